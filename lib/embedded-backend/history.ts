import { gunzipSync, gzipSync } from 'node:zlib';
import type { InStatement, Transaction } from '@libsql/client';
import type { Database, Reader } from '@/lib/database/connect';
import { type Catalogue, replaceCatalogue } from './catalogue';
import { type Removed, toFile } from './catalogue-file';
import { compareFiles } from './differences';
import { buildCatalogue } from './import/build';
import { readJson } from './import/read-json';
import { markImport } from './imports';
import { readStored, type Stored } from './stored';

/** How many catalogues are kept beside the one that is shown. */
const KEPT = 3;

/** Tables of what was: ids that nobody else gets (`type` PRODUCT, services too, or CATEGORY), and the last catalogues as compressed JSON files. */
export const historyTables = [
  'CREATE TABLE IF NOT EXISTS removed (type TEXT, id INTEGER, code TEXT, name TEXT NOT NULL, PRIMARY KEY (type, id))',
  `CREATE TABLE IF NOT EXISTS kept_catalogues (
    number INTEGER PRIMARY KEY, stored_at INTEGER, products INTEGER NOT NULL, content BLOB NOT NULL)`,
];

/** A catalogue of before; `storedAt` is when it was imported (milliseconds since 1970). */
export type KeptCatalogue = { readonly storedAt: number; readonly products: number };

type More = {
  /** Products and categories that a file says were removed before. */
  readonly removed?: readonly Removed[];
  /** When the catalogue was stored that is replaced; another one is left alone. */
  readonly expected?: number | null;
};

/** Replaces the whole catalogue in one transaction: all of it or nothing; the one before is kept, and running sites notice it by the mark. */
export async function storeCatalogue(database: Database, catalogue: Catalogue, more: More = {}): Promise<void> {
  await database.transact(async (transaction) => {
    const before = await readStored(transaction);
    if (more.expected !== undefined && more.expected !== before.storedAt)
      throw new Error('another catalogue was loaded meanwhile: run the command again. Nothing was loaded');
    await replace(transaction, before, catalogue, more.removed);
  });
}

/** The catalogues that are kept, the last one first. */
export async function listKept(db: Reader): Promise<KeptCatalogue[]> {
  const { rows } = await db.execute('SELECT stored_at, products FROM kept_catalogues ORDER BY number DESC');
  return rows.map(({ stored_at, products }) => ({ storedAt: Number(stored_at), products: Number(products) }));
}

/** Puts the kept catalogue at `place` (1: the last one) in the place of the one that is shown, which is kept instead. */
export async function restoreKept(database: Database, place: number): Promise<void> {
  await database.transact(async (transaction) => {
    const sql = 'SELECT number, content FROM kept_catalogues ORDER BY number DESC LIMIT 1 OFFSET ?';
    const [row] = (await transaction.execute({ sql, args: [place - 1] })).rows;
    if (!row) throw new Error(`There is no catalogue ${place} before this one: nothing was changed`);
    await transaction.execute({ sql: 'DELETE FROM kept_catalogues WHERE number = ?', args: [row.number ?? 0] });
    await replace(transaction, await readStored(transaction), unpack(row.content as ArrayBuffer));
  });
}

async function replace(
  transaction: Transaction,
  before: Stored,
  catalogue: Catalogue,
  removed: readonly Removed[] = [],
): Promise<void> {
  const statements = [...remember(before, catalogue), ...replaceCatalogue(catalogue), ...forbid(removed), RETURNED];
  await transaction.batch([...statements, markImport(Date.now())]);
}

/** Statements that keep what `next` replaces; the sample is nobody's, and the same again takes no place of another one. */
function* remember({ isSample, storedAt, catalogue }: Stored, next: Catalogue): Generator<InStatement> {
  if (isSample) return;
  const file = toFile(catalogue);
  if (compareFiles(file, toFile(next)).length === 0) return;
  const content = gzipSync(JSON.stringify(file));
  yield {
    sql: 'INSERT INTO kept_catalogues (stored_at, products, content) VALUES (?, ?, ?)',
    args: [storedAt, catalogue.products.length, content],
  };
  yield {
    sql: 'DELETE FROM kept_catalogues WHERE number NOT IN (SELECT number FROM kept_catalogues ORDER BY number DESC LIMIT ?)',
    args: [KEPT],
  };
  yield "INSERT OR REPLACE INTO removed SELECT 'PRODUCT', id, code, name FROM products";
  yield "INSERT OR REPLACE INTO removed SELECT 'CATEGORY', id, NULL, name FROM categories";
}

function* forbid(removed: readonly Removed[]): Generator<InStatement> {
  for (const { type, id, code = null, name } of removed)
    yield { sql: 'INSERT OR IGNORE INTO removed VALUES (?, ?, ?, ?)', args: [type, id, code, name] };
}

const RETURNED = `DELETE FROM removed WHERE
  type = 'PRODUCT' AND id IN (SELECT id FROM products) OR type = 'CATEGORY' AND id IN (SELECT id FROM categories)`;

function unpack(content: ArrayBuffer): Catalogue {
  const { records, categories, suggested } = readJson(gunzipSync(content).toString());
  const { catalogue, faults } = buildCatalogue(records, { categories, suggested });
  if (faults.length > 0) throw new Error(`the kept catalogue cannot be read: ${JSON.stringify(faults.slice(0, 3))}`);
  return catalogue;
}
