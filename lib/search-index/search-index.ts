import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { foldText, splitWords } from '@/lib/text';
import type { SearchDocument } from './documents';
import { isKnown, listCodes, type Phrase, readSearch, type Searched, toCode, toIndexTerms, toTerm } from './words';

/** Most things that are indexed: 35 MB, twice as much while an index is made again (docs/performance.md#search). */
export const MAX_INDEXED = 20_000;
/** Documents that are indexed before other work has its turn. */
const CHUNK_DOCUMENTS = 100;
/** Fields of the index, and what a word in each counts. */
const WEIGHTS = { name: 4, reference: 8, brand: 2, description: 0.2 };
/** What a word counts that begins with the one written, and the first thing that a word needs. */
const [PREFIX_SHARE, NEED_SHARE] = [0.6, 0.5];
/** What a service counts, against equipment, in a search that is for a service. */
const SERVICE_FACTOR = 10;
/** Weight of a name's first word, which says the thing itself ('Desfibrilador', 'Analizador de desfibriladores'). */
const FIRST_WORD_FACTOR = 1.5;
/** A letter, or a number of two digits, which begins a hundred references: '10' of 'concentrador 10 litros'. */
const NO_BEGINNING = /^(?:\d{2}|.)$/u;

const COMMON_ENDS = /^(.*)(.?)(.*)\n\1(.?)\3$/su;
/** Those whose words are corrected to. */
const FIELDS = ['name', 'brand'];

/** Words of a search that are looked for where nothing has all of them. */
const MAX_TELLING = 6;

export type Found = {
  readonly document: SearchDocument;
  /** The words of the catalogue that matched, as terms. */
  readonly terms: readonly string[];
};
export type SearchIndex = Awaited<ReturnType<typeof createSearchIndex>>;

/** Makes an index of `documents`, a little at a time. */
export async function createSearchIndex(documents: readonly SearchDocument[]) {
  const at = (id: number) => documents[id] as SearchDocument;
  const firstTerms = documents.map(({ name }) => toTerm(splitWords(name)[0] ?? ''));
  const index = new MiniSearch<number>({
    fields: Object.keys(WEIGHTS),
    extractField: (id, field) => (field === 'id' ? id : getText(at(id), field)) as string,
    tokenize: toIndexTerms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: toTerm,
      boost: WEIGHTS,
      weights: { prefix: PREFIX_SHARE, fuzzy: 0 },
    },
  });
  await index.addAllAsync([...documents.keys()], { chunkSize: CHUNK_DOCUMENTS });
  /** The search with each word that nothing begins with as the nearest one of the index, but for one letter. */
  const correct = (q: string) =>
    q.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
      const term = toTerm(foldText(word));
      if (!/^\p{L}{5,}$/u.test(term) || isKnown(term) || index.search(term, { prefix: true }).length > 0) return word;
      const near = index.search(term, { fields: FIELDS, fuzzy: 2 }).flatMap(({ terms }) => terms);
      return near.find((other) => isSlip(term, other)) ?? word;
    });
  // A list takes a fifth of the memory of an index of words.
  const codes = documents.flatMap((document, id) => listCodes(document).map((code) => ({ code, id })));
  const findCodes = (q: string): number[] => {
    const wanted = toCode(q);
    return [...new Set(codes.flatMap(({ code, id }) => (wanted !== '' && code.startsWith(wanted) ? [id] : [])))];
  };
  const byId = new Map(documents.filter(({ isCategory }) => !isCategory).map((document) => [document.id, document]));

  /** The best `limit` matches: codes, then all words or what stands for them, else as many as there are. */
  const find = (q: string, limit: number, isWanted: (document: SearchDocument) => boolean = () => true): Found[] => {
    const words = readSearch(correct(q));
    const isForService = words.some(({ isService }) => isService);
    const options: SearchOptions = {
      filter: ({ id }) => isWanted(at(id)),
      boostDocument: (id, term) =>
        (isForService && at(id).isService ? SERVICE_FACTOR : 1) * (firstTerms[id] === term ? FIRST_WORD_FACTOR : 1),
    };
    const queries = words.map(toQuery);
    const coded = findCodes(q).filter((id) => isWanted(at(id)));
    const whole = index.search({ combineWith: 'AND', queries }, options);
    // A service has the words of equipment at most in its text.
    const hasThing = whole.some(({ id }) => !at(id).isService);
    const isEnough = (hasThing && !isForService) || words.length < 2 || coded.length > 0;
    const best = isEnough ? whole : index.search({ queries: queries.slice(0, MAX_TELLING) }, options);
    const others = best.filter(({ id }) => !coded.includes(id)).slice(0, limit);
    const found = [...coded.map((id) => ({ id, terms: [] })), ...others].slice(0, limit);
    return found.map(({ id, terms }) => ({ document: at(id), terms }));
  };

  /** The product or service with this id. */
  const get = (id: string) => byId.get(id);
  /** The products and services with this id, code or registration: several may have one registration. */
  const findCoded = (code: string): SearchDocument[] => {
    const isCoded = (document: SearchDocument) => listCodes(document).includes(toCode(code));
    const ofId = get(code);
    return ofId ? [ofId] : findCodes(code).map(at).filter(isCoded);
  };
  return { find, findCoded, get, correct };
}

/** True if two terms differ by one letter behind the first, or by two moved: 'glucómetro' is not 'flujómetro'. */
const isSlip = (one: string, other: string) =>
  one[0] === other[0] && (COMMON_ENDS.test(`${one}\n${other}`) || sortLetters(one) === sortLetters(other));

const sortLetters = (word: string) => Array.from(word).toSorted().join('');

/** A word as it was written may be unfinished; what stands for it is not. */
function toQuery({ written, same, needs }: Searched, place: number): Query {
  const own: Query = { combineWith: 'AND', queries: [...written], prefix: (word) => !NO_BEGINNING.test(word) };
  // The first words of a search say more than those behind them, and so do the first things that a word needs.
  const ofNeeds = needs.map((phrase, at) => toAll(phrase, NEED_SHARE / (place + 1) / (at + 1) ** 2 / phrase.length));
  return { combineWith: 'OR', queries: [own, ...same.map((phrase) => toAll(phrase)), ...ofNeeds] };
}

function toAll(phrase: Phrase, factor = 1): Query {
  const boost = Object.fromEntries(Object.entries(WEIGHTS).map(([field, weight]) => [field, weight * factor]));
  return { combineWith: 'AND', queries: [...phrase], boost };
}

function getText(document: SearchDocument, field: string): string {
  return field === 'reference' ? document.id : document[field as 'name' | 'brand' | 'description'];
}
