import type { IncomingMessage, ServerResponse } from 'node:http';
import { preparedPage } from './prepared-page';

/** Seconds after which a visitor's browser or a search engine may ask again. */
const RETRY_AFTER = '30';

/**
 * Puts the prepared page, under a true 503, in the place of the framework's answer to a page that failed, which is an empty body
 * until JavaScript runs (design.md section 4). Any other answer passes untouched.
 */
export function answerFailure(request: IncomingMessage, response: ServerResponse): void {
  if (!isPage(request)) return;
  const { write, end, flushHeaders } = response;
  let isFailed = false;
  const fails = () => {
    isFailed ||= response.statusCode >= 500 && !response.headersSent;
    return isFailed;
  };
  response.write = ((...args: Parameters<typeof write>) => fails() || write.apply(response, args)) as typeof write;
  response.flushHeaders = () => {
    if (!fails()) flushHeaders.call(response);
  };
  response.end = ((...args: Parameters<typeof end>) => {
    if (!fails()) return end.apply(response, args);
    Object.assign(response, { write, end, flushHeaders });
    void preparedPage(request.socket).then((page) => send(response, page, request.method === 'HEAD'));
    return response;
  }) as typeof end;
}

/** Pages and their payloads: a client navigation that fails is followed by the browser's own request for the page. */
function isPage({ url = '' }: IncomingMessage): boolean {
  return !url.startsWith('/api/') && !url.startsWith('/_next/');
}

function send(response: ServerResponse, page: string, isHead: boolean): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-store',
    'retry-after': RETRY_AFTER,
  });
  response.end(isHead ? undefined : page);
}
