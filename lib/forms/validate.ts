import { ValidationError } from 'yup';
import { fieldErrors } from '@/content/client/field-errors';
import { requestLines } from '@/content/request-lines';
import type { Fields } from '@/lib/http/read-body';
import { pick } from '@/lib/http/records';
import { formatList, MAX_LINES } from '../quotation-list/address';
import { formatExtras, parseLines } from '../quotation-list/lines';
import { type FormKind, fields } from './fields';
import { listFields } from './list-fields';
import { hasMoreThanDigits, readPhoneDigits } from './phone';
import { schemas } from './schemas';

type Checked = { readonly payload: Record<string, string> } | { readonly errors: Record<string, string> };

/** The payload of a form (the contract's keys, or `items` for `id_product`, nothing else), or what is wrong with each field. */
export function check(kind: FormKind, sent: Fields): Checked {
  try {
    const schema = schemas[kind];
    const known = pick(keepScalars({ ...sent, items: toListText(sent.items) }), Object.keys(schema.fields));
    const { policy: _, ...payload } = schema.validateSync(known, { abortEarly: false, stripUnknown: true });
    const settled = settlePhone(payload as Record<string, string>);
    return settled
      ? toPayload(settled)
      : { errors: { phone_number: fieldErrors[kind === 'contact' ? 'phone' : 'required'] } };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first fault of a field is the one to show.
    const pairs = error.inner.map(({ path, errors }) => [path ?? '', errors[0] ?? '']).reverse();
    return { errors: Object.fromEntries(pairs) };
  }
}

/** The payload with the digits of its phone number; what else was written there is a line of the text, and null is where that has no room for it. */
function settlePhone(payload: Record<string, string>): Record<string, string> | null {
  const { phone_number: written = '', description = '' } = payload;
  const settled = { ...payload, phone_number: readPhoneDigits(written) };
  if (!hasMoreThanDigits(written)) return settled;
  const text = `${description}\n${requestLines.phone(written)}`;
  return text.length > fields.description.maxLength ? null : { ...settled, description: text };
}

/** One spelling of a list and what belongs to it, so that the same request has the same key; a list that is not whole or empty is refused. */
function toPayload({ items, extras = '', ...payload }: Record<string, string>): Checked {
  const others = Object.entries(payload).filter(([name, value]) => value && (items !== undefined || !isOfList(name)));
  if (items === undefined) return { payload: Object.fromEntries(others) };
  const lines = parseLines(items, extras);
  if (lines.leftOut || lines.items.length + lines.free.length === 0) return { errors: { items: fieldErrors.required } };
  const rest = formatExtras(lines);
  return { payload: { ...Object.fromEntries(others), items: formatList(lines.items), ...(rest && { extras: rest }) } };
}

const isOfList = (name: string) => Object.hasOwn(listFields, name);

/** yup trips over lists and objects where a text should be; for a form they are as good as nothing. */
function keepScalars(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  );
}

/** The `items` of a form as an address text: a text as it is, `[{ id_product, quantity }]` spelled out; '' for anything else, null for nothing. */
function toListText(items: unknown): string | null {
  if (items === undefined || items === null) return null;
  if (Array.isArray(items))
    return items
      .slice(0, MAX_LINES + 1)
      .map(toItemText)
      .join('-');
  return typeof items === 'string' ? items : '';
}

/** What is no item leaves nothing between two hyphens, which no list has. */
function toItemText(item: unknown): string {
  const { id_product: id, quantity = 1 } = (item ?? {}) as { id_product?: unknown; quantity?: unknown };
  const isItem = typeof id === 'string' && typeof quantity === 'number' && !id.includes('-') && quantity > 0;
  return isItem ? `${id}x${quantity}` : '';
}
