import { connectRedis } from '../limiter';
import { onceInProcess } from '../once-in-process';
import { createSharedCache } from './store';

/** Shares pages and reads with the other processes through the Redis at `url`; cache/shared.mjs finds it by this name on the shelf. */
export function openSharedCache(url: string | undefined): void {
  if (url) onceInProcess('shared-cache', () => createSharedCache(connectRedis(url), connectRedis(url)));
}
