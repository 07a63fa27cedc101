import { deserialize, serialize } from 'node:v8';
import { isSharedPage, isSharedRead } from '@/lib/shared-cache/entries';
import type { SharedCache } from '@/lib/shared-cache/store';
import type { TagsByName } from '@/lib/shared-cache/tag-times';

/** A shared cache in memory, as Redis keeps it: each reader gets a copy. `entries` may be filled with anything. */
export function createMemorySharedCache() {
  const entries = new Map<string, Buffer>();
  const asked: string[] = [];
  const published: TagsByName[] = [];
  const listeners = new Set<(tags: TagsByName) => void>();
  const read = (key: string): unknown => {
    asked.push(key);
    const bytes = entries.get(key);
    return bytes ? deserialize(bytes) : null;
  };
  const cache: SharedCache = {
    getPage: async (key, kind) => {
      const entry = read(key);
      return isSharedPage(entry, kind) ? entry : null;
    },
    getRead: async (key) => {
      const entry = read(key);
      return isSharedRead(entry) ? entry : null;
    },
    set: async (key, entry) => void entries.set(key, serialize(entry)),
    tags: {
      publish: async (tags) => void published.push(tags),
      follow: (listener) => void listeners.add(listener),
    },
  };
  return {
    cache,
    entries,
    asked,
    published,
    listeners,
    /** Another process has revalidated `tags`. */
    tell: (tags: TagsByName) => {
      for (const listener of listeners) listener(tags);
    },
    /** Replaces every entry by `entry`. */
    fill: (entry: unknown) => {
      for (const key of entries.keys()) entries.set(key, serialize(entry));
    },
  };
}
