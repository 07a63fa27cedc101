import { toKey } from '@/lib/backend/tags';
import { replaceInvisible, toCsv } from '@/lib/csv';
import { hasTable, type Reader } from '@/lib/database/connect';
import { toPrintedLine, truncate } from '@/lib/text';
import { type FieldName, fieldNames } from '../fields';
import type { Condition, Delivery, State, Store, Stored } from '../store';

/** A message as the operator sees it: of a list a row for each product. */
export type Row = ReturnType<typeof toRow>;

/** The words of docs/operating.md#reading-messages, which other programs read. */
const STATUSES: Readonly<Record<Exclude<State, 'held'>, string>> = {
  waiting: 'pending',
  sent: 'delivered',
  received: 'received',
  refused: 'refused',
  unknown: 'unknown-outcome',
};
const MAIL_STATUSES = { ...STATUSES, sent: 'sent', refused: 'not-needed' };
const OPEN: readonly State[] = ['waiting', 'held', 'unknown'];

/** Messages since a moment, newest first: all, of `who`, or open ones; `hasBackend`: the backend has the names. */
export async function listRows(
  store: Store,
  hasBackend: boolean,
  { pending = false, since = 0 },
  who?: Condition,
): Promise<Row[]> {
  const getName = createNames(store.db, hasBackend);
  const rows: Row[] = [];
  for (const message of await store.list(who))
    for (const part of message.createdAt >= since ? message.parts : [])
      if (!pending || OPEN.includes(part.state))
        rows.push(toRow(message, part, await getName(part.payload.id_product)));
  return rows;
}

/** Times are ISO 8601 in UTC. */
function toRow({ number, createdAt, isSuspected, mail, policyVersion }: Stored, part: Delivery, product: string) {
  const held = isSuspected ? 'suspected' : 'dead-letter';
  const time = new Date(createdAt).toISOString();
  const texts = fieldNames.map((name) => [name, part.payload[name] ?? '']);
  return {
    id: part.id,
    received_at: time,
    reference: number,
    kind: part.kind,
    ...(Object.fromEntries(texts) as Record<FieldName, string>),
    id_product: String(part.payload.id_product ?? ''),
    /** The product's name; '' where it is not known. */
    product,
    /** Of a product of a list; else null. */
    quantity: part.quantity,
    status: part.state === 'held' ? held : STATUSES[part.state],
    attempts: part.tries,
    code: part.code,
    message: part.answer,
    /** What came of the mail to the company: 'mail sent'; '' where none is sent. */
    told: mail === null ? '' : `mail ${mail === 'held' ? held : MAIL_STATUSES[mail]}`,
    policy_version: policyVersion,
    policy_accepted_at: time,
  };
}

/** Reads names of products in the site's own catalogue or, with a backend, in its last answer on each product. */
function createNames(db: Reader, hasBackend: boolean): (id?: string) => Promise<string> {
  const sql = hasBackend
    ? "SELECT data ->> '$.name' AS name FROM last_good WHERE key = ? ORDER BY shape DESC LIMIT 1"
    : 'SELECT name FROM products WHERE id = ?';
  const isThere = hasTable(db, hasBackend ? 'last_good' : 'products');
  return async (id = '') => {
    if (id === '' || !(await isThere)) return '';
    const args = [hasBackend ? toKey({ verb: 'product', id }) : id];
    return String((await db.execute({ sql, args })).rows[0]?.name ?? '');
  };
}

/** Where a formula may begin: also at a separator inside of a text, for a spreadsheet that splits cells there. */
const FORMULA = /(?<=^|[;,\n])(?=[\s"]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/gu;

/** One row a line. */
export const toJson = (rows: readonly Row[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

const COLUMNS = [
  ...(['id', 'received_at', 'reference', 'kind', ...fieldNames, 'id_product', 'product', 'quantity'] as const),
  ...(['status', 'attempts', 'code', 'message', 'policy_version', 'policy_accepted_at'] as const),
] satisfies readonly (keyof Row)[];

/** CSV without formulas: https://owasp.org/www-community/attacks/CSV_Injection */
export function toMessageCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => COLUMNS.map((name) => String(row[name] ?? '')));
  // Not by the catalogue's marks, which a reader must be able to take away: these stand inside of a text too.
  return toCsv([COLUMNS, ...lines], (text) => replaceInvisible(text).replace(FORMULA, "'"));
}

/** Letters of a message that a line shows. */
const FIRST_WORDS = 60;

/** A line of the table. */
export function toLine(row: Row): string {
  const { id, received_at, reference, kind, client_name, email, phone_number, id_product, product, quantity } = row;
  const item = id_product && ['product', id_product, product].filter(Boolean).join(' ');
  const state = [row.status, `attempts ${row.attempts}`, `code ${row.code ?? '-'}`, row.told];
  const person = [reference, client_name, email, phone_number];
  const words = truncate(row.description.replace(/\s+/g, ' '), FIRST_WORDS);
  const cells = [id, received_at, kind, ...state, ...person, quantity === null ? item : `${item} x${quantity}`, words];
  return toPrintedLine(cells.filter((cell) => cell !== '').join('  '));
}

const PHONE = /^[\d\s+().-]+$/;
/** Digits of a short local number; fewer are a slip of the finger. */
const MIN_DIGITS = 7;
/** The prefix of Colombia, with or without the digits that stand for '+', before a number of ten digits. */
const PREFIX = /^(?:00)?57(?=\d{10}$)/;

/** Finds a person by e-mail address in any case, or by phone number with or without +57; null if `text` is neither. */
export function toPerson(text: string): Condition | null {
  const email = text.trim().toLowerCase();
  if (/^\S+@\S+$/.test(email)) return { where: "lower(payload ->> '$.email') = ?", args: [email] };
  const digits = text.replace(/\D/g, '');
  if (!PHONE.test(text) || digits.length < MIN_DIGITS) return null;
  const number = digits.replace(PREFIX, '');
  return { where: "payload ->> '$.phone_number' IN (?, ?, ?)", args: [number, `57${number}`, `0057${number}`] };
}
