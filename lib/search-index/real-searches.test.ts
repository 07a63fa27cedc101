/** @jest-environment node */
import searchWords from '@/content/search-words.json' with { type: 'json' };
import foreignThings from '@/e2e/data/foreign-things.json' with { type: 'json' };
import realSearches from '@/e2e/data/real-searches.json' with { type: 'json' };
import typedSearches from '@/e2e/data/typed-searches.json' with { type: 'json' };
import { type Embedded, openEmbedded, readSampleDocuments } from '@/e2e/support/backend';
import { foldText } from '@/lib/text';
import type { SearchDocument } from './documents';
import { findRewrittenQuery, searchAgain } from './rewritten-query';
import { createSearchIndex, type SearchIndex } from './search-index';
import { findAbsentThing, readSearch } from './words';

const FEW = 3;
/** Share of a table that must show what is wanted. */
const MIN_RIGHT = 0.95;

type Search = (q: string) => Promise<{ readonly items: readonly { readonly id: string }[] }>;

let embedded: Embedded;
let documents: readonly SearchDocument[];
let index: SearchIndex;

beforeAll(async () => {
  embedded = await openEmbedded();
  documents = await readSampleDocuments(embedded);
  index = await createSearchIndex(documents);
});

afterAll(() => embedded.close());

const suggest = async (q: string) =>
  index.find(q, FEW, ({ isCategory }) => !isCategory).map(({ document }) => document.id);

/** What the page shows as results of a backend. */
const show = (search: Search) => async (q: string) => {
  const words = q.toLowerCase();
  const { results } = await searchAgain(
    words,
    await search(words),
    async () => findRewrittenQuery(index, words),
    search,
  );
  return results.items.slice(0, FEW).map(({ id }) => id);
};
const searchEmbedded: Search = (q) => embedded.catalogue.search(q);

/** A backend that looks for the whole text in names, and knows no plural, synonym or order. */
const searchPlainly: Search = async (q) => {
  return { items: documents.filter(({ name, isCategory }) => !isCategory && foldText(name).includes(foldText(q))) };
};

const ways = {
  'the embedded backend': show(searchEmbedded),
  'a backend that knows names alone': show(searchPlainly),
  'the suggestions': suggest,
};

type Row = readonly [q: string, ...wanted: number[]];
const tables = { realSearches, typedSearches } as unknown as Readonly<Record<string, readonly Row[]>>;

describe.each(Object.entries(tables))('of %s', (_, table) => {
  it.each(Object.entries(ways))('%s show what is wanted among the first three, 95 of 100', async (_, answer) => {
    expect(new Set(table.map(([q]) => q)).size).toBe(table.length);
    expect(table.length).toBeGreaterThanOrEqual(100);
    const missed = [];
    for (const [q, ...wanted] of table) {
      const ids = await answer(q);
      if (!wanted.some((id) => ids.includes(String(id)))) missed.push(`${q}: ${ids}`);
    }
    expect(missed.slice(Math.floor(table.length * (1 - MIN_RIGHT)))).toEqual([]);
  });

  it('none names a thing that the catalogue has not', () => {
    expect(table.filter(([q]) => findAbsentThing(q))).toEqual([]);
  });
});

const NOTHING = [
  ...['grúa hidráulica xyz', 'hola', 'silla de ruedas', 'caja', 'papá', 'mis solicitudes', '2952 3011-7'],
  ...['10 cajas de guantes', 'envíos a cali', 'calientes', '', '???', 'ñ'.repeat(100)],
];

it('takes for meant nothing that is not of the catalogue, nor what is two letters off', () => {
  const scopesAndMeters = foreignThings.filter((thing) => /(?:metro|scopio)$/.test(thing));
  expect(scopesAndMeters.length).toBeGreaterThan(10);
  expect([...NOTHING, ...scopesAndMeters].filter((q) => findRewrittenQuery(index, q) !== null)).toEqual([]);
});

it('finds each phrase of the table in a search, and each absent thing by its own words alone', () => {
  const isKnown = (phrase: string) =>
    readSearch(phrase).some(({ same, needs, isService }) => same.length + needs.length > 0 || isService);
  const phrases = searchWords.table.flatMap(({ words }) => words.split(', '));
  expect(phrases.filter((phrase) => !isKnown(phrase))).toEqual([]);
  for (const name of searchWords.absent.split(', ')) expect(findAbsentThing(name)).toBe(name);
  const questions = ['cuánto valen los GLUCOMETROS', 'analizador de gases', ''];
  expect(questions.map(findAbsentThing)).toEqual(['glucómetro', undefined, undefined]);
});

it('suggests a thing for nearly every beginning of the word that says what it is, and nothing for other sounds', () => {
  const ids = ['101', '106', '201', '301', '402', '504', '606', '705', '803', '902', '905'];
  const texts = ids.flatMap((id) => {
    const [word = ''] = index.get(id)?.name.split(/[\s/]/) ?? [];
    return Array.from(word.slice(2), (_, at) => ({ id, q: word.slice(0, at + 3) }));
  });
  const missed = texts.filter(({ id, q }) => !index.find(q, 30).some(({ document }) => document.id === id));
  expect(texts.length).toBeGreaterThan(80);
  expect(missed.length).toBeLessThan(texts.length * 0.05);
  for (const q of ['xyzzy', 'calientes', 'ab', '']) expect(index.correct(q)).toBe(q);
  for (const q of ['gluco', 'otosc', 'silla', 'guan']) expect(index.find(q, 8)).toEqual([]);
});
