import searchWords from '@/content/search-words.json' with { type: 'json' };
import type { CardItem } from '@/lib/catalogue/product';
import { splitWords } from '@/lib/text';

/** Folded words that must all be there. */
export type Phrase = readonly string[];
/** What content/ says of a word or phrase: its synonyms, and the things that it needs, the likeliest first. */
type Meaning = { readonly same: Phrase[]; readonly needs: Phrase[]; isName: boolean; isService: boolean };
/** A word of a search, or phrase that content/ has, with what may stand for it. */
export type Searched = { readonly written: Phrase } & Readonly<Meaning>;

/** Words of a search that count, and those of the longest phrase. */
const MAX_WORDS = 16;
const MAX_PHRASE_WORDS = 5;
/** Letters that sound alike, also in unfinished words: 'bentilador', 'sentrifuga', 'defibrillator', 'comerc'. */
const SAME_SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/(?<=^|[aeiou])h(?=.)/g, ''],
  [/b/g, 'v'],
  [/c(?=[ei])|(?<=.{3})c$|z/g, 's'],
  [/qu(?=[ei])|k/g, 'c'],
  [/^g(?=[ei])/, 'j'],
  [/(?<=\p{L}{2})(\p{L})\1/gu, '$1'],
];
const units = new Map(
  searchWords.units.map((line) => line.split(' ')).flatMap(([name = '', ...more]) => more.map((unit) => [unit, name])),
);

/** The common stem of singular and plural of a folded word: 'monitores' is 'monitor', 'luces' and 'luz' are 'luc'. */
export function toStem(word: string): string {
  if (/\p{N}/u.test(word)) return word;
  const singular = word.length < 4 ? word : word.replace(/(?<!s)s$/, '').replace(/(?<=..[^aeiou])e$/, '');
  return singular.replace(/z$/, 'c');
}

/** A folded word as it is compared: the stem of its sound, and a unit however it is written. */
export function toTerm(word: string): string {
  if (/\p{N}/u.test(word)) return word;
  const named = units.get(word) ?? word;
  return toStem(SAME_SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), named));
}

/** The terms of a name for an index: 'MV-12' is found as 'mv12', 'mv' and '12'. */
export function toIndexTerms(text: string): string[] {
  const isJoined = (word: string) => /^(?:\p{L}+\p{N}+|\p{N}+\p{L}+)$/u.test(word);
  const listParts = (word: string) => (isJoined(word) ? (word.match(/\p{L}+|\p{N}+/gu) ?? []) : []);
  return splitWords(text).flatMap((word) => [word, ...listParts(word)].map(toTerm));
}

const readTerms = (text: string) => new Set(splitWords(text).map(toTerm));
const [stopWords, questions] = [readTerms(searchWords.stopWords), readTerms(searchWords.questions)];
/** True for a text that says nothing of what is wanted. */
export const isEmpty = (text: string): boolean => splitWords(text).every((word) => stopWords.has(toTerm(word)));

/** The folded words of `text` that say something of what is wanted. */
export function splitCounted(text: string): string[] {
  const all = splitWords(text);
  return isEmpty(text) ? all : all.filter((word) => !stopWords.has(toTerm(word)));
}

/** The terms of `text` that count. */
export const toWords = (text: string): string[] => splitCounted(text).map(toTerm);

const rows: readonly Readonly<Partial<Record<'words' | 'mean' | 'need' | 'service', string>>>[] = searchWords.table;
const table = new Map<string, Meaning>();
const toKey = (phrase: Phrase) => phrase.map(toTerm).join(' ');
for (const { words = '', mean, need, service } of rows)
  for (const key of words.split(', ').map((text) => toWords(text).join(' '))) {
    const meaning = table.get(key) ?? { same: [], needs: [], isName: false, isService: false };
    table.set(key, meaning);
    meaning.isName ||= !(mean || need || service);
    meaning.isService ||= service !== undefined;
    const others = (mean ?? need ?? service ?? words).split(', ').map(splitCounted);
    meaning[need ? 'needs' : 'same'].push(...others);
  }

/** True for the whole name of a thing, as 'nebulizador'; 'balanza' means other things too. */
export const isWholeName = (term: string): boolean => table.get(term)?.isName ?? false;
const known = readTerms([...rows.map(({ words }) => words), searchWords.absent].join(' '));
/** True for a term of content/: one of the table, or of what the catalogue has not. */
export const isKnown = (term: string): boolean => known.has(term);
/** The words or phrases of the table in a search, the longest first, with their alternatives; no question words. */
export function readSearch(q: string): Searched[] {
  const all = splitCounted(q);
  const wanted = all.filter((word) => !questions.has(toTerm(word)));
  const words = wanted.length > 0 ? wanted : all;
  const counted = [...new Map(words.map((word) => [toTerm(word), word])).values()].slice(0, MAX_WORDS);
  const look = (phrase: Phrase): Searched | undefined => {
    const meaning = table.get(toKey(phrase));
    // A word of the same sound is another spelling: 'autoclabe' is 'autoclave'.
    const same = meaning?.same.filter((other) => other.join(' ') !== phrase.join(' ')) ?? [];
    return meaning && { ...meaning, same, written: phrase };
  };
  const found: Searched[] = [];
  for (let at = 0; at < counted.length; at += found.at(-1)?.written.length ?? 1) {
    const begun = counted.slice(at, at + MAX_PHRASE_WORDS);
    const known = begun.map((_, end) => look(begun.slice(0, end + 1))).findLast(Boolean);
    found.push(known ?? { written: begun.slice(0, 1), same: [], needs: [], isName: false, isService: false });
  }
  return found;
}

/** The alternatives of each required word of a search, the likeliest first; if it names a service, of that alone. */
export function toRequired(q: string): Phrase[][] {
  const words = readSearch(q);
  const services = words.filter(({ isService }) => isService);
  return (services.length > 0 ? services : words).map(({ written, same, needs }) => [written, ...same, ...needs]);
}

const absent = searchWords.absent.split(', ').map((name) => ({ name, terms: toWords(name) }));
absent.sort((one, other) => other.terms.length - one.terms.length);

/** What content/ lists as absent from the catalogue, if `q` names it and has only question words besides. */
export function findAbsentThing(q: string): string | undefined {
  const words = toWords(q);
  const isWhole = (terms: readonly string[]) => words.every((term) => terms.includes(term) || questions.has(term));
  return absent.find(({ terms }) => terms.every((term) => words.includes(term)) && isWhole(terms))?.name;
}

/** A shorter beginning would be that of many codes. */
const MIN_CODE_LETTERS = 3;

/** A code or health registration as compared: 'BM-0001' is 'bm0001', 'INVIMA 2018DM-0001234-R1' '2018dm0001234r1'. */
export function toCode(text: string): string {
  const code = splitWords(text)
    .join('')
    .replace(/^(?:registrosanitario)?(?:invima)?/, '');
  return code.length < MIN_CODE_LETTERS ? '' : code;
}

/** The codes of a product as a search may begin with them. */
export function listCodes({ code = '', healthRegistration = '' }: Pick<CardItem, 'code' | 'healthRegistration'>) {
  return [code, healthRegistration].map(toCode).filter(Boolean);
}
