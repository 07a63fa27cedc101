import { env } from '@/lib/env';
import { addPenalty, createBudget, readSecondsToWait, spend } from '@/lib/http/limiter';
import { log } from '@/lib/log';
import { readPasted } from '@/lib/pasted-list/address';
import { getCurrentRequest } from '@/lib/request-context';
import { decodeParam, routes } from '@/lib/routes';
import { refuse } from './error-pages';
import type { Middleware } from './middleware';
import { isPagePath } from './valid-url';

/** Of one address: more than a visitor or a search engine looks at. */
const pictures = createBudget('pictures', 600);
/** Ten a second, more than the fastest typist asks for. */
const suggestions = createBudget('suggestions', 600);
/** Open Graph images: each takes a core for a fifth of a second, on a busy machine for more than a second. */
const drawings = createBudget('drawings', 30);
const searches = createBudget('searches', env.searchesPerMinute);
const invented = createBudget('invented', env.inventedPagesPerMinute);

const { search, quotationList, comparison, result, ogImages } = routes;
/** Pages with an unlimited number of valid addresses. */
const ENDLESS = [search, quotationList, comparison, result];
const PASTED = `${routes.pastedList}/`;
/** Lines of a pasted list that count as one search: six lists of 100 lines fit into a minute, or twelve of 50. */
const LINES_OF_A_POINT = 10;

/** Counts suggestions and list changes before the answer, pictures and unknown addresses after; 429 above a budget. */
export const limitRate: Middleware = async ({ url = '' }, response, next) => {
  const address = getCurrentRequest()?.address ?? 'unknown';
  const retryAfter = await countRequest(url, address).catch(letPass);
  if (retryAfter > 0) return refuse(response, { status: 429, retryAfter });
  // Addresses that do not exist, or no longer under this name; a short address is made to end in 308.
  const statuses = url.startsWith(`${routes.short}/`) ? [404] : [404, 308];
  response.once('finish', () => {
    // Stored answers cost no work, such as the one 404 of all addresses without a route.
    if (response.getHeader('x-nextjs-cache') === 'HIT') return;
    if (isPicture(url)) addPenalty(pictures, address).catch(letPass);
    else if (isPagePath(url) && statuses.includes(response.statusCode)) addPenalty(invented, address).catch(letPass);
  });
  next();
};

const isPicture = (url: string) => ['/_next/image', '/sitemap'].some((path) => url.startsWith(path));

async function countRequest(url: string, address: string): Promise<number> {
  if (isPicture(url)) return readSecondsToWait(pictures, address);
  const isQuestion = [routes.suggestApi, routes.quotationListChange].some((path) => url.startsWith(path));
  return isQuestion ? spend(suggestions, address) : 0;
}

/** Seconds until `address` may have a page rendered, or 0; counts pages with endless valid addresses, like searches. */
export async function getSecondsToWait(url: string, address: string): Promise<number> {
  return countPage(url, address).catch(letPass);
}

async function countPage(url: string, address: string): Promise<number> {
  const isBelow = (path: string) => url.startsWith(`${path}/`);
  // Codes to scan are pictures that are stored as pages are.
  if (isBelow(routes.codes)) return spend(pictures, address);
  if (isBelow(ogImages)) return spend(drawings, address);
  return ENDLESS.some(isBelow) ? spend(searches, address, countPoints(url)) : readSecondsToWait(invented, address);
}

/** How many searches a page counts as, at most a minute's budget: a pasted list searches for each of its lines. */
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
