import searchWords from '@/content/search-words.json' with { type: 'json' };
import { splitWords } from '@/lib/text';
import { cutUnit, MAX_WORDS, toStem, toWords } from './words';

/** A word or a phrase of several: all of its words must be there. */
export type Phrase = readonly string[];
/** A word of a search, or phrase, with what may stand for it. */
export type Searched = {
  readonly written: Phrase;
  readonly synonyms: readonly Phrase[];
  /** What of the catalogue it is a use of, the likeliest first. */
  readonly uses: readonly Phrase[];
  /** True where things of its own name come after those of its uses. */
  readonly isLast: boolean;
};
type Kind = 'name' | 'synonym' | 'service' | 'use';

const MAX_PHRASE_WORDS = 5;
/** What each phrase, written with spaces, may stand for. */
const table = new Map<string, { readonly kind: Kind; readonly phrase: Phrase }[]>();
const questions = new Set(splitWords(searchWords.questions).map(toStem));
const keyOf = (phrase: Phrase) => phrase.join(' ');

function add(kind: Kind, terms: string, group: string): void {
  for (const term of terms.split(', ')) {
    const key = keyOf(toWords(term));
    const others = group.split(', ').map((text) => ({ kind, phrase: toWords(text) }));
    table.set(key, [...(table.get(key) ?? []), ...others]);
  }
}
for (const group of searchWords.synonyms) add('name', group, group);
for (const [term, meant] of Object.entries(searchWords.meanings)) add('synonym', term, meant);
for (const [service, words] of Object.entries(searchWords.services)) add('service', words, service);
for (const [term, meant] of Object.values(searchWords.uses).flatMap(Object.entries<string>)) add('use', term, meant);

/** The kinds that a pasted line knows, in which uses would be found for things that are not there. */
const LINE_KINDS: readonly Kind[] = ['name', 'synonym'];

const isOf = (phrase: Phrase, kinds: readonly Kind[]) =>
  (table.get(keyOf(phrase)) ?? []).some(({ kind }) => kinds.includes(kind));
const listOthers = (phrase: Phrase, kinds: readonly Kind[]) =>
  (table.get(keyOf(phrase)) ?? [])
    .filter((other) => kinds.includes(other.kind) && keyOf(other.phrase) !== keyOf(phrase))
    .map((other) => other.phrase);

/** The phrases of `words` that the table has, the longest first, and each other word by itself. */
function toPhrases(words: readonly string[], kinds: readonly Kind[]): Phrase[] {
  const counted = [...new Set(words)].slice(0, MAX_WORDS);
  const found: Phrase[] = [];
  for (let at = 0; at < counted.length; at += found.at(-1)?.length ?? 1) {
    const begun = counted.slice(at, at + MAX_PHRASE_WORDS);
    const longest = begun.map((_, end) => begun.slice(0, end + 1)).findLast((phrase) => isOf(phrase, kinds));
    found.push(longest ?? begun.slice(0, 1));
  }
  return found;
}

/** Each word of a line, or phrase with synonyms, as the stems that may stand for it: itself first, then its synonyms. */
export function toAlternatives(text: string): Phrase[][] {
  const phrases = toPhrases(toWords(text).flatMap(cutUnit), LINE_KINDS);
  return phrases.map((phrase) => [phrase, ...listOthers(phrase, LINE_KINDS)]);
}

/** Each word of a search, or phrase that content/ has, with what may stand for it; words of a question go. */
export function toSearched(q: string): Searched[] {
  const all = toWords(q);
  const wanted = all.filter((word) => !isQuestionWord(word));
  return toPhrases(wanted.length > 0 ? wanted : all, [...LINE_KINDS, 'service', 'use']).map((written) => ({
    written,
    synonyms: listOthers(written, [...LINE_KINDS, 'service']),
    uses: listOthers(written, ['use']),
    isLast: (table.get(keyOf(written)) ?? []).some(
      ({ kind, phrase }) => kind === 'use' && keyOf(phrase) === keyOf(written),
    ),
  }));
}

/** What may stand for each word of a search that all results must have: of one that is for a service, for the words of that alone. */
export function toRequired(q: string): Phrase[][] {
  const words = toSearched(q);
  const required = isForService(words) ? words.filter(isOfService) : words;
  return required.map(({ written, synonyms, uses }) => [written, ...synonyms, ...uses]);
}

const isOfService = ({ written }: Searched) => isOf(written, ['service']);
const isQuestionWord = (stem: string) => questions.has(stem);
/** True for a search that is for a service, whatever else it names. */
export const isForService = (words: readonly Searched[]) => words.some(isOfService);
/** True for a stem that is a thing's whole name, as 'nebulizador'; 'balanza' means other things too. */
export const isWholeName = (stem: string) => isOf([stem], ['name']);

const absentNames = searchWords.absent.split(', ');
const absent = absentNames
  .map((name) => ({ name, stems: toWords(name) }))
  .toSorted((one, other) => other.stems.length - one.stems.length);

/** The thing of content/ that the catalogue has not and `q` names with nothing else but the words of a question. */
export function findAbsentThing(q: string): string | undefined {
  const words = toWords(q);
  const isWhole = (stems: readonly string[]) => words.every((word) => stems.includes(word) || isQuestionWord(word));
  return absent.find(({ stems }) => stems.every((stem) => words.includes(stem)) && isWhole(stems))?.name;
}

const single = (words: readonly string[]) => words.filter((word) => !/[\s]/.test(word));
/** Words for which something of the catalogue may stand. */
export const everydayWords = single(
  [searchWords.meanings, ...Object.values(searchWords.uses)]
    .flatMap(Object.keys)
    .concat(searchWords.synonyms, Object.values(searchWords.services))
    .flatMap((words) => words.split(', ')),
);
/** Words of what the catalogue has not: no slips. */
export const absentWords = absentNames.flatMap((name) => name.split(' '));
