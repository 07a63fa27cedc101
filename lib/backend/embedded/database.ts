import type { Client } from '@libsql/client';
import { type Catalogue, replaceCatalogue } from './catalogue';
import { connect } from './connect';
import { sampleCatalogue } from './sample';
import { schema } from './schema';

/** Opens the database at `url` (file:, :memory: or libsql://) and, the first time, creates and fills it; safe in several processes at once. */
export async function openDatabase(url: string): Promise<Client> {
  const database = await connect(url);
  if (!(await isLoaded(database))) await fill(database);
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

async function fill(database: Client): Promise<void> {
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
