import { toCode } from './codes';
import { toDocuments } from './documents';
import { createSearchIndex } from './search-index';

const item = (id: string, more = {}) => {
  return { id, name: `Monitor ${id}`, alt: '', isService: false, brand: '', imageSm: null, description: '', ...more };
};
const registration = 'INVIMA 2018DM-0001234-R1';
const products = [
  item('101'),
  item('102', { code: 'BM-0001', healthRegistration: registration }),
  item('103', { code: 'BM-0002', healthRegistration: registration }),
  item('5', { code: 'Monitor 5' }),
];
const documents = toDocuments([{ category: { id: '1', name: 'Monitoreo', imageSm: null }, products }], []);

test.each([
  ['BM-0001', 'bm0001'],
  [' b.m. 0001 ', 'bm0001'],
  [registration, '2018dm0001234r1'],
  ['Registro sanitario: INVIMA 2018DM-1', '2018dm1'],
  ['Registro sanitario INVIMA', ''],
  ['B-1', ''],
])('%j is compared as %j', (text, code) => {
  expect(toCode(text)).toBe(code);
});

test.each([
  ['bm 0001', ['102']],
  ['bm00', ['102', '103']],
  [registration, ['102', '103']],
  ['2018DM0001234', ['102', '103']],
  ['BM-0009', []],
  ['monitor 5', ['5']],
])('the search %j finds by the beginning of a code, each once: %j', async (q, ids) => {
  expect((await createSearchIndex(documents)).find(q, 5).map(({ document }) => document.id)).toEqual(ids);
});
