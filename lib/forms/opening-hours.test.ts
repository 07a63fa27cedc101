/** @jest-environment node */
import { contact } from '@/content/contact';
import { getLastOpen, getMonday, getNextOpen } from './opening-hours';

const { schedule } = contact.hours;
const toTime = (local: string) => Date.parse(`${local}-05:00`);
const toLocal = (time: number) => new Date(time - 5 * 3_600_000).toISOString().slice(0, 16);

test.each([
  ['while it is open', '2026-11-24T10:20', '2026-11-24T10:20', '2026-11-24T10:20'],
  ['at opening', '2026-11-24T08:00', '2026-11-24T08:00', '2026-11-24T08:00'],
  ['before opening', '2026-11-24T07:59', '2026-11-23T17:00', '2026-11-24T08:00'],
  ['at closing', '2026-11-24T17:00', '2026-11-24T17:00', '2026-11-25T08:00'],
  ['at the weekend', '2026-11-28T12:00', '2026-11-27T17:00', '2026-11-30T08:00'],
  ['on a Monday that is a holiday', '2026-11-16T10:00', '2026-11-13T17:00', '2026-11-17T08:00'],
  ['on Good Friday', '2026-04-03T10:00', '2026-04-01T17:00', '2026-04-06T08:00'],
])('the company was and is open: %s', (_, time, last, next) => {
  expect([getLastOpen(toTime(time), schedule), getNextOpen(toTime(time), schedule)].map(toLocal)).toEqual([last, next]);
});

test.each([
  ['2026-11-23T00:00', '2026-11-23T00:00'],
  ['2026-11-29T23:59', '2026-11-23T00:00'],
  ['2026-12-02T12:00', '2026-11-30T00:00'],
])('the week of %s begins on Monday, %s', (time, monday) => {
  expect(toLocal(getMonday(toTime(time)))).toBe(monday);
});
