import { type CsvError, parse } from 'csv-parse/sync';
import { createRowCheck } from './bounds';
import type { ImportFault } from './row';
import { type Table, type TableRow, trimCells } from './table';

/** Characters of one row at most; a longer one is a quotation mark that is never closed, or no CSV. */
const MAX_ROW_LENGTH = 1_000_000;

/** Reads a CSV text into its rows as a spreadsheet numbers them; what cannot be split becomes a fault. */
export function readCsv(text: string, delimiter = guessDelimiter(text)): Table {
  const faults: ImportFault[] = [];
  const rows: TableRow[] = [];
  const checkRow = createRowCheck();
  let line = 0;
  parse(text, {
    bom: true,
    delimiter,
    max_record_size: MAX_ROW_LENGTH,
    // Pipe-separated files, the FDA's among them, have bare quotation marks within their texts.
    quote: delimiter === '|' ? null : '"',
    relax_column_count: true,
    skip_records_with_error: true,
    trim: true,
    on_record: (record: string[]) => {
      line += 1;
      const cells = trimCells(record);
      checkRow(line, cells.length);
      if (cells.length > 0) rows.push({ line, cells, width: record.length });
      return null;
    },
    on_skip: (error: CsvError | undefined) => {
      line += 1;
      faults.push({ line, reason: error?.message ?? 'the row cannot be read' });
      return undefined;
    },
  });
  return { rows, faults };
}

/** The separator that the first row with one has most of. */
export function guessDelimiter(text: string): string {
  const first = /^.*[|\t;,].*$/m.exec(text)?.[0] ?? '';
  const count = (character: string) => first.split(character).length;
  return ['|', '\t', ';', ','].reduce((best, next) => (count(next) > count(best) ? next : best), ',');
}

/** Text of a file: in `encoding` when it is given, else UTF-16 by its mark, UTF-8 when the bytes are valid UTF-8, else Windows-1252. */
export function decodeText(bytes: Uint8Array, encoding?: string): { readonly text: string; readonly encoding: string } {
  if (encoding) return { text: decode(bytes, encoding), encoding };
  // Excel's 'Unicode text'.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode(bytes, 'utf-16le'), encoding: 'utf-16le' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: decode(bytes, 'windows-1252'), encoding: 'windows-1252' };
  }
}

/** As a stream: read whole, Node 20 and 22 take Windows-1252 for Latin-1 and lose its quotes and dashes (github.com/nodejs/node/issues/56542). */
function decode(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding);
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}
