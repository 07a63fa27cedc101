import { splitWords } from '@/lib/text';
import { listCodes } from './codes';
import type { SearchDocument } from './documents';
import { cutUnit, listMeasures, listUnits } from './units';
import { type Phrase, toIndexTerms, toWords } from './words';

/** What the words of a thing of the catalogue are. */
export type KnownWords = {
  /** All of its name, brand and references. */
  readonly all: ReadonlySet<string>;
  /** What says what it is: the first word of its name, and what a slash joins to that. */
  readonly heads: ReadonlySet<string>;
  /** The first word of its name that counts. */
  readonly first: string;
  /** What names it alone: models and references. */
  readonly models: ReadonlySet<string>;
  /** The numbers of its name that have a unit. */
  readonly measures: ReadonlySet<string>;
  /** The words of its name, without models and numbers. */
  readonly name: readonly string[];
};

const known = new WeakMap<SearchDocument, KnownWords>();

/** The words of `document`, made once. */
export function getKnownWords(document: SearchDocument): KnownWords {
  const words = known.get(document) ?? readWords(document);
  known.set(document, words);
  return words;
}

function readWords({ id, name, brand, code = '', healthRegistration = '' }: SearchDocument): KnownWords {
  const words = toWords(name);
  const [first = ''] = words;
  const parts = words.flatMap(cutUnit);
  const references = [id, ...listCodes({ code, healthRegistration })];
  const partsOfCodes = splitWords(`${code} ${healthRegistration}`);
  const [start = ''] = name.split(/\s+/).filter((part) => toWords(part).includes(first));
  return {
    all: new Set([
      ...toIndexTerms(name),
      ...parts.flatMap((word) => [word, ...listUnits(word)]),
      ...splitWords(brand).flatMap(toIndexTerms),
      ...references,
      ...partsOfCodes,
    ]),
    heads: new Set([...toWords(start), first]),
    first,
    models: new Set([...words.filter((word) => /^\p{L}+\d/u.test(word)), ...references]),
    measures: new Set(listMeasures(parts)),
    name: words.filter((word) => !/\d/.test(word)),
  };
}

/** True when all words of `phrase` are there. */
export function hasPhrase({ all }: KnownWords, phrase: Phrase): boolean {
  return phrase.every((word) => all.has(word));
}
