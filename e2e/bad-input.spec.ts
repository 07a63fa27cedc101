import { hash } from 'node:crypto';
import { connect } from 'node:net';
import { expect as is } from '@playwright/test';
import fc from 'fast-check';
import { address, expect, sidewaysScroll, test } from './support/fixtures';
import { startFairSite } from './support/forms-site';
import { categoryAddress, productAddress, sampleCategories, service, withSlash } from './support/samples';
import { askAt, getMemory } from './support/site';

const [category = { id: 0, name: '' }] = sampleCategories;

test('An address that is malformed, of the framework alone, or with an id that cannot be is a 404 with words', async ({
  request,
}) => {
  // Every way to write one: server/valid-url.test.ts.
  const routes = ['/productos/[category]/[id]', '/mensaje/%5B...estado%5D', '/_global-error', '/_not-found', '/500'];
  const others = '/% /producto/%E0%A4/101 /search/%FF /p/007 /p/101%2F /mensaje/nada /cotizacion/revisar/x'.split(' ');
  const ids = 'abc 007 -1 %00 101%20 999999'.split(' ').flatMap((id) => [`/producto/x/${id}`, `/productos/x/${id}`]);
  for (const path of [...routes, ...others, ...ids]) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['cache-control']], path).toEqual([404, 'no-store']);
    expect(await answer.text(), path).toContain('Navegación perdida');
  }
  // For a client navigation too.
  for (const path of routes) expect((await request.get(path, { headers: { rsc: '1' } })).status(), path).toBe(404);
});

test('Pages take no posts, whatever these carry, and nothing takes other methods', async ({ request }) => {
  const bodies = [
    {},
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, data: '$ACTION_ID_x=1' },
    { headers: { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain' }, data: '["$K1"]' },
  ];
  const rows = [
    ...['/', '/search/monitor', '/no-existe'].map((path) => [path, ['POST', 'PUT'], undefined] as const),
    ...['/api/contact', '/api/quotation'].map((path) => [path, ['GET', 'OPTIONS', 'PUT'], 'POST'] as const),
    ...['/api/suggest', '/images/logo.svg'].map((path) => [path, ['DELETE'], undefined] as const),
  ];
  for (const [path, methods, allow] of rows)
    for (const method of methods)
      for (const body of bodies) {
        const answer = await request.fetch(path, { method, ...body });
        expect(answer.status(), `${method} ${path}`).toBe(405);
        if (allow) expect(answer.headers().allow, path).toBe(allow);
      }
});

test('What is near to an address, a list or a search leads to it, once; a name with slashes has an underscore form too', async ({
  request,
}) => {
  const toProduct = (name: string) => `/producto/${name}/${withSlash.id}`;
  for (const [path, status, location] of [
    ...['otro-nombre', '%3Cscript%3E', '100%25', encodeURIComponent(withSlash.name.toUpperCase())].flatMap(
      (name) =>
        [
          [toProduct(name), 308, productAddress(withSlash)],
          [`/productos/${name}/${category.id}`, 308, categoryAddress(category)],
        ] as const,
    ),
    [`/p/${service.id}?utm_source=whatsapp`, 308, productAddress(service)],
    ['/mis-solicitudes', 308, '/cotizacion'],
    ['/cotizacion/101x2-305/305__azul___x3__silla', 308, '/cotizacion/101x2-305__azul-x3__silla'],
    ['/cotizacion/101x1-305', 308, '/cotizacion/101-305'],
    ['/cotizacion/101x2-x', 308, '/cotizacion/101x2#incompleta'],
    ['/comparar/101-abc-102', 308, '/comparar/101-102#incompleta'],
    ['/cotizacion/cambiar?101=2&305=1', 303, '/cotizacion/101x2-305'],
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
});

test('A search is shown as it was written: as text, when it looks encoded or like a file, and when it is long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const markup = '<script>document["title"]="roto"</script><b>"monitor"\'';
  for (const text of ['5%50', 'uno a.rsc', 'ñ/ñ', markup, 'ñ'.repeat(100)]) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('combobox')).toHaveValue(text);
    await expect(page.locator('main b')).toHaveCount(0);
    expect(await page.title()).toContain(`Búsqueda: ${text.slice(0, 3)}`);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

/** Answers of every kind: pages, redirects, refusals, handlers, files. */
const ANSWERS: readonly (readonly [method: string, path: string, status: number])[] = [
  ...['/', '/productos', '/ley-1831', '/contacto', '/search/monitor'].map((path) => ['GET', path, 200] as const),
  ...['/mensaje/enviado', categoryAddress(category), productAddress(withSlash)].map(
    (path) => ['GET', path, 200] as const,
  ),
  ...['/favicon.svg', '/docs/politica-de-datos.pdf'].map((path) => ['GET', path, 200] as const),
  ...['/no-existe', '/producto/x/abc', '/_next/static/no-existe.js'].map((path) => ['GET', path, 404] as const),
  ['GET', '/productos/', 308],
  ['GET', '/search?q=a', 303],
  ['POST', '/contacto', 405],
  ['POST', '/api/contact', 415],
  ['GET', '/_next/image?url=https%3A%2F%2Fexample.com%2Fa.png&w=640&q=75', 400],
];

test('Every kind of answer has the headers that the Observatory gives full marks, and none of the secrets; pages allow their own scripts alone', async ({
  request,
}) => {
  const secrets = {
    REVALIDATE_SECRET: 'secreto-que-no-debe-salir',
    BACKEND_API_URL: 'http://127.0.0.1:9/ruta-privada/api/v1',
    REDIS_URL: 'redis://:clave-de-redis@127.0.0.1:9',
  };
  // As it is served by https, with the sample catalogue.
  const environment = { ...secrets, NEXT_DIST_DIR: '', BACKEND_URL: '', SITE_URL: 'https://www.example.com' };
  const site = await startFairSite(environment);
  for (const [method, path, status] of ANSWERS) {
    const what = `${method} ${path}`;
    const answer = await request.fetch(site.url + path, { method, maxRedirects: 0 });
    expect(answer.status(), what).toBe(status);
    const headers = answer.headers();
    // What MDN scores: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
    expect(headers, what).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect([headers['x-powered-by'], headers.server], what).toEqual([undefined, undefined]);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, what).toMatch(/(default-src|script-src) '(none|self)'/);
    const html = await answer.text();
    const asRouter = await request.get(site.url + path, { headers: { rsc: '1' } });
    for (const secret of [...Object.values(secrets), 'ruta-privada', 'clave-de-redis', 'site-fair-', 'index.php/api'])
      expect((html + (await asRouter.text())).includes(secret), `${secret} in ${what}`).toBe(false);
    if (!html.includes('</html>')) continue;
    for (const name of ['script-src-attr', 'object-src', 'base-uri', 'frame-ancestors', 'default-src'])
      expect(policy, what).toContain(`${name} 'none'`);
    for (const directive of ["form-action 'self'", 'upgrade-insecure-requests'])
      expect(policy, what).toContain(directive);
    expect(policy, what).not.toContain('unsafe');
    expect(policy.match(/https?:[^ ;]+/g), what).toEqual(['https://www.openstreetmap.org']);
    // Proxies take a header of four kilobytes.
    expect(policy.length, what).toBeLessThan(1_500);
    const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
    const inline = scripts.filter(([, attributes]) => !attributes?.includes('json'));
    expect(inline.length, what).toBeGreaterThan(0);
    for (const [, , text] of inline) expect(policy).toContain(`'sha256-${hash('sha256', text ?? '', 'base64')}'`);
    expect(html, what).not.toMatch(/<[^>]+\s(?:on[a-z]+|style)=/);
  }
  // Of files those that mean something there.
  const html = await (await request.get(site.url)).text();
  for (const type of ['css', 'js', 'woff2', 'avif']) {
    const answer = await request.get(site.url + html.match(new RegExp(`/[^", ]+\\.${type}`))?.[0]);
    const { 'cross-origin-resource-policy': resource, 'x-content-type-options': options } = answer.headers();
    expect([answer.status(), resource, options], type).toEqual([200, 'same-origin', 'nosniff']);
    expect(answer.headers()['content-security-policy'], type).toBeUndefined();
  }
  await site.stop();
});

test('Long queries, other protocols and connections whose answers are not read leave a site answering, and its memory where it was', async () => {
  test.setTimeout(120_000);
  const site = await startFairSite({ NEXT_DIST_DIR: '', BACKEND_URL: '', TRUSTED_PROXIES: '' });
  const { hostname, port } = new URL(site.url);
  const ask = (path: string, headers?: Record<string, string>) => askAt(site.url, path, headers);
  for (const [path, status] of [
    ...['/', '/search/monitor', '/images/logo.svg', '/api/suggest'].map((path) => [path, 200] as const),
    ...['/producto/x/5', '/_next/static/no-existe.js'].map((path) => [path, 404] as const),
    ...[['/search', 204] as const, ['/productos/', 308] as const, ['/_next/image', 400] as const],
  ]) {
    // 14 KB, which took the framework more than a second: what it adds to its answers shows that it was asked.
    const { status: refused, headers, body } = await ask(`${path}?${'a&'.repeat(7_000)}`);
    expect([refused, body.length, headers.vary], path).toEqual([414, 0, undefined]);
    // As Java does.
    expect((await ask(path, { connection: 'Upgrade', upgrade: 'h2c' })).status, path).toBe(status);
  }
  // As of a process that has worked for a while: a new one has a small heap.
  for (let index = 0; index < 20; index++) await Promise.all(Array.from({ length: 100 }, () => ask('/')));
  for (const [connections, count] of [
    [20, 1_500],
    [300, 1],
  ] as const) {
    const before = await getMemory(site.pid);
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect(Number(port), hostname).pause();
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
      return socket;
    });
    await expect.poll(async () => (await ask('/api/health')).status, { timeout: 60_000 }).toBe(200);
    for (let index = 0; index < 50; index++) {
      expect((await ask('/api/health')).status).toBe(200);
      // Megabytes.
      expect((await getMemory(site.pid)) - before, `${connections} connections`).toBeLessThan(100);
    }
    for (const socket of sockets) socket.destroy();
  }
  await site.stop();
});

test('Invented paths, parameters and headers give no 5xx, no markup, no way out of the site', async ({ request }) => {
  test.setTimeout(240_000);
  /** Text that would be markup if it came out as it went in. */
  const MARK = `<x-"marca'>`;
  const awkward = ['', '\r\nset-cookie: a=b', ...'.. / //example.com \\\\example.com % %00 {"a":1} [ null'.split(' ')];
  const text = fc
    .oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...awkward, '1'.repeat(400)))
    .map((some) => some + MARK);
  /** Addresses, in which each {} is such a text. */
  const addresses = `
    /{} /?{}={}&_rsc={} /producto/{}/{} /producto/{}/101 /productos/{}/1 /productos/x/1/{}/{} /search/{} /search?q={}
    /productos/x/1/marca/{} /productos/x/1/marca/{}/pagina/{} /comparar/{} /comparar/101-{}-201
    /cotizacion/{} /cotizacion/101x{} /cotizacion/cambiar?{}={} /ley-1831/{} /ley-1831/lugar?lugar={} /mensaje/{}
    /_next/image?url={}&w={}&q=75 / /productos /search/monitor /producto/x/101 /no-existe
  `;
  const path = fc
    .tuple(fc.constantFrom(...addresses.trim().split(/\s+/)), text)
    .map(([address, some]) => address.replaceAll('{}', () => encodeURIComponent(some.toWellFormed())));
  /** Headers that the site or its framework reads. */
  const names = `
    x-forwarded-for x-forwarded-host x-forwarded-proto x-connection-address host origin referer cookie accept if-none-match range
    rsc next-router-state-tree next-router-prefetch next-router-segment-prefetch next-url next-action x-nextjs-data
    x-middleware-subrequest x-matched-path x-invoke-path x-prerender-revalidate idempotency-key sec-fetch-site
  `;
  const header = fc.tuple(
    fc.constantFrom(...names.trim().split(/\s+/)),
    text.map((value) => value.replace(/[^\x20-\x7e]/g, '')),
  );
  const headers = fc.array(header, { maxLength: 3 }).map((some) => Object.fromEntries(some));
  await fc.assert(
    fc.asyncProperty(path, headers, async (address, some) => {
      const answer = await request.get(address, { headers: some, maxRedirects: 0 });
      is(answer.status()).toBeLessThan(500);
      const { location = '/', 'set-cookie': cookie, 'content-type': type = '' } = answer.headers();
      is(cookie).toBeUndefined();
      // Never '//host' nor another scheme: a redirect stays on the site.
      is(location).toMatch(/^\/(?![/\\])/);
      if (type.includes('html')) is(await answer.text()).not.toContain(MARK);
    }),
  );
});
