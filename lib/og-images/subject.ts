import { createHash } from 'node:crypto';
import { cardNotes, pageCards } from '@/content/cards';
import { site } from '@/content/site';
import { toShownBrand } from '@/lib/catalogue/brand';
import type { CardItem, NamedPicture } from '@/lib/catalogue/card-item';
import { getPictureAddress, type PictureSource } from '@/lib/catalogue/pictures';
import { toCardPath } from '@/lib/routes';

/** What a card shows. `picture` is a path of the site, an address of the backend, or null. */
export type CardSubject = {
  readonly kind: 'producto' | 'categoria' | 'pagina';
  readonly id: string;
  readonly title: string;
  /** A word or two under the title; '' for none. */
  readonly note: string;
  readonly picture: string | null;
};

type Product = Pick<CardItem, 'id' | 'name' | 'isService' | 'brand'> & { readonly image: PictureSource | null };

export type PageCard = keyof typeof pageCards;

/** Part of every version: change it when the look of the cards changes. */
const DESIGN = 3;

/** The card of a product or service; the house brand is not shown (docs/behaviour.md#product-page). */
export function getProductCard({ id, name, isService, brand, image }: Product): CardSubject {
  const note = isService ? cardNotes.service : toShownBrand(brand);
  return { kind: 'producto', id, title: name, note, picture: getPictureAddress(image) };
}

/** The card of a category. */
export function getCategoryCard({ id, name, imageSm }: NamedPicture): CardSubject {
  const picture = getPictureAddress(imageSm);
  return { kind: 'categoria', id, title: name, note: cardNotes.category, picture };
}

/** The card of a page of content/cards.ts. */
export function getPageCard(id: PageCard): CardSubject {
  return { kind: 'pagina', id, ...pageCards[id] };
}

/** True when `id` names a page that has a card. */
export function isPageCard(id: string): id is PageCard {
  return Object.hasOwn(pageCards, id);
}

/** Names what the card shows now: 12 hexadecimal digits that change when a word or the picture does. */
export function getCardVersion({ title, note, picture }: CardSubject): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, site.name, title, note, picture]))
    .digest('hex')
    .slice(0, 12);
}

/** Address of the card as it is now. */
export function toCardAddress(subject: CardSubject): string {
  return toCardPath(subject, getCardVersion(subject));
}
