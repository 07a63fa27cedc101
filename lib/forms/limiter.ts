import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { warnOnce } from '@/lib/log';

const SECONDS = 60;

/** A limiter of `points` a minute for each address: in Redis when `redisUrl` is given (in memory while Redis fails), else in memory. */
export function createLimiter(points: number, redisUrl: string | undefined): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: 'forms', points, duration: SECONDS });
  if (!redisUrl) return memory;
  // A silent Redis is as good as none: the memory limiter stands in before the visitor notices.
  const storeClient = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 400,
    connectTimeout: 1000,
  });
  storeClient.on('error', ({ name }) =>
    warnOnce('Redis does not answer: limits are counted in this process', { name }),
  );
  return new RateLimiterRedis({ storeClient, keyPrefix: 'forms', points, duration: SECONDS, insuranceLimiter: memory });
}

/** Counts one request of `address`; seconds to wait when there were too many, else 0. */
export async function secondsToWait(limiter: RateLimiterAbstract, address: string): Promise<number> {
  try {
    await limiter.consume(address);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
