import { createHash } from 'node:crypto';
import { fieldLabels } from '@/content/form-messages';
import { listForm } from '@/content/quotation-list';
import { requestLines } from '@/content/requests';
import { pick } from '@/lib/http/records';
import type { Line } from '@/lib/quotation-list/address';
import { type FormKind, fields, getFieldNames, listFieldNames } from './fields';

/** What a visitor sent, checked. */
export type Content = {
  readonly kind: FormKind;
  /** What was written, by field; `id_product` of a product's own form. */
  readonly payload: Readonly<Record<string, string>>;
  /** Of a list, in its order; else none. */
  readonly lines: readonly Line[];
};

export type NewMessage = Content & {
  /** With its text it tells whether this is a message that came before (getKey). */
  readonly key: string;
  readonly policyVersion: string;
  /** Milliseconds since 1970, like every time here; the policy was accepted then. */
  readonly createdAt: number;
  /** A machine may have sent it: it is stored, and neither forwarded nor mailed. */
  readonly isSuspected: boolean;
};

/** What the backend gets in one call: its contract takes one product. */
export type Part = {
  readonly kind: FormKind;
  /** Exactly the keys of docs/backend-contract.md#submissions. */
  readonly payload: Readonly<Record<string, string>>;
  /** How many of its product, where it is one of a list. */
  readonly quantity: number | null;
  /** Names it to the backend, the same whenever it is sent. */
  readonly key: string;
};

/** What a visitor's page may choose; `=` is not in it, so that no chosen key is one that is made of content. */
const CHOSEN_KEY = /^[\w-]{16,64}$/;

/** The key of a message: the one that its page chose or, for a plain post, one made of the content. */
export function getKey(chosen: string | null, content: Content): string {
  return `${content.kind}:${chosen && CHOSEN_KEY.test(chosen) ? chosen : `=${hashContent(content)}`}`;
}

/** True for the key of a plain post: the same text may be another message on another day. */
export const isMadeOfContent = (key: string) => key.includes(':=');

/** A digest of what is sent. */
export function hashContent({ payload, lines }: Content): string {
  const entries: unknown[] = Object.entries(payload).sort(([one], [other]) => one.localeCompare(other));
  const all = lines.length > 0 ? [...entries, lines] : entries;
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

/** Names a message to the backend: another text has another key, and the text of a plain post has one for each day. */
function toWireKey(message: NewMessage): string {
  const { key, createdAt } = message;
  if (isMadeOfContent(key)) return `${key}:${new Date(createdAt).toISOString().slice(0, 10)}`;
  return `${key}-${hashContent(message).slice(0, 8)}`;
}

/** Longest description of a quotation (docs/backend-contract.md#submissions), in characters. */
const MAX_DESCRIPTION = fields.description.maxLength + 100;

/** The calls of a message: a quotation for each product; what does not fit or has none goes in contact messages. */
export function toParts(message: NewMessage, number: string): Part[] {
  const { kind, payload, lines } = message;
  const key = toWireKey(message);
  if (lines.length === 0) return [{ kind, payload, quantity: null, key }];
  const { client_name: name = '', description = '' } = payload;
  const person = pick(payload, getFieldNames('quotation')) as Record<string, string>;
  const items = lines.filter((line) => line.id !== undefined);
  const texts = toTexts(message, number);
  const quotations = items.map(({ id = '', quantity, note }, index) => {
    const text = (index === 0 && texts[0]) || description;
    const line = requestLines.item(quantity, index + 1, items.length, number);
    const noted = note && index > 0 ? `${requestLines.note(note)}\n${line}` : line;
    const end = text.length + noted.length < MAX_DESCRIPTION ? noted : line;
    const sent = { ...person, description: `${text}\n${end}`, id_product: id };
    return { kind: 'quotation' as const, payload: sent, quantity };
  });
  const others = texts.slice(items.length > 0 ? 1 : 0).map((text) => {
    const sent = { ...person, client_name: toContactName(name), description: text };
    const letters = pick(sent, getFieldNames('contact')) as typeof sent;
    return { kind: 'contact' as const, payload: letters, quantity: null };
  });
  return [...quotations, ...others].map((part, index, all) => ({ ...part, key: `${key}.${index + 1}of${all.length}` }));
}

/** What a list says besides its products: as many lines as the first call may have, and further texts for others. */
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
  const written = [...own, ...listFieldNames].flatMap((field) =>
    payload[field] ? [`- ${labels[field]}: ${payload[field]}`] : [],
  );
  const free = lines.flatMap(({ text, quantity, note = '' }) =>
    text === undefined ? [] : [requestLines.freeLine(quantity, text, note)],
  );
  const notes = lines.flatMap(({ id, note }) => (id && note ? [requestLines.productNote(id, note)] : []));
  return [
    ...(isNameCut ? [requestLines.name(name)] : []),
    ...withTitle(requestLines.fields, written),
    ...withTitle(requestLines[hasProducts ? 'free' : 'onlyFree'], free),
    ...withTitle(requestLines.notes, notes),
  ];
}

const withTitle = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : []);

/** A name of letters and spaces, for contact messages: 'Clínica San José S.A.S.' gives 'Clínica San José S A S'. */
function toContactName(name: string): string {
  return name.replace(/[^\p{L}\p{M}]+/gu, ' ').trim() || requestLines.noName;
}
