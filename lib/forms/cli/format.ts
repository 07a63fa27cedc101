import { stringify } from 'csv-stringify/sync';
import { fieldNames } from '../fields';
import type { Listed } from './listing';

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

const COLUMNS = [
  'id',
  'received_at',
  'reference',
  'kind',
  ...fieldNames,
  'id_product',
  'quantity',
  'status',
  'attempts',
  'code',
  'message',
  'policy_version',
  'policy_accepted_at',
] as const satisfies readonly (keyof Listed)[];

/** CSV with a header; cells that a spreadsheet would run as formulas are made texts: https://owasp.org/www-community/attacks/CSV_Injection */
export const csv: Format = {
  begin: stringify([], { header: true, columns: [...COLUMNS] }),
  row: (row) => stringify([toNeutral(row)], { columns: [...COLUMNS], escape_formulas: true, quoted_string: true }),
  end: '',
};

/** Control and invisible characters (line separators, changes of direction) could forge lines and hide texts. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** A line break may stay in a quoted cell; a lone carriage return ends a row for some readers. */
const INVISIBLE_BUT_LINES = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;
/**
 * escape_formulas looks at the first character only. Spreadsheets skip spaces and line breaks before it, and one that parts cells at semicolons, as
 * those of Spanish-speaking countries do, takes our quotation marks for letters: for it a cell begins at each semicolon and line break within a text.
 */
const HIDDEN_FORMULA = /(?<=^(?=\s)|[;\n])(?=[\s"]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/gu;

function toNeutral(row: Listed): object {
  const toCell = (value: unknown) =>
    typeof value === 'string' ? value.replace(INVISIBLE_BUT_LINES, ' ').replace(HIDDEN_FORMULA, "'") : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toCell(value)]));
}

/** An entry for a terminal: a message is one line, a request for several products one line and one for each of them. */
export function toLines(entry: readonly Listed[]): string[] {
  const [first] = entry;
  if (!first) return [];
  const { id, received_at, kind, reference, client_name, email } = first;
  const policy = first.policy_version ? `policy ${first.policy_version} at ${first.policy_accepted_at}` : 'policy -';
  const person = [reference, policy, client_name, email];
  if (first.quantity === null) return [toLine([id, received_at, kind, ...getState(first), ...person])];
  const products = entry.map((row) =>
    toLine([`  ${row.id}`, `product ${row.id_product} x${row.quantity}`, ...getState(row)]),
  );
  return [toLine(['request', received_at, kind, `products ${entry.length}`, ...person]), ...products];
}

const getState = ({ status, attempts, code }: Listed) => [status, `attempts ${attempts}`, `code ${code ?? '-'}`];

const toLine = (cells: readonly (string | number)[]) => cells.join('  ').replace(INVISIBLE, ' ');
