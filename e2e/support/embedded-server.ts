import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Database } from '@/lib/database/connect';
import { createHandler } from '@/lib/embedded-backend/handler';

type Handler = (request: Request) => Promise<Response>;

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.avif': 'image/avif', '.jpg': 'image/jpeg', '.pdf': 'application/pdf', '.png': 'image/png' },
  ...{ '.svg': 'image/svg+xml', '.webp': 'image/webp' },
};

/** The embedded handler with the files that a real backend has beside it: pictures, and PDFs below /storage/docs. */
export function createServer(open: () => Promise<Database>): Handler {
  const handle = createHandler(open);
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/^\/storage(?=\/docs\/)/, '');
    const type = TYPES[extname(path)];
    if (!type || !/^\/(?:images|docs)\//.test(path)) return handle(request);
    const file = await readFile(join('public', path)).catch(() => null);
    return file ? new Response(file, { headers: { 'content-type': type } }) : handle(request);
  };
}

/** A handler as node:http calls it; who hangs up ends the request, and the answer too. */
export function toListener(handle: Handler) {
  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    answer(handle, request, response).catch(() => void response.destroy());
}

async function answer(handle: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(request);
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const given = await handle(new Request(new URL(url, 'http://127.0.0.1'), { method, headers: sent, body }));
  response.writeHead(given.status, Object.fromEntries(given.headers));
  if (given.body) await pipeline(Readable.fromWeb(given.body as ReadableStream), response);
  else response.end();
}
