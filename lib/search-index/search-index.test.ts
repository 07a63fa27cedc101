/** @jest-environment node */
import fc from 'fast-check';
import { toDocuments } from './documents';
import { createSearchIndex, type SearchIndex } from './search-index';

const item = (id: string, name: string, isService = false, description = '') => {
  return { id, name, alt: name, isService, brand: isService ? '' : 'Quindavel', imageSm: null, description };
};
const monitoring = { id: '1', name: 'Monitoreo', imageSm: null };
const products = [item('101', 'Monitor MV-12'), item('103', 'Tensiómetro de brazo'), item('104', 'Monitor fetal MF-3')];
const services = [item('901', 'Calibración', true, 'De tensiómetros')];
const documents = toDocuments([{ category: monitoring, products }], services);

let index: SearchIndex;

beforeAll(async () => {
  index = await createSearchIndex(documents);
});

const names = (q: string) => index.find(q, 8).map(({ document }) => document.name);

it('has categories, products and services, each once', () => {
  expect(index.size).toBe(5);
  const repeated = toDocuments([{ category: monitoring, products: [...products, ...services] }], services);
  expect(repeated).toHaveLength(5);
  expect(repeated.find(({ id }) => id === '101')?.category?.name).toBe('Monitoreo');
});

it('finds by name, brand, category, reference and the text of a service', () => {
  expect(names('fetal')).toEqual(['Monitor fetal MF-3']);
  expect(names('QUINDAVEL')).toHaveLength(3);
  expect(names('monitoreo')).toContain('Tensiómetro de brazo');
  expect(names('101')).toEqual(['Monitor MV-12']);
  expect(names('tensiómetros')).toEqual(['Tensiómetro de brazo', 'Calibración']);
});

it('finds what has all words, or else some', () => {
  expect(names('monitor fetal')).toEqual(['Monitor fetal MF-3']);
  expect(names('monitor fetal doppler')[0]).toBe('Monitor fetal MF-3');
  expect(names('???')).toEqual([]);
});

it('has what a name begins with before what only names it', async () => {
  const [tester, defibrillator] = [
    item('7', 'Analizador de desfibriladores'),
    item('2', 'Desfibrilador externo automático'),
  ];
  const both = await createSearchIndex(toDocuments([{ category: monitoring, products: [tester, defibrillator] }], []));
  for (const q of ['desfibrilador', 'desfibriladores', 'desfib'])
    expect(both.find(q, 2).map(({ document }) => document)).toMatchObject([{ id: '2' }, { id: '7' }]);
});

it('says which words of the catalogue matched', () => {
  expect(index.find('tensometro', 1)[0]?.terms).toEqual(['tensiometro']);
});

test.each([
  ['tensometro', 'tensiómetro'],
  ['monitr de brzo', 'monitor de brazo'],
  ['fetl calibracon', null],
  ['monitores', null],
  ['moni', null],
  ['baumanómetro', null],
  ['mv13', null],
  ['zzzzzz', null],
  ['', null],
])('corrects %j to %j', (q, corrected) => {
  expect(index.correct(q)).toBe(corrected);
});

it('never fails, whatever is searched for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (q) => {
      expect(index.find(q, 8).length).toBeLessThanOrEqual(8);
      expect(index.correct(q)).not.toBe('');
    }),
  );
});

it('is bounded', async () => {
  expect((await createSearchIndex(documents, 2)).size).toBe(2);
});
