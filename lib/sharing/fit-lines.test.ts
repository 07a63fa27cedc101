/** @jest-environment node */
import { fitLines } from './fit-lines';

const more = (count: number) => `y ${count} más`;

test('lines that fit stay as they are', () => {
  expect(fitLines(['uno', 'dos'], 100, more)).toEqual(['uno', 'dos']);
  expect(fitLines([], 0, more)).toEqual([]);
});

test('of those that do not the first ones stay, as long as they are in a link, and the others are counted', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `Línea ${index}`);
  const shown = fitLines(lines, 300, more);
  expect(shown.at(-1)).toBe(`y ${100 - (shown.length - 1)} más`);
  expect(shown.slice(0, -1)).toEqual(lines.slice(0, shown.length - 1));
  expect(encodeURIComponent(`${shown.slice(0, -1).join('\n')}\n`).length).toBeLessThanOrEqual(300);
  expect(fitLines(['x'.repeat(500), 'y'], 300, more)).toEqual(['y 2 más']);
});
