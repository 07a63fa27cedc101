import { limits } from '@/content/limits';
import { searchProducts } from '@/lib/backend';
import type { SearchResults } from '@/lib/backend/catalogue';
import { tagMissing } from '@/lib/backend/missing-tag';
import type { Failure } from '@/lib/backend/outcome';
import { getCategoriesOf } from '@/lib/backend/search';
import type { CardItem } from '@/lib/catalogue/card-item';
import { listResultGroups, type ResultGroup } from '@/lib/catalogue/result-groups';
import { encodeText, normalizeSearch } from '@/lib/text';

type Results = Pick<SearchResults, 'total' | 'hasMore'> & { readonly items: readonly CardItem[] };

export type FoundSearch = {
  readonly ok: true;
  readonly q: string;
  /** Null for a blank search. */
  readonly results: Results | null;
  /** What is shown of them; null for all. */
  readonly group: ResultGroup | null;
};

/** What a search finds, and the group of it that further, decoded segments of the address name; null when there is none. */
export async function findSearch(
  text: string,
  segments: readonly string[] = [],
): Promise<FoundSearch | Failure | null> {
  const q = normalizeSearch(text, limits.searchText);
  const isWhole = segments.length === 0;
  if (q === '') return isWhole ? { ok: true, q, results: null, group: null } : null;
  const read = await searchProducts(q.toLowerCase());
  if (!read.ok) return read;
  const results = { ...read.data, items: await withCategories(read.data.items) };
  const path = segments.map(encodeText).join('/');
  const group = listResultGroups(results.items).find((one) => one.path === path) ?? null;
  return group || isWhole ? { ok: true, q, results, group } : tagMissing();
}

/** A backend may omit the category of a result; the search index has it. */
async function withCategories(items: readonly CardItem[]): Promise<readonly CardItem[]> {
  const silent = items.filter(({ category, isService }) => !category && !isService).map(({ id }) => id);
  if (silent.length === 0) return items;
  const known = await getCategoriesOf(silent);
  return items.map((item) => ({ ...item, category: item.category ?? known[silent.indexOf(item.id)] }));
}
