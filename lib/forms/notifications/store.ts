import type { Database } from '@/lib/database/connect';
import { LONGEST_DELAY_MS, LONGEST_UNANSWERED_MS } from '../outbox/delays';
import type { Condition } from '../outbox/person';
import { createQueueTable } from '../outbox/queue-table';
import { type Submission, toSubmission } from '../submission';
import { type ChannelName, type Notification, type NotificationStatus, toNotification } from './notification';
import { planSummary, type Telling } from './plan';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Longer than anything is planned ahead: over Holy Week, or to the next week. */
const LONGEST_PLAN_MS = 60 * DAY_MS;
/** Those given up are tried again at a start for so long: somebody may have corrected a setting. */
const RETRIED_MS = 7 * DAY_MS;
const SUMMARIES_KEPT_MS = 90 * DAY_MS;

/**
 * A request is told once its outcome is known, and when it is due at the latest. A time further ahead than any is set was set before the clock
 * stepped back: it has come.
 */
const NEXT = `SELECT * FROM notifications AS one WHERE channel = ? AND status = 'pending' AND (next_attempt_at <= ?
  OR (kind IN ('request', 'copy') AND attempts = 0
    AND NOT EXISTS (SELECT 1 FROM submissions WHERE reference = one.reference AND status = 'pending'))
  OR next_attempt_at > ? + CASE WHEN kind NOT IN ('request', 'copy') THEN ${LONGEST_PLAN_MS} WHEN unanswered = 0 THEN ${LONGEST_DELAY_MS} ELSE ${LONGEST_UNANSWERED_MS} END)
  ORDER BY next_attempt_at, id LIMIT 1`;
const SETTLE = 'UPDATE notifications SET status = ? WHERE id = ?';
/** It is not late for that. */
const DEFER = `UPDATE notifications SET due_at = ?, next_attempt_at = ? WHERE id = ? AND status = 'pending' AND attempts = ?`;
/** Those that are due or were tried, of the channels wanted now. */
const COUNTED = '(due_at <= ? OR attempts > 0) AND channel IN (SELECT value FROM json_each(?))';
/** A visitor's address is none of our settings. */
const RETRY = `UPDATE notifications SET status = 'pending', attempts = 0, unanswered = 0, next_attempt_at = ?
  WHERE status = 'dead-letter' AND due_at >= ? AND kind <> 'copy' RETURNING id`;
/**
 * Copies that went out since then, or may have: a claim sets the time ahead. Of those that are under way only older ones, so that of several
 * processes not all give way.
 */
const COPIES = `SELECT count(*) AS number FROM notifications AS other
  WHERE channel = 'copy' AND status IN ('pending', 'sent', 'dead-letter', 'unknown-outcome') AND next_attempt_at > ?
  AND id <> ? AND unanswered > 0 AND (status <> 'pending' OR id < ?)`;
const FORGET_SUMMARIES = "DELETE FROM notifications WHERE kind = 'summary' AND due_at < ?";

export type NotificationStore = ReturnType<typeof createNotificationStore>;

type Request = { readonly rows: readonly Submission[]; readonly isPartial: boolean; readonly isAnswered: boolean };

/** The notifications in the outbox's database; the rows of a request's are written with it (plan.ts). */
export function createNotificationStore(db: Database, telling: Telling) {
  const { read, write, one, ...queue } = createQueueTable(db, 'notifications', 'due_at', toNotification);
  return {
    ...queue,
    /** The one that has waited longest among those whose time has come, or null. */
    nextDue: (channel: ChannelName, now: number) => one(read(NEXT, [channel, now, now])),
    nextTime: (channel: ChannelName) => queue.nextTime('channel = ?', [channel]),
    /** One that has not been tried is due only at `time`. */
    defer: ({ id, attempts }: Notification, time: number) => write(DEFER, [time, time, id, attempts]),
    settle: (id: number, status: Exclude<NotificationStatus, 'pending'>) => write(SETTLE, [status, id]),
    count: (since: number, now: number) => queue.count(since, COUNTED, [now, JSON.stringify(telling.channels)]),
    /** Puts those of the last days that were given up back into the queue. */
    retryGivenUp: async (now: number) => (await write(RETRY, [now, now - RETRIED_MS])).length,
    /** Plans the next summary for each channel, once for all processes, and deletes old ones. */
    planSummary: async (now: number) => {
      await db.write([{ sql: FORGET_SUMMARIES, args: [now - SUMMARIES_KEPT_MS] }, ...planSummary(telling, now)]);
    },
    /** How many copies but this one went to this person since then, or may have. */
    countOtherCopies: async ({ id }: Notification, { where, args }: Condition, since: number): Promise<number> => {
      const ofPerson = `EXISTS (SELECT 1 FROM submissions WHERE reference = other.reference AND ${where})`;
      return Number((await read(`${COPIES} AND ${ofPerson}`, [since, id, id, ...args]))[0]?.number);
    },
    /** The rows of a request that its visitor was not refused, whether others were, and whether the staff has marked it. */
    getRequest: async (reference: string): Promise<Request> => {
      const found = await read('SELECT * FROM submissions WHERE reference = ? ORDER BY id', [reference]);
      const taken = found.filter(({ status }) => status !== 'refused');
      return {
        rows: taken.map(toSubmission),
        isPartial: taken.length < found.length,
        isAnswered: taken.some(({ answered_at }) => answered_at !== null),
      };
    },
    /** What the company is told, or was, of a request. */
    getOfRequest: async (reference: string): Promise<Notification[]> =>
      (await read('SELECT * FROM notifications WHERE reference = ? ORDER BY due_at, id', [reference])).map(
        toNotification,
      ),
  };
}
