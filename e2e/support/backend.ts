import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createCatalogue } from '@/lib/backend/catalogue';
import { createClient } from '@/lib/backend/client';
import { network, type Transport } from '@/lib/backend/network';
import { createSubmissionsClient } from '@/lib/backend/submissions-client';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { toDocuments } from '@/lib/search-index/documents';
import { createSearchIndex } from '@/lib/search-index/search-index';
import things from '../data/foreign-things.json' with { type: 'json' };
import lines from '../data/real-lines.json' with { type: 'json' };
import searches from '../data/real-searches.json' with { type: 'json' };
import typed from '../data/typed-searches.json' with { type: 'json' };
import { toListener } from './embedded-server';

type Handler = (request: Request) => Promise<Response>;

/** What can go wrong with a backend; 'none' lets the handler answer. */
export type Fault =
  | 'none'
  | 'status-500'
  | 'status-429'
  /** Such as a wrong deployment, which knows none of its addresses. */
  | 'status-404'
  | 'html'
  | 'nonsense'
  | 'nulls'
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
  /** See answerWith. */
  | 'given'
  | 'code-422'
  | 'laravel-422';

export type Received = { readonly method: string; readonly path: string; readonly headers: IncomingMessage['headers'] };

/** A real HTTP server with a switchable fault in front of a handler. */
export type FaultServer = {
  readonly url: string;
  /** Every request since the last `reset`. */
  readonly received: Received[];
  /** The fault for the next `times` requests (all of them when absent), then none; only for `path` when there is one. */
  set: (fault: Fault, times?: number, path?: string) => void;
  /** What every request is answered with until the next `set`. */
  answerWith: (status: number, body: object) => void;
  close: () => Promise<void>;
};

/** Starts the server on a free port (or on `port`) of 127.0.0.1. */
export async function startFaultServer(handler: Handler, port = 0): Promise<FaultServer> {
  const state: { fault: Fault; left: number; path?: string | undefined } = {
    fault: 'none',
    left: Number.POSITIVE_INFINITY,
  };
  const received: Received[] = [];
  const answer = toListener(handler);
  const set = (fault: Fault, times = Number.POSITIVE_INFINITY, path?: string) =>
    void Object.assign(state, { fault, left: times, path });
  const given = { status: 200, body: {} as object };
  const answerWith = (status: number, body: object) => {
    Object.assign(given, { status, body });
    set('given');
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/__')) return void control(request, response, received, set);
    received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    const isMeant = state.path === undefined || state.path === request.url;
    const fault = isMeant && state.left-- > 0 ? state.fault : 'none';
    if (fault === 'none') void answer(request, response);
    else if (fault === 'given') response.writeHead(given.status, JSON_TYPE).end(JSON.stringify(given.body));
    else void faults[fault](request, response, answer);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    set,
    answerWith,
    close: () => stop(server),
  };
}

/** The same for other processes (backend.ts): POST /__fault {fault,times,path} and GET /__received; neither is counted nor fails. */
async function control(
  request: IncomingMessage,
  response: ServerResponse,
  received: readonly Received[],
  set: FaultServer['set'],
): Promise<void> {
  if (request.method === 'POST') {
    const { fault, times, path } = (await json(request)) as { fault: Fault; times?: number; path?: string };
    set(fault, times, path);
  }
  response.writeHead(200, JSON_TYPE).end(JSON.stringify(received));
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
type Misbehave = (request: IncomingMessage, response: ServerResponse, answer: Listener) => unknown;

const JSON_TYPE = { 'content-type': 'application/json' };
const SLOW = 2_500;

const faults: Record<Exclude<Fault, 'none' | 'given'>, Misbehave> = {
  'status-500': (_, response) => response.writeHead(500).end('SQLSTATE[HY000] at /var/www/html/index.php:42'),
  'status-429': (_, response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  'status-404': (_, response) => response.writeHead(404, JSON_TYPE).end('{"code":404,"message":"Not found"}'),
  html: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Mantenimiento</h1>'),
  nonsense: (_, response) => response.writeHead(200, JSON_TYPE).end('{"weather":"sunny"}'),
  nulls: (_, response) => response.writeHead(200, JSON_TYPE).end('{"data":[null,null,{"id":null,"name":null}]}'),
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
  'laravel-422': (_, response) =>
    response.writeHead(422, JSON_TYPE).end('{"message":"The given data was invalid.","errors":{"email":["invalid"]}}'),
};

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A fault server of global-setup.ts, as another process sees it. */
export function backendAt(url: string) {
  const received = async () => (await (await fetch(`${url}/__received`)).json()) as Received[];
  return {
    /** The fault for the next `times` requests (all of them when absent), only for `path` when there is one. */
    fail: async (fault: Fault, times?: number, path?: string): Promise<void> => {
      await fetch(`${url}/__fault`, { method: 'POST', body: JSON.stringify({ fault, times, path }) });
    },
    /** How many requests for `path` have come so far. */
    callsOf: async (path: string): Promise<number> =>
      (await received()).filter((request) => request.path === path).length,
    /** The path of each request that has come so far. */
    paths: async (): Promise<string[]> => (await received()).map(({ path }) => path),
    /** How many requests have come so far. */
    calls: async (): Promise<number> => (await received()).length,
    /** What the backend answers to a GET (docs/backend-contract.md#calls). */
    get: async <T>(path: string): Promise<T> => (await (await fetch(url + path)).json()) as T,
  };
}

export type Door = { readonly base: string; readonly fetch: Transport; readonly close: () => Promise<void> };

/** The two ways to the same backend: a function call, and HTTP. */
export const doors: Record<string, (handler: Transport) => Promise<Door>> = {
  'in process': async (handler) => ({ base: 'http://embedded.invalid', fetch: handler, close: async () => undefined }),
  'over HTTP': async (handler) => {
    const { url, close } = await startFaultServer(handler);
    return { base: url, fetch: network, close };
  },
};

/** The embedded backend over a database of its own, and the site's callers through one of its doors. */
export async function openEmbedded(open: (handler: Transport) => Promise<Door>) {
  const folder = await mkdtemp(join(tmpdir(), 'biomedica-contract-'));
  const database = await openDatabase(`file:${folder}/site.db`);
  const door = await open(createHandler(async () => database));
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
    catalogue: createCatalogue(raw, { origin: null }),
    sender: createSubmissionsClient(raw, apiUrl),
    close,
  };
}

export type Embedded = Awaited<ReturnType<typeof openEmbedded>>;

/** Where the backend of `toCatalogue` would be. */
export const BASE = 'http://backend.test';

/** A catalogue over a transport that answers `body` with the status of each path; `asked` are the paths that were asked for. */
export function toCatalogue(body: unknown, getStatus: (path: string) => number = () => 200) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: BASE,
    apiUrl: `${BASE}/index.php/api/v1`,
    timeoutMs: 20_000,
    fetch: async ({ url }) => {
      const path = url.slice(BASE.length);
      asked.push(path);
      return Response.json(body, { status: getStatus(path) });
    },
  });
  return { asked, ...createCatalogue(client, { origin: BASE }) };
}

/** The sample catalogue as the search index takes it. */
export async function readSampleDocuments({ catalogue }: Pick<Embedded, 'catalogue'>) {
  const categories = await catalogue.categories();
  const products = await Promise.all(categories.map(({ id }) => catalogue.categoryProducts(id)));
  const shelves = categories.map((category, at) => ({ category, products: products[at] ?? [] }));
  return toDocuments(shelves, await catalogue.services());
}

/** The search index over the sample catalogue. */
export async function createSampleIndex(embedded: Pick<Embedded, 'catalogue'>) {
  return createSearchIndex(await readSampleDocuments(embedded));
}

type Search = readonly [q: string, ...wanted: number[]];
/** What a line of a list means in the sample catalogue: 'found' with its product, 'other' the same by other words, 'doubtful' with one of the candidates. */
type Line = readonly [line: string, ...meaning: ['found' | 'other' | 'doubtful', number] | ['free']];

/** Searches of visitors, and the ids of the sample catalogue of which one must be among the first three results. */
export const realSearches = searches as unknown as readonly Search[];
/** The same of staff of hospitals and managers of buildings. */
export const typedSearches = typed as unknown as readonly Search[];
/** Lines as buyers of hospitals write them: public tenders, spreadsheets, messages, mails. */
export const realLines = lines as unknown as readonly Line[];
/** Things of hospitals that the sample catalogue does not have, though some of its words are like them. */
export const foreignThings: readonly string[] = things;
