/** @jest-environment node */
import fc from 'fast-check';
import { createSampleIndex, openEmbedded } from '@/e2e/support/backend';
import { toDocuments } from './documents';
import { createSearchIndex, type SearchIndex } from './search-index';

const item = (id: string, name: string, isService = false, description = '') => {
  return { id, name, alt: name, isService, brand: isService ? '' : 'Quindavel', imageSm: null, description };
};
const monitoring = { id: '1', name: 'Monitoreo', imageSm: null };
const coded = { code: 'BM-0001', healthRegistration: 'INVIMA 2018DM-0001234-R1' };
const products = [
  item('101', 'Monitor MV-12'),
  { ...item('103', 'Tensiómetro de brazo'), ...coded },
  { ...item('104', 'Monitor fetal MF-3'), ...coded, code: 'BM-0002' },
];
const services = [item('901', 'Calibración', true, 'De tensiómetros')];
const documents = toDocuments([{ category: monitoring, products }], services);

let index: SearchIndex;
let sample: SearchIndex;

beforeAll(async () => {
  index = await createSearchIndex(documents);
  const embedded = await openEmbedded();
  sample = await createSampleIndex(embedded);
  await embedded.close();
});

const list = (one: SearchIndex, q: string, limit = 8) => one.find(q, limit).map(({ document }) => document.name);

test.each([
  ['fetal', ['Monitor fetal MF-3']],
  ['101', ['Monitor MV-12']],
  ['mv 12', ['Monitor MV-12']],
  ['tensiómetros', ['Tensiómetro de brazo', 'Calibración']],
  ['monitor fetal', ['Monitor fetal MF-3']],
  ['brazo fetal doppler', ['Tensiómetro de brazo', 'Monitor fetal MF-3']],
  // What shares the category alone is no answer.
  ['monitoreo', ['Monitoreo']],
  ['???', []],
  ['bm 0001', ['Tensiómetro de brazo']],
  ['bm00', ['Tensiómetro de brazo', 'Monitor fetal MF-3']],
  ['Registro sanitario 2018DM-0001234', ['Tensiómetro de brazo', 'Monitor fetal MF-3']],
  ['BM-0009', []],
])(
  '%j finds by name, reference, the beginning of a code and the text of a service what has all words, or else some: %j',
  (q, names) => {
    expect(list(index, q)).toEqual(names);
  },
);

it('suggests a thing for nearly every beginning of the word that says what it is', () => {
  const ids = ['101', '106', '201', '301', '402', '504', '606', '705', '803', '902', '905'];
  const texts = ids.flatMap((id) => {
    const [word = ''] = sample.get(id)?.name.split(/[\s/]/) ?? [];
    return Array.from(word.slice(2), (_, at) => ({ id, q: word.slice(0, at + 3) }));
  });
  const missed = texts.filter(({ id, q }) => !sample.find(q, 30).some(({ document }) => document.id === id));
  expect(texts.length).toBeGreaterThan(80);
  expect(missed.length).toBeLessThan(texts.length * 0.05);
});

it('completes nothing to what begins with another sound, or is too far', () => {
  for (const q of ['xyzzy', 'calientes', 'ab', '']) expect(sample.correct(q)).toBe(q);
  for (const q of ['gluco', 'otosc', 'silla', 'guan']) expect(list(sample, q)).toEqual([]);
});

it('never fails, whatever is searched for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (q) => {
      expect(index.find(q, 8).length).toBeLessThanOrEqual(8);
      expect(typeof index.correct(q)).toBe('string');
    }),
  );
});
