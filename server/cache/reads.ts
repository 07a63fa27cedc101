import { AsyncLocalStorage } from 'node:async_hooks';
import type { CacheEntry, CacheHandler } from 'next/cache';
import { cacheProfiles } from '@/lib/backend/tags';
import type { SharedRead } from '@/lib/shared-cache/store';
import { areTagsExpired, createDefaultCacheHandler } from './framework';
import { getSharedCache } from './revalidations';

const MAX_BYTES = 64 * 1024 * 1024;

const memory = createDefaultCacheHandler(MAX_BYTES);
const getName = (key: string) => `read:${key}`;
const toStream = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();
/** If a rendering reads the clock, as the Redis client does, the framework treats the page as one not to be stored. */
const runOutside = AsyncLocalStorage.snapshot();

/** The reads of 'use cache', shared: https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers */
const handler: CacheHandler = {
  get: (key, softTags) => runOutside(getRead, key, softTags),
  set: (key, pending) => runOutside(setRead, key, pending),
  refreshTags: () => memory.refreshTags(),
  getExpiration: (tags) => memory.getExpiration(tags),
  updateTags: (tags, durations) => memory.updateTags(tags, durations),
};

export default handler;

const getRead: CacheHandler['get'] = async (key, softTags) => {
  const own = await memory.get(key, softTags);
  const cache = getSharedCache();
  // -1: a tag was revalidated since; another process may have read it again.
  if (!cache || (own && own.revalidate !== -1)) return own;
  const other = await cache.getRead(getName(key));
  if (!other || Date.now() >= other.timestamp + other.revalidate * 1000) return own;
  if (areTagsExpired(other.tags, other.timestamp) || (own && own.timestamp >= other.timestamp)) return own;
  await own?.value.cancel();
  await memory.set(key, Promise.resolve({ ...other, value: toStream(other.value) }));
  return memory.get(key, softTags);
};

const setRead: CacheHandler['set'] = async (key, made) => {
  const cache = getSharedCache();
  // A failure, or what one visitor alone asks, is given to those who wait and not kept: the next asks the backend.
  const isUnkept = ({ expire }: CacheEntry) => expire === cacheProfiles.unkept.expire;
  const pending = made.then((entry) => (isUnkept(entry) ? { ...entry, expire: 0 } : entry));
  if (!cache) return memory.set(key, pending);
  let copy: Promise<SharedRead | null> | undefined;
  const split = async () => {
    const entry = await pending;
    const [own, other] = entry.value.tee();
    // A read that failed is stored nowhere.
    const stored = new Response(other).arrayBuffer().then((bytes) => ({ ...entry, value: new Uint8Array(bytes) }));
    copy = stored.catch(() => null);
    return { ...entry, value: own };
  };
  // In memory at once, so that other requests for it wait for this one.
  await memory.set(key, split());
  const read = await copy;
  if (read && read.expire > 0) void cache.set(getName(key), read);
};
