import type { Client, Row } from '@libsql/client';
import { connect } from '@/lib/backend/embedded/connect';
import type { FormKind } from './schemas';

/** pending: waits for the backend; delivered and refused: the backend answered; aside: given up after seven days, kept. */
export type Status = 'pending' | 'delivered' | 'refused' | 'aside';

export type NewSubmission = {
  readonly key: string;
  readonly kind: FormKind;
  /** Exactly the keys of the spec's point 7. */
  readonly payload: Readonly<Record<string, string>>;
  readonly policyVersion: string;
};

export type Submission = NewSubmission & {
  readonly id: number;
  /** Milliseconds since 1970, like every time here; the policy was accepted then. */
  readonly createdAt: number;
  readonly status: Status;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly code: number | null;
  readonly message: string | null;
};

const TABLES = [
  `CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, payload TEXT NOT NULL, policy_version TEXT NOT NULL,
    created_at INTEGER NOT NULL, status TEXT NOT NULL DEFAULT 'pending', attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL, code INTEGER, message TEXT)`,
  'CREATE INDEX IF NOT EXISTS submissions_waiting ON submissions (status, next_attempt_at)',
  'CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, expires_at INTEGER NOT NULL)',
];

const KEY_LIFE = 24 * 60 * 60 * 1000;

/** Opens the outbox at `url` and creates its tables; throws when the database cannot be written. */
export async function openStore(url: string): Promise<Store> {
  const db = await connect(url);
  await db.batch(TABLES, 'write');
  return createStore(db);
}

export type Store = ReturnType<typeof createStore>;

/** The outbox: every valid submission is here before it is forwarded. */
export function createStore(db: Client) {
  const rows = async (sql: string, args: (string | number | null)[]): Promise<Row[]> =>
    (await db.execute({ sql, args })).rows;
  const one = async (sql: string, args: (string | number | null)[]) =>
    (await rows(sql, args)).map(toSubmission)[0] ?? null;
  return {
    /** Adds a submission; `isNew` is false when the same key came within 24 h, and then the stored one is given. */
    add: async ({ key, kind, payload, policyVersion }: NewSubmission, now: number, nextAttemptAt: number) => {
      // A key is good for a day: an older row gives its key up, unless it is still to be sent with it.
      await rows(
        "UPDATE submissions SET key = key || ':' || id WHERE key = ? AND created_at <= ? AND status <> 'pending'",
        [key, now - KEY_LIFE],
      );
      const added = await one(
        `INSERT INTO submissions (key, kind, payload, policy_version, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (key) DO NOTHING RETURNING *`,
        [key, kind, JSON.stringify(payload), policyVersion, now, nextAttemptAt],
      );
      if (added) return { isNew: true, submission: added };
      return { isNew: false, submission: await one('SELECT * FROM submissions WHERE key = ?', [key]) };
    },
    get: (id: number) => one('SELECT * FROM submissions WHERE id = ?', [id]),
    /** The backend answered: the submission leaves the queue, its answer stays for whoever sends the same key again. */
    settle: (id: number, status: Exclude<Status, 'pending'>, code: number | null, message: string | null) =>
      rows('UPDATE submissions SET status = ?, code = ?, message = ?, attempts = attempts + 1 WHERE id = ?', [
        status,
        code,
        message,
        id,
      ]),
    /** The backend did not answer: the submission waits until `nextAttemptAt`. */
    postpone: (id: number, nextAttemptAt: number) =>
      rows('UPDATE submissions SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ?', [nextAttemptAt, id]),
    /** The submission that has waited longest among those whose time has come, or null. */
    nextDue: (now: number) =>
      one(
        "SELECT * FROM submissions WHERE status = 'pending' AND next_attempt_at <= ? ORDER BY next_attempt_at, id LIMIT 1",
        [now],
      ),
    /** When the next pending submission's time comes, or null when none waits. */
    nextTime: async () => {
      const [row] = await rows("SELECT min(next_attempt_at) AS time FROM submissions WHERE status = 'pending'", []);
      return row?.time == null ? null : Number(row.time);
    },
    /** Puts a submission back into the queue, to be tried at once; false when there is none with this id. */
    retry: async (id: number, now: number) =>
      (
        await rows("UPDATE submissions SET status = 'pending', next_attempt_at = ? WHERE id = ? RETURNING id", [
          now,
          id,
        ])
      ).length > 0,
    /** Takes or renews the lease `name` until `expiresAt`; false while another holder has it. */
    lease: async (name: string, holder: string, now: number, expiresAt: number) => {
      const taken = await rows(
        `INSERT INTO leases VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
         WHERE holder = excluded.holder OR expires_at <= ? RETURNING name`,
        [name, holder, expiresAt, now],
      );
      return taken.length > 0;
    },
    release: (name: string, holder: string) => rows('DELETE FROM leases WHERE name = ? AND holder = ?', [name, holder]),
    /** A page of submissions, oldest first, after `afterId`. */
    page: async (filter: {
      readonly pending: boolean;
      readonly since: number;
      readonly afterId: number;
      readonly limit: number;
    }) =>
      (
        await rows(
          "SELECT * FROM submissions WHERE id > ? AND created_at >= ? AND (? = 0 OR status IN ('pending', 'aside')) ORDER BY id LIMIT ?",
          [filter.afterId, filter.since, filter.pending ? 1 : 0, filter.limit],
        )
      ).map(toSubmission),
    close: () => db.close(),
  };
}

function toSubmission(row: Row): Submission {
  return {
    id: Number(row.id),
    key: String(row.key),
    kind: row.kind === 'quotation' ? 'quotation' : 'contact',
    payload: JSON.parse(String(row.payload)),
    policyVersion: String(row.policy_version),
    createdAt: Number(row.created_at),
    status: row.status as Status,
    attempts: Number(row.attempts),
    nextAttemptAt: Number(row.next_attempt_at),
    code: row.code === null ? null : Number(row.code),
    message: row.message === null ? null : String(row.message),
  };
}
