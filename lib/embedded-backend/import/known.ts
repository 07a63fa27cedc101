import { productLists } from '@/lib/catalogue/detail-fields';
import type { CategoryRow } from '@/lib/embedded-backend/catalogue';
import { foldAccents } from '@/lib/text';
import type { ImportRecord } from './row';

/** A product that has or had an address. */
export type KnownProduct = { readonly id: number; readonly code?: string | null; readonly name: string };

/** What the database knows: the products of its catalogue, those that were removed from it, and all categories that it ever had. */
export type Known = {
  readonly products: readonly KnownProduct[];
  readonly removed: readonly KnownProduct[];
  readonly categories: readonly CategoryRow[];
};

/** A row of a file with what tells whose it is: its id (null: none), its code as written and folded, its folded name. */
export type KeyRow = {
  readonly record: ImportRecord;
  readonly id: number | null;
  readonly code: string;
  readonly key: string;
  readonly name: string;
};

/** Reads the keys of a record; an id that is no number stays what it is, because the check of the row reports it. */
export function toKeyRow(record: ImportRecord): KeyRow {
  const { id, code, name } = record.fields;
  const number = toText(id) === '' ? null : Number(id);
  return { record, id: number, code: toText(code), key: foldCode(code), name: foldName(name) };
}

/** Spaces and case do not tell two codes apart. */
export function foldCode(code: unknown): string {
  return toText(code).normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/** Finds whose a row is. */
export function createFinder(rows: readonly KeyRow[], { products, removed }: Known) {
  const all = [...removed, ...products];
  const byId = new Map(all.map((product) => [product.id, product]));
  const byCode = new Map(all.map((product) => [foldCode(product.code), product]));
  const removedIds = new Set(removed.map(({ id }) => id));
  const inFile = countBy(rows.map(({ name }) => name));
  const inDatabase = countBy(products.map(({ name }) => foldName(name)));
  const byName = new Map(products.map((product) => [foldName(product.name), product]));

  return {
    byId: (id: number) => byId.get(id),
    isRemoved: (id: number) => removedIds.has(id),
    byCode: ({ key }: KeyRow) => (key === '' ? undefined : byCode.get(key)),
    /** Only by a name that is there once in the file and once in the database: of two with one name nobody can tell which. */
    byName: ({ name }: KeyRow) => (inFile.get(name) === 1 && inDatabase.get(name) === 1 ? byName.get(name) : undefined),
    /** What in a row contradicts the database, or null. */
    contradicts({ id, key, code }: KeyRow): string | null {
      if (id === null || key === '') return null;
      const owner = byCode.get(key);
      if (owner && owner.id !== id) return `code ${code} is of product ${owner.id} (${owner.name}), not of ${id}`;
      const before = removedIds.has(id) ? byId.get(id) : undefined;
      if (!before?.code || foldCode(before.code) === key) return null;
      return `id ${id} was of ${before.code} (${before.name}), which was removed: leave the id of ${code} blank`;
    },
  };
}

/** Puts ids in the place of codes where a row names other products; a text that is no code stays, as an id. */
export function resolveRelations(records: readonly ImportRecord[]): ImportRecord[] {
  const coded = records.filter(({ fields }) => fields.code);
  const ids = new Map(coded.map(({ fields }) => [foldCode(fields.code), fields.id]));
  const resolve = (other: unknown) => (typeof other === 'string' ? (ids.get(foldCode(other)) ?? other) : other);
  return records.map(({ line, fields }) => {
    const lists = productLists.filter((name) => Array.isArray(fields[name]));
    const resolved = lists.map((name) => [name, (fields[name] as unknown[]).map(resolve)]);
    const replacement = fields.replaced_by === undefined ? {} : { replaced_by: resolve(fields.replaced_by) };
    return { line, fields: { ...fields, ...Object.fromEntries(resolved), ...replacement } };
  });
}

const toText = (value: unknown): string => (value == null ? '' : String(value).trim());

const foldName = (name: unknown): string => foldAccents(toText(name).replace(/\s+/g, ' '));

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
