import { createHmac, timingSafeEqual } from 'node:crypto';
import { contact } from '@/content/contact';
import { language, timeZone } from '@/content/language';
import { parseNumber } from './number';
import { getAnswerTime } from './opening-hours';

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

const DAY = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const TIME = new Intl.DateTimeFormat(language, { timeZone, hour: 'numeric', minute: '2-digit', hour12: true });
/** Minutes since 1970, of the years 1989 to 2122: a page has no clock to ask. */
const MINUTES = /^[1-7]\d{7}$/;
const MINUTE_MS = 60_000;

/** 'Le respondemos a más tardar el martes 24 de noviembre a las 5:00 p. m.' */
export function toPromise(answerTime: number): string {
  const time = TIME.format(answerTime);
  return contact.promise(DAY.format(answerTime).replace(',', ''), time, time.startsWith('1:'));
}

/** The end of the address of a page that shows `receipt`: 'enviado/482177034/29925960/{signature}', which only who has `key` can make. */
export function toReceiptPath(state: string, { reference, answerTime }: Receipt, key: string): string {
  const path = `${state}/${reference.replace(/\D/g, '')}/${answerTime / MINUTE_MS}`;
  return `${path}/${sign(path, key)}`;
}

/** True when toReceiptPath has made `path` with `key`. */
export function isReceiptPath(path: string, key: string): boolean {
  const end = path.lastIndexOf('/');
  const given = Buffer.from(path.slice(end + 1));
  const right = Buffer.from(sign(path.slice(0, end), key));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** 72 bits. */
const SIGNATURE_LENGTH = 12;

function sign(path: string, key: string): string {
  return createHmac('sha256', key).update(path).digest('base64url').slice(0, SIGNATURE_LENGTH);
}

/** The receipt in the number and the minutes of an address; null where these are invalid. */
export function parseReceipt(digits: string, minutes: string): Receipt | null {
  const reference = /^\d+$/.test(digits) ? parseNumber(digits) : null;
  return reference && MINUTES.test(minutes) ? { reference, answerTime: Number(minutes) * MINUTE_MS } : null;
}
