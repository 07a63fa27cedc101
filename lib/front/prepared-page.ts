import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { log } from '../log';
import { routes } from '../routes';
import { contentSecurityPolicy } from '../security-headers';
import { plainPage } from './plain-page';

/** A page's HTML and the Content-Security-Policy that goes with it. */
type Page = { readonly html: string; readonly policy: string };

const noScripts: Page = { html: plainPage(), policy: contentSecurityPolicy(false) };

/** Milliseconds: a page that needs no backend takes a few. */
const TIMEOUT = 1_000;
const REFRESH = 60_000;

const pages = new LRUCache<string, Page>({
  max: 1,
  ttl: REFRESH,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  fetchMethod: (address) => read(address),
});

/** The page for failures, as this process serves it at `socket`'s own address; a plain one of the same words when it cannot be had. */
export async function preparedPage({ localAddress, localPort, localFamily }: Socket): Promise<Page> {
  const host = localFamily === 'IPv6' ? `[${localAddress}]` : localAddress;
  try {
    return (await pages.fetch(`http://${host}:${localPort}${routes.unavailable}`)) ?? noScripts;
  } catch (error) {
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'the page for failures cannot be had');
    return noScripts;
  }
}

async function read(address: string): Promise<Page> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
  if (!response.ok) throw new Error(`The page for failures answered ${response.status}`);
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? noScripts.policy };
}
