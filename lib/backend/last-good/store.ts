import { connect, type Database } from '@/lib/database/connect';
import { type Read, toKey } from '../read';

/** What the backend said last of one thing, and when, in milliseconds since 1970: to the hour when it says it again and again. */
type Kept = { readonly data: unknown; readonly at: number };

/** Raise it when the types of catalogue.ts change so that what was kept does not fit any more: it is not read then. */
const SHAPE = 3;
const TABLE = `CREATE TABLE IF NOT EXISTS last_good (
  key TEXT NOT NULL, shape INTEGER NOT NULL, data TEXT NOT NULL, kept_at INTEGER NOT NULL, PRIMARY KEY (key, shape))`;

/** Rows kept of each verb; anybody can invent searches. */
const MAX_ROWS = { search: 200, other: 20_000 };
/** Longest text of one row. */
const MAX_LETTERS = 2_000_000;

/** Opens the store of last good answers in the database at `url`; throws when it cannot be written. */
export async function openLastGood(url: string) {
  const database = await connect(url);
  await database.write([TABLE]);
  return createLastGood(database);
}

export type LastGoodStore = ReturnType<typeof createLastGood>;

function createLastGood({ execute, write, close }: Database) {
  return {
    /** The last good answer to a read, or undefined. */
    read: async (read: Read): Promise<Kept | undefined> => {
      const sql = 'SELECT data, kept_at FROM last_good WHERE key = ? AND shape = ?';
      const [row] = (await execute({ sql, args: [toKey(read), SHAPE] })).rows;
      return row && { data: JSON.parse(String(row.data)), at: Number(row.kept_at) };
    },
    /** Keeps `data` (JSON) as the answer to a read and forgets the oldest of its verb beyond the limit; what is too long is not kept. */
    save: async (read: Read, data: unknown, now: number): Promise<void> => {
      const text = JSON.stringify(data);
      if (text.length > MAX_LETTERS) return;
      const most = read.verb === 'search' ? MAX_ROWS.search : MAX_ROWS.other;
      await write([
        { sql: 'INSERT OR REPLACE INTO last_good VALUES (?, ?, ?, ?)', args: [toKey(read), SHAPE, text, now] },
        {
          sql: `DELETE FROM last_good WHERE key GLOB ? AND kept_at <= (
            SELECT kept_at FROM last_good WHERE key GLOB ? ORDER BY kept_at DESC LIMIT 1 OFFSET ?)`,
          args: [`${read.verb}*`, `${read.verb}*`, most],
        },
      ]);
    },
    /** Forgets what no longer exists. */
    remove: async (read: Read): Promise<void> => {
      await write([{ sql: 'DELETE FROM last_good WHERE key = ?', args: [toKey(read)] }]);
    },
    close,
  };
}
