import { limits } from '@/content/limits';
import type { CardItem } from '@/lib/catalogue/product';
import type { Client } from './client';
import { isNotFound, toCall } from './errors';
import { categoryFields, productFields, readList, refuseNothing, resultFields } from './fields';
import { type Origin, toCard, toCategory, toProduct, toResult } from './mapping';

export type SearchResults = {
  readonly items: readonly CardItem[];
  readonly hasMore: boolean;
};

/** Items read of lists that the contract does not limit; the largest category of ten FDA catalogues has 8,010. */
export const MAX_ITEMS = { suggested: 50, categories: 200, category: 10_000 } as const;
/** Milliseconds that 'are the lists there' stays answered, so that invented products cost no second call each. */
const PROBE_LIFE_MS = 1_000;

/** The GET calls (docs/backend-contract.md#calls), uncached; turns raw answers into the site's own types. */
export function createCatalogue({ get }: Client, origin: Origin) {
  const readCards = (answer: unknown, path: string, most: number): CardItem[] => {
    const { items } = readList(productFields, answer, most, toCall('GET', path));
    return items.map((item) => toCard(item, origin));
  };
  const categories = async () => {
    const path = '/categories/PRODUCT';
    const { items } = readList(categoryFields, await get(path), MAX_ITEMS.categories, toCall('GET', path));
    return items.map((item) => toCategory(item, origin));
  };
  let probe = { at: Number.NEGATIVE_INFINITY, hasLists: Promise.resolve(false) };
  /** True while the backend has its lists, asked at most once a second. */
  const hasLists = () => {
    const ask = async () => (await categories().catch(() => null)) !== null;
    if (Date.now() - probe.at >= PROBE_LIFE_MS) probe = { at: Date.now(), hasLists: ask() };
    return probe.hasLists;
  };
  /** GETs one item; null for a 404 only if the lists answer: a wrong deployment must not delete good data. */
  const getOne = async <T>(path: string, read: (answer: unknown) => T): Promise<T | null> => {
    try {
      return read(refuseNothing(await get(path), path));
    } catch (error) {
      if (isNotFound(error) && (await hasLists())) return null;
      throw error;
    }
  };
  return {
    categories,
    /** Products for the featured carousel. */
    suggestedProducts: async () => {
      const path = '/products/suggested';
      return readCards(await get(path), path, MAX_ITEMS.suggested);
    },
    /** Items of type SERVICE of the first 100. */
    services: async () => {
      const { page, limit } = limits.services;
      const path = `/products?page=${page}&limit=${limit}`;
      return readCards(await get(path), path, limit).filter((item) => item.isService);
    },
    /** Products of a category, the first 10,000; null when the backend says that there is none. */
    categoryProducts: (id: string) => {
      const path = `/category/${id}`;
      return getOne(path, (answer) => readCards(answer, path, MAX_ITEMS.category));
    },
    /** A product with at most three related ones; null when the backend says that there is none. */
    product: (id: string) => getOne(`/product/${id}`, (answer) => toProduct(answer, origin)),
    /** The first 50 results of a search; there may be more where it is full. */
    search: async (q: string): Promise<SearchResults> => {
      const { page, limit } = limits.search;
      const path = `/products?page=${page}&limit=${limit}&q=${encodeURIComponent(q)}`;
      const { items } = readList(resultFields, await get(path), limit, toCall('GET', path));
      return { items: items.map((item) => toResult(item, origin)), hasMore: items.length >= limit };
    },
  };
}
