import { setTimeout } from 'node:timers/promises';
import type { Client, InStatement, ResultSet, Transaction } from '@libsql/client';
import pLimit from 'p-limit';
import { remember } from '@/lib/remember';
import { getErrorCode } from './error-code';

type Work<T> = (transaction: Transaction) => Promise<T>;

export type Writes = {
  /** Does `work` in one transaction that may write: all of it or nothing. It may be done again, so it must do nothing else. */
  readonly transact: <T>(work: Work<T>) => Promise<T>;
  /** The same for statements that are known beforehand. */
  readonly write: (statements: InStatement[]) => Promise<ResultSet[]>;
  /** Empties the write-ahead log into the file, unless another process reads: https://sqlite.org/wal.html#ckpt */
  readonly checkpoint: () => Promise<void>;
};

/** Milliseconds for which a write is tried while another process writes: a visitor is waiting, or only a command. */
export const busyTimeoutsMs = { site: 4_000, command: 60_000 } as const;
/** Milliseconds between two tries, on average. */
const RETRY_MS = 50;
/** What is deleted is overwritten; that is a setting of each connection, and the driver makes new ones as it needs them. */
const BEGIN = 'COMMIT; PRAGMA secure_delete = ON; BEGIN IMMEDIATE';

/** Writes to a database in memory or on a server, which does its own waiting. */
export function createPlainWrites(client: Client): Writes {
  return {
    transact: async (work) => runInTransaction(await client.transaction('write'), work),
    write: (statements) => client.batch(statements, 'write'),
    checkpoint: async () => undefined,
  };
}

/**
 * Writes to the file at `path`. While another process writes they are tried again for `milliseconds`, without blocking this process: the
 * driver is synchronous, so SQLite's own busy timeout would stop every other visitor (https://sqlite.org/c3ref/busy_timeout.html). Those of
 * one process stand in line, so that they do not disturb each other.
 */
export function createSerializedWrites(client: Client, path: string, milliseconds: number): Writes {
  const line = remember(`writes to ${path}`, () => pLimit(1));
  // The lock is requested by a script: the driver forgets to reset any other statement that meets a lock, and nothing is committed on that
  // connection until it is collected (https://github.com/tursodatabase/libsql-client-ts/issues/352). So every write goes through here.
  const run = async <T>(work: Work<T>) =>
    runInTransaction(await client.transaction('deferred'), async (transaction) => {
      await transaction.executeMultiple(BEGIN);
      return work(transaction);
    });
  const transact = <T>(work: Work<T>) => {
    const deadline = Date.now() + milliseconds;
    return line(() => retryWhileBusy(deadline, () => run(work)));
  };
  return {
    transact,
    write: (statements) => transact((transaction) => transaction.batch(statements)),
    checkpoint: () => line(() => client.executeMultiple('PRAGMA wal_checkpoint(TRUNCATE)')),
  };
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

/** Does `work`, and again until `deadline` while it meets another process's lock; then it throws what the last try threw. */
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
