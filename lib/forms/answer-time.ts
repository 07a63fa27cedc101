import { getHolidaysForYear } from 'colombian-holidays';
import type { Schedule } from '@/content/contact';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MS = 24 * HOUR_MIN * MINUTE_MS;
/** Colombia is five hours behind UTC all year (no summer time since 1993), whatever the server's own zone is. */
const BEHIND_UTC_MS = 5 * HOUR_MIN * MINUTE_MS;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** No row of closed days is longer: a schedule without any opening ends here. */
const MAX_DAYS = 60;

/** When `hours` of opening have passed since `now`, up to the full hour, in milliseconds since 1970; `isHoliday` takes '2026-12-25'. */
export function getAnswerTime(
  now: number,
  { days, opens, closes }: Schedule,
  hours: number,
  isHoliday: (day: string) => boolean,
): number {
  const local = now - BEHIND_UTC_MS;
  const midnight = local - (local % DAY_MS);
  let left = hours * HOUR_MIN;
  for (let day = midnight; day < midnight + MAX_DAYS * DAY_MS; day += DAY_MS) {
    const date = new Date(day);
    const name = DAYS[date.getUTCDay()];
    if (!name || !days.includes(name) || isHoliday(date.toISOString().slice(0, 10))) continue;
    const end = toMinutes(closes);
    const begin = Math.max(toMinutes(opens), Math.ceil((local - day) / MINUTE_MS));
    const open = Math.max(0, end - begin);
    if (left <= open) {
      const minute = Math.min(end, Math.ceil((begin + left) / HOUR_MIN) * HOUR_MIN);
      return day + minute * MINUTE_MS + BEHIND_UTC_MS;
    }
    left -= open;
  }
  throw new RangeError(`The company is never open in ${MAX_DAYS} days`);
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MIN + minutes;
}

/** True when `day` ('2026-11-16') is a public holiday of Colombia, as it is celebrated (Ley 51 de 1983 moves many to a Monday). */
export function isHoliday(day: string): boolean {
  return getHolidaysForYear(Number(day.slice(0, 4))).some(({ celebrationDate }) => celebrationDate === day);
}
