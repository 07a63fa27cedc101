import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { MAX_LINES, MAX_QUANTITY, toLineText } from '@/lib/quotation-list/address';
import { routes } from '@/lib/routes';
import type { PastedLine, PastedList } from './parse';

export type PastedAddress = PastedList & {
  /** The list to which the lines are to be added where there are no scripts, as a text of formatList. */
  readonly base: string;
};

/** The framework's router sends the address of the page twice more, as headers; Node takes 16 KB of them in all, nginx 8 KB of each. */
const MAX_CODE_CHARS = 6_000;
/** A hundred lines of the longest words, and the longest list. */
const MAX_BYTES = 128 * 1024;
const MAX_BASE_CHARS = 6_000;
const MAX_WORD = 30;
const MAX_NAMELESS = 120;
const OPTIONS = {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 9 },
};
const BASE = /^[\w~/-]*$/;

/** A pasted list as one part of an address: as many of its lines as fit; `left` in it counts the others. */
export function formatPasted({ lines, left, base, nameless }: PastedAddress): string {
  const code = brotliCompressSync(toText({ lines, left, base, nameless }), OPTIONS).toString('base64url');
  if (code.length <= MAX_CODE_CHARS) return code;
  if (lines.length === 0) return formatPasted({ lines, left, base: '', nameless: [] });
  const fitting = Math.floor((lines.length * MAX_CODE_CHARS) / (code.length + 1));
  return formatPasted({ lines: lines.slice(0, fitting), left: left + lines.length - fitting, base, nameless });
}

/** Address of the page that says what the lines of a pasted list mean. */
export function toReviewPath(pasted: PastedAddress): string {
  return `${routes.pastedList}/${formatPasted(pasted)}`;
}

/** The list of a text of formatPasted; null for anything else. */
export function readPasted(code: string): PastedAddress | null {
  if (code.length > MAX_CODE_CHARS) return null;
  try {
    const text = brotliDecompressSync(Buffer.from(code, 'base64url'), { maxOutputLength: MAX_BYTES }).toString();
    const [head = '', ...rows] = text.split('\n');
    const [left = '', base = '', ...words] = head.split('\t');
    const isKnown = /^\d{1,7}$/.test(left) && BASE.test(base) && base.length <= MAX_BASE_CHARS;
    if (!isKnown) return null;
    const nameless = words.slice(0, MAX_NAMELESS).map(toWord).filter(Boolean);
    return { lines: rows.slice(0, MAX_LINES).flatMap(toLine), left: Number(left), base, nameless };
  } catch {
    return null;
  }
}

function toText({ lines, left, base, nameless }: PastedAddress): string {
  const known = BASE.test(base) && base.length <= MAX_BASE_CHARS ? base : '';
  const rows = lines.map(({ text, quantity, unit, code, asked, times, remark }) =>
    [quantity, unit, code, text, asked, times, remark].join('\t').trimEnd(),
  );
  return [[left, known, ...nameless].join('\t'), ...rows].join('\n');
}

function toLine(row: string): PastedLine[] {
  const [count = '', unit = '', code = '', words = '', asked = '', times = '', remark = ''] = row.split('\t');
  const [quantity, text] = [Number(count), toLineText(words)];
  if (!/^[1-9]\d{0,2}$/.test(count) || quantity > MAX_QUANTITY || text === '') return [];
  const optional = Object.entries({ unit, code, asked }).map(([name, value]) => [name, toWord(value)]);
  return [
    {
      text,
      quantity,
      ...Object.fromEntries(optional.filter(([, value]) => value)),
      ...(/^\d{1,3}$/.test(times) && { times: Number(times) }),
      ...(toLineText(remark) && { remark: toLineText(remark) }),
    },
  ];
}

const toWord = (text: string) => toLineText(text).slice(0, MAX_WORD).trim();
