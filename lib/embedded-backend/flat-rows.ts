import { productLists } from '@/lib/catalogue/product';
import { isRecord } from '@/lib/http/records';
import type { Attribute, Catalogue, Category, Product, Removed } from './catalogue';
import type { Field } from './import/headings';

/** A row of a spreadsheet: the texts of its fields, and its facts below their names behind FACT. */
export type FlatRow = ReadonlyMap<string, string>;
export const FACT = 'fact ';

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
  ...{ product: 'PRODUCT', producto: 'PRODUCT', equipo: 'PRODUCT', service: 'SERVICE', servicio: 'SERVICE' },
  ...Object.fromEntries(Object.values(rowTypes).map((type) => [type.toLowerCase(), type])),
};

/** What becomes another one: a whole row, or one field of it from an old value to a new one. */
export type Difference = {
  readonly change: 'added' | 'changed' | 'removed';
  readonly row: FlatRow;
  readonly field?: string;
  readonly old?: string;
  readonly new?: string;
};

/** What `after` changes in `before`, in the order of `after`; what is removed stands last. */
export function compareCatalogues(before: Catalogue, after: Catalogue): Difference[] {
  const [old, now] = [createFlattener(before, []), createFlattener(after, [])];
  const [kept, gone]: [Difference[], Difference[]] = [[], []];
  const compare = <T extends Category | Product>(was: readonly T[], is: readonly T[], a: Flatten<T>, b: Flatten<T>) => {
    const others = new Map(was.map((item) => [item.id, item]));
    for (const item of is) {
      const same = others.get(item.id);
      others.delete(item.id);
      if (!same) kept.push({ change: 'added', row: toKeys(item) });
      else if (JSON.stringify(same) !== JSON.stringify(item)) kept.push(...compareRows(a(same), b(item)));
    }
    for (const item of others.values()) gone.push({ change: 'removed', row: toKeys(item) });
  };
  compare(before.categories, after.categories, old.category, now.category);
  compare(before.products, after.products, old.product, now.product);
  const [was = '', is = ''] = [before, after].map(({ suggested }) => suggested.join(' '));
  const row = new Map([['type', 'FEATURED']]);
  if (was !== is) kept.push({ change: 'changed', row, field: 'ids', old: was, new: is });
  return [...kept, ...gone];
}

/** What names an item in a report. */
function toKeys({ id, name, ...item }: Category | Product): FlatRow {
  const { type = rowTypes.category, code = '' } = item as { readonly type?: string; readonly code?: string };
  return toRow({ type, id, code, name });
}

function compareRows(old: FlatRow, row: FlatRow): Difference[] {
  const fields = [...new Set([...old.keys(), ...row.keys()])].filter((field) => old.get(field) !== row.get(field));
  return fields.map((field) => {
    const values = { old: old.get(field) ?? '', new: row.get(field) ?? '' };
    return { change: 'changed', row, field: field.replace(FACT, ''), ...values };
  });
}

/** A catalogue as the rows of a spreadsheet: its categories, products and services, then what was removed. */
export function toFlatRows(catalogue: Catalogue): FlatRow[] {
  const { category, product, removed } = createFlattener(catalogue, catalogue.suggested);
  return [...catalogue.categories.map(category), ...catalogue.products.map(product), ...catalogue.removed.map(removed)];
}

type Flatten<T> = (item: T) => FlatRow;

/** Makes rows of the items of a catalogue; products that others name are named by their codes, else by their ids. */
function createFlattener({ categories, products }: Catalogue, suggested: readonly number[]) {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const places = new Map(suggested.map((id, index) => [id, index + 1]));
  // A separator would part a list of codes.
  const toCode = (code = '') => (/[,;|]/.test(code) ? '' : code.replace(/\s+/g, ''));
  const codes = new Map(products.map(({ id, code }) => [id, toCode(code)]));
  const toKey = (id: unknown) => codes.get(Number(id)) || String(id);
  const category: Flatten<Category> = (item) => toRow({ ...item, type: rowTypes.category });
  const removed: Flatten<Removed> = ({ type, ...item }) =>
    toRow({ ...item, type: type === 'CATEGORY' ? rowTypes.removedCategory : rowTypes.removed });
  const product: Flatten<Product> = ({ attributes, category_id, registro_sanitario, documents, ...item }) => {
    const registration = isRecord(registro_sanitario) ? registro_sanitario : { number: registro_sanitario };
    const columns = Object.entries(REGISTRATION).map(([field, name]) => [field, registration[name]]);
    const lists = productLists.map((name) => [name, [item[name] ?? []].flat().map(toKey).join(' ')]);
    const replaced_by = item.replaced_by === undefined ? '' : toKey(item.replaced_by);
    const more = { ...Object.fromEntries([...columns, ...lists]), replaced_by, documents: toCell(documents) };
    const own = { category: names.get(category_id ?? 0), featured: places.get(item.id) };
    return toRow({ ...item, ...more, ...own }, attributes);
  };
  return { category, product, removed };
}

/** Without what is blank. */
function toRow(values: Readonly<Record<string, unknown>>, facts: readonly Attribute[] = []): FlatRow {
  const row = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) if (value != null && value !== '') row.set(name, String(value));
  for (const { name, value } of facts) row.set(FACT + name, value);
  return row;
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

/** What a cell says that its row is, in capitals; undefined where it is about something else. */
export function toType(text: string): string | undefined {
  return Object.hasOwn(TYPES, text.toLowerCase()) ? TYPES[text.toLowerCase()] : undefined;
}

/** The cells of a row, each a text, in the shape that JSON files have. */
export function toFields(flat: Readonly<Partial<Record<Field, string>>>): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...flat };
  const registration: Record<string, string> = {};
  for (const [field, name] of Object.entries(REGISTRATION)) {
    const text = flat[field as Field];
    delete fields[field];
    if (text) registration[name] = name === 'expires_at' ? toIsoDate(text) : text;
  }
  if (Object.keys(registration).length > 0) fields.registro_sanitario = registration;
  if (flat.type) fields.type = toType(flat.type) ?? flat.type;
  for (const field of productLists)
    if (flat[field] !== undefined) fields[field] = flat[field].split(/[\s,;|]+/).filter(Boolean);
  if (flat.documents !== undefined) fields.documents = toDocuments(flat.documents);
  return fields;
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
