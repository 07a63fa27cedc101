import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './support/fixtures';
import { type Site, serve } from './support/site';

/** Each page at each moment, a fifth of them by HEAD. */
const VISITS = 360;
const AT_ONCE = 40;
const MAX_STAY_MS = 5_000;

test.describe.configure({ timeout: 300_000 });

let folder: string;
let site: Site;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-gone-'));
  site = await serve({ DATABASE_URL: `file:${join(folder, 'site.db')}`, TRUSTED_PROXIES: '1' });
});

test.afterEach(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** Pages that are stored and that are not, handlers in one piece and in many, redirects and 404s. */
const paths: readonly ((index: number) => string)[] = [
  () => '/',
  (index) => `/search/palabra-${index}`,
  (index) => `/comparar/${101 + (index % 5)}-201?visita=${index}`,
  (index) => `/producto/x/${101 + (index % 5)}`,
  (index) => `/producto/x/${8_000_000 + index}`,
  (index) => `/no/hay/${index}`,
  (index) => `/p/${101 + (index % 5)}`,
  () => '/sitemap.xml',
  () => '/sitemap/1.xml',
  (index) => `/sitemap/${2 + (index % 900)}.xml`,
  () => '/robots.txt',
  (index) => `/api/suggest?q=m${index}`,
];

/** When a visitor goes: at once, while the page waits or is made, at the first bytes of the answer, or while it is stuck. */
const moments: readonly ((socket: ReturnType<typeof connect>, go: () => void) => void)[] = [
  (_, go) => setImmediate(go),
  (_, go) => setTimeout(go, 5),
  (_, go) => setTimeout(go, 50),
  (_, go) => setTimeout(go, 300),
  (socket, go) => socket.once('data', go),
  (socket, go) =>
    socket.once('data', () => {
      socket.pause();
      setTimeout(go, 50);
    }),
];

/** A visit of `path` that ends before it is answered; resolves when its connection is closed. */
function visitAndGo(index: number): Promise<void> {
  const { hostname, port } = new URL(site.url);
  const path = paths[index % paths.length]?.(index);
  const method = index % 5 === 0 ? 'HEAD' : 'GET';
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const go = () => socket.destroy();
    socket.setTimeout(MAX_STAY_MS, go);
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\nAccept-Encoding: ${index % 2 ? 'gzip' : 'identity'}\r\nX-Forwarded-For: 203.0.${index % 250}.7\r\n\r\n`,
    );
    moments[Math.floor(index / paths.length) % moments.length]?.(socket, go);
  });
}

test(`After ${VISITS} visitors who went at every moment new pages are made, and no place was lost`, async () => {
  let index = 0;
  const visitInTurn = async () => {
    while (index < VISITS) await visitAndGo(index++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn));
  for (const path of ['/comparar/103-204-305', '/search/despues', '/sitemap/1.xml'])
    expect((await fetch(site.url + path)).status, path).toBe(200);
  const health = async () => (await fetch(`${site.url}/api/health?ready`)).json();
  await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: 'ready' });
  // Not even for the time that a rendering may take.
  expect(site.output()).not.toContain('takes too long');
});
