import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { splitWords } from '@/lib/text';
import { createCodeIndex } from './codes';
import type { SearchDocument } from './documents';
import { createNamedSearch } from './named-search';
import { toErrorsQuery, toQueries, WEIGHTS } from './query';
import { isForService, type Searched, toSearched } from './searched';
import { countAllowedErrors, createBegunWords, findEverydayWord } from './spelling';
import { toIndexTerms, toStem } from './words';

/** Most things that are indexed: 35 MB, twice as much while an index is made anew (docs/performance.md#search). */
export const MAX_INDEXED = 20_000;
/** Documents that are indexed before other work has its turn. */
const CHUNK_DOCUMENTS = 100;
/** What a service counts, against equipment, in a search that is for a service. */
const SERVICE_FACTOR = 10;
/** What a word counts with which a name begins: there it is the thing itself ('Desfibrilador …', 'Analizador de desfibriladores'). */
const FIRST_WORD_FACTOR = 1.5;

/** A last word that is long enough for errors, and none of those that cost time. */
const BEGUN_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{5,10}$/u;

type Found = {
  readonly document: SearchDocument;
  /** The words of the catalogue that matched. */
  readonly terms: readonly string[];
};

export type SearchIndex = {
  /** The best `limit` matches: the beginning of a code, then all words, with typing errors and synonyms, or else as many words as there are. */
  readonly find: (q: string, limit: number, isWanted?: (document: SearchDocument) => boolean) => Found[];
  /** The search as it may have been meant, or null when each of its words is one of the catalogue, or nothing has them all once corrected. */
  readonly correct: (q: string) => string | null;
  /** The search with each word that the catalogue does not have as the nearest one that it has. */
  readonly respell: (q: string) => string;
  /** The search with its last word, which is being typed, as the one that it begins but for typing errors. */
  readonly complete: (q: string) => string;
  /** The best `limit` products and services for whole words: the beginning of a code, then all words, or else some of them. */
  readonly findNamed: (text: string, limit: number) => readonly SearchDocument[];
  /** The product or service with this id. */
  readonly get: (id: string) => SearchDocument | undefined;
  readonly size: number;
};

/** Makes an index of the first MAX_INDEXED `documents`, a little at a time. */
export async function createSearchIndex(
  documents: readonly SearchDocument[],
  most = MAX_INDEXED,
): Promise<SearchIndex> {
  const indexed = documents.slice(0, most);
  const firstTerms = indexed.map(({ name }) => toIndexTerms(name)[0]);
  const spellings = new Map<string, string>();
  const index = new MiniSearch<number>({
    fields: Object.keys(WEIGHTS),
    extractField: (at, field) => (field === 'id' ? at : getText(indexed[at], field)) as string,
    tokenize: toIndexTerms,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: WEIGHTS },
  });
  await index.addAllAsync([...indexed.keys()], { chunkSize: CHUNK_DOCUMENTS });
  for (const { name, category } of indexed)
    for (const word of `${name} ${category?.name ?? ''}`.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []) {
      const stem = toStem(splitWords(word)[0] ?? '');
      if (!spellings.has(stem)) spellings.set(stem, word);
    }

  const isNamed = (stem: string) => spellings.has(stem);
  const findWhole = (words: readonly Searched[], options: SearchOptions = {}) =>
    index.search({ combineWith: 'AND', queries: toQueries(words, isNamed) }, options);
  const findCodes = createCodeIndex(indexed);
  const find: SearchIndex['find'] = (q, limit, isWanted = () => true) => {
    const words = toSearched(q);
    const isForOne = isForService(words);
    const options: SearchOptions = {
      filter: ({ id }: SearchResult) => isWanted(at(id)),
      boostDocument: (id, term) =>
        (isForOne && at(id).isService ? SERVICE_FACTOR : 1) * (firstTerms[id] === term ? FIRST_WORD_FACTOR : 1),
    };
    const whole = findWhole(words, options);
    const coded = findCodes(q).filter((id) => isWanted(at(id)));
    // A service has the words of equipment at most in its text.
    const hasThing = whole.some(({ id }) => !at(id).isService);
    const isEnough = (hasThing && !isForOne) || words.length < 2 || coded.length > 0;
    const best = isEnough ? whole : index.search({ queries: toQueries(words, isNamed) }, options);
    const others = best.filter(({ id }) => !coded.includes(id));
    const found = [...coded.slice(0, limit).map((id) => ({ id, terms: [] })), ...others];
    return found.slice(0, limit).map(({ id, terms }) => ({ document: at(id), terms }));
  };
  const at = (id: SearchResult['id']) => indexed[id] as SearchDocument;
  const isKnown = (stem: string) => {
    const [word] = toSearched(stem);
    const hasOthers = word !== undefined && word.synonyms.length + word.uses.length > 0;
    return countAllowedErrors(stem) === 0 || hasOthers || index.search(stem, { prefix: true }).length > 0;
  };
  const findSpelling = (stem: string): string | undefined => {
    for (let errors = 1; errors <= countAllowedErrors(stem); errors++) {
      const [nearest] = index.search(toErrorsQuery(stem, errors));
      if (nearest) return spellings.get(nearest.terms[0] ?? '');
    }
    return findEverydayWord(stem);
  };
  const correctWord = (word: string): string => {
    const [stem = ''] = splitWords(word).map(toStem);
    return (isKnown(stem) ? undefined : findSpelling(stem)) ?? word;
  };
  const respell = (q: string) => q.replace(/[\p{L}\p{M}\p{N}]+/gu, correctWord);
  const findBegun = createBegunWords(spellings.values());
  const complete: SearchIndex['complete'] = (q) => q.replace(BEGUN_WORD, (word) => findBegun(word) ?? word);
  const correct: SearchIndex['correct'] = (q) => {
    const corrected = respell(q);
    return corrected === q || findWhole(toSearched(corrected)).length === 0 ? null : corrected;
  };
  const isItem = (id: SearchResult['id']) => !at(id).isCategory;
  const searchNamed = createNamedSearch(index, isItem);
  const findNamed: SearchIndex['findNamed'] = (text, limit) => {
    const found = new Set([...findCodes(text).filter(isItem), ...searchNamed(text, limit)]);
    return [...found].slice(0, limit).map(at);
  };
  const byId = new Map(indexed.filter(({ isCategory }) => !isCategory).map((document) => [document.id, document]));
  return { find, findNamed, correct, respell, complete, get: (id) => byId.get(id), size: indexed.length };
}

function getText(document: SearchDocument | undefined, field: string): string {
  if (!document) return '';
  if (field === 'reference') return document.id;
  return field === 'category'
    ? (document.category?.name ?? '')
    : String(document[field as 'name' | 'brand' | 'description']);
}
