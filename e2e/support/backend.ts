import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { embeddedAnswers } from '@/content/requests';
import { createCatalogue } from '@/lib/backend/catalogue';
import { createClient } from '@/lib/backend/client';
import { network, type Transport } from '@/lib/backend/network';
import type { Database } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { toDocuments } from '@/lib/search-index/documents';

type Handler = (request: Request) => Promise<Response>;

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.avif': 'image/avif', '.jpg': 'image/jpeg', '.pdf': 'application/pdf', '.png': 'image/png' },
  ...{ '.svg': 'image/svg+xml', '.webp': 'image/webp' },
};

const MESSAGES = `CREATE TABLE IF NOT EXISTS messages (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, payload TEXT NOT NULL, idempotency_key TEXT UNIQUE)`;
const INSERT = 'INSERT OR IGNORE INTO messages (kind, payload, idempotency_key) VALUES (?, ?, ?)';

/** A company's backend: the embedded one, which also takes submissions, each Idempotency-Key once. */
export async function createBackend(database: Database): Promise<Handler> {
  const answer = createHandler(async () => database);
  await database.write([MESSAGES]);
  return async (request) => {
    const [, kind] = /\/index\.php\/api\/v1\/(contact|quotation)$/.exec(request.url) ?? [];
    if (request.method !== 'POST' || !kind) return answer(request);
    const args = [kind, await request.text(), request.headers.get('idempotency-key')];
    await database.write([{ sql: INSERT, args }]);
    return Response.json({ code: 200, message: embeddedAnswers.received });
  };
}

/** The same with the files that a real backend has beside it: pictures, and PDFs below /storage/docs. */
export async function createBackendWithFiles(database: Database): Promise<Handler> {
  const handle = await createBackend(database);
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/^\/storage(?=\/docs\/)/, '');
    const type = TYPES[extname(path)];
    if (!type || !/^\/(?:images|docs)\//.test(path)) return handle(request);
    const file = await readFile(join('public', path)).catch(() => null);
    return file ? new Response(file, { headers: { 'content-type': type } }) : handle(request);
  };
}

/** Calls a handler as node:http does; who hangs up ends the request, and the answer too. */
async function answerBy(handle: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(request);
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const given = await handle(new Request(new URL(url, 'http://127.0.0.1'), { method, headers: sent, body }));
  response.writeHead(given.status, Object.fromEntries(given.headers));
  if (given.body) await pipeline(Readable.fromWeb(given.body as ReadableStream), response);
  else response.end();
}

/** What can go wrong with a backend; 'none' lets the handler answer. */
export type Fault =
  | 'none'
  | 'status-500'
  | 'status-429'
  /** Such as a wrong deployment, which knows none of its addresses. */
  | 'status-404'
  | 'html'
  | 'truncated'
  | 'empty'
  | 'reset'
  | 'hang'
  | 'drip'
  | 'slow'
  | 'huge'
  | 'redirect-away'
  /** The handler does its work, but the answer never arrives. */
  | 'answer-lost'
  | 'code-422';

type Received = { readonly method: string; readonly path: string; readonly headers: IncomingMessage['headers'] };

/** Starts a real HTTP server with a switchable fault in front of a handler, on a free port (or on `port`) of 127.0.0.1. */
export async function startFaultServer(handler: Handler, port = 0) {
  const state: { fault: Fault; left: number; path?: string | undefined } = {
    fault: 'none',
    left: Number.POSITIVE_INFINITY,
  };
  const received: Received[] = [];
  const answer: Listener = (request, response) =>
    answerBy(handler, request, response).catch(() => void response.destroy());
  /** The fault for the next `times` requests (all of them when absent), then none; only for `path` when there is one. */
  const set = (fault: Fault, times = Number.POSITIVE_INFINITY, path?: string) =>
    void Object.assign(state, { fault, left: times, path });
  const server = createServer((request, response) => {
    received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    const isMeant = state.path === undefined || state.path === request.url;
    const fault = isMeant && state.left-- > 0 ? state.fault : 'none';
    if (fault === 'none') void answer(request, response);
    else void faults[fault](request, response, answer);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request since the start. */
    received,
    set,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
type Misbehave = (request: IncomingMessage, response: ServerResponse, answer: Listener) => unknown;

const JSON_TYPE = { 'content-type': 'application/json' };
const SLOW = 2_500;

const faults: Record<Exclude<Fault, 'none'>, Misbehave> = {
  'status-500': (_, response) => response.writeHead(500).end('SQLSTATE[HY000] at /var/www/html/index.php:42'),
  'status-429': (_, response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  'status-404': (_, response) => response.writeHead(404, JSON_TYPE).end('{"code":404,"message":"Not found"}'),
  html: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Mantenimiento</h1>'),
  truncated: (_, response) => response.writeHead(200, JSON_TYPE).end('{"data":[{"id":1,"name":"Mon'),
  empty: (_, response) => response.writeHead(204).end(),
  reset: (request) => request.socket.destroy(),
  hang: () => undefined,
  drip: (_, response) => {
    response.writeHead(200, JSON_TYPE);
    const drops = setInterval(() => response.write(' '), 500);
    response.on('close', () => clearInterval(drops));
  },
  slow: (request, response, answer) => setTimeout(() => answer(request, response), SLOW),
  huge: (_, response) => {
    response.writeHead(200, JSON_TYPE);
    const block = Buffer.alloc(1024 * 1024, 32);
    let blocks = 0;
    const pour = () => {
      while (blocks++ < 250) if (!response.write(block)) return response.once('drain', pour);
      return response.end();
    };
    pour();
  },
  'redirect-away': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
  'answer-lost': async (request, response, answer) => {
    const socket = request.socket;
    // The handler writes to nowhere, and only then does the connection break.
    response.write = () => true;
    response.end = () => {
      socket.destroy();
      return response;
    };
    await answer(request, response);
  },
  'code-422': (_, response) => response.writeHead(200, JSON_TYPE).end('{"code":422,"message":"El correo no existe."}'),
};

type Door = { readonly base: string; readonly fetch: Transport; readonly close: () => Promise<void> };

const openInProcess = async (handler: Transport): Promise<Door> => ({
  base: 'http://embedded.invalid',
  fetch: handler,
  close: async () => undefined,
});

/** The two ways to the same backend: a function call, and HTTP. */
export const doors: Record<string, (handler: Transport) => Promise<Door>> = {
  'in process': openInProcess,
  'over HTTP': async (handler) => {
    const { url, close } = await startFaultServer(handler);
    return { base: url, fetch: network, close };
  },
};

/** The embedded backend over a database of its own, and the site's callers through one of its doors. */
export async function openEmbedded(open: (handler: Transport) => Promise<Door> = openInProcess) {
  const folder = await mkdtemp(join(tmpdir(), 'biomedica-contract-'));
  const database = await openDatabase(`file:${folder}/site.db`);
  const door = await open(await createBackend(database));
  const { base, fetch } = door;
  const apiUrl = `${base}/index.php/api/v1`;
  const raw = createClient({ baseUrl: base, apiUrl, fetch, timeoutMs: 20_000 });
  const close = async () => {
    await door.close();
    database.close();
    await rm(folder, { recursive: true });
  };
  return {
    door,
    database,
    raw,
    catalogue: createCatalogue(raw, null),
    close,
  };
}

export type Embedded = Awaited<ReturnType<typeof openEmbedded>>;

/** The sample catalogue as the search index takes it. */
export async function readSampleDocuments({ catalogue }: Pick<Embedded, 'catalogue'>) {
  const categories = await catalogue.categories();
  const products = await Promise.all(categories.map(({ id }) => catalogue.categoryProducts(id)));
  const groups = categories.map((category, at) => ({ category, products: products[at] ?? [] }));
  return toDocuments(groups, await catalogue.services());
}
