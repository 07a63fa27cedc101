import { writeFile } from 'node:fs/promises';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { getErrorCode } from '@/lib/database/error-code';
import { columns, INVISIBLE_BUT_LINES } from './format';
import type { Listed } from './listed';

const HEADER = columns.map((name) => ({ value: name, fontWeight: 'bold' as const }));
const WIDTHS: Partial<Record<keyof Listed, number>> = { received_at: 25, email: 30, description: 60, product: 40 };

/** Writes a workbook of Excel to the new private file `path`; its cells are texts and numbers, never formulas. Throws when the file is there. */
export async function writeSpreadsheet(path: string, rows: readonly Listed[]): Promise<void> {
  const sheet: SheetData = [HEADER, ...rows.map((row) => columns.map((name) => toCell(row[name])))];
  const options = { columns: columns.map((name) => ({ width: WIDTHS[name] ?? 16 })), stickyRowsCount: 1 };
  const content = await writeExcelFile(sheet, options).toBuffer();
  await writeFile(path, content, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw getErrorCode(error) === 'EEXIST' ? new Error(`${path} is there already: nothing was written`) : error;
  });
}

/** The type makes a text of '=1+1' too; signs that XML does not know would spoil the file. */
function toCell(value: string | number | null) {
  if (typeof value !== 'string') return value;
  return { value: value.replace(INVISIBLE_BUT_LINES, ' '), type: String };
}
