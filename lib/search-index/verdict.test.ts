/** @jest-environment node */
import lines from '@/e2e/data/real-lines.json' with { type: 'json' };
import { openEmbedded, readSampleDocuments } from '@/e2e/support/backend';
import { parsePasted } from '@/lib/pasted-list/parse';
import { toDocuments } from './documents';
import { createSearchIndex, type SearchIndex } from './search-index';
import { judgeLine } from './verdict';

/** Share of the lines of real lists that must have the verdict of the table. */
const MIN_RIGHT = 0.9;

let index: SearchIndex;

beforeAll(async () => {
  const embedded = await openEmbedded();
  index = await createSearchIndex(await readSampleDocuments(embedded));
  await embedded.close();
});

/** What a line means: 'other' is the product by other words, 'doubtful' one of the candidates. */
type Line = readonly [line: string, ...meaning: ['found' | 'other' | 'doubtful', number] | ['free']];
const realLines = lines as unknown as readonly Line[];

/** A verdict as the table says it, with all candidates. */
function show(verdict: ReturnType<typeof judgeLine>): readonly [kind: string, ...ids: number[]] {
  if (verdict.kind === 'free') return ['free'];
  if (verdict.kind === 'doubtful') return ['doubtful', ...verdict.candidates.map(({ id }) => Number(id))];
  return [verdict.reason === 'same' ? 'found' : 'other', Number(verdict.document.id)];
}

const judge = (pasted: string) => judgeLine(index, parsePasted(pasted).lines[0] ?? { text: '' });

it('gives nine of ten lines of real lists the right verdict, and finds for none a wrong product', () => {
  expect(new Set(realLines.map(([line]) => line)).size).toBe(realLines.length);
  expect(realLines.length).toBeGreaterThanOrEqual(120);
  const answers = realLines.map(([line, kind, id]) => ({ line, kind, id, answer: show(judge(line)) }));
  const isWrong = ({ id, answer: [kind, found] }: (typeof answers)[number]) => /found|other/.test(kind) && found !== id;
  expect(answers.filter(isWrong)).toEqual([]);
  const missed = answers.filter(({ kind, id, answer: [given, ...ids] }) => given !== kind || (id && !ids.includes(id)));
  expect(missed.slice(Math.floor(realLines.length * (1 - MIN_RIGHT)))).toEqual([]);
  expect(judge('Esfigmomanómetro')).toMatchObject({ kind: 'found', reason: 'other', words: 'tensiómetro' });
});

const registration = 'INVIMA 2018DM-0001234-R1';
const base = { alt: '', isService: false, brand: '', imageSm: null, description: '' };
const products = [
  { ...base, id: '1001', name: 'Monitor fetal', code: 'BM-0001', healthRegistration: registration },
  { ...base, id: '1002', name: 'Monitor de cabecera', code: 'BM-0002', healthRegistration: registration },
  { ...base, id: '1003', name: 'Cama', code: 'BM-0003', healthRegistration: 'INVIMA 2020DM-0000007' },
];

it.each([
  ['bm 0001', '', ['found', 1001]],
  ['INVIMA 2020DM-0000007', '', ['found', 1003]],
  [registration, '', ['doubtful', 1001, 1002]],
  ['Monitor', '', ['doubtful', 1001, 1002]],
  ['Monitor', 'BM-0002', ['found', 1002]],
  ['Guantes', 'BM-0002', ['free']],
])('of products with codes %j with the reference %j of a buyer is %j', async (text, code, shown) => {
  const coded = await createSearchIndex(
    toDocuments([{ category: { ...base, id: '1', name: 'Equipos' }, products }], []),
  );
  expect(show(judgeLine(coded, { text, code }))).toEqual(shown);
});
