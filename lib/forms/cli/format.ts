import { once } from 'node:events';
import { truncate } from '@/lib/text';
import { fieldNames } from '../fields';
import type { Entry, Listed } from './listing';

/** How a whole list is written: before it, each row (with whether it is the first), after it. */
type Format = {
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
const columns = [
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

/** Control and invisible characters (line separators, changes of direction) could forge lines and hide texts. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** A line break may stay in a quoted cell; a lone carriage return ends a row for some readers. */
const INVISIBLE_BUT_LINES = /(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu;
/**
 * Where a formula may begin. Spreadsheets skip spaces and line breaks before it, and one that parts cells at another sign than ours takes our
 * quotation marks for letters: for it a cell begins at each semicolon, comma and line break within a text.
 */
const FORMULA = /(?<=^|[;,\n])(?=[\s"]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/gu;

/**
 * CSV for Excel in Spanish: semicolons, a header, and a byte-order mark, without which it takes UTF-8 for another encoding; cells that a
 * spreadsheet would run as formulas are made texts: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const csv: Format = {
  begin: `\uFEFF${columns.join(';')}\n`,
  row: (row) => `${columns.map((name) => toCell(row[name])).join(';')}\n`,
  end: '',
};

function toCell(value: unknown): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = value.replace(INVISIBLE_BUT_LINES, ' ').replace(FORMULA, "'");
  return text === '' ? '' : `"${text.replaceAll('"', '""')}"`;
}

/** Writes everything in a form to the standard output; gives the ids of the messages. */
export async function printAll(entries: AsyncIterable<Entry>, format: Format): Promise<number[]> {
  const ids: number[] = [];
  await write(format.begin);
  for await (const { id, rows } of entries) {
    for (const [index, row] of rows.entries()) await write(format.row(row, ids.length + index === 0));
    ids.push(id);
  }
  await write(format.end);
  return ids;
}

/** Waits for a slow reader, so that a long export never piles up in memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Letters of a message that a line shows. */
const FIRST_WORDS = 60;

/**
 * Prints a line for each message or, of a list, one and one for each product; gives the ids of the messages. `isWhole`: with the whole text of
 * each.
 */
export async function printTable(entries: AsyncIterable<Entry>, isWhole: boolean): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id, rows } of entries) {
    for (const line of rows.length > 0 ? toLines(rows) : []) console.log(line);
    if (isWhole) for (const line of (rows[0]?.description ?? '').split('\n')) console.log(`  > ${toLine([line])}`);
    ids.push(id);
  }
  if (ids.length === 0) console.log('No messages.');
  return ids;
}

function toLines(rows: readonly Listed[]): string[] {
  const [first] = rows as readonly [Listed];
  const { id, received_at, kind, answered_at, reference, client_name, email, phone_number, told } = first;
  const person = [answered_at ? 'answered' : 'open', reference, client_name, email, phone_number];
  const words = [...(told ? [told] : []), truncate(first.description.replace(/\s+/g, ' '), FIRST_WORDS)];
  if (rows.length === 1 && first.quantity === null)
    return [toLine([id, received_at, kind, ...getState(first), ...person, ...describeProduct(first), ...words])];
  const products = rows.map((row) => toLine([`  ${row.id}`, ...describeProduct(row), ...getState(row)]));
  return [toLine(['request', received_at, kind, `products ${rows.length}`, ...person, ...words]), ...products];
}

const getState = ({ status, attempts, code }: Listed) => [status, `attempts ${attempts}`, `code ${code ?? '-'}`];

/** Nothing for a contact message. */
function describeProduct({ id_product, product, quantity }: Listed): string[] {
  if (id_product === '') return [];
  const name = ['product', id_product, product].filter(Boolean).join(' ');
  return [quantity === null ? name : `${name} x${quantity}`];
}

const toLine = (cells: readonly (string | number)[]) => cells.join('  ').replace(INVISIBLE, ' ');
