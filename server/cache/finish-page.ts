import { processState } from '@/lib/process/process-state';
import type { CacheHandlerValue } from './framework';
import { createEntityTag, finishHtml } from './html';

/** How the payload says where a page leads. What an address has in it stands there encoded, without quotation marks. */
const REDIRECT = /"digest":"NEXT_REDIRECT;[a-z]+;(\/[^"]*);30[378];"/;

/**
 * Changes what is stored in place to what is sent, once: the framework sends the first answer from that very object. No proxy stores what is
 * `isOnePersons`; the browser that has it may ask whether it is still the same.
 */
export function finishPage(page: CacheHandlerValue['value'], isOnePersons = false): void {
  const { publication } = processState;
  // While the site is built nothing is published.
  if (!publication) return;
  if (page?.kind === 'APP_ROUTE' && page.status === 200 && !page.headers.etag)
    page.headers.etag = createEntityTag(page.body);
  if (page?.kind !== 'APP_PAGE' || !page.html || page.headers?.etag) return;
  const { html, etag, policy } = finishHtml(String(page.html), publication.isHttps);
  // The data for the browser's router too, which the framework answers with 200: no proxy would learn that the page exists now.
  const isMissing = page.status === 404;
  const unstored = isMissing
    ? { 'cache-control': 'no-store' }
    : isOnePersons && { 'cache-control': 'private, no-cache' };
  // Behind a stale answer the framework stores the Location of that answer, or none.
  const [, location] = REDIRECT.exec(page.status === 308 ? String(page.rscData) : '') ?? [];
  const moved = location && { location };
  const headers = { ...page.headers, etag, 'content-security-policy': policy, ...unstored, ...moved };
  // Parts of a page are sent without its headers; of one that has none they are 404s, and the router fetches the whole.
  Object.assign(page, { html, headers, ...(isMissing && { segmentData: new Map() }) });
}
