/** @jest-environment node */
import { reduceRows } from './use-list';

const rows = [
  { key: 0, line: { id: '101', quantity: 2 } },
  { key: 1, line: { text: 'Silla', quantity: 1 } },
];
const [monitor, chair] = rows.map(({ line }) => line);

test('what is typed keeps its rows, and what is no quantity or no words leaves those of before', () => {
  const lines = [
    { id: '101', quantity: Number('x'), note: 'con cable' },
    { text: '', quantity: 3 },
  ];
  expect(reduceRows(rows, { type: 'type', lines })).toEqual([
    { key: 0, line: { id: '101', quantity: 2, note: 'con cable' } },
    { key: 1, line: { text: 'Silla', quantity: 3 } },
  ]);
});

test('lines that are the same keep their rows when others are taken off, come back or are added', () => {
  const bed = { text: 'Cama', quantity: 1 };
  const without = reduceRows(rows, { type: 'show', lines: [chair, bed].flatMap((line) => line ?? []) });
  expect(without.map(({ key }) => key)).toEqual([1, 2]);
  const again = reduceRows(without, { type: 'show', lines: [monitor, chair, bed].flatMap((line) => line ?? []) });
  expect(again.map(({ key }) => key)).toEqual([3, 1, 2]);
});
