import { resolve } from 'node:path';
import { createClient, type InStatement, type ResultSet } from '@libsql/client';
import { getErrorCode } from './error-code';
import { openDatabases } from './open-databases';
import { createPrivate, getFile, makePrivate } from './permissions';
import { busyTimeoutsMs, createPlainWrites, createSerializedWrites, retryWhileBusy, type Writes } from './writes';

export type Reader = { readonly execute: (statement: InStatement) => Promise<ResultSet> };

/** A database that is read with `execute`, and written with `write` and `transact` only. */
export type Database = Reader & Writes & { readonly close: () => void };

/** Connects to the database at `url` (file:, :memory:, libsql://); a write waits `milliseconds` for others; throws when it cannot write. */
export async function connect(url: string, milliseconds: number = busyTimeoutsMs.site): Promise<Database> {
  const path = getFile(url);
  if (path !== null) await createPrivate(path);
  const client = createClient({ url });
  const execute = (statement: InStatement) => client.execute(statement);
  if (path === null) return { execute, close: () => client.close(), ...createPlainWrites(client) };
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
  const database: Database = {
    execute: (statement) => patiently(() => execute(statement)),
    ...createSerializedWrites(client, resolve(path), milliseconds),
    close: () => {
      openDatabases.delete(database);
      client.close();
    },
  };
  openDatabases.add(database);
  return database;
}

/** True when the disk cannot be written at all, not only now; a folder that cannot be made below a read-only one is ENOENT in Node. */
export const isReadOnlyDisk = (error: unknown): boolean =>
  /^(EACCES|EPERM|EROFS|ENOTDIR|ENOENT|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(getErrorCode(error));

/** True where the database has this table; which tables there are depends on what the site is used for. */
export async function hasTable(db: Reader, name: string): Promise<boolean> {
  const sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?";
  return (await db.execute({ sql, args: [name] })).rows.length > 0;
}
