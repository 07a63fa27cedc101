import { env } from '@/lib/env';
import { countSecondsToWait, createLimiter } from '@/lib/http/limiter';
import { isPagePath } from '@/lib/http/page-path';
import { getCurrentRequest } from '@/lib/http/request-context';
import { log } from '@/lib/log';
import { routes } from '@/lib/routes';
import type { Middleware } from './middleware';

/** Codes to scan are pictures that are stored as pages are; of lists there are any number. */
const CODE = /^\/(?:producto\/[^/]+|cotizacion)\/[^/]+\/qr\.(?:svg|png)(?:\?|$)/;

const pictures = createLimiter('pictures', env.picturesPerMinute);
const suggestions = createLimiter('suggestions', env.suggestionsPerMinute);
const searches = createLimiter('searches', env.searchesPerMinute);
const invented = createLimiter('invented', env.inventedPagesPerMinute);

/** Counts pictures, parts of the sitemap and suggestions before, and invented addresses after their answer; who is over a budget gets a 429. */
export const limitRate: Middleware = async ({ url = '' }, response, next) => {
  const address = getCurrentRequest()?.address ?? 'unknown';
  const isPicture = ['/_next/image', `${routes.cards}/`, '/sitemap'].some((path) => url.startsWith(path));
  const limiter = isPicture ? pictures : url.startsWith(routes.suggestApi) ? suggestions : null;
  if (limiter) {
    const retryAfter = await countSecondsToWait(limiter, address).catch(letPass);
    return retryAfter > 0 ? response.refuse({ status: 429, retryAfter }) : next();
  }
  if (isPagePath(url))
    // Addresses that do not exist, or no longer under this name; a short address is made to end in 308.
    response.once('finish', () => {
      const statuses = url.startsWith(`${routes.short}/`) ? [404] : [404, 308];
      if (statuses.includes(response.statusCode)) void invented.penalty(address, 1).catch(letPass);
    });
  next();
};

/** Seconds until `address` may have a page rendered; 0 when it may now. Counts what has no end of valid addresses, such as searches. */
export function getSecondsToWait(url: string, address: string): Promise<number> {
  if (CODE.test(url)) return countSecondsToWait(pictures, address).catch(letPass);
  const endless = [routes.search, routes.quotationList, routes.comparison, routes.result];
  if (endless.some((path) => url.startsWith(`${path}/`))) return countSecondsToWait(searches, address).catch(letPass);
  return getSecondsOverBudget(address).catch(letPass);
}

async function getSecondsOverBudget(address: string): Promise<number> {
  const used = await invented.get(address);
  return used && used.consumedPoints >= invented.points ? Math.max(1, Math.ceil(used.msBeforeNext / 1000)) : 0;
}

/** A limiter that fails must not take the site down. */
function letPass(error: unknown): number {
  log.error({ error }, 'a request was not counted');
  return 0;
}
