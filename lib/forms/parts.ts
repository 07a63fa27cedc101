import { fieldLabels } from '@/content/form-messages';
import { listForm } from '@/content/quotation-list';
import { requestLines } from '@/content/request-lines';
import { pick } from '@/lib/http/records';
import type { Line } from '@/lib/quotation-list/address';
import { type FormKind, fields, getFieldNames, listFieldNames } from './fields';
import type { Content } from './message';

/** What the backend gets in one call: its contract takes one product. */
export type Part = {
  readonly kind: FormKind;
  /** Exactly the keys of docs/backend-contract.md#submissions. */
  readonly payload: Readonly<Record<string, string>>;
  /** How many of its product, where it is one of a list. */
  readonly quantity: number | null;
};

/** Longest description of a quotation (docs/backend-contract.md#submissions), in characters. */
const MAX_DESCRIPTION = fields.description.maxLength + 100;

/**
 * The calls of a message: one quotation for each product of a list. What concerns the whole request goes with the first one, and what does not
 * fit there, or has no product, in contact messages.
 */
export function toParts(content: Content, number: string): Part[] {
  const { kind, payload, lines } = content;
  if (lines.length === 0) return [{ kind, payload, quantity: null }];
  const { client_name: name = '', description = '' } = payload;
  const person = pick(payload, getFieldNames('quotation')) as Record<string, string>;
  const items = lines.filter((line) => line.id !== undefined);
  const texts = toTexts(content, number);
  const quotations = items.map(({ id = '', quantity, note }, index): Part => {
    const text = (index === 0 && texts[0]) || description;
    const line = requestLines.item(quantity, index + 1, items.length, number);
    const noted = note && index > 0 ? `${requestLines.note(note)}\n${line}` : line;
    const end = text.length + noted.length < MAX_DESCRIPTION ? noted : line;
    return { kind: 'quotation', payload: { ...person, description: `${text}\n${end}`, id_product: id }, quantity };
  });
  const others = texts.slice(items.length > 0 ? 1 : 0).map((text): Part => {
    const letters = { ...person, client_name: toContactName(name), description: text };
    return { kind: 'contact', payload: pick(letters, getFieldNames('contact')) as typeof letters, quantity: null };
  });
  return [...quotations, ...others];
}

/** How many bytes the calls of a message take: each has all of its text. */
export function countBytes(content: Content): number {
  return toParts(content, '').reduce((sum, { payload }) => sum + Buffer.byteLength(JSON.stringify(payload)), 0);
}

/**
 * What a list says besides its products, behind the text of its visitor: as many lines as one call may have, and further texts with the
 * others. Each has at most as many characters as a visitor may write.
 */
function toTexts(content: Content, number: string): string[] {
  const texts = [content.payload.description ?? ''];
  for (const line of listWords(content)) {
    const last = texts.at(-1) ?? '';
    if (last.length + line.length < fields.description.maxLength) texts[texts.length - 1] = `${last}\n${line}`;
    else texts.push(`${requestLines.more(number)}\n${line}`);
  }
  return texts;
}

/** What concerns a whole list, line by line: who asks, what the catalogue does not have, and notes. */
export function listWords({ payload, lines }: Content): string[] {
  const name = payload.client_name ?? '';
  const hasProducts = lines.some(({ id }) => id !== undefined);
  const isNameCut = lines.length > 0 && !hasProducts && toContactName(name) !== name;
  // Contact messages have no keys for what the form of a quotation alone asks for.
  const contactNames = getFieldNames('contact');
  const own = hasProducts ? [] : getFieldNames('quotation').filter((field) => !contactNames.includes(field));
  const labels = { ...listForm.fields, ...fieldLabels };
  const written = [...own, ...listFieldNames].flatMap((field) => {
    const value = payload[field];
    return value ? [`- ${labels[field]}: ${value}`] : [];
  });
  return [
    ...(isNameCut ? [requestLines.name(name)] : []),
    ...withTitle(requestLines.fields, written),
    ...withTitle(requestLines[hasProducts ? 'free' : 'onlyFree'], lines.flatMap(describeFree)),
    ...withTitle(requestLines.notes, lines.flatMap(describeNote)),
  ];
}

const describeFree = ({ text, quantity, note = '' }: Line) =>
  text === undefined ? [] : [requestLines.freeLine(quantity, text, note)];
const describeNote = ({ id, note }: Line) => (id && note ? [requestLines.productNote(id, note)] : []);

const withTitle = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : []);

/** A name as a contact message takes it, of letters and spaces: 'Clínica San José S.A.S.' is 'Clínica San José S A S'. */
function toContactName(name: string): string {
  return name.replace(/[^\p{L}\p{M}]+/gu, ' ').trim() || requestLines.noName;
}
