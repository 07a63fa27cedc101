/** A condition on columns that the outbox and the embedded backend's table both have. */
export type Condition = { readonly where: string; readonly args: readonly string[] };

export const EVERYBODY: Condition = { where: 'TRUE', args: [] };

const PHONE = /^[\d\s+().-]+$/;
/** Digits of a short local number; fewer are a slip of the finger. */
const MIN_DIGITS = 7;
/** The prefix of Colombia, with or without the digits that stand for '+', before a number of ten digits. */
const PREFIX = /^(?:00)?57(?=\d{10}$)/;

/**
 * What is kept of the person with this e-mail address, whatever its case, or with this phone number, with or without +57; null for a text that is
 * neither. The forms store ASCII addresses and digits alone (lib/forms/schemas.ts).
 */
export function toPerson(text: string): Condition | null {
  const email = text.trim().toLowerCase();
  if (/^\S+@\S+$/.test(email)) return { where: "lower(payload ->> '$.email') = ?", args: [email] };
  const digits = text.replace(/\D/g, '');
  if (!PHONE.test(text) || digits.length < MIN_DIGITS) return null;
  const number = digits.replace(PREFIX, '');
  return { where: "payload ->> '$.phone_number' IN (?, ?, ?)", args: [number, `57${number}`, `0057${number}`] };
}
