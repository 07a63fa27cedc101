import type { InValue, Row } from '@libsql/client';
import { searchable } from './catalogue';
import type { Reader } from './connect';

export type Page = { readonly page: number; readonly limit: number };
export type PageOfProducts = { data: Row[]; total: number; page: number; limit: number; last_page: number };

const PRODUCT = 'products.id, name, slug, type, brand, image_sm, image, description, url, lang';

/** Of name, brand and description: so far apart that neither long texts nor repeated words turn the order (https://sqlite.org/fts5.html#the_bm25_function). */
const WEIGHTS = '10000.0, 100.0, 1.0';

/** Featured products: `id` is the row of the list, `id_product` the product, as the backend sends them. */
export async function suggested(db: Reader): Promise<Row[]> {
  const fields = PRODUCT.replace('products.id', 'suggested.position AS id, products.id AS id_product');
  return rows(db, `SELECT ${fields} FROM suggested JOIN products ON products.id = product_id ORDER BY position`);
}

export async function categories(db: Reader): Promise<Row[]> {
  const count = '(SELECT count(*) FROM products WHERE category_id = categories.id) AS products_count';
  return rows(db, `SELECT id, name, image_sm, lang, ${count} FROM categories ORDER BY id`);
}

/** Products of a category, or null when there is no such category. */
export async function categoryProducts(db: Reader, id: number): Promise<Row[] | null> {
  if ((await rows(db, 'SELECT 1 FROM categories WHERE id = ?', [id])).length === 0) return null;
  return rows(db, `SELECT ${PRODUCT} FROM products WHERE category_id = ? ORDER BY id`, [id]);
}

/** A product with its category and its related ones, or null. */
export async function product(
  db: Reader,
  id: number,
): Promise<(Record<string, unknown> & { related_products: Row[] }) | null> {
  const [found] = await rows(db, `SELECT ${PRODUCT}, attributes FROM products WHERE id = ?`, [id]);
  if (!found) return null;
  const attributes: unknown = JSON.parse(String(found.attributes ?? '[]'));
  const categoryOf =
    'SELECT categories.id, categories.name, categories.lang FROM categories JOIN products ON category_id = categories.id';
  const [category = null] = await rows(db, `${categoryOf} WHERE products.id = ?`, [id]);
  const related = `SELECT ${PRODUCT} FROM related JOIN products ON products.id = related_id WHERE product_id = ? ORDER BY position`;
  return { ...found, attributes, category, related_products: await rows(db, related, [id]) };
}

/** A page of all products, services first, or of those that match `q`: name counts over brand over description. */
export async function products(db: Reader, q: string, page: Page): Promise<PageOfProducts> {
  const match = ftsQuery(q);
  if (q.trim() !== '' && match === '') return pageOf([], 0, page);
  return match === '' ? all(db, page) : search(db, match, page);
}

/** FTS5 query of a visitor's words: each word quoted, the beginning of a word is enough, all of them must be there. */
export function ftsQuery(q: string): string {
  const words = searchable(q).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `"${word}"*`).join(' ');
}

async function all(db: Reader, page: Page): Promise<PageOfProducts> {
  const [count] = await rows(db, 'SELECT count(*) AS total FROM products');
  const sql = `SELECT ${PRODUCT} FROM products ORDER BY type = 'SERVICE' DESC, id LIMIT ? OFFSET ?`;
  return pageOf(await rows(db, sql, bounds(page)), Number(count?.total), page);
}

async function search(db: Reader, match: string, page: Page): Promise<PageOfProducts> {
  const [count] = await rows(db, 'SELECT count(*) AS total FROM product_search WHERE product_search MATCH ?', [match]);
  const sql = `SELECT ${PRODUCT.replace(/\b(name|brand|description)\b/g, 'products.$1')}
    FROM product_search JOIN products ON products.id = product_search.rowid
    WHERE product_search MATCH ? ORDER BY bm25(product_search, ${WEIGHTS}), products.id LIMIT ? OFFSET ?`;
  return pageOf(await rows(db, sql, [match, ...bounds(page)]), Number(count?.total), page);
}

function pageOf(data: Row[], total: number, { page, limit }: Page): PageOfProducts {
  return { data, total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) };
}

const bounds = ({ page, limit }: Page): InValue[] => [limit, (page - 1) * limit];

async function rows(db: Reader, sql: string, args: InValue[] = []): Promise<Row[]> {
  return (await db.execute({ sql, args })).rows;
}
