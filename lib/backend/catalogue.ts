import { limits } from '@/content/limits';
import type { CardItem, NamedItem, NamedPicture } from '@/lib/catalogue/card-item';
import { type RelationName, relationNames } from '@/lib/catalogue/detail-fields';
import type { PictureSource } from '@/lib/catalogue/pictures';
import { toRowFacts } from '@/lib/catalogue/short-facts';
import { listFacts } from '@/lib/catalogue/vocabulary';
import { isRecord } from '@/lib/http/records';
import { warnOnce } from '@/lib/log';
import { toLanguageTag } from '@/lib/text';
import { type Assets, linkAddress, toPicture } from './assets';
import type { Client } from './client';
import { type Details, getDay, readDetails } from './details';
import { isBackendError, isNotFound } from './errors';
import { toCall } from './faults';
import {
  type Attribute,
  type CategoryAnswer,
  type ProductAnswer,
  readAttributes,
  readCategories,
  readCategory,
  readProduct,
  readProducts,
  refuseNothing,
  unwrapAnswer,
} from './schemas';

export type Category = NamedPicture & {
  /** How many products it has, where the backend says it. */
  readonly count?: number | undefined;
  /** Day of the last change (2026-11-21), or null when the backend does not say. */
  readonly updatedAt: string | null;
};

export type CatalogueItem = CardItem & {
  /** Day of the last change (2026-11-21), or null when the backend does not say. */
  readonly updatedAt: string | null;
};

export type Product = Omit<CatalogueItem, 'category' | 'healthRegistration'> &
  Details & {
    readonly image: PictureSource | null;
    readonly dataSheet: string | null;
    /** '' when the data has none. */
    readonly healthRegistration: string;
    /** Null when the backend does not say. */
    readonly category: NamedItem | null;
    /** Empty when the backend sends none. */
    readonly attributes: readonly Attribute[];
    readonly related: readonly CatalogueItem[];
    /** What belongs to it, as far as the backend says. */
    readonly belongings: Readonly<Partial<Record<RelationName, readonly CatalogueItem[]>>>;
    /** The product that took its place; null for one that is not withdrawn. */
    readonly replacedBy: CatalogueItem | null;
  };

export type SearchResults = {
  readonly items: readonly CatalogueItem[];
  readonly total: number | null;
  readonly hasMore: boolean;
};

/** Items that are read of each list that the contract does not limit; the largest category of ten FDA catalogues has 8,010. */
export const MAX_ITEMS = { suggested: 50, categories: 200, category: 10_000, related: 20 } as const;

const PRODUCT_CALL = 'GET /product/{id}';
const SEARCH_CALL = toCall('GET', `/products?page=${limits.search.page}&limit=${limits.search.limit}&q=`);

/** The GET verbs over a client (docs/backend-contract.md#calls), uncached: raw answers become the site's own types here. */
export function createCatalogue({ get }: Client, assets: Assets) {
  const readCards = (answer: unknown, path: string, most: number, toItem = toCard) => {
    const { items, ...rest } = readProducts(answer, most, toCall('GET', path));
    return { items: items.map((item) => toItem(item, assets)), ...rest };
  };
  const categories = async () => {
    const path = '/categories/PRODUCT';
    return readCategories(await get(path), MAX_ITEMS.categories, toCall('GET', path)).items;
  };
  const hasLists = rememberBriefly(categories);
  /** GETs one thing; null for none, if the lists are there: a wrong deployment does not know what exists, and what was good stays. */
  const getOne = async <T>(path: string, read: (answer: unknown) => T): Promise<T | null> => {
    try {
      return read(refuseNothing(await get(path), path));
    } catch (error) {
      if (isNotFound(error) && (await hasLists())) return null;
      throw error;
    }
  };
  return {
    /** Products for the featured carousel. */
    suggestedProducts: async () => {
      const path = '/products/suggested';
      return readCards(await get(path), path, MAX_ITEMS.suggested).items;
    },
    /** Items of type SERVICE of the first 100; says once in the log when the backend has more pages. */
    services: async () => {
      const { page, limit } = limits.services;
      const path = `/products?page=${page}&limit=${limit}`;
      const { items, total } = readCards(await get(path), path, limit);
      if (total !== null && total > limit)
        warnOnce('services that are not among the first products are not shown', { total, limit });
      return items.filter((item) => item.isService);
    },
    /** Every category of products. */
    categories: async () => (await categories()).map((item) => toCategory(item, assets)),
    /** Products of a category, the first 10,000; null when the backend says that there is none. */
    categoryProducts: (id: string) => {
      const path = `/category/${id}`;
      return getOne(path, (answer) => readCards(answer, path, MAX_ITEMS.category).items);
    },
    /** A product with at most three related ones; null when the backend says that there is none. */
    product: (id: string) =>
      getOne(`/product/${id}`, (answer) => toProduct(readProduct(answer, PRODUCT_CALL), unwrapAnswer(answer), assets)),
    /** The first 50 results of a search; `total` is null when the backend does not report it. */
    search: async (q: string): Promise<SearchResults> => {
      const { page, limit } = limits.search;
      const path = `/products?page=${page}&limit=${limit}&q=${encodeURIComponent(q)}`;
      const { items, total, isCut } = readCards(await get(path), path, limit, toResult);
      return { items, total, hasMore: isCut || (total === null ? items.length >= limit : total > items.length) };
    },
  };
}

/** Milliseconds for which an answer to 'are the lists there' counts, so that invented products cost no second call each. */
const PROBE_LIFE_MS = 1_000;

/** True while `readList` succeeds, asked at most once a second. */
function rememberBriefly(readList: () => Promise<unknown>): () => Promise<boolean> {
  let probe: { readonly isWell: Promise<boolean>; readonly at: number } | undefined;
  const isWell = () =>
    readList().then(
      () => true,
      (error: unknown) => {
        if (isBackendError(error)) return false;
        throw error;
      },
    );
  return () => {
    if (!probe || Date.now() - probe.at >= PROBE_LIFE_MS) probe = { isWell: isWell(), at: Date.now() };
    return probe.isWell;
  };
}

function toCategory(sent: CategoryAnswer, assets: Assets): Category {
  const { id, name, products_count: count } = sent;
  const imageSm = toPicture(sent.image_sm, assets);
  return { id, name, lang: toLanguageTag(sent.lang), imageSm, count, updatedAt: getDay(sent.updated_at) };
}

function toCard(item: ProductAnswer, assets: Assets): CatalogueItem {
  const isService = item.type.toUpperCase() === 'SERVICE';
  return {
    id: item.id_product ?? item.id ?? '',
    name: item.name,
    lang: toLanguageTag(item.lang),
    alt: item.slug || item.name,
    isService,
    brand: isService ? '' : item.brand,
    imageSm: toPicture(item.image_sm, assets) ?? toPicture(item.image, assets),
    description: isService ? item.description : '',
    category: getCategory(item) ?? undefined,
    updatedAt: getDay(item.updated_at),
    // Few have them, and a list may have ten thousand.
    ...(item.code && { code: item.code }),
    ...(item.registro_sanitario && { healthRegistration: item.registro_sanitario }),
  };
}

/** A card with two facts, where they are sent: a category may have ten thousand products, in which nobody reads them. */
function toResult(item: ProductAnswer, assets: Assets): CatalogueItem {
  const card = toCard(item, assets);
  const attributes = card.isService ? [] : readAttributes(item.attributes, SEARCH_CALL);
  return attributes.length === 0 ? card : { ...card, facts: toRowFacts(listFacts({ ...card, attributes })) };
}

const NO_DETAILS = { registration: null, identity: {}, documents: [], belongings: {}, replacedBy: null };

/** `product` with all its fields: what a release before 2026-11-24 has kept of it (last-good.ts) has no details. */
export function completeProduct(product: Product): Product {
  return { ...NO_DETAILS, ...product };
}

/** Every other product that the page of `product` shows. */
export function listRelated({ related, belongings, replacedBy }: Product): CatalogueItem[] {
  return [...related, ...Object.values(belongings).flat(), ...(replacedBy ? [replacedBy] : [])];
}

/** `sent` is the product as it came, for the fields that are optional. */
function toProduct(item: ProductAnswer, sent: unknown, assets: Assets): Product {
  const card = toCard(item, assets);
  const { related_products, replaced_by, ...lists } = isRecord(sent) ? sent : {};
  const toOthers = (list: unknown, field: string) =>
    readRelated(list, field)
      .map((other) => toCard(other, assets))
      .filter((other) => other.id !== card.id);
  const belongings = relationNames.map((name) => [name, toOthers(lists[name], name)] as const);
  return {
    ...card,
    ...readDetails(sent, assets, PRODUCT_CALL),
    description: item.description,
    image: toPicture(item.image, assets) ?? card.imageSm,
    dataSheet: linkAddress(item.url, assets),
    healthRegistration: item.registro_sanitario,
    category: getCategory(item),
    attributes: readAttributes(item.attributes, PRODUCT_CALL),
    related: toOthers(related_products, 'related_products').slice(0, limits.relatedProducts),
    belongings: Object.fromEntries(belongings.filter(([, others]) => others.length > 0)),
    replacedBy: toOthers(replaced_by && [replaced_by], 'replaced_by')[0] ?? null,
  };
}

function getCategory(item: ProductAnswer): Product['category'] {
  const category = readCategory(item.category);
  return category && { id: category.id, name: category.name, lang: toLanguageTag(category.lang) };
}

/** A broken list of other products must not take the product's page down. */
function readRelated(list: unknown, field: string): ProductAnswer[] {
  try {
    return list ? readProducts(list, MAX_ITEMS.related, `${PRODUCT_CALL} ${field}`).items : [];
  } catch (error) {
    if (isBackendError(error)) return [];
    throw error;
  }
}
