import { listWords } from '@/content/pasted-list';
import { foldAccents } from '@/lib/text';

/** A heading's first word, and what its column has. */
export type Role = keyof typeof listWords.headings;

/** What the columns of a table have, by the words of their headings. */
const roles: ReadonlyMap<string, Role> = new Map(
  Object.entries(listWords.headings).flatMap(([role, words]) => words.split(' ').map((word) => [word, role as Role])),
);
const units = new Set(listWords.units.split(' '));
const packs = new Set(`${listWords.packs} ${listWords.sets}`.split(' '));
const measures = new Set(listWords.measures.split(' '));
const totals = new Set(listWords.totals.split(' '));
const besideTotals = new Set(listWords.besideTotals.split(' '));
const besideHeadings = new Set(listWords.besideHeadings.split(' '));
/** As many words are shown of a row that names nothing. */
const MAX_SHOWN_WORDS = 4;

/** The units of a quantity for a pattern, with or without their accents; the longest of two that begin alike stands first. */
const toPattern = (words: string) => words.replaceAll('galon', 'gal[oó]n').replaceAll(' ', '|');
export const UNIT = toPattern(`${listWords.units} ${listWords.packs} ${listWords.sets}`);
export const PLAIN_UNIT = toPattern(listWords.units);
export const PACK = toPattern(listWords.packs);

/** What the column of a heading has; undefined for what is no heading. */
export function findRole(cell: string): Role | undefined {
  const words = foldAccents(cell).match(/[\p{L}#°º]+/gu) ?? [];
  const [first = ''] = words;
  if (/^(?:#|n[°º])$/.test(first)) return 'skip';
  return words.length > 4 || /\d/.test(cell) ? undefined : roles.get(first);
}

/** The unit that `text` names, as it is shown: '' for single pieces; undefined where it is none. */
export function readUnit(text: string): string | undefined {
  const word = foldAccents(text).replace(/\.$/, '');
  if (units.has(word)) return '';
  return packs.has(word) ? text.toLowerCase().replace(/\.$/, '') : undefined;
}

/** True where a number before `text` is a measure, which belongs to a name. */
export function isMeasure(text: string): boolean {
  const [, word = ''] = /^([\p{L}µ]+)/u.exec(foldAccents(text)) ?? [];
  return word === '' || measures.has(word);
}

/** The words of a row that names nothing to quote, as 'TOTAL' with or without numbers, or 'ITEM'; '' for any other row. */
export function findNameless(cells: readonly string[]): string {
  const row = cells.join(' ').replace(/\bunidad de medida\b/i, 'unidad');
  const words = row.match(/[\p{L}\p{M}]+/gu) ?? [];
  const folded = words.map((word) => foldAccents(word).replace(/º$/, ''));
  const isTotal = folded.some((word) => totals.has(word)) && folded.every(isBesideTotal);
  const isHeading = !/\p{N}/u.test(row) && folded.some(isNumberHeading) && folded.every(isBesideHeading);
  return isTotal || isHeading ? words.slice(0, MAX_SHOWN_WORDS).join(' ') : '';
}

const isBesideTotal = (word: string) => totals.has(word) || besideTotals.has(word) || roles.has(word);
const isBesideHeading = (word: string) => besideHeadings.has(word) || roles.has(word);

/** The heading of a column of numbers, units or codes; 'Equipo' or 'Servicio' alone may be what is wanted. */
function isNumberHeading(word: string): boolean {
  const role = roles.get(word);
  return role !== undefined && role !== 'name' && role !== 'more';
}
