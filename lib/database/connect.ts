import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient, type InStatement, type ResultSet, type Transaction } from '@libsql/client';
import pLimit from 'p-limit';
import { remember } from '@/lib/remember';
import { getErrorCode } from './error-code';
import { createPrivate, getFile, makePrivate } from './permissions';

type Work<T> = (transaction: Transaction) => Promise<T>;

export type Reader = { readonly execute: (statement: InStatement) => Promise<ResultSet> };

/** A database that is read with `execute`, and written with `write` and `transact` only. */
export type Database = Reader & {
  /** Does `work` in one transaction that may write; it may run again, so `work` must have no other effect. */
  readonly transact: <T>(work: Work<T>) => Promise<T>;
  /** The same for statements that are known beforehand. */
  readonly write: (statements: InStatement[]) => Promise<ResultSet[]>;
  /** Empties the write-ahead log into the file, unless another process reads: https://sqlite.org/wal.html#ckpt */
  readonly checkpoint: () => Promise<void>;
  readonly close: () => void;
};

/** The database files that this process has open, by whichever of its bundles. */
const openDatabases = remember('open databases', () => new Set<Pick<Database, 'checkpoint' | 'close'>>());

/** Milliseconds for which a write is tried while another process writes: a visitor is waiting, or only a command. */
export const busyTimeoutsMs = { site: 4_000, command: 60_000 } as const;
/** Milliseconds between two tries, on average. */
const RETRY_MS = 50;
/** Overwrites what is deleted; set each time, because it belongs to a connection and the driver opens new ones. */
const BEGIN = 'COMMIT; PRAGMA secure_delete = ON; BEGIN IMMEDIATE';

/** Connects to a database (file:, :memory:, libsql://); a write that meets a lock is tried again for `milliseconds`. */
export async function connect(url: string, milliseconds: number = busyTimeoutsMs.site): Promise<Database> {
  const path = getFile(url);
  if (path !== null) await createPrivate(path);
  const client = createClient({ url });
  if (path === null)
    // One in memory or on a server does its own waiting.
    return {
      execute: (statement) => client.execute(statement),
      transact: async (work) => runInTransaction(await client.transaction('write'), work),
      write: (statements) => client.batch(statements, 'write'),
      checkpoint: async () => undefined,
      close: () => client.close(),
    };
  // A reader meets a lock only for the moment in which another process opens a file that was left by a dead one.
  const patiently = <T>(work: () => Promise<T>) => retryWhileBusy(Date.now() + milliseconds, work);
  try {
    // Readers must not wait for the writer: https://sqlite.org/wal.html
    await patiently(() => client.executeMultiple('PRAGMA journal_mode = WAL'));
    await makePrivate(path);
  } catch (error) {
    client.close();
    throw error;
  }
  const line = remember(`writes to ${resolve(path)}`, () => pLimit(1));
  // By a script: the driver does not reset another statement that meets a lock (tursodatabase/libsql-client-ts#352).
  const run = async <T>(work: Work<T>) =>
    runInTransaction(await client.transaction('deferred'), async (transaction) => {
      await transaction.executeMultiple(BEGIN);
      return work(transaction);
    });
  const transact = <T>(work: Work<T>) => {
    const deadline = Date.now() + milliseconds;
    return line(() => retryWhileBusy(deadline, () => run(work)));
  };
  const database: Database = {
    execute: (statement) => patiently(() => client.execute(statement)),
    transact,
    write: (statements) => transact((transaction) => transaction.batch(statements)),
    checkpoint: () => line(() => client.executeMultiple('PRAGMA wal_checkpoint(TRUNCATE)')),
    close: () => {
      openDatabases.delete(database);
      client.close();
    },
  };
  openDatabases.add(database);
  return database;
}

async function runInTransaction<T>(transaction: Transaction, work: Work<T>): Promise<T> {
  try {
    const result = await work(transaction);
    await transaction.commit();
    return result;
  } finally {
    transaction.close();
  }
}

/** Does `work`, again until `deadline` while another process has a lock; then throws the error of the last try. */
export async function retryWhileBusy<T>(deadline: number, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!getErrorCode(error).startsWith('SQLITE_BUSY') || Date.now() >= deadline) throw error;
      // Jitter: processes that wait together must not try together.
      await setTimeout(RETRY_MS * (0.5 + Math.random()));
    }
  }
}

/** Merges the write-ahead logs into their files and closes these, so that each file is complete alone; never throws. */
export async function closeDatabases(): Promise<void> {
  for (const database of openDatabases) {
    await database.checkpoint().catch(() => undefined);
    database.close();
  }
}

/** True if the disk cannot be written at all; Node gives ENOENT for a new folder inside a read-only one. */
export const isReadOnlyDisk = (error: unknown): boolean =>
  /^(EACCES|EPERM|EROFS|ENOTDIR|ENOENT|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(getErrorCode(error));

/** True where the database has this table; which tables there are depends on what the site is used for. */
export async function hasTable(db: Reader, name: string): Promise<boolean> {
  const sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?";
  return (await db.execute({ sql, args: [name] })).rows.length > 0;
}
