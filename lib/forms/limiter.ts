import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const SECONDS = 60;

/** A limiter of `points` a minute for each address: in Redis when `redisUrl` is given (in memory while Redis fails), else in memory. */
export function createLimiter(points: number, redisUrl: string | undefined): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: 'forms', points, duration: SECONDS });
  if (!redisUrl) return memory;
  // A silent Redis is as good as none: the memory limiter stands in after half a second.
  const storeClient = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 500,
    connectTimeout: 1000,
  });
  storeClient.on('error', () => undefined);
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
