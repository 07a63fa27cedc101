/** @jest-environment node */
import { reduceRows } from './use-list';

const rows = [
  { key: 0, line: { id: '101', quantity: 2 } },
  { key: 1, line: { text: 'Silla', quantity: 1 } },
];
const [monitor, chair] = rows.map(({ line }) => line);

test('what is typed keeps its rows', () => {
  const typed = { id: '101', quantity: 2, note: 'con cable' };
  expect(reduceRows(rows, { lines: [typed], isTyped: true })).toEqual([{ key: 0, line: typed }, rows[1]]);
});

test('lines that are the same keep their rows when others are taken off, come back or are added', () => {
  const bed = { text: 'Cama', quantity: 1 };
  const without = reduceRows(rows, { lines: [chair, bed].flatMap((line) => line ?? []) });
  expect(without.map(({ key }) => key)).toEqual([1, 2]);
  const again = reduceRows(without, { lines: [monitor, chair, bed].flatMap((line) => line ?? []) });
  expect(again.map(({ key }) => key)).toEqual([3, 1, 2]);
});
