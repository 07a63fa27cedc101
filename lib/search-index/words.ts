import searchWords from '@/content/search-words.json' with { type: 'json' };
import { splitWords } from '@/lib/text';

/** Words of a search that count. */
export const MAX_WORDS = 16;

/** What singular and plural of a folded word have in common: 'monitores' and 'monitor' are 'monitor', 'luces' and 'luz' are 'luc'. */
export function toStem(word: string): string {
  if (/\p{N}/u.test(word)) return word;
  const singular = word.length < 4 ? word : word.replace(/(?<!s)s$/, '').replace(/(?<=..[^aeiou])e$/, '');
  return singular.replace(/z$/, 'c');
}

/** The words of a model or name for an index: 'MV-12' is found as 'mv12', 'mv' and '12'. */
export function toIndexTerms(text: string): string[] {
  return splitWords(text).flatMap((word) => [toStem(word), ...(/^(\p{L}+)(\p{N}+)$/u.exec(word)?.slice(1) ?? [])]);
}

const toStems = (text: string) => splitWords(text).map(toStem);
const noise = new Set(toStems(searchWords.stopWords));
const places = new Set(toStems(searchWords.places));
const neutral = new Set([...toStems(searchWords.neutral), ...places]);
const units = new Map(
  searchWords.units.map((line) => line.split(' ')).flatMap((group) => group.map((word) => [word, group] as const)),
);

/** True for a stem that does not say which thing is wanted. */
export const isNeutral = (stem: string) => neutral.has(stem);
/** True for a neutral stem that says where or for whom a thing is. */
export const isPlace = (stem: string) => places.has(stem);
/** True for a word that says nothing of what is wanted. */
const isStopWord = (word: string) => toStems(word).every((stem) => noise.has(stem));

/** The stems of `text` that count. */
export function toWords(text: string): string[] {
  const all = toStems(text);
  const known = all.filter((word) => !noise.has(word));
  return known.length > 0 ? known : all;
}

/** '18l' as '18' and 'l'; any other word of a line or a name by itself. */
export function cutUnit(word: string): readonly string[] {
  const [, figure = '', unit = ''] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
  return units.has(unit) ? [figure, unit] : [word];
}

/** All that is written for the unit `word`; nothing for any other word. */
export const listUnits = (word: string): readonly string[] => units.get(word) ?? [];

/** The longest part of `text` that has only words of `terms` and stop words between them: a backend may look for it as a whole. */
export function cutRun(text: string, terms: readonly string[]): string {
  let [best, most, from, count] = ['', 0, -1, 0];
  for (const { 0: part, index } of text.matchAll(/[\p{L}\p{M}\p{N}-]+/gu)) {
    if (toIndexTerms(part).some((term) => terms.includes(term))) {
      if (count++ === 0) from = index;
      if (count > most) [best, most] = [text.slice(from, index + part.length), count];
    } else if (!isStopWord(part)) count = 0;
  }
  return best;
}
