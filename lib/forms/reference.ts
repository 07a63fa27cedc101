import { createHash } from 'node:crypto';
import { getCheckDigit, isChecked } from './check-digit';

const DIGITS = 8;

/** The 'número de radicado' by which visitor and staff speak of a submission: eight digits made of its key, and a check digit. */
export function getReference(key: string): string {
  // Neither the form's name, nor the place in a request, nor the day behind a key that came again.
  const base = key.replace(/^\w+:=?/, '').replace(/[.:].*$/, '');
  const number = createHash('sha256').update(base).digest().readUIntBE(0, 6) % 10 ** DIGITS;
  return formatReference(withCheckDigit(String(number).padStart(DIGITS, '0')));
}

type Numbered = { readonly key: string; readonly reference?: string | undefined };

/** The reference of a submission: the one that was chosen because another message had that of its key, else this. */
export function toReference({ key, reference }: Numbered): string {
  return reference ?? getReference(key);
}

const withCheckDigit = (digits: string) => digits + getCheckDigit(digits);

/** Nine digits as they are dictated: '4821 7703-4'. */
function formatReference(digits: string): string {
  return `${digits.slice(0, 4)} ${digits.slice(4, DIGITS)}-${digits.slice(DIGITS)}`;
}

/** A reference as getReference gives it, from what somebody typed, with or without spaces and hyphen; null when a digit is wrong. */
export function parseReference(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return digits.length === DIGITS + 1 && isChecked(digits) ? formatReference(digits) : null;
}
