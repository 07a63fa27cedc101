import { readFile, stat } from 'node:fs/promises';
import { type CsvError, parse } from 'csv-parse/sync';
import { decodeText, guessDelimiter, repairText } from '@/lib/decode';
import { type Category, dropBlank, type Removed, toText } from '@/lib/embedded-backend/catalogue';
import { rowTypes } from '@/lib/embedded-backend/flat-rows';
import { isRecord } from '@/lib/http/records';
import { toOneLine } from '@/lib/plain-text';
import { readWorkbook, type Sheet } from '@/lib/spreadsheet';
import { type Fault, type FileRecord, toShown } from './check';
import { fold } from './headings';
import { hasHeader, type Maps, type TableRow, toRecords } from './records';

/** What a spreadsheet may have at most: more than the largest catalogue that was measured, and less than fills the memory of a small host. */
export const bounds = {
  fileBytes: 64 * 1024 ** 2,
  unpackedBytes: 192 * 1024 ** 2,
  rows: 100_000,
  columns: 500,
  cells: 5_000_000,
} as const;
/** Characters of one row at most; a longer one is a quotation mark that is never closed, or no CSV. */
const MAX_ROW_LENGTH = 1_000_000;

export type ReadOptions = {
  /** The columns of fields whose heading is not usual. */
  readonly maps?: Maps;
  readonly delimiter?: string | undefined;
  readonly encoding?: string | undefined;
  /** The name of a workbook's sheet. */
  readonly sheet?: string | undefined;
  /** Gives a row without a category that of the row above. */
  readonly isFilled?: boolean;
};

/** What a file has, whatever its format. */
export type FileRead = {
  readonly records: readonly FileRecord[];
  readonly faults: readonly Fault[];
  readonly categories: readonly Category[];
  readonly suggested: readonly number[];
  readonly removed: readonly Removed[];
  /** What was understood and what was not used, for the report. */
  readonly notes: readonly string[];
};

type Fields = FileRecord['fields'];

/** Reads a JSON, CSV or xlsx file; throws when it is none of them, has no header, or has more than `bounds`. */
export async function readCatalogueFile(path: string, options: ReadOptions = {}): Promise<FileRead> {
  const { encoding, maps = {}, isFilled = false } = options;
  if (/\.json$/i.test(path)) {
    const decoded = decodeText(await readFile(path), encoding);
    return { ...readCatalogue(JSON.parse(decoded.text)), notes: [decoded.encoding] };
  }
  const { size } = await stat(path);
  if (size > bounds.fileBytes) throw new Error(`${path} tiene más de ${bounds.fileBytes / 1024 ** 2} MB`);
  const bytes = await readFile(path);
  if (/\.xls[xm]?$/i.test(path) || isBinary(bytes)) {
    const sheets = (await readWorkbook(bytes, bounds)).map(({ name, rows }) => ({ name, rows: toTableRows(rows) }));
    const chosen = chooseSheet(sheets, options);
    const others = sheets.filter(({ name }) => name !== chosen.name).map(({ name }) => toShown(name));
    const unread = others.length > 0 ? [`hojas que no se leen: ${others.slice(0, 20).join(', ')}`] : [];
    const read = toRecords(chosen.rows, maps, isFilled);
    return splitRows({ ...read, notes: [`hoja: ${toShown(chosen.name)}`, ...unread, ...read.notes] });
  }
  const decoded = decodeText(bytes, encoding);
  const { rows, faults } = readCsv(decoded.text, options.delimiter);
  const read = toRecords(rows, maps, isFilled);
  return splitRows({ ...read, faults: [...faults, ...read.faults], notes: [decoded.encoding, ...read.notes] });
}

/** No text begins like an archive (xlsx, ods) or an old file of Office. */
const isBinary = (bytes: Buffer) => ['504b0304', 'd0cf11e0'].includes(bytes.toString('hex', 0, 4));

/** The sheet that is asked for, else the first with a header; throws when there is none. */
function chooseSheet<T extends { name: string; rows: TableRow[] }>(sheets: readonly T[], options: ReadOptions): T {
  const { sheet, maps = {} } = options;
  const isWanted = ({ name, rows }: T) => (sheet ? fold(name) === fold(sheet) : hasHeader(rows, maps));
  const chosen = sheets.find(isWanted) ?? (sheets.length === 1 && !sheet ? sheets[0] : undefined);
  if (chosen) return chosen;
  const reason = sheet ? `no hay una hoja '${sheet}'` : 'ninguna hoja tiene una fila con una columna de nombres';
  const names = sheets.slice(0, 20).map(({ name }) => toShown(name));
  throw new Error(`${reason}; las hojas son: ${names.join(', ')} (--sheet NOMBRE)`);
}

/** The rows that are not blank, without blank cells at their ends. */
function toTableRows(rows: Sheet['rows']): TableRow[] {
  const trimmed = rows.map((cells, index) => ({
    line: index + 1,
    cells: cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1),
  }));
  return trimmed.filter(({ cells }) => cells.length > 0);
}

/** Reads a CSV text into its rows as a spreadsheet numbers them; what cannot be split becomes a fault. */
function readCsv(text: string, delimiter = guessDelimiter(text)): { rows: TableRow[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const rows: TableRow[] = [];
  let [line, count] = [0, 0];
  parse(text, {
    ...{ bom: true, delimiter, max_record_size: MAX_ROW_LENGTH, relax_column_count: true, trim: true },
    // Pipe-separated files, the FDA's among them, have bare quotation marks within their texts; others have inches.
    ...{ quote: delimiter === '|' ? null : '"', relax_quotes: true, skip_records_with_error: true },
    on_record: (record: string[]) => {
      line += 1;
      const cells = record.slice(0, record.findLastIndex((cell) => cell !== '') + 1);
      count += cells.length;
      if (cells.length > bounds.columns)
        throw new Error(`la fila ${line} tiene ${cells.length} columnas; se leen hasta ${bounds.columns}`);
      if (cells.length > 0) rows.push({ line, cells, width: record.length });
      if (rows.length > bounds.rows) throw new Error(`el archivo tiene más de ${bounds.rows} filas`);
      if (count > bounds.cells) throw new Error(`el archivo tiene más de ${bounds.cells} celdas`);
      return null;
    },
    on_skip: (error: CsvError | undefined) => {
      line += 1;
      const isLong = error?.code === 'CSV_MAX_RECORD_SIZE';
      const reason = isLong ? `pasa de ${MAX_ROW_LENGTH} caracteres` : 'no se puede leer';
      faults.push({ line, reason: `la fila ${reason}: ¿hay unas comillas (") que no se cierran?` });
      return undefined;
    },
  });
  return { rows, faults };
}

/** Reads `{ categories, products, suggested, removed }`, a list of products, or `{ data: [products] }`; a row's line is its place in the list. */
export function readCatalogue(whole: unknown): FileRead {
  const { products, data, categories, suggested, removed } = isRecord(whole) ? whole : { data: whole };
  const list = products ?? data;
  if (!Array.isArray(list)) throw new Error('el archivo no tiene una lista de productos');
  return {
    records: list.map((item, index): FileRecord => ({ line: index + 1, fields: isRecord(item) ? item : {} })),
    ...{ faults: [], notes: [], categories: getList(categories).map(toCategory) },
    suggested: Array.isArray(suggested) ? suggested.map(Number) : [],
    removed: getList(removed).flatMap(toRemoved),
  };
}

/** Takes out of the rows of a spreadsheet those that are no products: categories, and what was removed. */
export function splitRows({ records, ...read }: Pick<FileRead, 'records' | 'faults' | 'notes'>): FileRead {
  const special: readonly unknown[] = Object.values(rowTypes);
  const listOf = (type: string) => records.filter(({ fields }) => fields.type === type).map(({ fields }) => fields);
  return {
    ...{ ...read, suggested: [], categories: listOf(rowTypes.category).map(toCategory) },
    records: records.filter(({ fields }) => !special.includes(fields.type)),
    removed: [rowTypes.removed, rowTypes.removedCategory].flatMap(listOf).flatMap(toRemoved),
  };
}

const isGoodId = (id: unknown) => Number.isInteger(Number(id)) && Number(id) > 0;

/** A category of a file; throws when it has no id or no name. */
function toCategory({ id, name, image_sm, lang }: Fields, index: number): Category {
  const text = toOneLine(repairText(toText(name)));
  if (!isGoodId(id) || text === '') throw new Error(`la categoría ${index + 1} del archivo no tiene id o nombre`);
  return dropBlank({ id: Number(id), name: text, image_sm: toText(image_sm), lang: toText(lang) });
}

/** A removed product or category of a file; nothing when its id is none. */
function toRemoved({ type, id, code, name }: Fields): Removed[] {
  const kind = /CATEGORY$/i.test(String(type)) ? 'CATEGORY' : 'PRODUCT';
  const gone = { type: kind, id: Number(id), name: toText(name), ...(code ? { code: String(code) } : {}) } as const;
  return isGoodId(id) ? [gone] : [];
}

const getList = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
