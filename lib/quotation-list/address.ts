import { clientLimits } from '@/content/client/limits';
import { ID_PATTERN } from '@/lib/ids';
import { routes } from '@/lib/routes';
import { foldAccents, normalizeSearch } from '@/lib/text';
import { splitList } from './list-text';

const limits = clientLimits.quotationList;
export const MAX_LINES = limits.lines;
export const MAX_QUANTITY = limits.quantity;

/** A line of a quotation list: a product by `id` or the visitor's own words, the quantity and a note. */
export type Line = {
  readonly id?: string;
  readonly text?: string;
  readonly quantity: number;
  readonly note?: string;
};

/** Fragment of the address to which a list leads when something of it was left out. */
export const INCOMPLETE = 'incompleta';

export type ParsedList = {
  readonly lines: readonly Line[];
  /** False where something of the text was left out. */
  readonly isWhole: boolean;
};

/** Most characters read: over 100 lines of Spanish with notes; a form that carries it stays below 64 KB. */
const MAX_CHARS = 50_000;
/** Between the parts of a line. A text has one space at a time, so none has it. */
const PART = '__';
/** `101`, `101x2` for a product, `x3` before other words. */
const HEAD = new RegExp(`^(${ID_PATTERN})?(?:x([1-9]\\d{0,2}))?$`);
const ESCAPED = /_|~([0-9a-f]{1,6})~/g;
/** Between two notes of one product. */
const AND = '; ';

/** `text` as words of a line: white space, control and bidi characters become one space; at most 120 code points. */
export function toLineText(text: string): string {
  return normalizeSearch(text, limits.text);
}

/** The list of a text of formatList: at most 100 lines, each product once; what is no line is left out. */
export function parseList(text: string): ParsedList {
  const known = text.length > MAX_CHARS ? text.slice(0, Math.max(0, text.lastIndexOf('-', MAX_CHARS))) : text;
  const lines: Line[] = [];
  const ids = new Set<string>();
  let isWhole = known === text;
  for (const part of splitList(known)) {
    const [head = '', ...texts] = part.split(PART);
    const [, id = '', count = ''] = HEAD.exec(head) ?? [];
    const [first = '', second = ''] = texts.map(decode);
    const isLine = id === '' ? count !== '' && first !== '' : !ids.has(id);
    if (!isLine || texts.length > (id === '' ? 2 : 1)) isWhole = false;
    if (!isLine) continue;
    if (lines.length === MAX_LINES) return { lines, isWhole: false };
    const quantity = Number(count || 1);
    if (id) ids.add(id);
    lines.push(id ? { id, quantity, note: first } : { text: first, quantity, note: second });
  }
  return { lines, isWhole };
}

/** The only spelling of a list: letters, digits, `-`, `_` and `~`, which no browser, proxy or router re-encodes. */
export function formatList(lines: readonly Line[]): string {
  return listTexts(lines).join('-');
}

function listTexts(lines: readonly Line[]): string[] {
  return lines.flatMap(({ id = '', text = '', quantity, note = '' }) => {
    const words = id === '' ? encode(text) : '';
    const head = id !== '' && quantity === 1 ? id : `${id}x${quantity}`;
    return id || words ? [head, words, encode(note)].filter(Boolean).join(PART) : [];
  });
}

/** formatList of as many lines as an address carries, and how many are not in it. */
export function fitList(lines: readonly Line[]): { readonly text: string; readonly left: number } {
  const texts = listTexts(lines);
  let length = -1;
  const end = texts.findIndex((text) => {
    length += text.length + 1;
    return length > limits.address;
  });
  const count = end < 0 ? texts.length : end;
  return { text: texts.slice(0, count).join('-'), left: texts.length - count };
}

/** Address of a list: /cotizacion/101x2-x3__silla, or /cotizacion while it is empty. */
export function toListPath(lines: readonly Line[]): string {
  const { text } = fitList(lines);
  return text === '' ? routes.quotationList : `${routes.quotationList}/${text}`;
}

/** Where a list is found, which says when something of it was left out, before or for want of room in its address. */
export function toListPlace({ lines, isWhole }: ParsedList): string {
  return toListPath(lines) + (isWhole && fitList(lines).left === 0 ? '' : `#${INCOMPLETE}`);
}

/** The lines of `mine`, then of `added`; quantities of equal ones are summed, at most 999; the first 100 lines stay. */
export function addLines(mine: readonly Line[], added: readonly Line[]) {
  const joined = new Map<string, Line>();
  for (const line of [...mine, ...added]) {
    const key = line.id ?? foldAccents(`${line.text}\n${line.note ?? ''}`);
    const before = joined.get(key);
    joined.set(key, before ? addLine(before, line) : line);
  }
  const lines = [...joined.values()];
  return { lines: lines.slice(0, MAX_LINES), left: Math.max(0, lines.length - MAX_LINES) };
}

function addLine(one: Line, other: Line): Line {
  const quantity = Math.min(MAX_QUANTITY, one.quantity + other.quantity);
  const notes = new Set([one.note, other.note].filter(Boolean));
  return { ...one, quantity, note: toLineText([...notes].join(AND)) };
}

function encode(text: string): string {
  return toLineText(text).replace(/[^A-Za-z0-9]/gu, (letter) =>
    letter === ' ' ? '_' : `~${letter.codePointAt(0)?.toString(16)}~`,
  );
}

function decode(text: string): string {
  const letters = text.replace(ESCAPED, (_, code?: string) => (code ? toLetter(Number.parseInt(code, 16)) : ' '));
  return toLineText(letters);
}

function toLetter(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
