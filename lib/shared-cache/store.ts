import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { isUint8Array } from 'node:util/types';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { Redis } from 'ioredis';
import type { CacheEntry } from 'next/cache';
import { isRecord } from '@/lib/http/records';
import { log, warnHourly } from '../log';

/** A stored page: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath */
export type SharedPage = { readonly value: object; readonly lastModified: number; readonly cacheControl?: object };
/** A read of 'use cache', whole: https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers */
export type SharedRead = Omit<CacheEntry, 'value'> & { readonly value: Uint8Array<ArrayBuffer> };

/** A tag's revalidation in ms since 1970: older entries refresh in the background (`stale`) or at once (`expired`). */
export type TagTimes = { readonly stale?: number; readonly expired?: number };
export type TagsByName = Readonly<Record<string, TagTimes>>;

/** Seconds that an entry is kept; Redis' own maxmemory-policy (allkeys-lru) bounds how many there are. */
const TTL_S = 7 * 86_400;
/** Milliseconds for which a Redis that failed is not called. */
const COOLDOWN_MS = 2_000;
/** Larger entries, in bytes before compression, stay in the process that made them. */
const MAX_ENTRY_BYTES = 8 * 1024 * 1024;
/** Milliseconds by which the clocks of two hosts may differ. */
const CLOCK_SKEW_MS = 2_000;
const PREFIX = 'biomedica:entry:';
/** A hash with the two times of each tag, '1795859400000 0', and a random value that changes with it. */
const TAGS = 'biomedica:tag-times';
const VERSION = 'biomedica:tag-times:version';
/** Longer than any entry lives in Redis. */
const TAGS_TTL_S = 8 * 86_400;
/** How often a process reads what others have revalidated, and tries again to send what Redis did not accept. */
const POLL_MS = 500;

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** Does `work`, which gives null when it fails. */
type Attempt = <T>(work: () => Promise<T>) => Promise<T | null>;

export type SharedCache = ReturnType<typeof createSharedCache>;

/** What processes share through Redis: pages, reads, revalidations; never throws: without Redis each has its own. */
export function createSharedCache(redis: Redis) {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: COOLDOWN_MS, breaker: new ConsecutiveBreaker(1) });
  breaker.onBreak((reason) => log.warn(reason, 'the shared cache is unreachable'));
  const attempt: Attempt = (work) => breaker.execute(work).catch(() => null);
  const get = async <T>(key: string, isSound: (entry: unknown) => entry is T): Promise<T | null> => {
    // Never more than the largest entry is fetched.
    const bytes = await attempt(() => redis.getrangeBuffer(PREFIX + key, 0, MAX_ENTRY_BYTES));
    if (!bytes || bytes.byteLength === 0) return null;
    const entry = await decodeEntry(bytes);
    if (isSound(entry)) return entry;
    warnHourly('an entry of the shared cache is not one of this site: it is ignored');
    return null;
  };
  return {
    /** The page of this kind (APP_PAGE, APP_ROUTE) under `key`; null if there is no valid one or Redis fails. */
    getPage: (key: string, kind: string) => get(key, (entry) => isSharedPage(entry, kind)),
    getRead: (key: string) => get(key, isSharedRead),
    /** Stores an entry for the other processes; resolves also if that failed. */
    set: async (key: string, entry: unknown): Promise<void> => {
      const bytes = serialize(entry);
      if (bytes.byteLength > MAX_ENTRY_BYTES) return;
      const small = await compress(bytes, { level: 1 });
      await attempt(() => redis.set(PREFIX + key, small, 'EX', TTL_S));
    },
    tags: createSharedTags(redis, attempt),
  };
}

/** The entry in `bytes`; null for garbage, another version of Node's, or one that unpacks to more than the maximum. */
async function decodeEntry(bytes: Buffer): Promise<unknown> {
  try {
    return deserialize(await decompress(bytes, { maxOutputLength: MAX_ENTRY_BYTES }));
  } catch {
    return null;
  }
}

function isSharedPage(entry: unknown, kind: string): entry is SharedPage {
  return isRecord(entry) && isRecord(entry.value) && entry.value.kind === kind && isPast(entry.lastModified);
}

function isSharedRead(entry: unknown): entry is SharedRead {
  return isRecord(entry) && isUint8Array(entry.value) && isPast(entry.timestamp);
}

/** True for a time that is not in the future: an entry from there would never be out of date. */
function isPast(time: unknown): boolean {
  return typeof time === 'number' && time <= Date.now() + CLOCK_SKEW_MS;
}

/** The revalidated tags of all processes: each publishes its own, and looks for those of the others. */
function createSharedTags(redis: Redis, attempt: Attempt) {
  const unsent = new Map<string, TagTimes>();
  let listener: ((tags: TagsByName) => void) | undefined;
  let known: string | undefined;

  const send = async () => {
    const tags = [...unsent];
    if (tags.length === 0) return;
    const fields = tags.flatMap(([tag, { stale = 0, expired = 0 }]) => [tag, `${stale} ${expired}`]);
    const sent = await attempt(() =>
      redis.multi().hset(TAGS, fields).expire(TAGS, TAGS_TTL_S).set(VERSION, randomUUID(), 'EX', TAGS_TTL_S).exec(),
    );
    if (sent) for (const [tag, times] of tags) if (unsent.get(tag) === times) unsent.delete(tag);
  };

  const look = async () => {
    await send();
    const version = listener && (await attempt(() => redis.get(VERSION)));
    if (!version || version === known) return;
    const fields = await attempt(() => redis.hgetall(TAGS));
    if (!fields) return;
    known = version;
    listener?.(parseFields(fields));
  };
  setInterval(look, POLL_MS).unref();

  return {
    /** Publishes to all processes; what cannot be sent now is sent when Redis is back. */
    publish: async (tags: TagsByName): Promise<void> => {
      for (const [tag, times] of Object.entries(tags)) unsent.set(tag, times);
      await send();
    },
    /** Calls `listen` with the times of all tags, soon and whenever they have changed. */
    follow: (listen: (tags: TagsByName) => void): void => {
      listener = listen;
    },
  };
}

/** The times of tags, none in the future: a host whose clock is ahead would make all entries stale until then. */
function parseFields(fields: Readonly<Record<string, string>>): TagsByName {
  const entries = Object.entries(fields).map(([tag, text]) => {
    const [stale = 0, expired = 0] = text.split(' ').map((time) => Number(time) || 0);
    return [tag, { stale: Math.min(stale, Date.now()), expired }];
  });
  return Object.fromEntries(entries);
}
