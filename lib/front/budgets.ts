import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import { CONNECTION_HEADER, clientAddress } from '../forms/client-address';
import { createLimiter, secondsToWait } from '../limiter';
import { routes } from '../routes';
import { isKnown, learn } from './known-pages';

const searches = createLimiter('searches', env.searchesPerMinute);
const pictures = createLimiter('pictures', env.picturesPerMinute);
const newPages = createLimiter('new-pages', env.newPagesPerMinute);

/**
 * Counts a request for what costs more than a page from the cache: a search, a picture that is made, a card, product, category or part of the
 * sitemap that was not answered before. Resolves to the seconds to wait when its address has spent its minute, else to 0; undefined for anything else.
 */
export function secondsOverBudget(request: IncomingMessage, response: ServerResponse): Promise<number> | undefined {
  const { url = '', headers } = request;
  if (isBelow(url, routes.search)) return secondsToWait(searches, addressOf(headers));
  if (url.startsWith('/_next/image')) return secondsToWait(pictures, addressOf(headers));
  const isCard = url.startsWith(`${routes.cards}/`);
  if (!(isCard || /^\/(?:productos?|sitemap)\//.test(url)) || isKnown(url)) return undefined;
  learn(request, response);
  return secondsToWait(isCard ? pictures : newPages, addressOf(headers));
}

function isBelow(url: string, path: string): boolean {
  return url.startsWith(`${path}/`) || url.startsWith(`${path}?`);
}

function addressOf(headers: IncomingMessage['headers']): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  const connection = String(headers[CONNECTION_HEADER] ?? '');
  return clientAddress(
    new Headers({ 'x-forwarded-for': forwarded, [CONNECTION_HEADER]: connection }),
    env.trustedProxies,
  );
}
