import { gunzipSync, gzipSync } from 'node:zlib';
import type { InStatement, Transaction } from '@libsql/client';
import type { Database, Reader } from '@/lib/database/connect';
import { type Catalogue, readStored, replaceCatalogue, type Stored } from './catalogue';
import { compareCatalogues } from './flat-rows';
import { markImport } from './imports';

/** How many catalogues are kept beside the one that is shown. */
const KEPT = 3;
/** Statements that are in memory at once. */
const AT_ONCE = 1_000;

/** Tables of what was: ids that nobody else gets (`type` PRODUCT, services too, or CATEGORY), and the last catalogues as compressed JSON files. */
export const historyTables = [
  'CREATE TABLE IF NOT EXISTS removed (type TEXT, id INTEGER, code TEXT, name TEXT NOT NULL, PRIMARY KEY (type, id))',
  `CREATE TABLE IF NOT EXISTS kept_catalogues (
    number INTEGER PRIMARY KEY, stored_at INTEGER, products INTEGER NOT NULL, content BLOB NOT NULL)`,
];

/** A catalogue of before; `storedAt` is when it was imported (milliseconds since 1970). */
export type KeptCatalogue = { readonly storedAt: number; readonly products: number };

/** Replaces the whole catalogue in one transaction, unless another than that of `expected` is there now; the one before is kept. */
export async function storeCatalogue(
  database: Database,
  catalogue: Catalogue,
  expected?: number | null,
): Promise<void> {
  await database.transact(async (transaction) => {
    const before = await readStored(transaction);
    if (expected !== undefined && expected !== before.storedAt)
      throw new Error('Mientras tanto se cargó otro catálogo: ejecute de nuevo el comando. No se cargó nada');
    await replace(transaction, before, catalogue);
  });
}

/** The catalogues that are kept, the last one first. */
export async function listKept(db: Reader): Promise<KeptCatalogue[]> {
  const { rows } = await db.execute('SELECT stored_at, products FROM kept_catalogues ORDER BY number DESC');
  return rows.map(({ stored_at, products }) => ({ storedAt: Number(stored_at), products: Number(products) }));
}

/** Puts the kept catalogue at `place` (1: the last one) in the place of the one that is shown, which is kept instead; gives both. */
export async function restoreKept(database: Database, place: number): Promise<{ before: Catalogue; after: Catalogue }> {
  return database.transact(async (transaction) => {
    const sql = 'SELECT number, content FROM kept_catalogues ORDER BY number DESC LIMIT 1 OFFSET ?';
    const [row] = (await transaction.execute({ sql, args: [place - 1] })).rows;
    if (!row) throw new Error(`No hay un catálogo ${place} anterior a este: no se cambió nada`);
    await transaction.execute({ sql: 'DELETE FROM kept_catalogues WHERE number = ?', args: [row.number ?? 0] });
    const before = await readStored(transaction);
    const after: Catalogue = JSON.parse(gunzipSync(row.content as ArrayBuffer).toString());
    await replace(transaction, before, after);
    return { before, after };
  });
}

async function replace(transaction: Transaction, before: Stored, catalogue: Catalogue): Promise<void> {
  for (const statements of [remember(before, catalogue), replaceCatalogue(catalogue), forbid(catalogue.removed)]) {
    let batch: InStatement[] = [];
    for (const statement of statements) {
      batch.push(statement);
      if (batch.length < AT_ONCE) continue;
      await transaction.batch(batch);
      batch = [];
    }
    await transaction.batch(batch);
  }
}

function* forbid(removed: Catalogue['removed']): Generator<InStatement> {
  for (const { type, id, code = null, name } of removed)
    yield { sql: 'INSERT OR IGNORE INTO removed VALUES (?, ?, ?, ?)', args: [type, id, code, name] };
  yield RETURNED;
  yield markImport(Date.now());
}

/** Statements that keep what `next` replaces; the sample is nobody's, and the same again takes no place of another one. */
function* remember({ isSample, storedAt, ...before }: Stored, next: Catalogue): Generator<InStatement> {
  if (isSample || compareCatalogues(before, next).length === 0) return;
  yield {
    sql: 'INSERT INTO kept_catalogues (stored_at, products, content) VALUES (?, ?, ?)',
    args: [storedAt, before.products.length, gzipSync(JSON.stringify({ ...before, removed: [] }))],
  };
  yield {
    sql: 'DELETE FROM kept_catalogues WHERE number NOT IN (SELECT number FROM kept_catalogues ORDER BY number DESC LIMIT ?)',
    args: [KEPT],
  };
  yield "INSERT OR REPLACE INTO removed SELECT 'PRODUCT', id, code, name FROM products";
  yield "INSERT OR REPLACE INTO removed SELECT 'CATEGORY', id, NULL, name FROM categories";
}

const RETURNED = `DELETE FROM removed WHERE
  type = 'PRODUCT' AND id IN (SELECT id FROM products) OR type = 'CATEGORY' AND id IN (SELECT id FROM categories)`;
