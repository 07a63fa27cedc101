import { AsyncLocalStorage } from 'node:async_hooks';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { getSiteNetwork } from '@/lib/http/client-ip';
import { warnOnce } from '@/lib/log';
import { remember } from '@/lib/remember';

const WINDOW_S = 60;
/** What a network may have for one of an address: a /24 holds more households, and the largest is a third of the pages that a process makes. */
const SHARES = { address: 1, ipv6: 3, ipv4: 5 } as const;

type Share = (typeof SHARES)[keyof typeof SHARES];

/** The limiter's timers live as long as its window: begun inside a request they would keep it, and the page that is made for it. */
const runOutside = AsyncLocalStorage.snapshot();

/** A limiter for each size of a network (getShares). */
export type Budget = Readonly<Record<Share, RateLimiterAbstract>>;

/** A limiter of `points` in `duration` seconds for each address, counted under `keyPrefix`: in a Redis that answers, else in memory. */
export function createLimiter(
  keyPrefix: string,
  points: number,
  storeClient: Redis | undefined = sharedRedis(),
  duration = WINDOW_S,
): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration });
  if (!storeClient) return memory;
  return new RateLimiterRedis({ storeClient, keyPrefix, points, duration, insuranceLimiter: memory });
}

/** Counts one request of `address`, as `points`; seconds to wait when there were too many, else 0. */
export async function countSecondsToWait(limiter: RateLimiterAbstract, address: string, points = 1): Promise<number> {
  try {
    await runOutside(() => limiter.consume(address, points));
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** Counts one request of `address` after the fact, however many there were; false when it was one too many. */
export async function addPenalty(limiter: RateLimiterAbstract, address: string): Promise<boolean> {
  const { consumedPoints } = await runOutside(() => limiter.penalty(address, 1));
  return consumedPoints <= limiter.points;
}

/** Takes back one counted request of `address`. */
export async function giveBack(limiter: RateLimiterAbstract, address: string): Promise<void> {
  await runOutside(() => limiter.reward(address, 1));
}

/** Whose budgets and turns a visitor (getClientIp) takes from: its own and its network's, each with its share. */
export function getShares(address: string): [client: string, share: Share][] {
  const network = getSiteNetwork(address);
  const shares: [string, Share][] = [[address, SHARES.address]];
  return network === address ? shares : [...shares, [network, network.endsWith('/24') ? SHARES.ipv4 : SHARES.ipv6]];
}

/** A limiter of `points` a minute for each address, and of as many more for each network as it has shares. */
export function createBudget(keyPrefix: string, points: number): Budget {
  const create = (share: Share) => createLimiter(`${keyPrefix}-${share}`, share * points);
  return { 1: create(1), 3: create(3), 5: create(5) };
}

/** A connection to Redis that gives up soon: an unreachable one must not delay the visitor. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 400,
    connectTimeout: 1_000,
  });
  redis.on('error', ({ name }) => warnOnce('Redis is unreachable: this process continues without it', { name }));
  return redis;
}

function sharedRedis(): Redis | undefined {
  const { redisUrl } = env;
  return redisUrl ? remember('redis', () => connectRedis(redisUrl)) : undefined;
}
