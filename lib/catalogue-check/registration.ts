import { isRecord } from '@/lib/http/records';

/** Days before the end of a registration from which on it is to be renewed. */
export const EXPIRING_DAYS = 180;
const DAY_MS = 86_400_000;

/** Year, kind and number, with the number of a renewal, whatever stands before: 'INVIMA 2018DM-0012345', 'R. S. 2009EBC-0003782-R1'. */
const NUMBER = /(?<!\p{N})(?:19|20)\d{2}\s?[A-Z]{1,4}\s?-\s?\d{4,10}(?:[\s-]*R\s?\d{1,2})?(?![\p{L}\p{N}])/iu;

/** What is wrong with the `registro_sanitario` of a product at `now` (milliseconds since 1970). */
export function checkRegistration(registration: unknown, now: number): string[] {
  const { number, expires_at: end } = isRecord(registration) ? registration : { number: registration };
  if (typeof number !== 'string' || number === '') return ['none'];
  return [
    ...(NUMBER.test(number) ? [] : [`'${number}' is not as INVIMA writes one (INVIMA 2018DM-0012345)`]),
    ...checkEnd(end, now),
  ];
}

function checkEnd(end: unknown, now: number): string[] {
  if (typeof end !== 'string') return [];
  const day = end.slice(0, 10);
  const left = Math.floor(Date.parse(day) / DAY_MS) - Math.floor(now / DAY_MS);
  if (Number.isNaN(left) || left > EXPIRING_DAYS) return [];
  return [left < 0 ? `expired on ${day}` : `expires on ${day}, in ${left} days`];
}
