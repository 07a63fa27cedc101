import 'server-only';
import { createHash } from 'node:crypto';
import { remember } from '@epic-web/remember';
import { cacheLife, cacheTag } from 'next/cache';
import pLimit from 'p-limit';
import { limits } from '@/content/limits';
import type { CardItem } from '@/lib/catalogue/card-item';
import { createCurrentIndex, emptyState } from '@/lib/search-index/current-index';
import { type SearchDocument, toDocuments } from '@/lib/search-index/documents';
import { cacheProfiles, tags } from './cache';
import { BackendUnreachableError } from './errors';
import { getCategories, getCategoryProducts, getServices } from './index';
import type { Outcome } from './outcome';

/** Categories that are read at once: half of the line to the backend stays free for visitors. */
const MAX_CONCURRENT_READS = 2;
const MAX_SUGGESTIONS = 7;
const MAX_SUGGESTED_CATEGORIES = 2;
const MAX_LOOKED_AT = 30;
const MAX_CLOSE_MATCHES = 6;
/** Words of a name that are looked up one by one. */
const MAX_WORDS = 4;

const { getNew, getAtOnce } = createCurrentIndex(
  remember('search index', emptyState),
  // Not the function itself: the compiler makes it a constant, which has no value yet.
  { readMark: () => getCatalogueMark(), readDocuments },
);

/** What visitors may have meant by a search that finds little. */
export type CloseMatches = { readonly correction: string | null; readonly items: readonly CardItem[] };
export type Suggestion = { readonly document: SearchDocument; readonly terms: readonly string[] };

/** Products and services that are near the search `q`, without those of `shown` (ids); none while there is no index. */
export async function getCloseMatches(q: string, shown: readonly string[]): Promise<CloseMatches> {
  'use cache';
  const index = await getIndexForPage();
  const found = index?.find(q, MAX_CLOSE_MATCHES, ({ isCategory, id }) => !isCategory && !shown.includes(id)) ?? [];
  return { correction: index?.correct(q) ?? null, items: found.map(({ document }) => document) };
}

/** The products and services whose words are nearest to `name`, at most as many as are related to one; none while there is no index. */
export async function getNearest(name: string): Promise<readonly CardItem[]> {
  'use cache';
  const index = await getIndexForPage();
  const items = new Map<string, CardItem>();
  // The whole name first, then one word after the other: the first ones say what it is.
  for (const words of [name, ...name.split(/\s+/).slice(0, MAX_WORDS)])
    for (const { document } of index?.find(words, limits.relatedProducts, ({ isCategory }) => !isCategory) ?? [])
      if (items.size < limits.relatedProducts) items.set(document.id, document);
  return [...items.values()];
}

/** The names of the categories of products (ids) whose answer does not say it, in the order of `ids`. */
export async function getCategoriesOf(ids: readonly string[]): Promise<readonly CardItem['category'][]> {
  'use cache';
  const index = await getIndexForPage();
  return ids.map((id) => index?.get(id)?.category);
}

/** Up to seven things for a search that is being typed; null while there is no index. `later` does what the answer need not wait for. */
export async function getSuggestions(
  q: string,
  later: (work: () => Promise<unknown>) => void,
): Promise<readonly Suggestion[] | null> {
  const index = await getAtOnce(later);
  if (!index) return null;
  const found = index.find(q, MAX_LOOKED_AT);
  const categories = found.filter(({ document }) => document.isCategory).slice(MAX_SUGGESTED_CATEGORIES);
  return found.filter((one) => !categories.includes(one)).slice(0, MAX_SUGGESTIONS);
}

async function getIndexForPage() {
  cacheTag(tags.everything, tags.catalogue, tags.search);
  const index = await getNew();
  cacheLife(index ? cacheProfiles.catalogue : cacheProfiles.passing);
  return index;
}

/** Changes with the catalogue; carries the tags of all that it reads, which is read anew with it. */
async function getCatalogueMark(): Promise<string> {
  'use cache';
  cacheTag(tags.everything, tags.catalogue);
  cacheLife(cacheProfiles.catalogue);
  return createHash('sha1')
    .update(JSON.stringify(await readDocuments()))
    .digest('base64');
}

async function readDocuments(): Promise<SearchDocument[]> {
  const [categories, services] = await Promise.all([getCategories().then(getData), getServices().then(getData)]);
  const line = pLimit(MAX_CONCURRENT_READS);
  const read = async (category: (typeof categories)[number]) => {
    const products = getData(await getCategoryProducts(category.id)) ?? [];
    return { category, products };
  };
  return toDocuments(await Promise.all(categories.map((category) => line(() => read(category)))), services);
}

/** Half a catalogue would not be found whole: an index is of everything or is not made. */
function getData<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new BackendUnreachableError('The catalogue cannot be read whole');
  return outcome.data;
}
