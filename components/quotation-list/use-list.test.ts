/** @jest-environment node */
import { toRows } from './use-list';

test('lines that are the same keep their rows when others are taken off, come back or are added', () => {
  const [monitor, chair, bed] = [
    { id: '101', quantity: 2 },
    { text: 'Silla', quantity: 1 },
    { text: 'Cama', quantity: 1 },
  ];
  const without = toRows([chair, bed], toRows([monitor, chair]));
  expect(without.map(({ key }) => key)).toEqual([1, 2]);
  expect(toRows([monitor, chair, bed], without).map(({ key }) => key)).toEqual([3, 1, 2]);
});
