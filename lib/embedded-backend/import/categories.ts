import { messages } from '@/content/messages';
import type { CategoryRow } from '@/lib/embedded-backend/catalogue';
import { type Row, RowError } from './row';

/** The categories of an import: those given with it, whose names are in `lang` unless they say otherwise, and those that its rows name. */
export function createCategories(given: readonly CategoryRow[], lang: string | null = null) {
  const byName = new Map(given.map((category) => [category.name, { ...category, lang: category.lang ?? lang }]));
  const ids = new Set(given.map(({ id }) => id));
  let last = Math.max(0, ...ids);

  const add = (id: number, name: string, language: string | null): number => {
    byName.set(name, { id, name, image_sm: '', lang: language });
    ids.add(id);
    last = Math.max(last, id);
    return id;
  };

  return {
    /** The id of a row's category, by id or by name: a new name becomes a category, a blank one goes to the general one; services have none. */
    of: ({ type, category, category_id, lang: language }: Row): number | null => {
      if (category_id !== undefined && ids.has(category_id)) return category_id;
      if (category_id !== undefined && category === '') throw new RowError(`there is no category ${category_id}`);
      if (type === 'SERVICE') return null;
      const name = category || messages.import.uncategorized;
      return byName.get(name)?.id ?? add(category_id ?? last + 1, name, (category && language) || null);
    },
    list: (): CategoryRow[] => [...byName.values()],
  };
}
