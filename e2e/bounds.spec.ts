import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMemory } from './bench/load';
import { expect, test } from './support/fixtures';
import { type Site, serve } from './support/site';

/** 14 KB, which took the framework more than a second. */
const SLOW_QUERY = 'a&'.repeat(7_000);
/** A route of each kind, and how it answers. */
const ROUTES = [
  ['/', 200],
  ['/search/monitor', 200],
  ['/producto/x/5', 404],
  ['/no-existe', 404],
  ['/productos/', 308],
  ['/search', 303],
  ['/cotizacion/cambiar', 303],
  ['/comparar/elegir', 303],
  ['/_next/image', 400],
  ['/_next/static/no-existe.js', 404],
  ['/images/logo.svg', 200],
  ['/tarjeta/producto/101/x.jpg', 404],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/api/suggest', 200],
  ['/api/contact', 405],
  ['/api/health', 200],
] as const;
/** Megabytes by which the process may grow. */
const MAX_GROWTH_MB = 100;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let folder: string;
let site: Site;
let sockets: Socket[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-bounds-'));
  site = await serve({ DATABASE_URL: `file:${join(folder, 'site.db')}` });
});

test.afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** The answer to a GET on a connection of its own, or of `agent`. */
function ask(path: string, headers: Record<string, string> = {}, agent: Agent | false = false) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>((resolve, reject) => {
    get(site.url + path, { headers, agent }, async (response) => {
      const body = (await response.setEncoding('utf8').toArray()).join('');
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    }).on('error', reject);
  });
}

/** Sends `count` requests at once on each of `connections`, whose answers nobody reads. */
function pour(connections: number, count: number): void {
  const { hostname, port } = new URL(site.url);
  for (let index = 0; index < connections; index++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
    sockets.push(socket);
  }
}

test('every route answers, and 414 with a query that is too long, before the framework is asked; 24 of them together end nothing', async () => {
  for (const [path, status] of ROUTES) {
    for (const headers of [{}, { rsc: '1' }]) {
      const refused = await ask(`${path}?${SLOW_QUERY}`, headers);
      expect([refused.status, refused.body], path).toEqual([414, '']);
      // What the framework adds to its answers.
      expect(refused.headers.vary, path).toBeUndefined();
      expect(refused.headers['x-content-type-options'], path).toBe('nosniff');
    }
    expect((await ask(path)).status, path).toBe(status);
  }

  const statuses = await Promise.all(
    ROUTES.concat(ROUTES)
      .slice(0, 24)
      .map(([path]) => ask(`${path}?${SLOW_QUERY}`)),
  );
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([414]));
  expect((await ask('/api/health')).status).toBe(200);
});

test('what a route does not read of its query, it does not get', async () => {
  expect((await ask('/search?x=1&q=monitor')).headers.location).toBe('/search/monitor');
  expect((await ask('/productos/?utm_source=x')).headers.location).toBe('/productos');
});

for (const [connections, count] of [
  [20, 1_500],
  [40, 15],
  [500, 1],
] as const)
  test(`${connections} connections with ${count} requests each, unread, leave health answering and memory where it was`, async () => {
    await ask('/');
    const before = await getMemory(site.pid);
    pour(connections, count);
    await expect.poll(async () => (await ask('/api/health')).status, { timeout: 60_000 }).toBe(200);
    let most = 0;
    for (let index = 0; index < 50; index++) {
      expect((await ask('/api/health')).status).toBe(200);
      most = Math.max(most, await getMemory(site.pid));
    }
    console.log(`${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB`);
    expect(most - before).toBeLessThan(MAX_GROWTH_MB);
  });

test('connections that are kept, as those of nginx and a CDN, are never refused', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const paths = ['/', '/productos', '/images/logo.svg', '/api/suggest?q=m', '/contacto'];
  const wanted = Array.from({ length: 1_500 }, (_, index) => paths[index % paths.length] ?? '/');
  const statuses = await Promise.all(wanted.map((path) => ask(path, {}, agent)));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
  agent.destroy();
});

test('who offers to change the protocol, as Java does, is answered as everyone', async () => {
  await ask('/');
  for (const upgrade of ['h2c', 'websocket'])
    for (const [path, status] of [...ROUTES, [`/?${SLOW_QUERY}`, 414] as const])
      expect((await ask(path, { connection: 'Upgrade', upgrade })).status, path).toBe(status);
});

test('other methods are not allowed anywhere', async ({ request }) => {
  for (const method of ['TRACE', 'PROPFIND', 'M-SEARCH'])
    for (const path of ['/api/contact', '/api/suggest', '/api/no-existe', '/contacto', '/images/logo.svg'])
      expect((await request.fetch(site.url + path, { method })).status(), `${method} ${path}`).toBe(405);
});
