/** @jest-environment node */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { eventually, writeErrorPages } from '@/e2e/support/requests';
import { runInRequest } from '@/lib/request-context';
import { type Middleware, runMiddleware } from './middleware';
import type { SiteResponse } from './site-response';

/** Requests that came past the limits and wait for their answers. */
let begun: { readonly request: IncomingMessage; readonly response: SiteResponse }[] = [];
let server: Server<typeof IncomingMessage, typeof SiteResponse>;
let distDir: string;
let steps: readonly Middleware[];
let options: { ServerResponse: typeof SiteResponse };
const sockets: Socket[] = [];

/** The visitor says which address it has. */
const nameVisitor: Middleware = ({ headers }, _, next) =>
  runInRequest({ id: 'a-request', address: String(headers['x-visitor'] ?? '192.0.2.1') }, next);
const begin: Middleware = (request, response) =>
  request.url === '/at-once' ? void response.end() : void begun.push({ request, response });

beforeAll(async () => {
  distDir = await writeErrorPages();
  const { limitConnection, limitRequests } = await import('./requests-under-way');
  steps = [limitConnection, nameVisitor, limitRequests, begin];
  options = { ServerResponse: (await import('./site-response')).SiteResponse };
});

afterAll(() => rm(distDir, { recursive: true }));

beforeEach(async () => {
  begun = [];
  server = createServer(options, (request, response) =>
    runMiddleware(steps, request, response, (error) => {
      throw error;
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const until = (check: () => boolean) => eventually(async () => check());
const getPort = () => (server.address() as AddressInfo).port;
const line = (visitor: string, path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Visitor: ${visitor}\r\n\r\n`;

/** Sends `text` on a connection of its own; `state` tells what came back. */
function send(text: string) {
  const socket = connect(getPort(), '127.0.0.1', () => socket.write(text));
  sockets.push(socket);
  const state = { received: '', isClosed: false };
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    state.received += String(data);
  });
  socket.on('close', () => {
    state.isClosed = true;
  });
  return state;
}

const hold = (count: number, getVisitor: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => send(line(getVisitor(index))));
const isBegun = (visitor: string) => begun.some(({ request }) => request.headers['x-visitor'] === visitor);

describe('with 300 requests under way', () => {
  it('the network that has them gets 503 for the next, but health, and every other network is served', async () => {
    hold(300, (index) => `2001:db8:1:${index.toString(16)}::/64`);
    await until(() => begun.length === 300);
    const refused = send(line('2001:db8:1:ffff::/64'));
    await until(() => /^HTTP\/1.1 503 .*\r\nRetry-After: 5\r\n/s.test(refused.received));
    send(line('2001:db8:1:fffe::/64', '/api/health?ready'));
    await until(() => isBegun('2001:db8:1:fffe::/64'));
    send(line('198.51.100.1'));
    await until(() => isBegun('198.51.100.1'));
  });
});
