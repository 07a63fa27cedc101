import { unzipSync } from 'fflate';
import { parseCsv } from 'hucre/csv';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import { clientLimits } from '@/content/client/limits';
import { pasteFile } from '@/content/client/paste-file';
import { PASTE_FIELDS } from '@/lib/pasted-list/fields';

const MAX_FILE_BYTES = 5 * 1024 ** 2;
/** A list of 100 lines is far smaller; a bomb says thousands of times its own size. */
const MAX_UNPACKED_BYTES = 50 * 1024 ** 2;
/** Rows that are shown: those of a list, its headings, and enough more for it to be said that there are too many. */
const MAX_ROWS = clientLimits.quotationList.lines * 2;
const MAX_CELLS = 12;
const MAX_CELL_CHARS = 240;
/** First bytes of an .xlsx file, which is a zip archive. */
const ZIP = [0x50, 0x4b];

/** Puts the rows of the file of `input` into the text area of its form, as a spreadsheet copies them; returns what happened, in words. */
export async function readFile({ files, form }: HTMLInputElement): Promise<string> {
  const file = files?.[0];
  if (!file) return '';
  if (file.size > MAX_FILE_BYTES) return pasteFile.tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rows = (await readRows(bytes)).map(toRow).filter((row) => /[\p{L}\p{N}]/u.test(row));
  const area = form?.elements.namedItem(PASTE_FIELDS.text);
  if (!(area instanceof HTMLTextAreaElement) || rows.length === 0) return pasteFile.empty;
  area.value = [area.value.trim(), ...rows.slice(0, MAX_ROWS)].filter(Boolean).join('\n');
  area.focus();
  return pasteFile.read(file.name, rows.length);
}

async function readRows(bytes: Uint8Array): Promise<readonly CellValue[][]> {
  if (!ZIP.every((byte, index) => bytes[index] === byte))
    return parseCsv(decode(bytes), { maxRows: MAX_ROWS + 1, skipEmptyRows: true });
  checkUnpackedSize(bytes);
  const { sheets } = await readXlsx(bytes, { maxRows: MAX_ROWS + 1 });
  return sheets.find(({ rows }) => rows.length > 0)?.rows ?? [];
}

function toRow(cells: readonly CellValue[]): string {
  return cells.slice(0, MAX_CELLS).map(toText).join('\t').trimEnd();
}

function toText(value: CellValue): string {
  const text = value instanceof Date ? '' : String(value ?? '');
  return text
    .replace(/[\s"]+/g, ' ')
    .trim()
    .slice(0, MAX_CELL_CHARS);
}

/** Spreadsheets in Spanish write Latin-1 too. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Throws for an archive that says it unpacks to more than a browser should hold; unpacks nothing. */
function checkUnpackedSize(bytes: Uint8Array): void {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  if (size > MAX_UNPACKED_BYTES) throw new Error('the file unpacks to too much');
}
