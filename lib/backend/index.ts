import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { env } from '@/lib/env';
import { onceInProcess } from '@/lib/once-in-process';
import { lives, tags } from './cache';
import { createCatalog } from './catalog';
import { createClient, createShared } from './client';
import { type Outcome, outcomeOf } from './outcome';
import { createSender } from './sender';
import { chooseTransport } from './transport';

const { client: options, assets } = chooseTransport(env);
const client = createClient(options, onceInProcess('backend', createShared));
const catalog = createCatalog(client, assets);

/** Sends a contact message or a quotation (spec, point 7); resolves to the backend's answer; throws a BackendError when there is none. */
export const { sendContact, sendQuotation } = createSender(client, options.apiUrl);

/** Products for the featured carousel. */
export async function getSuggestedProducts() {
  'use cache';
  cacheTag(tags.suggested);
  return lasting(await outcomeOf(catalog.suggestedProducts(), env.isBuilding));
}

/** Items of type SERVICE. */
export async function getServices() {
  'use cache';
  cacheTag(tags.services);
  return lasting(await outcomeOf(catalog.services(), env.isBuilding));
}

/** Every category of products. */
export async function getCategories() {
  'use cache';
  cacheTag(tags.categories);
  return lasting(await outcomeOf(catalog.categories(), env.isBuilding));
}

/** The products of a category, or null data when there is none with this id. */
export async function getCategoryProducts(id: string) {
  'use cache';
  cacheTag(tags.category(id));
  return lasting(await outcomeOf(catalog.categoryProducts(id), env.isBuilding));
}

/** A product with its related ones, or null data when there is none with this id. */
export async function getProduct(id: string) {
  'use cache';
  cacheTag(tags.product(id));
  return lasting(await outcomeOf(catalog.product(id), env.isBuilding));
}

/** The first results of a search. */
export async function searchProducts(q: string) {
  'use cache';
  cacheTag(tags.search);
  return lasting(await outcomeOf(catalog.search(q), env.isBuilding));
}

function lasting<T>(outcome: Outcome<T>): Outcome<T> {
  cacheLife(outcome.ok ? lives.catalogue : lives.failure);
  return outcome;
}
