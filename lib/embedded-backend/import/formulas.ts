/** What spreadsheets take for a formula, whatever stands before it: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[\s']*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/;
/** What a formula leaves that has no value, and a formula that nobody worked out. */
const NO_VALUE = /^#(?:[¡¿]?[\p{Lu}/0]+[!?]|N\/[AD])$|^=\s*[\p{L}.]+\(|^=\s*\$?[A-Z]{1,3}\$?\d+/u;
/** An apostrophe that says that what follows is a text. */
const MARK = /^'(?=[\s']*[\d=+\-@#\uFF0B\uFF0D\uFF1D\uFF20])/;

/** Whether a cell is what a formula left, and no text. */
export const isNoValue = (cell: string): boolean => NO_VALUE.test(cell);

/** A cell without the apostrophe that spreadsheets and our own exports put before a text that would else be a number or a formula. */
export const dropApostrophe = (cell: string): string => cell.replace(MARK, '');

/** A text as a cell that `dropApostrophe` reads back; in CSV (`isCsv`) nothing of it is a formula. */
export function toCell(text: string, isCsv: boolean): string {
  return (isCsv && FORMULA.test(text)) || isNoValue(text) || MARK.test(text) ? `'${text}` : text;
}
