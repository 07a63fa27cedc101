import type { Row } from '@libsql/client';
import type { Database } from '@/lib/database/connect';

export type Values = (string | number | null)[];

type Queued = { readonly id: number; readonly attempts: number };

/** The number of attempts tells whether somebody else has tried meanwhile. */
const IF_UNTOUCHED = "WHERE id = ? AND status = 'pending' AND attempts = ?";

/** What the outbox does alike with both of its tables, whose rows have an age by the column `age`; of others than `counted` it tells nothing. */
export function createQueueTable<T extends Queued>(
  db: Database,
  table: 'submissions' | 'notifications',
  age: 'created_at' | 'due_at',
  toEntry: (row: Row) => T,
  counted = 'TRUE',
) {
  const read = async (sql: string, args: Values): Promise<Row[]> => (await db.execute({ sql, args })).rows;
  const write = async (sql: string, args: Values): Promise<Row[]> => (await db.write([{ sql, args }]))[0]?.rows ?? [];
  const one = async (rows: Promise<Row[]>) => (await rows).map(toEntry)[0] ?? null;
  const claim = `UPDATE ${table} SET attempts = attempts + 1, unanswered = unanswered + 1, next_attempt_at = ? ${IF_UNTOUCHED} RETURNING *`;
  const postpone = `UPDATE ${table} SET unanswered = unanswered - 1, next_attempt_at = ? ${IF_UNTOUCHED}`;
  const next = `SELECT min(next_attempt_at) AS time FROM ${table} WHERE status = 'pending' AND ${counted}`;
  const count = `SELECT count(*) FILTER (WHERE status = 'pending') AS waiting, min(${age}) FILTER (WHERE status = 'pending') AS oldest,
    count(*) FILTER (WHERE status <> 'pending' AND ${age} >= ?) AS given_up
    FROM ${table} WHERE status IN ('pending', 'dead-letter', 'unknown-outcome') AND ${counted}`;
  return {
    read,
    write,
    one,
    /** Takes one for a call, which is unanswered from now on; null when another process has. It is checked again at `nextAttemptAt`. */
    claim: ({ id, attempts }: Queued, nextAttemptAt: number) => one(write(claim, [nextAttemptAt, id, attempts])),
    /** Nobody has taken a claimed one: it waits until `nextAttemptAt`. */
    reschedule: ({ id, attempts }: Queued, nextAttemptAt: number) => write(postpone, [nextAttemptAt, id, attempts]),
    /** When the next one's time comes, or null when none waits. */
    nextTime: async () => toTime((await read(next, []))[0]?.time),
    /** How many wait, the age of the oldest of them (null: none), and how many that came after `since` were given up. */
    count: async (since: number) => {
      const [row] = await read(count, [since]);
      return { pending: Number(row?.waiting), oldestAt: toTime(row?.oldest), givenUp: Number(row?.given_up) };
    },
  };
}

const toTime = (value: unknown) => (value == null ? null : Number(value));
