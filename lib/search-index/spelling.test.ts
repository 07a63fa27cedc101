/** @jest-environment node */
import { readDevices } from '@/e2e/support/catalogue';
import { planImport } from '@/lib/embedded-backend/plan';
import { toDocuments } from './documents';
import { createSearchIndex, type SearchIndex } from './search-index';

const FEW = 6;

let index: SearchIndex;

beforeAll(async () => {
  const { products } = planImport(await readDevices(), null).catalogue;
  const items = products.map(({ id, name }) => ({
    ...{ id: String(id), name, alt: '', isService: false, brand: '', imageSm: null, description: '' },
  }));
  index = await createSearchIndex(
    toDocuments([{ category: { id: '0', name: 'Equipos', imageSm: null }, products: items }], []),
  );
});

test.each([
  ['cathter', 'catheter'],
  ['cathetr', 'catheter'],
  ['defibrilator', 'defibrillator'],
  ['stetoscope', 'stethoscope'],
  ['ventilatr', 'ventilator'],
])('of the devices of the FDA, %j finds first those whose name has %j, one letter off', (q, word) => {
  const names = index.find(q, FEW).map(({ document }) => document.name.toLowerCase());
  expect(names).toHaveLength(FEW);
  expect(names.filter((name) => !name.includes(word))).toEqual([]);
  expect(index.correct(q)).toContain(word);
});

it('finds those that are two letters off where nothing is nearer', () => {
  expect(index.find('defibrilatr', 1)[0]?.document.name).toMatch(/defibrillator/i);
});
