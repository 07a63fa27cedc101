/** @jest-environment node */
import { isReceiptPath, parseReceipt, toPromise, toReceiptPath } from './receipt';
import { getReference } from './reference';

const AFTERNOON = Date.parse('2026-11-24T17:00:00-05:00');
/** Nobody types a space that does not break. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a promise is a sentence, whatever the zone of the server', () => {
  expect(plain(toPromise(AFTERNOON))).toBe('Le respondemos a más tardar el martes 24 de noviembre a las 5:00 p. m.');
  const other = Date.parse('2027-01-04T13:00:00-05:00');
  expect(plain(toPromise(other))).toBe('Le respondemos a más tardar el lunes 4 de enero a la 1:00 p. m.');
  expect(plain(toPromise(other - 5 * 3_600_000))).toBe(
    'Le respondemos a más tardar el lunes 4 de enero a las 8:00 a. m.',
  );
});

test('an address has the whole receipt, and any other is none', () => {
  const receipt = { reference: getReference('contact:fb3aecdd355b0c52'), answerTime: AFTERNOON };
  const [, digits = '', minutes = ''] = toReceiptPath('enviado', receipt, 'a key').split('/');
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

test('only who has the key can sign an address, of which every part counts', () => {
  const path = toReceiptPath('enviado', { reference: '4821 7703-4', answerTime: AFTERNOON }, 'a key');
  expect(path).toMatch(/^enviado\/482177034\/29925960\/[\w-]{12}$/);
  expect([isReceiptPath(path, 'a key'), isReceiptPath(path, 'another')]).toEqual([true, false]);
  const changed = [path.replace('enviado', 'parcial'), path.replace('482177034', '000000000'), `${path}A`];
  const cut = [path.slice(0, -1), path.replace(/[^/]+$/, ''), path.replace(/\/[^/]+$/, ''), '', '/'];
  for (const wrong of [...changed, ...cut, `${path.slice(0, -1)}ñ`, path.replace('29925960', '29925961')])
    expect([wrong, isReceiptPath(wrong, 'a key')]).toEqual([wrong, false]);
});
