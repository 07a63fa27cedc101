import { env } from '@/lib/env';
import {
  addPenalty,
  type Budget,
  countSecondsToWait,
  createBudget,
  createLimiter,
  getShares,
  giveBack,
} from '@/lib/http/limiter';
import { log } from '@/lib/log';
import { readPasted } from '@/lib/pasted-list/address';
import { getCurrentRequest } from '@/lib/request-context';
import { decodeParam, routes } from '@/lib/routes';
import { isPagePath } from '@/server/valid-url';
import type { Middleware } from './middleware';
import type { PageResponse } from './page-response';

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
const PASTED = `${routes.pastedList}/`;
/** Lines of a pasted list that count as one search: of 100 lines there may be six in a minute, of 50 twelve. */
const LINES_OF_A_POINT = 10;
/** Pages of which there are any number of valid addresses. */
const ENDLESS = [search, quotationList, comparison, result, placeWord].map((path) => `${path}/`);

/** Counts pictures, sitemaps, suggestions and pasted lists before, and invented addresses after their answer; over a budget is a 429. */
export const limitRate: Middleware = async ({ url = '' }, response, next) => {
  const address = getCurrentRequest()?.address ?? 'unknown';
  const isPicture = ['/_next/image', '/sitemap'].some((path) => url.startsWith(path));
  const isQuestion = [routes.suggestApi, routes.paste].some((path) => url.startsWith(path));
  const limiter = isPicture ? pictures : isQuestion ? suggestions : null;
  if (limiter) {
    const retryAfter = await countSecondsToWait(limiter, address).catch(letPass);
    if (retryAfter > 0) return response.refuse({ status: 429, retryAfter });
  }
  // One that is stored costs no work.
  if (isPicture) response.once('finish', () => isStored(response) && void giveBack(pictures, address).catch(letPass));
  if (isPagePath(url))
    // Addresses that do not exist, or no longer under this name; a short address is made to end in 308.
    response.once('finish', () => {
      const statuses = url.startsWith(`${routes.short}/`) ? [404] : [404, 308];
      // What is stored cost no rendering, such as the one 404 of all addresses without a route.
      if (statuses.includes(response.statusCode) && !isStored(response)) void countInvented(address).catch(letPass);
    });
  next();
};

function isStored(response: PageResponse): boolean {
  return response.getHeader('x-nextjs-cache') === 'HIT';
}

async function countInvented(address: string): Promise<void> {
  // Who is over its own budget takes nothing from its network's.
  for (const [client, share] of getShares(address)) if (!(await addPenalty(invented[share], client))) return;
}

/** True for a page of which there are any number, such as a search. */
export function isEndless(url: string): boolean {
  return ENDLESS.some((path) => url.startsWith(path));
}

/** Seconds until `address` may have a page rendered; 0 when it may now. Counts what has no end of valid addresses, such as searches. */
export async function getSecondsToWait(url: string, address: string): Promise<number> {
  if (CODE.test(url)) return countSecondsToWait(pictures, address).catch(letPass);
  const points = countPoints(url);
  const count = (budget: Budget) => (client: string, share: keyof Budget) =>
    countSecondsToWait(budget[share], client, points);
  const isDrawing = url.startsWith(`${routes.ogImages}/`);
  const getSeconds = isEndless(url) ? count(searches) : isDrawing ? count(drawings) : getSecondsOverBudget;
  for (const [client, share] of getShares(address)) {
    const seconds = await getSeconds(client, share).catch(letPass);
    // Who is over its own budget takes nothing from its network's.
    if (seconds > 0) return seconds;
  }
  return 0;
}

/** How many searches a page counts as: that of a pasted list looks for each of its lines. Never more than there are in a minute. */
function countPoints(url: string): number {
  if (!url.startsWith(PASTED)) return 1;
  const [code = ''] = url.slice(PASTED.length).split(/[/?]/, 1);
  const { length = 0 } = readPasted(decodeParam(code))?.lines ?? [];
  return Math.min(Math.max(1, Math.ceil(length / LINES_OF_A_POINT)), env.searchesPerMinute);
}

async function getSecondsOverBudget(client: string, share: keyof Budget): Promise<number> {
  const used = await invented[share].get(client);
  return used && used.consumedPoints >= invented[share].points ? Math.max(1, Math.ceil(used.msBeforeNext / 1000)) : 0;
}

/** A limiter that fails must not take the site down. */
function letPass(error: unknown): number {
  log.error({ error }, 'a request was not counted');
  return 0;
}
