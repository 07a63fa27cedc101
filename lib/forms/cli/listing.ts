import type { Row } from '@libsql/client';
import type { Reader } from '@/lib/database/connect';
import { type Condition, EVERYBODY } from '@/lib/forms/outbox/person';
import type { Store } from '@/lib/forms/outbox/store';
import { foldAccents } from '@/lib/text';
import { fieldNames } from '../fields';
import { fromEmbedded, fromOutbox, type Listed } from './listed';
import type { GetName } from './product-names';

/** One message, or the products of a request for several. */
export type Entry = readonly Listed[];

export type Filter = {
  /** Only what waits for the backend or for the staff. */
  readonly pending?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Only the message with this number. */
  readonly number?: string | null | undefined;
  /** Only the entry that has this id. */
  readonly id?: string | undefined;
  /** Only entries that have all these words somewhere. */
  readonly search?: string | undefined;
  readonly person?: Condition | null | undefined;
};

/** Everything that came in, newest first: the outbox, then what only the embedded backend has (it came past the outbox). */
export async function* listEntries(store: Store, db: Reader, getName: GetName, filter: Filter): AsyncGenerator<Entry> {
  const words = foldAccents(filter.search ?? '').split(/\s+/);
  for await (const entry of toEntries(listRows(store, db, filter))) {
    const told = await describeTold(store, entry);
    const named = await Promise.all(
      entry.map(async (row) => ({ ...row, told, product: await getName(row.id_product) })),
    );
    if (isChosen(named, filter) && hasWords(named, words)) yield named;
  }
}

/** What came of the mail to the company; messages that only the embedded backend has were not mailed. */
async function describeTold(store: Store, [first]: Entry): Promise<string> {
  const mail = typeof first?.id === 'number' ? await store.mails.getMail(first.reference) : null;
  return mail ? `mail ${mail.status}` : '';
}

function isChosen(entry: Entry, { number, id }: Filter): boolean {
  return entry.some((row) => (number ?? row.reference) === row.reference && (id ?? String(row.id)) === String(row.id));
}

function hasWords(entry: Entry, words: readonly string[]): boolean {
  const names = [...fieldNames, 'reference', 'id_product', 'product'] as const;
  const text = foldAccents(entry.flatMap((row) => names.map((name) => row[name])).join('\n'));
  return words.every((word) => text.includes(word));
}

const ROWS_AT_ONCE = 500;

async function* listRows(store: Store, db: Reader, filter: Filter): AsyncGenerator<Listed> {
  const { pending = false, since, person } = filter;
  const page = { pending, since, who: person ?? EVERYBODY, limit: ROWS_AT_ONCE };
  const outbox = (afterId: number) => store.page({ ...page, afterId });
  for (let rows = await outbox(0); rows.length > 0; rows = await outbox(rows.at(-1)?.id ?? 0))
    yield* rows.map(fromOutbox);
  if (pending || !(await hasEmbedded(db))) return;
  const embedded = (afterId: number) => readEmbeddedPage(db, page, afterId);
  for (let rows = await embedded(0); rows.length > 0; rows = await embedded(Number(rows.at(-1)?.id)))
    yield* rows.map(fromEmbedded);
}

/** The entries of a list: the products of one request were stored one behind the other, and come the last first. */
async function* toEntries(rows: AsyncIterable<Listed>): AsyncGenerator<Entry> {
  let entry: Listed[] = [];
  for await (const row of rows) {
    if (entry[0] && !isOneRequest(entry[0], row)) {
      yield entry.reverse();
      entry = [];
    }
    entry.push(row);
  }
  if (entry.length > 0) yield entry.reverse();
}

/** A visitor may choose the same reference again, but not at the same time. */
function isOneRequest(one: Listed, other: Listed): boolean {
  const { reference, policy_accepted_at: acceptedAt } = one;
  return acceptedAt !== null && reference === other.reference && acceptedAt === other.policy_accepted_at;
}

async function hasEmbedded(db: Reader): Promise<boolean> {
  return (
    (await db.execute("SELECT 1 FROM pragma_table_info('messages') WHERE name = 'policy_version'")).rows.length > 0
  );
}

async function readEmbeddedPage(
  db: Reader,
  { since, who, limit }: { readonly since: number; readonly who: Condition; readonly limit: number },
  afterId: number,
): Promise<Row[]> {
  const sql = `SELECT * FROM messages WHERE (? = 0 OR id < ?) AND created_at >= ?
    AND NOT EXISTS (SELECT 1 FROM submissions WHERE key = idempotency_key) AND ${who.where} ORDER BY id DESC LIMIT ?`;
  return (await db.execute({ sql, args: [afterId, afterId, new Date(since).toISOString(), ...who.args, limit] })).rows;
}
