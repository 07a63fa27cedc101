import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { MAX_LINES, toLineText } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import type { ReadLine } from './line';
import type { PastedList } from './parse';

export type PastedAddress = PastedList & {
  /** The list to which the lines are to be added where there are no scripts, as a text of formatList. */
  readonly base: string;
};

/** The router repeats the page's address in two headers; Node takes 16 KB of headers, nginx 8 KB of each. */
const MAX_CODE_CHARS = 6_000;
/** A hundred lines of the longest words, and the longest list. */
const MAX_BYTES = 128 * 1024;
const MAX_BASE_CHARS = 6_000;
const MAX_CODE = 30;
const OPTIONS = {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 9 },
};
const BASE = /^[\w~/-]*$/;

/** Address of the page that says what the lines of a pasted list mean. */
export function toReviewPath(pasted: PastedAddress): string {
  return `${routes.pastedList}/${formatPasted(pasted)}`;
}

/** A pasted list as one part of an address: as many of its lines as fit; `left` in it counts the others. */
export function formatPasted({ lines, left, base }: PastedAddress): string {
  const known = BASE.test(base) && base.length <= MAX_BASE_CHARS ? base : '';
  const rows = lines.map(({ quantity, code, text, note }) => [quantity, code, text, note].join('\t').trimEnd());
  const text = [`${left}\t${known}`, ...rows].join('\n');
  const code = brotliCompressSync(text, OPTIONS).toString('base64url');
  if (code.length <= MAX_CODE_CHARS) return code;
  if (lines.length === 0) return formatPasted({ lines, left, base: '' });
  const fitting = Math.floor((lines.length * MAX_CODE_CHARS) / (code.length + 1));
  return formatPasted({ lines: lines.slice(0, fitting), left: left + lines.length - fitting, base });
}

/** The list of a text of formatPasted; null for anything else. */
export function readPasted(code: string): PastedAddress | null {
  if (code.length > MAX_CODE_CHARS) return null;
  try {
    const text = brotliDecompressSync(Buffer.from(code, 'base64url'), { maxOutputLength: MAX_BYTES }).toString();
    const [head = '', ...rows] = text.split('\n');
    const [left = '', base = ''] = head.split('\t');
    const isKnown = /^\d{1,7}$/.test(left) && BASE.test(base) && base.length <= MAX_BASE_CHARS;
    return isKnown ? { lines: rows.slice(0, MAX_LINES).flatMap(toLine), left: Number(left), base } : null;
  } catch {
    return null;
  }
}

function toLine(row: string): ReadLine[] {
  const [count = '', code = '', text = '', note = ''] = row.split('\t').map(toLineText);
  const isLine = /^[1-9]\d{0,2}$/.test(count) && text !== '';
  return isLine ? [{ text, quantity: Number(count), note, code: code.slice(0, MAX_CODE) }] : [];
}
