/** @jest-environment node */
import { toComparisonPath } from '../routes';
import { parseComparison } from './address';

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
