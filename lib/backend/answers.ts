import { type AnyObject, type InferType, mixed, number, type ObjectSchema, object, string, ValidationError } from 'yup';
import { limits } from '@/content/limits';
import { isRecord, pick } from '@/lib/http/records';
import { ID } from '@/lib/ids';
import { warnOnce } from '@/lib/log';
import { toWellFormed } from '@/lib/text';
import { BackendAnswerError } from './errors';
import { type Fault, getKind, noteFault } from './faults';

/** Ids are digits, sent as numbers or as texts; a blank one is absent. */
const id = () =>
  string()
    .trim()
    .transform((text: unknown) => (text === '' ? null : text))
    .matches(ID);

/** Longest texts that are read, in characters; a page says a name some twenty times. */
const MAX_TEXT = 20_000;
const MAX_NAME = 500;

const readWith = (toText: (sent: unknown) => string) =>
  mixed<string>()
    .transform((_, sent: unknown) => toText(sent))
    .default('');

/** A text that may be null, absent or blank (''), or sent as a number; cut, and without lone surrogates, which no page can send. */
export const text = (most = MAX_TEXT) =>
  readWith((sent) =>
    ['string', 'number'].includes(typeof sent) ? toWellFormed(String(sent).trim().slice(0, most)) : '',
  );

/** A text or number in one line; '' for anything else, and for what is longer than pages show whole: half an identifier misleads. */
export function toShortText(sent: unknown): string {
  const line = typeof sent === 'number' ? String(sent) : typeof sent === 'string' ? sent.trim() : '';
  return line.length > limits.details.text ? '' : toWellFormed(line.replace(/\s+/g, ' '));
}

/** The number of a registration, which may be sent alone or with its holder, expiry and address. */
export const toRegistrationNumber = (sent: unknown) => toShortText(isRecord(sent) ? sent.number : sent);

/** A whole number from 0, or undefined for anything else: what is only shown must not cost the thing itself. */
const count = () =>
  mixed<number>().transform((_, sent: unknown) =>
    Number.isSafeInteger(Number(sent ?? -1)) && Number(sent) >= 0 ? Number(sent) : undefined,
  );

export const name = () => text(MAX_NAME).test('present', 'name is empty', (value) => value !== '');

/** Optional fields, here and below, are used when a backend sends them, never invented (docs/backend-contract.md#optional-fields). */
const category = object({
  id: id().required(),
  name: name(),
  lang: text(),
  image_sm: text(),
  updated_at: text(),
  products_count: count(),
});

const product = object({
  id: id().nullable(),
  id_product: id().nullable(),
  name: name(),
  lang: text(),
  slug: text(MAX_NAME),
  type: text(),
  brand: text(MAX_NAME),
  image_sm: text(),
  image: text(),
  description: text(),
  url: text(),
  code: readWith(toShortText),
  registro_sanitario: readWith(toRegistrationNumber),
  updated_at: text(),
  category: mixed().nullable(),
  attributes: mixed().nullable(),
}).test('id', 'id and id_product are missing', (value) => Boolean(value.id_product ?? value.id));

/** Beyond these a database's number is none that can be read. */
const whole = () => number().integer().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

const call = object({ code: whole().required(), message: text() });
const totals = object({ total: number().integer().min(0), last_page: number().integer().min(0) });

export type CategoryAnswer = InferType<typeof category>;
export type ProductAnswer = InferType<typeof product>;
export type CallAnswer = InferType<typeof call>;
export type ListAnswer<T> = {
  readonly items: T[];
  readonly total: number | null;
  /** The backend sent more than may be read. */
  readonly isCut: boolean;
};

/** A list of nothing but bad items must not hold the process for long: after so many the rest is left out unread. */
const MAX_BAD_ITEMS = 1_000;

/** Reads the first `most` good categories that `call` answered (bare or below `data`); throws BackendAnswerError for no list, or none good. */
export const readCategories = (answer: unknown, most: number, call: string) => readList(answer, category, most, call);

/** Reads the first `most` products of a list in the same way, and the total that the backend reports. */
export const readProducts = (answer: unknown, most: number, call: string) => readList(answer, product, most, call);

/** Reads the product that `call` answered (bare or below `data`); throws BackendAnswerError when it has no id or name. */
export function readProduct(answer: unknown, call: string): ProductAnswer {
  const read = cast(product, unwrapAnswer(answer));
  return 'fault' in read ? refuse(call, read.fault) : read.item;
}

/** Reads the category that a product may carry; null when there is none or it makes no sense. */
export const readCategory = (value: unknown): CategoryAnswer | null => castTo(category, value);

/** Reads `{ code, message }` of a POST; null when the backend said something else. */
export const readReply = (answer: unknown): CallAnswer | null => castTo(call, answer);

/** The list is cut before anything in it is checked: each check costs some fifteen microseconds of the one thread. */
function readList<T extends AnyObject>(
  answer: unknown,
  schema: ObjectSchema<T>,
  most: number,
  call: string,
): ListAnswer<T> {
  const list = unwrapAnswer(answer);
  if (!Array.isArray(list)) return refuse(call, getListFault(answer));
  const first = list.slice(0, most);
  const items: T[] = [];
  let bad = 0;
  let fault: Fault | undefined;
  for (const sent of first) {
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

function getListFault(answer: unknown): Fault {
  const [field, sent] = isRecord(answer) ? ['data', answer.data] : ['answer', answer];
  return { field, expected: 'list', received: getKind(sent) };
}

function refuse(call: string, fault: Fault): never {
  noteFault(call, fault);
  throw new BackendAnswerError(fault);
}

/** Laravel's two ways of reporting pages: at the top of the answer or below `meta`. */
function getTotal(answer: unknown): number | null {
  if (!isRecord(answer)) return null;
  return castTo(totals, answer)?.total ?? castTo(totals, answer.meta)?.total ?? null;
}

/** What an answer says: what is below `data`, or the whole. */
export function unwrapAnswer(answer: unknown): unknown {
  return isRecord(answer) && answer.data !== undefined ? answer.data : answer;
}

/** What the fields must be that can make a whole item bad. */
const EXPECTED: Readonly<Record<string, string>> = {
  id: 'number or text of 1 to 18 digits',
  id_product: 'number or text of 1 to 18 digits',
};

/** `value` as `schema` reads it, or null. */
export function castTo<T extends AnyObject>(schema: ObjectSchema<T>, value: unknown): T | null {
  const read = cast(schema, value);
  return 'item' in read ? read.item : null;
}

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
