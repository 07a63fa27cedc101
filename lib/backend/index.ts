import 'server-only';
import { remember } from '@epic-web/remember';
import { cacheLife, cacheTag } from 'next/cache';
import { type CategoryView, showView } from '@/lib/catalogue/category-view';
import { toOpenFailure } from '@/lib/database/open-failure';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { processState } from '@/lib/process/process-state';
import { getCurrentRequest } from '@/lib/request-context';
import { toProductPath } from '@/lib/routes';
import { cacheProfiles, tags } from './cache';
import { type CatalogueItem, createCatalogue } from './catalogue';
import { createClient, createShared } from './client';
import { BackendUnreachableError } from './errors';
import { createReadThrough } from './last-good/read-through';
import { type LastGoodStore, openLastGood } from './last-good/store';
import { getOutcome, type Outcome } from './outcome';
import { trackRead, wasReadBefore } from './read-status';
import { createSubmissionsClient } from './submissions-client';
import { getCardTags } from './tagging';
import { chooseTransport } from './transport';

const { client: options, assets } = chooseTransport(env);
const client = createClient(options, remember('backend', createShared));
const catalogue = createCatalogue(client, assets);

/** Sends a contact message or a quotation; resolves to the backend's answer; throws a BackendError when there is none. */
export const { sendContact, sendQuotation } = createSubmissionsClient(client, options.apiUrl);

/** True when there is no other backend than the one inside this process. */
export const isBackendEmbedded = !env.backendUrl;

/** Asks the backend for its shortest list, past every cache; rejects with a BackendError when it does not answer. */
export async function probeBackend(): Promise<void> {
  await trackRead('categories', catalogue.categories());
}

/** Products for the featured carousel; where it `mayFail`, a failure is a value also while serving. */
export async function getSuggestedProducts(mayFail = false) {
  'use cache';
  return ask(tags.suggested, () => catalogue.suggestedProducts(), { cards: (items) => items, mayFail });
}

/** Items of type SERVICE; where it `mayFail`, a failure is a value also while serving. */
export async function getServices(mayFail = false) {
  'use cache';
  return ask(tags.services, () => catalogue.services(), { cards: (items) => items, mayFail });
}

/**
 * The lists of the home page. One that cannot be read is shown as a failure beside the rest (docs/behaviour.md#home-page) where there is no page
 * from before: the build's names another address, and this process has not read the lists yet. Else it throws, so that the page from before stays.
 */
export async function getHomeLists() {
  // Decided once for each rendering: the framework renders twice and wants the same reads.
  const startedAt = getCurrentRequest()?.renderStartedAt ?? 0;
  const wereRead = wasReadBefore(tags.suggested, startedAt) && wasReadBefore(tags.services, startedAt);
  const mayFail = process.env.BUILT_FOR !== env.publication && !wereRead;
  const [suggested, services, categories] = await Promise.all(
    mayFail
      ? [getSuggestedProducts(true), getServices(true), getCategories(true)]
      : [getSuggestedProducts(), getServices(), getCategories()],
  );
  if (mayFail && !suggested.ok && !services.ok)
    throw new BackendUnreachableError('No list of the home page can be read');
  return { suggested, services, categories };
}

/** Every category of products; where it `mayFail`, a failure is a value also while serving. */
export async function getCategories(mayFail = false) {
  'use cache';
  return ask(tags.categories, () => catalogue.categories(), { mayFail });
}

/** The products of a category, or null data when there is none with this id. */
async function getCategoryProducts(id: string) {
  'use cache';
  return ask(tags.category(id), () => catalogue.categoryProducts(id), { cards: (items) => items ?? [] });
}

/**
 * The path of each product of a category and the day of its last change, a line each, in one text: ten thousand objects would take more memory.
 * Read past getCategoryProducts: the framework (16.4.5) keeps what a page reads until the page is made, and the sitemap reads every category.
 */
export async function getCategoryPaths(id: string) {
  'use cache';
  const products = await ask(tags.category(id), () => catalogue.categoryProducts(id), {
    cards: (items) => items ?? [],
  });
  if (!products.ok) return products;
  const lines = (products.data ?? []).map((item) => `${toProductPath(item)} ${item.updatedAt ?? ''}`);
  return { ...products, data: lines.join('\n') };
}

/** The products of a category past the page cache, for who reads them all and keeps little; a failure is a value. The caller tags what it makes. */
export async function readCategoryProducts(id: string) {
  const tag = tags.category(id);
  return getOutcome(
    readThrough(tag, () => trackRead(tag, catalogue.categoryProducts(id)), 'index '),
    true,
  );
}

/** What a view shows of a category, or null data when there is no such category or view: a page reads its own products, not thousands. */
export async function getCategoryView(id: string, view: CategoryView) {
  'use cache';
  const products = await getCategoryProducts(id);
  cacheLife(products.ok && !products.isStale ? cacheProfiles.catalogue : cacheProfiles.failure);
  return products.ok ? { ...products, data: products.data && showView(products.data, view) } : products;
}

/** A product with its related ones, or null data when there is none with this id. */
export async function getProduct(id: string) {
  'use cache';
  return ask(tags.product(id), () => catalogue.product(id), { cards: (product) => product?.related ?? [] });
}

/** The first results of a search. */
export async function searchProducts(q: string) {
  'use cache';
  const key = `${tags.search}:${q}`;
  return ask(tags.search, () => catalogue.search(q), { key, cards: ({ items }) => items });
}

const readThrough = createReadThrough(
  () => remember('last good answers', openStore),
  () => processState.lastRevalidatedAt,
);

/** `cards` are the products whose own tags must refresh the entry too; `key` names the answer among the last good ones. */
type Asked<T> = {
  readonly cards?: (data: T) => readonly CatalogueItem[];
  readonly key?: string;
  readonly mayFail?: boolean;
};

async function ask<T>(
  tag: string,
  read: () => Promise<T>,
  { cards, key = tag, mayFail = false }: Asked<T> = {},
): Promise<Outcome<T>> {
  cacheTag(tags.everything, tags.catalogue, tag);
  const outcome = await getOutcome(
    readThrough(key, () => trackRead(tag, read())),
    env.isBuilding || mayFail,
  );
  cacheLife(outcome.ok && !outcome.isStale ? cacheProfiles.catalogue : cacheProfiles.failure);
  if (outcome.ok && cards) cacheTag(...getCardTags(cards(outcome.data)));
  return outcome;
}

/** Only a backend that may fail needs it, and only where it outlives the process. */
async function openStore(): Promise<LastGoodStore | null> {
  if (!env.backendUrl || !env.isDatabaseDurable || env.isBuilding) return null;
  try {
    return await openLastGood(env.databaseUrl);
  } catch (error) {
    log.warn(await toOpenFailure(env.databaseUrl, error), 'last good answers are not kept');
    return null;
  }
}
