import type { CatalogueFile } from './catalogue-file';
import { type FlatRow, rowTypes, toFlatRows } from './flat-rows';

/** What becomes another one: a whole row, or one field of it from an old value to a new one. */
export type Difference = {
  readonly change: 'added' | 'changed' | 'removed';
  readonly type: string;
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly field: string;
  readonly old: string;
  readonly new: string;
};

/** What an import of `after` changes in `before`, in the order of `after`; what is removed stands last. */
export function compareFiles(before: CatalogueFile, after: CatalogueFile): Difference[] {
  const [old, current] = [toMap(before), toMap(after)];
  const kept = [...current].flatMap(([key, row]) => {
    const was = old.get(key);
    return was ? compareRows(was, row) : [toDifference('added', row)];
  });
  const gone = [...old].filter(([key]) => !current.has(key)).map(([, row]) => toDifference('removed', row));
  return [...kept, ...compareFeatured(before, after), ...gone];
}

/** In one line: one product that comes moves the places of all others. */
function compareFeatured(before: CatalogueFile, after: CatalogueFile): Difference[] {
  const [was, is] = [before, after].map(({ suggested }) => suggested.join(' '));
  const featured = { type: 'FEATURED', id: '', code: '', name: '', field: 'ids', old: was ?? '', new: is ?? '' };
  return was === is ? [] : [{ change: 'changed', ...featured }];
}

/** The rows of a catalogue by kind and id. */
function toMap(file: CatalogueFile): Map<string, FlatRow> {
  const rows = toFlatRows({ ...file, suggested: [], removed: [] });
  return new Map(rows.map((row) => [`${row.fields.type === rowTypes.category} ${row.fields.id}`, row]));
}

function compareRows(old: FlatRow, row: FlatRow): Difference[] {
  const parts = (['fields', 'facts'] as const).flatMap((part) => {
    const names = new Set([...Object.keys(old[part]), ...Object.keys(row[part])]);
    return [...names].map((name) => ({ field: name, old: old[part][name] ?? '', new: row[part][name] ?? '' }));
  });
  const changed = parts.filter((part) => part.old !== part.new);
  return changed.map((part) => ({ ...toDifference('changed', row), ...part }));
}

function toDifference(change: Difference['change'], { fields }: FlatRow): Difference {
  const { type = '', id = '', code = '', name = '' } = fields;
  return { change, type, id, code, name, field: '', old: '', new: '' };
}
