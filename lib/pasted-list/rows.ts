import { listLimits } from '@/content/list-limits';
import { normalizeSearch } from '@/lib/text';

/** No more is read of a text, and of a row. */
const MAX_CHARS = 1024 ** 2;
const MAX_CELL_CHARS = 1_000;
const MAX_CELLS = 40;
/** A cell of several lines, as spreadsheets copy it: in quotation marks, those inside doubled. */
const QUOTED = /(^|[\t\n,;])"((?:[^"]|""){0,2000})"(?=[\t\n,;]|$)/g;
/** What a message begins with in a copied or exported conversation: '[10:32, 23/11/2026] Ana: ', '23/11/26, 10:32 a. m. - Ana: '. */
const SENDER = /^(?:\[[\d:/.,\sapm]{5,40}\]\s?|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s[\d:.\sapm]{4,20}-\s)[^:]{1,60}:\s/iu;
const BULLET = /^(?:[-–—•·*▪►✓✔➤>○●◦]\s*)+(?=[^\s])/u;
/** Pictures of a message: '👉🏽 5 termómetros', 'Gracias 🙏'. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;
/** Numbers of lines as pictures: '1️⃣ camilla'. */
const KEYCAPS = /((?:\d\u{FE0F}?\u{20E3})+)\s*/gu;
/** Bold letters of a message: '*2 DEA* para el gimnasio'. */
const BOLD = /(?<![\p{L}\p{N}])\*([^\s*][^*]*)\*(?![\p{L}\p{N}])/gu;
/** A row of its own that says how many of the row before: 'Cantidad: 3'. */
const COUNT_BELOW = /\n(?=[ \t]{0,9}cant(?:idad)?\.?[ \t]?[:=][ \t]{0,9}\d{1,4}[ \t]{0,9}(?:\n|$))/gi;
const CELL_END = /\t|\s{3,}|\s*[;|]\s*/u;

/** The cells of each row of a pasted text that has words; what is no row of the first `most` is counted alone. */
export function splitRows(pasted: string, most: number): { readonly rows: string[][]; readonly left: number } {
  const text = pasted
    .slice(0, MAX_CHARS)
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\? (?=\p{Lu})/gu, '?\n')
    .replace(COUNT_BELOW, ', ')
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
  const plain = line
    .slice(0, MAX_CELL_CHARS)
    .replace(KEYCAPS, (_, keys: string) => `${keys.replace(/\D/g, '')}) `)
    .replace(PICTOGRAPHS, '')
    .replace(BOLD, '$1');
  const start = plain.normalize('NFC').replace(SENDER, '');
  const cells = start.split(CELL_END, MAX_CELLS).map((cell) => normalizeSearch(cell, listLimits.text * 2));
  return cells.map((cell, index) => (index === 0 ? cell.replace(BULLET, '') : cell));
}
