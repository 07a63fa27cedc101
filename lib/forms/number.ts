import { createHmac } from 'node:crypto';

const DIGITS = 8;

/**
 * The 'número de radicado' by which visitor and staff speak of a submission: eight digits, and a check digit. They are made of its key with the
 * key that signs receipts: visitors choose the first, and must not choose the number by it.
 */
export function createNumber(key: string, siteKey: string): string {
  const digest = createHmac('sha256', siteKey).update(`number:${key}`).digest();
  const digits = String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
  return formatNumber(digits + getCheckDigit(digits));
}

/** Nine digits as they are dictated: '4821 7703-4'. */
function formatNumber(digits: string): string {
  return `${digits.slice(0, 4)} ${digits.slice(4, DIGITS)}-${digits.slice(DIGITS)}`;
}

/** A number as createNumber gives it, from what somebody typed, with or without spaces and hyphen; null when a digit is wrong. */
export function parseNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) && getCheckDigit(digits) === '0' ? formatNumber(digits) : null;
}

/** The quasigroup of order 10 of H. M. Damm's thesis (2004), row by row: https://en.wikipedia.org/wiki/Damm_algorithm */
const TABLE = '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';

/** The check digit of a text of digits, by Damm: it finds every wrong digit and every two neighbours that changed places. */
export function getCheckDigit(digits: string): string {
  return [...digits].reduce((row, digit) => TABLE[10 * Number(row) + Number(digit)] ?? '', '0');
}
