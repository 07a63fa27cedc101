import {
  type AnyObject,
  type InferType,
  mixed,
  number,
  type ObjectSchema,
  object,
  type Schema,
  string,
  ValidationError,
} from 'yup';
import { limits } from '@/content/limits';
import { isRecord, pick } from '@/lib/http/records';
import { ID } from '@/lib/ids';
import { warnOnce } from '@/lib/log';
import { isAbsent, toOneLine, toPlainText } from '@/lib/plain-text';
import { toAnswerError, toStatusError } from './errors';
import { type Fault, getKind, noteFault } from './faults';

/** Longest texts that are read, in characters; a page says a name some twenty times. */
const MAX_TEXT = 20_000;
const MAX_NAME = 500;
/** A longer address is none: what is cut leads nowhere. */
const MAX_ADDRESS = 2_048;
/** A list of nothing but bad items must not hold the process for long: after so many the rest is left out unread. */
const MAX_BAD_ITEMS = 1_000;

/** The first `most` characters of a text or number, without what is no character; '' for anything else. */
function toText(sent: unknown, most: number): string {
  if (typeof sent !== 'string' && typeof sent !== 'number') return '';
  return String(sent)
    .slice(0, most)
    .replace(/[\p{Surrogate}\uFFFD]/gu, '');
}

const toName = (sent: unknown) => toOneLine(toText(sent, MAX_NAME));
const toParagraphs = (sent: unknown) => toPlainText(toText(sent, MAX_TEXT)).trim();
const unlessAbsent = (text: string) => (isAbsent(text) ? '' : text);
const readWith = (toText: (sent: unknown) => string) =>
  mixed<string>()
    .transform((_, sent: unknown) => toText(sent))
    .default('');

/** Ids are digits, sent as numbers or as texts; a blank one is absent, and zeros before it say nothing. */
const id = () =>
  string()
    .trim()
    .transform((text: unknown) => (typeof text === 'string' ? text.replace(/^0+(?=\d)/, '') || null : text))
    .matches(ID);

/** Plain texts that may be null, absent or blank (''), or sent as a number or as markup; of the optional ones 'N/A' says that there is none. */
const text = () => readWith(toParagraphs);
const optionalText = () => readWith((sent) => unlessAbsent(toParagraphs(sent)));
const optionalLine = () => readWith((sent) => unlessAbsent(toName(sent)));

/** The first address of a field that may have several; '' for none. */
export function toAddress(sent: unknown): string {
  const first: unknown = Array.isArray(sent) ? sent[0] : sent;
  if (typeof first !== 'string') return '';
  const listed = /^\s*\[/.test(first) ? first.replace(/^[\s["]+|["\]\s]+$/g, '').split(/"\s*,\s*"/)[0] : first;
  const address = (listed ?? '').split(/\s*\|\s*|,\s+(?=\S)|,(?=https?:)/)[0]?.trim() ?? '';
  if (isAbsent(address) || address.length > MAX_ADDRESS) return '';
  return (/^www\./i.test(address) ? `https://${address}` : address).replace(/\p{Surrogate}/gu, '');
}

/** A text or number in one line; '' for anything else, and for what is longer than pages show whole: half an identifier misleads. */
export function toShortText(sent: unknown): string {
  const short = unlessAbsent(toName(sent));
  return short.length > limits.details.text ? '' : short;
}

/** The number of a registration, which may be sent alone or with its holder, expiry and address. */
export const toRegistrationNumber = (sent: unknown) => toShortText(isRecord(sent) ? sent.number : sent);

/** A whole number from 0, or undefined for anything else: what is only shown must not cost the thing itself. */
const count = () =>
  mixed<number>().transform((_, sent: unknown) =>
    Number.isSafeInteger(Number(sent ?? -1)) && Number(sent) >= 0 ? Number(sent) : undefined,
  );

const name = () => readWith(toName).test('present', 'name is empty', (value) => value !== '');

/** Optional fields, here and below, are used when a backend sends them, never invented (docs/backend-contract.md#optional-fields). */
const category = object({
  id: id().required(),
  name: name(),
  lang: optionalLine(),
  image_sm: readWith(toAddress),
  updated_at: optionalLine(),
  products_count: count(),
});

const product = object({
  id: id().nullable(),
  id_product: id().nullable(),
  name: name(),
  lang: optionalLine(),
  slug: optionalLine(),
  type: optionalLine(),
  brand: optionalLine(),
  image_sm: readWith(toAddress),
  image: readWith(toAddress),
  description: optionalText(),
  url: readWith(toAddress),
  code: readWith(toShortText),
  registro_sanitario: readWith(toRegistrationNumber),
  updated_at: optionalLine(),
  category: mixed().nullable(),
  attributes: mixed().nullable(),
}).test('id', 'id and id_product are missing', (value) => Boolean(value.id_product ?? value.id));

const attribute = object({
  name: name().test((it) => it.length <= limits.attributes.name),
  value: text().test((it) => it !== '' && it.length <= limits.attributes.value),
});

/** Beyond these a database's number is none that can be read. */
const whole = () => number().integer().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

const call = object({ code: whole().required(), message: text() });
const totals = object({ total: number().integer().min(0), last_page: number().integer().min(0) });

export type CategoryAnswer = InferType<typeof category>;
export type ProductAnswer = InferType<typeof product>;
export type CallAnswer = InferType<typeof call>;
/** A characteristic of a product, such as its weight. */
export type Attribute = { readonly name: string; readonly value: string };
export type ListAnswer<T> = {
  readonly items: T[];
  readonly total: number | null;
  /** The backend sent more than may be read. */
  readonly isCut: boolean;
};

/** Reads the first `most` good categories that `call` answered (bare or below `data`); throws a BackendError for no list, or none good. */
export const readCategories = (answer: unknown, most: number, call: string) => readList(answer, category, most, call);

/** Reads the first `most` products of a list in the same way, and the total that the backend reports. */
export const readProducts = (answer: unknown, most: number, call: string) => readList(answer, product, most, call);

/** Reads the product that `call` answered (bare or below `data`); throws a BackendError when it has no id or name. */
export function readProduct(answer: unknown, call: string): ProductAnswer {
  const read = cast(product, unwrapAnswer(answer));
  return 'fault' in read ? refuse(call, read.fault) : read.item;
}

/** Reads the category that a product may carry; null when there is none or it makes no sense. */
export const readCategory = (value: unknown): CategoryAnswer | null => castTo(category, value);

/** Reads `{ code, message }` of a POST; null when the backend said something else. */
export const readReply = (answer: unknown): CallAnswer | null => castTo(call, answer);

/** The attributes that a product may carry, at most 40; of a repeated name the first counts, and what makes no sense is left out and logged. */
export function readAttributes(sent: unknown, call: string): readonly Attribute[] {
  if (sent === null || sent === undefined) return [];
  const { most } = limits.attributes;
  const list = toList(sent) ?? [sent];
  const known = new Map<string, Attribute>();
  for (const item of list.slice(0, most)) {
    const read = castTo(attribute, item);
    if (read && !known.has(read.name)) known.set(read.name, read);
  }
  if (known.size < list.length)
    noteFault(call, { field: 'attributes', expected: `at most ${most} of { name, value }`, received: 'others' });
  return [...known.values()];
}

/** Each field that the contract has of a `kind` of item: what was sent, what the site reads ('' for none), and whether a text was changed by it. */
export function readFields(kind: string, item: Readonly<Record<string, unknown>>) {
  const { fields } = kind === 'category' ? category : product;
  return Object.entries(fields).map(([field, schema]) => {
    const sent = Object.hasOwn(item, field) ? item[field] : undefined;
    let read: unknown;
    try {
      read = (schema as Schema).validateSync(sent) ?? '';
    } catch {
      read = '';
    }
    return { field, sent, read, isChanged: typeof sent === 'string' && read !== '' && read !== sent.trim() };
  });
}

/** What an answer says: what is below `data`, or the whole. */
export function unwrapAnswer(answer: unknown): unknown {
  return isRecord(answer) && answer.data !== undefined ? answer.data : answer;
}

/** Throws the 404 that an answer to `path` with status 200 means: nothing at all, or words that there is none. */
export function refuseNothing(answer: unknown, path: string): unknown {
  const said = isRecord(answer) && !('id' in answer || 'id_product' in answer) ? answer : {};
  const isNone = [null, ''].includes(unwrapAnswer(answer) as null) || said.success === false;
  const isEmptyProduct = path.startsWith('/product/') && isEmpty(unwrapAnswer(answer));
  const isCode404 = String(said.code) === '404' && said.data === undefined;
  if (isNone || isEmptyProduct || isCode404) throw toStatusError(path, 404);
  return answer;
}

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** A list, or the values of an object with whole numbers as its keys, as PHP sends a list from which something was taken; else null. */
export function toList(sent: unknown): readonly unknown[] | null {
  if (Array.isArray(sent)) return sent;
  return isRecord(sent) && Object.keys(sent).every((key) => /^\d+$/.test(key)) ? Object.values(sent) : null;
}

/** The list is cut before anything in it is checked: each check costs some fifteen microseconds of the one thread. */
function readList<T extends AnyObject>(
  answer: unknown,
  schema: ObjectSchema<T>,
  most: number,
  call: string,
): ListAnswer<T> {
  const list = toList(unwrapAnswer(answer));
  if (!list) {
    const [field, sent] = isRecord(answer) ? ['data', answer.data] : ['answer', answer];
    return refuse(call, { field, expected: 'list', received: getKind(sent) });
  }
  const items: T[] = [];
  let bad = 0;
  let fault: Fault | undefined;
  for (const sent of list.slice(0, most)) {
    const read = cast(schema, sent);
    if ('item' in read) items.push(read.item);
    else {
      fault ??= read.fault;
      if (++bad >= MAX_BAD_ITEMS) break;
    }
  }
  if (fault) {
    // Were it read as an empty list, it would take the place of the last good one.
    if (items.length === 0) return refuse(call, fault);
    noteFault(call, fault);
  }
  const isCut = list.length > most;
  if (isCut) warnOnce(`a list (${call}) is longer than what is read of it`, { sent: list.length, read: most });
  const total = getTotal(answer);
  return { items, total: total !== null && total < list.length ? null : total, isCut };
}

function refuse(call: string, fault: Fault): never {
  noteFault(call, fault);
  throw toAnswerError(fault);
}

/** Laravel's two ways of reporting pages: at the top of the answer or below `meta`. */
function getTotal(answer: unknown): number | null {
  if (!isRecord(answer)) return null;
  return castTo(totals, answer)?.total ?? castTo(totals, answer.meta)?.total ?? null;
}

/** `value` as `schema` reads it, or null. */
function castTo<T extends AnyObject>(schema: ObjectSchema<T>, value: unknown): T | null {
  const read = cast(schema, value);
  return 'item' in read ? read.item : null;
}

/** What the fields must be that can make a whole item bad. */
const EXPECTED: Readonly<Record<string, string>> = {
  id: 'number or text of 1 to 18 digits',
  id_product: 'number or text of 1 to 18 digits',
};

/** yup takes null or a text for an object unless told otherwise, so the shape is asked first. */
function cast<T extends AnyObject>(schema: ObjectSchema<T>, value: unknown): { item: T } | { fault: Fault } {
  if (!isRecord(value)) return { fault: { field: 'item', expected: 'object', received: getKind(value) } };
  try {
    return { item: schema.validateSync(pick(value, Object.keys(schema.fields)), { stripUnknown: true }) as T };
  } catch (error) {
    // Not only ValidationError: yup trips over lists and objects where an id should be (`id: []`, `{ valueOf: false }`).
    const field = (error instanceof ValidationError && error.path) || 'id';
    return { fault: { field, expected: EXPECTED[field] ?? 'text', received: getKind(value[field]) } };
  }
}
