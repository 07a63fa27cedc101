import { messages } from '@/content/messages';
import type { CategoryRow } from '../catalogue';
import { type Row, RowError } from './row';

/** The categories of an import: those given with it, and those that its rows name. */
export function createCategories(given: readonly CategoryRow[]) {
  const byName = new Map(given.map((category) => [category.name, category]));
  const ids = new Set(given.map(({ id }) => id));
  let last = Math.max(0, ...ids);

  const add = (id: number, name: string): number => {
    byName.set(name, { id, name, image_sm: '' });
    ids.add(id);
    last = Math.max(last, id);
    return id;
  };

  return {
    /** The id of a row's category, by id or by name: a new name becomes a category, a blank one goes to the general one; services have none. */
    of: ({ type, category, category_id }: Row): number | null => {
      if (category_id !== undefined && ids.has(category_id)) return category_id;
      if (category_id !== undefined && category === '') throw new RowError(`there is no category ${category_id}`);
      if (type === 'SERVICE') return null;
      const name = category || messages.import.uncategorized;
      return byName.get(name)?.id ?? add(category_id ?? last + 1, name);
    },
    list: (): CategoryRow[] => [...byName.values()],
  };
}
