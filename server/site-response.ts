import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { heroPreloads } from '@/content/hero';
import { env } from '@/lib/env';
import { getContentSecurityPolicy, getSecurityHeaders, isSubresource, ogHeaders } from '@/lib/http/security-headers';
import { routes } from '@/lib/routes';
import { isPagePath } from './valid-url';

const POLICY = 'Content-Security-Policy';
const RETRY_AFTER_SECONDS = 30;
/** Milliseconds for which the rest of a body is discarded: an immediate close could lose the answer for its sender. */
const LINGER_MS = 2_000;

const defaultPolicy = getContentSecurityPolicy();
const [ofDocuments, ofFiles] = [getSecurityHeaders(), getSecurityHeaders(false)];

/** Node's response with the security headers of every answer, and the others that depend on its status and type. */
export class SiteResponse extends ServerResponse<IncomingMessage> {
  override writeHead(status: number, ...rest: unknown[]): this {
    closeUnread(this);
    const isPage = isPagePath(this.req.url ?? '');
    setHeaders(this, status, isPage);
    const shown = status >= 500 && isPage ? 503 : status;
    if (shown !== 200 || !isKnown(this)) return super.writeHead(shown, ...(rest as [OutgoingHttpHeaders?]));
    // Node sends no body with a 304.
    for (const name of ['Content-Length', 'Content-Encoding']) this.removeHeader(name);
    return super.writeHead(304);
  }
}

function setHeaders(response: SiteResponse, status: number, isPage: boolean): void {
  const type = String(response.getHeader('content-type'));
  const isHtml = type.startsWith('text/html');
  // What the browser's router fetches has the headers of its page.
  if (type.startsWith('text/x-component')) for (const name of ['ETag', POLICY]) response.removeHeader(name);
  const isFile = isSubresource(type);
  const isOgImage = response.req.url?.startsWith(`${routes.ogImages}/`);
  const security = { ...(isFile ? ofFiles : ofDocuments), ...(isOgImage && ogHeaders) };
  for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
  if (isFile) response.removeHeader(POLICY);
  else if (!response.hasHeader(POLICY)) response.setHeader(POLICY, defaultPolicy);
  // On files too, whatever a page that was stored earlier says.
  if (!env.isIndexable) response.setHeader('X-Robots-Tag', 'noindex');
  const isHome = isHtml && response.req.url?.split('?', 1)[0] === routes.home;
  // Once: a page rendered behind a stale answer is stored with the Link of that answer.
  if (isHome && !String(response.getHeader('Link')).includes(heroPreloads)) response.appendHeader('Link', heroPreloads);
  const location = response.getHeader('location');
  // The framework sets it twice on the first answer of a permanent redirect (docs/dependencies.md#workarounds).
  if (Array.isArray(location)) response.setHeader('Location', location[0] ?? '/');
  // By default browsers keep a 308 forever: a name that comes back would redirect in a circle.
  if (status === 308)
    response.setHeader('Cache-Control', ['max-age=0', response.getHeader('Cache-Control') ?? []].flat().join(', '));
  const isFailed = status >= 500 && isPage;
  // A page that comes to exist later must not be hidden by a stored 404.
  if (status === 404 || status === 429 || isFailed) response.setHeader('Cache-Control', 'no-store');
  if (isFailed && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
}

/** True if the visitor's browser already has this version; a reload without cache gets it again (RFC 9110, 13.1.2). */
export function isKnown(response: ServerResponse): boolean {
  const { headers } = response.req;
  const etag = response.getHeader('etag');
  if (!etag || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? '')) return false;
  const toWeak = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = (headers['if-none-match'] ?? '').split(',').map(toWeak);
  return known.includes('*') || known.includes(toWeak(String(etag)));
}

/** Closes the connection after an answer that comes before the whole body: a slow sender would occupy it. */
function closeUnread(response: SiteResponse): void {
  const { req } = response;
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (req.complete || !hasBody) return;
  response.setHeader('Connection', 'close');
  const { socket } = req;
  // Node calls it when the answer is sent.
  socket.destroySoon = () => {
    socket.end();
    req.removeAllListeners('data').resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}
