import { FREE } from './address';

/** Names of the fields of the form of a list; those of a free line come as often as there are such lines. The name of a quantity is its product. */
export const LIST_FIELDS = {
  items: 'items',
  extras: 'extras',
  text: FREE,
  quantity: 'cantidad',
  note: 'nota',
} as const;

/** Name of the button that takes a line off: its value is the id of a product, or FREE and the index of a free line. */
export const REMOVE_FIELD = 'quitar';

/** Name of the field with the note of a product. */
export function toNoteField(id: string): string {
  return LIST_FIELDS.note + id;
}
