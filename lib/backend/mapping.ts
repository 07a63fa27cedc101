import { limits } from '@/content/limits';
import { identity as texts } from '@/content/product';
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

/** The backend's origin, where its pictures and files lie; null where the embedded one serves the site's own. */
export type Origin = string | null;

/** A category as pages know it. */
export function toCategory(item: Item<typeof categoryFields>, origin: Origin): Category {
  return { id: item.id, name: item.name, imageSm: toPicture(item.image_sm, origin) };
}

/** A product or service as lists know it. */
export function toCard(item: ProductItem, origin: Origin): CardItem {
  const { id, name, code, registro_sanitario: registration } = item;
  const isService = item.type.toUpperCase() === 'SERVICE';
  return {
    id,
    name,
    alt: item.slug || name,
    isService,
    brand: isService ? '' : item.brand,
    imageSm: toPicture(item.image_sm, origin) ?? toPicture(item.image, origin),
    description: isService ? item.description : '',
    category: item.category ?? undefined,
    // Few have them, and a list may have ten thousand.
    ...(code && { code }),
    ...(registration && { healthRegistration: registration.number }),
  };
}

/** The same with two facts of what was sent, for the few that a search finds. */
export function toResult(item: Item<typeof resultFields>, origin: Origin): CardItem {
  const card = toCard(item, origin);
  const { attributes } = item;
  if (card.isService || attributes.length === 0) return card;
  return { ...card, facts: toRowFacts(listFacts({ ...card, attributes })) };
}

/** The product of an answer; invalid optional fields are left out and logged, and never cost the product. */
export function toProduct(answer: unknown, origin: Origin): Product {
  const item = readOne(wholeFields, answer, 'GET /product/{id}');
  const { number = '', holder = '', expiresAt, url = '' } = item.registro_sanitario ?? {};
  const card = toCard(item, origin);
  const link = (address: string) => linkAddress(address, origin);
  const identity = [
    { name: labels.healthRegistration, value: number, href: link(url) },
    { name: labels.holder, value: holder },
    { name: labels.validUntil, value: expiresAt ?? '' },
    ...detailTextNames.map((name) => ({ name: labels[name], value: item[name] })),
  ];
  const relations = relationNames.map((name) => {
    const others = item[name].filter(({ id }) => id !== item.id).map((other) => toCard(other, origin));
    return [name, name === 'related_products' ? others.slice(0, limits.relatedProducts) : others] as const;
  });
  return {
    ...card,
    description: item.description,
    image: toPicture(item.image, origin) ?? card.imageSm,
    category: item.category,
    attributes: item.attributes,
    identity: identity.filter(({ value }) => value !== ''),
    dataSheet: link(item.url),
    documents: item.documents.map(({ url: address, ...document }) => ({ ...document, href: link(address) ?? '' })),
    relations: Object.fromEntries(relations.filter(([, others]) => others.length > 0)),
  };
}

/** A picture that may be shown, or null: only of the backend's origin, to which relative addresses belong. */
export function toPicture(text: string, origin: Origin): string | null {
  const address = linkAddress(text, origin);
  return address === null || address.startsWith('/') || new URL(address).origin === origin ? address : null;
}
