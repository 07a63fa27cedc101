import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { splitWords } from '@/lib/text';
import { createCodeIndex } from './codes';
import type { SearchDocument } from './documents';
import { isForService, type Phrase, type Searched, toAlternatives, toSearched } from './searched';
import { countAllowedErrors, createBegunWords, findEverydayWord, mayBeMeant } from './spelling';
import { toIndexTerms, toStem } from './words';

/** Most things that are indexed: 35 MB, twice as much while an index is made anew (docs/performance.md#search). */
export const MAX_INDEXED = 20_000;
/** Documents that are indexed before other work has its turn. */
const CHUNK_DOCUMENTS = 100;
/** Fields of the index, and what a word in each counts. */
const WEIGHTS = { name: 4, reference: 8, brand: 2, category: 1, description: 0.2 };
/** Fields in which a typing error is looked for: in a text nearly any word is near another one. */
const SPELLED_FIELDS = ['name', 'brand', 'category'];
/** Fields that say which thing it is; the text of a description is that of many. */
const NAMED_FIELDS = ['name', 'brand', 'reference'];
/** What a word counts that begins with the one written, or has one error or two: two are far behind one, however rare the word. */
const [PREFIX_SHARE, ONE_ERROR_SHARE, TWO_ERRORS_SHARE] = [0.6, 0.2, 0.01];
/** A letter, or a number of two digits, which begins a hundred references: '10' of 'concentrador 10 litros'. */
const NO_BEGINNING = /^(?:\d{2}|.)$/u;
/** What the first use of a word counts: where things of the word's own name come after it, and where they come first. */
const [FIRST_USE_FACTOR, USE_FACTOR] = [9, 0.5];
/** What a service counts, against equipment, in a search that is for a service. */
const SERVICE_FACTOR = 10;
/** What a word counts with which a name begins: there it is the thing itself ('Desfibrilador …', 'Analizador de desfibriladores'). */
const FIRST_WORD_FACTOR = 1.5;
/** A last word that is long enough for errors, and none of those that cost time. */
const BEGUN_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{5,10}$/u;

/** A thing that was found, and the words of the catalogue that matched. */
export type Found = { readonly document: SearchDocument; readonly terms: readonly string[] };
export type SearchIndex = Awaited<ReturnType<typeof createSearchIndex>>;

/** Makes an index of the first MAX_INDEXED `documents`, a little at a time. */
export async function createSearchIndex(documents: readonly SearchDocument[], most = MAX_INDEXED) {
  const indexed = documents.slice(0, most);
  const at = (id: number) => indexed[id] as SearchDocument;
  const firstTerms = indexed.map(({ name }) => toIndexTerms(name)[0]);
  const index = new MiniSearch<number>({
    fields: Object.keys(WEIGHTS),
    extractField: (id, field) => (field === 'id' ? id : getText(at(id), field)) as string,
    tokenize: toIndexTerms,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: WEIGHTS },
  });
  await index.addAllAsync([...indexed.keys()], { chunkSize: CHUNK_DOCUMENTS });
  const findCodes = createCodeIndex(indexed);
  const spellings = new Map<string, string>();
  for (const { name, category } of indexed)
    for (const word of `${name} ${category?.name ?? ''}`.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []) {
      const stem = toStem(splitWords(word)[0] ?? '');
      if (!spellings.has(stem)) spellings.set(stem, word);
    }
  const findBegun = createBegunWords(spellings.values());
  const byId = new Map(indexed.filter(({ isCategory }) => !isCategory).map((document) => [document.id, document]));
  const isSpelled = (stem: string) => spellings.has(stem);

  /** The best `limit` matches: the beginning of a code, then all words, with typing errors and synonyms, or else as many words as there are. */
  const find = (q: string, limit: number, isWanted: (document: SearchDocument) => boolean = () => true): Found[] => {
    const words = toSearched(q);
    const queries = toQueries(words, isSpelled);
    const isForOne = isForService(words);
    const options: SearchOptions = {
      filter: ({ id }) => isWanted(at(id)),
      boostDocument: (id, term) =>
        (isForOne && at(id).isService ? SERVICE_FACTOR : 1) * (firstTerms[id] === term ? FIRST_WORD_FACTOR : 1),
    };
    const coded = findCodes(q).filter((id) => isWanted(at(id)));
    const whole = index.search({ combineWith: 'AND', queries }, options);
    // A service has the words of equipment at most in its text.
    const hasThing = whole.some(({ id }) => !at(id).isService);
    const isEnough = (hasThing && !isForOne) || words.length < 2 || coded.length > 0;
    const others = (isEnough ? whole : index.search({ queries }, options)).filter(({ id }) => !coded.includes(id));
    const found = [...coded.slice(0, limit).map((id) => ({ id, terms: [] })), ...others];
    return found.slice(0, limit).map(({ id, terms }) => ({ document: at(id), terms }));
  };

  /** The best `limit` products and services for whole words: the beginning of a code, then all words, or else some of them. */
  const findNamed = (text: string, limit: number): SearchDocument[] => {
    const queries = toAlternatives(text).map((phrases): Query => ({ queries: phrases.map((phrase) => toAll(phrase)) }));
    const options: SearchOptions = { fields: NAMED_FIELDS, filter: ({ id }) => !at(id).isCategory };
    const whole = index.search({ combineWith: 'AND', queries }, options);
    const named = whole.length > 0 ? whole : index.search({ queries }, options);
    const coded = findCodes(text).filter((id) => !at(id).isCategory);
    return [...new Set([...coded, ...named.slice(0, limit).map(({ id }) => id)])].slice(0, limit).map(at);
  };

  const isKnown = (stem: string) => {
    const hasOthers = toSearched(stem).some(({ synonyms, uses }) => synonyms.length + uses.length > 0);
    return countAllowedErrors(stem) === 0 || hasOthers || index.search(stem, { prefix: true }).length > 0;
  };
  const respellWord = (word: string): string => {
    const stem = toStem(splitWords(word)[0] ?? '');
    if (isKnown(stem)) return word;
    for (let errors = 1; errors <= countAllowedErrors(stem); errors++) {
      const [nearest] = index.search(toErrorsQuery(stem, errors));
      if (nearest) return spellings.get(nearest.terms[0] ?? '') ?? word;
    }
    return findEverydayWord(stem) ?? word;
  };
  /** The search with each word that the catalogue does not have as the nearest one that it has. */
  const respell = (q: string) => q.replace(/[\p{L}\p{M}\p{N}]+/gu, respellWord);
  /** The search as it may have been meant, or null when each of its words is one of the catalogue, or nothing has them all once corrected. */
  const correct = (q: string): string | null => {
    const corrected = respell(q);
    if (corrected === q) return null;
    const queries = toQueries(toSearched(corrected), isSpelled);
    return index.search({ combineWith: 'AND', queries }).length === 0 ? null : corrected;
  };
  /** The search with its last word, which is being typed, as the one that it begins but for typing errors. */
  const complete = (q: string) => q.replace(BEGUN_WORD, (word) => findBegun(word) ?? word);
  /** The product or service with this id. */
  const get = (id: string) => byId.get(id);
  return { find, findNamed, correct, respell, complete, get, size: indexed.length };
}

/** The queries of the words of a search: a word as it was written may be unfinished, or misspelled unless a name has it; a synonym or a use is neither. */
function toQueries(words: readonly Searched[], isSpelled: (stem: string) => boolean): Query[] {
  return words.map(({ written, synonyms, uses, isLast }, place) => {
    // The first words of a search say more than those behind them, and so do the first uses of a word.
    const factor = (isLast ? FIRST_USE_FACTOR : USE_FACTOR) / (place + 1);
    const own = { combineWith: 'AND' as const, queries: written.map((word) => toWordQuery(word, isSpelled(word))) };
    const ofUses = uses.map((phrase, at) => toAll(phrase, factor / (at + 1) ** 2 / phrase.length));
    return { combineWith: 'OR', queries: [own, ...synonyms.map((phrase) => toAll(phrase)), ...ofUses] };
  });
}

/** Finds `word` with at most so many typing errors. */
function toErrorsQuery(word: string, errors: number): SearchOptions & { readonly queries: string[] } {
  const weights = { prefix: PREFIX_SHARE, fuzzy: errors > 1 ? TWO_ERRORS_SHARE : ONE_ERROR_SHARE };
  // A factor of 0 leaves the match out (https://lucaong.github.io/minisearch/types/MiniSearch.SearchOptions.html).
  const boostDocument = (_: number, term: string) => Number(mayBeMeant(word, term));
  return { queries: [word], fuzzy: errors, fields: SPELLED_FIELDS, weights, boostDocument };
}

function toWordQuery(word: string, isSpelled: boolean): Query {
  const errors = Array.from({ length: isSpelled ? 0 : countAllowedErrors(word) }, (_, at) => at + 1);
  // A stem has c for z: 'balanz' is the beginning of 'balanza'.
  const queries = word.endsWith('c') ? [word, `${word.slice(0, -1)}z`] : [word];
  const weights = { prefix: PREFIX_SHARE, fuzzy: ONE_ERROR_SHARE };
  const begun = { queries, prefix: !NO_BEGINNING.test(word), weights };
  return { combineWith: 'OR', queries: [begun, ...errors.map((count) => toErrorsQuery(word, count))] };
}

function toAll(phrase: Phrase, factor = 1): Query {
  const boost = Object.fromEntries(Object.entries(WEIGHTS).map(([field, weight]) => [field, weight * factor]));
  return { combineWith: 'AND', queries: [...phrase], boost };
}

function getText(document: SearchDocument, field: string): string {
  if (field === 'reference') return document.id;
  if (field === 'category') return document.category?.name ?? '';
  return document[field as 'name' | 'brand' | 'description'];
}
