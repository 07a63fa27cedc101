/** A number that can be nothing but a line's own: '1.', '2)', '4.-', 'Ítem 5:', 'N° 6', '#7'. */
const SURE =
  /^(?:(?:[ií]tem\s+(?:n[°ºo]\.?\s*)?|n[°º]\.?\s*|#\s*)\d{1,3}\s*[:.)–—-]*|\d{1,3}(?:\.-?|\)\.?-?))\s+(?=\S)/iu;
/** 'a.', 'b)' */
const LETTER = /^([a-z])[.)]-?\s+(?=\S)/i;
/** '(1)', which is a quantity where it is not followed by '(2)'. */
const BRACKETED = /^\((\d{1,3})\)\.?-?\s+(?=\S)/u;
/** One that may be a quantity: '1 monitor', '2 - cama', '3: bomba'; not the begin of '1.000' or '1,5'. */
const POSSIBLE = /^(\d{1,3})(?![.,]\d)(?:\s*[-–—:.]\s*|\s+|$)/u;
/** Lines in a row that begin with 1, 2, 3 … and cannot be quantities; fewer where a sign follows. */
const MIN_IN_A_ROW = 4;
const MIN_SIGNED = 3;
const MIN_BRACKETED = 2;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The first cells of `rows` without the numbers of their lines, or null where they are not numbered from 1 on. */
export function findNumbered(rows: readonly (readonly string[])[]): string[] | null {
  const texts = rows.map(([first = '']) => first);
  const letters = texts.map((text) => LETTER.exec(text)?.[1]?.toLowerCase() ?? '').join('');
  if (letters.length >= MIN_BRACKETED && LETTERS.startsWith(letters))
    return texts.map((text) => text.replace(LETTER, ''));
  const bracketed = texts.flatMap((text) => BRACKETED.exec(text)?.[1] ?? []).map(Number);
  const isOwn = isSequence(bracketed, MIN_BRACKETED);
  const sure = texts.map((text) => text.replace(isOwn && BRACKETED.test(text) ? BRACKETED : SURE, ''));
  const numbers = texts.map((text) => Number(POSSIBLE.exec(text)?.[1] ?? SURE.exec(text)?.[0].match(/\d+/)?.[0]));
  const begin = Math.max(0, numbers.indexOf(1));
  const known = numbers.slice(begin).filter((number) => !Number.isNaN(number));
  const isSigned = texts.slice(begin).every((text) => !/^\d{1,3}\s+[^\s–—-]/u.test(text));
  // Behind a sure one stands the quantity: '1. 5 camas'.
  if (isSequence(known, isSigned ? MIN_SIGNED : MIN_IN_A_ROW))
    return sure.map((text, index) => (text === texts[index] ? text.replace(POSSIBLE, '') : text));
  return sure.some((text, index) => text !== texts[index]) ? sure : null;
}

/** True for 1, 2, 3 … of at least `least` numbers. */
function isSequence(numbers: readonly number[], least: number): boolean {
  return numbers.length >= least && numbers.every((number, index) => number === index + 1);
}
