import { ID } from '@/lib/ids';
import { routes } from '@/lib/routes';
import { addLines, formatList, type Line, MAX_QUANTITY, type ParsedList, parseList, toLineText } from './address';

/** Field names of a list and of the review of a pasted one, in the order of a line: item, note, quantity. */
export const LIST_FIELDS = {
  /** The list to which the others are added. */
  base: 'items',
  product: 'producto',
  text: 'libre',
  /** In a review, before the place of the line in the list: what is chosen, as a text of formatList. */
  choice: 'linea',
  note: 'nota',
  quantity: 'cantidad',
  /** The place of a line that is not wanted. */
  remove: 'quitar',
} as const;

/** Name of the field that takes a pasted list. */
export const PASTE_FIELD = 'texto';

/** Ids of the form of that field, and of what it says of a list that it could not take. */
export const PASTE_PLACES = { form: 'pegar', tooLong: 'lista-larga', empty: 'lista-vacia' } as const;

/** Where the form of a pasted list is. */
export const PASTE_FORM_PATH = `${routes.quotationList}#${PASTE_PLACES.form}`;

type Fields = FormData | URLSearchParams;

const CHOICE = new RegExp(`^${LIST_FIELDS.choice}(\\d{1,2})$`);

/** The lines of the form of a list or of a review, each in its place. */
export function readFields(fields: Fields): Line[] {
  const lines: Line[] = [];
  let place = 0;
  const put = (line: Line | undefined, at: number) => {
    place = at;
    if (line) lines[at] = line;
  };
  for (const [name, sent] of fields) {
    const value = String(sent);
    const line = lines[place];
    const choice = CHOICE.exec(name)?.[1];
    if (choice) put(parseList(value).lines[0], Number(choice));
    else if (name === LIST_FIELDS.product) put({ id: value, quantity: 1 }, lines.length);
    else if (name === LIST_FIELDS.text) put({ text: toLineText(value), quantity: 1 }, lines.length);
    else if (name === LIST_FIELDS.note && line) put({ ...line, note: toLineText(value) }, place);
    else if (name === LIST_FIELDS.quantity && line) put({ ...line, quantity: toQuantity(value) }, place);
  }
  const removed = fields.getAll(LIST_FIELDS.remove);
  return lines.filter((line, index) => line && !removed.includes(String(index)));
}

/** The list that a form asks for: its lines, or `101=2` of a product's button, added to the list of its base. */
export function readChange(fields: URLSearchParams): ParsedList {
  const base = parseList(fields.get(LIST_FIELDS.base) ?? '');
  // Nobody is sent a product in a quantity that was not asked for: 0 is no line.
  const products = [...fields].flatMap(([id, value]) => (ID.test(id) ? { id, quantity: Number(value) || 0 } : []));
  const sum = addLines(base.lines, [...products, ...readFields(fields)]);
  const { lines, isWhole } = parseList(formatList(sum.lines));
  return { lines, isWhole: sum.left === 0 && base.isWhole && isWhole };
}

/** A whole number from 1 to the most. */
function toQuantity(value: string): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(Number(value)) || 1));
}
