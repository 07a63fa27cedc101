import listWords from '@/content/pasted-list.json' with { type: 'json' };
import { MAX_LINES, toLineText } from '@/lib/quotation-list/address';
import { type ReadLine, readLine } from './line';
import { findColumns, readByHeadings, readByLook } from './table';

export type PastedList = {
  readonly lines: readonly ReadLine[];
  /** How many lines more there are than a list takes. */
  readonly left: number;
};

/** No more is read of a text, and of a row. */
const MAX_CHARS = 1024 ** 2;
const MAX_ROW_CHARS = 1_000;
const MAX_CELLS = 40;
/** Rows that are read: those of a list, and the headings of its tables. */
const MAX_ROWS = MAX_LINES + 20;
/** A cell of several lines or parts, as spreadsheets write it: in quotation marks, those inside doubled. */
const QUOTED = /(^|[\t\n,;])"((?:[^"]|""){0,2000})"(?=[\t\n,;]|$)/g;
/** Start of a message in a copied chat: '[10:32, 23/11/2026] Ana: ', '23/11/26, 10:32 a. m. - Ana: '. */
const SENDER = /^(?:\[[\d:/.,\sapm]{5,40}\]\s?|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s[\d:.\sapm]{4,20}-\s)[^:]{1,60}:\s/iu;
/** Bold letters of a message: '*2 DEA* para el gimnasio'. */
const BOLD = /(?<![\p{L}\p{N}])\*([^\s*][^*]*)\*(?![\p{L}\p{N}])/gu;
const BULLET = /^(?:[-–—•·*▪►✓✔➤>○●◦]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})+\s*(?=\S)/u;
/** '1.', '2)', '3.-', 'a)', 'Ítem 4:', 'N° 5' */
const NUMBERING = /^(?:(?:[ií]tem|n[°º]|#)\.?\s*\d{1,3}[:.)–—-]*|\d{1,3}(?:\.-?|\)-?)|[a-z]\))\s+(?=\S)/iu;
const TOTAL = /^(?:sub ?)?total(?:es)?(?: (?:general|a pagar))?\P{L}*$|^iva\P{L}*$/iu;
/** A row that begins so and says no number greets or thanks. */
const COURTESY = new RegExp(`^(?:${listWords.courtesies})(?!\\p{L})\\P{N}{0,40}$`, 'iu');

/** The lines of a text from a spreadsheet, a message or a mail, at most 100; takes time in proportion to its length. */
export function parsePasted(pasted: string): PastedList {
  const rows = splitRows(pasted);
  const lines: ReadLine[] = [];
  let columns: ReturnType<typeof findColumns> = null;
  for (const cells of rows.slice(0, MAX_ROWS)) {
    const headings = findColumns(cells);
    columns = headings ?? columns;
    const [first = ''] = cells.filter(Boolean);
    if (headings || TOTAL.test(first) || (cells.length === 1 && COURTESY.test(first))) continue;
    const read = cells.length === 1 ? readLine(first) : columns ? readByHeadings(cells, columns) : readByLook(cells);
    const line = { ...read, text: toLineText(read.text), note: toLineText(read.note) };
    if (line.text !== '') lines.push(line);
  }
  const left = Math.max(0, lines.length - MAX_LINES) + Math.max(0, rows.length - MAX_ROWS);
  return { lines: lines.slice(0, MAX_LINES), left };
}

/** The cells of each row that has words. */
function splitRows(pasted: string): string[][] {
  const rows = pasted
    .slice(0, MAX_CHARS)
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(
      QUOTED,
      (_, before: string, cell: string) => before + cell.replaceAll('""', '"').replace(/[\n\t,;|]+/g, ' '),
    )
    .split('\n')
    .filter((row) => /[\p{L}\p{N}]/u.test(row));
  const isTable = rows.slice(0, MAX_CELLS).some((row) => row.includes(',') && findColumns(toCells(row, /,/)));
  return rows.map((row, index) => (index < MAX_ROWS ? toCells(row, isTable ? /[\t,]/ : /\t|\s{3,}|[;|]/) : []));
}

function toCells(row: string, separator: RegExp): string[] {
  const plain = row.slice(0, MAX_ROW_CHARS).normalize('NFC').replace(SENDER, '').replace(BOLD, '$1');
  const texts = plain.split(separator, MAX_CELLS).map((cell) => cell.replace(/[\s\p{C}]+/gu, ' ').trim());
  while (texts.length > 1 && texts.at(-1) === '') texts.pop();
  if (texts.length > 1 && texts[0] === '' && /^\s*\|/.test(row)) texts.shift();
  return texts.map((text, index) => (index === 0 ? text.replace(BULLET, '').replace(NUMBERING, '') : text));
}
