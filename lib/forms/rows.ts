import { messages } from '@/content/messages';
import { parseList } from '@/lib/quotation-list/address';
import { toItemKey } from './keys';
import { toReference } from './reference';
import type { Content, NewSubmission } from './submission';

/** What is stored and sent for a request: one submission for each product of a list, each with a key of its own; else the one that it is. */
export function toRows(request: NewSubmission): readonly NewSubmission[] {
  const { items: text, description = '', ...person } = request.payload;
  if (text === undefined) return [request];
  const { items } = parseList(text);
  return items.map(({ id, quantity }, index) => {
    const place = [index + 1, items.length] as const;
    const line = messages.forms.itemLine(quantity, ...place, toReference(request));
    return {
      ...request,
      key: toItemKey(request.key, ...place),
      quantity,
      payload: { ...person, description: `${description}\n${line}`, id_product: id },
    };
  });
}

/** About how many bytes the rows of a request take: each has all of its text. */
export function countBytes({ payload }: Content): number {
  const count = payload.items === undefined ? 1 : parseList(payload.items).items.length;
  return count * Buffer.byteLength(JSON.stringify(payload));
}
