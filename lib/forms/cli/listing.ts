import type { Row } from '@libsql/client';
import type { Reader } from '@/lib/database/connect';
import type { Store } from '@/lib/forms/outbox/store';
import { type FieldName, fieldNames } from '../fields';
import { getReference } from '../reference';
import { readQuantity, type Submission } from '../submission';

export type Filter = {
  /** Only what waits for the backend, and what was given up. */
  readonly pending: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Only the message with this reference; null for all. */
  readonly number: string | null;
};

/** One message as the operator sees it; times are ISO 8601 in UTC. */
export type Listed = Readonly<Record<'received_at' | 'reference' | 'kind' | FieldName, string>> & {
  /** A number of the outbox, or `e` and a number of the embedded backend's own table. */
  readonly id: number | string;
  readonly id_product: string;
  /** Of a product of a request for several; else null. */
  readonly quantity: number | null;
  readonly status: string;
  readonly attempts: number;
  readonly code: number | null;
  readonly message: string | null;
  readonly policy_version: string | null;
  readonly policy_accepted_at: string | null;
};

/** Everything that came in, oldest first, in pages of `limit`: the outbox, then what only the embedded backend has (it came past the outbox). */
export async function* listing(store: Store, db: Reader, filter: Filter, limit: number): AsyncGenerator<Listed[]> {
  const outbox = (afterId: number) => store.page({ ...filter, afterId, limit });
  const choose = (rows: Listed[]) => rows.filter(({ reference }) => (filter.number ?? reference) === reference);
  for (let rows = await outbox(0); rows.length > 0; rows = await outbox(rows.at(-1)?.id ?? 0))
    yield choose(rows.map(fromOutbox));
  if (filter.pending || !(await hasEmbedded(db))) return;
  const embedded = (afterId: number) => readEmbeddedPage(db, filter.since, afterId, limit);
  for (let rows = await embedded(0); rows.length > 0; rows = await embedded(Number(rows.at(-1)?.id)))
    yield choose(rows.map(fromEmbedded));
}

/** The entries of a list: the products of one request, which were stored one behind the other, or one message. */
export async function* toEntries(pages: AsyncIterable<Listed[]>): AsyncGenerator<readonly Listed[]> {
  let entry: Listed[] = [];
  for await (const row of flattenPages(pages)) {
    if (entry[0] && !isOneRequest(entry[0], row)) {
      yield entry;
      entry = [];
    }
    entry.push(row);
  }
  if (entry.length > 0) yield entry;
}

async function* flattenPages(pages: AsyncIterable<Listed[]>): AsyncGenerator<Listed> {
  for await (const rows of pages) yield* rows;
}

/** A visitor may choose the same reference again, but not at the same time. */
function isOneRequest(one: Listed, other: Listed): boolean {
  const isOfList = one.quantity !== null && other.quantity !== null;
  return isOfList && one.reference === other.reference && one.policy_accepted_at === other.policy_accepted_at;
}

async function hasEmbedded(db: Reader): Promise<boolean> {
  return (
    (await db.execute("SELECT 1 FROM pragma_table_info('messages') WHERE name = 'policy_version'")).rows.length > 0
  );
}

async function readEmbeddedPage(db: Reader, since: number, afterId: number, limit: number): Promise<Row[]> {
  const sql = `SELECT * FROM messages WHERE id > ? AND created_at >= ?
    AND NOT EXISTS (SELECT 1 FROM submissions WHERE key = idempotency_key) ORDER BY id LIMIT ?`;
  return (await db.execute({ sql, args: [afterId, new Date(since).toISOString(), limit] })).rows;
}

function fromOutbox({ reference, payload, createdAt, policyVersion, ...row }: Submission): Listed {
  const { id, kind, status, attempts, code, message, quantity = null } = row;
  const time = new Date(createdAt).toISOString();
  const acceptance = { policy_version: policyVersion, policy_accepted_at: time };
  const head = { id, received_at: time, reference, kind };
  return { ...head, ...getFields(payload), quantity, status, attempts, code, message, ...acceptance };
}

function fromEmbedded({ id, kind, created_at, ...row }: Row): Listed {
  const text = (value: unknown) => (value == null ? null : String(value));
  const key = text(row.idempotency_key) ?? '';
  const payload = JSON.parse(String(row.payload));
  return {
    id: `e${id}`,
    received_at: String(created_at),
    reference: getReference(key),
    kind: String(kind),
    ...getFields(payload),
    quantity: readQuantity(key, payload.description) ?? null,
    status: 'received',
    attempts: 0,
    code: 200,
    message: null,
    policy_version: text(row.policy_version),
    policy_accepted_at: text(row.policy_accepted_at),
  };
}

function getFields(payload: Readonly<Record<string, unknown>>) {
  const field = (name: string) => String(payload[name] ?? '');
  return {
    ...(Object.fromEntries(fieldNames.map((name) => [name, field(name)])) as Record<FieldName, string>),
    id_product: field('id_product'),
  };
}
