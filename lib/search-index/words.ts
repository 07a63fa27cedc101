import { meanings, neutralWords, stopWords, synonyms } from '@/content/synonyms';
import { splitWords } from '@/lib/text';

/** A word or a phrase of several: all of its words must be there. */
export type Phrase = readonly string[];

/** What singular and plural of a folded word have in common: 'monitores' and 'monitor' are 'monitor', 'luces' and 'luz' are 'luc'. */
export function toStem(word: string): string {
  if (/\p{N}/u.test(word)) return word;
  const singular = word.length < 4 ? word : word.replace(/(?<!s)s$/, '').replace(/(?<=..[^aeiou])e$/, '');
  return singular.replace(/z$/, 'c');
}

/** The words of a model or name for an index: 'MV-12' is found as 'mv12', 'mv' and '12'. */
export function toIndexTerms(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const parts = /^(\p{L}+)(\p{N}+)$/u.exec(word)?.slice(1) ?? [];
    return [toStem(word), ...parts];
  });
}

const noise = new Set(stopWords.flatMap(splitWords).map(toStem));
const neutral = new Set(neutralWords.flatMap(splitWords).map(toStem));
/** What else a phrase, written with spaces, may stand for. */
const others = new Map<string, Phrase[]>();
for (const group of synonyms) for (const term of group) addOthers(term, group);
for (const [term, ...meant] of meanings) addOthers(term, meant);

/** Words of a search that count. */
export const MAX_WORDS = 16;
const MAX_PHRASE_WORDS = Math.max(...[...others.keys()].map((key) => key.split(' ').length));

/** Each word of a search, or phrase with synonyms, as the stems that may stand for it: itself first, then its synonyms; stop words go. */
export function toAlternatives(q: string): Phrase[][] {
  const words = [...new Set(toWords(q))].slice(0, MAX_WORDS);
  const found: Phrase[][] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = takePhrase(words.slice(at, at + MAX_PHRASE_WORDS));
    found.push([phrase, ...(others.get(phrase.join(' ')) ?? [])]);
    at += phrase.length;
  }
  return found;
}

/** True for a stem that does not say which thing is wanted. */
export function isNeutral(stem: string): boolean {
  return neutral.has(stem);
}

/** The stems of `text` that count. */
export function toWords(text: string): string[] {
  const all = splitWords(text).map(toStem);
  const known = all.filter((word) => !noise.has(word));
  return known.length > 0 ? known : all;
}

function addOthers(term: string, group: readonly string[]): void {
  const key = toWords(term).join(' ');
  const phrases = group.map(toWords).filter((phrase) => phrase.join(' ') !== key);
  others.set(key, [...(others.get(key) ?? []), ...phrases]);
}

/** The longest beginning of `words` that has synonyms, else the first word. */
function takePhrase(words: readonly string[]): Phrase {
  for (let length = words.length; length > 1; length--)
    if (others.has(words.slice(0, length).join(' '))) return words.slice(0, length);
  return words.slice(0, 1);
}
