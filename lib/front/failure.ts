import type { IncomingMessage, ServerResponse } from 'node:http';
import { preparedPage } from './prepared-page';

/** Seconds after which a visitor's browser or a search engine may ask again. */
const RETRY_AFTER = '30';
const OF_THE_FAILED_PAGE = ['etag', 'x-nextjs-cache', 'x-nextjs-prerender', 'link', 'vary'];

/** Sends the prepared page under a true 503, in the place of the framework's answer, which is empty until JavaScript runs (design.md section 4). */
export async function sendUnavailable({ socket, method }: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await preparedPage(socket);
  for (const name of OF_THE_FAILED_PAGE) response.removeHeader(name);
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page.html),
    'content-security-policy': page.policy,
    'cache-control': 'no-store',
    'retry-after': RETRY_AFTER,
  });
  response.end(method === 'HEAD' ? undefined : page.html);
}
