import type { InStatement, Row } from '@libsql/client';
import type { Database } from '@/lib/database/connect';
import { LONGEST_DELAY_MS, LONGEST_UNANSWERED_MS } from '../outbox/delays';
import { createQueueTable } from '../outbox/queue-table';
import { toReference } from '../reference';
import { type NewSubmission, type Submission, toFirstStatus, toSubmission } from '../submission';

/** suspected, pending, dead-letter, unknown-outcome as of a submission; not-needed: by its time there was nothing to tell. */
export type MailStatus = 'suspected' | 'pending' | 'sent' | 'not-needed' | 'dead-letter' | 'unknown-outcome';

/** The mail of one request, without anything personal; times are in milliseconds since 1970. */
export type Mail = {
  readonly id: number;
  /** Names the mail to its receiver, the same whenever it is sent. */
  readonly key: string;
  readonly reference: string;
  readonly status: MailStatus;
  readonly attempts: number;
  readonly unanswered: number;
  readonly nextAttemptAt: number;
};

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Those given up are tried again at a start for so long: somebody may have corrected a setting. */
const RETRIED_MS = 7 * DAY_MS;

/** A mail goes so long after its request was released at the latest. */
const LATEST_MS = 10_000;

/** Releases before 2026-12 wrote other rows too: reminders, summaries, a webhook's and visitors' copies. They stay as they are. */
const MAILS = "channel = 'mail' AND kind = 'request'";
/** Another process may have stored the same request, under another number. */
const PLAN = `INSERT OR IGNORE INTO notifications (key, channel, kind, reference, due_at, next_attempt_at, status)
  SELECT ?, 'mail', 'request', ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM submissions WHERE reference = ?)`;
/**
 * A request is told once its outcome is known, and when it is due at the latest. A time further ahead than any is set was set before the clock
 * stepped back: it has come.
 */
const NEXT = `SELECT * FROM notifications AS one WHERE ${MAILS} AND status = 'pending' AND (next_attempt_at <= ?
  OR (attempts = 0 AND NOT EXISTS (SELECT 1 FROM submissions WHERE reference = one.reference AND status = 'pending'))
  OR next_attempt_at > ? + CASE unanswered WHEN 0 THEN ${LONGEST_DELAY_MS} ELSE ${LONGEST_UNANSWERED_MS} END)
  ORDER BY next_attempt_at, id LIMIT 1`;
const SETTLE = 'UPDATE notifications SET status = ? WHERE id = ?';
const RETRY = `UPDATE notifications SET status = 'pending', attempts = 0, unanswered = 0, next_attempt_at = ?
  WHERE ${MAILS} AND status = 'dead-letter' AND due_at >= ? RETURNING id`;
const RELEASE = `UPDATE notifications SET status = 'pending', due_at = ?, next_attempt_at = ?
  WHERE ${MAILS} AND reference = ? AND status = 'suspected'`;
const TAKEN = "SELECT * FROM submissions WHERE reference = ? AND status <> 'refused' ORDER BY id";
const LAST = `SELECT * FROM notifications WHERE ${MAILS} AND reference = ? ORDER BY id DESC LIMIT 1`;

/** Plans the mail of a request in the transaction that stores it; `dueAt` is when it is sent at the latest. */
export function planMail(row: NewSubmission, dueAt: number): InStatement {
  const reference = toReference(row);
  return {
    sql: PLAN,
    args: [`request:${reference}:${row.createdAt}`, reference, dueAt, dueAt, toFirstStatus(row), reference],
  };
}

/** Lets the mail of a request that was suspected go its way, once the outcome of the request is known. */
export function releaseMail(reference: string, now: number): InStatement {
  return { sql: RELEASE, args: [now, now + LATEST_MS, reference] };
}

export type MailStore = ReturnType<typeof createMailStore>;

/** The mails in the outbox's database; those of a site that mails nobody (any more) do not count. */
export function createMailStore(db: Database, isMailed: boolean) {
  const counted = isMailed ? MAILS : 'FALSE';
  const { read, write, one, ...queue } = createQueueTable(db, 'notifications', 'due_at', toMail, counted);
  return {
    ...queue,
    /** The one that has waited longest among those whose time has come, or null. */
    nextDue: (now: number) => one(read(NEXT, [now, now])),
    settle: (id: number, status: Exclude<MailStatus, 'pending' | 'suspected'>) => write(SETTLE, [status, id]),
    /** Puts those of the last days that were given up back into the queue; gives their number. */
    retryGivenUp: async (now: number) => (await write(RETRY, [now, now - RETRIED_MS])).length,
    /** The rows of a request that its visitor was not refused. */
    getRows: async (reference: string): Promise<Submission[]> => (await read(TAKEN, [reference])).map(toSubmission),
    /** The mail of a request; null where none was planned. */
    getMail: (reference: string) => one(read(LAST, [reference])),
  };
}

function toMail(row: Row): Mail {
  return {
    id: Number(row.id),
    key: String(row.key),
    reference: String(row.reference),
    status: row.status as MailStatus,
    attempts: Number(row.attempts),
    unanswered: Number(row.unanswered),
    nextAttemptAt: Number(row.next_attempt_at),
  };
}
