import { type Line, MAX_LINES, MAX_QUANTITY, toLineText } from '@/lib/quotation-list/address';
import { foldAccents } from '@/lib/text';
import type { Counted } from './counted';
import { isQuantity } from './figure';
import { findNameless } from './nameless';
import { markNumbersBehind } from './number-behind';
import { findNumbered } from './numbering';
import { readQuantity } from './quantity';
import { splitRequests } from './requests';
import { splitRows } from './rows';
import { isClosing } from './signature';
import { type Columns, findColumns, readCells } from './table';

/** What a line of a pasted list asks for. */
export type PastedLine = Counted & {
  /** How many equal lines were added up, where there was more than one. */
  readonly times?: number;
};
export type PastedList = {
  readonly lines: readonly PastedLine[];
  /** How many lines more there are than a list takes. */
  readonly left: number;
  /** The words of the rows that name nothing to quote: 'TOTAL', 'IVA'. */
  readonly nameless: readonly string[];
};

/** Rows that are read: those of a list, and the headings of its tables. */
const MAX_ROWS = MAX_LINES + 20;

/** The lines of a text from a spreadsheet, a message or a mail: at most 100, equal ones added up. Rows of totals and headings are none. Takes time in proportion to its length. */
export function parsePasted(pasted: string): PastedList {
  const { rows, left } = splitRows(pasted, MAX_ROWS);
  const numbered = findNumbered(rows);
  const texts = markNumbersBehind(rows.map((cells, index) => numbered?.[index] ?? cells.join('\t')));
  const lines = new Map<string, PastedLine>();
  let columns: Columns | null = null;
  const nameless: string[] = [];
  let over = left;
  let isSigned = false;
  for (const [index, cells] of rows.entries()) {
    const headings = findColumns(cells, index === 0);
    columns = headings ?? columns;
    if (headings) continue;
    const words = findNameless(cells, lines.size > 0, isSigned, rows[index + 1]);
    if (words !== '') {
      isSigned ||= lines.size > 0 && isClosing(cells.join(' '));
      nameless.push(words);
      continue;
    }
    const reads =
      cells.length > 1
        ? [readCells([numbered?.[index] || (cells[0] ?? ''), ...cells.slice(1)], columns, numbered !== null)]
        : splitRequests(texts[index] ?? '').map(readQuantity);
    for (const read of reads) {
      const line = { ...read, text: toLineText(read.text) };
      if (line.text !== '' && !addLine(lines, line)) over += 1;
    }
  }
  return { lines: [...lines.values()], left: over, nameless };
}

/** Adds `line` to an equal one, else as a new one; false where there is no room for it. A quantity that no list can have stays by itself. */
function addLine(lines: Map<string, PastedLine>, line: PastedLine): boolean {
  const key = foldAccents([line.text, line.unit, line.code, line.remark, line.asked && lines.size].join('\n'));
  const before = lines.get(key);
  if (!before && lines.size >= MAX_LINES) return false;
  const total = line.quantity + Number(before?.asked ?? before?.quantity ?? 0);
  const added = before ? { ...line, times: (before.times ?? 1) + 1 } : line;
  lines.set(
    key,
    isQuantity(total) ? { ...added, quantity: total } : { ...added, quantity: MAX_QUANTITY, asked: String(total) },
  );
  return true;
}

/** The words of a line with what is counted, the quantity that a list cannot have, and remarks: 'guantes (1.000 cajas; talla M)'. */
export function toWords({ text, asked, unit, remark }: PastedLine): string {
  const counted = [asked && !text.includes(asked) && asked, unit].filter(Boolean).join(' ');
  const others = [counted, remark].filter(Boolean).join('; ');
  return others ? `${text} (${others})` : text;
}

/** The same as a line of a quotation list in the visitor's own words. */
export function toOwnLine(line: PastedLine): Line {
  return { text: toLineText(toWords(line)), quantity: line.quantity };
}
