import type { InValue, Row } from '@libsql/client';
import { relationNames } from '@/lib/catalogue/detail-fields';
import type { Reader } from '@/lib/database/connect';
import {
  getProductId,
  toBeginningQuery,
  toExactQuery,
  toFtsQuery,
  toLikeliestQuery,
  toNamedQuery,
  toWantedQuery,
} from './match';

export type Page = { readonly page: number; readonly limit: number };
export type PageOfProducts = {
  data: readonly Record<string, unknown>[];
  total: number;
  page: number;
  limit: number;
  last_page: number;
};

const COLUMNS = 'id, name, slug, type, brand, image_sm, image, description, url, lang, code';
/** In lists, a registration is its number alone. */
const REGISTRATION =
  "coalesce(products.details ->> '$.registro_sanitario.number', products.details ->> '$.registro_sanitario')";
const PRODUCT = `${COLUMNS.replace(/\w+/g, 'products.$&')}, ${REGISTRATION} AS registro_sanitario`;

const CATEGORY = 'categories.id AS of_id, categories.name AS of_name, categories.lang AS of_lang';
const WITH_CATEGORY = 'LEFT JOIN categories ON categories.id = products.category_id';

/** Of name, brand and description, so far apart that no long text turns the order: https://sqlite.org/fts5.html#the_bm25_function */
const WEIGHTS = '10000.0, 100.0, 1.0';

/** Featured products: `id` is the row of the list, `id_product` the product, as the backend sends them. */
export async function listSuggested(db: Reader): Promise<Row[]> {
  const fields = PRODUCT.replace('products.id', 'suggested.position AS id, products.id AS id_product');
  return readRows(db, `SELECT ${fields} FROM suggested JOIN products ON products.id = product_id ORDER BY position`);
}

export async function listCategories(db: Reader): Promise<Row[]> {
  const count = '(SELECT count(*) FROM products WHERE category_id = categories.id) AS products_count';
  return readRows(db, `SELECT id, name, image_sm, lang, ${count} FROM categories ORDER BY id`);
}

/** Products of a category, or null when there is no such category. */
export async function listCategoryProducts(db: Reader, id: number): Promise<Row[] | null> {
  if ((await readRows(db, 'SELECT 1 FROM categories WHERE id = ?', [id])).length === 0) return null;
  return readRows(db, `SELECT ${PRODUCT} FROM products WHERE category_id = ? ORDER BY id`, [id]);
}

/** A product with its category and its related ones, or null. */
export async function getProduct(
  db: Reader,
  id: number,
): Promise<(Record<string, unknown> & { related_products: Row[] }) | null> {
  const [row] = await readRows(db, `SELECT ${PRODUCT}, attributes, details FROM products WHERE id = ?`, [id]);
  if (!row) return null;
  const { details, ...found } = row;
  const CATEGORY_OF_PRODUCT =
    'SELECT categories.id, categories.name, categories.lang FROM categories JOIN products ON category_id = categories.id';
  const [category = null] = await readRows(db, `${CATEGORY_OF_PRODUCT} WHERE products.id = ?`, [id]);
  const related = `SELECT ${PRODUCT} FROM related JOIN products ON products.id = related_id WHERE product_id = ? ORDER BY position`;
  const related_products = await readRows(db, related, [id]);
  return {
    ...found,
    ...(await readDetails(db, details)),
    attributes: readList(found.attributes),
    category,
    related_products,
  };
}

const readList = (column: unknown): unknown => JSON.parse(String(column ?? '[]'));

/** What the column `details` says, with the products that it names by their ids. */
async function readDetails(db: Reader, details: unknown): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = JSON.parse(String(details ?? '{}'));
  const lists = relationNames.filter((name) => name in read);
  if (lists.length === 0 && read.replaced_by === undefined) return read;
  const ids = JSON.stringify([...lists.flatMap((name) => read[name]), read.replaced_by]);
  const named = `SELECT ${PRODUCT} FROM products WHERE id IN (SELECT value FROM json_each(?))`;
  const products = await readRows(db, named, [ids]);
  const toProducts = (list: unknown) => [list].flat().flatMap((id) => products.filter((product) => product.id === id));
  const related = lists.map((name) => [name, toProducts(read[name])]);
  return { ...read, ...Object.fromEntries(related), replaced_by: toProducts(read.replaced_by)[0] ?? null };
}

/** A page of all products, services first, or of those that match `q`: a reference, a word of the name, the first one before others, then name over brand over description. */
export async function findProducts(db: Reader, q: string, page: Page): Promise<PageOfProducts> {
  if (q.trim() === '') return listAll(db, page);
  const match = toFtsQuery(q);
  return match === '' ? toPage([], 0, page) : search(db, q, match, page);
}

async function listAll(db: Reader, page: Page): Promise<PageOfProducts> {
  const [count] = await readRows(db, 'SELECT count(*) AS total FROM products');
  const sql = `SELECT ${PRODUCT} FROM products ORDER BY type = 'SERVICE' DESC, id LIMIT ? OFFSET ?`;
  return toPage(await readRows(db, sql, bounds(page)), Number(count?.total), page);
}

async function search(db: Reader, q: string, match: string, page: Page): Promise<PageOfProducts> {
  const fields = `${PRODUCT}, attributes, ${CATEGORY}`;
  const id = getProductId(q);
  const own = await readRows(db, `SELECT ${fields} FROM products ${WITH_CATEGORY} WHERE products.id = ?`, [id]);
  const matching = 'SELECT rowid FROM product_search WHERE product_search MATCH ?';
  // Of what is not named so, what a service says counts: 'Calibración …' for 'tensiómetro'.
  const mentioning = `${matching} INTERSECT SELECT id FROM products WHERE type = 'SERVICE'`;
  const others = `product_search MATCH ? AND product_search.rowid <> ? AND product_search.rowid IN (${mentioning} UNION ${matching})`;
  const mentioned = toWantedQuery(q);
  const count = async (wanted: InValue[]) => {
    const [row] = await readRows(db, `SELECT count(*) AS total FROM product_search WHERE ${others}`, wanted);
    return { wanted, total: Number(row?.total) };
  };
  const named = await count([match, id, mentioned, toNamedQuery(q)]);
  const isNone = named.total + own.length === 0;
  const { wanted, total } = isNone ? await count([match, id, mentioned, mentioned]) : named;
  const order = [toExactQuery(q), toBeginningQuery(q), toLikeliestQuery(q)];
  const sql = `SELECT ${fields} FROM product_search JOIN products ON products.id = product_search.rowid ${WITH_CATEGORY}
    WHERE ${others} ORDER BY ${`products.id IN (${matching}) DESC, `.repeat(order.length)}
    bm25(product_search, ${WEIGHTS}), products.id LIMIT ? OFFSET ?`;
  const [limit = 0, offset = 0] = bounds(page);
  const shown = page.page === 1 ? own : [];
  const from = Math.max(0, offset - own.length);
  const rest = await readRows(db, sql, [...wanted, ...order, limit - shown.length, from]);
  return toPage([...shown, ...rest].map(toResult), total + own.length, page);
}

function toPage(data: readonly Record<string, unknown>[], total: number, { page, limit }: Page): PageOfProducts {
  return { data, total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) };
}

const bounds = ({ page, limit }: Page): [number, number] => [limit, (page - 1) * limit];

function toResult({ of_id: id, of_name: name, of_lang: lang, attributes, ...product }: Row): Record<string, unknown> {
  const category = id === null ? null : { id, name, lang };
  return { ...product, attributes: readList(attributes), category };
}

async function readRows(db: Reader, sql: string, args: InValue[] = []): Promise<Row[]> {
  return (await db.execute({ sql, args })).rows;
}
