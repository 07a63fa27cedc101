/** @jest-environment node */
import { toComparisonPath } from '@/lib/routes';
import { parseComparison, toRows } from './comparison';

test.each([
  ['101-102', ['101', '102'], false],
  ['101', ['101'], false],
  ['', [], false],
  ['101x2-102', ['101', '102'], false],
  ['101-101-102', ['101', '102'], true],
  ['1-2-3-4', ['1', '2', '3', '4'], false],
  ['1-2-3-4-5', ['1', '2', '3', '4'], true],
  ['a-1--2-<b>', ['1', '2'], true],
  ['x'.repeat(5_000), [], true],
])('%j is read', (text, ids, hasDropped) => {
  expect(parseComparison(text)).toEqual({ ids, hasDropped });
});

test('a comparison has one address, and none has the page itself', () => {
  expect(toComparisonPath(['101', '102'])).toBe('/comparar/101-102');
  expect(toComparisonPath([])).toBe('/comparar');
});

test('attributes stand side by side, those of several products first, and only what differs is marked', () => {
  const [small, large] = [
    [
      { name: 'Canales', value: '3' },
      { name: 'Peso', value: '2 kg' },
      { name: 'Red', value: '120 V' },
    ],
    [
      { name: 'Red', value: '120 V' },
      { name: 'Peso', value: '3 kg' },
      { name: 'Filtro', value: 'HEPA' },
    ],
  ];
  expect(toRows([small, large, []])).toEqual([
    { name: 'Peso', values: ['2 kg', '3 kg', null], isDifferent: true },
    { name: 'Red', values: ['120 V', '120 V', null], isDifferent: false },
    { name: 'Canales', values: ['3', null, null], isDifferent: false },
    { name: 'Filtro', values: [null, 'HEPA', null], isDifferent: false },
  ]);
  expect(toRows([[], []])).toEqual([]);
});
