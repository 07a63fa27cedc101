import { listLimits } from '@/content/list-limits';
import { ID_PATTERN } from '@/lib/ids';
import { normalizeSearch } from '@/lib/text';
import { FREE, joinList, type ListItem, MAX_LINES, parseList } from './address';
import { type LeftOut, toLeftOut } from './left-out';

/** What a visitor needs and the catalogue does not have, in the visitor's words. */
export type FreeLine = { readonly text: string; readonly quantity: number; readonly note?: string };

/** A whole quotation list: products, and free lines after them. */
export type QuotationLines = { readonly items: readonly ListItem[]; readonly free: readonly FreeLine[] };

export type ParsedLines = QuotationLines & {
  /** What of the texts was left out. */
  readonly leftOut: LeftOut | null;
};

/** More than 100 lines of Spanish with a note each; no more is read of any text. A form that carries it stays below 64 KB. */
const MAX_CHARS = 48_000;
/** Between two lines, and between the parts of one. A text has one space at a time, so no text has these. */
const LINE = '___';
const PART = '__';
/** What a line is: `101` the note of product 101, `x3` three of what the visitor describes. */
const HEAD = new RegExp(`^(?:x([1-9]\\d{0,2})|(${ID_PATTERN}))$`);
const ESCAPED = /_|~([0-9a-f]{1,6})~/g;

/** `text` as one line of a list: white space, control and bidirectional characters folded into one space, at most 120 code points. */
export function toLineText(text: string): string {
  return normalizeSearch(text, listLimits.text);
}

/** The list of `items` (`101x2-305`) and `extras` (`101__con_cable___x3__silla_de_ruedas`): at most 100 lines; what is no line is left out. */
export function parseLines(items: string, extras: string): ParsedLines {
  const list = parseList(items);
  const { notes, free: all, hasDropped } = parseExtras(extras);
  const noted = list.items.map((item) => withNote(item, notes.get(item.id) ?? ''));
  const isStray = [...notes.keys()].some((id) => !noted.some((item) => item.id === id));
  const free = all.slice(0, Math.max(0, MAX_LINES - noted.length));
  return {
    items: noted,
    free,
    leftOut: free.length < all.length ? 'lines' : (toLeftOut(list) ?? (hasDropped || isStray ? 'words' : null)),
  };
}

/** The notes and free lines of a text of formatExtras. */
function parseExtras(text: string) {
  const known = text.length > MAX_CHARS ? text.slice(0, Math.max(0, text.lastIndexOf(LINE, MAX_CHARS))) : text;
  const notes = new Map<string, string>();
  const free: FreeLine[] = [];
  const parts = known === '' ? [] : known.split(LINE);
  for (const part of parts) {
    const [head = '', ...texts] = part.split(PART);
    const [first = '', note = '', ...others] = texts.map(decode);
    const [, quantity, id = ''] = HEAD.exec(head) ?? [];
    if (first === '' || others.length > 0) continue;
    if (quantity) free.push(withNote<FreeLine>({ text: first, quantity: Number(quantity) }, note));
    else if (id && note === '' && !notes.has(id)) notes.set(id, first);
  }
  return { notes, free, hasDropped: known !== text || notes.size + free.length < parts.length };
}

/** The notes and free lines of a list as one text of letters, digits, `-`, `_` and `~`, which no browser, proxy or router spells otherwise. */
export function formatExtras({ items, free }: QuotationLines): string {
  return [
    ...items.map(({ id, note }) => [id, note]),
    ...free.map(({ text, quantity, note }) => (encode(text) ? [`x${quantity}`, text, note] : [])),
  ]
    .map(([head = '', ...texts]) => [head, ...texts.map(encode).filter(Boolean)])
    .flatMap((parts) => (parts.length > 1 ? [parts.join(PART)] : []))
    .join(LINE);
}

/** formatExtras of as many lines as an address carries, and how many lines are not whole in it. */
export function fitExtras(lines: QuotationLines): { readonly extras: string; readonly left: number } {
  const whole = formatExtras(lines).split(LINE);
  let [count, length] = [0, -LINE.length];
  for (const line of whole) {
    length += LINE.length + line.length;
    if (length > listLimits.address) break;
    count++;
  }
  return { extras: whole.slice(0, count).join(LINE), left: whole.length - count };
}

/** The one text of a list that this device remembers: `101x2-305`, with its notes and free lines `101x2-305/101__con_cable`. */
export function formatLines(lines: QuotationLines): string {
  return joinList(lines.items, formatExtras(lines));
}

/** The list of a text of formatLines. */
export function readLines(text: string): ParsedLines {
  const [items = '', extras = ''] = text.split('/');
  return parseLines(items, extras);
}

/** The two texts of an address, as its segments are after /cotizacion/. */
export function readAddress(items = '', extras = ''): ParsedLines {
  return parseLines(items === FREE && extras ? '' : items, extras);
}

/** `line` with `note` as its note, or without one where that is ''. */
export function withNote<Line extends ListItem | FreeLine>(line: Line, note: string): Line {
  const { note: _, ...rest } = line;
  return (note === '' ? rest : { ...rest, note }) as Line;
}

function encode(text = ''): string {
  return toLineText(text).replace(/[^A-Za-z0-9-]/gu, (letter) =>
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
