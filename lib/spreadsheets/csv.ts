import { stringify } from 'csv-stringify/sync';

/** Control and invisible characters (line separators, changes of direction) could forge lines and hide texts. */
export const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** A line break may stay in a quoted cell; a lone carriage return ends a row for some readers. */
export const INVISIBLE_BUT_LINES = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;
/**
 * escape_formulas looks at the first character only. Spreadsheets skip spaces and line breaks before it, and one that parts cells at another sign
 * than ours takes our quotation marks for letters: for it a cell begins at each semicolon, comma and line break within a text.
 */
const HIDDEN_FORMULA = /(?<=^(?=\s)|[;,\n])(?=[\s"]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/gu;

/**
 * CSV for people who open it in a spreadsheet: with a header and a byte-order mark, without which Excel takes UTF-8 for another encoding; cells that
 * a spreadsheet would run as formulas are made texts: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function createSafeCsv(columns: readonly string[], delimiter: string) {
  const options = { columns: [...columns], delimiter };
  return {
    header: stringify([], { ...options, header: true, bom: true }),
    toRow: (row: object) => stringify([toNeutral(row)], { ...options, escape_formulas: true, quoted_string: true }),
  };
}

function toNeutral(row: object): object {
  const toCell = (value: unknown) =>
    typeof value === 'string' ? value.replace(INVISIBLE_BUT_LINES, ' ').replace(HIDDEN_FORMULA, "'") : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toCell(value)]));
}
