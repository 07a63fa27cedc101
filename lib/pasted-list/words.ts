import { listWords } from '@/content/pasted-list';
import { foldAccents } from '@/lib/text';

/** A heading's first word, and what its column has. */
export type Role = keyof typeof listWords.headings;

/** What the columns of a table have, by the words of their headings. */
export const roles: ReadonlyMap<string, Role> = new Map(
  Object.entries(listWords.headings).flatMap(([role, words]) => words.split(' ').map((word) => [word, role as Role])),
);
const units = new Set(listWords.units.split(' '));
const packs = new Set(`${listWords.packs} ${listWords.sets}`.split(' '));
const measures = new Set(listWords.measures.split(' '));

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
