import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { createLimiter, secondsToWait } from '@/lib/limiter';
import { log } from '@/lib/log';
import { currentRequest } from '@/lib/request-context';
import { routes } from '@/lib/routes';
import type { Middleware } from './middleware';
import { isPagePath } from './page-path';

const pictures = createLimiter('pictures', env.picturesPerMinute);
const searches = createLimiter('searches', env.searchesPerMinute);
const invented = createLimiter('invented', env.inventedPagesPerMinute);
/** Answers to addresses that do not exist, or no longer under this name. */
const INVENTED_STATUSES = [404, 308];

/** Counts pictures before, and invented addresses after their answer; what an address over its budget may not have, it is told by a 429. */
export const limitRate: Middleware = async ({ url = '' }, response, next) => {
  const address = currentRequest()?.address ?? 'unknown';
  if (isPicture(url)) {
    const retryAfter = await getWait(() => secondsToWait(pictures, address));
    return retryAfter > 0 ? response.refuse({ status: 429, retryAfter }) : next();
  }
  if (isPagePath(url))
    response.once('finish', () => {
      if (INVENTED_STATUSES.includes(response.statusCode)) void invented.penalty(address, 1).catch(report);
    });
  next();
};

/** Seconds until `address` may have a page rendered that is not stored; 0 when it may now. A search is counted by this. */
export function getSecondsToWait(url: string, address: string): Promise<number> {
  if (url.startsWith(`${routes.search}/`)) return getWait(() => secondsToWait(searches, address));
  return getWait(() => getSecondsOverBudget(invented, address));
}

async function getSecondsOverBudget(limiter: RateLimiterAbstract, address: string): Promise<number> {
  const used = await limiter.get(address);
  return used && used.consumedPoints >= limiter.points ? Math.max(1, Math.ceil(used.msBeforeNext / 1000)) : 0;
}

function isPicture(url: string): boolean {
  return url.startsWith('/_next/image') || url.startsWith(`${routes.cards}/`);
}

/** A limiter that fails must not take the site down. */
async function getWait(count: () => Promise<number>): Promise<number> {
  try {
    return await count();
  } catch (error) {
    report(error);
    return 0;
  }
}

function report(error: unknown): void {
  log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a request was not counted');
}
