/** @jest-environment node */
import { doors, openEmbedded } from '@/e2e/support/embedded';
import { foreignThings, realLines } from '@/e2e/support/real-lines';
import { realSearches } from '@/e2e/support/real-searches';
import { parsePasted } from '@/lib/pasted-list/parse';
import { toDocuments } from './documents';
import { createSearchIndex, type SearchIndex } from './search-index';
import { judgeLine } from './verdict';

let index: SearchIndex;

beforeAll(async () => {
  const { catalogue, close } = await openEmbedded(doors['in process'] ?? Promise.reject);
  const categories = await catalogue.categories();
  const products = await Promise.all(categories.map(({ id }) => catalogue.categoryProducts(id)));
  const shelves = categories.map((category, at) => ({ category, products: products[at] ?? [] }));
  index = await createSearchIndex(toDocuments(shelves, await catalogue.services()));
  await close();
});

const judge = (pasted: string) => judgeLine(index, parsePasted(pasted).lines[0] ?? { text: '' });

/** A verdict as the table says it, with all candidates. */
function show(pasted: string): [kind: string, ...ids: number[]] {
  const verdict = judge(pasted);
  if (verdict.kind === 'free') return ['free'];
  if (verdict.kind === 'doubtful') return ['doubtful', ...verdict.candidates.map(({ id }) => Number(id))];
  return [verdict.reason === 'same' ? 'found' : 'other', Number(verdict.document.id)];
}

it('gives lines of real lists the right verdict, and none a wrong product', () => {
  expect(new Set(realLines.map(([line]) => line)).size).toBe(realLines.length);
  expect(realLines.length).toBeGreaterThanOrEqual(120);
  const answers = realLines.map(([line, ...meaning]) => ({ line, meaning, answer: show(line) }));
  const wrong = answers.filter(
    ({ meaning: [kind, id], answer: [given, ...ids] }) => given !== kind || (id !== undefined && !ids.includes(id)),
  );
  expect(wrong).toEqual([]);
});

it('finds what visitors search for, and nothing else', () => {
  const found = realSearches.filter(([q]) => judge(q).kind === 'found');
  expect(found.length).toBeGreaterThan(realSearches.length / 2);
  expect(found.filter(([q, ...wanted]) => !wanted.includes(show(q)[1] ?? 0))).toEqual([]);
});

it('finds nothing that the catalogue does not have', () => {
  expect(foreignThings.filter((thing) => judge(thing).kind === 'found')).toEqual([]);
});
