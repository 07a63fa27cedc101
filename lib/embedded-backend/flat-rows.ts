import { productLists } from '@/lib/catalogue/detail-fields';
import { isRecord } from '@/lib/http/records';
import type { CatalogueFile, FileProduct } from './catalogue-file';
import type { Field } from './import/headings';

/** A row of a spreadsheet: the texts of its fields, and its facts. */
export type FlatRow = {
  readonly fields: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, string>>;
};

/** Kinds of rows that only files have, beside PRODUCT and SERVICE. */
export const rowTypes = { category: 'CATEGORY', removed: 'REMOVED', removedCategory: 'REMOVED CATEGORY' };

/** Of a document, as columns between bars. */
const DOCUMENT = ['type', 'url', 'name', 'lang', 'date', 'size'];
/** The columns of a registration, and what they are in JSON. */
const REGISTRATION = {
  registro_sanitario: 'number',
  registro_titular: 'holder',
  registro_vence: 'expires_at',
  registro_enlace: 'url',
} as const satisfies Partial<Record<Field, string>>;
/** What a column 'Tipo' may say. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ product: 'PRODUCT', producto: 'PRODUCT', equipo: 'PRODUCT' },
  ...{ service: 'SERVICE', servicio: 'SERVICE' },
};
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
  const more = { ...toColumns(registration), documents: toCell(documents) };
  return {
    fields: toTexts({ ...rest, ...relations, ...replacement, ...more }),
    facts: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
  };
}

function toColumns(registration: unknown): Record<string, unknown> {
  const parts = isRecord(registration) ? registration : { number: registration };
  return Object.fromEntries(Object.entries(REGISTRATION).map(([field, name]) => [field, parts[name]]));
}

/** A line for each document; what it lacks at its end is left out. */
function toCell(list: unknown): string {
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

/** Whether a cell says that its row is a product or a service. */
export function isType(text: string): boolean {
  return Object.hasOwn(TYPES, text.toLowerCase());
}

/** The cells of a row, each a text, in the shape that JSON files have. */
export function toFields(flat: Partial<Record<Field, string>>): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...flat };
  for (const field of Object.keys(REGISTRATION)) delete fields[field];
  const registration = toRegistration(flat);
  if (registration) fields.registro_sanitario = registration;
  if (flat.type) fields.type = TYPES[flat.type.toLowerCase()] ?? flat.type;
  for (const field of productLists)
    if (flat[field] !== undefined) fields[field] = flat[field].split(/[\s,;|]+/).filter(Boolean);
  if (flat.documents !== undefined) fields.documents = toDocuments(flat.documents);
  return fields;
}

/** The number alone, or all that is known of the registration. */
function toRegistration(flat: Partial<Record<Field, string>>): string | Record<string, string> | undefined {
  const parts = Object.entries(REGISTRATION).flatMap(([field, name]) => {
    const text = flat[field as keyof typeof REGISTRATION];
    return text ? [[name, name === 'expires_at' ? toIsoDate(text) : text]] : [];
  });
  const whole: Record<string, string> = Object.fromEntries(parts);
  return parts.length === 1 ? (whole.number ?? whole) : parts.length > 1 ? whole : undefined;
}

/** '31/12/2027' and '31-12-2027' as 2027-12-31; any other text stays. */
function toIsoDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** From 'ficha|/docs/a.pdf manual|/docs/b.pdf'; name, language, date and size may follow after further bars. */
function toDocuments(text: string): Record<string, string>[] {
  const lines = text.split(/\s+(?=\p{L}+\|(?:\/|https?:))|\n/u).filter(Boolean);
  return lines.map((line) => {
    const parts = line.split('|').map((part) => part.trim());
    return Object.fromEntries(DOCUMENT.flatMap((name, index) => (parts[index] ? [[name, parts[index]]] : [])));
  });
}
