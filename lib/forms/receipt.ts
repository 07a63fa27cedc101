import { contact } from '@/content/contact';
import { language } from '@/content/language';

import type { Receipt } from './answer';
import { parseReference } from './reference';

const timeZone = 'America/Bogota';
const DAY = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const TIME = new Intl.DateTimeFormat(language, { timeZone, hour: 'numeric', minute: '2-digit', hour12: true });
/** Minutes since 1970, of the years 1989 to 2122: a page has no clock to ask. */
const MINUTES = /^[1-7]\d{7}$/;
const MINUTE_MS = 60_000;

/** 'Le respondemos antes del martes 24 de noviembre a las 5:00 p. m.' */
export function toPromise(answerTime: number): string {
  const time = TIME.format(answerTime);
  return contact.promise(DAY.format(answerTime).replace(',', ''), time, time.startsWith('1:'));
}

/** The end of the address of a page that shows `receipt`: '/482177034/29925960'. */
export function toReceiptPath({ reference, answerTime }: Receipt): string {
  return `/${reference.replace(/\D/g, '')}/${answerTime / MINUTE_MS}`;
}

/** The receipt in the last two parts of an address; null where toReceiptPath did not make them. */
export function parseReceipt(digits: string, minutes: string): Receipt | null {
  const reference = /^\d+$/.test(digits) ? parseReference(digits) : null;
  return reference && MINUTES.test(minutes) ? { reference, answerTime: Number(minutes) * MINUTE_MS } : null;
}
