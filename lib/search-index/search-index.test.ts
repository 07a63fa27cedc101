/** @jest-environment node */
import fc from 'fast-check';
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

beforeAll(async () => {
  index = await createSearchIndex(documents);
});

test.each([
  ['fetal', ['Monitor fetal MF-3']],
  ['mv 12', ['Monitor MV-12']],
  ['tensiómetros', ['Tensiómetro de brazo', 'Calibración']],
  ['brazo fetal doppler', ['Tensiómetro de brazo', 'Monitor fetal MF-3']],
  // What shares the category alone is no answer.
  ['monitoreo', ['Monitoreo']],
  ['???', []],
  ['bm 0001', ['Tensiómetro de brazo']],
  ['bm00', ['Tensiómetro de brazo', 'Monitor fetal MF-3']],
  ['Registro sanitario 2018DM-0001234', ['Tensiómetro de brazo', 'Monitor fetal MF-3']],
])(
  '%j finds by name, reference, the beginning of a code and the text of a service what has all words, or else some: %j',
  (q, names) => {
    expect(index.find(q, 8).map(({ document }) => document.name)).toEqual(names);
  },
);

it('never fails, whatever is searched for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (q) => {
      expect(index.find(q, 8).length).toBeLessThanOrEqual(8);
      expect(typeof index.correct(q)).toBe('string');
    }),
  );
});
