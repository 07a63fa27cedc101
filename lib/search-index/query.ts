import type { Query, SearchOptions } from 'minisearch';
import type { Searched } from './searched';
import { countAllowedErrors, mayBeMeant } from './spelling';
import type { Phrase } from './words';

/** Fields of the index, and what a word in each counts. */
export const WEIGHTS = { name: 4, reference: 8, brand: 2, category: 1, description: 0.2 };
/** Fields in which a typing error is looked for: in a text nearly any word is near another one. */
const NAMES = ['name', 'brand', 'category'];
/** What a word counts that begins with the one written, or is misspelled by one letter or two: two are far behind one, however rare the word. */
const PREFIX_SHARE = 0.6;
const ONE_ERROR_SHARE = 0.2;
const TWO_ERRORS_SHARE = 0.01;
/** A letter, or a number of two digits, which begins a hundred references: '10' of 'concentrador 10 litros'. */
const NO_BEGINNING = /^(?:\d{2}|.)$/u;
/** What the first use of a word counts where things of the word's own name come after it. */
const FIRST_USE_FACTOR = 9;
/** The same of another use, since other words may say the thing itself. */
const USE_FACTOR = 0.5;

/** The queries of the words of a search: a word as it was written may be unfinished, or misspelled unless a name has it (`isNamed`); a synonym or a use is neither. */
export function toQueries(words: readonly Searched[], isNamed: (word: string) => boolean): Query[] {
  return words.map(({ written, synonyms, uses, isLast }, place) => {
    // The first words of a search say more than those behind them, and so do the first uses of a word.
    const factor = (isLast ? FIRST_USE_FACTOR : USE_FACTOR) / (place + 1);
    const queries = [
      { combineWith: 'AND' as const, queries: written.map((word) => toWordQuery(word, isNamed(word))) },
      ...synonyms.map((phrase) => toPhraseQuery(phrase)),
      ...uses.map((phrase, at) => toPhraseQuery(phrase, factor / (at + 1) ** 2 / phrase.length)),
    ];
    return { combineWith: 'OR', queries };
  });
}

/** Finds `word` with at most so many typing errors. */
export function toErrorsQuery(word: string, errors: number): SearchOptions & { readonly queries: string[] } {
  const fuzzy = errors > 1 ? TWO_ERRORS_SHARE : ONE_ERROR_SHARE;
  // A factor of 0 leaves the match out (https://lucaong.github.io/minisearch/types/MiniSearch.SearchOptions.html).
  const boostDocument = (_: number, term: string) => Number(mayBeMeant(word, term));
  return { queries: [word], fuzzy: errors, fields: NAMES, weights: { prefix: PREFIX_SHARE, fuzzy }, boostDocument };
}

function toWordQuery(word: string, isNamed: boolean): Query {
  const errors = Array.from({ length: isNamed ? 0 : countAllowedErrors(word) }, (_, at) => toErrorsQuery(word, at + 1));
  const weights = { prefix: PREFIX_SHARE, fuzzy: ONE_ERROR_SHARE };
  // A stem has c for z: 'balanz' is the beginning of 'balanza'.
  const beginnings = word.endsWith('c') ? [word, `${word.slice(0, -1)}z`] : [word];
  const begun = {
    combineWith: 'OR' as const,
    queries: beginnings,
    prefix: !NO_BEGINNING.test(word),
    weights,
  };
  return { combineWith: 'OR', queries: [begun, ...errors] };
}

function toPhraseQuery(phrase: Phrase, factor = 1): Query {
  const boost = Object.fromEntries(Object.entries(WEIGHTS).map(([field, weight]) => [field, weight * factor]));
  return { combineWith: 'AND', queries: [...phrase], boost };
}
