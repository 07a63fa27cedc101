import { cacheLife, cacheTag } from 'next/cache';
import { showView } from '@/lib/catalogue/category-view';
import { toOpenFailure } from '@/lib/database/permissions';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { processState } from '@/lib/process/process-state';
import { remember } from '@/lib/remember';
import { type CategoryView, toProductPath } from '@/lib/routes';
import { createCatalogue } from './catalogue';
import { createClient, createReadPolicy } from './client';
import { toUnreachable } from './errors';
import { createReadThrough, type LastGoodStore, type Outcome, openLastGood } from './last-good';
import { createSubmissionsClient } from './submissions-client';
import { cacheProfiles, type Read, tags, toTag } from './tags';
import { chooseTransport } from './transport';

export type { SearchResults } from './catalogue';
export { type Failure, mustRead, type Outcome, readIfPossible } from './last-good';
export { cacheProfiles, tags } from './tags';

const { client: options, origin } = chooseTransport(env);
// Pages and handlers load this module twice, and share one queue and one breaker.
const client = createClient(
  options,
  remember('backend', () => createReadPolicy(options.timeoutMs)),
);
const catalogue = createCatalogue(client, origin);

/** Sends a contact message or a quotation; resolves to the backend's answer, or throws a BackendError. */
export const { sendContact, sendQuotation } = createSubmissionsClient(client);

/** True when there is no other backend than the one inside this process. */
export const isBackendEmbedded = !env.backendUrl;

/** Asks the backend for its shortest list, past every cache; rejects with a BackendError when it does not answer. */
export const probeBackend = catalogue.categories;

/** Products for the featured carousel. */
export async function getSuggestedProducts() {
  'use cache';
  return ask({ verb: 'suggested' }, catalogue.suggestedProducts);
}

/** Items of type SERVICE. */
export async function getServices() {
  'use cache';
  return ask({ verb: 'services' }, catalogue.services);
}

/** Every category of products. */
export async function getCategories() {
  'use cache';
  return ask({ verb: 'categories' }, catalogue.categories);
}

/** The products of a category, or null data when there is none with this id. */
async function getCategoryProducts(id: string) {
  'use cache';
  return askForCategory(id);
}

/** Paths of the products, a line each, uncached: as objects, ten thousand would fill the memory. */
export async function getCategoryPaths(id: string) {
  'use cache';
  const products = await askForCategory(id);
  if (!products.ok) return products;
  return { ...products, data: (products.data ?? []).map(toProductPath).join('\n') };
}

/** What the search index reads, past the page cache; each throws without an answer. */
export const readForIndex = {
  categories: () => readNow({ verb: 'categories' }, catalogue.categories),
  services: () => readNow({ verb: 'services' }, catalogue.services),
  products: (id: string) => readNow({ verb: 'category', id }, () => catalogue.categoryProducts(id)),
};

async function readNow<T>(read: Read, call: () => Promise<T>): Promise<T> {
  const outcome = await readThrough(read, call, 'index ');
  if (!outcome.ok) throw toUnreachable();
  return outcome.data;
}

/** The part of a category that a view shows, so that no page reads thousands; null data if there is none. */
export async function getCategoryView(id: string, view: CategoryView) {
  'use cache';
  const products = await getCategoryProducts(id);
  cacheLife(getLife(products));
  return products.ok ? { ...products, data: products.data && showView(products.data, view) } : products;
}

/** A product with its related ones, or null data when there is none with this id. */
export async function getProduct(id: string) {
  'use cache';
  const product = await ask({ verb: 'product', id }, () => catalogue.product(id));
  const others = product.ok ? Object.values(product.data?.relations ?? {}).flat() : [];
  cacheTag(...others.map((other) => toTag({ verb: 'product', id: other.id })));
  return product;
}

/** The name of a product past the page cache, for code outside of pages; '' without a product or an answer. */
export async function readProductName(id: string): Promise<string> {
  const product = await readThrough({ verb: 'product', id }, () => catalogue.product(id));
  return product.ok ? (product.data?.name ?? '') : '';
}

/** The first results of a search. */
export async function searchProducts(q: string) {
  'use cache';
  return ask({ verb: 'search', id: q }, () => catalogue.search(q));
}

/** Tags the page in progress as a 404 of the backend, which the webhook expires; resolves to null. */
export async function tagMissing(): Promise<null> {
  'use cache';
  cacheTag(tags.missing, tags.catalogue);
  cacheLife(cacheProfiles.catalogue);
  return null;
}

function askForCategory(id: string) {
  return ask({ verb: 'category', id }, () => catalogue.categoryProducts(id));
}

const readThrough = createReadThrough(
  () => remember('last good answers', openStore),
  () => processState.lastRevalidatedAt,
);

/** Asks the backend, through its last good answers. */
async function ask<T>(read: Read, call: () => Promise<T>) {
  cacheTag(tags.everything, tags.catalogue, toTag(read), ...(read.verb === 'product' ? [] : [tags.lists]));
  const outcome = await readThrough(read, call);
  cacheLife(getLife(outcome));
  return outcome;
}

function getLife(outcome: Outcome<unknown>) {
  if (!outcome.ok) return cacheProfiles.unkept;
  return outcome.isStale ? cacheProfiles.old : cacheProfiles.catalogue;
}

/** Only a backend that may fail needs it, and only where it outlives the process. */
async function openStore(): Promise<LastGoodStore | null> {
  if (!env.backendUrl || !env.isDatabaseDurable || env.isBuilding) return null;
  return openLastGood(env.databaseUrl).catch(async (error: unknown) => {
    log.warn(await toOpenFailure(env.databaseUrl, error), 'last good answers are not kept');
    return null;
  });
}
