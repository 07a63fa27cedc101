import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import readXlsxFile, { type CellValue } from 'read-excel-file/universal';

export type SheetBounds = {
  readonly unpackedBytes: number;
  readonly rows: number;
  readonly columns: number;
  /** Of all sheets together. */
  readonly cells: number;
};

/** A sheet with its cells as texts; the first row is row 1. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] };

/** First bytes of the old binary files of Excel, and of new ones with a password. */
const OLE2 = [0xd0, 0xcf, 0x11, 0xe0];
/** The parts that hold values; pictures, charts and the rest are left out. */
const NEEDED =
  /^\[Content_Types\]\.xml$|\.rels$|^xl\/(workbook|sharedStrings|styles)\.xml$|^xl\/worksheets\/[^/]+\.xml$/i;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
/** The tag of a row or a cell; of one that is not well formed there is no second group. */
const TAG = /<(?:\w+:)?(row|c)(?=[\s/>])(?:((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>)?/g;
/** Tags of a part that becomes objects as a whole, such as the list of texts. */
const MAX_TAGS = 2_000_000;
/** What Excel itself takes. */
const MAX_ROW = 1_048_576;
/** Digits that a number of a spreadsheet has; what follows is noise of the binary form. */
const DIGITS = 15;

/** Reads the sheets of a workbook (.xlsx), formulas as stored values; throws before it unpacks more than `bounds`. */
export async function readWorkbook(bytes: Uint8Array, bounds: SheetBounds): Promise<Sheet[]> {
  const parts = unpack(bytes, bounds.unpackedBytes);
  let cells = 0;
  for (const [name, part] of Object.entries(parts)) {
    const xml = strFromU8(part, true);
    if (!/<\/?[\w:]+[^<>]*>\s*$/.test(xml.slice(-1_000))) throw new Error(`el archivo está dañado (${name})`);
    if (xml.includes('<!DOCTYPE')) throw new Error(`el archivo tiene un tipo de documento (${name})`);
    if (SHEET.test(name)) {
      cells += measure(xml, bounds);
      if (cells > bounds.cells) throw new Error(`el archivo tiene más de ${bounds.cells} celdas`);
      // The reader takes a cell with an error for an empty one.
      parts[name] = /\bt=["']e["']/.test(xml) ? strToU8(xml.replace(/\bt=["']e["']/g, 't="str"'), true) : part;
    } else if (countTags(part) > MAX_TAGS)
      throw new Error(`el archivo tiene más de ${MAX_TAGS} marcas de textos (${name})`);
  }
  const archive = zipSync(parts, { level: 0 });
  const sheets = await readXlsxFile(archive.buffer as ArrayBuffer);
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toText)) }));
}

function countTags(part: Uint8Array): number {
  let tags = 0;
  for (const byte of part) if (byte === 0x3c) tags += 1;
  return tags;
}

/** Reads the archive's list first and refuses what is too large; a part never unpacks to more than it declares. */
function unpack(bytes: Uint8Array, most: number): Unzipped {
  if (OLE2.every((byte, index) => bytes[index] === byte))
    throw new Error('el archivo tiene contraseña o es un .xls antiguo: guárdelo como .xlsx sin contraseña');
  let size = 0;
  let links = false;
  let parts: Unzipped = {};
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        links ||= name.startsWith('xl/externalLinks/');
        return false;
      },
    });
    if (size <= most && !links) parts = unzipSync(bytes, { filter: ({ name }) => NEEDED.test(name) });
  } catch {
    throw new Error('el archivo no es un .xlsx o está dañado');
  }
  if (size > most) throw new Error(`el archivo descomprimido pasa de ${most / 1024 ** 2} MB`);
  if (links) throw new Error('el archivo tiene vínculos a otros archivos: en Excel use Datos, Editar vínculos, Romper');
  if (!parts['xl/workbook.xml']) throw new Error('el archivo no es un .xlsx: no tiene libro');
  return parts;
}

/** The cells that the reader allocates for a sheet, all rows as wide as the widest; throws over `bounds`. */
function measure(xml: string, bounds: SheetBounds): number {
  let [rows, columns] = [0, 0];
  for (const [, tag, attributes, isEmpty] of xml.matchAll(TAG)) {
    const [, letters = '', row = '0'] = /\sr\s*=\s*["']([A-Z]{0,3})(\d{1,8})["']/.exec(attributes ?? '') ?? [];
    const isBad = attributes === undefined || /\sr\s*=/.test(attributes) === (row === '0');
    if (isBad || Number(row) > MAX_ROW) throw new Error('el archivo está dañado (filas y celdas de una hoja)');
    if (tag === 'c' && row === '0')
      throw new Error('las celdas no dicen su lugar: abra el archivo en Excel y guárdelo');
    // Formatted cells without a value reach to the last row and column of many files.
    if (tag === 'row' || isEmpty) continue;
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, toColumn(letters));
  }
  if (rows > bounds.rows) throw new Error(`una hoja tiene más de ${bounds.rows} filas`);
  if (columns > bounds.columns) throw new Error(`una hoja tiene ${columns} columnas; se leen hasta ${bounds.columns}`);
  return rows * columns;
}

/** 1 for A, 27 for AA. */
const toColumn = (letters: string) => Array.from(letters).reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0);

/** The text of a cell as a person in Colombia reads it: decimal commas, dates as 2026-11-23. */
function toText(value: CellValue | null): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS))).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value : '';
}
