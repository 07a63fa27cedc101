/** @jest-environment node */
import { doors, openEmbedded } from '@/e2e/support/embedded';
import { foreignThings } from '@/e2e/support/foreign-things';
import { realLines } from '@/e2e/support/real-lines';
import { realSearches } from '@/e2e/support/real-searches';
import { createSampleIndex } from '@/e2e/support/sample-index';
import { parsePasted } from '@/lib/pasted-list/parse';
import { toDocuments } from './documents';
import { createSearchIndex, type SearchIndex } from './search-index';
import { judgeLine } from './verdict';

let index: SearchIndex;

beforeAll(async () => {
  const embedded = await openEmbedded(doors['in process'] ?? Promise.reject);
  index = await createSampleIndex(embedded);
  await embedded.close();
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

it('offers first the thing whose name begins with the word', () => {
  expect(show('monitores')).toEqual(['doubtful', 101, 203]);
});

it('finds what visitors search for, and nothing else', () => {
  const found = realSearches.filter(([q]) => judge(q).kind === 'found');
  expect(found.length).toBeGreaterThan(realSearches.length / 2);
  expect(found.filter(([q, ...wanted]) => !wanted.includes(show(q)[1] ?? 0))).toEqual([]);
});

it('finds nothing that the catalogue does not have', () => {
  expect(foreignThings.filter((thing) => judge(thing).kind === 'found')).toEqual([]);
});

it('knows a product by its code or registration, and by the reference that a buyer gives where the words are its own', async () => {
  const item = { alt: '', isService: false, brand: '', imageSm: null, description: '' };
  const shelf = {
    category: { id: '1', name: 'Equipos', imageSm: null },
    products: [
      { ...item, id: '1001', name: 'Monitor fetal', code: 'BM-0001', healthRegistration: 'INVIMA 2018DM-0001234-R1' },
      {
        ...item,
        id: '1002',
        name: 'Monitor de cabecera',
        code: 'BM-0002',
        healthRegistration: 'INVIMA 2018DM-0001234-R1',
      },
      { ...item, id: '1003', name: 'Cama', code: 'BM-0003', healthRegistration: 'INVIMA 2020DM-0000007' },
    ],
  };
  const coded = await createSearchIndex(toDocuments([shelf], []));
  const find = (text: string, code?: string) => {
    const verdict = judgeLine(coded, { text, ...(code && { code }) });
    return verdict.kind === 'found' ? [verdict.document.id, verdict.reason] : verdict.kind;
  };
  expect(
    ['BM-0001', 'bm 0001', 'BM-0001 monitor fetal', '1001', 'INVIMA 2020DM-0000007'].map((text) => find(text)),
  ).toEqual([...Array(4).fill(['1001', 'same']), ['1003', 'same']]);
  expect(find('INVIMA 2018DM-0001234-R1')).toBe('doubtful');
  expect(find('Monitor')).toBe('doubtful');
  expect([find('Monitor', 'BM-0002'), find('Monitor', '1002')]).toEqual([
    ['1002', 'same'],
    ['1002', 'same'],
  ]);
  expect([find('Guantes', 'BM-0002'), find('Guantes', '1002'), find('Monitor', 'E-77')]).toEqual([
    'free',
    'free',
    'doubtful',
  ]);
});

it('says by which model a product is found where a line has its number alone', () => {
  expect(judge('Camilla 200')).toMatchObject({ kind: 'found', reason: 'other', words: 'CT-200' });
});

it('asks the index a few times for a line, whatever it says', () => {
  for (const line of [...realLines.map(([text]) => text), ...foreignThings]) {
    const counted = { ...index, findNamed: jest.fn(index.findNamed), respell: jest.fn(index.respell) };
    for (const one of parsePasted(line).lines) judgeLine(counted, one);
    expect(counted.findNamed.mock.calls.length + counted.respell.mock.calls.length).toBeLessThanOrEqual(4);
  }
});
