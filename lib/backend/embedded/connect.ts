import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Client, createClient } from '@libsql/client';

/** Milliseconds that a process waits for another one's write to end. */
const BUSY_TIMEOUT = 10_000;

/** Connects to the database at `url` (file:, :memory: or libsql://), making the folder of a file; throws when it cannot be written. */
export async function connect(url: string): Promise<Client> {
  if (!url.startsWith('file:')) return createClient({ url });
  await mkdir(dirname(url.slice('file:'.length).split('?')[0] ?? '.'), { recursive: true });
  const client = createClient({ url, timeout: BUSY_TIMEOUT });
  // Readers must not wait for the writer: https://sqlite.org/wal.html
  await client.execute('PRAGMA journal_mode = WAL');
  return client;
}

/** True for an error that says that the disk cannot be written at all, not only now. */
export function isReadOnlyDisk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(code);
}
