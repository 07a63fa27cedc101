import { createHash } from 'node:crypto';
import { ogImageNotes, pageOgImages } from '@/content/seo';
import { site } from '@/content/site';
import { type CardItem, type NamedPicture, toShownBrand } from '@/lib/catalogue/product';
import { toOgImagePath } from '@/lib/routes';

/** What an Open Graph image shows: title, a short note or '', and a path of the site, a backend's address or null. */
export type OgImageSubject = {
  readonly kind: 'producto' | 'categoria' | 'pagina';
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly picture: string | null;
};

type Product = Pick<CardItem, 'id' | 'name' | 'isService' | 'brand'> & { readonly image: string | null };

export type PageWithOgImage = keyof typeof pageOgImages;

/** Part of every version: change it when the look of the Open Graph images changes. */
const DESIGN = 6;

/** The Open Graph image of a product or service; the house brand is not shown (docs/behaviour.md#product-page). */
export function getProductOgImage({ id, name, isService, brand, image }: Product): OgImageSubject {
  const note = isService ? ogImageNotes.service : toShownBrand(brand);
  return { kind: 'producto', id, title: name, note, picture: image };
}

/** The Open Graph image of a category. */
export function getCategoryOgImage({ id, name, imageSm }: NamedPicture): OgImageSubject {
  return { kind: 'categoria', id, title: name, note: ogImageNotes.category, picture: imageSm };
}

/** The Open Graph image of a page of content/seo.ts. */
export function getPageOgImage(id: PageWithOgImage): OgImageSubject {
  return { kind: 'pagina', id, ...pageOgImages[id] };
}

/** True when `id` names a page that has an Open Graph image. */
export function isPageWithOgImage(id: string): id is PageWithOgImage {
  return Object.hasOwn(pageOgImages, id);
}

/** Address of the Open Graph image as it is now: its version changes when a word or the picture does. */
export function toOgImageAddress(subject: OgImageSubject): string {
  const shown = JSON.stringify([DESIGN, site.name, subject.title, subject.note, subject.picture]);
  return toOgImagePath(subject, createHash('sha256').update(shown).digest('hex').slice(0, 12));
}
