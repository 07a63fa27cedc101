import type { PictureSource } from './pictures';

/** What a card shows of a product or service. */
export type CardItem = {
  readonly id: string;
  readonly name: string;
  /** Language of its words (BCP 47), where the backend says that it is not the page's. */
  readonly lang?: string | undefined;
  readonly alt: string;
  readonly isService: boolean;
  /** '' for services. */
  readonly brand: string;
  readonly imageSm: PictureSource | null;
  /** Services only; '' for equipment, whose cards do not show it. */
  readonly description: string;
  /** Where the answer says it, or the search index knows it. */
  readonly category?:
    | { readonly id: string; readonly name: string; readonly lang?: string | undefined }
    | null
    | undefined;
};

/** What is left of it where there is little room: a category, or the product of a form. */
export type NamedPicture = Pick<CardItem, 'id' | 'name' | 'lang' | 'imageSm'>;
