import { relationNames } from '@/lib/catalogue/detail-fields';
import { foldCode } from './known';
import type { ImportRecord } from './row';

const LISTS = ['related_products', ...relationNames];

/** Puts ids in the place of codes where a row names other products; a text that is no code stays, as an id. */
export function resolveRelations(records: readonly ImportRecord[]): ImportRecord[] {
  const coded = records.filter(({ fields }) => fields.code);
  const ids = new Map(coded.map(({ fields }) => [foldCode(fields.code), fields.id]));
  const resolve = (other: unknown) => (typeof other === 'string' ? (ids.get(foldCode(other)) ?? other) : other);
  return records.map(({ line, fields }) => {
    const lists = LISTS.filter((name) => Array.isArray(fields[name]));
    const resolved = lists.map((name) => [name, (fields[name] as unknown[]).map(resolve)]);
    const replacement = fields.replaced_by === undefined ? {} : { replaced_by: resolve(fields.replaced_by) };
    return { line, fields: { ...fields, ...Object.fromEntries(resolved), ...replacement } };
  });
}
