/** @jest-environment node */
import { getCheckDigit, getRightCheckDigit } from './nit';

// Companies that publish theirs: Bancolombia 890.903.938-8, Ecopetrol 899.999.068-1, EPM 890.904.996-1.
test.each([
  ['890903938', 8],
  ['899999068', 1],
  ['890904996', 1],
])('the check digit of %s is %i', (digits, digit) => {
  expect(getCheckDigit(digits)).toBe(digit);
});

test.each(['890.903.938-8', '890903938 - 8', '890 903 938‑8', '890903938', '8909039388', 'no tengo', '', '-8'])(
  'of %j nothing is said',
  (nit) => {
    expect(getRightCheckDigit(nit)).toBeNull();
  },
);

test('a wrong check digit is told with the right one', () => {
  expect(['890.903.938-3', '890903938–0'].map(getRightCheckDigit)).toEqual([8, 8]);
});
