import type { CatalogueFile, FileProduct } from './catalogue-file';

/** A row of a spreadsheet: the texts of its fields, and its facts. */
export type FlatRow = {
  readonly fields: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, string>>;
};

/** Kinds of rows that only files have, beside PRODUCT and SERVICE. */
export const rowTypes = { category: 'CATEGORY', removed: 'REMOVED', removedCategory: 'REMOVED CATEGORY' };

/** Of a document, as columns between bars. */
const DOCUMENT = ['type', 'url', 'name', 'lang', 'date', 'size'];
/** Would part a list of codes. */
const SEPARATOR = /[,;|]/;

/** A catalogue as the rows of a spreadsheet: its categories, products and services, then the products that were removed. */
export function toFlatRows({ categories, products, suggested, removed }: CatalogueFile): FlatRow[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const places = new Map(suggested.map((id, index) => [id, index + 1]));
  const codes = new Map(
    products.map(({ id, code = '' }) => [id, SEPARATOR.test(code) ? '' : code.replace(/\s+/g, '')]),
  );
  const toKey = (id: unknown) => codes.get(Number(id)) || String(id);
  return [
    ...categories.map((category) => ({ fields: toTexts({ ...category, type: rowTypes.category }), facts: {} })),
    ...products.map((product) => {
      const category = product.type === 'SERVICE' ? '' : names.get(product.category_id ?? 0);
      return toRow({ ...product, category, featured: places.get(product.id) }, toKey);
    }),
    ...removed.map(({ type, ...gone }) => {
      const rowType = type === 'CATEGORY' ? rowTypes.removedCategory : rowTypes.removed;
      return { fields: toTexts({ ...gone, type: rowType }), facts: {} };
    }),
  ];
}

function toRow({ attributes = [], category_id: _, ...product }: FileProduct, toKey: (id: unknown) => string): FlatRow {
  const { registro_sanitario: registration, documents, ...rest } = product;
  const lists = Object.entries(rest).filter(([, value]) => Array.isArray(value)) as [string, unknown[]][];
  const relations = Object.fromEntries(lists.map(([field, ids]) => [field, ids.map(toKey).join(' ')]));
  const replacement = product.replaced_by === undefined ? {} : { replaced_by: toKey(product.replaced_by) };
  const more = { ...toRegistration(registration), documents: toDocuments(documents) };
  return {
    fields: toTexts({ ...rest, ...relations, ...replacement, ...more }),
    facts: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
  };
}

function toRegistration(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { registro_sanitario: value };
  const { number, holder, expires_at, url } = value as Record<string, unknown>;
  return { registro_sanitario: number, registro_titular: holder, registro_vence: expires_at, registro_enlace: url };
}

/** A line for each document; what it lacks at its end is left out. */
function toDocuments(list: unknown): string {
  const toText = (value: unknown) => String(value ?? '').replace(/[|\n]/g, ' ');
  const toLine = (document: Record<string, unknown>) =>
    DOCUMENT.map((name) => toText(document[name]))
      .join('|')
      .replace(/\|+$/, '');
  return Array.isArray(list) ? list.map(toLine).join('\n') : '';
}

/** Without what is blank. */
function toTexts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(values).map(([name, value]) => [name, value == null ? '' : String(value)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
