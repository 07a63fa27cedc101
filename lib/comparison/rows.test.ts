/** @jest-environment node */
import { toRows } from './rows';

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
