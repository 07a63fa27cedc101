import type { CategoryRow } from '@/lib/embedded-backend/catalogue';
import { isRecord } from '@/lib/http/records';
import type { ImportRead, ImportRecord } from './row';

export type JsonRead = ImportRead & {
  readonly categories: readonly CategoryRow[];
  readonly suggested: readonly number[];
};

/** Reads a JSON text as `readCatalogue` does its value. */
export function readJson(text: string): JsonRead {
  return readCatalogue(JSON.parse(text));
}

/** Reads `{ categories, products, suggested }`, a list of products, or `{ data: [products] }`; a row's line is its place in the list. */
export function readCatalogue(whole: unknown): JsonRead {
  const { products, data, categories, suggested } = isRecord(whole) ? whole : { data: whole };
  const list = products ?? data;
  if (!Array.isArray(list)) throw new Error('the file has no list of products');
  return {
    records: list.map((item, index): ImportRecord => ({ line: index + 1, fields: isRecord(item) ? item : {} })),
    faults: [],
    categories: getList(categories).map(toCategory),
    suggested: Array.isArray(suggested) ? suggested.map(Number) : [],
  };
}

function toCategory({ id, name, image_sm, lang }: Record<string, unknown>, index: number): CategoryRow {
  const isGood = Number.isInteger(Number(id)) && Number(id) > 0 && typeof name === 'string' && name.trim() !== '';
  if (!isGood) throw new Error(`category ${index + 1} of the file has no id or no name`);
  const language = typeof lang === 'string' && lang !== '' ? lang : null;
  return { id: Number(id), name: name.trim(), image_sm: typeof image_sm === 'string' ? image_sm : '', lang: language };
}

function getList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
