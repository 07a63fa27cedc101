import { language } from '@/content/language';
import { site } from '@/content/site';

/** A product, service or category in a line of words. */
export type NamedItem = { readonly id: string; readonly name: string };

/** What is left of it where there is little room: a category, or the product of a form. */
export type NamedPicture = NamedItem & { readonly imageSm: string | null };

export type Category = NamedPicture;

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
};

/** A product or service with all that is known of it. */
export type Product = CardItem & {
  readonly image: string | null;
  readonly category: NamedItem | null;
  readonly attributes: readonly Attribute[];
  /** What identifies it before an authority, in the words and order of pages; `href` is where to look it up. */
  readonly identity: readonly (Attribute & { readonly href?: string | null })[];
  readonly dataSheet: string | null;
  readonly documents: readonly ProductDocument[];
  /** Other products, as far as the backend says; that of `replaced_by` took its place. */
  readonly relations: Readonly<Partial<Record<RelationName, readonly CardItem[]>>>;
};

/** A characteristic of a product, such as its weight. */
export type Attribute = { readonly name: string; readonly value: string };

/** Optional fields of a product that are one text each, in the order of pages. */
export const detailTextNames = ['risk_class', 'manufacturer', 'country', 'udi_di', 'gmdn', 'umdns', 'unspsc'] as const;

/** Lists of other products that belong to a product. */
export const complementNames = ['accessories', 'spares', 'consumables', 'services'] as const;
/** All lists of products that a file has. */
export const productLists = [...complementNames, 'related_products'] as const;
/** All that other products may be to one. */
export const relationNames = [...productLists, 'replaced_by'] as const;
export type RelationName = (typeof relationNames)[number];

export const documentTypes = ['ficha', 'manual', 'declaracion', 'certificado'] as const;

export type ProductDocument = {
  readonly type: (typeof documentTypes)[number];
  /** '' when the data has none. */
  readonly name: string;
  readonly href: string;
};

const LONG = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' });

/** '2031-05-31' as '31 de mayo de 2031'. */
export function toLongDay(day: string): string {
  return LONG.format(new Date(day));
}

/** The brand that pages of one product say: none for the company's own, which only cards show. */
export function toShownBrand(brand: string): string {
  return brand === site.houseBrand ? '' : brand;
}
