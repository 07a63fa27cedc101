import { randomUUID } from 'node:crypto';
import type { InValue, Row } from '@libsql/client';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import { connect, type Database, hasTable, type Reader } from '@/lib/database/connect';
import { readRoom } from '@/lib/database/room';
import { copyEarlierTables } from './earlier-tables';
import { hashContent, isMadeOfContent, type NewMessage, type Part, toParts } from './message';
import { createNumber } from './receipt';

export type Destination = 'backend' | 'mail';

/** received: only this site has it; refused: its visitor knows; unknown: perhaps accepted; held: needs somebody. */
export type State = 'waiting' | 'sent' | 'received' | 'refused' | 'unknown' | 'held';

/** One thing to send of a message. */
export type Delivery = Part & {
  readonly id: number;
  readonly messageId: number;
  readonly destination: Destination;
  /** Of the message. */
  readonly policyVersion: string;
  readonly createdAt: number;
  readonly state: State;
  readonly tries: number;
  /** Calls that were begun and had no answer so far: each may have been taken. */
  readonly unanswered: number;
  readonly code: number | null;
  readonly answer: string | null;
};

export type Stored = Omit<NewMessage, 'key'> & {
  readonly id: number;
  readonly number: string;
  /** What goes to the backend, in its order. */
  readonly parts: readonly Delivery[];
  /** Of the mail to the company ('refused': there is nothing to send); null where none is sent. */
  readonly mail: State | null;
};

/** A condition on a table whose `payload` has a person's fields. */
export type Condition = { readonly where: string; readonly args: readonly InValue[] };

/** A message once, with its lines in order; times are in milliseconds since 1970. */
const MESSAGES = `CREATE TABLE IF NOT EXISTS form_messages (
  id INTEGER PRIMARY KEY, number TEXT NOT NULL, kind TEXT NOT NULL, request_key TEXT NOT NULL, content_hash TEXT,
  payload TEXT NOT NULL, lines TEXT NOT NULL, policy_version TEXT NOT NULL, created_at INTEGER NOT NULL,
  is_suspected INTEGER NOT NULL)`;
/** What is sent of it, and where: `payload` is what the backend gets. A mail is made when it is sent: it has none. */
const DELIVERIES = `CREATE TABLE IF NOT EXISTS deliveries (
  id INTEGER PRIMARY KEY, message_id INTEGER NOT NULL, part INTEGER NOT NULL, destination TEXT NOT NULL,
  kind TEXT NOT NULL, payload TEXT, quantity INTEGER, key TEXT NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
  unanswered INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, code INTEGER, answer TEXT)`;

const TABLES = [
  MESSAGES,
  DELIVERIES,
  'CREATE INDEX IF NOT EXISTS form_messages_key ON form_messages (request_key)',
  'CREATE INDEX IF NOT EXISTS form_messages_number ON form_messages (number)',
  'CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (destination, state, next_at)',
  'CREATE INDEX IF NOT EXISTS deliveries_message ON deliveries (message_id)',
  'CREATE INDEX IF NOT EXISTS deliveries_key ON deliveries (key)',
  `CREATE TRIGGER IF NOT EXISTS deliveries_of_deleted AFTER DELETE ON form_messages
    BEGIN DELETE FROM deliveries WHERE message_id = OLD.id; END`,
  'CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  "INSERT OR IGNORE INTO secrets VALUES ('receipts', lower(hex(randomblob(32))))",
];

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Mails given up are tried again at a start for so long: somebody may have corrected a setting. */
const MAILS_RETRIED_MS = 7 * DAY_MS;
/** A mail goes so long after its message was released at the latest. */
const LATEST_MAIL_MS = 10_000;
/** Longer than the worker waits with anything: a later time was set before the clock stepped back, and has come. */
const LONGEST_WAIT_MS = 7 * 60 * 60 * 1_000;

const MESSAGE = `SELECT id, number, kind, payload, lines, policy_version AS policyVersion, created_at AS createdAt,
  is_suspected AS isSuspected FROM form_messages AS m`;
const DELIVERY = `SELECT one.id, message_id AS messageId, destination, one.kind, one.payload, quantity, key,
  policy_version AS policyVersion, created_at AS createdAt, state, tries, unanswered, code, answer
  FROM deliveries AS one JOIN form_messages AS m ON m.id = message_id`;
const WAITS = `EXISTS (SELECT 1 FROM deliveries
  WHERE message_id = m.id AND destination = 'backend' AND state = 'waiting')`;
const IS_OPEN = `EXISTS (SELECT 1 FROM deliveries
  WHERE message_id = m.id AND destination = 'backend' AND state IN ('waiting', 'held', 'unknown'))`;
/** Of messages from before 2026-12 the text is not known: their page made a key for each text. */
const SAME = `SELECT id FROM form_messages AS m WHERE request_key = ? AND coalesce(content_hash, ?) = ?
  AND (created_at > ? OR ${WAITS}) ORDER BY id DESC LIMIT 1`;
const ADD_MESSAGE = `INSERT INTO form_messages (
    number, kind, request_key, content_hash, payload, lines, policy_version, created_at, is_suspected)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ADD_DELIVERY = `INSERT INTO deliveries (
    message_id, part, destination, kind, payload, quantity, key, state, next_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
/** A mail goes once the outcome of its message is known, and when it is due at the latest. */
const NEXT = `${DELIVERY} WHERE destination = ? AND state = 'waiting' AND (next_at <= ? OR next_at > ?
  OR (destination = 'mail' AND tries = 0 AND NOT ${WAITS})) ORDER BY next_at, one.id LIMIT 1`;
/** The number of tries has changed if another process has tried meanwhile. */
const IF_UNTOUCHED = "WHERE id = ? AND state = 'waiting' AND tries = ?";
const COUNT = `SELECT count(*) FILTER (WHERE state = 'waiting') AS pending,
    min(created_at) FILTER (WHERE state = 'waiting') AS oldestAt,
    count(*) FILTER (WHERE state <> 'waiting' AND created_at >= ?) AS givenUp
  FROM deliveries JOIN form_messages AS m ON m.id = message_id
  WHERE destination = ? AND state IN ('waiting', 'held', 'unknown') AND is_suspected = 0`;
/** Messages older than a moment that need no action any more. */
const FORGET = `DELETE FROM form_messages AS m WHERE created_at < ? AND (is_suspected = 1 OR NOT ${IS_OPEN}) RETURNING id`;

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the messages in the database at `url`, of at most `maxBytes`; `isMailed`: the company gets each by mail. */
export async function openStore(
  url: string,
  busyTimeoutMs?: number,
  maxBytes = Number.POSITIVE_INFINITY,
  isMailed = false,
) {
  const db = await connect(url, busyTimeoutMs);
  try {
    // Where all is there already nothing is written, and another process's lock does not matter.
    if (!(await hasTable(db, 'deliveries'))) await db.write(TABLES);
    await copyEarlierTables(db);
    return createStore(db, maxBytes, isMailed);
  } catch (error) {
    db.close();
    throw error;
  }
}

function createStore(db: Database, maxBytes: number, isMailed: boolean) {
  const read = async (sql: string, args: InValue[] = []) => (await db.execute({ sql, args })).rows;
  const write = async (sql: string, args: InValue[]) => (await db.write([{ sql, args }]))[0]?.rows ?? [];
  /** Puts deliveries into the queue as if they were new, but for those of suspected messages; gives their number. */
  const requeue = async (where: string, arg: InValue, nextAt: number) => {
    const ids = `SELECT one.id FROM deliveries AS one
      JOIN form_messages AS m ON m.id = message_id WHERE is_suspected = 0 AND ${where}`;
    const fresh = "state = 'waiting', tries = 0, unanswered = 0, code = NULL, answer = NULL, next_at = ?";
    const sql = `UPDATE deliveries SET ${fresh} WHERE id IN (${ids}) RETURNING id`;
    return (await write(sql, [nextAt, arg])).length;
  };
  const room = () => readRoom(db, maxBytes);
  return {
    room,
    /** Stores a message, or finds the one that it repeats. `admit` may throw to refuse; `siteKey` makes numbers. */
    add: async (message: NewMessage, nextAt: number, siteKey: string, admit = async () => {}) => {
      const known = await findSame(db, message);
      if (known !== null) return { isNew: false, stored: await readMessage(db, known) };
      await admit();
      if ((await room()).state === 'full') throw new Error('The database is full');
      return db.transact(async (transaction) => {
        // Another process may have been first.
        const same = await findSame(transaction, message);
        const id = same ?? (await insert(transaction, message, nextAt, siteKey, isMailed));
        return { isNew: same === null, stored: await readMessage(transaction, id) };
      });
    },
    getMessage: (id: number) => readMessage(db, id),
    /** The key that signs receipts and makes numbers, the same for all processes with this database. */
    getSiteKey: async () => String((await read("SELECT value FROM secrets WHERE name = 'receipts'"))[0]?.value ?? ''),
    /** The one for this destination that has waited longest among those whose time has come, or null. */
    nextDue: async (destination: Destination, now: number) =>
      (await read(NEXT, [destination, now, now + LONGEST_WAIT_MS])).map(toDelivery)[0] ?? null,
    /** Claims one for a call: it counts as unanswered and is due again at `nextAt`; null if another process has it. */
    claim: async (one: Delivery, nextAt: number): Promise<Delivery | null> => {
      const sql = `UPDATE deliveries SET tries = tries + 1, unanswered = unanswered + 1, next_at = ?
        ${IF_UNTOUCHED} RETURNING id`;
      const claimed = (await write(sql, [nextAt, one.id, one.tries])).length > 0;
      return claimed ? { ...one, tries: one.tries + 1, unanswered: one.unanswered + 1 } : null;
    },
    /** A claimed one was not accepted: it waits until `nextAt`. */
    postpone: ({ id, tries }: Delivery, nextAt: number) =>
      write(`UPDATE deliveries SET unanswered = unanswered - 1, next_at = ? ${IF_UNTOUCHED}`, [nextAt, id, tries]),
    /** It was answered, or given up. The answer stays for whoever sends the same message again. */
    settle: (id: number, state: Exclude<State, 'waiting'>, reply?: SubmissionReply) => {
      const sql = `UPDATE deliveries SET state = ?, code = ?, answer = ?
        WHERE id = ? AND state IN ('waiting', 'refused')`;
      return write(sql, [state, reply?.code ?? null, reply?.message ?? null, id]);
    },
    /** How many wait, when the oldest of them came (null: none), and how many that came after `since` were given up. */
    count: async (destination: Destination, since: number) => {
      const [row] = await read(COUNT, [since, destination === 'mail' && !isMailed ? 'none' : destination]);
      return { ...row };
    },
    countSuspected: async () =>
      Number((await read('SELECT count(*) AS count FROM form_messages WHERE is_suspected = 1'))[0]?.count),
    /** Puts the mails of the last days that were given up back into the queue; gives their number. */
    retryMails: (now: number) =>
      requeue("destination = 'mail' AND state = 'held' AND created_at >= ?", now - MAILS_RETRIED_MS, now),
    /** Puts one part back into the queue; false when there is none with this id, or it is suspected. */
    retry: async (id: number | string, now: number) => (await requeue('one.id = ?', id, now)) > 0,
    /** Puts the suspected message of this number into the queues as if new; gives the number of its parts, or 0. */
    release: async (number: string, now: number) => {
      const sql = 'UPDATE form_messages SET is_suspected = 0 WHERE number = ? AND is_suspected = 1 RETURNING id';
      const [released] = await write(sql, [number]);
      if (!released) return 0;
      await requeue("destination = 'mail' AND message_id = ?", Number(released.id), now + LATEST_MAIL_MS);
      return requeue("destination = 'backend' AND message_id = ?", Number(released.id), now);
    },
    /** All messages, or those of a condition, newest first. */
    list: (which: Condition = { where: 'TRUE', args: [] }) => readMessages(db, which),
    /** Erases messages; gives the erased rows of each table, and what waited. */
    erase: async ({ where, args }: Condition) => {
      const ofThese = `message_id IN (SELECT id FROM form_messages WHERE ${where})`;
      const count = `SELECT count(*) AS deliveries,
        count(*) FILTER (WHERE destination = 'backend' AND state = 'waiting') AS waiting
        FROM deliveries WHERE ${ofThese}`;
      const statements = [count, `DELETE FROM form_messages WHERE ${where}`];
      const [counted, deleted] = await db.write(statements.map((sql) => ({ sql, args: [...args] })));
      await db.checkpoint();
      const [row] = counted?.rows ?? [];
      const form_messages = deleted?.rowsAffected ?? 0;
      return { form_messages, deliveries: Number(row?.deliveries), waiting: Number(row?.waiting) };
    },
    /** Deletes finished messages from before `before`; gives how many. */
    forget: async (before: number) => (await write(FORGET, [before])).length,
    /** Rejects, after `busyTimeoutMs` at the latest, while nothing can be written. */
    checkWritable: () => db.transact(async () => true),
    /** Takes what was deleted out of the files. */
    checkpoint: db.checkpoint,
    close: () => db.close(),
    /** Reads other tables of the same database. */
    db: db as Reader,
  };
}

async function findSame(db: Reader, message: NewMessage): Promise<number | null> {
  const hash = hashContent(message);
  const since = isMadeOfContent(message.key) ? message.createdAt - DAY_MS : 0;
  return toNumber((await db.execute({ sql: SAME, args: [message.key, hash, hash, since] })).rows[0]?.id);
}

async function insert(db: Reader, message: NewMessage, nextAt: number, siteKey: string, isMailed: boolean) {
  const { kind, payload, lines, key, policyVersion, createdAt, isSuspected } = message;
  const number = await findNumber(db, key, siteKey);
  const texts = [hashContent(message), JSON.stringify(payload), JSON.stringify(lines)];
  const args = [number, kind, key, ...texts, policyVersion, createdAt, isSuspected ? 1 : 0];
  const id = Number((await db.execute({ sql: ADD_MESSAGE, args })).lastInsertRowid);
  const state = isSuspected ? 'held' : 'waiting';
  const rows: InValue[][] = toParts(message, number).map((part, index) => {
    const text = JSON.stringify(part.payload);
    return [id, index + 1, 'backend', part.kind, text, part.quantity, part.key, state, nextAt];
  });
  if (isMailed) rows.push([id, 0, 'mail', kind, null, null, `request:${number}:${createdAt}`, state, nextAt]);
  for (const row of rows) await db.execute({ sql: ADD_DELIVERY, args: row });
  return id;
}

/** The number of a key or, while another message has that, of a random one. */
async function findNumber(db: Reader, key: string, siteKey: string): Promise<string> {
  for (let one = key; ; one = randomUUID()) {
    const number = createNumber(one, siteKey);
    const sql = 'SELECT 1 FROM form_messages WHERE number = ?';
    if ((await db.execute({ sql, args: [number] })).rows.length === 0) return number;
  }
}

async function readMessage(db: Reader, id: number): Promise<Stored> {
  const [message] = await readMessages(db, { where: 'id = ?', args: [id] });
  if (!message) throw new Error(`There is no message ${id}`);
  return message;
}

async function readMessages(db: Reader, { where, args }: Condition): Promise<Stored[]> {
  const read = async (sql: string) => (await db.execute({ sql, args: [...args] })).rows;
  const rows = await read(`${MESSAGE} WHERE ${where} ORDER BY id DESC`);
  const ofThese = `${DELIVERY} WHERE message_id IN (SELECT id FROM form_messages AS m WHERE ${where}) ORDER BY part`;
  const deliveries = new Map<unknown, Delivery[]>(rows.map(({ id }) => [id, []]));
  for (const one of (await read(ofThese)).map(toDelivery)) deliveries.get(one.messageId)?.push(one);
  return rows.map((row) => {
    const all = deliveries.get(row.id) ?? [];
    return {
      ...(row as unknown as Stored),
      payload: JSON.parse(String(row.payload)),
      lines: JSON.parse(String(row.lines)),
      isSuspected: row.isSuspected === 1,
      parts: all.filter(({ destination }) => destination === 'backend'),
      mail: all.find(({ destination }) => destination === 'mail')?.state ?? null,
    };
  });
}

/** A row of DELIVERY. */
const toDelivery = (row: Row): Delivery => ({
  ...(row as unknown as Delivery),
  payload: JSON.parse(String(row.payload ?? '{}')),
});

const toNumber = (value: unknown) => (value == null ? null : Number(value));
