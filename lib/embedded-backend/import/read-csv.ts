import { type CsvError, parse } from 'csv-parse/sync';
import type { ImportFault, ImportRead, ImportRecord } from './row';

export type CsvOptions = {
  /** The site's field to the file's column; a field without an entry is looked for under its own name. */
  readonly columns: Readonly<Record<string, string>>;
  /** One character; guessed from the header when absent. */
  readonly delimiter?: string | undefined;
};

type Parsed = { readonly info: { readonly lines: number }; readonly record: Readonly<Record<string, string>> };

/** Reads a CSV text with a header into records; rows that cannot be split become faults with their line. */
export function readCsv(text: string, { columns, delimiter = guessDelimiter(text) }: CsvOptions): ImportRead {
  const faults: ImportFault[] = [];
  const rows: Parsed[] = parse(text, {
    bom: true,
    columns: true,
    delimiter,
    info: true,
    // Pipe-separated files, the FDA's among them, have bare quotation marks within their texts.
    quote: delimiter === '|' ? null : '"',
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip: (error: CsvError | undefined) => {
      faults.push({ line: Number(error?.lines ?? 0), reason: error?.message ?? 'the row cannot be read' });
    },
  });
  const missing = listMissingColumns(rows[0], columns);
  if (missing.length > 0)
    return { records: [], faults: [{ line: 1, reason: `there is no column ${missing.join(', ')}` }] };
  return { records: rows.map((row) => toRecord(row, columns)), faults };
}

/** The separator that the header has most of. */
export function guessDelimiter(text: string): string {
  const header = text.slice(0, text.search(/\r?\n|$/));
  const count = (character: string) => header.split(character).length;
  return ['|', '\t', ';', ','].reduce((best, next) => (count(next) > count(best) ? next : best), ',');
}

function listMissingColumns(first: Parsed | undefined, columns: CsvOptions['columns']): string[] {
  return first ? Object.values(columns).filter((column) => !Object.hasOwn(first.record, column)) : [];
}

function toRecord({ info, record }: Parsed, columns: CsvOptions['columns']): ImportRecord {
  const mapped = Object.entries(columns).map(([field, column]) => [field, record[column]]);
  return { line: info.lines, fields: { ...record, ...Object.fromEntries(mapped) } };
}

/** Text of a file: in `encoding` when it is given, else UTF-8 when the bytes are valid UTF-8, else Windows-1252. */
export function decodeText(bytes: Uint8Array, encoding?: string): { readonly text: string; readonly encoding: string } {
  if (encoding) return { text: decode(bytes, encoding), encoding };
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
