import { messages } from '@/content/messages';
import type { CategoryRow } from '@/lib/embedded-backend/catalogue';
import { type Row, RowError } from './row';
import { fold } from './table';

/**
 * The categories of an import: those of the file, whose names are in `lang` unless they say otherwise, and those that its rows name. Of these
 * one that the database knows (`known`) keeps its id and picture, however its name is spelled.
 */
export function createCategories(
  given: readonly CategoryRow[],
  known: readonly CategoryRow[],
  lang: string | null = null,
) {
  const toKey = (name: string) => fold(name) || name;
  const byName = new Map(given.map((category) => [toKey(category.name), { ...category, lang: category.lang ?? lang }]));
  const ids = new Set(given.map(({ id }) => id));
  const knownByName = new Map(known.map((category) => [toKey(category.name), category]));
  const knownById = new Map(known.map((category) => [category.id, category]));
  let last = [...given, ...known].reduce((most, { id }) => Math.max(most, id), 0);

  const add = (category: CategoryRow): number => {
    byName.set(toKey(category.name), category);
    ids.add(category.id);
    last = Math.max(last, category.id);
    return category.id;
  };

  /** A known category under the name that the file has for it, unless another one of the file has its id. */
  const addKnown = (category: CategoryRow | undefined, name?: string): number | undefined =>
    category && !ids.has(category.id) ? add({ ...category, name: name ?? category.name }) : undefined;

  return {
    /** The id of a row's category, by id or by name: a new name becomes a category, a blank one goes to the general one; services have none. */
    of: ({ type, category, category_id, lang: language }: Row): number | null => {
      if (category_id !== undefined && ids.has(category_id)) return category_id;
      if (category_id !== undefined && category === '') {
        const id = addKnown(knownById.get(category_id));
        if (id === undefined) throw new RowError(`there is no category ${category_id}`);
        return id;
      }
      if (type === 'SERVICE') return null;
      const name = category || messages.import.uncategorized;
      const found = byName.get(toKey(name))?.id ?? addKnown(knownByName.get(toKey(name)), name);
      const own = { id: category_id ?? last + 1, name, image_sm: '', lang: (category && language) || null };
      return found ?? add(own);
    },
    list: (): CategoryRow[] => [...byName.values()],
  };
}
