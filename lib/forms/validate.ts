import { ValidationError } from 'yup';
import { fieldErrors } from '@/content/client/field-errors';
import type { Fields } from '@/lib/http/read-body';
import { pick } from '@/lib/http/records';
import { MAX_LINES, parseList } from '@/lib/quotation-list/address';
import { readOldList } from '@/lib/quotation-list/list-text';
import { type FormKind, listFields } from './fields';
import type { Content } from './message';
import { schemas } from './schemas';

type Checked = { readonly content: Content } | { readonly errors: Record<string, string> };

/** What a form says, with the fields of its kind and nothing else, or what is wrong with each field. */
export function check(kind: FormKind, sent: Fields): Checked {
  try {
    const schema = schemas[kind];
    const known = pick(keepScalars({ ...sent, items: toListText(sent.items) }), Object.keys(schema.fields));
    const { policy: _, ...payload } = schema.validateSync(known, { abortEarly: false, stripUnknown: true });
    return toContent(kind, payload as Record<string, string>);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first fault of a field is the one to show.
    const pairs = error.inner.map(({ path, errors }) => [path ?? '', errors[0] ?? '']).reverse();
    return { errors: Object.fromEntries(pairs) };
  }
}

/** A list that is not whole or empty is refused; what belongs to lists alone is left out where there is none. */
function toContent(kind: FormKind, { items, extras = '', ...written }: Record<string, string>): Checked {
  const entries = Object.entries(written).filter(([name, value]) => value && (items !== undefined || !isOfList(name)));
  const payload = Object.fromEntries(entries);
  if (items === undefined) return { content: { kind, payload, lines: [] } };
  const { lines, leftOut } = parseList(readOldList(items, extras));
  if (leftOut || lines.length === 0) return { errors: { items: fieldErrors.required } };
  return { content: { kind, payload, lines } };
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
