import { connect, type Database, type Reader } from '@/lib/database/connect';
import { addAttributes, CATALOGUE_STATE, type Catalogue, replaceCatalogue } from './catalogue';
import { markImport } from './imports';
import { sampleCatalogue } from './sample';
import { laterColumns, schema } from './schema';

/** Opens the database at `url`, fills a new one, adds what an older one lacks; safe in several processes. A write waits `busyTimeoutMs`. */
export async function openDatabase(url: string, busyTimeoutMs?: number): Promise<Database> {
  const database = await connect(url, busyTimeoutMs);
  try {
    const isCurrent = (await getCatalogueState(database)) === CATALOGUE_STATE;
    if (!isCurrent || (await listMissingColumns(database)).length > 0) await prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Replaces the whole catalogue in one transaction: all of it or nothing; running sites notice it by the mark. */
export async function storeCatalogue(database: Database, catalogue: Catalogue): Promise<void> {
  await database.write([...replaceCatalogue(catalogue), markImport(Date.now())]);
}

/** What `meta` says of the stored catalogue; undefined when there is none. */
async function getCatalogueState(database: Reader): Promise<unknown> {
  const tables = await database.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'meta'");
  if (tables.rows.length === 0) return undefined;
  return (await database.execute("SELECT value FROM meta WHERE key = 'catalogue'")).rows[0]?.value;
}

async function listMissingColumns(database: Reader): Promise<(typeof laterColumns)[number][]> {
  const { rows } = await database.execute(
    "SELECT m.name AS home, c.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table'",
  );
  const known = new Set(rows.map(({ home, name }) => `${home}.${name}`));
  return laterColumns.filter(([table, name]) => !known.has(`${table}.${name}`));
}

async function prepare(database: Database): Promise<void> {
  await database.transact(async (transaction) => {
    await transaction.batch(schema);
    // Another process may have been first while this one waited for the lock: what is missing is asked again.
    for (const [table, name] of await listMissingColumns(transaction))
      await transaction.execute(`ALTER TABLE ${table} ADD COLUMN ${name} TEXT`);
    const state = await getCatalogueState(transaction);
    if (state === CATALOGUE_STATE) return;
    const fill = state === undefined ? replaceCatalogue : addAttributes;
    await transaction.batch([...fill(sampleCatalogue())]);
  });
}
