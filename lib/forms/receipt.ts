import { createHmac, timingSafeEqual } from 'node:crypto';
import { getHolidaysForYear } from 'colombian-holidays';
import { contact, type Schedule } from '@/content/contact';
import { language, timeZone } from '@/content/language';

export type Receipt = {
  /** The number of the message (createNumber). */
  readonly reference: string;
  /** When the company answers at the latest, in milliseconds since 1970. */
  readonly answerTime: number;
};

/** What somebody whose message of this moment was received may count on. */
export function toReceipt(reference: string, createdAt: number): Receipt {
  return { reference, answerTime: getAnswerTime(createdAt, contact.hours.schedule, contact.answerHours) };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Colombia is five hours behind UTC all year (no summer time since 1993), whatever the server's own zone is. */
const BEHIND_UTC_MS = 5 * HOUR_MS;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** No row of closed days is longer: a schedule without any opening is a mistake. */
const MAX_DAYS = 60;
const DAY = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const TIME = new Intl.DateTimeFormat(language, { timeZone, hour: 'numeric', minute: '2-digit', hour12: true });
/** 72 bits. */
const SIGNATURE_LENGTH = 12;

/** 'Le respondemos a más tardar el martes 24 de noviembre a las 5:00 p. m.' */
export function toPromise(answerTime: number): string {
  const time = TIME.format(answerTime);
  return contact.promise(DAY.format(answerTime).replace(',', ''), time, time.startsWith('1:'));
}

/** The end of a receipt's address, 'enviado/482177034/29925960/{signature}', which only the owner of `key` can make. */
export function toReceiptPath(state: string, { reference, answerTime }: Receipt, key: string): string {
  const path = `${state}/${reference.replace(/\D/g, '')}/${answerTime / MINUTE_MS}`;
  return `${path}/${sign(path, key)}`;
}

/** True when toReceiptPath has made `path` with `key`. */
export function isReceiptPath(path: string, key: string): boolean {
  const end = path.lastIndexOf('/');
  const [given, right] = [Buffer.from(path.slice(end + 1)), Buffer.from(sign(path.slice(0, end), key))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign(path: string, key: string): string {
  return createHmac('sha256', key).update(path).digest('base64url').slice(0, SIGNATURE_LENGTH);
}

/** The receipt in the number and the minutes of an address that isReceiptPath knows. */
export function parseReceipt(digits: string, minutes: string): Receipt {
  return { reference: formatNumber(digits), answerTime: Number(minutes) * MINUTE_MS };
}

/** When `hours` of opening have passed, rounded up to an hour, in ms since 1970; throws if none opens in 60 days. */
export function getAnswerTime(now: number, { days, opens, closes }: Schedule, hours: number): number {
  const start = Math.ceil(now / MINUTE_MS) * MINUTE_MS;
  // Midnight in Colombia, as a clock in UTC would show it.
  const today = Math.floor((now - BEHIND_UTC_MS) / DAY_MS) * DAY_MS;
  let left = hours * HOUR_MS;
  for (let midnight = today; midnight < today + MAX_DAYS * DAY_MS; midnight += DAY_MS) {
    const date = new Date(midnight);
    const name = DAYS[date.getUTCDay()];
    if (!name || !days.includes(name) || isHoliday(date.toISOString().slice(0, 10))) continue;
    const begin = Math.max(start, midnight + BEHIND_UTC_MS + toMilliseconds(opens));
    const end = midnight + BEHIND_UTC_MS + toMilliseconds(closes);
    const open = Math.max(0, end - begin);
    // Colombia is whole hours behind UTC.
    if (left <= open) return Math.min(end, Math.ceil((begin + left) / HOUR_MS) * HOUR_MS);
    left -= open;
  }
  throw new RangeError(`The company is not open for ${hours} hours in ${MAX_DAYS} days`);
}

/** True if `day` ('2026-11-16') is celebrated as a holiday in Colombia (Ley 51 de 1983 moves many to a Monday). */
function isHoliday(day: string): boolean {
  return getHolidaysForYear(Number(day.slice(0, 4))).some(({ celebrationDate }) => celebrationDate === day);
}

function toMilliseconds(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}

const DIGITS = 8;

/** The 'número de radicado': eight digits and a check digit, made of the message's key with the key of the site. */
export function createNumber(key: string, siteKey: string): string {
  const digest = createHmac('sha256', siteKey).update(`number:${key}`).digest();
  const digits = String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
  return formatNumber(digits + getCheckDigit(digits));
}

/** Nine digits as they are dictated: '4821 7703-4'. */
function formatNumber(digits: string): string {
  return `${digits.slice(0, 4)} ${digits.slice(4, DIGITS)}-${digits.slice(DIGITS)}`;
}

/** A number of createNumber from what somebody typed, with or without spaces and hyphen; null if a digit is wrong. */
export function parseNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) && getCheckDigit(digits) === '0' ? formatNumber(digits) : null;
}

/** The quasigroup of order 10 of H. M. Damm's thesis (2004), by rows: https://en.wikipedia.org/wiki/Damm_algorithm */
const TABLE = '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';

/** The check digit of a text of digits, by Damm: it detects every wrong digit and every swap of two neighbours. */
export function getCheckDigit(digits: string): string {
  return [...digits].reduce((row, digit) => TABLE[10 * Number(row) + Number(digit)] ?? '', '0');
}
