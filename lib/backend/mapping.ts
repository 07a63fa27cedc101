import { limits } from '@/content/limits';
import { identity as texts } from '@/content/product';
import type { PictureSource } from '@/lib/catalogue/pictures';
import { type CardItem, type Category, detailTextNames, type Product, relationNames } from '@/lib/catalogue/product';
import { listFacts, toRowFacts } from '@/lib/catalogue/vocabulary';
import {
  type categoryFields,
  type Item,
  linkAddress,
  type productFields,
  readOne,
  type resultFields,
  wholeFields,
} from './fields';

const { labels } = texts;

type ProductItem = Item<typeof productFields>;

/** Where the backend's pictures and files lie. */
export type Assets = {
  /** The backend's origin, or null when the embedded backend serves the site's own files. */
  readonly origin: string | null;
  /** Which pictures the optimiser takes; none without it. */
  readonly isOptimised?: (address: string) => boolean;
};

/** A category as pages know it. */
export function toCategory(item: Item<typeof categoryFields>, assets: Assets): Category {
  const { id, name, lang, updated_at: updatedAt } = item;
  return { id, name, lang, imageSm: toPicture(item.image_sm, assets), updatedAt };
}

/** A product or service as lists know it. */
export function toCard(item: ProductItem, assets: Assets): CardItem {
  const { id, name, lang, code, registro_sanitario: registration } = item;
  const isService = item.type.toUpperCase() === 'SERVICE';
  return {
    id,
    name,
    lang,
    alt: item.slug || name,
    isService,
    brand: isService ? '' : item.brand,
    imageSm: toPicture(item.image_sm, assets) ?? toPicture(item.image, assets),
    description: isService ? item.description : '',
    category: item.category ?? undefined,
    updatedAt: item.updated_at,
    // Few have them, and a list may have ten thousand.
    ...(code && { code }),
    ...(registration && { healthRegistration: registration.number }),
  };
}

/** The same with two facts of what was sent, for the few that a search finds. */
export function toResult(item: Item<typeof resultFields>, assets: Assets): CardItem {
  const card = toCard(item, assets);
  const { attributes } = item;
  if (card.isService || attributes.length === 0) return card;
  return { ...card, facts: toRowFacts(listFacts({ ...card, attributes })) };
}

/** The product of an answer; invalid optional fields are left out and logged, and never cost the product. */
export function toProduct(answer: unknown, assets: Assets): Product {
  const item = readOne(wholeFields, answer, 'GET /product/{id}');
  const { number = '', holder = '', expiresAt, url = '' } = item.registro_sanitario ?? {};
  const card = toCard(item, assets);
  const link = (address: string) => linkAddress(address, assets.origin);
  const identity = [
    { name: labels.healthRegistration, value: number, href: link(url) },
    { name: labels.holder, value: holder },
    { name: labels.validUntil, value: expiresAt ?? '' },
    ...detailTextNames.map((name) => ({ name: labels[name], value: item[name] })),
  ];
  const relations = relationNames.map((name) => {
    const others = item[name].filter(({ id }) => id !== item.id).map((other) => toCard(other, assets));
    return [name, name === 'related_products' ? others.slice(0, limits.relatedProducts) : others] as const;
  });
  return {
    ...card,
    description: item.description,
    image: toPicture(item.image, assets) ?? card.imageSm,
    category: item.category,
    attributes: item.attributes,
    identity: identity.filter(({ value }) => value !== ''),
    dataSheet: link(item.url),
    documents: item.documents.map(({ url: address, ...document }) => ({ ...document, href: link(address) ?? '' })),
    relations: Object.fromEntries(relations.filter(([, others]) => others.length > 0)),
  };
}

/** A picture that may be shown, or null: only of the backend's origin, to which relative addresses belong. */
export function toPicture(text: string, assets: Assets): PictureSource | null {
  const address = linkAddress(text, assets.origin);
  if (address === null || address.startsWith('/')) return address;
  if (new URL(address).origin !== assets.origin) return null;
  return assets.isOptimised?.(address) ? { optimised: address } : address;
}
