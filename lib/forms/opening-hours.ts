import { getHolidaysForYear } from 'colombian-holidays';
import type { Schedule } from '@/content/contact';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const HOUR_MS = HOUR_MIN * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Colombia is five hours behind UTC all year (no summer time since 1993), whatever the server's own zone is. */
const BEHIND_UTC_MS = 5 * HOUR_MS;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** No row of closed days is longer: a schedule without any opening ends here. */
const MAX_DAYS = 60;

/** From when to when the company is open on a day, in milliseconds since 1970. */
type Opening = { readonly begin: number; readonly end: number };

/** The openings from the day of `time` on; throws where there is none in 60 days. */
function* listOpenings(time: number, { days, opens, closes }: Schedule): Generator<Opening> {
  const today = getMidnight(time);
  for (let count = 0; count < MAX_DAYS; count++) {
    const midnight = today + count * DAY_MS;
    const date = new Date(midnight - BEHIND_UTC_MS);
    const name = DAYS[date.getUTCDay()];
    if (!name || !days.includes(name) || isHoliday(date.toISOString().slice(0, 10))) continue;
    yield { begin: midnight + toMinutes(opens) * MINUTE_MS, end: midnight + toMinutes(closes) * MINUTE_MS };
  }
  throw new RangeError(`The company is never open in ${MAX_DAYS} days`);
}

/** When `hours` of opening have passed since `now`, up to the full hour, in milliseconds since 1970. */
export function getAnswerTime(now: number, schedule: Schedule, hours: number): number {
  let left = hours * HOUR_MS;
  let answer = now;
  for (const { begin, end } of listOpenings(now, schedule)) {
    const start = Math.max(begin, Math.ceil(now / MINUTE_MS) * MINUTE_MS);
    // Colombia is whole hours behind UTC.
    answer = Math.min(end, Math.ceil((start + left) / HOUR_MS) * HOUR_MS);
    const open = Math.max(0, end - start);
    if (left <= open) break;
    left -= open;
  }
  return answer;
}

/** True when `day` ('2026-11-16') is a public holiday of Colombia, as it is celebrated (Ley 51 de 1983 moves many to a Monday). */
function isHoliday(day: string): boolean {
  return getHolidaysForYear(Number(day.slice(0, 4))).some(({ celebrationDate }) => celebrationDate === day);
}

function getMidnight(time: number): number {
  const local = time - BEHIND_UTC_MS;
  return local - (local % DAY_MS) + BEHIND_UTC_MS;
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MIN + minutes;
}
