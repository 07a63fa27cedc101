import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { type Catalogue, replaceCatalogue } from './catalogue';
import { sampleCatalogue } from './sample';
import { schema } from './schema';

/** Milliseconds that a process waits for another one's write to end. */
const BUSY_TIMEOUT = 10_000;

/** Opens the database at `url` (file:, :memory: or libsql://) and, the first time, creates and fills it; safe in several processes at once. */
export async function openDatabase(url: string): Promise<Client> {
  if (url.startsWith('file:'))
    await mkdir(dirname(url.slice('file:'.length).split('?')[0] ?? '.'), { recursive: true });
  const database = createClient({ url, timeout: BUSY_TIMEOUT });
  if (!(await isLoaded(database))) await fill(database, url);
  return database;
}

/** Replaces the whole catalogue in one transaction: all of it or nothing. */
export async function storeCatalogue(database: Client, catalogue: Catalogue): Promise<void> {
  await database.batch([...replaceCatalogue(catalogue)], 'write');
}

async function isLoaded(database: Client): Promise<boolean> {
  const tables = await database.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'meta'");
  if (tables.rows.length === 0) return false;
  return (await database.execute("SELECT 1 FROM meta WHERE key = 'catalogue'")).rows.length > 0;
}

async function fill(database: Client, url: string): Promise<void> {
  // Readers must not wait for the writer: https://sqlite.org/wal.html
  if (url.startsWith('file:')) await database.execute('PRAGMA journal_mode = WAL');
  const transaction = await database.transaction('write');
  try {
    await transaction.batch(schema);
    // Another process may have been first while this one waited for the lock.
    const loaded = await transaction.execute("SELECT 1 FROM meta WHERE key = 'catalogue'");
    if (loaded.rows.length === 0) await transaction.batch([...replaceCatalogue(sampleCatalogue())]);
    await transaction.commit();
  } finally {
    transaction.close();
  }
}
