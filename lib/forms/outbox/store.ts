import { connect, type Database } from '@/lib/database/connect';
import { type Room, readRoom } from '@/lib/database/room';
import { forgetReceived } from '@/lib/embedded-backend/receive';
import { chooseKey } from '@/lib/forms/keys';
import { type NewSubmission, type Status, type Submission, toFirstStatus, toSubmission } from '@/lib/forms/submission';
import { log } from '@/lib/log';
import { createMailStore, planMail, releaseMail } from '../notifications/store';
import { toReference } from '../reference';
import { LONGEST_DELAY_MS, LONGEST_UNANSWERED_MS } from './delays';
import { type Condition, EVERYBODY } from './person';
import { createQueueTable, type Values } from './queue-table';
import { prepareTables } from './tables';

const KEY_LIFE = 24 * 60 * 60 * 1000;
/** Rows that are deleted at once: nobody waits long for that. */
const MAX_ROWS_AT_ONCE = 500;

/** Nothing more is stored: the database has the size that it may have, or its disk is full. */
export class OutboxFullError extends Error {
  override name = 'OutboxFullError';
}

/**
 * Opens the outbox at `url`; throws when it cannot be written. A write waits `busyTimeoutMs`; nothing is added beyond `maxBytes`; with
 * `isMailed` a mail to the company is planned with each request.
 */
export async function openStore(
  url: string,
  busyTimeoutMs?: number,
  maxBytes = Number.POSITIVE_INFINITY,
  isMailed = false,
): Promise<Store> {
  const db = await connect(url, busyTimeoutMs);
  try {
    await prepareTables(db);
    return createStore(db, maxBytes, isMailed);
  } catch (error) {
    db.close();
    throw error;
  }
}

export type Store = ReturnType<typeof createStore>;

const ADD = `INSERT INTO submissions (key, kind, payload, policy_version, created_at, next_attempt_at, reference, quantity, status)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (key) DO NOTHING RETURNING *`;
const HOLDER = 'SELECT 1 FROM submissions WHERE reference = ? LIMIT 1';
/** Those after the first that came with a key have it with a suffix. */
const LAST = "SELECT * FROM submissions WHERE key = ? OR (key > ? || ':' AND key < ? || ';') ORDER BY id DESC LIMIT 1";
const SETTLE =
  "UPDATE submissions SET status = ?, code = ?, message = ? WHERE id = ? AND status IN ('pending', 'refused')";
const RETRY = `UPDATE submissions SET status = 'pending', attempts = 0, unanswered = 0, code = NULL, message = NULL, next_attempt_at = ?
  WHERE id = ? AND status <> 'suspected' RETURNING id`;
const RELEASE = `UPDATE submissions SET status = 'pending', next_attempt_at = ?
  WHERE reference = ? AND status = 'suspected' RETURNING id`;
const COUNT_SUSPECTED = "SELECT count(DISTINCT reference) AS number FROM submissions WHERE status = 'suspected'";
/** A time further ahead than any is set was set before the clock stepped back: it has come. */
const NEXT = `SELECT * FROM submissions WHERE status = 'pending' AND (next_attempt_at <= ?
  OR next_attempt_at > ? + CASE unanswered WHEN 0 THEN ${LONGEST_DELAY_MS} ELSE ${LONGEST_UNANSWERED_MS} END) ORDER BY next_attempt_at, id LIMIT 1`;
const DONE = "status IN ('delivered', 'received', 'refused', 'suspected') AND created_at < ?";
const FORGET = `DELETE FROM submissions WHERE id IN (SELECT id FROM submissions
  WHERE ${DONE} AND (answered_at IS NOT NULL OR opened_at IS NOT NULL OR warned_at < ?) LIMIT ${MAX_ROWS_AT_ONCE}) RETURNING id`;
const WARN = `UPDATE submissions SET warned_at = ? WHERE id IN (SELECT id FROM submissions
  WHERE ${DONE} AND answered_at IS NULL AND opened_at IS NULL AND warned_at IS NULL LIMIT ${MAX_ROWS_AT_ONCE}) RETURNING id`;
const PAGE = `SELECT * FROM submissions WHERE (? = 0 OR id < ?) AND created_at >= ?
  AND (? = 0 OR status IN ('pending', 'suspected', 'dead-letter', 'unknown-outcome'))`;

/** The outbox: every valid submission is here before it is forwarded. */
function createStore(db: Database, maxBytes: number, isMailed: boolean) {
  const { read, write, one, ...queue } = createQueueTable(db, 'submissions', 'created_at', toSubmission);
  const getLast = async (rows: readonly NewSubmission[]): Promise<Submission[]> => {
    const last = await Promise.all(rows.map(({ key }) => one(read(LAST, [key, key, key]))));
    return last.filter((row) => row !== null);
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
    ...queue,
    room,
    mails: createMailStore(db, isMailed),
    /**
     * Adds the rows of one request, all or none; `isNew` is false, with the stored rows, when their keys came within 24 h or one still waits, and
     * without any when another message has their reference. `admit` is called before anything new is stored, and refuses it by throwing.
     */
    add: async (rows: readonly NewSubmission[], nextAttemptAt: number, admit = async () => {}) => {
      const last = await getLast(rows);
      const since = (rows[0]?.createdAt ?? 0) - KEY_LIFE;
      if (last.some(({ status, createdAt }) => status === 'pending' || createdAt > since))
        return { isNew: false, submissions: last };
      await admit();
      if ((await room()).state === 'full') throw new OutboxFullError('The database is full');
      const isTaken = last.length > 0;
      const statements = [
        ...rows.map((row) => ({ sql: ADD, args: toArgs(row, isTaken, nextAttemptAt) })),
        ...(isMailed ? rows.slice(0, 1).map((row) => planMail(row, nextAttemptAt)) : []),
      ];
      const added = await db.transact(async (transaction) => {
        const holder = await transaction.execute({ sql: HOLDER, args: rows.slice(0, 1).map(toReference) });
        return holder.rows.length > 0 ? [] : transaction.batch(statements);
      });
      if (added.length === 0) return { isNew: false, submissions: [] };
      const submissions = added.flatMap((result) => result.rows.map(toSubmission));
      // Else another process was first: a key names the number of the rows too, so either all are taken or none.
      const isNew = submissions.length === rows.length;
      return { isNew, submissions: isNew ? submissions : await getLast(rows) };
    },
    /** The key that signs receipts (receipt.ts), the same for all processes with this database. */
    getReceiptKey: async () => {
      const [row] = await read("SELECT value FROM secrets WHERE name = 'receipts'", []);
      return row ? String(row.value) : null;
    },
    get: (id: number) => one(read('SELECT * FROM submissions WHERE id = ?', [id])),
    /** The backend answered: the submission leaves the queue, its answer stays for whoever sends the same key again. */
    settle: (
      id: number,
      status: Exclude<Status, 'pending' | 'suspected'>,
      code: number | null,
      message: string | null,
    ) => write(SETTLE, [status, code, message, id]),
    /** The submission that has waited longest among those whose time has come, or null. */
    nextDue: (now: number) => one(read(NEXT, [now, now])),
    /** Puts a submission back into the queue as if it were new, to be tried at once; false when there is none with this id. */
    retry: async (id: number, now: number) => (await write(RETRY, [now, id])).length > 0,
    /** Puts what is suspected under this number, and its mail, into the queues as if it had just come; gives the number of its rows, 0 for none. */
    release: async (reference: string, now: number) => {
      const [rows] = await db.write([{ sql: RELEASE, args: [now, reference] }, releaseMail(reference, now)]);
      return rows?.rows.length ?? 0;
    },
    countSuspected: async () => Number((await read(COUNT_SUSPECTED, []))[0]?.number),
    /** A page of submissions, newest first, behind the one with `afterId` (0: from the newest). */
    page: async ({ pending, since, afterId, limit, who = EVERYBODY }: Page) => {
      const sql = `${PAGE} AND ${who.where} ORDER BY id DESC LIMIT ?`;
      return (await read(sql, [afterId, afterId, since, pending ? 1 : 0, ...who.args, limit])).map(toSubmission);
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
  };
}

function toArgs(row: NewSubmission, isTaken: boolean, nextAttemptAt: number): Values {
  const { key, kind, payload, policyVersion, createdAt, quantity } = row;
  return [
    chooseKey(key, isTaken, createdAt),
    kind,
    JSON.stringify(payload),
    policyVersion,
    createdAt,
    nextAttemptAt,
    toReference(row),
    quantity ?? null,
    toFirstStatus(row),
  ];
}

type Page = {
  /** Only what waits for the backend or for the staff. */
  readonly pending: boolean;
  readonly since: number;
  readonly afterId: number;
  readonly limit: number;
  /** Only the messages of this person. */
  readonly who?: Condition | undefined;
};
