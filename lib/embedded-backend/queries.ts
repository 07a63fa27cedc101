import type { InValue, Row } from '@libsql/client';
import { productLists } from '@/lib/catalogue/product';
import type { Reader } from '@/lib/database/connect';
import { toCode, toRequired, toStem } from '@/lib/search-index/words';

const COLUMNS = 'id, name, slug, type, brand, image_sm, image, description, url, code';
/** In lists, a registration is its number alone. */
const REGISTRATION =
  "coalesce(products.details ->> '$.registro_sanitario.number', products.details ->> '$.registro_sanitario')";
const PRODUCT = `${COLUMNS.replace(/\w+/g, 'products.$&')}, ${REGISTRATION} AS registro_sanitario`;
const CATEGORY = 'categories.id AS of_id, categories.name AS of_name';
const WITH_CATEGORY = 'LEFT JOIN categories ON categories.id = products.category_id';
/** The ids of the related products of a row of `products`, as JSON. */
export const RELATED = `(SELECT json_group_array(related_id) FROM
  (SELECT related_id FROM related WHERE product_id = products.id ORDER BY position))`;
/** Name, brand, description, too far apart for a long text to matter: https://sqlite.org/fts5.html#the_bm25_function */
const WEIGHTS = '10000.0, 100.0, 1.0';

/** Featured products: `id` is the row of the list, `id_product` the product, as the backend sends them. */
export async function listSuggested(db: Reader): Promise<Row[]> {
  const fields = PRODUCT.replace('products.id', 'suggested.position AS id, products.id AS id_product');
  return readRows(db, `SELECT ${fields} FROM suggested JOIN products ON products.id = product_id ORDER BY position`);
}

export async function listCategories(db: Reader): Promise<Row[]> {
  return readRows(db, 'SELECT id, name, image_sm FROM categories ORDER BY id');
}

/** Products of a category, or null when there is no such category. */
export async function listCategoryProducts(db: Reader, id: number): Promise<{ data: Row[] } | null> {
  if ((await readRows(db, 'SELECT 1 FROM categories WHERE id = ?', [id])).length === 0) return null;
  return { data: await readRows(db, `SELECT ${PRODUCT} FROM products WHERE category_id = ? ORDER BY id`, [id]) };
}

/** A product with its category and all products that it names, or null. */
export async function getProduct(db: Reader, id: number): Promise<Record<string, unknown> | null> {
  const fields = `${PRODUCT}, attributes, details, ${RELATED} AS related, ${CATEGORY}`;
  const [row] = await readRows(db, `SELECT ${fields} FROM products ${WITH_CATEGORY} WHERE products.id = ?`, [id]);
  if (!row) return null;
  const { details, related, ...found } = row;
  const read = { ...JSON.parse(String(details ?? '{}')), related_products: JSON.parse(String(related)) };
  const ids = JSON.stringify([...productLists.flatMap((name) => read[name] ?? []), read.replaced_by]);
  const named = `SELECT ${PRODUCT} FROM products WHERE id IN (SELECT value FROM json_each(?))`;
  const products = new Map((await readRows(db, named, [ids])).map((product) => [product.id, product]));
  const lists = productLists.map((name) => [name, read[name]?.flatMap((one: number) => products.get(one) ?? [])]);
  const others = { ...Object.fromEntries(lists), replaced_by: products.get(read.replaced_by) };
  return { ...toResult(found), ...read, ...others };
}

/** The first of all products, services first, or of matches of `q`: reference, then name, brand, description. */
export async function findProducts(db: Reader, q: string, limit: number) {
  if (q.trim() !== '') return search(db, q, limit);
  const sql = `SELECT ${PRODUCT} FROM products ORDER BY type = 'SERVICE' DESC, id LIMIT ?`;
  return { data: await readRows(db, sql, [limit]) };
}

async function search(db: Reader, q: string, limit: number) {
  const words = toRequired(q);
  if (words.length === 0) return { data: [] };
  const [[[word = ''] = []] = []] = words;
  const id = words.length === 1 && /^\d{1,15}$/.test(word) ? Number(word) : 0;
  // Looks up only the results: a join of all 65,300 products took seconds. The product of a reference is first.
  const found = `SELECT rowid AS found, bm25(product_search, ${WEIGHTS}) AS rank
    FROM product_search WHERE product_search MATCH ? AND rowid <> ?
    UNION ALL SELECT id, -1e9 FROM products WHERE id = ?`;
  const order = 'ORDER BY rank, found';
  const sql = `SELECT ${PRODUCT}, attributes, ${CATEGORY} FROM (${found} ${order} LIMIT ?)
    JOIN products ON products.id = found ${WITH_CATEGORY} ${order}`;
  const rows = await readRows(db, sql, [toFtsQuery(q), id, id, limit]);
  return { data: rows.map(toResult) };
}

/** FTS5 query of a visitor's words: the beginning of each or of what stands for it; or the whole begins a code. */
function toFtsQuery(q: string): string {
  const toAny = (word: string) => `("${toSpellings(word).join('"* OR "')}"*)`;
  const toAll = (phrase: readonly string[]) => `(${phrase.map(toAny).join(' AND ')})`;
  const words = toRequired(q).map((phrases) => `(${phrases.map(toAll).join(' OR ')})`);
  const code = toCode(q);
  return [words.join(' AND '), code && `"${toCodeTerm(code)}"*`].filter(Boolean).join(' OR ');
}

/** Beginnings of what a word stands for: 'luc' and 'luz' of 'luces', 'mv12' of 'MV12' and 'MV-12'. */
function toSpellings(written: string): string[] {
  const word = toStem(written);
  const [, letters, digits] = /^(\p{L}+)(\p{N}+)$/u.exec(word) ?? [];
  if (letters) return [word, `${letters} ${digits}`];
  return word.endsWith('c') ? [word, `${word.slice(0, -1)}z`] : [word];
}

/** A code as it stands below the description in the index: no word that a visitor looks for. */
export const toCodeTerm = (code: string) => `zqcode${code}`;

/** A row with its facts and its category. */
function toResult(row: Record<string, unknown>): Record<string, unknown> {
  const { of_id, of_name, attributes, ...product } = row;
  const category = of_id === null ? null : { id: of_id, name: of_name };
  return { ...product, attributes: JSON.parse(String(attributes ?? '[]')), category };
}

async function readRows(db: Reader, sql: string, args: InValue[] = []): Promise<Row[]> {
  return (await db.execute({ sql, args })).rows;
}
