import { unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { toCell } from '@/lib/embedded-backend/import/apostrophe';

/** https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 */
const MAX_CELL_LENGTH = 32_767;
const WIDTHS: Readonly<Record<string, number>> = { name: 40, category: 30, description: 60 };
/** The first moment that a zip can name: the time of the export would make every file another one. */
const ZIP_TIME = new Date(1980, 0, 1);
/** XML does not know these signs. */
const INVISIBLE_BUT_LINES = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;

/** A table as a workbook of Excel, all of its cells texts; the same table gives the same bytes. Throws for a text that no cell takes. */
export async function toXlsx(table: readonly (readonly string[])[]): Promise<Uint8Array> {
  const header = table.findIndex((cells) => cells[0] !== '');
  const rows = table.map((cells, row) => cells.map((text) => toTextCell(text, row <= header)));
  const options = {
    sheet: 'Catálogo',
    columns: (table[header] ?? []).map((name) => ({ width: WIDTHS[name] ?? 16 })),
    stickyRowsCount: header + 1,
  };
  const written = await writeExcelFile(rows, options).toBuffer();
  return zipSync(unzipSync(written), { mtime: ZIP_TIME });
}

function toTextCell(text: string, isHeading: boolean) {
  if (text.length > MAX_CELL_LENGTH)
    throw new Error(
      `'${text.slice(0, 40)}…' is longer than a cell of Excel takes (${MAX_CELL_LENGTH}): export .json or .csv`,
    );
  if (text === '') return null;
  const value = toCell(text.replace(INVISIBLE_BUT_LINES, ' '), false);
  return { value, type: String, ...(isHeading && { fontWeight: 'bold' as const }) };
}
