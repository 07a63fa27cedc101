import { hash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { type APIRequestContext, expect as is } from '@playwright/test';
import fc from 'fast-check';
import { askAt } from './support/cluster';
import { address, expect, sidewaysScroll, test } from './support/fixtures';
import { startFairSite } from './support/forms-site';
import { categoryAddress, productAddress, sampleCategories, service, withSlash } from './support/samples';
import { getMemory, type Site } from './support/site';

const [category = { id: 0, name: '' }] = sampleCategories;

test.describe('Addresses and searches', () => {
  test('An address that is malformed, of the framework alone, or with an id that cannot be is a 404 with words', async ({
    request,
  }) => {
    const malformed = '/% /%E0%A4 /producto/%E0%A4/101 /producto/a%/101 /search/%FF /productos/%C0%80/1'.split(' ');
    const ids = 'abc 007 999999999999999999999999999999 -1 1.5 %00 101%20 999999'.split(' ');
    const routes = ['/productos/[category]/[id]', '/comparar/[[...items]]', '/mensaje/[...estado]'];
    const inner = [...routes, ...routes.map(encodeURI), '/_global-error', '/_not-found', '/500', '/404'];
    for (const path of [...malformed, ...inner, ...ids.flatMap((id) => [`/producto/x/${id}`, `/productos/x/${id}`])]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text(), path).toContain('Navegación perdida');
    }
    // For a client navigation too.
    for (const path of inner) expect((await request.get(path, { headers: { rsc: '1' } })).status(), path).toBe(404);
  });

  test('Pages take no posts, whatever these carry, and nothing takes other methods', async ({ request }) => {
    const bodies = [
      {},
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, data: '$ACTION_ID_x=1' },
      { headers: { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain' }, data: '["$K1"]' },
    ];
    for (const body of bodies)
      for (const path of ['/', '/search/monitor', '/no-existe'])
        for (const method of ['POST', 'PUT'])
          expect((await request.fetch(path, { method, ...body })).status(), `${method} ${path}`).toBe(405);
    for (const path of ['/api/contact', '/api/quotation'])
      for (const method of ['GET', 'OPTIONS', 'PUT']) {
        const answer = await request.fetch(path, { method });
        expect([answer.status(), answer.headers().allow], `${method} ${path}`).toEqual([405, 'POST']);
      }
    for (const path of ['/api/suggest', '/api/no-existe', '/images/logo.svg'])
      expect((await request.fetch(path, { method: 'DELETE' })).status(), path).toBe(405);
  });

  test('What is near to an address or a search leads to it, once; a name with slashes has an underscore form too', async ({
    request,
  }) => {
    const toProduct = (name: string) => `/producto/${name}/${withSlash.id}`;
    const upper = encodeURIComponent(withSlash.name.toUpperCase());
    for (const [path, status, location] of [
      ...['otro-nombre', '%3Cscript%3E', 'null', '100%25', upper].flatMap(
        (name) =>
          [
            [toProduct(name), 308, productAddress(withSlash)],
            [`/productos/${name}/${category.id}`, 308, categoryAddress(category)],
          ] as const,
      ),
      ['/mis-solicitudes', 308, '/cotizacion'],
      ...['?q=%20%20', '?q=', ''].map((query) => [`/search${query}`, 303, '/'] as const),
      ['/search?q=%FF', 303, '/search/%EF%BF%BD'],
      ['/search?q=a%2Fb+%25', 303, '/search/a%2Fb%20%25'],
      ['/search?q=%2F%2Fexample.com', 303, '/search/%2F%2Fexample.com'],
    ] as const) {
      const answer = await request.get(path, { maxRedirects: 0 });
      const locations = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location');
      expect([answer.status(), ...locations.map(({ value }) => value)], path).toEqual([status, location]);
    }
    for (const item of [withSlash, service]) {
      const path = `/producto/${encodeURIComponent(item.name.replaceAll('/', '_'))}/${item.id}`;
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      expect(await answer.text()).toContain(`rel="canonical" href="${address('SAMPLE_SITE')}${productAddress(item)}"`);
    }
    // The form with blank text stays where it is.
    const answer = await request.get('/search?q=%20', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([answer.status(), (await answer.body()).length]).toEqual([204, 0]);
  });

  test('A search is shown as it was written: as text, when it looks encoded or like a file, and when it is long', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const markup = '<script>document.title="roto"</script><b>"monitor"\'';
    for (const text of ['5%50', 'a.rsc', 'ñ/ñ', markup, 'ñ'.repeat(100)]) {
      await page.goto(`/search?q=${encodeURIComponent(text)}`);
      await expect(page.getByRole('combobox')).toHaveValue(text);
      await expect(page.locator('main b')).toHaveCount(0);
      expect(await page.title()).toContain(`Búsqueda: ${text.slice(0, 3)}`);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
});

test.describe('Headers', () => {
  const PAGES = [
    ...['/', '/productos', '/ley-1831', '/contacto', '/search/monitor', '/no-existe', '/mensaje/enviado'],
    ...[categoryAddress(category), productAddress(withSlash)],
  ];

  /** Answers of every kind: pages, redirects, refusals, handlers, files. */
  const ANSWERS: readonly (readonly [method: string, path: string, status: number])[] = [
    ...PAGES.map((path) => ['GET', path, path === '/no-existe' ? 404 : 200] as const),
    ...['/favicon.svg', '/docs/politica-de-datos.pdf'].map((path) => ['GET', path, 200] as const),
    ...['/producto/x/abc', '/_next/static/no-existe.js'].map((path) => ['GET', path, 404] as const),
    ['GET', '/productos/', 308],
    ['GET', '/search?q=a', 303],
    ['POST', '/contacto', 405],
    ['POST', '/api/contact', 415],
    ['GET', '/_next/image?url=https%3A%2F%2Fexample.com%2Fa.png&w=640&q=75', 400],
  ];

  test('Answers of every kind carry the security headers', async ({ request }) => {
    for (const [method, path, status] of ANSWERS) {
      const answer = await request.fetch(path, { method, maxRedirects: 0 });
      expect(answer.status(), `${method} ${path}`).toBe(status);
      const headers = answer.headers();
      expect(headers, `${method} ${path}`).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringMatching(/(default-src|script-src) '(none|self)'/),
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect([headers['x-powered-by'], headers.server], `${method} ${path}`).toEqual([undefined, undefined]);
    }
    // Of files those that mean something there.
    const html = await (await request.get('/')).text();
    for (const type of ['css', 'js', 'woff2', 'avif']) {
      const answer = await request.get(html.match(new RegExp(`/[^", ]+\\.${type}`))?.[0] ?? type);
      const { 'cross-origin-resource-policy': resource, 'x-content-type-options': options } = answer.headers();
      expect([answer.status(), resource, options], type).toEqual([200, 'same-origin', 'nosniff']);
      expect(answer.headers()['content-security-policy'], type).toBeUndefined();
    }
  });

  test('A page allows the scripts inside it by their hashes, and nothing else inline', async ({ request }) => {
    const closed = ['script-src-attr', 'object-src', 'base-uri', 'frame-ancestors'].map((name) => `${name} 'none'`);
    for (const path of PAGES) {
      const answer = await request.get(path);
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy).not.toContain('unsafe');
      for (const directive of [...closed, "form-action 'self'"]) expect(policy).toContain(directive);
      const html = await answer.text();
      const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
      const inline = scripts.filter(([, attributes]) => !attributes?.includes('json'));
      expect(inline.length).toBeGreaterThan(0);
      for (const [, , text] of inline) expect(policy).toContain(`'sha256-${hash('sha256', text ?? '', 'base64')}'`);
      expect(html).not.toMatch(/<[^>]+\s(?:on[a-z]+|style)=/);
      // Proxies take a header of four kilobytes.
      expect(policy.length).toBeLessThan(1_500);
    }
  });

  test('A site that is served by https has full marks by the rules of the Observatory, and shows none of its secrets', async ({
    request,
  }) => {
    const secrets = {
      REVALIDATE_SECRET: 'secreto-que-no-debe-salir',
      BACKEND_API_URL: 'http://127.0.0.1:9/ruta-privada/api/v1',
      REDIS_URL: 'redis://:clave-de-redis@127.0.0.1:9',
    };
    const site = await startFairSite({ ...secrets, SITE_URL: 'https://www.example.com' });
    const texts: string[] = [];
    for (const path of ['/', '/productos', '/search/monitor', '/contacto', '/productos/CV/2', '/no-existe']) {
      const answer = await request.get(site.url + path);
      // What MDN scores: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
      expect(answer.headers(), path).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*upgrade-insecure-requests/),
        'cross-origin-resource-policy': 'same-origin',
      });
      texts.push(await answer.text(), await (await request.get(site.url + path, { headers: { rsc: '1' } })).text());
    }
    await site.stop();
    for (const secret of [...Object.values(secrets), 'ruta-privada', 'clave-de-redis', 'site-fair-', 'index.php/api'])
      expect(texts.filter((text) => text.includes(secret)).length, secret).toBe(0);
  });
});

test.describe('The server itself', () => {
  /** 14 KB, which took the framework more than a second. */
  const SLOW_QUERY = 'a&'.repeat(7_000);
  const ROUTES = [
    ...['/', '/search/monitor', '/images/logo.svg', '/api/suggest'].map((path) => [path, 200] as const),
    ...['/producto/x/5', '/_next/static/no-existe.js'].map((path) => [path, 404] as const),
    ...[['/search', 303] as const, ['/productos/', 308] as const, ['/_next/image', 400] as const],
  ];

  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  let site: Site;

  test.beforeAll(async () => {
    site = await startFairSite({ NEXT_DIST_DIR: '', BACKEND_URL: '', TRUSTED_PROXIES: '' });
  });

  test.afterAll(() => site.stop());

  const ask = (path: string, headers?: Record<string, string>) => askAt(site.url, path, headers);

  /** Sends `count` requests at once on each of `connections`, whose answers nobody reads. */
  function pour(connections: number, count: number): Socket[] {
    const { hostname, port } = new URL(site.url);
    return Array.from({ length: connections }, () => {
      const socket = connect(Number(port), hostname).pause();
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
      return socket;
    });
  }

  test('every route answers, also who offers another protocol, and 414 with a query that is too long', async () => {
    for (const [path, status] of ROUTES) {
      const refused = await ask(`${path}?${SLOW_QUERY}`);
      expect([refused.status, refused.body.length], path).toEqual([414, 0]);
      // What the framework adds to its answers: it was not asked.
      expect(refused.headers.vary, path).toBeUndefined();
      expect((await ask(path)).status, path).toBe(status);
      // As Java does.
      expect((await ask(path, { connection: 'Upgrade', upgrade: 'h2c' })).status, path).toBe(status);
    }
  });

  test('connections whose answers are not read leave health answering and memory where it was', async () => {
    // As of a process that has worked for a while: a new one has a small heap.
    for (let index = 0; index < 20; index++) await Promise.all(Array.from({ length: 100 }, () => ask('/')));
    for (const [connections, count] of [
      [20, 1_500],
      [300, 1],
    ] as const) {
      const before = await getMemory(site.pid);
      const sockets = pour(connections, count);
      await expect.poll(async () => (await ask('/api/health')).status, { timeout: 60_000 }).toBe(200);
      let most = 0;
      for (let index = 0; index < 50; index++) {
        expect((await ask('/api/health')).status).toBe(200);
        most = Math.max(most, await getMemory(site.pid));
      }
      // Megabytes.
      expect(most - before, `${connections} connections`).toBeLessThan(100);
      for (const socket of sockets) socket.destroy();
    }
  });
});

test.describe('Invented input', () => {
  /** Text that would be markup if it came out as it went in. */
  const MARK = `<x-"marca'>`;

  const awkward = ['', '\r\nset-cookie: a=b', ...'.. / //example.com \\\\example.com % %00 {"a":1} [ null'.split(' ')];
  const text = fc
    .oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...awkward, '1'.repeat(400)))
    .map((some) => some + MARK);

  /** Addresses, in which each {} is such a text. */
  const ADDRESSES = [
    ...['/{}', '/?{}={}&_rsc={}', '/producto/{}/{}', '/producto/{}/101', '/productos/{}/1', '/productos/x/1/{}/{}'],
    ...['/productos/x/1/marca/{}/orden/nombre', '/productos/x/1/orden/{}/pagina/{}', '/search/{}', '/search?q={}'],
    ...['/comparar/{}', '/comparar/101-{}-201', '/cotizacion/{}', '/cotizacion/101x{}', '/cotizacion/cambiar?{}={}'],
    ...['/ley-1831/lugar/{}', '/ley-1831/lugar?lugar={}', '/mensaje/{}', '/_next/image?url={}&w={}&q=75'],
  ];
  const path = fc
    .tuple(fc.constantFrom(...ADDRESSES), text)
    .map(([address, some]) => address.replaceAll('{}', () => encodeURIComponent(some.toWellFormed())));

  /** Headers that the site or its framework reads. */
  const HEADERS = `
    x-forwarded-for x-forwarded-host x-forwarded-proto x-connection-address host origin referer cookie accept if-none-match range
    rsc next-router-state-tree next-router-prefetch next-router-segment-prefetch next-url next-action x-nextjs-data
    x-middleware-subrequest x-matched-path x-invoke-path x-prerender-revalidate idempotency-key sec-fetch-site
  `;
  const header = fc.tuple(
    fc.constantFrom(...HEADERS.trim().split(/\s+/)),
    text.map((value) => value.replace(/[^\x20-\x7e]/g, '')),
  );

  async function ask(request: APIRequestContext, address: string, headers: Record<string, string> = {}): Promise<void> {
    const answer = await request.get(address, { headers, maxRedirects: 0 });
    is(answer.status()).toBeLessThan(500);
    const { location = '/', 'set-cookie': cookie } = answer.headers();
    is(cookie).toBeUndefined();
    // Never '//host' nor another scheme: a redirect stays on the site.
    is(location).toMatch(/^\/(?![/\\])/);
    const isMarkup = /html/.test(answer.headers()['content-type'] ?? '');
    if (isMarkup) is(await answer.text()).not.toContain(MARK);
  }

  test('Invented paths, parameters and headers give no 5xx, no markup, no way out of the site', async ({ request }) => {
    test.setTimeout(240_000);
    const known = fc.constantFrom('/', '/productos', '/search/monitor', '/producto/x/101', '/no-existe');
    const headers = fc.array(header, { maxLength: 3 }).map((some) => Object.fromEntries(some));
    await fc.assert(fc.asyncProperty(fc.oneof(path, known), headers, (one, some) => ask(request, one, some)));
  });
});
