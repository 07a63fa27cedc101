import { LRUCache } from 'lru-cache';
import { connect } from '@/lib/database/connect';
import { env } from '@/lib/env';
import { toErrorName, warnHourly } from '@/lib/log';
import { type FailureCode, isBackendError } from './errors';
import { type Read, toKey } from './tags';

export type Failure = { readonly ok: false; readonly failure: FailureCode };

/** The result of a read; a failure is a value, and `isStale` marks data of the backend's last good answer. */
export type Outcome<T> = { readonly ok: true; readonly data: T; readonly isStale: boolean } | Failure;

/** The last answer of one read, and its time in milliseconds since 1970, exact to the hour if repeated. */
type Kept = { readonly data: unknown; readonly at: number };

/** Raise one when a type of lib/catalogue/product.ts changes: stored answers of the old shape are ignored then. */
const SHAPES = { product: 3, other: 2 };
const toRow = (read: Read) => [toKey(read), read.verb === 'product' ? SHAPES.product : SHAPES.other];
const TABLE = `CREATE TABLE IF NOT EXISTS last_good (
  key TEXT NOT NULL, shape INTEGER NOT NULL, data TEXT NOT NULL, kept_at INTEGER NOT NULL, PRIMARY KEY (key, shape))`;
const SELECT = 'SELECT data, kept_at FROM last_good WHERE key = ? AND shape = ?';
const SELECT_SAME = 'SELECT 1 FROM last_good WHERE key = ? AND shape = ? AND data = ? AND kept_at > ?';
const DELETE_OLDEST = `DELETE FROM last_good WHERE key GLOB ? AND kept_at <= (
  SELECT kept_at FROM last_good WHERE key GLOB ? ORDER BY kept_at DESC LIMIT 1 OFFSET ?)`;

/** Rows kept of each verb; anybody can invent searches. */
const MAX_ROWS = { search: 200, other: 20_000 };
/** Longest text of one row, in characters. */
const MAX_LENGTH = 2_000_000;
const HOUR_MS = 3_600_000;
const MAX_KEYS = 50_000;

export type LastGoodStore = Awaited<ReturnType<typeof openLastGood>>;

/** Opens the store of last good answers in the database at `url`; throws when it cannot be written. */
export async function openLastGood(url: string) {
  const { execute, write, close } = await connect(url);
  await write([TABLE]);
  return {
    read: async (read: Read): Promise<Kept | undefined> => {
      const [row] = (await execute({ sql: SELECT, args: toRow(read) })).rows;
      return row && { data: JSON.parse(String(row.data)), at: Number(row.kept_at) };
    },
    /** Stores `data` (JSON), equal data hourly at most and nothing too long; deletes the oldest rows over the limit. */
    save: async (read: Read, data: unknown): Promise<void> => {
      const text = JSON.stringify(data);
      const [now, row] = [Date.now(), [...toRow(read), text]];
      if (text.length > MAX_LENGTH) return;
      const { rows } = await execute({ sql: SELECT_SAME, args: [...row, now - HOUR_MS] });
      if (rows.length > 0) return;
      const most = read.verb === 'search' ? MAX_ROWS.search : MAX_ROWS.other;
      await write([
        { sql: 'INSERT OR REPLACE INTO last_good VALUES (?, ?, ?, ?)', args: [...row, now] },
        { sql: DELETE_OLDEST, args: [`${read.verb}*`, `${read.verb}*`, most] },
      ]);
    },
    remove: async (read: Read): Promise<void> => {
      await write([{ sql: 'DELETE FROM last_good WHERE key = ?', args: [toKey(read)] }]);
    },
    close,
  };
}

/** Reads through the store of last good answers (null: none); of a failing backend gives the last, or the failure. */
export function createReadThrough(opening: () => Promise<LastGoodStore | null>, getRevalidatedAt: () => number) {
  const asked = new LRUCache<string, true>({ max: MAX_KEYS });
  const keep = async (store: LastGoodStore, read: Read, data: unknown) => {
    // The lists are there (catalogue.ts): this is no wrong deployment, which would say so of everything.
    if (data === null) {
      // Anybody can invent what is not there: that must not cost a write.
      if (await store.read(read)) await store.remove(read);
      return;
    }
    // Anybody can invent a search that finds nothing; it is not worth a row.
    if (read.verb === 'search' && (data as { readonly items: readonly unknown[] }).items.length === 0) return;
    await store.save(read, data);
  };

  /** Each `asker` has its own first read: what the search index asked must not make visitors wait. */
  return async <T>(read: Read, ask: () => Promise<T>, asker = ''): Promise<Outcome<T>> => {
    const store = await opening();
    const name = asker + toKey(read);
    const kept = store && !asked.has(name) ? await tryQuietly(store.read(read)) : undefined;
    if (store) asked.set(name, true);
    if (kept && kept.at >= getRevalidatedAt()) return { ok: true, data: kept.data as T, isStale: true };
    try {
      const data = await ask();
      if (store) await tryQuietly(keep(store, read, data));
      return { ok: true, data, isStale: false };
    } catch (error) {
      if (!isBackendError(error)) throw error;
      const last = store ? await tryQuietly(store.read(read)) : undefined;
      return last ? { ok: true, data: last.data as T, isStale: true } : { ok: false, failure: error.digest };
    }
  };
}

/** The store only helps: when it fails, the backend's own answer or failure counts. */
function tryQuietly<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    warnHourly('last good answers cannot be kept or read', { name: toErrorName(error) });
    return undefined;
  });
}

type Found = { readonly ok: true } | Failure | null;

/** What a cached read gave; while the site serves, throws a failure, which keeps the stored page or answers 503. */
export async function mustRead<O extends Found>(reading: Promise<O> | O): Promise<O> {
  const outcome = await reading;
  if (!outcome || outcome.ok || env.isBuilding) return outcome;
  throw Object.assign(new Error('What the page needs could not be read'), {
    name: 'ReadError',
    digest: outcome.failure,
  });
}

/** The same for what a page can do without: where last good answers are kept, a failure is a value too. */
export async function readIfPossible<O extends Found>(reading: Promise<O>): Promise<O> {
  return env.backendUrl && env.isDatabaseDurable ? reading : mustRead(reading);
}
