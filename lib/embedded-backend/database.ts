import { gunzipSync, gzipSync } from 'node:zlib';
import type { InStatement } from '@libsql/client';
import sample from '@/content/catalogue/sample.json' with { type: 'json' };
import { busyTimeoutsMs, connect, type Database, hasTable, type Reader } from '@/lib/database/connect';
import { type Catalogue, readStored, replaceCatalogue, type Stored } from './catalogue';
import { markImport } from './imports';
import { planImport } from './plan';
import { readCatalogue } from './read-file';
import { compareCatalogues } from './rows';

/** What `meta` says of a database that has a catalogue: programs of before read it too. */
const FILLED = "INSERT OR REPLACE INTO meta VALUES ('catalogue', 'with attributes')";

/** Tables of the embedded database; every statement may run again. `lang` is for earlier releases alone. */
const schema = [
  'CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
  `CREATE TABLE IF NOT EXISTS categories (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, image_sm TEXT NOT NULL DEFAULT '', lang TEXT)`,
  `CREATE TABLE IF NOT EXISTS products (
    id INTEGER PRIMARY KEY, category_id INTEGER, name TEXT NOT NULL, slug TEXT NOT NULL, type TEXT NOT NULL,
    brand TEXT NOT NULL, image_sm TEXT NOT NULL, image TEXT NOT NULL, description TEXT NOT NULL, url TEXT NOT NULL,
    lang TEXT, attributes TEXT, code TEXT, details TEXT)`,
  'CREATE INDEX IF NOT EXISTS products_by_category ON products (category_id, id)',
  `CREATE TABLE IF NOT EXISTS related (
    product_id INTEGER, position INTEGER, related_id INTEGER, PRIMARY KEY (product_id, position))`,
  'CREATE TABLE IF NOT EXISTS suggested (position INTEGER PRIMARY KEY, product_id INTEGER NOT NULL)',
  // remove_diacritics 2 matches words without accents: https://sqlite.org/fts5.html#unicode61_tokenizer
  `CREATE VIRTUAL TABLE IF NOT EXISTS product_search USING fts5(
    name, brand, description, tokenize = 'unicode61 remove_diacritics 2')`,
  // `removed`: ids never reused (type PRODUCT, also services, or CATEGORY); `kept_catalogues`: compressed JSON.
  'CREATE TABLE IF NOT EXISTS removed (type TEXT, id INTEGER, code TEXT, name TEXT NOT NULL, PRIMARY KEY (type, id))',
  `CREATE TABLE IF NOT EXISTS kept_catalogues (
    number INTEGER PRIMARY KEY, stored_at INTEGER, products INTEGER NOT NULL, content BLOB NOT NULL)`,
];
/** Opens the database at `url`, fills or upgrades it, safely in several processes; a write waits `busyTimeoutMs`. */
export async function openDatabase(url: string, busyTimeoutMs?: number): Promise<Database> {
  const database = await connect(url, busyTimeoutMs);
  try {
    if (!(await isFilled(database))) await prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const isFilled = async (database: Reader) =>
  (await hasTable(database, 'meta')) &&
  (await database.execute("SELECT 1 FROM meta WHERE key = 'catalogue'")).rows.length > 0;

async function prepare(database: Database): Promise<void> {
  await database.transact(async (transaction) => {
    await transaction.batch(schema);
    // Another process may have been first while this one waited for the lock.
    if (!(await isFilled(transaction))) await transaction.batch([...replaceCatalogue(sampleCatalogue()), FILLED]);
  });
}

/** The sample catalogue of content/, by the same checks as any import. */
function sampleCatalogue(): Catalogue {
  const { catalogue, faults } = planImport(readCatalogue(sample), null);
  if (faults.length > 0) throw new Error(`content/catalogue/sample.json: ${JSON.stringify(faults)}`);
  return catalogue;
}

/** Gives what `work` makes of the database at `url`, for a command. */
export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(url, busyTimeoutsMs.command);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Replaces the catalogue in one transaction and keeps the old one; throws if that is not the one of `expected`. */
export async function storeCatalogue(
  database: Database,
  catalogue: Catalogue,
  expected?: number | null,
): Promise<void> {
  await database.transact(async (transaction) => {
    const before = await readStored(transaction);
    if (expected !== undefined && expected !== before.storedAt)
      throw new Error('Mientras tanto se cargó otro catálogo: ejecute de nuevo el comando. No se cargó nada');
    for (const statement of listReplacements(before, catalogue)) await transaction.execute(statement);
  });
}

/** Puts the catalogue of before in the place of the one that is shown, which is kept instead; gives both. */
export async function restoreKept(database: Database): Promise<{ before: Catalogue; after: Catalogue }> {
  return database.transact(async (transaction) => {
    const [row] = (await transaction.execute('SELECT content FROM kept_catalogues ORDER BY number DESC LIMIT 1')).rows;
    if (!row) throw new Error('No hay un catálogo anterior a este: no se cambió nada');
    const before = await readStored(transaction);
    const text = gunzipSync(row.content as ArrayBuffer).toString();
    // Earlier releases kept the language of each item.
    const after: Catalogue = JSON.parse(text, (key, value) => (key === 'lang' ? undefined : value));
    for (const statement of listReplacements(before, after)) await transaction.execute(statement);
    return { before, after };
  });
}

function* listReplacements(before: Stored, next: Catalogue): Generator<InStatement> {
  // The sample is nobody's, and the same again takes no place of another one.
  const { storedAt, categories, suggested, products } = before;
  if (storedAt !== null && compareCatalogues(before, next).length > 0) {
    const sql = 'INSERT INTO kept_catalogues (stored_at, products, content) VALUES (?, ?, ?)';
    const content = gzipSync(JSON.stringify({ categories, suggested, products }));
    yield 'DELETE FROM kept_catalogues';
    yield { sql, args: [storedAt, products.length, content] };
    yield "INSERT OR REPLACE INTO removed SELECT 'PRODUCT', id, code, name FROM products";
    yield "INSERT OR REPLACE INTO removed SELECT 'CATEGORY', id, NULL, name FROM categories";
  }
  yield* replaceCatalogue(next);
  yield `DELETE FROM removed WHERE
    type = 'PRODUCT' AND id IN (SELECT id FROM products) OR type = 'CATEGORY' AND id IN (SELECT id FROM categories)`;
  yield markImport(Date.now());
}
