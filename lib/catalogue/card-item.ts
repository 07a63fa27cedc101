import { audience } from '@/content/audience';
import { site } from '@/content/site';
import type { PictureSource } from './pictures';

/** A product, service or category in a line of words. */
export type NamedItem = {
  readonly id: string;
  readonly name: string;
  /** Language of its words (BCP 47), where the backend says that it is not the page's. */
  readonly lang?: string | undefined;
};

/** What a card shows of a product or service. */
export type CardItem = NamedItem & {
  readonly alt: string;
  readonly isService: boolean;
  /** '' for services. */
  readonly brand: string;
  readonly imageSm: PictureSource | null;
  /** Services only; '' for equipment, whose cards do not show it. */
  readonly description: string;
  /** The company's own code, and the number of the health registration, where the data has them. */
  readonly code?: string;
  readonly healthRegistration?: string;
  /** Of equipment, 'Capacidad: 18 L': at most two, where the answer has its attributes. */
  readonly facts?: readonly string[];
  /** Where the answer or the search index has it. */
  readonly category?: NamedItem | null | undefined;
};

/** What is left of it where there is little room: a category, or the product of a form. */
export type NamedPicture = NamedItem & Pick<CardItem, 'imageSm'>;

/** The brand that pages of one product say: none for the company's own, which only cards show. */
export function toShownBrand(brand: string): string {
  return brand === site.houseBrand ? '' : brand;
}

type Item = { readonly name: string; readonly isService: boolean };

/** Whom a product is for, in words; '' for a service that says so itself. */
export function getAudience({ name, isService }: Item): string {
  const words: readonly string[] = name.split(/[^\p{L}]/u);
  if (audience.publicWords.some((word) => words.includes(word))) return audience.public;
  return isService ? '' : audience.professional;
}
