import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { shared } from './shared.mjs';

// The reads of 'use cache': the framework's own store in memory, and behind it what other processes have read.
// https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers
const MAX_BYTES = 64 * 1024 * 1024;
const memory = createDefaultCacheHandler(MAX_BYTES);
const nameOf = (key) => `read:${key}`;
const streamOf = (bytes) => new Blob([bytes]).stream();

/** Keeps `entry`, whose value is bytes, in memory. */
const keep = (key, entry) => memory.set(key, Promise.resolve({ ...entry, value: streamOf(entry.value) }));

function isUsable({ tags, timestamp, revalidate }) {
  return Date.now() < timestamp + revalidate * 1000 && !areTagsExpired(tags, timestamp);
}

export default {
  async get(key, softTags) {
    const own = await memory.get(key, softTags);
    const cache = shared();
    // -1: a tag was revalidated since; another process may have read it anew.
    if (!cache || (own && own.revalidate !== -1)) return own;
    const other = await cache.get(nameOf(key));
    if (!other || !isUsable(other) || (own && own.timestamp >= other.timestamp)) return own;
    await own?.value.cancel();
    await keep(key, other);
    return memory.get(key, softTags);
  },
  async set(key, pending) {
    const cache = shared();
    if (!cache) return memory.set(key, pending);
    let read;
    // In memory at once, so that who asks meanwhile waits for this one.
    await memory.set(
      key,
      pending.then(async (entry) => {
        read = { ...entry, value: new Uint8Array(await new Response(entry.value).arrayBuffer()) };
        return { ...entry, value: streamOf(read.value) };
      }),
    );
    if (read && read.expire > 0) void cache.set(nameOf(key), read);
  },
  refreshTags: () => memory.refreshTags(),
  getExpiration: (tags) => memory.getExpiration(tags),
  updateTags: (tags, durations) => memory.updateTags(tags, durations),
};
