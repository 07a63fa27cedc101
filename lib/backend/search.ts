import { createHash } from 'node:crypto';
import { cacheLife, cacheTag } from 'next/cache';
import pLimit from 'p-limit';
import type { CardItem } from '@/lib/catalogue/product';
import { waitForTurn } from '@/lib/http/timeout';
import { remember } from '@/lib/remember';
import { createCurrentIndex, createEmptyState } from '@/lib/search-index/current-index';
import { type SearchDocument, toDocuments, toIndexed } from '@/lib/search-index/documents';
import { findRewrittenQuery } from '@/lib/search-index/rewritten-query';
import { MAX_INDEXED } from '@/lib/search-index/search-index';
import { judgeLine, type Verdict, type Wanted } from '@/lib/search-index/verdict';
import { toUnreachable } from './errors';
import { getCategories, getServices, readCategoryProducts } from './index';
import { cacheProfiles, tags, toTag } from './tags';

/** Categories that are read at once: half of the line to the backend stays free for visitors. */
const MAX_CONCURRENT_READS = 2;
const MAX_SUGGESTIONS = 7;
const MAX_SUGGESTED_CATEGORIES = 2;
/** More than the categories that a catalogue may have. */
const MAX_LOOKED_AT = 250;
/** Milliseconds that a pasted list waits for the first index: without it all lines would be 'not searched'. */
const LINES_PATIENCE_MS = 10_000;

const state = remember('search index', createEmptyState);
const { getNew, getAtOnce, prepare } = createCurrentIndex(state, {
  readMark: async () => orThrow(await getCatalogueMark()),
  readDocuments: async () => orThrow(await readCatalogue()).documents,
});

/** Starts the search index of this process; true once it is ready or impossible, false after two seconds. */
export const prepareIndex = prepare;

/** The text to ask the backend for in place of `q`, which found nothing; null if none, or without an index. */
export async function getRewrittenQuery(q: string): Promise<string | null> {
  'use cache';
  const index = await getIndexForPage();
  return index && findRewrittenQuery(index, q);
}

/** The meaning of each line of a list; null without an index, and yields to other requests between lines. */
export async function getVerdicts<Line extends Wanted>(
  lines: readonly Line[],
): Promise<readonly (Line & { readonly verdict: Verdict })[] | null> {
  'use cache';
  cacheLife(cacheProfiles.unkept);
  const index = await getNew(LINES_PATIENCE_MS);
  if (!index) return null;
  const judged: (Line & { readonly verdict: Verdict })[] = [];
  for (const line of lines) {
    judged.push({ ...line, verdict: judgeLine(index, line) });
    await waitForTurn();
  }
  return judged;
}

/** The indexed products among `ids`, which a long list need not read one by one; unknown ids are left out. */
export async function getCards(ids: readonly string[]): Promise<readonly CardItem[]> {
  'use cache';
  const index = await getIndexForPage();
  return ids.flatMap((id) => index?.get(id) ?? []);
}

/** Up to seven suggestions for a partial search, or null without an index; `later` runs deferred work. */
export async function getSuggestions(
  q: string,
  later: (work: () => Promise<unknown>) => void,
): Promise<readonly SearchDocument[] | null> {
  const index = await getAtOnce(later);
  if (!index) return null;
  const found = index.find(q, MAX_LOOKED_AT).map(({ document }) => document);
  const tooMany = found.filter(({ isCategory }) => isCategory).slice(MAX_SUGGESTED_CATEGORIES);
  return found.filter((one) => !tooMany.includes(one)).slice(0, MAX_SUGGESTIONS);
}

async function getIndexForPage() {
  cacheTag(tags.everything, tags.catalogue, tags.lists, tags.search);
  const index = await getNew();
  cacheLife(index ? cacheProfiles.catalogue : cacheProfiles.old);
  return index;
}

/** Changes with the catalogue: it has the cache tags of all that it reads; null if that cannot be read. */
async function getCatalogueMark(): Promise<string | null> {
  'use cache';
  cacheTag(tags.everything, tags.catalogue, tags.lists);
  const read = await readCatalogue(cacheTag);
  cacheLife(read && !read.isStale ? cacheProfiles.catalogue : cacheProfiles.old);
  if (!read) return null;
  const hash = createHash('sha1');
  for (const document of read.documents) hash.update(JSON.stringify(document));
  const mark = hash.digest('base64');
  state.read = read.documents;
  return mark;
}

/** All that is indexed, or null if a part is missing; read past the page cache. `addTag` gets tags of categories. */
async function readCatalogue(addTag: (tag: string) => void = () => undefined) {
  const [categories, services] = await Promise.all([getCategories(), getServices()]);
  if (!categories.ok || !services.ok) return null;
  const line = pLimit(MAX_CONCURRENT_READS);
  let room = MAX_INDEXED;
  let isStale = false;
  const read = async (category: (typeof categories.data)[number]) => {
    if (room <= 0) return { category, products: [] };
    const answer = await readCategoryProducts(category.id);
    const products = answer.ok ? (answer.data ?? []) : [];
    addTag(toTag({ verb: 'category', id: category.id }));
    isStale ||= answer.ok && answer.isStale;
    room -= products.length;
    return answer.ok ? { category, products: products.map(toIndexed) } : null;
  };
  const groups = await Promise.all(categories.data.map((category) => line(() => read(category))));
  const whole = groups.filter((group) => group !== null);
  if (whole.length < groups.length) return null;
  return { documents: toDocuments(whole, services.data).slice(0, MAX_INDEXED), isStale };
}

function orThrow<T>(read: T | null): T {
  if (read === null) throw toUnreachable();
  return read;
}
