/** A number that can be nothing but a line's own: '1.', '2)', '(3)', '4.-', 'Ítem 5:'. */
const SURE = /^(?:[ií]tem\s+(?:n[°ºo]\.?\s*)?\d{1,3}\s*[:.)–—-]*|\(?\d{1,3}(?:\.-?|\)\.?-?))\s+(?=\S)/iu;
/** One that may be a quantity: '1 monitor', '2 - cama', '3: bomba'; not the begin of '1.000' or '1,5'. */
const POSSIBLE = /^(\d{1,3})(?![.,]\d)(?:\s*[-–—:.]\s*|\s+|$)/u;
/** Lines in a row that begin with 1, 2, 3 … and cannot be quantities. */
const MIN_IN_A_ROW = 4;

/** The first cells of `rows` without the numbers of their lines, or null where they are not numbered from 1 on. */
export function findNumbered(rows: readonly (readonly string[])[]): string[] | null {
  const numbers = rows.map(([first = '']) =>
    Number(POSSIBLE.exec(first)?.[1] ?? SURE.exec(first)?.[0].match(/\d+/)?.[0]),
  );
  const begin = numbers.indexOf(1);
  const known = numbers.slice(Math.max(0, begin)).filter((number) => !Number.isNaN(number));
  const isRow = begin >= 0 && known.length >= MIN_IN_A_ROW && known.every((number, index) => number === index + 1);
  const sure = rows.map(([first = '']) => first.replace(SURE, ''));
  // Behind a sure one stands the quantity: '1. 5 camas'.
  if (isRow) return sure.map((text, index) => (text === rows[index]?.[0] ? text.replace(POSSIBLE, '') : text));
  return sure.some((text, index) => text !== rows[index]?.[0]) ? sure : null;
}
