import { expect, test } from '@playwright/test';
import { BROTLI, hasNginx, type NginxSite, NO_NGINX, startNginxSite } from './support/cluster';
import { address } from './support/fixtures';

test.describe.configure({ mode: 'serial' });
test.skip(!hasNginx, NO_NGINX);

let server: NginxSite;

test.beforeAll(async () => {
  server = await startNginxSite();
});

test.afterAll(() => server.stop());

const GZIP = { 'accept-encoding': 'gzip, deflate' };

test('a page is stored, plain and compressed, and comes from the cache the second time', async () => {
  for (const [headers, encoding] of [
    [{}, undefined],
    [GZIP, 'gzip'],
    [BROTLI, 'br'],
  ] as const) {
    await expect.poll(() => server.getCache('/productos', headers)).toBe('HIT');
    const { headers: got, body } = await server.ask('/productos', headers);
    expect(got['content-encoding']).toBe(encoding);
    for (const name of ['Accept-Encoding', 'rsc']) expect(got.vary).toContain(name);
    if (encoding) expect(body.byteLength).toBeLessThan((await server.ask('/productos')).body.byteLength / 2);
  }
  // Another spelling of the same; the variants may be of two makings of the page.
  const accepting = { 'accept-encoding': 'br;q=1.0, gzip;q=0.8' };
  const small = await server.ask('/productos', accepting);
  expect([small.headers['x-cache'], small.headers['content-encoding']]).toEqual(['HIT', 'br']);
  const etag = String(small.headers.etag);
  expect((await server.ask('/productos', { ...accepting, 'if-none-match': etag })).status).toBe(304);
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
    const { status, headers } = await server.ask('/productos', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding']], accepted).toEqual([200, encoding]);
  }
});

test('a query that no page reads makes no other entry, and what it asks of the site is not stored', async () => {
  for (const path of ['/contacto', '/productos', '/images/products/aed-400.webp']) {
    await expect.poll(() => server.getCache(path)).toBe('HIT');
    const { body } = await server.ask(path);
    for (const query of ['utm_source=whatsapp', 'fbclid=1&utm_campaign=x', 'q=1', '_rsc=1', 'nxtPid=7', '']) {
      const got = await server.ask(`${path}?${query}`);
      expect([got.status, got.headers['x-cache']], query).toEqual([200, 'HIT']);
      expect(got.body.equals(body), query).toBe(true);
    }
  }
});

test('an address is stored in the spelling of browsers alone, and answered in any', async () => {
  await expect.poll(() => server.getCache('/search/ma%C3%B1ana%20100%25')).toBe('HIT');
  for (const path of [
    '/search/%6Da%C3%B1ana%20100%25',
    '/search/ma%c3%b1ana%20100%25',
    '/search/ma%C3%B1%61na%20%3100%25',
  ])
    for (let count = 0; count < 2; count++) {
      const { status, headers } = await server.ask(path);
      expect([status, headers['x-cache']], path).toEqual([200, 'MISS']);
    }
});

test('an invented host makes no other entry, and is in no answer', async () => {
  await expect.poll(() => server.getCache('/contacto')).toBe('HIT');
  const got = await server.ask('/contacto', { host: 'inventado.example' });
  expect([got.status, got.headers['x-cache']]).toEqual([200, 'HIT']);
  // The first one to ask decides what the others get.
  for (const path of ['/Contacto', '/productos/', '/search/inventado', '/no-existe', '/sitemap.xml']) {
    const { headers, body } = await server.ask(path, { host: 'inventado.example' });
    expect(JSON.stringify(headers) + body, path).not.toContain('inventado.example');
  }
});

test('a page and what the router asks for at the same address are never mixed', async () => {
  const kinds = [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }, { ...GZIP, rsc: '1' }];
  for (const headers of [...kinds, ...kinds, ...kinds]) {
    const what = JSON.stringify(headers);
    // The site leads to the address that names these headers (_rsc); a cache that mixed them would answer with the page.
    const led = await server.ask('/ley-1831', headers);
    expect([led.status, led.headers.location], what).toEqual([307, expect.stringMatching(/^\/ley-1831\?_rsc/)]);
    const address = String(led.headers.location);
    const typeOf = async (path: string, own: Record<string, string>) =>
      (await server.ask(path, own)).headers['content-type'];
    expect(await typeOf(address, headers), what).toBe('text/x-component');
    for (const path of [address, '/ley-1831'])
      for (const own of [{}, GZIP]) expect(await typeOf(path, own), what).toBe('text/html; charset=utf-8');
    await expect.poll(() => server.getCache(address, headers)).toBe('HIT');
  }
});

test('a picture of the backend is stored apart for what a browser reads', async () => {
  const path = `/_next/image?url=${encodeURIComponent(`${address('BACKEND')}/images/products/aed-400.webp`)}&w=400&q=75`;
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif,image/webp,*/*', 'image/avif'],
  ] as const) {
    await expect.poll(() => server.getCache(path, { accept })).toBe('HIT');
    expect((await server.ask(path, { accept })).headers['content-type'], accept).toBe(type);
    const other = await server.ask(`${path}&x=1`, { accept });
    expect([other.headers['x-cache'], other.headers['content-type']]).toEqual(['HIT', type]);
  }
});

test('files with their hash in the name are immutable and stored', async () => {
  const [file] = /\/_next\/static\/[^"]+\.js/.exec(String((await server.ask('/')).body)) ?? [];
  await expect.poll(() => server.getCache(file ?? '')).toBe('HIT');
  expect((await server.ask(file ?? '')).headers['cache-control']).toContain('immutable');
});

test('while the site is dead its pages are served', async () => {
  await expect.poll(() => server.getCache('/contacto')).toBe('HIT');
  await server.site.stop();
  for (const path of ['/contacto', '/productos', '/ley-1831']) expect((await server.ask(path)).status, path).toBe(200);
  expect((await server.ask('/productos', GZIP)).headers['content-encoding']).toBe('gzip');
  // What nobody asked for cannot be known.
  expect((await server.ask('/search/nada')).status).toBe(502);
});
