/** @jest-environment node */
import fc from 'fast-check';
import { addLines } from './add-lines';
import { MAX_LINES, MAX_QUANTITY } from './address';
import type { QuotationLines } from './lines';

const nothing: QuotationLines = { items: [], free: [] };
const toItems = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: String(first + index), quantity: 1 }));
const toFree = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `Silla ${index}`, quantity: 1 }));

test('quantities of equal lines are added, and those of one product whatever its notes say', () => {
  const mine = {
    items: [{ id: '101', quantity: 2, note: 'con batería' }],
    free: [{ text: 'Silla de ruedas', quantity: 1 }],
  };
  const added = {
    items: [
      { id: '305', quantity: 1 },
      { id: '101', quantity: 3, note: 'con cable' },
    ],
    free: [
      { text: 'SILLA DE RUEDAS', quantity: 4 },
      { text: 'Silla de ruedas', quantity: 1, note: 'cromada' },
    ],
  };
  expect(addLines(mine, added)).toEqual({
    items: [
      { id: '101', quantity: 5, note: 'con batería; con cable' },
      { id: '305', quantity: 1 },
    ],
    free: [
      { text: 'Silla de ruedas', quantity: 5 },
      { text: 'Silla de ruedas', quantity: 1, note: 'cromada' },
    ],
    left: 0,
  });
});

test('a sum is no more than may be asked for of one product', () => {
  const many = { items: [{ id: '101', quantity: 900 }], free: [{ text: 'Silla', quantity: 900 }] };
  const { items, free } = addLines(many, many);
  expect([items[0]?.quantity, free[0]?.quantity]).toEqual([MAX_QUANTITY, MAX_QUANTITY]);
});

test.each([
  [{ items: toItems(60), free: toFree(30) }, { items: toItems(20, 60), free: [] }, 79, 21, 9],
  [{ items: toItems(100), free: [] }, { items: toItems(1, 500), free: toFree(2) }, 100, 0, 3],
  [nothing, { items: toItems(99), free: toFree(1) }, 99, 1, 0],
  [{ items: toItems(100), free: [] }, { items: toItems(100), free: [] }, 100, 0, 0],
])('what finds no place is counted (case %#)', (mine, added, items, free, left) => {
  const sum = addLines(mine, added);
  expect([sum.items.length, sum.free.length, sum.left]).toEqual([items, free, left]);
});

test('a list of one hundred lines takes no more of them than that, and nothing is lost uncounted', () => {
  const count = fc.integer({ min: 0, max: MAX_LINES });
  fc.assert(
    fc.property(count, count, count, count, (products, free, others, more) => {
      const sum = addLines(
        { items: toItems(products), free: toFree(free) },
        { items: toItems(others, 1_000), free: toFree(more) },
      );
      expect(sum.items.length + sum.free.length).toBeLessThanOrEqual(MAX_LINES);
      expect(sum.items.length + sum.free.length + sum.left).toBe(products + others + Math.max(free, more));
    }),
  );
});
