import { rowTypes } from '@/lib/embedded-backend/flat-rows';
import type { FileRead } from './read-file';
import { type JsonRead, toCategory, toRemoved } from './read-json';
import type { ImportRecord } from './row';

/** What a file has, whatever its format. */
export type CatalogueRead = JsonRead & { readonly notes: readonly string[] };

const SPECIAL = Object.values(rowTypes);

/** Takes out of a spreadsheet's rows those that are no products: categories, and products that were removed. */
export function splitRows({
  records,
  categories = [],
  suggested = [],
  removed = [],
  ...read
}: FileRead): CatalogueRead {
  const listOf = (type: string) => records.filter((record) => getType(record) === type).map(({ fields }) => fields);
  return {
    ...read,
    records: records.filter((record) => !SPECIAL.includes(getType(record))),
    categories: [...categories, ...listOf(rowTypes.category).map(toCategory)],
    removed: [...removed, ...[rowTypes.removed, rowTypes.removedCategory].flatMap(listOf).flatMap(toRemoved)],
    suggested,
  };
}

/** What a row is, in capitals; '' where it does not say. */
export function getType({ fields }: ImportRecord): string {
  return String(fields.type ?? '').toUpperCase();
}
