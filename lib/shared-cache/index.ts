import { connectRedis } from '@/lib/http/limiter';
import { processState } from '@/lib/process/process-state';
import { createSharedCache } from './store';

/** Shares pages and reads with the other processes through the Redis at `url`; the cache handlers find it in the process state. */
export function openSharedCache(url: string | undefined): void {
  if (url) processState.sharedCache ??= createSharedCache(connectRedis(url), connectRedis(url));
}
