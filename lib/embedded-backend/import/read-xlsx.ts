import { type CellValue, readXlsx as readWorkbook, streamXlsxRows } from 'hucre/xlsx';
import { bounds, createRowCheck } from './bounds';
import { fold, shorten, type Table, toShown, trimCells } from './table';
import { unpackXlsx } from './unpack-xlsx';

/** Digits that a number of a spreadsheet has; what follows is noise of the binary form. */
const DIGITS = 15;

export type XlsxOptions = {
  readonly sheet?: string | undefined;
  /** Gives every cell of a merged range the text that Excel shows over it, downwards. */
  readonly isFilled?: boolean | undefined;
};

/** Reads the sheet that is asked for, else the first that `isWanted`; throws when there is none. Formulas have the value that Excel stored. */
export async function readXlsx(
  bytes: Uint8Array,
  { sheet, isFilled = false }: XlsxOptions,
  isWanted: (table: Table) => boolean,
): Promise<Table & { readonly sheet: string; readonly others: readonly string[] }> {
  const workbook = unpackXlsx(bytes);
  const all = await listSheets(workbook);
  const names = sheet === undefined ? all : all.filter((name) => fold(name) === fold(sheet));
  for (const name of names) {
    const table = await readSheet(workbook, name, isFilled);
    if (all.length === 1 || sheet !== undefined || isWanted(table))
      return { ...table, sheet: name, others: all.filter((other) => other !== name) };
  }
  const reason = sheet === undefined ? 'no sheet has a row with a name column' : `there is no sheet '${sheet}'`;
  throw new Error(`${reason}; the sheets are: ${shorten(all, toShown, 'sheets').join(', ')} (--sheet NAME)`);
}

async function listSheets(workbook: Uint8Array): Promise<string[]> {
  const names: string[] = [];
  await readWorkbook(workbook, { sheets: ({ name }) => names.push(name) < 0 });
  return names;
}

async function readSheet(workbook: Uint8Array, sheet: string, isFilled: boolean): Promise<Table> {
  const rows = new Map<number, string[]>();
  const checkRow = createRowCheck(`sheet ${toShown(sheet)}`);
  for await (const { index, values } of streamXlsxRows(workbook, { sheet })) {
    const cells = trimCells(values.map(toText));
    if (cells.length === 0) continue;
    checkRow(index + 1, cells.length);
    rows.set(index, cells);
  }
  if (isFilled) await fillMerged(workbook, sheet, rows);
  return { rows: [...rows].map(([index, cells]) => ({ line: index + 1, cells, width: bounds.columns })), faults: [] };
}

async function fillMerged(workbook: Uint8Array, sheet: string, rows: Map<number, string[]>): Promise<void> {
  const { sheets } = await readWorkbook(workbook, { sheets: [sheet], maxRows: 1 });
  let visited = 0;
  for (const { startRow, startCol, endRow } of sheets[0]?.merges ?? []) {
    const text = rows.get(startRow)?.[startCol] ?? '';
    for (let row = startRow + 1; row <= endRow && text !== ''; row += 1) {
      visited += 1;
      if (visited > bounds.cells) throw new Error(`the file has more than ${bounds.cells} merged cells`);
      const cells = rows.get(row);
      if (!cells) continue;
      while (cells.length < startCol) cells.push('');
      cells[startCol] = text;
    }
  }
}

/** The text of a cell as a person in Colombia reads it: decimal commas, dates as 2026-11-23. */
function toText(value: CellValue): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS))).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return value?.trim() ?? '';
}
