import { LRUCache } from 'lru-cache';

/** Stale pages that are made anew behind their answers at once: they take no place in the render queue, and must leave it room. */
const MAX_REFRESHES = 8;
/** A refresh whose end was not reported, such as one that a prefetch does not begin, ends then. */
const MAX_REFRESH_MS = 5_000;

const underWay = new LRUCache<string, true>({ max: MAX_REFRESHES, ttl: MAX_REFRESH_MS });

/** Takes a place for the page `key` to be made anew; false while there is none: then it goes on as it is. */
export function beginRefresh(key: string): boolean {
  underWay.purgeStale();
  if (!underWay.has(key) && underWay.size >= MAX_REFRESHES) return false;
  underWay.set(key, true);
  return true;
}

/** Gives the place of `key` back, if it has one. */
export function endRefresh(key: string): void {
  underWay.delete(key);
}
