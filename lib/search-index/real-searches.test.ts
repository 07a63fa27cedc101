/** @jest-environment node */
import { doors, type Embedded, openEmbedded } from '@/e2e/support/embedded';
import { realSearches } from '@/e2e/support/real-searches';
import { readSampleDocuments } from '@/e2e/support/sample-index';
import { typedSearches } from '@/e2e/support/typed-searches';
import { foldText } from '@/lib/text';
import type { SearchDocument } from './documents';
import { findMeantWords } from './meant-words';
import { searchAgain } from './search-again';
import { createSearchIndex, type SearchIndex } from './search-index';

const FEW = 3;
/** Share of the searches as people type them: 114 of 120. */
const MIN_RIGHT = 0.95;

type Search = (q: string) => Promise<{ readonly items: readonly { readonly id: string }[] }>;
type Table = readonly (readonly [q: string, ...wanted: number[]])[];

let embedded: Embedded;
let documents: readonly SearchDocument[];
let index: SearchIndex;

beforeAll(async () => {
  embedded = await openEmbedded(doors['in process'] ?? Promise.reject);
  documents = await readSampleDocuments(embedded);
  index = await createSearchIndex(documents);
});

afterAll(() => embedded.close());

const suggested = (q: string) => index.find(q, FEW, ({ isCategory }) => !isCategory).map(({ document }) => document.id);

/** What the page shows as results of a backend. */
const show = (search: Search) => async (q: string) => {
  const words = q.toLowerCase();
  const { results } = await searchAgain(words, await search(words), async () => findMeantWords(index, words), search);
  return results.items.slice(0, FEW).map(({ id }) => id);
};
const searchEmbedded: Search = (q) => embedded.catalogue.search(q);

/** A backend that looks for the whole text in names, and knows no plural, synonym or order. */
const searchPlainly: Search = async (q) => {
  return { items: documents.filter(({ name, isCategory }) => !isCategory && foldText(name).includes(foldText(q))) };
};

const listMisses = async (searches: Table, answer: (q: string) => string[] | Promise<string[]>) => {
  const missed = [];
  for (const [q, ...wanted] of searches) {
    const ids = await answer(q);
    if (!wanted.some((id) => ids.includes(String(id)))) missed.push(`${q}: ${ids}`);
  }
  return missed;
};

test.each([
  ['desfrib', 'Desfibrilador'],
  ['tenciom', 'Tensiómetro'],
  ['infuc', 'Bomba de infusión'],
  ['bomba de infuc', 'Bomba de infusión'],
])('%j, which is being typed, is completed to what shows %j', (q, name) => {
  const named = index.find(index.complete(q), FEW).map(({ document }) => document.name);
  expect(named.some((one) => one.startsWith(name))).toBe(true);
});

it('completes nothing to what begins with another sound, or is too far', () => {
  for (const q of ['xyzzy', 'ab', '']) expect(index.complete(q)).toBe(q);
  // What the catalogue has not is no slip.
  for (const q of ['gluco', 'otosc', 'silla', 'guan']) expect(index.find(index.complete(q), FEW)).toEqual([]);
});

describe('the searches of visitors', () => {
  it.each([realSearches, typedSearches])('are a hundred or more, each once', (...searches) => {
    expect(new Set(searches.map(([q]) => q)).size).toBe(searches.length);
    expect(searches.length).toBeGreaterThanOrEqual(100);
  });

  it('show what is wanted in the first three results', async () => {
    expect(await listMisses(realSearches, show(searchEmbedded))).toEqual([]);
  });

  it('show what is wanted in the first three suggestions of products and services', async () => {
    expect(await listMisses(realSearches, suggested)).toEqual([]);
  });

  it.each([
    ['the first three results', () => show(searchEmbedded)],
    ['the first three results of a backend that knows names alone', () => show(searchPlainly)],
    ['the first three suggestions', () => suggested],
  ])('as people type them show what is wanted in %s, at least 95 of 100', async (_, getAnswer) => {
    expect(typedSearches.length).toBeGreaterThanOrEqual(205);
    const missed = await listMisses(typedSearches, getAnswer());
    expect(missed.slice(Math.floor(typedSearches.length * (1 - MIN_RIGHT)))).toEqual([]);
  });

  it.each([
    ['presion', 103],
    ['aparato para la presion', 103],
    ['pesa', 805],
    ['monitores', 101],
  ])('%j shows first what most people mean, not what is measured with it', async (q, id) => {
    expect([(await show(searchEmbedded)(q))[0], suggested(q)[0]]).toEqual([String(id), String(id)]);
  });
});
