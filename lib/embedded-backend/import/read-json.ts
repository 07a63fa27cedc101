import type { CategoryRow } from '@/lib/embedded-backend/catalogue';
import type { Removed } from '@/lib/embedded-backend/catalogue-file';
import { rowTypes } from '@/lib/embedded-backend/flat-rows';
import { isRecord } from '@/lib/http/records';
import { getType, type ImportRead, type ImportRecord } from './row';

export type JsonRead = ImportRead & {
  readonly categories: readonly CategoryRow[];
  readonly suggested: readonly number[];
  readonly removed: readonly Removed[];
};

/** Reads a JSON text as `readCatalogue` does its value. */
export function readJson(text: string): JsonRead {
  return readCatalogue(JSON.parse(text));
}

/** Reads `{ categories, products, suggested, removed }`, a list of products, or `{ data: [products] }`; a row's line is its place in the list. */
export function readCatalogue(whole: unknown): JsonRead {
  const { products, data, categories, suggested, removed } = isRecord(whole) ? whole : { data: whole };
  const list = products ?? data;
  if (!Array.isArray(list)) throw new Error('the file has no list of products');
  return {
    records: list.map((item, index): ImportRecord => ({ line: index + 1, fields: isRecord(item) ? item : {} })),
    faults: [],
    categories: getList(categories).map(toCategory),
    suggested: Array.isArray(suggested) ? suggested.map(Number) : [],
    removed: getList(removed).flatMap(toRemoved),
  };
}

/** What a file has, whatever its format. */
export type CatalogueRead = JsonRead & {
  /** What was understood and what was not used, for the report. */
  readonly notes: readonly string[];
};

const SPECIAL = Object.values(rowTypes);

/** Takes out of a file's rows those that are no products: categories, and products that were removed. */
export function splitRows(read: ImportRead & Partial<JsonRead> & Pick<CatalogueRead, 'notes'>): CatalogueRead {
  const { records, categories = [], suggested = [], removed = [] } = read;
  const listOf = (type: string) => records.filter((record) => getType(record) === type).map(({ fields }) => fields);
  return {
    ...read,
    records: records.filter((record) => !SPECIAL.includes(getType(record))),
    categories: [...categories, ...listOf(rowTypes.category).map(toCategory)],
    removed: [...removed, ...[rowTypes.removed, rowTypes.removedCategory].flatMap(listOf).flatMap(toRemoved)],
    suggested,
  };
}

/** A category of a file; throws when it has no id or no name. */
function toCategory({ id, name, image_sm, lang }: Readonly<Record<string, unknown>>, index: number): CategoryRow {
  const isGood = Number.isInteger(Number(id)) && Number(id) > 0 && typeof name === 'string' && name.trim() !== '';
  if (!isGood) throw new Error(`category ${index + 1} of the file has no id or no name`);
  const language = typeof lang === 'string' && lang !== '' ? lang : null;
  return { id: Number(id), name: name.trim(), image_sm: typeof image_sm === 'string' ? image_sm : '', lang: language };
}

/** A removed product or category of a file; nothing when its id is none. */
function toRemoved({ type, id, code, name }: Readonly<Record<string, unknown>>): Removed[] {
  const isGood = Number.isInteger(Number(id)) && Number(id) > 0;
  const kind = /CATEGORY$/i.test(String(type)) ? 'CATEGORY' : 'PRODUCT';
  return isGood ? [{ type: kind, id: Number(id), code: code ? String(code) : null, name: String(name ?? '') }] : [];
}

function getList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
