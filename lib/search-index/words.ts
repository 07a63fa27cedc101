import searchWords from '@/content/search-words.json' with { type: 'json' };
import { splitWords } from '@/lib/text';
import { cutUnit } from './units';

/** A word or a phrase of several: all of its words must be there. */
export type Phrase = readonly string[];
/** What phrases, written with spaces, may stand for. */
export type Phrases = Map<string, readonly Phrase[]>;

/** Words of the longest phrase that is looked for. */
export const MAX_PHRASE_WORDS = 5;

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

const toStems = (text: string) => splitWords(text).map(toStem);
const noise = new Set(toStems(searchWords.stopWords));
const places = new Set(toStems(searchWords.places));
const neutral = new Set([...toStems(searchWords.neutral), ...places]);
const synonyms: Phrases = new Map();
for (const group of searchWords.synonyms) for (const term of group.split(', ')) addPhrases(synonyms, term, group);
/** Synonyms and meanings. */
export const others: Phrases = new Map(synonyms);
for (const [term, meant] of Object.entries(searchWords.meanings)) addPhrases(others, term, meant);

/** Words of a search that count. */
export const MAX_WORDS = 16;

/** Each word of a text, or phrase with synonyms, as the stems that may stand for it: itself first, then its synonyms; stop words go. */
export function toAlternatives(q: string): Phrase[][] {
  return toPhrases(toWords(q).flatMap(cutUnit), [others]).map((phrase) => [phrase, ...getPhrases(others, phrase)]);
}

/** The phrases of `words` that a table has, the longest first, and each other word by itself. */
export function toPhrases(words: readonly string[], tables: readonly Phrases[]): Phrase[] {
  const counted = [...new Set(words)].slice(0, MAX_WORDS);
  const found: Phrase[] = [];
  for (let at = 0; at < counted.length; at += found.at(-1)?.length ?? 1)
    found.push(takePhrase(counted.slice(at, at + MAX_PHRASE_WORDS), tables));
  return found;
}

/** What `table` says that `phrase` may stand for. */
export function getPhrases(table: Phrases, phrase: Phrase): readonly Phrase[] {
  return table.get(phrase.join(' ')) ?? [];
}

/** True for a stem that is a thing's whole name, as 'nebulizador'; 'balanza' means other things too. */
export function isWholeName(stem: string): boolean {
  return synonyms.has(stem);
}

/** True for a stem that does not say which thing is wanted. */
export function isNeutral(stem: string): boolean {
  return neutral.has(stem);
}

/** True for a neutral stem that says where or for whom a thing is. */
export function isPlace(stem: string): boolean {
  return places.has(stem);
}

/** True for a word that says nothing of what is wanted. */
export function isStopWord(word: string): boolean {
  return splitWords(word).every((part) => noise.has(toStem(part)));
}

/** The stems of `text` that count. */
export function toWords(text: string): string[] {
  const all = toStems(text);
  const known = all.filter((word) => !noise.has(word));
  return known.length > 0 ? known : all;
}

/** Adds to `table` that `term` may stand for each other text of `group`, parted by commas as in content/. */
export function addPhrases(table: Phrases, term: string, group: string): void {
  const key = toWords(term).join(' ');
  const phrases = group
    .split(', ')
    .map(toWords)
    .filter((phrase) => phrase.join(' ') !== key);
  table.set(key, [...(table.get(key) ?? []), ...phrases]);
}

/** The longest beginning of `words` that a table has, else the first word. */
function takePhrase(words: readonly string[], tables: readonly Phrases[]): Phrase {
  for (let length = words.length; length > 1; length--) {
    const phrase = words.slice(0, length);
    if (tables.some((table) => table.has(phrase.join(' ')))) return phrase;
  }
  return words.slice(0, 1);
}
