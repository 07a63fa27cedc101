import { existsSync } from 'node:fs';
import { access, chown, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { busyTimeoutsMs, retryWhileBusy } from './connect';
import { getErrorCode } from './error-code';
import { createPrivate, getFile } from './permissions';

/** Every database of a site has one of them: the outbox's and the embedded backend's. */
const OWN_TABLES = ['form_messages', 'submissions', 'meta'];
const TABLES = `SELECT name FROM pragma_table_list
    WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;

/** The file of the database at `url`; throws for one in memory or on another host. */
export function requireFile(url: string): string {
  const path = getFile(url);
  if (path === null) throw new Error('DATABASE_URL is no file: whoever hosts the database has the backups of it');
  return path;
}

/** Checks the database in `file` and counts the rows of its tables; throws if it is damaged or not that of a site. */
export async function checkDatabase(file: string): Promise<Readonly<Record<string, number>>> {
  return withClient(file, async (client) => {
    const { rows } = await client.execute('PRAGMA integrity_check');
    const faults = rows.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok');
    if (faults.length > 0) throw new Error(`${file} is damaged: ${faults.slice(0, 3).join('; ')}`);
    const names = (await client.execute(TABLES)).rows.map(({ name }) => String(name));
    if (!OWN_TABLES.some((name) => names.includes(name))) throw new Error(`${file} is no database of this site`);
    const counts = await client.batch(names.map((name) => `SELECT count(*) AS count FROM "${name}"`));
    return Object.fromEntries(names.map((name, index) => [name, Number(counts[index]?.rows[0]?.count)]));
  });
}

/** Writes a checked copy of the database in `source` to the new private file `target`, also while others write. */
export async function copyDatabase(source: string, target: string) {
  if (existsSync(target)) throw new Error(`${target} is there already: nothing was written`);
  const part = `${target}.part`;
  await rm(part, { force: true });
  await createPrivate(part);
  try {
    await withClient(source, async (client) => {
      // The copy inherits this: otherwise cells that moved during the copy remain in it after their rows are deleted.
      await client.executeMultiple('PRAGMA secure_delete = ON');
      const copy = () => client.execute({ sql: 'VACUUM INTO ?', args: [resolve(part)] });
      await retryWhileBusy(Date.now() + busyTimeoutsMs.command, copy);
    });
    const counts = await checkDatabase(part);
    // VACUUM INTO leaves that to its caller: https://sqlite.org/lang_vacuum.html#vacuum_with_an_into_clause
    const handle = await open(part, 'r+');
    await handle.sync();
    await handle.close();
    await rename(part, target);
    return counts;
  } finally {
    await rm(part, { force: true });
  }
}

/** Replaces the database at `path` by `file`, gives where the old is kept; throws if `file` is bad or one is open. */
export async function restoreDatabase(file: string, path: string) {
  const ready = `${path}.restored`;
  await checkDatabase(file);
  await rm(ready, { force: true });
  try {
    const counts = await copyDatabase(file, ready);
    const { uid, gid } = await stat(dirname(path));
    // A file of root's would be closed to the site.
    if (process.getuid?.() === 0) await chown(ready, uid, gid);
    const kept = existsSync(path) ? `${path}.${new Date().toISOString().replace(/\W/g, '-')}` : null;
    if (kept) await putAside(path, kept);
    await rename(ready, path);
    return { counts, kept };
  } finally {
    await rm(ready, { force: true });
  }
}

/** Merges the write-ahead log into the file, which nobody else may have open; a damaged file is kept as it is. */
async function putAside(path: string, kept: string): Promise<void> {
  try {
    await withClient(path, (client) => client.execute('PRAGMA journal_mode = DELETE'));
  } catch (error) {
    const code = getErrorCode(error);
    if (code.startsWith('SQLITE_BUSY')) throw new Error(`${path} is open: stop the site first. Nothing was replaced`);
    if (!/^SQLITE_(?:NOTADB|CORRUPT)/.test(code)) throw error;
  }
  for (const end of ['', '-wal', '-shm']) if (existsSync(path + end)) await rename(path + end, kept + end);
}

/** Opens the file only if it is there: the driver would make an empty one. */
async function withClient<T>(file: string, work: (client: Client) => Promise<T>): Promise<T> {
  await access(file);
  const client = createClient({ url: pathToFileURL(file).href });
  return work(client).finally(() => client.close());
}

/** A line for each table: rows and name. */
export const toTable = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${String(count).padStart(8)}  ${name}`)
    .join('\n');
