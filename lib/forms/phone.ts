import { fields } from './fields';

/** What people write between the digits of one number. */
const GAPS = '\\s+\\(\\)\\-.\u2010-\u2015\u00b7';
/** What may stand around a number: no second line, and nothing of an e-mail address. */
const WORDS = '[^@\\p{Cc}\\p{Cs}]*';
/** The letters that may follow a number at once; others are a slip of the hand in it. */
const EXTENSION = '(?:[xX]|[eE][xX][tT]|[iI][nN][tT])';
const DIGITS_ALONE = `[${GAPS}]*\\d[\\d${GAPS}]*`;
/** Digits of a whole number, as short as one of a city, before or after words: 'Tel. 601 555 12 34 ext. 12'. */
const NUMBER = `\\d(?:[${GAPS}]*\\d){6,}`;
const AMONG_WORDS = `[^\\d@\\p{Cc}\\p{Cs}]*(${NUMBER})(?:(?![\\p{L}\\d])|(?=${EXTENSION}))${WORDS}`;

/** A phone number as people write it, for the schema and for the `pattern` of a field. */
export const PHONE_PATTERN = `(?:${DIGITS_ALONE}|${AMONG_WORDS})`;

const PHONE = new RegExp(`^${PHONE_PATTERN}$`, 'u');

const MAX_DIGITS = 30;

/** The digits of the phone number in `written` ('573105554433' of '+57 (310) 555-44-33 ext 12'); '' where none can be read. */
export function readPhoneDigits(written: string): string {
  const found = written.length <= fields.phone_number.maxLength ? PHONE.exec(written) : null;
  const digits = (found?.[1] ?? found?.[0] ?? '').replace(/\D/g, '');
  return digits.length <= MAX_DIGITS ? digits : '';
}

/** Whether `written`, of which digits can be read, says more than its number: an extension, another number, a name. */
export function hasMoreThanDigits(written: string): boolean {
  return PHONE.exec(written)?.[1] !== undefined;
}
