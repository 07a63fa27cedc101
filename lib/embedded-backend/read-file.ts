import { readFile, stat } from 'node:fs/promises';
import { type CsvError, parse } from 'csv-parse/sync';
import { decodeText, guessDelimiter } from '@/lib/decode';
import { isRecord } from '@/lib/http/records';
import { readWorkbook } from '@/lib/spreadsheet';
import { findHeader, fold, type Maps, type TableRow, toRecords } from './columns';
import { type Fault, type FileRecord, toShown } from './product';
import { CATEGORY } from './rows';

/** Limits of a spreadsheet: above the largest catalogue measured, and below the memory of a small host. */
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
  readonly encoding?: string | undefined;
  readonly sheet?: string | undefined;
};

/** What a file has, whatever its format: products and, marked by their type, categories. */
export type FileRead = {
  readonly records: readonly FileRecord[];
  readonly faults: readonly Fault[];
  /** What was understood and what was not used, for the report. */
  readonly notes: readonly string[];
};

/** Reads a JSON, CSV or xlsx file; throws when it is none of them, has no header, or has more than `bounds`. */
export async function readCatalogueFile(path: string, options: ReadOptions = {}): Promise<FileRead> {
  const isJson = /\.json$/i.test(path);
  if (!isJson && (await stat(path)).size > bounds.fileBytes)
    throw new Error(`${path} tiene más de ${bounds.fileBytes / 1024 ** 2} MB`);
  const bytes = await readFile(path);
  if (isJson) {
    const { text, encoding } = decodeText(bytes, options.encoding);
    return { ...readCatalogue(JSON.parse(text)), notes: [encoding] };
  }
  // No text begins like an archive (xlsx, ods) or an old file of Office.
  const isBook = /\.xls[xm]?$/i.test(path) || ['504b0304', 'd0cf11e0'].includes(bytes.toString('hex', 0, 4));
  const table = isBook ? await readSheet(bytes, options) : readCsv(bytes, options.encoding);
  const read = toRecords(table.rows, options.maps ?? {});
  return { ...read, faults: [...table.faults, ...read.faults], notes: [...table.notes, ...read.notes] };
}

type Table = { readonly rows: TableRow[]; readonly faults: Fault[]; readonly notes: string[] };

/** Reads the sheet that is asked for, else the first with a header. */
async function readSheet(bytes: Buffer, { sheet, maps = {} }: ReadOptions): Promise<Table> {
  const sheets = (await readWorkbook(bytes, bounds)).map(({ name, rows }) => ({
    name,
    rows: rows.map((cells, index) => ({ line: index + 1, cells: trimCells(cells) })).filter(hasCells),
  }));
  const names = (list: typeof sheets) => list.slice(0, 20).map(({ name }) => toShown(name));
  const isWanted = ({ name, rows }: (typeof sheets)[number]) =>
    sheet ? fold(name) === fold(sheet) : sheets.length === 1 || findHeader(rows, maps) !== -1;
  const chosen = sheets.find(isWanted);
  if (!chosen) {
    const reason = sheet ? `no hay una hoja '${sheet}'` : 'ninguna hoja tiene una fila con una columna de nombres';
    throw new Error(`${reason}; las hojas son: ${names(sheets).join(', ')} (--sheet NOMBRE)`);
  }
  const others = names(sheets.filter((one) => one !== chosen));
  const unread = others.length > 0 ? [`hojas que no se leen: ${others.join(', ')}`] : [];
  return { rows: chosen.rows, faults: [], notes: [`hoja: ${toShown(chosen.name)}`, ...unread] };
}

/** Without blank cells at the end. */
const trimCells = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
const hasCells = ({ cells }: TableRow) => cells.length > 0;

/** Reads the text of a CSV into its rows as a spreadsheet numbers them; what cannot be split becomes a fault. */
function readCsv(bytes: Buffer, known: string | undefined): Table {
  const { text, encoding } = decodeText(bytes, known);
  const faults: Fault[] = [];
  const rows: TableRow[] = [];
  const delimiter = guessDelimiter(text);
  let [line, count] = [0, 0];
  parse(text, {
    ...{ bom: true, delimiter, max_record_size: MAX_ROW_LENGTH, relax_column_count: true, trim: true },
    // Pipe-separated files, the FDA's among them, have bare quotation marks within their texts; others have inches.
    ...{ quote: delimiter === '|' ? null : '"', relax_quotes: true, skip_records_with_error: true },
    on_record: (record: string[]) => {
      line += 1;
      const cells = trimCells(record);
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
  return { rows, faults, notes: [encoding] };
}

/** Reads `{ categories, products, suggested }`, a list or `{ data: [products] }`; `line` is the place in the list. */
export function readCatalogue(whole: unknown): FileRead {
  const { products, data, categories, suggested } = isRecord(whole) ? whole : { data: whole };
  const list = products ?? data;
  if (!Array.isArray(list)) throw new Error('el archivo no tiene una lista de productos');
  const toRecords = (items: unknown): FileRecord[] =>
    (Array.isArray(items) ? items : []).map((item, index) => ({ line: index + 1, fields: isRecord(item) ? item : {} }));
  const places = new Map(Array.isArray(suggested) ? suggested.map((id, index) => [Number(id), index + 1]) : []);
  const categoryRows = toRecords(categories);
  const names = new Map(categoryRows.map(({ fields }) => [Number(fields.id), fields.name]));
  const faults: Fault[] = [];
  const items = toRecords(list).map(({ line, fields }) => {
    const { id, category = names.get(Number(fields.category_id)) } = fields;
    if (fields.category_id && !category) faults.push({ line, reason: `no hay una categoría ${fields.category_id}` });
    return { line, fields: { featured: places.get(Number(id)), ...fields, category } };
  });
  const marked = categoryRows.map(({ line, fields }) => ({ line, fields: { ...fields, type: CATEGORY } }));
  return { records: [...marked, ...items], faults, notes: [] };
}
