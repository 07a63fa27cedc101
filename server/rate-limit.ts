import { env } from '@/lib/env';
import {
  addPenalty,
  countSecondsToWait,
  createBudget,
  createLimiter,
  giveBack,
  readSecondsToWait,
  spend,
} from '@/lib/http/limiter';
import { log } from '@/lib/log';
import { readPasted } from '@/lib/pasted-list/address';
import { getCurrentRequest } from '@/lib/request-context';
import { decodeParam, routes } from '@/lib/routes';
import { isPagePath } from '@/server/valid-url';
import { refuse } from './error-pages';
import type { Middleware } from './middleware';

/** Codes to scan are pictures that are stored as pages are; of lists there are any number. */
const CODE = /^\/(?:producto\/[^/]+|cotizacion(?:\/[^/]+)?)\/[^/]+\/qr\.svg(?:\?|$)/;

/** Of one address: more than a visitor or a search engine looks at. */
const PICTURES_PER_MINUTE = 600;
/** Of one address: ten a second, more than the fastest typist asks for. */
const SUGGESTIONS_PER_MINUTE = 600;
/** Open Graph images of one address: each takes a core for a fifth of a second, on a busy machine for more than a second. */
const DRAWINGS_PER_MINUTE = 30;

const pictures = createLimiter('pictures', PICTURES_PER_MINUTE);
const suggestions = createLimiter('suggestions', SUGGESTIONS_PER_MINUTE);
const drawings = createBudget('drawings', DRAWINGS_PER_MINUTE);
const searches = createBudget('searches', env.searchesPerMinute);
const invented = createBudget('invented', env.inventedPagesPerMinute);
const { search, quotationList, comparison, result, placeWord } = routes;
/** Pages of which there are any number of valid addresses. */
const ENDLESS = [search, quotationList, comparison, result, placeWord];
const PASTED = `${routes.pastedList}/`;
/** Lines of a pasted list that count as one search: of 100 lines there may be six in a minute, of 50 twelve. */
const LINES_OF_A_POINT = 10;

/** Counts pictures, sitemaps, suggestions and pasted lists before, and invented addresses after their answer; over a budget is a 429. */
export const limitRate: Middleware = async ({ url = '' }, response, next) => {
  const address = getCurrentRequest()?.address ?? 'unknown';
  const isPicture = ['/_next/image', '/sitemap'].some((path) => url.startsWith(path));
  const isQuestion = [routes.suggestApi, routes.paste].some((path) => url.startsWith(path));
  if (isPicture || isQuestion) {
    const counting = countSecondsToWait(isPicture ? pictures : suggestions, address);
    const retryAfter = await counting.catch(letPass);
    if (retryAfter > 0) return refuse(response, { status: 429, retryAfter });
  }
  // Addresses that do not exist, or no longer under this name; a short address is made to end in 308.
  const statuses = url.startsWith(`${routes.short}/`) ? [404] : [404, 308];
  response.once('finish', () => {
    const isStored = response.getHeader('x-nextjs-cache') === 'HIT';
    // What is stored cost no work, such as the one 404 of all addresses without a route.
    if (isPicture && isStored) giveBack(pictures, address).catch(letPass);
    if (isPagePath(url) && !isStored && statuses.includes(response.statusCode))
      addPenalty(invented, address).catch(letPass);
  });
  next();
};

/** Seconds until `address` may have a page rendered; 0 when it may now. Counts what has no end of valid addresses, such as searches. */
export async function getSecondsToWait(url: string, address: string): Promise<number> {
  const counting = CODE.test(url)
    ? countSecondsToWait(pictures, address)
    : isBelow(routes.ogImages, url)
      ? spend(drawings, address)
      : ENDLESS.some((path) => isBelow(path, url))
        ? spend(searches, address, countPoints(url))
        : readSecondsToWait(invented, address);
  return counting.catch(letPass);
}

const isBelow = (path: string, url: string) => url.startsWith(`${path}/`);

/** How many searches a page counts as: that of a pasted list looks for each of its lines. Never more than there are in a minute. */
function countPoints(url: string): number {
  if (!url.startsWith(PASTED)) return 1;
  const [code = ''] = url.slice(PASTED.length).split(/[/?]/, 1);
  const { length = 0 } = readPasted(decodeParam(code))?.lines ?? [];
  return Math.min(Math.max(1, Math.ceil(length / LINES_OF_A_POINT)), env.searchesPerMinute);
}

/** A limiter that fails must not take the site down. */
function letPass(error: unknown): number {
  log.error({ error }, 'a request was not counted');
  return 0;
}
