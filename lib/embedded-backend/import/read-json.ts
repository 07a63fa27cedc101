import type { CategoryRow } from '@/lib/embedded-backend/catalogue';
import type { Removed } from '@/lib/embedded-backend/catalogue-file';
import { isRecord } from '@/lib/http/records';
import type { ImportRead, ImportRecord } from './row';

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

/** A category of a file; throws when it has no id or no name. */
export function toCategory(
  { id, name, image_sm, lang }: Readonly<Record<string, unknown>>,
  index: number,
): CategoryRow {
  const isGood = Number.isInteger(Number(id)) && Number(id) > 0 && typeof name === 'string' && name.trim() !== '';
  if (!isGood) throw new Error(`category ${index + 1} of the file has no id or no name`);
  const language = typeof lang === 'string' && lang !== '' ? lang : null;
  return { id: Number(id), name: name.trim(), image_sm: typeof image_sm === 'string' ? image_sm : '', lang: language };
}

/** A removed product or category of a file; nothing when its id is none. */
export function toRemoved({ type, id, code, name }: Readonly<Record<string, unknown>>): Removed[] {
  const isGood = Number.isInteger(Number(id)) && Number(id) > 0;
  const kind = /CATEGORY$/i.test(String(type)) ? 'CATEGORY' : 'PRODUCT';
  return isGood ? [{ type: kind, id: Number(id), code: code ? String(code) : null, name: String(name ?? '') }] : [];
}

function getList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
