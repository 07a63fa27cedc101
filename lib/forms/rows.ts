import { listForm } from '@/content/quotation-list';
import { requestLines } from '@/content/request-lines';
import { parseLines, type QuotationLines } from '@/lib/quotation-list/lines';
import { fields } from './fields';
import { toItemKey } from './keys';
import { listFieldNames } from './list-fields';
import { toReference } from './reference';
import type { NewSubmission } from './submission';

/** Longest description of a message (docs/backend-contract.md#submissions), in characters. */
const MAX_DESCRIPTION = fields.description.maxLength + 100;

/**
 * What is stored and sent for a request: one quotation for each product of a list, each with a key of its own; what concerns the whole request
 * goes with the first one, and what does not fit there, or has no product, in contact messages; else the one that it is.
 */
export function toRows(request: NewSubmission): readonly NewSubmission[] {
  if (request.payload.items === undefined) return [request];
  const lines = parseLines(request.payload.items, request.payload.extras ?? '');
  const { items } = lines;
  const { client_name: name = '', email = '', phone_number: phone = '', description = '' } = request.payload;
  const person = { client_name: name, email, phone_number: phone };
  const reference = toReference(request);
  const parts = toParts(request.payload, lines, reference);
  const rows = items.map(({ id, quantity, note }, index) => {
    const text = (index === 0 && parts[0]) || description;
    const line = requestLines.item(quantity, index + 1, items.length, reference);
    const noted = note && index > 0 ? `${requestLines.note(note)}\n${line}` : line;
    const end = text.length + noted.length < MAX_DESCRIPTION ? noted : line;
    const payload = { ...person, description: `${text}\n${end}`, id_product: id };
    return { ...request, payload, quantity };
  });
  const others = parts.slice(items.length > 0 ? 1 : 0).map((text): NewSubmission => {
    const payload = { ...person, client_name: toContactName(name), description: text };
    return { ...request, kind: 'contact', payload };
  });
  const all = [...rows, ...others];
  return all.map((row, index) => ({ ...row, key: toItemKey(request.key, index + 1, all.length) }));
}

/** How many bytes the rows of a request take: each has all of its text. */
export function countBytes(request: NewSubmission): number {
  return toRows(request).reduce((sum, { payload }) => sum + Buffer.byteLength(JSON.stringify(payload)), 0);
}

type Texts = Readonly<Record<string, string>>;

/**
 * What a list says besides its products, behind the text of its visitor: as many lines as one message may have, and further messages with the
 * others. Each has at most as many characters as a visitor may write.
 */
function toParts(payload: Texts, lines: QuotationLines, reference: string): readonly string[] {
  const most = fields.description.maxLength;
  const parts = [payload.description ?? ''];
  for (const line of listLines(payload, lines)) {
    const last = parts.at(-1) ?? '';
    if (last.length + line.length < most) parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(`${requestLines.more(reference)}\n${line}`);
  }
  return parts;
}

function listLines(payload: Texts, { items, free }: QuotationLines): string[] {
  const name = payload.client_name ?? '';
  const isFree = items.length === 0;
  const written = listFieldNames.flatMap((field) => {
    const value = payload[field];
    return value ? [`- ${listForm.fields[field]}: ${value}`] : [];
  });
  const notes = items.flatMap(({ id, note }) => (note ? [requestLines.productNote(id, note)] : []));
  return [
    ...(isFree && toContactName(name) !== name ? [requestLines.name(name)] : []),
    ...withTitle(requestLines.fields, written),
    ...withTitle(
      requestLines[isFree ? 'onlyFree' : 'free'],
      free.map(({ text, quantity, note = '' }) => requestLines.freeLine(quantity, text, note)),
    ),
    ...withTitle(requestLines.notes, notes),
  ];
}

const withTitle = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : []);

/** A name as a contact message takes it, of letters and spaces: 'Clínica San José S.A.S.' is 'Clínica San José S A S'. */
function toContactName(name: string): string {
  return name.replace(/[^\p{L}\p{M}]+/gu, ' ').trim() || requestLines.noName;
}
