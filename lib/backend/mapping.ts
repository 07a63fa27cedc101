import { limits } from '@/content/limits';
import type { PictureSource } from '@/lib/catalogue/pictures';
import {
  type CardItem,
  type Category,
  detailTextNames,
  detailTexts,
  type Product,
  relationNames,
} from '@/lib/catalogue/product';
import { listFacts, toRowFacts } from '@/lib/catalogue/vocabulary';
import {
  type categoryFields,
  type Item,
  linkAddress,
  type productFields,
  readAttributes,
  readOne,
  wholeFields,
} from './fields';

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
  const { id, name, lang, products_count: count, updated_at: updatedAt } = item;
  return { id, name, lang, imageSm: toPicture(item.image_sm, assets), count, updatedAt };
}

/** A product or service as lists know it. */
export function toCard(item: ProductItem, assets: Assets): CardItem {
  const { id, name, lang, code, registro_sanitario: healthRegistration } = item;
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
    ...(healthRegistration && { healthRegistration }),
  };
}

/** The same with two facts of what was sent, for the few that a search finds. */
export function toResult(item: ProductItem & { readonly attributes: unknown }, assets: Assets): CardItem {
  const card = toCard(item, assets);
  const attributes = card.isService ? [] : readAttributes(item.attributes);
  return attributes.length === 0 ? card : { ...card, facts: toRowFacts(listFacts({ ...card, attributes })) };
}

const NO_DETAILS = { registration: null, identity: {}, documents: [], belongings: {}, replacedBy: null };

/** `product` with all its fields: what a release before 2026-11-24 has kept of it (last-good.ts) has no details. */
export function completeProduct(product: Product): Product {
  return { ...NO_DETAILS, ...product };
}

/** Every other product that the page of `product` shows. */
export function listRelated({ related, belongings, replacedBy }: Product): CardItem[] {
  return [...related, ...Object.values(belongings).flat(), ...(replacedBy ? [replacedBy] : [])];
}

/** The product that was answered. Of its optional fields what makes no sense is left out and logged, and never costs the product. */
export function toProduct(answer: unknown, assets: Assets): Product {
  const item = readOne(wholeFields, answer, 'GET /product/{id}');
  const registration = item.registro_sanitario;
  const card = toCard({ ...item, registro_sanitario: registration?.number ?? '' }, assets);
  const toOthers = (list: readonly ProductItem[]) =>
    list.filter(({ id }) => id !== item.id).map((other) => toCard(other, assets));
  const belongings = relationNames.map((name) => [name, toOthers(item[name])] as const);
  const texts = detailTextNames.map((name) => [detailTexts[name], item[name]]);
  const link = (address: string) => linkAddress(address, assets.origin);
  return {
    ...card,
    description: item.description,
    image: toPicture(item.image, assets) ?? card.imageSm,
    category: item.category,
    attributes: item.attributes,
    dataSheet: link(item.url),
    documents: item.documents.map(({ url: address, ...document }) => ({ ...document, href: link(address) ?? '' })),
    healthRegistration: registration?.number ?? '',
    registration: registration && {
      holder: registration.holder,
      expiresAt: registration.expiresAt,
      href: link(registration.url),
    },
    identity: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    related: toOthers(item.related_products).slice(0, limits.relatedProducts),
    belongings: Object.fromEntries(belongings.filter(([, others]) => others.length > 0)),
    replacedBy: toOthers(item.replaced_by ? [item.replaced_by] : [])[0] ?? null,
  };
}

/** A picture that may be shown, or null: only of the backend's origin, to which relative addresses belong. */
export function toPicture(text: string, assets: Assets): PictureSource | null {
  const address = linkAddress(text, assets.origin);
  if (address === null || address.startsWith('/')) return address;
  if (new URL(address).origin !== assets.origin) return null;
  return assets.isOptimised?.(address) ? { optimised: address } : address;
}
