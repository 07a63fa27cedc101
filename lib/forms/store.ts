import type { Row } from '@libsql/client';
import { connect, type Database } from '@/lib/backend/embedded/connect';
import { type NewSubmission, type Status, TABLES, toSubmission } from './submission';

const KEY_LIFE = 24 * 60 * 60 * 1000;

/** Opens the outbox at `url` and creates its tables; throws when the database cannot be written. A write waits `patience` milliseconds for another process's. */
export async function openStore(url: string, patience?: number): Promise<Store> {
  const db = await connect(url, patience);
  try {
    // Where they are there already nothing is written, and another process's lock does not matter.
    if (!(await hasTables(db))) await db.write(TABLES);
    return createStore(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

async function hasTables(db: Database): Promise<boolean> {
  const names = "'submissions', 'submissions_waiting', 'leases'";
  const { rows } = await db.execute(`SELECT 1 FROM sqlite_master WHERE name IN (${names})`);
  return rows.length === TABLES.length;
}

export type Store = ReturnType<typeof createStore>;

type Values = (string | number | null)[];

const ADD = `INSERT INTO submissions (key, kind, payload, policy_version, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (key) DO NOTHING RETURNING *`;
/** Those after the first that came with a key have it with a suffix. */
const LAST = "SELECT * FROM submissions WHERE key = ? OR (key > ? || ':' AND key < ? || ';') ORDER BY id DESC LIMIT 1";
const SETTLE = `UPDATE submissions SET status = ?, code = ?, message = ?, attempts = attempts + 1
  WHERE id = ? AND status = 'pending'`;
const POSTPONE = `UPDATE submissions SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ? AND status = 'pending'`;
const NEXT =
  "SELECT * FROM submissions WHERE status = 'pending' AND next_attempt_at <= ? ORDER BY next_attempt_at, id LIMIT 1";
const LEASE = `INSERT INTO leases VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
  WHERE holder = excluded.holder OR expires_at <= ? RETURNING name`;
const PAGE = `SELECT * FROM submissions WHERE id > ? AND created_at >= ? AND (? = 0 OR status IN ('pending', 'aside'))
  ORDER BY id LIMIT ?`;

/** The outbox: every valid submission is here before it is forwarded. */
export function createStore(db: Database) {
  const read = async (sql: string, args: Values): Promise<Row[]> => (await db.execute({ sql, args })).rows;
  const write = async (sql: string, args: Values): Promise<Row[]> => (await db.write([{ sql, args }]))[0]?.rows ?? [];
  const one = async (rows: Promise<Row[]>) => (await rows).map(toSubmission)[0] ?? null;
  const lastOf = (key: string) => one(read(LAST, [key, key, key]));
  return {
    /** Adds a submission; `isNew` is false when the same key came within 24 h or still waits, and then the stored one is given. */
    add: async ({ key, kind, payload, policyVersion, createdAt }: NewSubmission, nextAttemptAt: number) => {
      const last = await lastOf(key);
      if (last && (last.status === 'pending' || last.createdAt > createdAt - KEY_LIFE))
        return { isNew: false, submission: last };
      // The backend knows the first one's key and would take a second message with it for the same one.
      const ownKey = last ? `${key}:${last.id}` : key;
      const args = [ownKey, kind, JSON.stringify(payload), policyVersion, createdAt, nextAttemptAt];
      const added = await one(write(ADD, args));
      return { isNew: added !== null, submission: added ?? (await lastOf(key)) };
    },
    get: (id: number) => one(read('SELECT * FROM submissions WHERE id = ?', [id])),
    /** The backend answered: the submission leaves the queue, its answer stays for whoever sends the same key again. */
    settle: (id: number, status: Exclude<Status, 'pending'>, code: number | null, message: string | null) =>
      write(SETTLE, [status, code, message, id]),
    /** The backend did not answer: the submission waits until `nextAttemptAt`. */
    postpone: (id: number, nextAttemptAt: number) => write(POSTPONE, [nextAttemptAt, id]),
    /** The submission that has waited longest among those whose time has come, or null. */
    nextDue: (now: number) => one(read(NEXT, [now])),
    /** When the next pending submission's time comes, or null when none waits. */
    nextTime: async () => {
      const [row] = await read("SELECT min(next_attempt_at) AS time FROM submissions WHERE status = 'pending'", []);
      return row?.time == null ? null : Number(row.time);
    },
    /** How many submissions wait for the backend. */
    countPending: async () => {
      const [row] = await read("SELECT count(*) AS waiting FROM submissions WHERE status = 'pending'", []);
      return Number(row?.waiting);
    },
    /** Puts a submission back into the queue, to be tried at once; false when there is none with this id. */
    retry: async (id: number, now: number) => {
      const sql = "UPDATE submissions SET status = 'pending', next_attempt_at = ? WHERE id = ? RETURNING id";
      return (await write(sql, [now, id])).length > 0;
    },
    /** Takes or renews the lease `name` until `expiresAt`; false while another holder has it. */
    lease: async (name: string, holder: string, now: number, expiresAt: number) =>
      (await write(LEASE, [name, holder, expiresAt, now])).length > 0,
    release: (name: string, holder: string) =>
      write('DELETE FROM leases WHERE name = ? AND holder = ?', [name, holder]),
    /** A page of submissions, oldest first, after `afterId`. */
    page: async ({ pending, since, afterId, limit }: Page) =>
      (await read(PAGE, [afterId, since, pending ? 1 : 0, limit])).map(toSubmission),
    close: () => db.close(),
  };
}

type Page = {
  /** Only what waits or was set aside. */
  readonly pending: boolean;
  readonly since: number;
  readonly afterId: number;
  readonly limit: number;
};
