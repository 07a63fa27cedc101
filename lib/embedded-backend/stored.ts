import type { Row } from '@libsql/client';
import sample from '@/content/catalogue/sample.json' with { type: 'json' };
import type { Reader } from '@/lib/database/connect';
import type { Catalogue, CategoryRow, ProductRow } from './catalogue';
import type { Removed } from './catalogue-file';
import { readMark } from './imports';

/** What the database has: its catalogue, what was removed from it, and when it was stored (milliseconds since 1970). */
export type Stored = {
  readonly catalogue: Catalogue;
  readonly removed: readonly Removed[];
  readonly storedAt: number | null;
  /** The catalogue that a new database is filled with: nobody's addresses. */
  readonly isSample: boolean;
};

const SAMPLE_IDS = new Set(sample.products.map(({ id }) => id));

/** Reads the whole catalogue. */
export async function readStored(db: Reader): Promise<Stored> {
  const read = async (sql: string) => (await db.execute(sql)).rows;
  const categories = await read('SELECT * FROM categories ORDER BY id');
  const products = await read('SELECT * FROM products ORDER BY id');
  const related = new Map<number, number[]>();
  for (const { product_id, related_id } of await read('SELECT * FROM related ORDER BY product_id, position')) {
    const ids = related.get(Number(product_id)) ?? [];
    related.set(Number(product_id), [...ids, Number(related_id)]);
  }
  const suggested = await read('SELECT product_id FROM suggested ORDER BY position');
  const removed = await read('SELECT * FROM removed ORDER BY type DESC, id');
  const storedAt = await readMark(db);
  return {
    catalogue: {
      categories: categories.map(toRow<CategoryRow>),
      products: products.map(toRow<ProductRow>),
      related,
      suggested: suggested.map(({ product_id }) => Number(product_id)),
    },
    removed: removed.map(toRow<Removed>),
    storedAt,
    isSample: storedAt === null && products.every(({ id }) => SAMPLE_IDS.has(Number(id))),
  };
}

/** The driver's rows have their columns by number too, and those are not their own. */
const toRow = <T>(row: Row): T => ({ ...row }) as unknown as T;
