import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesBelow } from './bench/load';
import { BROTLI, type Got, hasNginx, type NginxSite, NO_NGINX, startNginx, startNginxSite } from './support/cluster';
import { address, expect, test } from './support/fixtures';

test.describe('Requests', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!hasNginx, NO_NGINX);

  let server: NginxSite;

  test.beforeAll(async () => {
    server = await startNginxSite();
  });

  test.afterAll(() => server.stop());

  test('the search box without JavaScript is asked with its query', async () => {
    for (const q of ['monitor', 'bomba', 'monitor'])
      expect((await server.ask(`/search?q=${q}&x=1`)).headers.location).toBe(`/search/${q}`);
  });

  test('a place in words is asked with its query', async () => {
    for (const word of ['hotel', 'banco', 'hotel'])
      expect((await server.ask(`/ley-1831/lugar?lugar=${word}&x=1`)).headers.location).toBe(`/ley-1831/lugar/${word}`);
  });

  test('a list without JavaScript is changed through it', async () => {
    const { status, headers } = await server.ask('/cotizacion/cambiar?101=2&305=1');
    expect([status, headers.location, headers['x-cache']]).toEqual([303, '/cotizacion/101x2-305', undefined]);
  });

  test('a page is asked without a query, and what a query decides with it', async () => {
    const seen: string[] = [];
    const upstream = createServer((request, response) => {
      seen.push(request.url ?? '');
      response.end();
    });
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    const { port } = upstream.address() as AddressInfo;
    const own = await mkdtemp(join(tmpdir(), 'nginx-query-'));
    const other = await startNginx(own, [`http://127.0.0.1:${port}`]);
    seen.length = 0;
    try {
      for (const [path, expected] of [
        ...['/contacto', '/search/monitor', '/images/logo.svg', '/producto/x/1'].map((path) => [path, '']),
        ...['/search', '/ley-1831/lugar', '/cotizacion/cambiar'].map((path) => [path, '?q=1&_rsc=1']),
        ...['/comparar/elegir', '/api/suggest', '/api/health', '/api/contact'].map((path) => [path, '?q=1&_rsc=1']),
        ['/_next/image', '?url=&w=&q=1'],
      ]) {
        await (await fetch(`${other.url}${path}?q=1&_rsc=1`)).text();
        expect(seen.pop(), path).toBe(`${path}${expected}`);
      }
    } finally {
      await other.stop();
      upstream.close();
      await rm(own, { recursive: true });
    }
  });

  test('dot segments and fragments are refused', async () => {
    for (const path of [
      '/x/../search/a',
      '/images/%2e%2E/contacto',
      '/search/..',
      '/./contacto',
      '/contacto#a',
      '/search?q=a#b',
    ])
      expect((await server.askRaw(path)).slice(0, 12), path).toBe('HTTP/1.1 400');
    expect((await server.askRaw('/contacto?x=/../a')).slice(0, 12)).toBe('HTTP/1.1 200');
  });

  test('calls are not stored, the address of the visitor is not what the visitor says, and too many are refused', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const ask = () => server.ask('/api/health?ready', headers);
    // Until then the search index is being made.
    await expect.poll(async () => (await ask()).status).toBe(200);
    const health = await ask();
    expect([health.status, health.headers['x-cache'], health.headers['x-request-id']]).toEqual([
      200,
      undefined,
      expect.stringMatching(/^[\da-f]{32}$/),
    ]);
    const codes = await Promise.all(Array.from({ length: 40 }, () => server.ask('/api/contact')));
    expect(codes.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
  });

  test('an IPv6 network is one visitor, and so is an IPv4 address', async () => {
    const getRefused = async (visitor: (count: number) => string) => {
      const numbers = Array.from({ length: 40 }, (_, count) => count);
      const all = await Promise.all(
        numbers.map((count) => server.ask('/api/contact', { 'x-visitor': visitor(count) })),
      );
      return all.filter(({ status }) => status === 429).length;
    };
    // 10 is the byte that a pattern takes for the end of a line.
    expect(await getRefused((count) => `2001:db8:a0a:a0a:${count}::a0a`)).toBeGreaterThan(10);
    expect(await getRefused((count) => `2001:db8:b:${count}::1`)).toBe(0);
    expect(await getRefused(() => '198.51.100.10')).toBeGreaterThan(10);
    expect(await getRefused((count) => `198.51.101.${count}`)).toBe(0);
  });
});

test.describe('Its cache', () => {
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
    for (const path of ['/contacto', '/productos', '/ley-1831'])
      expect((await server.ask(path)).status, path).toBe(200);
    expect((await server.ask('/productos', GZIP)).headers['content-encoding']).toBe('gzip');
    // What nobody asked for cannot be known.
    expect((await server.ask('/search/nada')).status).toBe(502);
  });
});

test.describe('What the router asks', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!hasNginx, NO_NGINX);

  let server: NginxSite;

  test.beforeAll(async () => {
    server = await startNginxSite();
  });

  test.afterAll(() => server.stop());

  /** The _rsc with which the framework takes these headers of its router. */
  const toHash = (prefetch = '0', segment = '0', tree = '0', from = '0') =>
    createHash('sha256')
      .update([prefetch, segment, tree, from].join(','))
      .digest()
      .subarray(0, 12)
      .toString('base64url');

  test('what the router says of the visitor makes no other entry', async () => {
    const rsc = { ...BROTLI, rsc: '1' };
    await expect.poll(() => server.getCache('/contacto', BROTLI)).toBe('HIT');
    await expect.poll(() => server.getCache('/contacto?_rsc', rsc)).toBe('HIT');
    // What is no page has no segments, and is not stored for one.
    const files = ['/sitemap.xml', '/favicon.svg'];
    const before = await bytesBelow(join(server.folder, 'cache'));
    const made: string[] = [];
    const note = ({ headers }: Got, type: string) => {
      expect(headers['content-type']).toContain(type);
      if (headers['x-cache'] === 'MISS') made.push(type);
    };
    for (let index = 0; index < 40; index++) {
      const [tree, from, part] = [`%5B${index}`, `/desde/${index}`, `/${index}|text/x-component`];
      const state = { 'next-router-state-tree': tree, 'next-url': from };
      const prefetch = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': part };
      note(await server.ask('/contacto', { ...BROTLI, ...state, ...prefetch }), 'text/html');
      note(
        await server.ask(`/contacto?_rsc=${toHash('0', '0', tree, from)}`, { ...rsc, ...state }),
        'text/x-component',
      );
      for (const path of files) await server.ask(`${path}?_rsc=${toHash('1', part)}`, { ...rsc, ...prefetch });
      expect((await server.ask(`/contacto?_rsc=${toHash('1', part)}`, { ...rsc, ...prefetch })).status).toBe(404);
    }
    expect(made).toEqual([]);
    expect((await bytesBelow(join(server.folder, 'cache'))) - before).toBeLessThan(10_000);
  });

  test('the answer of the site to the router does not depend on what nginx leaves out of its key', async () => {
    const getAnswer = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(server.site.url + path, { headers: { rsc: '1', ...headers } });
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    };
    const trees = [
      encodeURIComponent('["",{"children":["contacto",{"children":["__PAGE__",{}]}]},null,null,true]'),
      '%5B',
    ];
    // The page may be made anew between two questions.
    for (const path of ['/contacto', '/ley-1831', '/search/monitor'])
      for (const tree of trees)
        await expect(async () => {
          const plain = await getAnswer(`${path}?_rsc`, {});
          expect(plain.slice(0, 2)).toEqual([200, 'text/x-component']);
          const state = { 'next-router-state-tree': tree, 'next-url': '/' };
          expect(await getAnswer(`${path}?_rsc=${toHash('0', '0', tree, '/')}`, state)).toEqual(plain);
        }).toPass();
  });
});

test.describe('Its logs', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!hasNginx, NO_NGINX);

  let server: NginxSite;

  test.beforeAll(async () => {
    server = await startNginxSite();
  });

  test.afterAll(() => server.stop());

  test('its logs name no visitor and nothing of what visitors write', async () => {
    const secrets = [
      'palabra-secreta',
      'numero-secreto',
      '203.0.113.77',
      'agente-secreto',
      'referencia-secreta',
      '101x7',
    ];
    const headers = {
      'x-visitor': '203.0.113.77',
      'user-agent': 'agente-secreto',
      referer: 'http://x/referencia-secreta',
    };
    for (const path of [
      '/search/palabra-secreta',
      '/search?q=palabra-secreta',
      '/api/suggest?q=palabra-secreta',
      '/mensaje/enviado/numero-secreto/1',
      '/cotizacion/101x7-305',
      '/producto/palabra-secreta/101',
      '/palabra-secreta',
      '/contacto?utm_source=palabra-secreta',
    ])
      await server.ask(path, headers);
    // Refused, which nginx would say in its log of errors.
    await Promise.all(Array.from({ length: 40 }, () => server.ask('/api/contact?x=palabra-secreta', headers)));
    await server.askRaw('/search/palabra-secreta#a');
    const read = (name: string) => readFile(join(server.folder, name), 'utf8');
    await expect.poll(async () => (await read('access.log')).includes('"status":429')).toBe(true);
    const log = await read('access.log');
    for (const secret of [...secrets, '127.0.0.1,'])
      expect(log + (await read('error.log')), secret).not.toContain(secret);
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const routes = new Set(lines.map(({ route }) => route));
    for (const route of [
      '/search/...',
      '/search',
      '/api/suggest',
      '/mensaje/...',
      '/cotizacion/...',
      '/producto/.../101',
      '/...',
      '/contacto',
    ])
      expect(routes).toContain(route);
    const { headers: got } = await server.ask('/contacto');
    const written = async () =>
      (await read('access.log')).split('\n').find((line) => line.includes(String(got['x-request-id'])));
    await expect.poll(written).toBeTruthy();
    expect(JSON.parse((await written()) ?? '')).toMatchObject({
      method: 'GET',
      status: 200,
      cache: 'HIT',
      seconds: expect.any(Number),
    });
  });

  test('the id that a visitor got leads to what nginx and the site say of the request', async () => {
    // Nobody listens there: a page that is not stored fails.
    const failing = await startNginxSite({ BACKEND_URL: 'http://127.0.0.1:9' });
    try {
      const { status, headers } = await failing.ask('/producto/monitor/101');
      expect([status, headers['x-request-id']]).toEqual([503, expect.stringMatching(/^[0-9a-f]{32}$/)]);
      const find = (log: string) => log.split('\n').filter((line) => line.includes(String(headers['x-request-id'])));
      const nginx = async () => find(await readFile(join(failing.folder, 'access.log'), 'utf8'));
      await expect.poll(async () => (await nginx()).length).toBe(1);
      expect(JSON.parse((await nginx())[0] ?? '')).toMatchObject({
        time: expect.any(String),
        route: '/producto/.../101',
        status: 503,
        siteStatus: '503',
        seconds: expect.any(Number),
        siteSeconds: expect.stringMatching(/^\d+\.\d+$/),
      });
      await expect
        .poll(() => find(failing.site.output()).map((line) => JSON.parse(line) as Record<string, unknown>))
        .toContainEqual(
          expect.objectContaining({
            msg: 'a request failed',
            route: '/producto/[name]/[id]/page',
            digest: 'BACKEND_UNREACHABLE',
          }),
        );
    } finally {
      await failing.stop();
    }
  });
});
