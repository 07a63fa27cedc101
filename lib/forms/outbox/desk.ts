import type { Transaction } from '@libsql/client';
import { type Database, hasTable } from '@/lib/database/connect';
import { getReference } from '../reference';
import type { Condition } from './person';

/** How many rows of each table were erased, and how many of those of the outbox waited for the backend. */
export type Erased = Readonly<Record<'submissions' | 'messages' | 'notifications' | 'waiting', number>>;

const LISTED = 'IN (SELECT value FROM json_each(?))';

/** What the staff does with messages that were listed. */
export function createDesk(db: Database) {
  const update = (change: string, ids: readonly number[], time: number | null) =>
    db.write([{ sql: `UPDATE submissions SET ${change} WHERE id ${LISTED}`, args: [time, JSON.stringify(ids)] }]);
  return {
    /** Notes that a list has shown these to the staff; the first time counts. */
    open: (ids: readonly number[], now: number) => update('opened_at = coalesce(opened_at, ?)', ids, now),
    /** Marks these as answered; the first time counts. */
    answer: (ids: readonly number[], now: number) => update('answered_at = coalesce(answered_at, ?)', ids, now),
    /** Takes the mark away. */
    reopen: (ids: readonly number[]) => update('answered_at = ?', ids, null),
    /** Erases rows of the outbox and of the embedded backend, and what hangs on them, from tables and files: all of it or nothing. */
    erase: async (ofOutbox: Condition, ofEmbedded: Condition): Promise<Erased> => {
      const erased = await db.transact((transaction) => eraseRows(transaction, ofOutbox, ofEmbedded));
      await db.checkpoint();
      return erased;
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;

/** The rows with these ids. */
export const toCondition = (ids: readonly number[]): Condition => ({
  where: `id ${LISTED}`,
  args: [JSON.stringify(ids)],
});

async function eraseRows(transaction: Transaction, ofOutbox: Condition, ofEmbedded: Condition): Promise<Erased> {
  const run = async (sql: string, ...args: string[]) => (await transaction.execute({ sql, args })).rows;
  const remove = async (table: string, where: string, ...args: string[]) =>
    (await hasTable(transaction, table)) ? run(`DELETE FROM ${table} WHERE ${where} RETURNING 1`, ...args) : [];
  const rows = await run(`SELECT key, reference, status FROM submissions WHERE ${ofOutbox.where}`, ...ofOutbox.args);
  const keys = JSON.stringify(rows.map(({ key }) => key));
  // A process of an older version has stored no reference.
  const references = JSON.stringify(rows.map(({ key, reference }) => reference ?? getReference(String(key))));
  const notifications = await remove('notifications', `reference ${LISTED}`, references);
  const copies = await remove('messages', `${ofEmbedded.where} OR idempotency_key ${LISTED}`, ...ofEmbedded.args, keys);
  const submissions = await remove('submissions', ofOutbox.where, ...ofOutbox.args);
  return {
    submissions: submissions.length,
    messages: copies.length,
    notifications: notifications.length,
    waiting: rows.filter(({ status }) => status === 'pending').length,
  };
}
