import { readFile, stat } from 'node:fs/promises';
import { bounds } from './bounds';
import type { Maps } from './columns';
import { hasHeader } from './find-header';
import { decodeText, readCsv } from './read-csv';
import { type JsonRead, readJson } from './read-json';
import { readXlsx } from './read-xlsx';
import { type SpreadsheetRead, toRecords } from './to-records';

export type ReadOptions = {
  /** The columns of fields whose heading is not usual. */
  readonly maps?: Maps;
  readonly delimiter?: string | undefined;
  readonly encoding?: string | undefined;
  /** The name of a workbook's sheet. */
  readonly sheet?: string | undefined;
  /** Fills merged cells downwards; in CSV the empty cells of the category. */
  readonly isFilled?: boolean | undefined;
};

export type FileRead = SpreadsheetRead & Partial<Pick<JsonRead, 'categories' | 'suggested' | 'removed'>>;

/** Reads the records of a JSON, CSV or xlsx file; throws when it is none of them, has no header, or has more than `bounds`. */
export async function readCatalogueFile(path: string, options: ReadOptions = {}): Promise<FileRead> {
  const { encoding, maps = {}, isFilled } = options;
  if (/\.json$/i.test(path)) {
    const decoded = decodeText(await readFile(path), encoding);
    return { ...readJson(decoded.text), notes: [decoded.encoding] };
  }
  const { size } = await stat(path);
  if (size > bounds.fileBytes) throw new Error(`${path} has more than ${bounds.fileBytes / 1024 ** 2} MB`);
  const bytes = await readFile(path);
  if (/\.xls[xm]?$/i.test(path)) {
    const table = await readXlsx(bytes, options, ({ rows }) => hasHeader(rows, maps));
    const read = toRecords(table, { maps });
    return { ...read, notes: [`sheet: ${table.sheet}`, ...read.notes] };
  }
  const decoded = decodeText(bytes, encoding);
  const read = toRecords(readCsv(decoded.text, options.delimiter), { maps, isFilled });
  return { ...read, notes: [decoded.encoding, ...read.notes] };
}
