import { AsyncLocalStorage } from 'node:async_hooks';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { getSiteNetwork } from '@/lib/http/client-ip';
import { warnHourly } from '@/lib/log';
import { remember } from '@/lib/remember';

const WINDOW_S = 60;
/** A /24, which holds more households, has five budgets, a /48 three. */
const COSTS = { address: 15, '/24': 3, '/48': 5 };
type Budget = ReturnType<typeof createBudget>;

/** The limiter's timers last for its window: begun inside a request, they would keep it and its page in memory. */
const runOutside = AsyncLocalStorage.snapshot();

/** Limits an address to `points` in `duration` seconds, counted under `keyPrefix` in Redis, else in memory. */
export function createLimiter(
  keyPrefix: string,
  points: number,
  duration = WINDOW_S,
  storeClient: Redis | undefined = sharedRedis(),
): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration });
  if (!storeClient) return memory;
  return new RateLimiterRedis({ storeClient, keyPrefix, points, duration, insuranceLimiter: memory });
}

const toSeconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Counts one request of `address`, as `points`; seconds to wait when there were too many, else 0. */
export async function countSecondsToWait(limiter: RateLimiterAbstract, address: string, points = 1): Promise<number> {
  try {
    await runOutside(() => limiter.consume(address, points));
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return toSeconds(error);
    throw error;
  }
}

/** A budget of `points` a minute for each address, and of more for its network. */
export function createBudget(keyPrefix: string, points: number, costs = COSTS, redis?: Redis) {
  return { limiter: createLimiter(keyPrefix, points * costs.address, WINDOW_S, redis), costs };
}

/** Counts `points` for `address` (getClientIp) and its network; seconds to wait if either has none left, else 0. */
export async function spend({ limiter, costs }: Budget, address: string, points = 1): Promise<number> {
  for (const [client, cost] of getCosts(address, costs)) {
    const seconds = await countSecondsToWait(limiter, client, points * cost);
    // An address above its own budget uses nothing of its network's.
    if (seconds > 0) return seconds;
  }
  return 0;
}

/** The same after the answer, also above the budget. */
export async function addPenalty({ limiter, costs }: Budget, address: string): Promise<void> {
  for (const [client, cost] of getCosts(address, costs)) {
    const { consumedPoints } = await runOutside(() => limiter.penalty(client, cost));
    if (consumedPoints > limiter.points) return;
  }
}

/** Seconds until `address` and its network have something left of a budget; 0 when they have. */
export async function readSecondsToWait({ limiter, costs }: Budget, address: string): Promise<number> {
  for (const [client] of getCosts(address, costs)) {
    const used = await limiter.get(client);
    if (used && used.consumedPoints >= limiter.points) return toSeconds(used);
  }
  return 0;
}

function getCosts(address: string, costs: typeof COSTS): readonly (readonly [client: string, cost: number])[] {
  const network = getSiteNetwork(address);
  const own = [address, costs.address] as const;
  return network === address ? [own] : [own, [network, costs[network.endsWith('/24') ? '/24' : '/48']]];
}

/** A connection to Redis that gives up soon: an unreachable one must not delay the visitor. */
export function connectRedis(url: string): Redis {
  const limits = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 400, connectTimeout: 1_000 };
  const redis = new Redis(url, limits);
  redis.on('error', ({ name }) => warnHourly('Redis is unreachable: this process continues without it', { name }));
  return redis;
}

function sharedRedis(): Redis | undefined {
  const { redisUrl } = env;
  return redisUrl ? remember('redis', () => connectRedis(redisUrl)) : undefined;
}
