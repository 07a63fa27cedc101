/** @jest-environment node */
import { contact, type Schedule } from '@/content/contact';
import { getAnswerTime } from './opening-hours';

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
