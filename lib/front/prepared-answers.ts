import type { IncomingMessage, ServerResponse } from 'node:http';
import { landingPath, routes } from '../routes';
import { plain, preparedPage } from './prepared-page';

/** Seconds after which a visitor's browser or a search engine may ask for a failed page again. */
const RETRY_AFTER = 30;
const OF_THE_FAILED_PAGE = ['etag', 'x-nextjs-cache', 'x-nextjs-prerender', 'link', 'vary'];

/** Sends the prepared page under a true 503, in the place of the framework's answer, which is empty until JavaScript runs (design.md section 4). */
export async function sendUnavailable(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await send(request, response, { status: 503, path: routes.unavailable, retryAfter: RETRY_AFTER });
}

/** Tells a visitor who asked too often how many seconds to wait, under a 429. */
export async function sendTooMany(
  request: IncomingMessage,
  response: ServerResponse,
  retryAfter: number,
): Promise<void> {
  await send(request, response, { status: 429, path: landingPath('espera'), retryAfter });
}

/** Sends the 404 page with its words, in the place of the framework's, which is empty until JavaScript runs; `blank`, which is that one, when it cannot be had. */
export async function sendNotFound(request: IncomingMessage, response: ServerResponse, blank: string): Promise<void> {
  const page = await preparedPage(request.socket, routes.notFound);
  if (!page) return void response.end(blank);
  response.setHeader('Content-Security-Policy', page.policy);
  response.setHeader('Content-Length', Buffer.byteLength(page.html));
  response.end(page.html);
}

type Prepared = { readonly status: number; readonly path: string; readonly retryAfter: number };

async function send(request: IncomingMessage, response: ServerResponse, { status, path, retryAfter }: Prepared) {
  const page = (await preparedPage(request.socket, path)) ?? plain;
  for (const name of OF_THE_FAILED_PAGE) response.removeHeader(name);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(page.html)),
    'content-security-policy': page.policy,
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  });
  response.end(request.method === 'HEAD' ? undefined : page.html);
}
