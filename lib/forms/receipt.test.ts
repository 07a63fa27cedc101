/** @jest-environment node */
import type { Schedule } from '@/content/contact';
import {
  createNumber,
  getAnswerTime,
  getCheckDigit,
  isReceiptPath,
  parseNumber,
  parseReceipt,
  toReceiptPath,
} from './receipt';

const SCHEDULE: Schedule = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '17:00',
};

/** When a message of `time` is answered at nine hours of opening, both as a clock in Bogotá shows them. */
function answerTo(time: string): string {
  const answer = getAnswerTime(Date.parse(`${time}-05:00`), SCHEDULE, 9);
  return new Date(answer - 5 * 3_600_000).toISOString().slice(0, 16);
}

test.each([
  ['before opening', '2026-11-24T05:30:00', '2026-11-24T17:00'],
  ['a second after a full hour', '2026-11-24T10:00:01', '2026-11-25T11:00'],
  ['late in the evening, when it is tomorrow in UTC', '2026-11-24T23:30:00', '2026-11-25T17:00'],
  ['on a Friday evening', '2026-11-27T18:00:00', '2026-11-30T17:00'],
  ['before a Monday that is a holiday by the Ley Emiliani', '2026-11-13T18:00:00', '2026-11-17T17:00'],
  ['before Holy Thursday', '2026-04-01T12:00:00', '2026-04-06T12:00'],
  ['on 31 December, over New Year', '2026-12-31T16:00:00', '2027-01-04T16:00'],
])('%s', (_, time, answer) => {
  expect(answerTo(time)).toBe(answer);
});

test('an address has the whole receipt; only who has the key can sign it, and every part of it counts', () => {
  const receipt = { reference: '4821 7703-4', answerTime: Date.parse('2026-11-24T17:00:00-05:00') };
  expect(parseReceipt('482177034', '29925960')).toEqual(receipt);
  const path = toReceiptPath('enviado', receipt, 'a key');
  expect(path).toMatch(/^enviado\/482177034\/29925960\/[\w-]{12}$/);
  expect([isReceiptPath(path, 'a key'), isReceiptPath(path, 'another')]).toEqual([true, false]);
  const changed = [path.replace('enviado', 'parcial'), path.replace('482177034', '000000000'), `${path}A`];
  const cut = [path.slice(0, -1), path.replace(/[^/]+$/, ''), path.replace(/\/[^/]+$/, ''), '', '/'];
  for (const wrong of [...changed, ...cut, `${path.slice(0, -1)}ñ`, path.replace('29925960', '29925961')])
    expect([wrong, isReceiptPath(wrong, 'a key')]).toEqual([wrong, false]);
});

test('the check digit is that of the published numbers, and finds one wrong digit and two that changed places', () => {
  // https://en.wikipedia.org/wiki/Damm_algorithm and https://rosettacode.org/wiki/Damm_algorithm
  expect(['572', '5724', '112946'].map(getCheckDigit)).toEqual(['4', '0', '0']);
  const digits = createNumber('contact:fb3aecdd355b0c52', 'one').replace(/\D/g, '');
  const wrong = [...digits].flatMap((digit, place) => {
    const [before, after] = [digits.slice(0, place), digits.slice(place + 1)];
    const others = [...'0123456789'].map((other) => before + other + after);
    return [...others, before + after.slice(0, 1) + digit + after.slice(1)].filter((one) => one !== digits);
  });
  expect(wrong.filter((one) => parseNumber(one))).toEqual([]);
});

test('a number is made of both keys, so that nobody can choose one; it may be typed with or without spaces and hyphen', () => {
  const number = createNumber('contact:fb3aecdd355b0c52', 'one');
  expect(number).toMatch(/^\d{4} \d{4}-\d$/);
  expect(createNumber('contact:fb3aecdd355b0c52', 'one')).toBe(number);
  expect(createNumber('contact:fb3aecdd355b0c52', 'other')).not.toBe(number);
  const typed = number.replace(/\D/g, '');
  for (const text of [number, typed, ` ${typed.slice(0, 3)} ${typed.slice(3)} `])
    expect(parseNumber(text)).toBe(number);
  for (const text of [typed.slice(1), `${typed}0`, 'FB3AECDD', '']) expect(parseNumber(text)).toBeNull();
});
