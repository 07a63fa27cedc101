import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../deadline';
import { log } from '../log';
import { routes } from '../routes';
import { contentSecurityPolicy } from '../security-headers';
import { plainPage } from './plain-page';

/** A page's HTML and the Content-Security-Policy that goes with it. */
type Page = { readonly html: string; readonly policy: string };

/** The words for failures, for when no page can be had. */
export const plain: Page = { html: plainPage(), policy: contentSecurityPolicy(false) };

/** Milliseconds: a page that needs no backend takes a few. */
const TIMEOUT = 1_000;
const REFRESH = 60_000;

const pages = new LRUCache<string, Page>({
  max: 10,
  ttl: REFRESH,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  fetchMethod: (address) => read(address),
});

/** The page at `path` as this process serves it at `socket`'s own address; null when it cannot be had. */
export async function preparedPage(
  { localAddress, localPort, localFamily }: Socket,
  path: string,
): Promise<Page | null> {
  const host = localFamily === 'IPv6' ? `[${localAddress}]` : localAddress;
  try {
    return (await pages.fetch(`http://${host}:${localPort}${path}`)) ?? null;
  } catch (error) {
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a prepared page cannot be had');
    return null;
  }
}

const read = (address: string): Promise<Page> => withDeadline(TIMEOUT, (signal) => fetchPage(address, signal));

async function fetchPage(address: string, signal: AbortSignal): Promise<Page> {
  const response = await fetch(address, { signal, redirect: 'error' });
  const expected = address.endsWith(routes.notFound) ? 404 : 200;
  if (response.status !== expected) throw new Error(`The prepared page answered ${response.status}`);
  const policy = response.headers.get('content-security-policy') ?? plain.policy;
  return { html: await response.text(), policy };
}
