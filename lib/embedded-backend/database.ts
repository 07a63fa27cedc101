import sample from '@/content/catalogue/sample.json' with { type: 'json' };
import { connect, type Database, hasTable, type Reader } from '@/lib/database/connect';
import { requireDatabase } from '@/lib/database/permissions';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { addAttributes, CATALOGUE_STATE, type Catalogue, readStored, replaceCatalogue, type Stored } from './catalogue';
import { historyTables } from './history';
import { planImport } from './import/plan';
import { readCatalogue } from './import/read-file';

/** Opens the database at `url`, fills a new one, adds what an older one lacks; safe in several processes. A write waits `busyTimeoutMs`. */
export async function openDatabase(url: string, busyTimeoutMs?: number): Promise<Database> {
  const database = await connect(url, busyTimeoutMs);
  try {
    const isCurrent = (await getCatalogueState(database)) === CATALOGUE_STATE;
    if (!isCurrent || (await listMissingColumns(database)).length > 0) await prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What is stored in the database at `url`, for a command; throws where there is none. */
export async function readDatabase(url: string): Promise<Stored> {
  await requireDatabase(url);
  const database = await openDatabase(url, busyTimeoutsMs.command);
  try {
    return await readStored(database);
  } finally {
    database.close();
  }
}

/** State in `meta` of the stored catalogue; undefined when there is none. */
async function getCatalogueState(database: Reader): Promise<unknown> {
  if (!(await hasTable(database, 'meta'))) return undefined;
  return (await database.execute("SELECT value FROM meta WHERE key = 'catalogue'")).rows[0]?.value;
}

async function listMissingColumns(database: Reader): Promise<(typeof laterColumns)[number][]> {
  const { rows } = await database.execute(
    "SELECT m.name AS home, c.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table'",
  );
  const known = new Set(rows.map(({ home, name }) => `${home}.${name}`));
  return laterColumns.filter(([table, name]) => !known.has(`${table}.${name}`));
}

async function prepare(database: Database): Promise<void> {
  await database.transact(async (transaction) => {
    await transaction.batch(schema);
    // Another process may have been first while this one waited for the lock: what is missing is read again.
    for (const [table, name] of await listMissingColumns(transaction))
      await transaction.execute(`ALTER TABLE ${table} ADD COLUMN ${name} TEXT`);
    const state = await getCatalogueState(transaction);
    if (state === CATALOGUE_STATE) return;
    const fill = state === undefined ? replaceCatalogue : addAttributes;
    await transaction.batch([...fill(sampleCatalogue())]);
  });
}

/** Tables of the embedded database; every statement may run again without harm. */
const schema = [
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
  ...historyTables,
];

/** Columns that came later (table, column): added on opening to a database that was made before. */
const laterColumns = [
  ['messages', 'policy_version'],
  ['messages', 'policy_accepted_at'],
  ['products', 'lang'],
  ['categories', 'lang'],
  ['products', 'attributes'],
  ['products', 'code'],
  ['products', 'details'],
  // Tables that came later, each by a column: they are made before it is looked for again.
  ['removed', 'code'],
  ['kept_catalogues', 'content'],
] as const;

/** The sample catalogue of content/, by the same checks as any import. */
export function sampleCatalogue(): Catalogue {
  const { catalogue, faults } = planImport(readCatalogue(sample), null);
  if (faults.length > 0) throw new Error(`content/catalogue/sample.json: ${JSON.stringify(faults)}`);
  return catalogue;
}
