import { requestLines } from '@/content/request-lines';
import { parseLines } from '@/lib/quotation-list/lines';
import { fields } from './fields';
import { toItemKey } from './keys';
import { toReference } from './reference';
import { toContactName, toParts } from './request-parts';
import type { NewSubmission } from './submission';

/** Longest description of a message (docs/backend-contract.md#submissions), in characters. */
const MAX_DESCRIPTION = fields.description.maxLength + 100;

/**
 * What is stored and sent for a request: one quotation for each product of a list, each with a key of its own; what concerns the whole request
 * goes with the first one, and what does not fit there, or has no product, in contact messages; else the one that it is.
 */
export function toRows(request: NewSubmission): readonly NewSubmission[] {
  if (request.payload.items === undefined) return [request];
  const { items } = parseLines(request.payload.items, request.payload.extras ?? '');
  const { client_name: name = '', email = '', phone_number: phone = '', description = '' } = request.payload;
  const person = { client_name: name, email, phone_number: phone };
  const reference = toReference(request);
  const parts = toParts(request.payload, reference);
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
