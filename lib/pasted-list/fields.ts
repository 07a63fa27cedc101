import { routes } from '@/lib/routes';

/** Name of the field that takes a pasted list. */
export const PASTE_FIELD = 'texto';

/** Ids of that form, and of what it says of a list that it could not take. */
export const PASTE_PLACES = { form: 'pegar', tooLong: 'lista-larga', empty: 'lista-vacia' } as const;

/** Where the text area is. */
export function toPasteFormPath(): string {
  return `${routes.quotationList}#${PASTE_PLACES.form}`;
}
