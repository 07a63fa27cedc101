import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import { routes } from '../routes';
import { cardHeaders, contentSecurityPolicy, securityHeaders } from '../security-headers';
import { compress } from './compress';
import { preloadsOf } from './first-picture';
import { withLateScripts } from './late-scripts';
import { entityTag, isUnchanged, policyOf, withFewScripts } from './page-headers';
import { sendNotFound, sendUnavailable } from './prepared-answers';

const isHttps = env.siteUrl.startsWith('https:');
const POLICY = 'Content-Security-Policy';
/** A page that says notFound() has nothing in it until JavaScript runs (16.4.5). */
const BLANK = '<!DOCTYPE html><html id="__next_error__"';
const everywhere = Object.entries(securityHeaders(isHttps));
const ofCards = Object.entries({ ...securityHeaders(isHttps), ...cardHeaders });
const withoutScripts = contentSecurityPolicy(isHttps);
/** Only for a page that is sent in pieces, which no page of this site is. */
const inPieces = contentSecurityPolicy(isHttps, ["'unsafe-inline'"]);

/** Gives every answer of this process its security headers, pages their entity tag too, and failed pages a page (README, decisions). */
export function watchAnswer(request: IncomingMessage, response: ServerResponse): void {
  const headers = request.url?.startsWith(`${routes.cards}/`) ? ofCards : everywhere;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader(POLICY, withoutScripts);
  // Beneath what follows, which describes whole pages.
  compress(request, response);
  const { write, end, flushHeaders } = response;
  const restore = () => Object.assign(response, { write, end, flushHeaders });
  let isFailed = false;
  const fails = () => {
    isFailed ||= response.statusCode >= 500 && !response.headersSent && isPage(request);
    return isFailed;
  };
  response.write = ((...args: Parameters<typeof write>) => {
    if (fails()) return true;
    if (!response.headersSent && isHtml(response)) response.setHeader(POLICY, inPieces);
    return write.apply(response, args);
  }) as typeof write;
  response.flushHeaders = () => {
    if (!fails()) flushHeaders.call(response);
  };
  response.end = ((...args: Parameters<typeof end>) => {
    restore();
    if (fails()) {
      void sendUnavailable(request, response);
      return response;
    }
    const [body] = args as readonly unknown[];
    if (typeof body !== 'string' || body === '' || response.headersSent) return end.apply(response, args);
    if (response.statusCode === 404 && body.startsWith(BLANK)) {
      void sendNotFound(request, response, body);
      return response;
    }
    return response.end(described(request, response, body));
  }) as typeof end;
}

/** Sets the headers that depend on the body; returns what is sent, which is nothing to a visitor who has it already. */
function described({ url, headers }: IncomingMessage, response: ServerResponse, text: string): string | undefined {
  if (response.hasHeader('etag') || url?.startsWith('/api/')) return text;
  const body = isHtml(response) ? withFewScripts(withLateScripts(text)) : text;
  const tag = entityTag(body);
  response.setHeader('ETag', tag);
  if (isHtml(response)) {
    response.setHeader(POLICY, policyOf(body, tag, isHttps));
    for (const preload of preloadsOf(url ?? '')) response.appendHeader('Link', preload);
  }
  const isOld = response.statusCode === 200 && isUnchanged(headers['if-none-match'], tag);
  if (isOld) {
    response.statusCode = 304;
    response.removeHeader('content-length');
    return undefined;
  }
  response.setHeader('Content-Length', Buffer.byteLength(body));
  return body;
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html');
}

/** Pages and their payloads: a client navigation that fails is followed by the browser's own request for the page. */
function isPage({ url = '' }: IncomingMessage): boolean {
  return !url.startsWith('/api/') && !url.startsWith('/_next/');
}
