import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { splitWords } from '@/lib/text';
import { createCodeIndex } from './codes';
import type { SearchDocument } from './documents';
import { toNamedQuery } from './named-query';
import { type Phrase, toAlternatives, toIndexTerms, toStem } from './words';

/** Most things that are indexed: 35 MB, twice as much while an index is made anew (docs/performance.md#search). */
export const MAX_INDEXED = 20_000;
/** Documents that are indexed before other work has its turn. */
const CHUNK_DOCUMENTS = 100;
/** Fields in which a typing error is looked for: in a text nearly any word is near another one. */
const NAMES = ['name', 'brand', 'category'];
const WEIGHTS = { name: 4, reference: 8, brand: 2, category: 1, description: 0.2 };

type Found = {
  readonly document: SearchDocument /** The words of the catalogue that matched. */;
  readonly terms: readonly string[];
};

export type SearchIndex = {
  /** The best `limit` matches: the beginning of a code, then all words, with typing errors and synonyms, or else as many words as there are. */
  readonly find: (q: string, limit: number, isWanted?: (document: SearchDocument) => boolean) => Found[];
  /** The search as it may have been meant, or null when each of its words is one of the catalogue, or nothing has them all once corrected. */
  readonly correct: (q: string) => string | null;
  /** The search with each word that the catalogue does not have as the nearest one that it has. */
  readonly respell: (q: string) => string;
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
  const spellings = new Map<string, string>();
  const index = new MiniSearch<number>({
    fields: Object.keys(WEIGHTS),
    extractField: (at, field) => (field === 'id' ? at : getText(indexed[at], field)) as string,
    tokenize: toIndexTerms,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: WEIGHTS, weights: { prefix: 0.6, fuzzy: 0.2 } },
  });
  await index.addAllAsync([...indexed.keys()], { chunkSize: CHUNK_DOCUMENTS });
  for (const { name, category } of indexed)
    for (const word of `${name} ${category?.name ?? ''}`.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []) {
      const stem = toStem(splitWords(word)[0] ?? '');
      if (!spellings.has(stem)) spellings.set(stem, word);
    }

  const findWhole = (q: string, options: SearchOptions = {}) =>
    index.search({ combineWith: 'AND', queries: toAlternatives(q).map(toQuery) }, options);
  const findCodes = createCodeIndex(indexed);
  const find: SearchIndex['find'] = (q, limit, isWanted = () => true) => {
    const words = toAlternatives(q);
    const options = { filter: ({ id }: SearchResult) => isWanted(at(id)) };
    const whole = findWhole(q, options);
    const coded = findCodes(q).filter((id) => isWanted(at(id)));
    const isEnough = whole.length > 0 || words.length < 2 || coded.length > 0;
    const best = isEnough ? whole : index.search({ queries: words.map(toQuery) }, options);
    const others = best.filter(({ id }) => !coded.includes(id));
    const found = [...coded.slice(0, limit).map((id) => ({ id, terms: [] })), ...others];
    return found.slice(0, limit).map(({ id, terms }) => ({ document: at(id), terms }));
  };
  const at = (id: SearchResult['id']) => indexed[id] as SearchDocument;
  const isKnown = (stem: string) =>
    countAllowedErrors(stem) === false ||
    toAlternatives(stem).flat().length > 1 ||
    index.search(stem, { prefix: true }).length > 0;
  const correctWord = (word: string): string => {
    const [stem = ''] = splitWords(word).map(toStem);
    if (isKnown(stem)) return word;
    const [nearest] = index.search(stem, { fuzzy: countAllowedErrors, fields: NAMES });
    return spellings.get(nearest?.terms[0] ?? '') ?? word;
  };
  const respell = (q: string) => q.replace(/[\p{L}\p{M}\p{N}]+/gu, correctWord);
  const correct: SearchIndex['correct'] = (q) => {
    const corrected = respell(q);
    return corrected === q || findWhole(corrected).length === 0 ? null : corrected;
  };
  const findNamed: SearchIndex['findNamed'] = (text, limit) => {
    const isItem = (id: SearchResult['id']) => !at(id).isCategory;
    const search = (combineWith: 'AND' | 'OR') =>
      index.search(toNamedQuery(text, combineWith), { filter: ({ id }) => isItem(id) });
    const whole = search('AND');
    const named = whole.length > 0 ? whole : search('OR');
    const found = new Set([...findCodes(text).filter(isItem), ...named.map(({ id }) => id)]);
    return [...found].slice(0, limit).map(at);
  };
  const byId = new Map(indexed.filter(({ isCategory }) => !isCategory).map((document) => [document.id, document]));
  return { find, findNamed, correct, respell, get: (id) => byId.get(id), size: indexed.length };
}

function getText(document: SearchDocument | undefined, field: string): string {
  if (!document) return '';
  if (field === 'reference') return document.id;
  return field === 'category'
    ? (document.category?.name ?? '')
    : String(document[field as 'name' | 'brand' | 'description']);
}

/** A word as it was written may be unfinished, or misspelled where it is of a name; a synonym is neither. */
function toQuery([written = [], ...synonyms]: readonly Phrase[]): Query {
  const asWritten = written.map(
    (word): Query => ({
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: isLong },
        { queries: [word], fuzzy: countAllowedErrors, fields: NAMES },
      ],
    }),
  );
  const others = synonyms.map((phrase): Query => ({ combineWith: 'AND', queries: [...phrase] }));
  return { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: asWritten }, ...others] };
}

const isLong = (word: string) => word.length > 1;

/** Typing errors that a word may have: none in short words and numbers. */
function countAllowedErrors(word: string): number | false {
  if (word.length < 4 || /\p{N}/u.test(word)) return false;
  return word.length < 7 ? 1 : 2;
}
