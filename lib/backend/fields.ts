import { limits } from '@/content/limits';
import { type Attribute, detailTextNames, documentTypes, type NamedItem, relationNames } from '@/lib/catalogue/product';
import { isRecord } from '@/lib/http/records';
import { ID } from '@/lib/ids';
import { isAbsent, toFirstAddress, toOneLine, toPlainText } from '@/lib/plain-text';
import { type Fault, getKind, noteFault, toAnswerError, toStatusError } from './errors';

/** Longest texts that are read, in characters; a page says a name some twenty times. */
const MAX_TEXT = 20_000;
const MAX_NAME = 500;
/** A longer address is none: what is cut leads nowhere. */
const MAX_ADDRESS = 2_048;

/** The first `most` characters of a text or number, without what is no character; '' for anything else. */
function toText(sent: unknown, most: number): string {
  if (typeof sent !== 'string' && typeof sent !== 'number') return '';
  return String(sent)
    .slice(0, most)
    .replace(/[\p{Surrogate}\uFFFD]/gu, '');
}

const unlessAbsent = (text: string) => (isAbsent(text) ? '' : text);

/** A text or number in one line of plain text; '' for anything else. */
const toName = (sent: unknown) => toOneLine(toText(sent, MAX_NAME));

/** The same of a text that need not be there: 'N/A' says that there is none. */
const toLine = (sent: unknown) => unlessAbsent(toName(sent));

/** A text or number in plain lines; '' for anything else. */
export const toParagraphs = (sent: unknown) => toPlainText(toText(sent, MAX_TEXT)).trim();

/** A one-line text or number; '' for others and for longer ones than pages show: half an identifier misleads. */
function toShortText(sent: unknown): string {
  const short = toLine(sent);
  return short.length > limits.details.text ? '' : short;
}

/** The first address of a field that may have several; '' for none. */
function toAddress(sent: unknown): string {
  const first: unknown = Array.isArray(sent) ? sent[0] : sent;
  const address = typeof first === 'string' ? toFirstAddress(first) : '';
  return isAbsent(address) || address.length > MAX_ADDRESS ? '' : address.replace(/\p{Surrogate}/gu, '');
}

/** The day of '2026-11-21', '2026-11-21 08:00:00' or '2026-11-21T08:00:00Z'; null for what is no date. */
function toDay(sent: unknown): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(toLine(sent))?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** A whole number, which may be sent as a text; undefined for anything else. */
export function toWhole(sent: unknown): number | undefined {
  const number = typeof sent === 'string' && /^\s*-?\d{1,15}\s*$/.test(sent) ? Number(sent) : sent;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

/** Ids are digits, sent as number or text, without leading zeros; null for none, '' for an invalid one. */
function toId(sent: unknown): string | null {
  if (sent === undefined || sent === null) return null;
  const text = typeof sent === 'string' || typeof sent === 'number' ? String(sent).trim() : 'none';
  if (text === '') return null;
  const id = text.replace(/^0+(?=\d)/, '');
  return ID.test(id) ? id : '';
}

/** The fields of a category; only id and name are required (docs/backend-contract.md#optional-fields). */
export const categoryFields = {
  id: toId,
  name: toName,
  image_sm: toAddress,
};

/** The fields of a product, in a list or alone, and how each is read. */
export const productFields = {
  id: toId,
  id_product: toId,
  name: toName,
  slug: toLine,
  type: toLine,
  brand: toLine,
  image_sm: toAddress,
  image: toAddress,
  description: (sent: unknown) => unlessAbsent(toParagraphs(sent)),
  url: toAddress,
  code: toShortText,
  registro_sanitario: readRegistration,
  category: readCategory,
};

/** The fields of a search result, which shows facts; invalid attributes are left out. */
export const resultFields = { ...productFields, attributes: readAttributes };

/** Those of a product alone; parts of lists that make no sense are left out. */
export const wholeFields = {
  ...resultFields,
  ...readAll(detailTextNames, toShortText),
  documents: (sent: unknown) => readParts(sent, limits.details.documents, readDocument),
  ...readAll(relationNames, readProducts),
};

function readAll<N extends string, T>(names: readonly N[], read: (sent: unknown) => T) {
  return Object.fromEntries(names.map((name) => [name, read])) as Record<N, typeof read>;
}

export type Fields = Readonly<Record<string, (sent: unknown) => unknown>>;
/** What `fields` read; `id` is a good one. */
export type Item<F extends Fields> = Omit<{ readonly [field in keyof F]: ReturnType<F[field]> }, 'id'> & {
  readonly id: string;
};

/** The category that a product may carry; null when there is none or it makes no sense. */
function readCategory(sent: unknown): NamedItem | null {
  const { item } = readFields(categoryFields, sent);
  return item ? { id: item.id, name: item.name } : null;
}

/** A registration, of which the number may be sent alone; null for one without a number. */
function readRegistration(sent: unknown) {
  const whole: Part = isRecord(sent) ? sent : { number: sent };
  const number = toShortText(whole.number);
  const [holder, expiresAt, url] = [toShortText(whole.holder), toDay(whole.expires_at), toAddress(whole.url)];
  return number === '' ? null : { number, holder, expiresAt, url };
}

/** Other products; a broken list of them must not take the product's page down. */
function readProducts(sent: unknown): Item<typeof productFields>[] {
  return readParts(unwrapAnswer(sent), limits.details.related, (part) => readFields(productFields, part).item ?? null);
}

/** The attributes that a product may carry; of a repeated name the first counts. */
function readAttributes(sent: unknown): Attribute[] {
  const { most, name: maxName, value: maxValue } = limits.attributes;
  const names = new Set<string>();
  return readParts(sent, most, (part) => {
    const [name, value] = [toName(part.name), toParagraphs(part.value)];
    const isGood = name !== '' && name.length <= maxName && value !== '' && value.length <= maxValue;
    if (!isGood || names.has(name)) return null;
    names.add(name);
    return { name, value };
  });
}

/** A document of a known kind that may be linked. */
function readDocument({ url, type: kind, name }: Part) {
  const [type, address] = [documentTypes.find((known) => known === kind), toAddress(url)];
  if (!type || address === '' || linkAddress(address, null) === null) return null;
  return { type, url: address, name: toShortText(name) };
}

type Part = Readonly<Record<string, unknown>>;

/** The first `most` of a list of parts, without those of which `read` makes nothing; one alone may stand for a list. */
function readParts<T>(sent: unknown, most: number, read: (part: Part) => T | null): T[] {
  const parts = (toList(sent) ?? [sent]).slice(0, most).filter(isRecord);
  return parts.map(read).filter((part) => part !== null);
}

/** True where all that was sent could be read. */
export function isWhole(sent: unknown, read: unknown): boolean {
  if (!isSent(sent)) return true;
  if (Array.isArray(read)) return read.length === (toList(unwrapAnswer(sent)) ?? [sent]).length;
  return read !== '' && read !== null && read !== undefined;
}

/** True where something was sent. */
export const isSent = (sent: unknown) => !['absent', 'null', 'blank text'].includes(getKind(sent));

function toFault(field: string, expected: string, sent: unknown): Fault {
  return { field, expected, received: getKind(sent) };
}

type Read<T> = { readonly item: T; readonly fault?: undefined } | { readonly item?: undefined; readonly fault: Fault };

/** `sent` as `fields` read it, or why it cannot be read: it is no object, or has no good id or name. */
function readFields<F extends Fields>(fields: F, sent: unknown): Read<Item<F>> {
  if (!isRecord(sent)) return { fault: toFault('item', 'object', sent) };
  const item: Record<string, unknown> = {};
  for (const [field, read] of Object.entries(fields)) item[field] = read(sent[field]);
  const id = item.id_product ?? item.id;
  const bad = ['id', 'id_product'].find((field) => item[field] === '') ?? (id ? undefined : 'id');
  if (bad) return { fault: toFault(bad, 'number or text of 1 to 18 digits', sent[bad]) };
  if (item.name === '') return { fault: toFault('name', 'text', sent.name) };
  return { item: { ...item, id } as Item<F> };
}

/** Reads the one thing that `call` answered (bare or below `data`); throws a BackendError when it has no id or name. */
export function readOne<F extends Fields>(fields: F, answer: unknown, call: string): Item<F> {
  const sent = unwrapAnswer(answer);
  const read = readFields(fields, sent);
  if (read.fault) return refuse(call, read.fault);
  for (const [field, value] of Object.entries(read.item))
    if (isRecord(sent) && !isWhole(sent[field], value))
      noteFault(call, toFault(field, 'as in the contract', sent[field]));
  return read.item;
}

/** The first `most` valid items of a list, and what the first bad one lacks; throws a BackendError if none is valid. */
export function readList<F extends Fields>(fields: F, answer: unknown, most: number, call: string) {
  const list = toList(unwrapAnswer(answer));
  if (!list)
    return refuse(call, isRecord(answer) ? toFault('data', 'list', answer.data) : toFault('answer', 'list', answer));
  const read = list.slice(0, most).map((sent) => readFields(fields, sent));
  const items = read.flatMap(({ item }) => item ?? []);
  const fault = read.find((one) => one.fault)?.fault;
  // Were it read as an empty list, it would take the place of the last good one.
  if (fault && items.length === 0) return refuse(call, fault);
  if (fault) noteFault(call, fault);
  return { items, fault };
}

function refuse(call: string, fault: Fault): never {
  noteFault(call, fault);
  throw toAnswerError(fault);
}

/** What an answer says: what is below `data`, or the whole. */
export function unwrapAnswer(answer: unknown): unknown {
  return isRecord(answer) && answer.data !== undefined ? answer.data : answer;
}

/** A list, or the values of an object with integer keys, as PHP sends a list with gaps; null for others. */
export function toList(sent: unknown): readonly unknown[] | null {
  if (Array.isArray(sent)) return sent;
  return isRecord(sent) && Object.keys(sent).every((key) => /^\d+$/.test(key)) ? Object.values(sent) : null;
}

/** Throws the 404 that an answer to `path` with status 200 means: nothing at all, or words that there is none. */
export function refuseNothing(answer: unknown, path: string): unknown {
  const said = isRecord(answer) && !('id' in answer || 'id_product' in answer) ? answer : {};
  const inner = unwrapAnswer(answer);
  const isNone = inner === null || inner === '' || said.success === false;
  const isEmpty = path.startsWith('/product/') && typeof inner === 'object' && Object.keys(inner ?? {}).length === 0;
  const isCode404 = String(said.code) === '404' && said.data === undefined;
  if (isNone || isEmpty || isCode404) throw toStatusError(404);
  return answer;
}

/** Address of a file, http(s) only, relative to `origin` (null: the site itself); null if it must not be linked. */
export function linkAddress(text: string, origin: string | null): string | null {
  if (text === '' || text.length > MAX_ADDRESS) return null;
  const base = origin ?? 'http://site.invalid';
  if (!URL.canParse(text, `${base}/`)) return null;
  const url = new URL(text, `${base}/`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  // '/..//host' comes out as '//host', which a browser would take for another site.
  if (origin === null && url.origin === base) return url.pathname.replace(/^\/+/, '/') + url.search;
  return url.href;
}
