/** Tables of the embedded database; every statement may run again without harm. */
export const schema = [
  'CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
  "CREATE TABLE IF NOT EXISTS categories (id INTEGER PRIMARY KEY, name TEXT NOT NULL, image_sm TEXT NOT NULL DEFAULT '')",
  `CREATE TABLE IF NOT EXISTS products (
    id INTEGER PRIMARY KEY, category_id INTEGER, name TEXT NOT NULL, slug TEXT NOT NULL, type TEXT NOT NULL,
    brand TEXT NOT NULL, image_sm TEXT NOT NULL, image TEXT NOT NULL, description TEXT NOT NULL, url TEXT NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS products_by_category ON products (category_id, id)',
  'CREATE TABLE IF NOT EXISTS related (product_id INTEGER, position INTEGER, related_id INTEGER, PRIMARY KEY (product_id, position))',
  'CREATE TABLE IF NOT EXISTS suggested (position INTEGER PRIMARY KEY, product_id INTEGER NOT NULL)',
  // remove_diacritics 2 finds 'electrocardiógrafo' for 'electrocardiografo': https://sqlite.org/fts5.html#unicode61_tokenizer
  `CREATE VIRTUAL TABLE IF NOT EXISTS product_search USING fts5(name, brand, description, tokenize = 'unicode61 remove_diacritics 2')`,
  `CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, payload TEXT NOT NULL, idempotency_key TEXT UNIQUE,
    created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ')))`,
];

/** Columns that came later (table, column): added on opening to a database that was made before. */
export const laterColumns = [
  ['messages', 'policy_version'],
  ['messages', 'policy_accepted_at'],
  ['products', 'lang'],
  ['categories', 'lang'],
  ['products', 'attributes'],
] as const;
