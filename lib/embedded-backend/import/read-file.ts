import { readFile, stat } from 'node:fs/promises';
import { bounds } from './bounds';
import type { Maps } from './columns';
import { hasHeader } from './find-header';
import { decodeText, readCsv } from './read-csv';
import { type CatalogueRead, readJson, splitRows } from './read-json';
import { readXlsx } from './read-xlsx';
import { shorten, toShown } from './table';
import { toRecords } from './to-records';

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

/** Reads the records of a JSON, CSV or xlsx file; throws when it is none of them, has no header, or has more than `bounds`. */
export async function readCatalogueFile(path: string, options: ReadOptions = {}): Promise<CatalogueRead> {
  const { encoding, maps = {}, isFilled } = options;
  if (/\.json$/i.test(path)) {
    const decoded = decodeText(await readFile(path), encoding);
    return splitRows({ ...readJson(decoded.text), notes: [decoded.encoding] });
  }
  const { size } = await stat(path);
  if (size > bounds.fileBytes) throw new Error(`${path} has more than ${bounds.fileBytes / 1024 ** 2} MB`);
  const bytes = await readFile(path);
  if (/\.xls[xm]?$/i.test(path) || isBinary(bytes)) {
    const { sheet, others, ...table } = await readXlsx(bytes, options, ({ rows }) => hasHeader(rows, maps));
    const read = toRecords(table, { maps });
    const unread =
      others.length > 0 ? [`sheets that are not read: ${shorten(others, toShown, 'sheets').join(', ')}`] : [];
    return splitRows({ ...read, notes: [`sheet: ${toShown(sheet)}`, ...unread, ...read.notes] });
  }
  const decoded = decodeText(bytes, encoding);
  const read = toRecords(readCsv(decoded.text, options.delimiter), { maps, isFilled });
  return splitRows({ ...read, notes: [decoded.encoding, ...read.notes] });
}

/** No text begins like an archive (xlsx, ods) or an old file of Office. */
function isBinary(bytes: Uint8Array): boolean {
  return ['PK\x03\x04', '\xd0\xcf\x11\xe0'].some(
    (start) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === start,
  );
}
