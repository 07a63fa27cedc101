import { parse } from 'csv-parse/browser/esm/sync';
import { clientLimits } from '@/content/client/limits';
import { pasteFile } from '@/content/paste';
import { decodeText, guessDelimiter } from '@/lib/decode';
import { PASTE_FIELD } from '@/lib/quotation-list/fields';
import { readWorkbook } from '@/lib/spreadsheet';

const MAX_FILE_BYTES = 5 * 1024 ** 2;
/** A list of 100 lines is far smaller; a bomb says thousands of times its own size. */
const BOUNDS = { unpackedBytes: 50 * 1024 ** 2, rows: 100_000, columns: 500, cells: 1_000_000 };
/** Rows that are shown: those of a list, its headings, and enough more for it to be said that there are too many. */
const MAX_ROWS = clientLimits.quotationList.lines * 2;
/** No more of a row is read (lib/pasted-list/parse.ts). */
const MAX_ROW_CHARS = 1_000;
/** First bytes of an .xlsx file, which is a zip archive. */
const ZIP = [0x50, 0x4b];

/** Puts the rows of a file into the text area of its form, as spreadsheets copy them; returns the outcome in words. */
export async function readFile({ files, form }: HTMLInputElement): Promise<string> {
  const file = files?.[0];
  if (!file) return '';
  if (file.size > MAX_FILE_BYTES) return pasteFile.tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rows = (await readRows(bytes)).map(toRow).filter((row) => /[\p{L}\p{N}]/u.test(row));
  const area = form?.elements.namedItem(PASTE_FIELD);
  if (!(area instanceof HTMLTextAreaElement) || rows.length === 0) return pasteFile.empty;
  area.value = [area.value.trim(), ...rows.slice(0, MAX_ROWS)].filter(Boolean).join('\n');
  area.focus();
  return pasteFile.read(file.name, rows.length);
}

async function readRows(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    const sheets = await readWorkbook(bytes, BOUNDS);
    return sheets.find(({ rows }) => rows.some((cells) => cells.some(Boolean)))?.rows ?? [];
  }
  const { text } = decodeText(bytes);
  const options = { bom: true, relax_column_count: true, relax_quotes: true, to: MAX_ROWS + 1 };
  return parse(text, { ...options, delimiter: guessDelimiter(text), skip_empty_lines: true });
}

function toRow(cells: readonly string[]): string {
  const texts = cells.map((cell) => cell.replace(/[\s"]+/g, ' ').trim());
  return texts.join('\t').slice(0, MAX_ROW_CHARS).trimEnd();
}
