/** @jest-environment node */
import { contact, type Schedule } from '@/content/contact';
import { createNumber, getCheckDigit, isChecked, parseNumber } from './number';
import { getAnswerTime } from './opening-hours';
import { isReceiptPath, parseReceipt, toPromise, toReceiptPath } from './receipt';

const SCHEDULE: Schedule = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '17:00',
};

/** When a message of `time` is answered at nine hours of opening, both as a clock in Bogotá shows them. */
function answerTo(time: string, hours = 9, schedule = SCHEDULE): string {
  const answer = getAnswerTime(Date.parse(`${time}-05:00`), schedule, hours);
  return new Date(answer - 5 * 3_600_000).toISOString().slice(0, 16);
}

test.each([
  ['before opening', '2026-11-24T05:30:00', '2026-11-24T17:00'],
  ['at opening', '2026-11-24T08:00:00', '2026-11-24T17:00'],
  ['in the middle of a morning, up to the full hour', '2026-11-24T10:20:00', '2026-11-25T11:00'],
  ['a second after a full hour', '2026-11-24T10:00:01', '2026-11-25T11:00'],
  ['a minute before closing', '2026-11-24T16:59:00', '2026-11-25T17:00'],
  ['at closing', '2026-11-24T17:00:00', '2026-11-25T17:00'],
  ['late in the evening, when it is tomorrow in UTC', '2026-11-24T23:30:00', '2026-11-25T17:00'],
  ['on a Friday evening', '2026-11-27T18:00:00', '2026-11-30T17:00'],
  ['on a Sunday', '2026-11-22T12:00:00', '2026-11-23T17:00'],
  ['before a Monday that is a holiday by the Ley Emiliani', '2026-11-13T18:00:00', '2026-11-17T17:00'],
  ['before Holy Thursday', '2026-04-01T12:00:00', '2026-04-06T12:00'],
  ['on 24 December, a Thursday', '2026-12-24T15:00:00', '2026-12-28T15:00'],
  ['on 31 December, over New Year', '2026-12-31T16:00:00', '2027-01-04T16:00'],
  ['over Epiphany, which moves to 11 January 2027', '2027-01-08T17:30:00', '2027-01-12T17:00'],
])('%s', (_, time, answer) => {
  expect(answerTo(time)).toBe(answer);
});

test('several days of work, and hours that do not end at a full hour', () => {
  expect(answerTo('2026-11-24T08:00:00', 20)).toBe('2026-11-26T10:00');
  expect(answerTo('2026-11-24T08:00:00', 9, { ...SCHEDULE, closes: '17:30' })).toBe('2026-11-24T17:00');
  expect(answerTo('2026-11-24T08:10:00', 9.25, { ...SCHEDULE, closes: '17:30' })).toBe('2026-11-24T17:30');
});

test('the zone of the server changes nothing', () => {
  const zone = process.env.TZ;
  for (const other of ['Asia/Tokyo', 'America/Los_Angeles', 'UTC']) {
    process.env.TZ = other;
    expect(answerTo('2026-11-13T18:00:00')).toBe('2026-11-17T17:00');
    expect(answerTo('2026-12-31T23:30:00')).toBe('2027-01-04T17:00');
  }
  process.env.TZ = zone;
});

test('a schedule without a day is a mistake that is told', () => {
  expect(() => answerTo('2026-11-24T08:00:00', 9, { ...SCHEDULE, days: [] })).toThrow(RangeError);
});

test('the hours of the company allow a promise at any time of two years', () => {
  const start = Date.UTC(2026, 0, 1);
  for (let hour = 0; hour < 2 * 366 * 24; hour += 7) {
    const now = start + hour * 3_600_000;
    const answer = getAnswerTime(now, contact.hours.schedule, contact.answerHours);
    expect(answer).toBeGreaterThan(now);
    // Nine hours of opening, the longest row of closed days (Christmas, Holy Week) and a full hour.
    expect(answer - now).toBeLessThan(6 * 24 * 3_600_000);
  }
});

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
  const receipt = { reference: createNumber('contact:fb3aecdd355b0c52', 'a key'), answerTime: AFTERNOON };
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

// Published vectors: https://en.wikipedia.org/wiki/Damm_algorithm and https://rosettacode.org/wiki/Damm_algorithm
test('the published numbers have the published check digit', () => {
  expect(getCheckDigit('572')).toBe('4');
  expect(['5724', '112946'].map(isChecked)).toEqual([true, true]);
  expect(['5727', '112949', '', '0', '57x4'].map(isChecked)).toEqual([false, false, false, false, false]);
});

test('one wrong digit and two neighbours that changed places are always found', () => {
  for (let number = 0; number < 100; number++) {
    const digits = String(number * 999_983).padStart(8, '0');
    const whole = digits + getCheckDigit(digits);
    expect(isChecked(whole)).toBe(true);
    for (let place = 0; place < whole.length; place++) {
      const [before, digit = '', next = '', after] = [
        whole.slice(0, place),
        whole[place],
        whole[place + 1],
        whole.slice(place + 2),
      ];
      for (const wrong of '0123456789'.replace(digit, '')) expect(isChecked(before + wrong + next + after)).toBe(false);
      if (next !== digit && next) expect(isChecked(before + next + digit + after)).toBe(false);
    }
  }
});

test('a number is made of both keys: who knows that of the message alone cannot choose one', () => {
  const number = createNumber('contact:fb3aecdd355b0c52', 'one');
  expect(number).toMatch(/^\d{4} \d{4}-\d$/);
  expect(createNumber('contact:fb3aecdd355b0c52', 'one')).toBe(number);
  expect(createNumber('contact:fb3aecdd355b0c52', 'other')).not.toBe(number);
  expect(createNumber('contact:fb3aecdd355b0c53', 'one')).not.toBe(number);
  const all = Array.from({ length: 10_000 }, (_, index) => createNumber(`contact:${index}`, 'one'));
  expect(new Set(all).size).toBeGreaterThan(9_990);
});

test('what is typed is a number with or without spaces and hyphen, and none with a wrong digit', () => {
  const number = createNumber('contact:fb3aecdd355b0c52', 'one');
  const typed = number.replace(/\D/g, '');
  for (const text of [number, typed, ` ${typed.slice(0, 3)} ${typed.slice(3)} `])
    expect(parseNumber(text)).toBe(number);
  const wrong = typed.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  for (const text of [wrong, typed.slice(1), `${typed}0`, 'FB3AECDD', '']) expect(parseNumber(text)).toBeNull();
});
