import type { Schedule } from '@/content/contact';
import { listOpenings } from './opening-hours';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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
