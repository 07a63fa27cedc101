import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { address } from './support/fixtures';
import { hasNginx, type Nginx, startNginx } from './support/nginx';
import { type Site, serve } from './support/site';

test.describe.configure({ mode: 'serial' });
test.skip(!hasNginx, 'there is no nginx here and it could not be installed (see the first lines of npm test)');

let folder: string;
let site: Site;
let nginx: Nginx;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: address('BACKEND'),
    DATABASE_URL: `file:${folder}/site.db`,
    REVALIDATE_SECONDS: '3600',
    TRUSTED_PROXIES: '1',
  });
  nginx = await startNginx(folder, [site.url]);
});

test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

type Got = {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
};

/** As it comes over the line: fetch would decompress it. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    get(nginx.url + path, { headers }, async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece as Buffer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) });
    }).on('error', reject);
  });
}

const GZIP = { 'accept-encoding': 'gzip, deflate' };
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const getCache = async (path: string, headers = {}) => (await ask(path, headers)).headers['x-cache'];

test('a page is stored, plain and compressed, and comes from the cache the second time', async () => {
  for (const [headers, encoding] of [
    [{}, undefined],
    [GZIP, 'gzip'],
    [BROTLI, 'br'],
  ] as const) {
    await expect.poll(() => getCache('/productos', headers)).toBe('HIT');
    const { headers: got, body } = await ask('/productos', headers);
    expect(got['content-encoding']).toBe(encoding);
    for (const name of ['Accept-Encoding', 'rsc']) expect(got.vary).toContain(name);
    if (encoding) expect(body.byteLength).toBeLessThan((await ask('/productos')).body.byteLength / 2);
  }
  // Another spelling of the same; the variants may be of two makings of the page.
  const accepting = { 'accept-encoding': 'br;q=1.0, gzip;q=0.8' };
  const small = await ask('/productos', accepting);
  expect([small.headers['x-cache'], small.headers['content-encoding']]).toEqual(['HIT', 'br']);
  const etag = String(small.headers.etag);
  expect((await ask('/productos', { ...accepting, 'if-none-match': etag })).status).toBe(304);
});

test('a compression that the browser refuses with q=0 is not sent', async () => {
  for (const [accepted, encoding] of [
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br; q=0.0', 'gzip'],
    ['gzip;q=0, br;q=0.1', 'br'],
    ['gzip;q=0, br;q=0', undefined],
    ['gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
  ] as const) {
    const { status, headers } = await ask('/productos', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding']], accepted).toEqual([200, encoding]);
  }
});

test('a query that no page reads makes no other entry, and what it asks of the site is not stored', async () => {
  for (const path of ['/contacto', '/productos', '/images/products/aed-400.webp']) {
    await expect.poll(() => getCache(path)).toBe('HIT');
    const { body } = await ask(path);
    for (const query of ['utm_source=whatsapp', 'fbclid=1&utm_campaign=x', 'q=1', '_rsc=1', 'nxtPid=7', '']) {
      const got = await ask(`${path}?${query}`);
      expect([got.status, got.headers['x-cache']], query).toEqual([200, 'HIT']);
      expect(got.body.equals(body), query).toBe(true);
    }
  }
});

test('the search box without JavaScript is asked with its query', async () => {
  for (const q of ['monitor', 'bomba', 'monitor'])
    expect((await ask(`/search?q=${q}&x=1`)).headers.location).toBe(`/search/${q}`);
});

test('an invented host makes no other entry, and is in no answer', async () => {
  await expect.poll(() => getCache('/contacto')).toBe('HIT');
  const got = await ask('/contacto', { host: 'inventado.example' });
  expect([got.status, got.headers['x-cache']]).toEqual([200, 'HIT']);
  // The first one to ask decides what the others get.
  for (const path of ['/Contacto', '/productos/', '/search/inventado', '/no-existe', '/sitemap.xml']) {
    const { headers, body } = await ask(path, { host: 'inventado.example' });
    expect(JSON.stringify(headers) + body, path).not.toContain('inventado.example');
  }
});

test('a page and what the router asks for at the same address are never mixed', async () => {
  const kinds = [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }, { ...GZIP, rsc: '1' }];
  for (const headers of [...kinds, ...kinds, ...kinds]) {
    const what = JSON.stringify(headers);
    // The site leads to the address that names these headers (_rsc); a cache that mixed them would answer with the page.
    const led = await ask('/ley-1831', headers);
    expect([led.status, led.headers.location], what).toEqual([307, expect.stringMatching(/^\/ley-1831\?_rsc/)]);
    const address = String(led.headers.location);
    const typeOf = async (path: string, own: Record<string, string>) => (await ask(path, own)).headers['content-type'];
    expect(await typeOf(address, headers), what).toBe('text/x-component');
    for (const path of [address, '/ley-1831'])
      for (const own of [{}, GZIP]) expect(await typeOf(path, own), what).toBe('text/html; charset=utf-8');
    await expect.poll(() => getCache(address, headers)).toBe('HIT');
  }
});

test('a picture of the backend is stored apart for what a browser reads', async () => {
  const path = `/_next/image?url=${encodeURIComponent(`${address('BACKEND')}/images/products/aed-400.webp`)}&w=400&q=75`;
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif,image/webp,*/*', 'image/avif'],
  ] as const) {
    await expect.poll(() => getCache(path, { accept })).toBe('HIT');
    expect((await ask(path, { accept })).headers['content-type'], accept).toBe(type);
    const other = await ask(`${path}&x=1`, { accept });
    expect([other.headers['x-cache'], other.headers['content-type']]).toEqual(['HIT', type]);
  }
});

test('files with their hash in the name are immutable and stored', async () => {
  const [file] = /\/_next\/static\/[^"]+\.js/.exec(String((await ask('/')).body)) ?? [];
  await expect.poll(() => getCache(file ?? '')).toBe('HIT');
  expect((await ask(file ?? '')).headers['cache-control']).toContain('immutable');
});

test('calls are not stored, the address of the visitor is not what the visitor says, and too many are refused', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const health = await ask('/api/health?ready', headers);
  expect([health.status, health.headers['x-cache'], health.headers['x-request-id']]).toEqual([
    200,
    undefined,
    expect.stringMatching(/^[\da-f]{32}$/),
  ]);
  const codes = await Promise.all(Array.from({ length: 40 }, () => ask('/api/contact')));
  expect(codes.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
});

test('an IPv6 network is one visitor, and so is an IPv4 address', async () => {
  const getRefused = async (visitor: (count: number) => string) => {
    const numbers = Array.from({ length: 40 }, (_, count) => count);
    const all = await Promise.all(numbers.map((count) => ask('/api/contact', { 'x-visitor': visitor(count) })));
    return all.filter(({ status }) => status === 429).length;
  };
  // 10 is the byte that a pattern takes for the end of a line.
  expect(await getRefused((count) => `2001:db8:a0a:a0a:${count}::a0a`)).toBeGreaterThan(10);
  expect(await getRefused((count) => `2001:db8:b:${count}::1`)).toBe(0);
  expect(await getRefused(() => '198.51.100.10')).toBeGreaterThan(10);
  expect(await getRefused((count) => `198.51.101.${count}`)).toBe(0);
});

test('while the site is dead its pages are served', async () => {
  await expect.poll(() => getCache('/contacto')).toBe('HIT');
  await site.stop();
  for (const path of ['/contacto', '/productos', '/ley-1831']) expect((await ask(path)).status, path).toBe(200);
  expect((await ask('/productos', GZIP)).headers['content-encoding']).toBe('gzip');
  // What nobody asked for cannot be known.
  expect((await ask('/search/nada')).status).toBe(502);
});
