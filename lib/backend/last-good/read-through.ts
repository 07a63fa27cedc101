import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { toErrorName, warnOnce } from '@/lib/log';
import { BackendError } from '../errors';
import { type Read, toKey } from '../read';
import type { LastGoodStore } from './store';

/** What the backend says; `isStale` when it is what the backend said before, kept in the database. */
export type Answer<T> = { readonly data: T; readonly isStale: boolean };

const HOUR_MS = 3_600_000;
/** Forgotten is what the backend still calls gone after this time: a wrong deployment says so of everything, for minutes. */
export const FORGET_AFTER_MS = 3 * 60_000;

/**
 * Reads through the store of last good answers (null: none). While the backend fails, its last answer is given. A fresh process gives
 * what was kept at once and asks afterwards, unless something was revalidated since (`getRevalidatedAt`).
 */
export function createReadThrough(
  opening: () => Promise<LastGoodStore | null>,
  getRevalidatedAt: () => number = () => 0,
  now: () => number = Date.now,
) {
  const asked = new LRUCache<string, true>({ max: 50_000 });
  const written = new LRUCache<string, string>({ max: 50_000 });

  /** When the backend first said that something is gone. */
  const goneSince = new LRUCache<string, number>({ max: 50_000 });

  const forgetLater = async (store: LastGoodStore, read: Read) => {
    const key = toKey(read);
    const since = goneSince.get(key);
    if (since === undefined) goneSince.set(key, now());
    else if (now() - since >= FORGET_AFTER_MS) {
      goneSince.delete(key);
      written.delete(key);
      await store.remove(read);
    }
  };

  const keep = async (store: LastGoodStore, read: Read, data: unknown) => {
    if (data === null) return forgetLater(store, read);
    const key = toKey(read);
    goneSince.delete(key);
    if (read.verb === 'search' && isEmpty(data)) return;
    const mark = createHash('sha1')
      .update(JSON.stringify(data))
      .update(String(Math.floor(now() / HOUR_MS)))
      .digest('base64');
    if (written.get(key) === mark) return;
    await store.save(read, data, now());
    written.set(key, mark);
  };

  /** Each `asker` has its own first read: what the search index asked must not make visitors wait. */
  return async <T>(read: Read, ask: () => Promise<T>, asker = ''): Promise<Answer<T>> => {
    const store = await opening();
    if (!store) return { data: await ask(), isStale: false };
    const name = asker + toKey(read);
    const isFirst = !asked.has(name);
    asked.set(name, true);
    const kept = isFirst ? await tryQuietly(store.read(read)) : undefined;
    if (kept && kept.at >= getRevalidatedAt()) return { data: kept.data as T, isStale: true };
    try {
      const data = await ask();
      await tryQuietly(keep(store, read, data));
      return { data, isStale: false };
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      const last = await tryQuietly(store.read(read));
      if (!last) throw error;
      return { data: last.data as T, isStale: true };
    }
  };
}

/** Anybody can invent a search that finds nothing; it is not worth a row. */
function isEmpty(data: unknown): boolean {
  return (data as { readonly items: readonly unknown[] }).items.length === 0;
}

/** The store only helps: when it fails, the backend's own answer or failure counts. */
async function tryQuietly<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    warnOnce('last good answers cannot be kept or read', { name: toErrorName(error) });
    return undefined;
  }
}
