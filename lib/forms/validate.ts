import { ValidationError } from 'yup';
import { fieldErrors } from '@/content/client/sent-form';
import type { Fields } from '@/lib/http/read-body';
import { pick } from '@/lib/http/records';
import { parseList } from '@/lib/quotation-list/address';
import { readOldList } from '@/lib/quotation-list/list-text';
import { type FormKind, listFields } from './fields';
import type { Content } from './message';
import { schemas } from './schemas';

type Checked = { readonly content: Content } | { readonly errors: Record<string, string> };

/** What a form says, with the fields of its kind and nothing else, or what is wrong with each field. */
export function check(kind: FormKind, sent: Fields): Checked {
  const { fields } = schemas[kind];
  // yup trips over lists and objects where a text should be; for a form they are as good as nothing.
  const known = Object.entries(pick(sent, Object.keys(fields))).filter(([, value]) => typeof value !== 'object');
  try {
    const values = schemas[kind].validateSync(Object.fromEntries(known), { abortEarly: false, stripUnknown: true });
    const { policy: _, ...written } = values;
    return toContent(kind, written as Record<string, string>);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first fault of a field is the one to show.
    const pairs = error.inner.map(({ path, errors }) => [path ?? '', errors[0] ?? '']).reverse();
    return { errors: Object.fromEntries(pairs) };
  }
}

/** A list that is not whole or empty is refused; what belongs to lists alone is left out where there is none. */
function toContent(kind: FormKind, { items, extras, ...written }: Record<string, string>): Checked {
  const isOfThis = (name: string) => items !== undefined || !Object.hasOwn(listFields, name);
  const payload = Object.fromEntries(Object.entries(written).filter(([name, value]) => value && isOfThis(name)));
  if (items === undefined) return { content: { kind, payload, lines: [] } };
  const { lines, isWhole } = parseList(readOldList(items, extras));
  if (!isWhole || lines.length === 0) return { errors: { items: fieldErrors.required } };
  return { content: { kind, payload, lines } };
}
