import { stringify } from 'csv-stringify/sync';
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
  const options = { columns: [...columns], delimiter };
  return {
    begin: stringify([], { ...options, header: true, bom: true }),
    row: (row) => stringify([toNeutral(row)], { ...options, escape_formulas: true, quoted_string: true }),
    end: '',
  };
}

/** Control and invisible characters (line separators, changes of direction) could forge lines and hide texts. */
export const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** A line break may stay in a quoted cell; a lone carriage return ends a row for some readers. */
export const INVISIBLE_BUT_LINES = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;
/**
 * escape_formulas looks at the first character only. Spreadsheets skip spaces and line breaks before it, and one that parts cells at another sign
 * than ours takes our quotation marks for letters: for it a cell begins at each semicolon, comma and line break within a text.
 */
const HIDDEN_FORMULA = /(?<=^(?=\s)|[;,\n])(?=[\s"]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/gu;

function toNeutral(row: Listed): object {
  const toCell = (value: unknown) =>
    typeof value === 'string' ? value.replace(INVISIBLE_BUT_LINES, ' ').replace(HIDDEN_FORMULA, "'") : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toCell(value)]));
}
