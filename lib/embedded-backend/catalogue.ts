import type { InStatement } from '@libsql/client';
import { listCodes } from '@/lib/search-index/codes';
import { toCodeTerm } from './match';

export type CategoryRow = {
  readonly id: number;
  readonly name: string;
  readonly image_sm: string;
  /** BCP 47; null for the site's own language. */
  readonly lang: string | null;
};

export type ProductRow = {
  readonly id: number;
  readonly category_id: number | null;
  readonly name: string;
  readonly slug: string;
  readonly type: 'PRODUCT' | 'SERVICE';
  readonly brand: string;
  readonly image_sm: string;
  readonly image: string;
  readonly description: string;
  readonly url: string;
  readonly lang: string | null;
  /** JSON: a list of `{ name, value }`; null for none. */
  readonly attributes: string | null;
  /** The company's own code; null for none. */
  readonly code: string | null;
  /** JSON: the optional fields (lib/catalogue/detail-fields.ts, registro_sanitario, documents, relations as ids); null for none. */
  readonly details: string | null;
};

/** A whole catalogue as the embedded database stores it. */
export type Catalogue = {
  readonly categories: readonly CategoryRow[];
  readonly products: readonly ProductRow[];
  readonly related: ReadonlyMap<number, readonly number[]>;
  readonly suggested: readonly number[];
};

/** What a description says before its accessories. */
const ACCESSORIES = /\b(?:se )?incluyen?\b/iu;

const COLUMNS = [
  ...(['id', 'category_id', 'name', 'slug', 'type', 'brand', 'image_sm', 'image', 'description', 'url'] as const),
  ...(['lang', 'attributes', 'code', 'details'] as const),
];

/** State in `meta` of a catalogue since products have attributes; before it was 'loaded'. */
export const CATALOGUE_STATE = 'with attributes';
const MARK_STATE = { sql: "INSERT OR REPLACE INTO meta VALUES ('catalogue', ?)", args: [CATALOGUE_STATE] };

/** Statements that replace the stored catalogue by `catalogue`; run them in one transaction. */
export function* replaceCatalogue(catalogue: Catalogue): Generator<InStatement> {
  for (const table of ['categories', 'products', 'related', 'suggested', 'product_search'])
    yield `DELETE FROM ${table}`;
  for (const { id, name, image_sm, lang } of catalogue.categories) {
    yield {
      sql: 'INSERT INTO categories (id, name, image_sm, lang) VALUES (?, ?, ?, ?)',
      args: [id, name, image_sm, lang],
    };
  }
  for (const row of catalogue.products) yield* createProductStatements(row);
  for (const [id, ids] of catalogue.related) {
    for (const [position, other] of ids.entries()) {
      yield { sql: 'INSERT INTO related VALUES (?, ?, ?)', args: [id, position, other] };
    }
  }
  for (const [position, id] of catalogue.suggested.entries()) {
    yield { sql: 'INSERT INTO suggested VALUES (?, ?)', args: [position + 1, id] };
  }
  yield MARK_STATE;
}

/** Statements that give the attributes of `products` to the same products of a catalogue that was stored before there were any. */
export function* addAttributes({ products }: Catalogue): Generator<InStatement> {
  const sql = 'UPDATE products SET attributes = ? WHERE id = ? AND name = ? AND attributes IS NULL';
  for (const { attributes, id, name } of products) yield { sql, args: [attributes, id, name] };
  yield MARK_STATE;
}

function* createProductStatements(row: ProductRow): Generator<InStatement> {
  const { id, name, brand } = row;
  yield {
    sql: `INSERT INTO products (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`,
    args: COLUMNS.map((column) => row[column]),
  };
  yield {
    sql: 'INSERT INTO product_search (rowid, name, brand, description) VALUES (?, ?, ?, ?)',
    args: [id, searchable(name), searchable(brand), [searchable(getOwnText(row)), ...listCodeTerms(row)].join('\n')],
  };
}

/** The description of a product without what comes with it and the advice after that: gloves beside weights are no result for 'guantes'. */
function getOwnText({ type, description }: ProductRow): string {
  return type === 'SERVICE' ? description : description.split(ACCESSORIES)[0] || description;
}

function listCodeTerms({ code, details }: ProductRow): string[] {
  const { registro_sanitario: sent } = JSON.parse(details ?? '{}');
  return listCodes({ code: code ?? '', healthRegistration: sent?.number ?? sent }).map(toCodeTerm);
}

/** Folds forms of the same letter, so that 'SpO₂' is found by 'SpO2' (Unicode NFKC). */
function searchable(text: string): string {
  return text.normalize('NFKC');
}
