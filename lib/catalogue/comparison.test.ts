/** @jest-environment node */
import { parseComparison, toPlainValue, toRows } from './comparison';

test.each([
  ['101-102', ['101', '102'], false],
  ['101-101-102', ['101', '102'], true],
  ['1-2-3-4-5', ['1', '2', '3', '4'], true],
  ['a-1--2-<b>', ['1', '2'], true],
  ['x'.repeat(5_000), [], true],
])('%j is read', (text, ids, hasDropped) => {
  expect(parseComparison(text)).toEqual({ ids, hasDropped });
});

const toAttributes = (facts: Readonly<Record<string, string>>) =>
  Object.entries(facts).map(([name, value]) => ({ name, value }));
const compared = (facts: Readonly<Record<string, string>>, category?: string, brand?: string) => ({
  isService: false,
  category: category ? { name: category } : null,
  identity: toAttributes(brand ? { Marca: brand } : {}),
  attributes: toAttributes(facts),
});

test('facts stand side by side, and only what differs, whatever its spelling, is marked', () => {
  const [small, large] = [
    compared({ Canales: '3', Peso: '2 kg', Red: '120 V' }),
    compared({ red: '120V', 'Peso neto': '2500 g', Filtro: 'HEPA' }),
  ];
  expect(toRows([small, large, compared({})])).toEqual([
    { name: 'Peso', values: ['2 kg', '2500 g', null], only: null, isDifferent: true },
    { name: 'Canales', values: ['3', null, null], only: 0, isDifferent: false },
    { name: 'red', values: ['120 V', '120V', null], only: null, isDifferent: false },
    { name: 'Filtro', values: [null, 'HEPA', null], only: 1, isDifferent: false },
  ]);
  expect(toRows([compared({}), compared({})])).toEqual([]);
});

test('what identifies comes first, then the order of the vocabulary, whatever that of the products', () => {
  const facts = { Peso: '1 kg', Color: 'Azul', Batería: '4 h', SpO2: '0 a 100 %', Pantalla: '12 pulgadas' };
  const monitor = compared(facts, 'Monitoreo y diagnóstico', 'Una');
  const names = toRows([compared({}), monitor, monitor]).map(({ name }) => name);
  expect(names).toEqual(['Marca', 'Pantalla', 'SpO₂', 'Batería', 'Peso', 'Color']);
});

test.each([
  ['4,2 kg', '4.2kg', true],
  ['12 000 rpm', '12.000 rpm', true],
  ['28 × 37 × 25 cm', '28x37x25 cm', true],
  ['5 - 10 °C', '5 a 10 ºC', true],
  ['100 a 240 V, 50/60 Hz', '100–240 V 50 / 60 Hz', true],
  ['SpO₂', 'SpO2', true],
  ['4,2 kg', '4,2 g', false],
  ['1.250 g', '1,250 g', false],
  ['-5 °C', '5 °C', false],
  ['Hasta 4 kg', '4 kg', false],
])('%s and %s say the same: %s', (one, other, isSame) => {
  expect(toPlainValue(one) === toPlainValue(other)).toBe(isSame);
});
