/** @jest-environment node */
import { parseReceipt, toPromise, toReceiptPath } from './receipt';
import { getReference } from './reference';

const AFTERNOON = Date.parse('2026-11-24T17:00:00-05:00');
/** Nobody types a space that does not break. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a promise is a sentence, whatever the zone of the server', () => {
  expect(plain(toPromise(AFTERNOON))).toBe('Le respondemos antes del martes 24 de noviembre a las 5:00 p. m.');
  const other = Date.parse('2027-01-04T13:00:00-05:00');
  expect(plain(toPromise(other))).toBe('Le respondemos antes del lunes 4 de enero a la 1:00 p. m.');
  expect(plain(toPromise(other - 5 * 3_600_000))).toBe('Le respondemos antes del lunes 4 de enero a las 8:00 a. m.');
});

test('an address has the whole receipt, and any other is none', () => {
  const receipt = { reference: getReference('contact:fb3aecdd355b0c52'), answerTime: AFTERNOON };
  const [, digits = '', minutes = ''] = toReceiptPath(receipt).split('/');
  expect(parseReceipt(digits, minutes)).toEqual(receipt);
  const wrong = [
    [digits.slice(1), minutes],
    [receipt.reference, minutes],
    [digits, '0'],
    [digits, `${minutes}0`],
    [digits, '1e7'],
    ['', ''],
  ];
  for (const [number = '', time = ''] of wrong) expect(parseReceipt(number, time)).toBeNull();
});
