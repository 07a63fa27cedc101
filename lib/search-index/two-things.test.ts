/** @jest-environment node */
import { doors, openEmbedded } from '@/e2e/support/embedded';
import { realLines } from '@/e2e/support/real-lines';
import { createSampleIndex } from '@/e2e/support/sample-index';
import type { SearchIndex } from './search-index';
import { judgeLines } from './two-things';

let index: SearchIndex;

beforeAll(async () => {
  const embedded = await openEmbedded(doors['in process'] ?? Promise.reject);
  index = await createSampleIndex(embedded);
  await embedded.close();
});

const show = (text: string) =>
  judgeLines(index, { text, quantity: 2 }).map(({ verdict, ...line }) => [
    `${line.quantity} × ${line.text}`,
    ...(verdict.kind === 'found' ? [verdict.document.id] : []),
    ...(verdict.kind === 'doubtful' ? verdict.candidates.map(({ id }) => id) : []),
  ]);

it('makes two lines of one that names two things', () => {
  expect(show('Tensiómetro + fonendo')).toEqual([
    ['2 × Tensiómetro', '103'],
    ['2 × fonendo', '105'],
  ]);
  expect(show('Autoclave de 18 litros y selladora').map(([text, first]) => [text, first])).toEqual([
    ['2 × Autoclave de 18 litros', '601'],
    ['2 × selladora', '605'],
  ]);
});

it('asks which of both a line means that may name a thing and a part of it', () => {
  expect(show('DEA con gabinete')).toEqual([['2 × DEA con gabinete', '201', '206']]);
  expect(show('Báscula con tallímetro')).toHaveLength(1);
});

it('leaves the lines of real lists whole', () => {
  expect(realLines.filter(([text]) => show(text).length > 1)).toEqual([]);
});
