import { limits } from '@/content/limits';
import { type Failure, readIfPossible, type SearchResults, searchProducts, tagMissing } from '@/lib/backend';
import { getCards, getRewrittenQuery } from '@/lib/backend/search';
import type { CardItem } from '@/lib/catalogue/product';
import { listResultGroups, type ResultGroup } from '@/lib/catalogue/result-groups';
import { searchAgain } from '@/lib/search-index/rewritten-query';
import { encodeText, normalizeSearch } from '@/lib/text';

type Results = Pick<SearchResults, 'total' | 'hasMore'> & { readonly items: readonly CardItem[] };

export type FoundSearch = {
  readonly ok: true;
  /** The search as it was written, and as it is passed on: in lower case. */
  readonly q: string;
  readonly words: string;
  /** Null for a blank search. */
  readonly results: Results | null;
  /** The words that the results answer where nothing answers those of `q`. */
  readonly meant: string | null;
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
  const words = q.toLowerCase();
  if (q === '') return isWhole ? { ok: true, q, words, results: null, meant: null, group: null } : null;
  const read = await searchProducts(words);
  if (!read.ok) return read;
  const { results: found, meant } = await searchAgain(words, read.data, getRewrittenQuery, readResults);
  const results = { ...found, items: await withCategories(found.items) };
  const path = segments.map(encodeText).join('/');
  const group = listResultGroups(results.items).find((one) => one.path === path) ?? null;
  return group || isWhole ? { ok: true, q, words, results, meant, group } : tagMissing();
}

async function readResults(words: string): Promise<SearchResults | null> {
  const read = await readIfPossible(searchProducts(words));
  return read.ok ? read.data : null;
}

/** A backend may omit the category of a result; the search index has it. */
async function withCategories(items: readonly CardItem[]): Promise<readonly CardItem[]> {
  const silent = items.filter(({ category, isService }) => !category && !isService).map(({ id }) => id);
  if (silent.length === 0) return items;
  const known = new Map((await getCards(silent)).map(({ id, category }) => [id, category]));
  return items.map((item) => ({ ...item, category: item.category ?? known.get(item.id) }));
}
