import { listLimits } from '@/content/list-limits';
import { normalizeSearch } from '@/lib/text';

/** No more is read of a text, and of a row. */
const MAX_CHARS = 1024 ** 2;
const MAX_CELL_CHARS = 1_000;
const MAX_CELLS = 40;
/** A cell of several lines, as spreadsheets copy it: in quotation marks, those inside doubled. */
const QUOTED = /(^|[\t\n])"((?:[^"]|""){0,2000})"(?=[\t\n]|$)/g;
/** What a message begins with in a copied conversation: '[10:32, 23/11/2026] Ana: '. */
const SENDER = /^\[[\d:/.,\sapm]{5,40}\]\s?[^:]{1,60}:\s/iu;
const BULLET = /^(?:[-–—•·*▪►✓✔✅➤>○●◦]\s*)+(?=[^\s])/u;
/** A number that can be nothing but a line's own: '1.', '2)', '(3)', '4.-'. */
const SURE = /^\(?\d{1,3}(?:\.-?|\)\.?-?)\s+(?=\S)/u;
/** One that may be a quantity: '1 monitor', '2 - cama', '3: bomba'; not the begin of '1.000' or '1,5'. */
const POSSIBLE = /^(\d{1,3})(?![.,]\d)(?:\s*[-–—:.]\s*|\s+|$)/u;
/** Lines in a row that begin with 1, 2, 3 … and cannot be quantities. */
const MIN_IN_A_ROW = 4;
const CELL_END = /\t|\s{3,}|\s*[;|]\s*/u;

/** The cells of each row of a pasted text that has words; what is no row of the first `most` is counted alone. */
export function splitRows(pasted: string, most: number): { readonly rows: string[][]; readonly left: number } {
  const text = pasted
    .slice(0, MAX_CHARS)
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(QUOTED, (_, before: string, cell: string) => before + cell.replaceAll('""', '"').replace(/[\n\t]+/g, ' '));
  const rows: string[][] = [];
  let left = 0;
  for (const line of text.split('\n')) {
    if (!/[\p{L}\p{N}]/u.test(line)) continue;
    if (rows.length < most) rows.push(splitCells(line));
    else left += 1;
  }
  return { rows, left };
}

function splitCells(line: string): string[] {
  const start = line.slice(0, MAX_CELL_CHARS).normalize('NFC').replace(SENDER, '');
  const cells = start.split(CELL_END, MAX_CELLS).map((cell) => normalizeSearch(cell, listLimits.text * 2));
  return cells.map((cell, index) => (index === 0 ? cell.replace(BULLET, '') : cell));
}

/** The first cells of `rows` without the numbers of their lines, or null where they are not numbered from 1 on. */
export function findNumbered(rows: readonly (readonly string[])[]): string[] | null {
  const numbers = rows.map(([first = '']) =>
    Number(POSSIBLE.exec(first)?.[1] ?? SURE.exec(first)?.[0].match(/\d+/)?.[0]),
  );
  const begin = numbers.indexOf(1);
  const known = numbers.slice(Math.max(0, begin)).filter((number) => !Number.isNaN(number));
  const isRow = begin >= 0 && known.length >= MIN_IN_A_ROW && known.every((number, index) => number === index + 1);
  const sure = rows.map(([first = '']) => first.replace(SURE, ''));
  if (isRow) return sure.map((text) => text.replace(POSSIBLE, ''));
  return sure.some((text, index) => text !== rows[index]?.[0]) ? sure : null;
}
