import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Database } from '@/lib/database/connect';
import { createHandler } from './handler';

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

/** A handler as node:http calls it. */
export function toListener(handle: Handler) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : await buffer(request);
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const answer = await handle(new Request(new URL(url, 'http://127.0.0.1'), { method, headers: sent, body }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (!answer.body) return void response.end();
    // Who hangs up ends the answer too.
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => undefined);
  };
}
