/** @jest-environment node */
import { doors, type Embedded, openEmbedded } from '@/e2e/support/embedded';
import { realSearches } from '@/e2e/support/real-searches';
import { toDocuments } from './documents';
import { createSearchIndex, type SearchIndex } from './search-index';

const FEW = 3;

let embedded: Embedded;
let index: SearchIndex;

beforeAll(async () => {
  embedded = await openEmbedded(doors['in process'] ?? Promise.reject);
  const { catalogue } = embedded;
  const categories = await catalogue.categories();
  const products = await Promise.all(categories.map(({ id }) => catalogue.categoryProducts(id)));
  const shelves = categories.map((category, at) => ({ category, products: products[at] ?? [] }));
  index = await createSearchIndex(toDocuments(shelves, await catalogue.services()));
});

afterAll(() => embedded.close());

const suggested = (q: string) => index.find(q, FEW, ({ isCategory }) => !isCategory).map(({ document }) => document.id);

/** What the page of the results shows: those of the backend and, where they are few, close matches. */
async function shown(q: string): Promise<string[]> {
  const { items } = await embedded.catalogue.search(q.toLowerCase());
  const ids = items.map(({ id }) => id);
  return ids.length >= FEW ? ids.slice(0, FEW) : [...new Set([...ids, ...suggested(q)])].slice(0, FEW);
}

const misses = async (answer: (q: string) => string[] | Promise<string[]>) => {
  const missed = [];
  for (const [q, ...wanted] of realSearches) {
    const ids = await answer(q);
    if (!wanted.some((id) => ids.includes(String(id)))) missed.push(`${q}: ${ids}`);
  }
  return missed;
};

describe('the searches of visitors', () => {
  it('are a hundred, each once', () => {
    expect(new Set(realSearches.map(([q]) => q)).size).toBe(realSearches.length);
    expect(realSearches.length).toBeGreaterThanOrEqual(100);
  });

  it('show what is wanted in the first three on the page of the results', async () => {
    expect(await misses(shown)).toEqual([]);
  });

  it('show what is wanted in the first three suggestions of products and services', async () => {
    expect(await misses(suggested)).toEqual([]);
  });
});
