import { language } from '@/content/language';
import { identity as texts } from '@/content/product';
import { site } from '@/content/site';
import type { PictureSource } from './pictures';

/** A product, service or category in a line of words. */
export type NamedItem = {
  readonly id: string;
  readonly name: string;
  /** Language of its words (BCP 47), where the backend says that it is not the page's. */
  readonly lang?: string | undefined;
};

/** What is left of it where there is little room: a category, or the product of a form. */
export type NamedPicture = NamedItem & { readonly imageSm: PictureSource | null };

export type Category = NamedPicture & {
  /** How many products it has, where the backend says it. */
  readonly count?: number | undefined;
  /** Day of the last change (2026-11-21), or null when the backend does not say. */
  readonly updatedAt: string | null;
};

/** A product or service as lists know it: a category may have ten thousand. */
export type CardItem = NamedPicture & {
  readonly alt: string;
  readonly isService: boolean;
  /** '' for services. */
  readonly brand: string;
  /** In lists of services only: the cards of equipment do not show it. */
  readonly description: string;
  /** The company's own code, and the number of the health registration, where the data has them. */
  readonly code?: string;
  readonly healthRegistration?: string;
  /** Of equipment, 'Capacidad: 18 L': at most two, in the results of a search. */
  readonly facts?: readonly string[];
  /** Where the answer or the search index has it. */
  readonly category?: NamedItem | null | undefined;
  /** Day of the last change (2026-11-21), or null when the backend does not say. */
  readonly updatedAt?: string | null;
};

/** A product or service with all that is known of it. */
export type Product = CardItem & {
  readonly image: PictureSource | null;
  readonly category: NamedItem | null;
  readonly attributes: readonly Attribute[];
  readonly dataSheet: string | null;
  readonly documents: readonly ProductDocument[];
  /** '' when the data has none. */
  readonly healthRegistration: string;
  readonly registration: Registration | null;
  readonly identity: Identity;
  readonly related: readonly CardItem[];
  /** What belongs to it, as far as the backend says. */
  readonly belongings: Readonly<Partial<Record<RelationName, readonly CardItem[]>>>;
  /** The product that took its place; null for one that is not withdrawn. */
  readonly replacedBy: CardItem | null;
};

/** A characteristic of a product, such as its weight. */
export type Attribute = { readonly name: string; readonly value: string };

/** Optional fields of a product that are one text each: the backend's name and the site's own, in the order of pages. */
export const detailTexts = {
  risk_class: 'riskClass',
  manufacturer: 'manufacturer',
  country: 'country',
  udi_di: 'udiDi',
  gmdn: 'gmdn',
  umdns: 'umdns',
  unspsc: 'unspsc',
} as const;
export const detailTextNames = Object.keys(detailTexts) as (keyof typeof detailTexts)[];

/** Those of a product; what it does not have is absent. */
export type Identity = { readonly [name in (typeof detailTexts)[keyof typeof detailTexts]]?: string };

/** Lists of other products that a product may carry. */
export const relationNames = ['accessories', 'spares', 'consumables', 'services'] as const;
/** All lists of products that a file has. */
export const productLists = ['related_products', ...relationNames] as const;
export type RelationName = (typeof relationNames)[number];

/** Kinds of documents that a product may carry. */
export const documentTypes = ['ficha', 'manual', 'declaracion', 'certificado'] as const;

/** A file about a product. */
export type ProductDocument = {
  readonly type: (typeof documentTypes)[number];
  /** '' when the data has none. */
  readonly name: string;
  readonly href: string;
  readonly lang: string | undefined;
  /** A day (2026-03-01). */
  readonly date: string | null;
  /** Bytes. */
  readonly size: number | undefined;
};

/** What a health registration says beside its number. */
export type Registration = {
  /** '' when the data has none. */
  readonly holder: string;
  /** A day (2031-05-31). */
  readonly expiresAt: string | null;
  readonly href: string | null;
};

/** What identifies a product before an authority. */
export type Identified = Pick<Product, 'healthRegistration' | 'registration' | 'identity'>;

const { labels } = texts;
const COMPARED: readonly string[] = [labels.healthRegistration, labels.riskClass, labels.manufacturer, labels.country];

/** All that is known of a product's identity; `href` is where the registration can be looked up. */
export function listWholeIdentity({ healthRegistration, registration, identity }: Identified) {
  const { expiresAt = null, href = null, holder = '' } = registration ?? {};
  const rows: readonly (Attribute & { readonly href?: string | null })[] = [
    { name: labels.healthRegistration, value: healthRegistration, href },
    { name: labels.holder, value: holder },
    { name: labels.validUntil, value: expiresAt ? toLongDay(expiresAt) : '' },
    ...Object.values(detailTexts).map((name) => ({ name: labels[name], value: identity[name] ?? '' })),
  ];
  return rows.filter(({ value }) => value !== '');
}

/** What a buyer compares of it: registration, risk class, manufacturer and country, as far as they are known. */
export function listIdentity(item: Identified): Attribute[] {
  return listWholeIdentity(item).flatMap(({ name, value }) => (COMPARED.includes(name) ? [{ name, value }] : []));
}

const LONG = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' });

/** '2031-05-31' as '31 de mayo de 2031'. */
export function toLongDay(day: string): string {
  return LONG.format(new Date(day));
}

/** The brand that pages of one product say: none for the company's own, which only cards show. */
export function toShownBrand(brand: string): string {
  return brand === site.houseBrand ? '' : brand;
}
