import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import type { Redis } from 'ioredis';
import { log, warnOnce } from '../log';
import { isSharedPage, isSharedRead, type SharedPage, type SharedRead } from './entries';
import { catchForeign, createTagBoard } from './tags';

/** Seconds that an entry outlives its making; Redis' own maxmemory-policy (allkeys-lru) bounds how many there are. */
const TTL_S = 7 * 86_400;
/** Milliseconds for which a Redis that failed is not called. */
const COOLDOWN_MS = 2_000;
/** Larger entries, in bytes before compression, stay in the process that made them. */
const MAX_ENTRY_BYTES = 8 * 1024 * 1024;
const PREFIX = 'biomedica:entry:';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/**
 * What the processes of the site share through Redis: entries of any structured-clonable shape by key, and the times at which tags were
 * revalidated. Nothing here throws or waits long: without Redis each process goes on with what it has itself.
 */
export function createSharedCache(redis: Redis, subscriber: Redis) {
  let pausedUntil = 0;
  redis.on('ready', () => {
    pausedUntil = 0;
  });
  const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (Date.now() < pausedUntil) return null;
    try {
      return await work();
    } catch (error) {
      pausedUntil = Date.now() + COOLDOWN_MS;
      log.warn({ error }, 'the shared cache is unreachable');
      return null;
    }
  };
  /** No more than an entry may have is fetched, whatever lies there. */
  const get = async (key: string): Promise<unknown> => {
    const bytes = await attempt(() => catchForeign(redis.getrangeBuffer(PREFIX + key, 0, MAX_ENTRY_BYTES), FOREIGN));
    return bytes && bytes.byteLength > 0 ? decodeEntry(bytes) : undefined;
  };
  return {
    /** The page of this kind (APP_PAGE, APP_ROUTE) stored under `key`, or null when there is no sound one or it cannot be had now. */
    getPage: async (key: string, kind: string): Promise<SharedPage | null> => {
      const entry = await get(key);
      return isSharedPage(entry, kind) ? entry : ignoreEntry(entry);
    },
    /** The same for a read. */
    getRead: async (key: string): Promise<SharedRead | null> => {
      const entry = await get(key);
      return isSharedRead(entry) ? entry : ignoreEntry(entry);
    },
    /** Stores an entry for the other processes; resolves when it is stored, or was not. */
    set: async (key: string, entry: unknown): Promise<void> => {
      const bytes = serialize(entry);
      if (bytes.byteLength > MAX_ENTRY_BYTES) return;
      const small = await compress(bytes, { level: 1 });
      await attempt(() => redis.set(PREFIX + key, small, 'EX', TTL_S));
    },
    tags: createTagBoard(redis, subscriber, attempt),
  };
}

export type SharedCache = ReturnType<typeof createSharedCache>;

/** What others have put in the place of an entry: it cannot be decoded. */
const FOREIGN = Buffer.from('foreign');

/** The entry in `bytes`, or null when they hold none: garbage, another version of Node's, or one that unpacks to more than an entry may have. */
export async function decodeEntry(bytes: Buffer): Promise<unknown> {
  try {
    return deserialize(await decompress(bytes, { maxOutputLength: MAX_ENTRY_BYTES }));
  } catch {
    return null;
  }
}

/** A bad entry is a miss; undefined is no entry. */
function ignoreEntry(entry: unknown): null {
  if (entry !== undefined) warnOnce('an entry of the shared cache is not one of this site: it is ignored', {});
  return null;
}
