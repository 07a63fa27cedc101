import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { ERROR_PAGE_ID } from '@/lib/failures/failure-text';
import { chooseEncoding, getEncoded } from '@/lib/http/encoded-bodies';
import { getContentSecurityPolicy, getUnneededHeaders } from '@/lib/http/security-headers';
import { log } from '@/lib/log';
import type { Refusal } from '@/lib/request-context';
import { routes } from '@/lib/routes';
import { heroPreloads } from '@/lib/seo/hero-preloads';
import { isPagePath } from '@/server/valid-url';
import { finishHtml } from './cache/html';
import { REFUSED_HEADER } from './cache/refused-page';
import { getErrorPage } from './error-pages';
import { closeUnread } from './unread-body';

const POLICY = 'Content-Security-Policy';
const ERROR_PAGE = `id="${ERROR_PAGE_ID}"`;
/** Compressed already. */
const PICTURE = /^image\/(?!svg)/;
const RETRY_AFTER_SECONDS = 30;
/** Read by the router of its data alone. */
const ROUTER_HEADERS = ['x-nextjs-prerender', 'x-nextjs-stale-time'];
const isHttps = env.siteUrl.startsWith('https:');
const defaultPolicy = getContentSecurityPolicy(isHttps);

/** The way back of every answer: the last headers, an error page where a page failed, 304 and compression. Made by Node's createServer. */
export class PageResponse extends ServerResponse<IncomingMessage> {
  readonly #pieces: Uint8Array[] = [];

  override writeHead(status: number, ...rest: unknown[]): this {
    closeUnread(this);
    return super.writeHead(finishHeaders(this, status), ...(rest as [OutgoingHttpHeaders?]));
  }

  /** The framework sends the stored answer of a route handler in pieces: put together, it is sent as a page is. */
  override flushHeaders(): void {
    if (!isStoredInPieces(this)) super.flushHeaders();
  }

  override write(...args: unknown[]): boolean {
    if (!isStoredInPieces(this)) return super.write(...(args as Parameters<ServerResponse['write']>));
    this.#pieces.push(args[0] as Uint8Array);
    return true;
  }

  override end(...args: unknown[]): this {
    const body = this.#pieces.length > 0 ? Buffer.concat(this.#pieces) : args[0];
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
    if (this.headersSent || !isWhole || !isPagePath(this.req.url ?? '')) endAsItIs(this, args);
    else endPage(this, body);
    return this;
  }

  /** Answers with the page for `status` in place of the requested page. */
  refuse({ status, retryAfter }: Refusal): void {
    const { html, policy } = getErrorPage(status);
    for (const name of this.getHeaderNames())
      if (name.startsWith('x-nextjs') || name === REFUSED_HEADER) this.removeHeader(name);
    this.statusCode = status;
    this.setHeader('Content-Type', 'text/html; charset=utf-8');
    this.setHeader('Content-Length', Buffer.byteLength(html));
    this.setHeader('Cache-Control', 'no-store');
    this.setHeader('Retry-After', retryAfter);
    this.setHeader(POLICY, policy);
    endAsItIs(this, this.req.method === 'HEAD' ? [] : [html]);
  }
}

function endAsItIs(response: PageResponse, args: unknown[]): void {
  ServerResponse.prototype.end.apply(response, args as Parameters<ServerResponse['end']>);
}

function endPage(response: PageResponse, body: string | Buffer): void {
  const refusal = getRefusal(response, body);
  if (refusal) return void response.refuse(refusal);
  sendPage(response, body).catch((error: unknown) => {
    log.error({ error }, 'a page could not be sent');
    response.destroy();
  });
}

/** Why an error page is sent: the cache handler refused the page, or the page failed without words of its own. */
function getRefusal(response: PageResponse, body: string | Buffer): Refusal | null {
  const retryAfter = Number(response.getHeader(REFUSED_HEADER) ?? 0);
  if (retryAfter > 0) return { status: response.statusCode === 429 ? 429 : 503, retryAfter };
  if (response.statusCode < 500 || body.includes(ERROR_PAGE)) return null;
  return { status: 503, retryAfter: RETRY_AFTER_SECONDS };
}

/** The headers that depend on the answer; returns its status. */
function finishHeaders(response: PageResponse, status: number): number {
  const isPage = isPagePath(response.req.url ?? '');
  if (isRouterData(response) && isPage) for (const name of ['etag', POLICY]) response.removeHeader(name);
  if (!response.hasHeader(POLICY)) response.setHeader(POLICY, defaultPolicy);
  const unneeded = isHtml(response) ? ROUTER_HEADERS : getUnneededHeaders(getType(response));
  for (const name of unneeded) response.removeHeader(name);
  const isHome = isHtml(response) && response.req.url?.split('?', 1)[0] === routes.home;
  // Once: a page that is made behind a stale answer is stored with the Link of that answer.
  if (isHome && !String(response.getHeader('Link')).includes(heroPreloads)) response.appendHeader('Link', heroPreloads);
  const location = response.getHeader('location');
  // The framework sets it twice on the first answer of a permanent redirect (docs/dependencies.md#workarounds).
  if (Array.isArray(location)) response.setHeader('Location', location[0] ?? '/');
  // By default browsers keep it for good: a name that comes back would lead in a circle.
  if (status === 308)
    response.setHeader('Cache-Control', ['max-age=0', response.getHeader('Cache-Control') ?? []].flat().join(', '));
  // A page that comes to exist later must not be hidden by a stored 404.
  if (status === 404 || status === 429 || (status >= 500 && isPage)) response.setHeader('Cache-Control', 'no-store');
  const refused = response.getHeader(REFUSED_HEADER) ?? (status >= 500 && isPage && RETRY_AFTER_SECONDS);
  if (refused && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', String(refused));
  response.removeHeader(REFUSED_HEADER);
  return status >= 500 && isPage ? 503 : status;
}

/** True where the visitor's browser has this very page; one that reloads past its cache wants it again (RFC 9110, 13.1.2). */
function isKnown(headers: IncomingHttpHeaders, etag: string): boolean {
  if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? '')) return false;
  const toWeak = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = (headers['if-none-match'] ?? '').split(',').map(toWeak);
  return known.includes('*') || known.includes(toWeak(etag));
}

async function sendPage(response: PageResponse, body: string | Buffer): Promise<void> {
  const text = isHtml(response) && !response.hasHeader('etag') ? finishNow(response, String(body)) : body;
  const etag = response.hasHeader('etag') && !isRouterData(response) ? String(response.getHeader('etag')) : null;
  // Of a 304 too (RFC 9110, 15.4.5).
  response.setHeader('Vary', [response.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '));
  if (etag && response.statusCode === 200 && isKnown(response.req.headers, etag)) {
    response.statusCode = 304;
    response.removeHeader('content-length');
    endAsItIs(response, []);
    return;
  }
  const encoding = PICTURE.test(getType(response)) ? 'identity' : chooseEncoding(response.req, text);
  const sent = await getEncoded(etag, encoding, text);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', sent.byteLength);
  endAsItIs(response, [sent]);
}

/** Pages that are never stored, such as those of failures, are finished when they are sent. */
function finishNow(response: PageResponse, page: string): string {
  const { html, etag, policy } = finishHtml(page, isHttps);
  response.setHeader('ETag', etag);
  response.setHeader(POLICY, policy);
  return html;
}

function isStoredInPieces(response: PageResponse): boolean {
  return !response.headersSent && response.hasHeader('x-nextjs-cache') && response.hasHeader('etag');
}

function isHtml(response: PageResponse): boolean {
  return getType(response).startsWith('text/html');
}

/** What the browser's router fetches has the headers of its page. */
function isRouterData(response: PageResponse): boolean {
  return getType(response).startsWith('text/x-component');
}

function getType(response: PageResponse): string {
  return String(response.getHeader('content-type'));
}
