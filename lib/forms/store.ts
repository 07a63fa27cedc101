import { randomUUID } from 'node:crypto';
import type { InValue, Row } from '@libsql/client';
import { connect, type Database, hasTable, type Reader } from '@/lib/database/connect';
import { type Room, readRoom } from '@/lib/database/room';
import { forgetReceived } from '@/lib/embedded-backend/receive';
import { log } from '@/lib/log';
import { LONGEST_DELAY_MS, LONGEST_UNANSWERED_MS } from './delays';
import type { FormKind } from './fields';
import { type Content, hashContent, type NewMessage, toContentKey, toWireKeys } from './message';
import { createNumber } from './number';
import { type Part, toParts } from './parts';
import { prepareTables } from './tables';

export type Destination = 'backend' | 'mail';

/**
 * waiting: to be sent; sent: taken; received: taken by the embedded backend, so only this site has it; refused: the visitor was told so (of a
 * mail: there is nothing to tell); unknown: it was sent several times, and nobody knows whether it was taken; held: somebody must look at it
 * first, since it is suspected, was given up, or was refused after its visitor was told 'received'.
 */
export type State = 'waiting' | 'sent' | 'received' | 'refused' | 'unknown' | 'held';

/** One thing to send of a message. */
export type Delivery = Part & {
  readonly id: number;
  readonly messageId: number;
  readonly destination: Destination;
  /** Names it to its receiver, the same whenever it is sent. */
  readonly key: string;
  readonly policyVersion: string;
  /** When the message came, in milliseconds since 1970, like every time here. */
  readonly createdAt: number;
  readonly state: State;
  readonly tries: number;
  /** Calls that were begun and had no answer so far: each may have been taken. */
  readonly unanswered: number;
  readonly code: number | null;
  readonly answer: string | null;
};

export type Stored = Content & {
  readonly id: number;
  readonly number: string;
  readonly createdAt: number;
  readonly isSuspected: boolean;
  /** What goes to the backend, in its order. */
  readonly parts: readonly Delivery[];
};

/** A condition on a table whose `payload` has a person's fields. */
export type Condition = { readonly where: string; readonly args: readonly string[] };

export const EVERYBODY: Condition = { where: 'TRUE', args: [] };

const DAY_MS = 24 * 60 * 60 * 1_000;
/** For so long the same key, or the same text without one, is the same message. */
const KEY_LIFE_MS = DAY_MS;
/** Mails given up are tried again at a start for so long: somebody may have corrected a setting. */
const MAILS_RETRIED_MS = 7 * DAY_MS;
/** A mail goes so long after its message was released at the latest. */
const LATEST_MAIL_MS = 10_000;
/** Messages that are deleted at once: nobody waits long for that. */
const MAX_AT_ONCE = 500;

const DELIVERY = `SELECT one.*, m.policy_version, m.created_at FROM deliveries AS one JOIN form_messages AS m ON m.id = one.message_id`;
const LAST = `SELECT *, EXISTS (SELECT 1 FROM deliveries WHERE message_id = m.id AND destination = 'backend' AND state = 'waiting') AS waits
  FROM form_messages AS m WHERE request_key = ? ORDER BY id DESC LIMIT 1`;
const ADD_MESSAGE = `INSERT INTO form_messages (number, kind, request_key, content_hash, payload, lines, policy_version, created_at, is_suspected)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ADD_DELIVERY = `INSERT INTO deliveries (message_id, part, destination, kind, payload, quantity, key, state, next_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
/**
 * A mail goes once the outcome of its message is known, and when it is due at the latest. A time further ahead than any is set was set before
 * the clock stepped back: it has come.
 */
const NEXT = `${DELIVERY} WHERE destination = ? AND state = 'waiting' AND (next_at <= ?
  OR next_at > ? + CASE unanswered WHEN 0 THEN ${LONGEST_DELAY_MS} ELSE ${LONGEST_UNANSWERED_MS} END
  OR (destination = 'mail' AND tries = 0 AND NOT EXISTS (SELECT 1 FROM deliveries
    WHERE message_id = one.message_id AND destination = 'backend' AND state = 'waiting')))
  ORDER BY next_at, one.id LIMIT 1`;
/** The number of tries tells whether somebody else has tried meanwhile. */
const IF_UNTOUCHED = "WHERE id = ? AND state = 'waiting' AND tries = ?";
const COUNT = `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
    min(created_at) FILTER (WHERE state = 'waiting') AS oldest,
    count(*) FILTER (WHERE state <> 'waiting' AND created_at >= ?) AS given_up
  FROM deliveries JOIN form_messages AS m ON m.id = message_id
  WHERE destination = ? AND state IN ('waiting', 'held', 'unknown') AND is_suspected = 0`;
/** What is done with; nobody needs to act on it any more. */
const DONE = `created_at < ? AND (is_suspected = 1 OR NOT EXISTS (SELECT 1 FROM deliveries
  WHERE message_id = m.id AND destination = 'backend' AND state IN ('waiting', 'held', 'unknown')))`;
const FORGET = `DELETE FROM form_messages WHERE id IN (SELECT id FROM form_messages AS m WHERE ${DONE}
  AND (answered_at IS NOT NULL OR opened_at IS NOT NULL OR warned_at < ?) LIMIT ${MAX_AT_ONCE}) RETURNING id`;
const WARN = `UPDATE form_messages SET warned_at = ? WHERE id IN (SELECT id FROM form_messages AS m WHERE ${DONE}
  AND answered_at IS NULL AND opened_at IS NULL AND warned_at IS NULL LIMIT ${MAX_AT_ONCE}) RETURNING id`;
const OPEN_PARTS = "('waiting', 'held', 'unknown')";

/** Nothing more is stored: the database has the size that it may have, or its disk is full. */
class FullError extends Error {
  override name = 'FullError';
}

export type Store = Awaited<ReturnType<typeof openStore>>;

/**
 * Opens the messages in the database at `url`, where one must not have more than `maxBytes` bytes; a write waits `busyTimeoutMs` for other
 * processes. `isMailed`: the company gets a mail of each.
 */
export async function openStore(
  url: string,
  busyTimeoutMs?: number,
  maxBytes = Number.POSITIVE_INFINITY,
  isMailed = false,
) {
  const db = await connect(url, busyTimeoutMs);
  try {
    await prepareTables(db);
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
    const ids = `SELECT one.id FROM deliveries AS one JOIN form_messages AS m ON m.id = message_id WHERE is_suspected = 0 AND ${where}`;
    const sql = `UPDATE deliveries SET state = 'waiting', tries = 0, unanswered = 0, code = NULL, answer = NULL, next_at = ?
      WHERE id IN (${ids}) RETURNING id`;
    return (await write(sql, [nextAt, arg])).length;
  };
  let reported: Room['state'] = 'on';
  /** How much room there is; logged when there is little, and when that changes. */
  const room = async (): Promise<Room> => {
    const found = await readRoom(db, maxBytes);
    if (found.state !== reported && found.state !== 'on')
      log.error(found, `the database of the outbox is ${found.state}`);
    reported = found.state;
    return found;
  };
  return {
    room,
    /**
     * Stores a message with all that is sent of it, or finds the one that it is again: with the same key within 24 h, or while that waits.
     * `admit` is called before anything new is stored, and refuses it by throwing. `siteKey` is what numbers are made with.
     */
    add: async (message: NewMessage, nextAt: number, siteKey: string, admit = async () => {}) => {
      const known = await findPlace(db, message);
      if ('id' in known) return { isNew: false, stored: await readMessage(db, known.id) };
      await admit();
      if ((await room()).state === 'full') throw new FullError('The database is full');
      return db.transact(async (transaction) => {
        // Another process may have been first.
        const place = await findPlace(transaction, message);
        const isNew = !('id' in place);
        const id = isNew ? await insert(transaction, { ...message, key: place.key }, place.isTaken, nextAt) : place.id;
        return { isNew, stored: await readMessage(transaction, id) };
      });

      async function insert(transaction: Reader, request: NewMessage, isTaken: boolean, dueAt: number) {
        const { kind, payload, lines, key, policyVersion, createdAt, isSuspected } = request;
        const number = await findNumber(transaction, key, siteKey);
        const parts = toParts(request, number);
        const keys = toWireKeys(request, parts.length, isTaken);
        const state = isSuspected ? 'held' : 'waiting';
        const hash = hashContent(request);
        const texts = [JSON.stringify(payload), JSON.stringify(lines)];
        const args = [number, kind, key, hash, ...texts, policyVersion, createdAt, isSuspected ? 1 : 0];
        const { lastInsertRowid } = await transaction.execute({ sql: ADD_MESSAGE, args });
        const id = Number(lastInsertRowid);
        const rows: InValue[][] = parts.map((part, index) => {
          const text = JSON.stringify(part.payload);
          return [id, index + 1, 'backend', part.kind, text, part.quantity, keys[index] ?? '', state, dueAt];
        });
        if (isMailed) rows.push([id, 0, 'mail', kind, null, null, `request:${number}:${createdAt}`, state, dueAt]);
        for (const row of rows) await transaction.execute({ sql: ADD_DELIVERY, args: row });
        return id;
      }
    },
    getMessage: (id: number) => readMessage(db, id),
    /** The key that signs receipts and makes numbers, the same for all processes with this database. */
    getSiteKey: async () => String((await read("SELECT value FROM secrets WHERE name = 'receipts'"))[0]?.value ?? ''),
    /** The one for this destination that has waited longest among those whose time has come, or null. */
    nextDue: async (destination: Destination, now: number) =>
      (await read(NEXT, [destination, now, now])).map(toDelivery)[0] ?? null,
    /** When the next one's time comes, or null when none waits. */
    nextTime: async (destination: Destination) => {
      const sql = "SELECT min(next_at) AS time FROM deliveries WHERE destination = ? AND state = 'waiting'";
      return toTime((await read(sql, [destination]))[0]?.time);
    },
    /** Takes one for a call, which is unanswered from now on; null when another process has. It is looked at again at `nextAt`. */
    claim: async (one: Delivery, nextAt: number): Promise<Delivery | null> => {
      const sql = `UPDATE deliveries SET tries = tries + 1, unanswered = unanswered + 1, next_at = ? ${IF_UNTOUCHED} RETURNING id`;
      const claimed = (await write(sql, [nextAt, one.id, one.tries])).length > 0;
      return claimed ? { ...one, tries: one.tries + 1, unanswered: one.unanswered + 1 } : null;
    },
    /** Nobody has taken a claimed one: it waits until `nextAt`. */
    postpone: ({ id, tries }: Delivery, nextAt: number) =>
      write(`UPDATE deliveries SET unanswered = unanswered - 1, next_at = ? ${IF_UNTOUCHED}`, [nextAt, id, tries]),
    /** It was answered, or given up. The answer stays for whoever sends the same message again. */
    settle: (
      id: number,
      state: Exclude<State, 'waiting'>,
      code: number | null = null,
      answer: string | null = null,
    ) => {
      const sql = `UPDATE deliveries SET state = ?, code = ?, answer = ? WHERE id = ? AND state IN ('waiting', 'refused')`;
      return write(sql, [state, code, answer, id]);
    },
    /** How many wait, the age of the oldest of them (null: none), and how many that came after `since` were given up. */
    count: async (destination: Destination, since: number) => {
      const [row] = destination === 'mail' && !isMailed ? [] : await read(COUNT, [since, destination]);
      return { pending: Number(row?.waiting ?? 0), oldestAt: toTime(row?.oldest), givenUp: Number(row?.given_up ?? 0) };
    },
    countSuspected: async () =>
      Number((await read('SELECT count(*) AS count FROM form_messages WHERE is_suspected = 1'))[0]?.count),
    /** Puts the mails of the last days that were given up back into the queue; gives their number. */
    retryMails: (now: number) =>
      requeue("destination = 'mail' AND state = 'held' AND created_at >= ?", now - MAILS_RETRIED_MS, now),
    /** Puts one part back into the queue; false when there is none with this id, or it is suspected. */
    retry: async (id: number, now: number) => (await requeue('one.id = ?', id, now)) > 0,
    /** Puts what is suspected under this number into the queues as if it had just come; gives the number of its parts, 0 for none. */
    release: async (number: string, now: number) => {
      const sql = 'UPDATE form_messages SET is_suspected = 0 WHERE number = ? AND is_suspected = 1 RETURNING id';
      const [released] = await write(sql, [number]);
      if (!released) return 0;
      await requeue("destination = 'mail' AND message_id = ?", Number(released.id), now + LATEST_MAIL_MS);
      return requeue("destination = 'backend' AND message_id = ?", Number(released.id), now);
    },
    /** A page of messages, newest first, behind the one with `afterId` (0: from the newest), with what became of their parts and mail. */
    page: async ({ isPending, since, afterId, who }: Page) => {
      const sql = `SELECT * FROM form_messages AS m WHERE (? = 0 OR id < ?) AND created_at >= ? AND ${who.where} AND (? = 0 OR EXISTS
          (SELECT 1 FROM deliveries WHERE message_id = m.id AND destination = 'backend' AND state IN ${OPEN_PARTS}))
        ORDER BY id DESC LIMIT ${MAX_AT_ONCE}`;
      const rows = await read(sql, [afterId, afterId, since, ...who.args, isPending ? 1 : 0]);
      const ids = JSON.stringify(rows.map(({ id }) => id));
      const ofThese = `${DELIVERY} WHERE message_id IN (SELECT value FROM json_each(?)) ORDER BY message_id, part`;
      const deliveries = (await read(ofThese, [ids])).map(toDelivery);
      return rows.map((row) => {
        const all = deliveries.filter(({ messageId }) => messageId === row.id);
        const parts = all.filter(({ destination }) => destination === 'backend');
        const mail = all.find(({ destination }) => destination === 'mail')?.state ?? null;
        return {
          ...toStored(row, parts),
          mail,
          policyVersion: String(row.policy_version),
          answeredAt: toTime(row.answered_at),
        };
      });
    },
    /** Notes of these messages that the staff has seen them, answered them or, with null, not yet answered them; the first time counts. */
    mark: (ids: readonly number[], column: 'opened_at' | 'answered_at', time: number | null) => {
      const value = time === null ? '?' : `coalesce(${column}, ?)`;
      const sql = `UPDATE form_messages SET ${column} = ${value} WHERE id IN (SELECT value FROM json_each(?))`;
      return write(sql, [time, JSON.stringify(ids)]);
    },
    /** Erases messages, all that hangs on them and, of a person, what the embedded backend has; gives rows of each table, and what waited. */
    erase: async (who: Condition, isPerson: boolean) => {
      const erased = await db.transact(async (transaction) => {
        const run = async (sql: string, args: readonly string[]) =>
          (await transaction.execute({ sql, args: [...args] })).rows;
        const ofThese = `message_id IN (SELECT id FROM form_messages WHERE ${who.where})`;
        const deliveries = await run(`SELECT key, destination, state FROM deliveries WHERE ${ofThese}`, who.args);
        const keys = JSON.stringify(deliveries.map(({ key }) => key));
        const ofPerson = isPerson ? who : { where: 'FALSE', args: [] };
        const sql = `DELETE FROM messages WHERE ${ofPerson.where} OR coalesce(idempotency_key, 'embedded:' || id)
          IN (SELECT value FROM json_each(?)) RETURNING 1`;
        const hasCopies = await hasTable(transaction, 'messages');
        const copies = hasCopies ? await run(sql, [...ofPerson.args, keys]) : [];
        const messages = await run(`DELETE FROM form_messages WHERE ${who.where} RETURNING 1`, who.args);
        const isWaiting = ({ destination, state }: Row) => destination === 'backend' && state === 'waiting';
        return {
          form_messages: messages.length,
          deliveries: deliveries.length,
          messages: copies.length,
          waiting: deliveries.filter(isWaiting).length,
        };
      });
      await db.checkpoint();
      return erased;
    },
    /** Notes that the staff is warned now of some that nobody has opened or marked, older than `before`; gives their number, 0 for none. */
    warn: async (before: number, now: number) => (await write(WARN, [now, before])).length,
    /**
     * Deletes some of what is done with and came before `before`, the embedded backend's copies too; gives their number, 0 for none. What nobody
     * has opened or marked stays unless the staff was warned of it before `warnedBefore`.
     */
    forget: async (before: number, warnedBefore: number) =>
      (await write(FORGET, [before, warnedBefore])).length + (await forgetReceived(db, before)),
    /** Rejects, after `busyTimeoutMs` at the latest, while nothing can be written. */
    checkWritable: () => db.transact(async () => true),
    /** Takes what was deleted out of the files. */
    checkpoint: db.checkpoint,
    close: () => db.close(),
    /** Reads other tables of the same database. */
    db: db as Reader,
  };
}

type Page = {
  /** Only what waits for the backend or for the staff. */
  readonly isPending: boolean;
  readonly since: number;
  readonly afterId: number;
  readonly who: Condition;
};

type Place = { readonly id: number } | { readonly key: string; readonly isTaken: boolean };

/** The stored message that this one is, or the key under which it is stored: another text with the same key is another message. */
async function findPlace(db: Reader, message: NewMessage): Promise<Place> {
  const hash = hashContent(message);
  const contentKey = toContentKey(message);
  for (const key of [message.key, contentKey]) {
    const [last] = (await db.execute({ sql: LAST, args: [key] })).rows;
    if (!last) return { key, isTaken: false };
    // Of a list from before 2026-12 the text is not known: its page makes a key for each text.
    const isSame = last.content_hash === null || last.content_hash === hash;
    if (!isSame) continue;
    const isAlive = last.waits === 1 || Number(last.created_at) > message.createdAt - KEY_LIFE_MS;
    return isAlive ? { id: Number(last.id) } : { key, isTaken: true };
  }
  return { key: contentKey, isTaken: true };
}

/** The number of a key or, while another message has that, of a random one. */
async function findNumber(db: Reader, key: string, siteKey: string): Promise<string> {
  for (let one = key; ; one = randomUUID()) {
    const number = createNumber(one, siteKey);
    const sql = 'SELECT 1 FROM form_messages WHERE number = ? LIMIT 1';
    if ((await db.execute({ sql, args: [number] })).rows.length === 0) return number;
  }
}

async function readMessage(db: Reader, id: number): Promise<Stored> {
  const [row] = (await db.execute({ sql: 'SELECT * FROM form_messages WHERE id = ?', args: [id] })).rows;
  if (!row) throw new Error(`There is no message ${id}`);
  const sql = `${DELIVERY} WHERE message_id = ? AND destination = 'backend' ORDER BY part`;
  return toStored(row, (await db.execute({ sql, args: [id] })).rows.map(toDelivery));
}

function toStored(row: Row, parts: readonly Delivery[]): Stored {
  return {
    id: Number(row.id),
    number: String(row.number),
    kind: row.kind as FormKind,
    payload: JSON.parse(String(row.payload)),
    lines: JSON.parse(String(row.lines)),
    createdAt: Number(row.created_at),
    isSuspected: row.is_suspected === 1,
    parts,
  };
}

function toDelivery(row: Row): Delivery {
  return {
    id: Number(row.id),
    messageId: Number(row.message_id),
    destination: row.destination as Destination,
    kind: row.kind as FormKind,
    payload: JSON.parse(String(row.payload ?? '{}')),
    quantity: row.quantity === null ? null : Number(row.quantity),
    key: String(row.key),
    policyVersion: String(row.policy_version),
    createdAt: Number(row.created_at),
    state: row.state as State,
    tries: Number(row.tries),
    unanswered: Number(row.unanswered),
    code: row.code === null ? null : Number(row.code),
    answer: row.answer === null ? null : String(row.answer),
  };
}

const toTime = (value: unknown) => (value == null ? null : Number(value));
