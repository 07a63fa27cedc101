import { fieldNames } from '../fields';
import type { Listed } from './listed';

/** How a whole list is written: before it, each row (with whether it is the first), after it. */
export type Format = {
  readonly begin: string;
  readonly row: (row: Listed, isFirst: boolean) => string;
  readonly end: string;
};

/** One JSON array, a message a line; texts are as they came. */
export const json: Format = {
  begin: '[',
  row: (row, isFirst) => `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`,
  end: '\n]\n',
};

/** The columns of a spreadsheet, in their order. */
export const columns = [
  'id',
  'received_at',
  'reference',
  'kind',
  ...fieldNames,
  'id_product',
  'product',
  'quantity',
  'status',
  'attempts',
  'code',
  'message',
  'answered_at',
  'policy_version',
  'policy_accepted_at',
] as const satisfies readonly (keyof Listed)[];

/**
 * CSV with a header and a byte-order mark, without which Excel takes UTF-8 for another encoding; cells that a spreadsheet would run as formulas are
 * made texts: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function createCsv(delimiter: string): Format {
  const toLine = (cells: readonly string[]) => `${cells.join(delimiter)}\n`;
  return {
    begin: `\uFEFF${toLine(columns)}`,
    row: (row) => toLine(columns.map((name) => toCell(row[name]))),
    end: '',
  };
}

/** Control and invisible characters (line separators, changes of direction) could forge lines and hide texts. */
export const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** A line break may stay in a quoted cell; a lone carriage return ends a row for some readers. */
export const INVISIBLE_BUT_LINES = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;
/**
 * Where a formula may begin. Spreadsheets skip spaces and line breaks before it, and one that parts cells at another sign than ours takes our
 * quotation marks for letters: for it a cell begins at each semicolon, comma and line break within a text.
 */
const FORMULA = /(?<=^|[;,\n])(?=[\s"]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/gu;

function toCell(value: unknown): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = value.replace(INVISIBLE_BUT_LINES, ' ').replace(FORMULA, "'");
  return text === '' ? '' : `"${text.replaceAll('"', '""')}"`;
}
