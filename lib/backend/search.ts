import { cacheLife, cacheTag } from 'next/cache';
import pLimit from 'p-limit';
import type { CardItem } from '@/lib/catalogue/product';
import { env } from '@/lib/env';
import { waitForTurn } from '@/lib/http/timeout';
import { processState } from '@/lib/process/process-state';
import { remember } from '@/lib/remember';
import { createCurrentIndex, createEmptyState } from '@/lib/search-index/current-index';
import { type SearchDocument, toDocuments, toIndexed } from '@/lib/search-index/documents';
import { findRewrittenQuery } from '@/lib/search-index/rewritten-query';
import { MAX_INDEXED } from '@/lib/search-index/search-index';
import { judgeLine, type Verdict, type Wanted } from '@/lib/search-index/verdict';
import { readForIndex } from './index';
import { cacheProfiles, tags } from './tags';

/** Categories that are read at once: half of the line to the backend stays free for visitors. */
const MAX_CONCURRENT_READS = 2;
const MAX_SUGGESTIONS = 7;
const MAX_SUGGESTED_CATEGORIES = 2;
/** More than the categories that a catalogue may have. */
const MAX_LOOKED_AT = 250;
/** Milliseconds that a pasted list waits for the first index: without it all lines would be 'not searched'. */
const LINES_PATIENCE_MS = 10_000;

const state = remember('search index', createEmptyState);
const getIndex = createCurrentIndex(state, {
  isOld: async (readAt) => {
    const changedAt = Math.max(processState.lastRevalidatedAt, (await processState.getLatestImport?.()) ?? 0);
    return readAt <= Math.max(changedAt, Date.now() - env.revalidateSeconds * 1_000);
  },
  readDocuments: readCatalogue,
});

/** Starts the search index of this process; true once it is ready or impossible, false after two seconds. */
export const prepareIndex = async () => (await getIndex()) !== null || state.reading === null;

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
  const index = await getIndex(LINES_PATIENCE_MS);
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

/** Up to seven suggestions for a partial search, or null without an index. */
export async function getSuggestions(q: string): Promise<readonly SearchDocument[] | null> {
  const index = await getIndex();
  if (!index) return null;
  const found = index.find(q, MAX_LOOKED_AT).map(({ document }) => document);
  const tooMany = found.filter(({ isCategory }) => isCategory).slice(MAX_SUGGESTED_CATEGORIES);
  return found.filter((one) => !tooMany.includes(one)).slice(0, MAX_SUGGESTIONS);
}

async function getIndexForPage() {
  cacheTag(tags.everything, tags.catalogue, tags.lists, tags.search);
  const index = await getIndex();
  // One that is made again now may answer otherwise in a moment.
  cacheLife(index && !state.reading ? cacheProfiles.catalogue : cacheProfiles.old);
  return index;
}

/** All that is indexed, read past the page cache; throws if a part is missing. */
async function readCatalogue(): Promise<readonly SearchDocument[]> {
  const [categories, services] = await Promise.all([readForIndex.categories(), readForIndex.services()]);
  const line = pLimit(MAX_CONCURRENT_READS);
  let room = MAX_INDEXED;
  const read = async (category: (typeof categories)[number]) => {
    if (room <= 0) return { category, products: [] };
    const products = (await readForIndex.products(category.id)) ?? [];
    room -= products.length;
    return { category, products: products.map(toIndexed) };
  };
  const groups = await Promise.all(categories.map((category) => line(() => read(category))));
  return toDocuments(groups, services).slice(0, MAX_INDEXED);
}
