import type { InStatement, Row } from '@libsql/client';
import sample from '@/content/catalogue/sample.json' with { type: 'json' };
import type { Reader } from '@/lib/database/connect';
import { isRecord } from '@/lib/http/records';
import { listCodes } from '@/lib/search-index/codes';
import { readMark } from './imports';
import { toCodeTerm } from './queries';

export type Category = {
  readonly id: number;
  readonly name: string;
  readonly image_sm?: string | undefined;
  /** BCP 47; none for the site's own language. */
  readonly lang?: string | undefined;
};

export type Attribute = { readonly name: string; readonly value: string };

/** A product in the words of the backend's contract, products that it names as ids; what is blank is left out. */
export type Product = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly code?: string;
  readonly type: 'PRODUCT' | 'SERVICE';
  readonly name: string;
  readonly category_id?: number;
  readonly attributes?: readonly Attribute[];
  readonly related_products?: readonly number[];
};

/** What was removed: nobody else gets its id. */
export type Removed = {
  readonly type: 'PRODUCT' | 'CATEGORY';
  readonly id: number;
  readonly code?: string;
  readonly name: string;
};

/** A whole catalogue, as a JSON file has it. */
export type Catalogue = {
  readonly categories: readonly Category[];
  /** Ids of the featured products, in their order. */
  readonly suggested: readonly number[];
  readonly products: readonly Product[];
  readonly removed: readonly Removed[];
};

/** What the database has. */
export type Stored = Catalogue & {
  /** When it was imported (milliseconds since 1970). */
  readonly storedAt: number | null;
  /** The catalogue that a new database is filled with: nobody's addresses. */
  readonly isSample: boolean;
};

/** Columns of texts that are never null. */
const TEXTS = ['brand', 'image_sm', 'image', 'description', 'url'] as const;
/** What a description says before its accessories. */
const ACCESSORIES = /\b(?:se )?incluyen?\b/iu;
/** State in `meta` of a catalogue since products have attributes; before it was 'loaded'. */
export const CATALOGUE_STATE = 'with attributes';
const MARK_STATE = { sql: "INSERT OR REPLACE INTO meta VALUES ('catalogue', ?)", args: [CATALOGUE_STATE] };

const SAMPLE_IDS = new Set(sample.products.map(({ id }) => id));

/** Reads the whole catalogue, in the order of ids. */
export async function readStored(db: Reader): Promise<Stored> {
  const read = async (sql: string) => (await db.execute(sql)).rows;
  const related = new Map<number, number[]>();
  for (const { product_id, related_id } of await read('SELECT * FROM related ORDER BY product_id, position')) {
    const ids = related.get(Number(product_id)) ?? [];
    related.set(Number(product_id), ids);
    ids.push(Number(related_id));
  }
  const categories = (await read('SELECT id, name, image_sm, lang FROM categories ORDER BY id')).map(
    dropBlank<Category>,
  );
  const products = (await read('SELECT * FROM products ORDER BY id')).map((row) =>
    toProduct(row, related.get(Number(row.id)) ?? []),
  );
  const suggested = await read('SELECT product_id FROM suggested ORDER BY position');
  const removed = await read('SELECT type, id, code, name FROM removed ORDER BY type DESC, id');
  const present = { PRODUCT: new Set(products.map(({ id }) => id)), CATEGORY: new Set(categories.map(({ id }) => id)) };
  const storedAt = await readMark(db);
  return {
    categories,
    products,
    suggested: suggested.map(({ product_id }) => Number(product_id)).filter((id) => present.PRODUCT.has(id)),
    removed: removed.map(dropBlank<Removed>).filter(({ type, id }) => !present[type].has(id)),
    storedAt,
    isSample: storedAt === null && products.every(({ id }) => SAMPLE_IDS.has(id)),
  };
}

function toProduct(row: Row, related: readonly number[]): Product {
  const { id, code, type, name, category_id, slug, attributes, details, brand, image_sm, image, lang } = row;
  const own = { id, code, type, name, category_id, brand, image_sm, image, description: row.description, url: row.url };
  return dropBlank({
    ...{ ...own, lang, slug: slug === name ? '' : slug },
    ...{ attributes: readAttributes(JSON.parse(String(attributes ?? '[]'))), related_products: related },
    ...(details === null ? {} : JSON.parse(String(details))),
  });
}

/** The facts that the site shows: texts, and of a repeated name the first. */
export function readAttributes(list: unknown): Attribute[] {
  const known = new Map<string, string>();
  for (const item of Array.isArray(list) ? list : []) {
    const [name, value] = isRecord(item) ? [toText(item.name).replace(/\s+/g, ' '), toText(item.value)] : ['', ''];
    if (name && value && !known.has(name)) known.set(name, value);
  }
  return [...known].map(([name, value]) => ({ name, value }));
}

/** A text or number of a file as a text; '' for anything else. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** `values` without what is blank: null, '' and empty lists. */
export function dropBlank<T>(values: object): T {
  const isBlank = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))) as T;
}

/** Statements that replace the stored catalogue by `catalogue`; run them in one transaction. */
export function* replaceCatalogue({ categories, products, suggested }: Catalogue): Generator<InStatement> {
  for (const table of ['categories', 'products', 'related', 'suggested', 'product_search'])
    yield `DELETE FROM ${table}`;
  const category = 'INSERT INTO categories (id, name, image_sm, lang) VALUES (?, ?, ?, ?)';
  for (const { id, name, image_sm = '', lang = null } of categories)
    yield { sql: category, args: [id, name, image_sm, lang] };
  for (const product of products) yield* insertProduct(product);
  for (const [position, id] of suggested.entries())
    yield { sql: 'INSERT INTO suggested VALUES (?, ?)', args: [position + 1, id] };
  yield MARK_STATE;
}

const INSERT = `INSERT INTO products (id, category_id, name, slug, type, code, lang, attributes, details, ${TEXTS.join(', ')})
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

function* insertProduct(product: Product): Generator<InStatement> {
  const { id, code, type, name, category_id, slug, lang, attributes, related_products = [], ...more } = product;
  const { brand, image_sm, image, description, url, ...details } = more;
  const texts = [brand, image_sm, image, description, url].map((text) => String(text ?? ''));
  const optional = [attributes, Object.keys(details).length > 0 ? details : undefined];
  const [facts, other] = optional.map((value) => (value ? JSON.stringify(value) : null));
  const keys = [id, category_id ?? null, name, String(slug ?? name), type, code ?? null];
  yield { sql: INSERT, args: [...keys, lang ? String(lang) : null, facts ?? null, other ?? null, ...texts] };
  yield {
    sql: 'INSERT INTO product_search (rowid, name, brand, description) VALUES (?, ?, ?, ?)',
    args: [id, ...[name, texts[0] ?? '', [getOwnText(product), ...listCodeTerms(product)].join('\n')].map(searchable)],
  };
  for (const [position, other] of related_products.entries())
    yield { sql: 'INSERT INTO related VALUES (?, ?, ?)', args: [id, position, other] };
}

/** Statements that give the attributes of `products` to the same products of a catalogue that was stored before there were any. */
export function* addAttributes({ products }: Catalogue): Generator<InStatement> {
  const sql = 'UPDATE products SET attributes = ? WHERE id = ? AND name = ? AND attributes IS NULL';
  for (const { attributes, id, name } of products)
    yield { sql, args: [attributes ? JSON.stringify(attributes) : null, id, name] };
  yield MARK_STATE;
}

/** The description of a product without what comes with it and the advice after that: gloves beside weights are no result for 'guantes'. */
function getOwnText({ type, description }: Product): string {
  const text = toText(description);
  return type === 'SERVICE' ? text : text.split(ACCESSORIES)[0] || text;
}

function listCodeTerms({ code, registro_sanitario: sent }: Product): string[] {
  const number = toText(isRecord(sent) ? sent.number : sent);
  return listCodes({ code: code ?? '', healthRegistration: number }).map(toCodeTerm);
}

/** Folds forms of the same letter, so that 'SpO₂' is found by 'SpO2' (Unicode NFKC). */
const searchable = (text: string) => text.normalize('NFKC');
