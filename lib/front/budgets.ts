import type { IncomingMessage } from 'node:http';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { env } from '../env';
import { CONNECTION_HEADER, clientAddress } from '../forms/client-address';
import { createLimiter, secondsToWait } from '../limiter';
import { landingPath, routes } from '../routes';
import { isKnown } from './known-pages';

/** What a request makes that costs more than a page from the cache: how often one address may, and how it is made. */
export type Work = {
  readonly limiter: RateLimiterAbstract;
  /** Made by this process's one thread, so that others wait for it. */
  readonly isPage: boolean;
  /** Made once: the next answer comes from a cache. */
  readonly isLasting: boolean;
};

const pictures = createLimiter('pictures', env.picturesPerMinute);
const picture: Work = { limiter: pictures, isPage: false, isLasting: false };
const card: Work = { limiter: pictures, isPage: false, isLasting: true };
const search: Work = { limiter: createLimiter('searches', env.searchesPerMinute), isPage: true, isLasting: false };
const page: Work = { limiter: createLimiter('new-pages', env.newPagesPerMinute), isPage: true, isLasting: true };

/** What this process asks itself for, to have words when a page cannot be made: it must not wait behind that page. */
const prepared = new Set<string>([routes.unavailable, routes.notFound, landingPath('espera')]);

/** A search, a picture, or a card or page that was not answered before; undefined for anything else. */
export function workOf(url: string): Work | undefined {
  if (isBelow(url, routes.search)) return search;
  if (url.startsWith('/_next/image')) return picture;
  if (/^\/(?:_next|images|docs|api)\//.test(url) || prepared.has(url) || isKnown(url)) return undefined;
  return url.startsWith(`${routes.cards}/`) ? card : page;
}

/** Counts the request; resolves to the seconds to wait when its address has spent its minute, else to 0. */
export function secondsOverBudget({ limiter }: Work, { headers }: IncomingMessage): Promise<number> {
  return secondsToWait(limiter, addressOf(headers));
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
