import { productLists } from '@/lib/catalogue/product';
import { isRecord } from '@/lib/http/records';
import { toPrintedLine, truncate } from '@/lib/text';
import type { Catalogue, Category, Product } from './catalogue';

/** A row of a spreadsheet: the texts below the headings that are not blank. */
type Cells = ReadonlyMap<string, string>;
/** What stands before the name of a fact in a heading. */
export const FACT = 'attributes: ';

/** What a row of a file is, beside PRODUCT and SERVICE. */
export const CATEGORY = 'CATEGORY';
export type RowType = Product['type'] | typeof CATEGORY;
/** What a column 'Tipo' may say. */
const TYPES: ReadonlyMap<string, RowType> = new Map([
  ...(['producto', 'equipo', 'product'] as const).map((word) => [word, 'PRODUCT'] as const),
  ...(['servicio', 'service'] as const).map((word) => [word, 'SERVICE'] as const),
  ['category', CATEGORY],
]);
/** Of a document, as columns between bars. */
export const documentColumns = ['type', 'url', 'name'] as const;
/** The columns of a registration, and what they are in JSON. */
export const registrationColumns = {
  registro_sanitario: 'number',
  registro_titular: 'holder',
  registro_vence: 'expires_at',
  registro_enlace: 'url',
} as const;

type Item = (Omit<Category, 'type'> & { readonly type: string; readonly code?: string }) | Product;

/** What becomes another one: a whole item, or one field of it from an old value to a new one. */
export type Difference = {
  readonly change: keyof typeof CHANGES;
  readonly item: Pick<Item, 'type' | 'name' | 'code'> & { readonly id?: number };
  readonly field?: string;
  readonly old?: string | undefined;
  readonly new?: string | undefined;
};

const CHANGES = { removed: 'quitado', changed: 'cambiado', added: 'nuevo' } as const;
/** Letters of an old or new value that a line shows. */
const VALUE_LENGTH = 40;

/** What a cell says that its row is; undefined where it is about something else. */
export const toRowType = (text: string): RowType | undefined => TYPES.get(text.toLowerCase());

/** A catalogue as the rows of a spreadsheet: its categories, products and services. */
export const toRows = (catalogue: Catalogue): Cells[] =>
  listItems(catalogue).map(createFlattener(catalogue, catalogue.suggested));

const listItems = ({ categories, products }: Catalogue): Item[] => [
  ...categories.map((item) => ({ ...item, type: CATEGORY })),
  ...products,
];

/** Makes rows of the items of a catalogue; products that others name are named by their codes, else by their ids. */
function createFlattener({ categories, products }: Catalogue, suggested: readonly number[]) {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const places = new Map(suggested.map((id, index) => [id, index + 1]));
  // A separator would part a list of codes.
  const toCode = (code = '') => (/[,;|]/.test(code) ? '' : code.replace(/\s+/g, ''));
  const codes = new Map(products.map(({ id, code }) => [id, toCode(code)]));
  const toKey = (id: number) => codes.get(id) || String(id);
  return (item: Item): Cells => {
    const { attributes = [], category_id, registro_sanitario: sent, documents, replaced_by, ...own } = item as Product;
    const registration: Readonly<Record<string, string>> = isRecord(sent) ? sent : { number: sent ?? '' };
    const values = Object.entries({
      ...own,
      ...Object.fromEntries(Object.entries(registrationColumns).map(([column, name]) => [column, registration[name]])),
      ...Object.fromEntries(productLists.map((name) => [name, own[name]?.map(toKey).join(' ')])),
      documents: documents?.map(toLine).join('\n'),
      replaced_by: replaced_by && toKey(replaced_by),
      category: category_id && names.get(category_id),
      featured: item.type === CATEGORY ? '' : places.get(own.id),
      ...Object.fromEntries(attributes.map(({ name, value }) => [FACT + name, value])),
    });
    return new Map(values.flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, String(value)]])));
  };
}

/** A document between bars; what it lacks at its end is left out. */
function toLine(document: Readonly<Record<string, string | number>>): string {
  const texts = documentColumns.map((name) => String(document[name] ?? '').replace(/[|\n]/g, ' '));
  return texts.join('|').replace(/\|+$/, '');
}

/** What `after` changes in `before`, in the order of a report: what is removed first, then in the order of `after`. */
export function compareCatalogues(before: Catalogue, after: Catalogue): Difference[] {
  const [changed, added]: [Difference[], Difference[]] = [[], []];
  const [flattenOld, flattenNew] = [createFlattener(before, []), createFlattener(after, [])];
  const toKey = ({ type, id }: Item) => (type === CATEGORY ? -id : id);
  const left = new Map(listItems(before).map((item) => [toKey(item), item]));
  for (const item of listItems(after)) {
    const same = left.get(toKey(item));
    left.delete(toKey(item));
    if (!same) added.push({ change: 'added', item });
    if (!same || JSON.stringify(same) === JSON.stringify(item)) continue;
    const [old, now] = [flattenOld(same), flattenNew(item)];
    for (const field of new Set([...old.keys(), ...now.keys()]))
      if (old.get(field) !== now.get(field))
        changed.push({ change: 'changed', item, field, old: old.get(field), new: now.get(field) });
  }
  const [old = '', now = ''] = [before, after].map(({ suggested }) => suggested.join(' '));
  const item = { type: 'FEATURED', name: '' };
  if (old !== now) changed.push({ change: 'changed', item, field: 'ids', old, new: now });
  return [...[...left.values()].map((gone) => ({ change: 'removed' as const, item: gone })), ...changed, ...added];
}

/** '3 nuevos, 12 cambiados, 1 quitados', of products, services and categories together. */
export function countDifferences(differences: readonly Difference[]): string {
  const count = (change: string) => {
    const items = differences.filter((it) => it.change === change).map(({ item }) => item);
    return new Set(items.filter(({ id }) => id !== undefined)).size;
  };
  return `${count('added')} nuevos, ${count('changed')} cambiados, ${count('removed')} quitados`;
}

/** A line for each field that changes and for each item that comes or goes. */
export function describeDifferences(differences: readonly Difference[]): string[] {
  return listFirst(differences, 100, ({ change, item: { type, id = '', code = '', name }, field, ...values }) => {
    const keys = [type, String(id), code, truncate(name, VALUE_LENGTH)];
    const [old, now] = [values.old, values.new].map((value = '') => `'${truncate(value, VALUE_LENGTH)}'`);
    return [CHANGES[change], ...keys, field && `${field}: ${old} → ${now}`].filter(Boolean).join('  ');
  });
}

/** A line for each of the first `most` items, which it forges none of, and one that counts the others. */
export function listFirst<T>(items: readonly T[], most: number, toLine: (item: T) => string): string[] {
  const left = items.length - most;
  const lines = items.slice(0, most).map((item) => toPrintedLine(toLine(item)));
  return left > 0 ? [...lines, `… y ${left} más`] : lines;
}
