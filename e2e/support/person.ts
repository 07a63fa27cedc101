import { type FormKind, getFieldNames } from '@/lib/forms/fields';
import type { NewMessage } from '@/lib/forms/message';
import { pick } from '@/lib/http/records';

/** A message as a visitor writes it, with the fields of both forms, and as the backend gets it. */
export const contact = {
  client_name: 'Ana Pérez',
  email: 'ana@example.com',
  phone_number: '300 123 4567',
  description: 'Hola',
  policy: 'on',
};

export const forwarded = {
  client_name: 'Ana Pérez',
  email: 'ana@example.com',
  phone_number: '3001234567',
  description: 'Hola',
};

/** Of `forwarded`, what a form of this kind has. */
export const getForwarded = (kind: FormKind) => pick(forwarded, getFieldNames(kind));

/** A message as the forms store it, but for `changes`. */
export function toMessage(changes: Partial<NewMessage> = {}): NewMessage {
  const { kind = 'contact' } = changes;
  const payload = getForwarded(kind) as Record<string, string>;
  const rest = { lines: [], policyVersion: '2026-11', createdAt: Date.now(), isSuspected: false };
  return { kind, key: `${kind}:key-of-16-letters`, payload, ...rest, ...changes };
}

/** Texts that a spreadsheet takes for formulas, or a terminal for more than text. */
export const awkwardTexts = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  ' \n=1+1',
  '＝1+1',
  'uno,"dos";tres',
  'uno;=1+1; "-1+1"',
  'uno,=1+1, "-1+1"',
  'uno\n=1+1',
  'primera línea\nsegunda línea',
  'primera\rsegunda\u2028tercera\u0085cuarta',
  'al revés \u202Egnp.exe \u001b[2J',
  'Ñandú ☎',
];
