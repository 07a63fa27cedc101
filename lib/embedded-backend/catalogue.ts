import type { InStatement, InValue, Row } from '@libsql/client';
import type { Attribute, detailTextNames, productLists } from '@/lib/catalogue/product';
import type { Reader } from '@/lib/database/connect';
import { isRecord } from '@/lib/http/records';
import { listCodes } from '@/lib/search-index/words';
import { readMark } from './imports';
import { RELATED, toCodeTerm } from './queries';

export type Category = {
  readonly id: number;
  readonly name: string;
  readonly image_sm?: string | undefined;
};

type Registration = Readonly<Partial<Record<'number' | 'holder' | 'expires_at' | 'url', string>>>;

type TextName = 'code' | 'slug' | 'brand' | 'image_sm' | 'image' | 'description' | 'url';

/** A product in the words of the backend's contract, products that it names as ids; what is blank is left out. */
export type Product = Readonly<Partial<Record<TextName | (typeof detailTextNames)[number], string>>> &
  Readonly<Partial<Record<(typeof productLists)[number], readonly number[]>>> & {
    readonly id: number;
    readonly type: 'PRODUCT' | 'SERVICE';
    readonly name: string;
    readonly category_id?: number;
    readonly attributes?: readonly Attribute[];
    readonly documents?: readonly Readonly<Record<string, string | number>>[];
    readonly registro_sanitario?: string | Registration;
    readonly replaced_by?: number;
  };

/** A whole catalogue, as a JSON file has it. */
export type Catalogue = {
  readonly categories: readonly Category[];
  /** Ids of the featured products, in their order. */
  readonly suggested: readonly number[];
  readonly products: readonly Product[];
};

/** What was removed: nobody else gets its id. */
type Removed = Category & { readonly type: 'PRODUCT' | 'CATEGORY'; readonly code?: string };

/** What the database has, what it had, and when it was imported (milliseconds since 1970; null: never). */
export type Stored = Catalogue & { readonly removed: readonly Removed[]; readonly storedAt: number | null };

/** What a description says before its accessories. */
const ACCESSORIES = /\b(?:se )?incluyen?\b/iu;
/** Rows of one statement: a statement for each row took half of the time of an import of 65,300. */
const ROWS_AT_ONCE = 500;
const COLUMNS =
  'id, category_id, name, slug, type, code, brand, image_sm, image, description, url, attributes, details';

/** Reads the whole catalogue, in the order of ids. */
export async function readStored(db: Reader): Promise<Stored> {
  const read = async (sql: string) => (await db.execute(sql)).rows;
  const categories = await read('SELECT id, name, image_sm FROM categories ORDER BY id');
  const products = await read(`SELECT *, ${RELATED} AS related_products FROM products ORDER BY id`);
  const suggested = await read(
    'SELECT product_id FROM suggested JOIN products ON products.id = product_id ORDER BY position',
  );
  const removed = await read('SELECT type, id, code, name FROM removed ORDER BY type DESC, id');
  return {
    categories: categories.map(dropBlank<Category>),
    products: products.map(toProduct),
    suggested: suggested.map(({ product_id }) => Number(product_id)),
    removed: removed.map(dropBlank<Removed>),
    storedAt: await readMark(db),
  };
}

function toProduct(row: Row): Product {
  const { id, code, type, name, category_id, slug, attributes, details, brand, image_sm, image } = row;
  return dropBlank({
    ...{ id, code, type, name, category_id, brand, image_sm, image, description: row.description, url: row.url },
    ...{ slug: slug === name ? '' : slug, attributes: JSON.parse(String(attributes ?? '[]')) },
    ...{ ...JSON.parse(String(details ?? '{}')), related_products: JSON.parse(String(row.related_products)) },
  });
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
  const categoryRows = categories.map(({ id, name, image_sm = '' }) => [id, name, image_sm]);
  yield* insertRows('categories (id, name, image_sm)', categoryRows);
  yield* insertRows(`products (${COLUMNS})`, products.map(toColumns));
  yield* insertRows('product_search (rowid, name, brand, description)', products.map(toSearchColumns));
  const related = products.flatMap(({ id, related_products = [] }) =>
    related_products.map((other, position) => [id, position, other]),
  );
  yield* insertRows('related', related);
  const featured = suggested.map((id, index) => [index + 1, id]);
  yield* insertRows('suggested', featured);
}

/** INSERT statements for `rows`, hundreds of them each. */
function* insertRows(table: string, rows: readonly InValue[][]): Generator<InStatement> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    const values = some.map((row) => `(${row.map(() => '?')})`);
    yield { sql: `INSERT INTO ${table} VALUES ${values}`, args: some.flat() };
  }
}

function toColumns(product: Product): InValue[] {
  const { id, code = null, type, name, category_id = null, slug = name, ...more } = product;
  const { brand = '', image_sm = '', image = '', description = '', url = '', ...others } = more;
  const { attributes = null, related_products: _, ...details } = others;
  const json = [attributes, Object.keys(details).length > 0 ? details : null].map((it) => it && JSON.stringify(it));
  return [id, category_id, name, slug, type, code, brand, image_sm, image, description, url, ...json];
}

function toSearchColumns({ id, type, code = '', name, brand = '', description = '', ...more }: Product): InValue[] {
  const { registro_sanitario: sent = '' } = more;
  const healthRegistration = (isRecord(sent) ? sent.number : sent) ?? '';
  // Without what comes with a product and the advice after that: gloves beside weights are no result for 'guantes'.
  const own = (type === 'PRODUCT' && description.split(ACCESSORIES)[0]) || description;
  const found = [own, ...listCodes({ code, healthRegistration }).map(toCodeTerm)].join('\n');
  // Forms of the same letter are folded, so that 'SpO₂' is found by 'SpO2'.
  return [id, ...[name, brand, found].map((text) => text.normalize('NFKC'))];
}
