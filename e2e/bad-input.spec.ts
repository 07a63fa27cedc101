import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type APIResponse, expect as is } from '@playwright/test';
import fc from 'fast-check';
import { getMemory } from './bench/load';
import { address, expect, sidewaysScroll, test } from './support/fixtures';
import { categoryAddress, productAddress, sampleCategories, service, withSlash } from './support/samples';
import { type Site, serve } from './support/site';

test.describe('Addresses and searches', () => {
  const [category = { id: 0, name: '' }] = sampleCategories;

  test('An address whose escapes are malformed, or with an id that cannot be, is a 404 with words', async ({
    request,
  }) => {
    const malformed = [
      '/%',
      '/%E0%A4',
      '/producto/%E0%A4/101',
      '/producto/a%/101',
      '/search/%FF',
      '/productos/%C0%80/1',
    ];
    const ids = ['abc', '0', '007', '9'.repeat(30), '-1', '1.5', '1e3', '%00', '101%20', '999999'];
    for (const path of [...malformed, ...ids.flatMap((id) => [`/producto/x/${id}`, `/productos/x/${id}`])]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text(), path).toContain('Navegación perdida');
    }
  });

  function getLocation(answer: APIResponse): string[] {
    const all = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location');
    return all.map(({ value }) => value);
  }

  test("The framework's own addresses are 404s with the 404 page, for a visitor and for a client navigation", async ({
    request,
  }) => {
    const routes = [
      '/productos/[category]/[id]',
      '/search/[q]/[[...only]]',
      '/comparar/[items]',
      '/mensaje/[...estado]',
      '/ley-1831/lugar/[word]',
    ];
    const inner = [...routes, ...routes.map(encodeURI), '/_global-error', '/_not-found', '/_error', '/500', '/404'];
    for (const path of inner) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).toContain('Navegación perdida');
      expect((await request.get(path, { headers: { rsc: '1' } })).status(), path).toBe(404);
    }
  });

  test('Pages take no posts, whatever these carry', async ({ request }) => {
    const bodies = [
      {},
      { headers: { 'content-type': 'multipart/form-data' }, data: 'x' },
      { headers: { 'content-type': 'multipart/form-data; boundary=x' }, data: '--x\r\n' },
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, data: '$ACTION_ID_x=1' },
      { headers: { 'next-action': 'abc' }, data: '[]' },
      { headers: { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain' }, data: '["$K1"]' },
    ];
    for (const body of bodies)
      for (const path of ['/', '/productos', '/search/monitor', '/no-existe'])
        for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
          expect((await request.fetch(path, { method, ...body })).status(), `${method} ${path}`).toBe(405);
  });

  test('A query that no page reads makes no other page', async ({ request }) => {
    const path = productAddress(withSlash);
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT');
    const { etag } = (await request.get(path)).headers();
    for (const query of ['utm_source=whatsapp', 'fbclid=1', 'nxtPid=7', 'nxtPname=x', 'id=7', '__nextLocale=es']) {
      const answer = await request.get(`${path}?${query}`);
      expect([answer.status(), answer.headers()['x-nextjs-cache'], answer.headers().etag], query).toEqual([
        200,
        'HIT',
        etag,
      ]);
    }
  });

  test('A wrong or old name answers 308 to the right address', async ({ request }) => {
    const wrong = [
      'otro-nombre',
      'x',
      '%3Cscript%3E',
      'null',
      '100%25',
      encodeURIComponent(withSlash.name.toUpperCase()),
    ];
    for (const name of wrong) {
      const product = await request.get(`/producto/${name}/${withSlash.id}`, { maxRedirects: 0 });
      expect(product.status(), name).toBe(308);
      expect(getLocation(product)).toEqual([productAddress(withSlash)]);
      const list = await request.get(`/productos/${name}/${category.id}`, { maxRedirects: 0 });
      expect(list.status(), name).toBe(308);
      expect(getLocation(list)).toEqual([categoryAddress(category)]);
    }
  });

  test('An address of a page that is gone answers 308 to what is nearest', async ({ request }) => {
    const answer = await request.get('/mis-solicitudes', { maxRedirects: 0 });
    expect([answer.status(), ...getLocation(answer)]).toEqual([308, '/cotizacion']);
  });

  test('The underscore form of a name with slashes is accepted for products and services', async ({ page }) => {
    for (const item of [withSlash, service]) {
      const response = await page.goto(`/producto/${encodeURIComponent(item.name.replaceAll('/', '_'))}/${item.id}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(productAddress(item));
    }
  });

  test('A search of 2,000 characters is answered and does not break the layout', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const response = await page.goto(`/search/${'ñ'.repeat(2000)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText('No se han encontrado resultados')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('Markup in a search is shown as text', async ({ page }) => {
    const text = '<script>document.title="roto"</script><b>"monitor"\'';
    await page.goto(`/search/${encodeURIComponent(text)}`);
    await expect(page.getByRole('combobox')).toHaveValue(text);
    await expect(page).not.toHaveTitle('roto');
    await expect(page).toHaveTitle(/<b>/);
    await expect(page.locator('main b')).toHaveCount(0);
  });

  test('A search with FTS operators, quotes and symbols is only a search', async ({ request }) => {
    for (const text of [
      '"',
      '*',
      'monitor OR NOT',
      'name:monitor',
      '(((',
      "'; DROP TABLE products;--",
      '%',
      '../..',
      '¿?',
      '.',
      'a.rsc',
      '.RSC',
      '[q]',
    ])
      expect((await request.get(`/search/${encodeURIComponent(text)}`)).status(), text).toBe(200);
    expect((await request.get('/search/monitor')).status()).toBe(200);
  });

  test('A search is shown as it was written, also when it looks encoded or like a file of the framework', async ({
    page,
  }) => {
    for (const text of ['5%50', '100%', 'a.rsc', 'a%2Fb', 'ñ/ñ']) {
      await page.goto(`/search?q=${encodeURIComponent(text)}`);
      await expect(page).toHaveTitle(new RegExp(`^Búsqueda: ${text.replace(/[.%[\]]/g, '\\$&')} `));
      await expect(page.getByRole('combobox')).toHaveValue(text);
    }
  });

  test('The search form leaves blank text where it is, leads home who typed the address, and any text to its results', async ({
    request,
  }) => {
    for (const [query, location] of [
      ['q=%20%20', '/'],
      ['q=', '/'],
      ['', '/'],
      ['q=%FF', '/search/%EF%BF%BD'],
      ['q=a%2Fb+%25', '/search/a%2Fb%20%25'],
      ['q=%2F%2Fexample.com', '/search/%2F%2Fexample.com'],
    ]) {
      const answer = await request.get(`/search?${query}`, { maxRedirects: 0 });
      expect(answer.status(), query).toBe(303);
      expect(answer.headers().location, query).toBe(location);
    }
    for (const query of ['q=', 'q=%20%20', '']) {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await request.get(`/search?${query}`, { headers, maxRedirects: 0 });
      expect([answer.status(), (await answer.body()).length, answer.headers().location], query).toEqual([
        204,
        0,
        undefined,
      ]);
    }
  });
});

test.describe('Headers', () => {
  const [category = { id: 0, name: '' }] = sampleCategories;
  const PAGES = [
    '/',
    '/productos',
    categoryAddress(category),
    productAddress(withSlash),
    '/ley-1831',
    '/contacto',
    '/search/monitor',
    '/no-existe',
    '/mensaje/enviado',
  ];

  /** Answers of every kind: pages, redirects, refusals, handlers, files. */
  const ANSWERS: readonly (readonly [string, string, number])[] = [
    ...PAGES.map((path) => ['GET', path, path === '/no-existe' ? 404 : 200] as const),
    ['GET', `/producto/otro/${withSlash.id}`, 308],
    ['GET', '/productos/', 308],
    ['GET', '/search?q=a', 303],
    ['GET', '/producto/x/abc', 404],
    ['GET', '/%E0%A4', 404],
    ['POST', '/contacto', 405],
    ['GET', '/api/contact', 405],
    ['POST', '/api/contact', 415],
    ['GET', '/favicon.svg', 200],
    ['GET', '/docs/politica-de-datos.pdf', 200],
    ['GET', '/_next/static/no-existe.js', 404],
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
  });

  test('Sheets, scripts, fonts and pictures carry the headers that mean something there, and no others', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text();
    const files = ['css', 'js', 'woff2', 'avif'].map(
      (type) => html.match(new RegExp(`/[^", ]+\\.${type}`))?.[0] ?? type,
    );
    for (const file of files) {
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
        expect(answer.headers()[name], `${file}: ${name}`).toBeUndefined();
    }
  });

  test('A page allows the scripts inside it by their hashes, and nothing else inline', async ({ request }) => {
    for (const path of PAGES) {
      const answer = await request.get(path);
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy).not.toContain('unsafe');
      for (const directive of [
        "script-src-attr 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(directive);
      const html = await answer.text();
      const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
      const inline = scripts.filter(([, attributes]) => !attributes?.includes('json'));
      expect(inline.length).toBeGreaterThan(0);
      for (const [, , text] of inline)
        expect(policy).toContain(
          `'sha256-${createHash('sha256')
            .update(text ?? '')
            .digest('base64')}'`,
        );
      expect(html).not.toMatch(/<[^>]+\s(?:on[a-z]+|style)=/);
      // Proxies take a header of four kilobytes.
      expect(policy.length).toBeLessThan(1_500);
    }
  });

  test('A page has its entity tag, and who has it gets 304 without a body, also where a proxy writes it as a strong one', async ({
    request,
  }) => {
    const { etag = '' } = (await request.get('/productos')).headers();
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const tag of [etag, etag.replace('W/', ''), `"x", ${etag}`]) {
      const again = await request.get('/productos', { headers: { 'if-none-match': tag } });
      expect(again.status()).toBe(304);
      expect((await again.body()).length).toBe(0);
    }
    expect((await request.get('/productos', { headers: { 'if-none-match': '"otro"' } })).status()).toBe(200);
  });

  test.describe('A site with secrets, served by https', () => {
    const secrets = {
      REVALIDATE_SECRET: 'secreto-que-no-debe-salir',
      BACKEND_API_URL: 'http://127.0.0.1:9/ruta-privada/api/v1',
      REDIS_URL: 'redis://:clave-de-redis@127.0.0.1:9',
    };

    test('has full marks by the rules of the Observatory, and shows none of its secrets', async ({ request }) => {
      const folder = await mkdtemp(join(tmpdir(), 'site-secrets-'));
      const build = process.env.HTTP_BUILD ?? '';
      const site = await serve({
        ...secrets,
        NEXT_DIST_DIR: build,
        SITE_URL: 'https://www.example.com',
        BACKEND_URL: address('BACKEND'),
        DATABASE_URL: `file:${join(folder, 'base-privada.db')}`,
      });
      const texts: string[] = [];
      for (const path of ['/', '/productos', '/search/monitor', '/contacto', '/productos/CV/2', '/no-existe']) {
        const answer = await request.get(site.url + path);
        expect(observatoryScore(answer.headers()), path).toBe(130);
        expect(answer.headers()['strict-transport-security']).toMatch(/includeSubDomains; preload$/);
        expect(answer.headers()['content-security-policy']).toContain('upgrade-insecure-requests');
        texts.push(await answer.text(), await (await request.get(site.url + path, { headers: { rsc: '1' } })).text());
      }
      await site.stop();
      await rm(folder, { recursive: true });
      const files = await readdir(join(build, 'static'), { recursive: true });
      expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
      for (const file of files.filter((one) => /\.(js|css)$/.test(one))) {
        const text = await readFile(join(build, 'static', file), 'utf8');
        expect(text, file).not.toContain('sourceMappingURL');
        expect(text, file).not.toContain(address('BACKEND'));
        texts.push(text);
      }
      for (const secret of [
        ...Object.values(secrets),
        'ruta-privada',
        'clave-de-redis',
        'base-privada',
        'index.php/api',
      ])
        expect(texts.filter((text) => text.includes(secret)).length, secret).toBe(0);
    });
  });

  type Headers = Readonly<Record<string, string | undefined>>;

  const SIX_MONTHS = 15_768_000;

  /** What MDN's HTTP Observatory gives a page without cookies or CORS: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
  function observatoryScore(headers: Headers): number {
    const policy = headers['content-security-policy'] ?? '';
    const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
    const modifiers = [
      policyModifier(policy),
      /frame-ancestors '(none|self)'/.test(policy)
        ? 5
        : /^(DENY|SAMEORIGIN)$/i.test(headers['x-frame-options'] ?? '')
          ? 0
          : -20,
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(headers['referrer-policy'] ?? '') ? 5 : 0,
      headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
      age >= SIX_MONTHS ? 0 : age > 0 ? -10 : -20,
      /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    ];
    return 100 + modifiers.reduce((sum, modifier) => sum + modifier, 0);
  }

  function policyModifier(policy: string): number {
    if (policy === '') return -25;
    if (/script-src[^;]*'unsafe-(inline|eval)'/.test(policy)) return -20;
    if (/'unsafe-inline'|'unsafe-eval'/.test(policy)) return 0;
    const isTight = /default-src 'none'/.test(policy) && /form-action '(none|self)'/.test(policy);
    return isTight ? 10 : 5;
  }
});

test.describe('The server itself', () => {
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
});

test.describe('Invented input', () => {
  /** Text that would be markup if it came out as it went in. */
  const MARK = `<x-"marca'>`;

  const text = fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        '',
        '..',
        '/',
        '//example.com',
        '\\\\example.com',
        '%',
        '%00',
        '\r\nset-cookie: a=b',
        '{"a":1}',
        '[',
        '1'.repeat(400),
        '-1',
        'null',
      ),
    )
    .map((some) => some + MARK);

  const path = fc.oneof(
    fc.tuple(text, text).map(([name, id]) => `/producto/${encode(name)}/${encode(id)}`),
    fc.tuple(text, fc.nat(2_000)).map(([name, id]) => `/producto/${encode(name)}/${id}`),
    fc.tuple(text, fc.nat(40)).map(([name, id]) => `/productos/${encode(name)}/${id}`),
    fc
      .tuple(
        fc.constantFrom(1, 2),
        fc.array(fc.oneof(text.map(encode), fc.constantFrom('marca', 'orden', 'nombre', 'pagina', '1', '2')), {
          minLength: 1,
          maxLength: 7,
        }),
      )
      .map(([id, view]) => `/productos/x/${id}/${view.join('/')}`),
    text.map((brand) => `/productos/${encode('Monitoreo y diagnóstico')}/1/marca/${encode(brand)}/orden/nombre`),
    text.map((ids) => `/comparar/${encode(ids)}`),
    fc
      .array(fc.oneof(fc.nat(1_000).map(String), text.map(encode)), { maxLength: 7 })
      .map((ids) => `/comparar/${ids.join('-')}`),
    text.map((q) => `/search/${encode(q)}`),
    text.map((q) => `/search?q=${encode(q)}`),
    text.map((word) => `/ley-1831/lugar/${encode(word)}`),
    text.map((word) => `/ley-1831/lugar?lugar=${encode(word)}`),
    fc.tuple(text, text).map(([key, value]) => `/?${encode(key)}=${encode(value)}&_rsc=${encode(value)}`),
    text.map((state) => `/mensaje/${encode(state)}`),
    fc.tuple(text, text).map(([url, width]) => `/_next/image?url=${encode(url)}&w=${encode(width)}&q=75`),
    text.map((any) => `/${encode(any)}`),
  );

  /** Headers that the site or its framework reads. */
  const header = fc.tuple(
    fc.constantFrom(
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-connection-address',
      'host',
      'origin',
      'referer',
      'cookie',
      'accept',
      'accept-language',
      'if-none-match',
      'range',
      'user-agent',
      'rsc',
      'next-router-state-tree',
      'next-router-prefetch',
      'next-router-segment-prefetch',
      'next-url',
      'next-action',
      'x-nextjs-data',
      'x-middleware-subrequest',
      'x-matched-path',
      'x-invoke-path',
      'x-prerender-revalidate',
      'idempotency-key',
      'sec-fetch-site',
    ),
    text.map((value) => value.replace(/[^\x20-\x7e]/g, '')),
  );

  function encode(some: string): string {
    return encodeURIComponent(some.toWellFormed());
  }

  async function ask(request: APIRequestContext, address: string, headers: Record<string, string>): Promise<void> {
    const answer = await request.get(address, { headers, maxRedirects: 0 });
    is(answer.status()).toBeLessThan(500);
    const { location = '/', 'set-cookie': cookie } = answer.headers();
    is(cookie).toBeUndefined();
    // Never '//host' nor another scheme: a redirect stays on the site.
    is(location).toMatch(/^\/(?![/\\])/);
    const isMarkup = /html/.test(answer.headers()['content-type'] ?? '');
    if (isMarkup) is(await answer.text()).not.toContain(MARK);
  }

  /** A failure prints its seed and the path to the counterexample; FUZZ_SEED runs it again. */
  const seed = Number(process.env.FUZZ_SEED || Date.now());
  const RUNS = { numRuns: 100, seed };
  console.log(`fuzz: FUZZ_SEED=${seed}`);

  test('Invented paths and parameters give no 5xx, no markup, no way out of the site', async ({ request }) => {
    test.setTimeout(120_000);
    await fc.assert(
      fc.asyncProperty(path, (one) => ask(request, one, {})),
      RUNS,
    );
  });

  test('Nor do invented headers', async ({ request }) => {
    test.setTimeout(120_000);
    const known = fc.constantFrom('/', '/productos', '/search/monitor', '/producto/x/101', '/no-existe');
    const headers = fc.array(header, { minLength: 1, maxLength: 3 }).map((some) => Object.fromEntries(some));
    await fc.assert(
      fc.asyncProperty(known, headers, (one, some) => ask(request, one, some)),
      RUNS,
    );
  });
});
