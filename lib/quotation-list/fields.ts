import { ID } from '@/lib/ids';
import {
  addLines,
  formatList,
  type Line,
  MAX_QUANTITY,
  type ParsedList,
  parseList,
  toLineText,
  withNote,
} from './address';
import { readChoices } from './choices';
import { readOldList } from './list-text';

/** Names of the fields of the form of a list; the name of a product's quantity is its id, that of its note `nota101`. */
export const LIST_FIELDS = {
  /** The list to which the others are added. */
  base: 'items',
  text: 'libre',
  quantity: 'cantidad',
  note: 'nota',
  /** A button that takes a line off: its value is the id of a product, or `libre` and the place among other words. */
  remove: 'quitar',
} as const;

type Fields = FormData | URLSearchParams;

/** The lines of the form of a list in their order, as they are typed: words may be '', and a quantity no number. */
export function readFields(fields: Fields): Line[] {
  const values = new Map<string, unknown>(fields);
  const [quantities, notes] = [fields.getAll(LIST_FIELDS.quantity), fields.getAll(LIST_FIELDS.note)];
  const removed = values.get(LIST_FIELDS.remove);
  const lines: Line[] = [];
  let own = 0;
  for (const [name, value] of fields) {
    if (name === LIST_FIELDS.text) {
      const line = { text: toLineText(String(value)), quantity: Number(quantities[own] || 1) };
      if (removed !== name + own) lines.push(withNote(line, toLineText(String(notes[own] ?? ''))));
      own += 1;
    } else
      for (const id of name.split('-').filter((one) => ID.test(one) && one !== removed))
        lines.push(
          withNote({ id, quantity: Number(value) }, toLineText(String(values.get(LIST_FIELDS.note + id) ?? ''))),
        );
  }
  return lines;
}

/** True for a quantity that a list can have. */
export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;
}

/** The list that a form asks for: `101=2` or `101-305=1`, its own lines, and what is chosen of a pasted list, added to the list of its base. */
export function readChange(fields: URLSearchParams): ParsedList {
  const base = parseList(readOldList(fields.get(LIST_FIELDS.base) ?? '', fields.get('extras') ?? ''));
  const typed = readFields(fields).map((line) => ({ ...line, quantity: toQuantity(line) }));
  const { lines, leftOut } = parseList(formatList(typed));
  const sum = addLines(base.lines, [...lines, ...readChoices(fields)]);
  return { lines: sum.lines, leftOut: sum.left > 0 ? 'lines' : (base.leftOut ?? leftOut) };
}

/** Nobody is sent a product in a quantity that was not asked for: 0 is no line. */
function toQuantity({ id, quantity }: Line): number {
  if (isQuantity(quantity)) return quantity;
  return id === undefined ? 1 : 0;
}
