import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeProduct, countReceived, runCommand } from './support/database';
import { address, expect, test } from './support/fixtures';
import { type OwnBackend, post, REVALIDATE_SECRET, revalidate, startBackend } from './support/forms-site';
import { hasNginx, type Nginx, startNginx } from './support/nginx';
import {
  contact as person,
  productAddress,
  routeVisits,
  sampleCategories,
  sampleItems,
  suggestedIds,
} from './support/samples';
import { askAt, freePort, type Site, serve } from './support/site';

const NO_SERVER = 'there is no nginx or Redis here and it could not be installed (see the first lines of npm test)';
/** What nginx says of a page that it has, of whatever age. */
const KNOWN = /^(?:HIT|EXPIRED|STALE|UPDATING|REVALIDATED)$/;
const GZIP = { 'accept-encoding': 'gzip, deflate' };
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };

test.describe('One nginx before one site', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!hasNginx, NO_SERVER);

  /** Where nginx keeps its cache and its logs. */
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

  const ask = (path: string, headers?: Record<string, string>) => askAt(nginx.url, path, headers);
  const getCache = async (path: string, headers = {}) => (await ask(path, headers)).headers['x-cache'];

  test('dot segments and fragments are refused', async () => {
    const targets = '/x/../search/a /images/%2e%2E/contacto /search/.. /./contacto /contacto#a /search?q=a#b'.split(
      ' ',
    );
    for (const target of targets) expect((await ask(target)).status, target).toBe(400);
    expect((await ask('/contacto?x=/../a')).status).toBe(200);
  });

  test('calls are not stored, and too many of one visitor are refused: an IPv4 address or an IPv6 network, whatever it says', async () => {
    // Until then the search index is being made.
    await expect.poll(async () => (await ask('/api/health?ready')).status).toBe(200);
    const { 'x-cache': cache, 'x-request-id': id } = (await ask('/api/health?ready')).headers;
    expect([cache, id]).toEqual([undefined, expect.stringMatching(/^[\da-f]{32}$/)]);
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    for (const [isRefused, getHeaders] of [
      [true, (number) => ({ 'x-forwarded-for': `192.0.2.${number}` })],
      // 10 is the byte that a pattern takes for the end of a line.
      [true, (number) => ({ 'x-visitor': `2001:db8:a0a:a0a:${number}::a0a` })],
      [false, (number) => ({ 'x-visitor': `2001:db8:b:${number}::1` })],
      [true, () => ({ 'x-visitor': '198.51.100.10' })],
      [false, (number) => ({ 'x-visitor': `198.51.101.${number}` })],
    ] as readonly (readonly [boolean, (number: number) => Record<string, string>])[]) {
      const all = await Promise.all(numbers.map((number) => ask('/api/contact', getHeaders(number))));
      const refused = all.filter(({ status }) => status === 429).length;
      expect(refused > (isRefused ? 10 : 0), String(getHeaders)).toBe(isRefused);
    }
  });

  test('a page is stored, plain and compressed, and comes from the cache the second time; so do files with a hash', async () => {
    const [file = ''] = /\/_next\/static\/[^"]+\.js/.exec(String((await ask('/')).body)) ?? [];
    await expect.poll(() => getCache(file)).toBe('HIT');
    expect((await ask(file)).headers['cache-control']).toContain('immutable');
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
    for (const [accepted, encoding] of [
      ['br;q=1.0, gzip;q=0.8', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0, br;q=0', undefined],
    ] as const) {
      const { headers } = await ask('/productos', { 'accept-encoding': accepted });
      expect([headers['x-cache'], headers['content-encoding']], accepted).toEqual(['HIT', encoding]);
      const known = { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) };
      expect((await ask('/productos', known)).status).toBe(304);
    }
  });

  test('a query that no page reads and an invented host make no other entry, and what is asked of the site is not stored', async () => {
    for (const path of ['/contacto', '/productos', '/images/products/aed-400.webp']) {
      await expect.poll(() => getCache(path)).toBe('HIT');
      const { body } = await ask(path);
      for (const query of ['utm_source=whatsapp', 'fbclid=1&utm_campaign=x', 'q=1', '_rsc=1', 'nxtPid=7', '']) {
        const got = await ask(`${path}?${query}`, { host: 'inventado.example' });
        // It may have grown old since.
        expect([got.status, got.headers['x-cache']], query).toEqual([200, expect.stringMatching(KNOWN)]);
        expect(got.body.equals(body), query).toBe(true);
      }
    }
    // What a query decides is asked with it.
    expect((await ask('/search?q=monitor')).headers.location).toBe('/search/monitor');
    expect(String((await ask('/api/suggest?q=defibrillator')).body)).toContain('efibrillator');
    // The first one to ask decides what the others get.
    for (const path of ['/Contacto', '/productos/', '/search/inventado', '/no-existe', '/sitemap.xml']) {
      const { headers, body } = await ask(path, { host: 'inventado.example' });
      expect(JSON.stringify(headers) + body, path).not.toContain('inventado.example');
    }
  });

  test('a page and what the router asks for at the same address are never mixed', async () => {
    const kinds = [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }, { ...GZIP, rsc: '1' }];
    for (const headers of [...kinds, ...kinds]) {
      const what = JSON.stringify(headers);
      // The site leads to the address that names these headers (_rsc); a cache that mixed them would answer with the page.
      const led = await ask('/ley-1831', headers);
      expect([led.status, led.headers.location], what).toEqual([307, expect.stringMatching(/^\/ley-1831\?_rsc/)]);
      const path = String(led.headers.location);
      const typeOf = async (path: string, own: Record<string, string>) =>
        (await ask(path, own)).headers['content-type'];
      expect(await typeOf(path, headers), what).toBe('text/x-component');
      for (const one of [path, '/ley-1831'])
        for (const own of [{}, GZIP]) expect(await typeOf(one, own), what).toBe('text/html; charset=utf-8');
      await expect.poll(() => getCache(path, headers)).toBe('HIT');
    }
    // What nginx leaves out of its key must not matter: the framework's names of what its router has already.
    const tree = encodeURIComponent('["",{"children":["contacto",{"children":["__PAGE__",{}]}]},null,null,true]');
    const hash = createHash('sha256').update(`0,0,${tree},/`).digest().subarray(0, 12).toString('base64url');
    const state = { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/' };
    // The page may be rendered again between two requests.
    for (const path of ['/contacto', '/ley-1831', '/search/monitor'])
      await expect(async () => {
        const plain = await askAt(site.url, `${path}?_rsc`, { rsc: '1' });
        expect([plain.status, plain.headers['content-type']]).toEqual([200, 'text/x-component']);
        expect(String((await askAt(site.url, `${path}?_rsc=${hash}`, state)).body)).toEqual(String(plain.body));
      }).toPass();
  });

  test('a picture of the backend is stored apart for what a browser reads', async () => {
    const picture = encodeURIComponent(`${address('BACKEND')}/images/products/aed-400.webp`);
    for (const type of ['image/avif', 'image/webp', 'image/avif'])
      for (const query of ['', '&x=1']) {
        const path = `/_next/image?url=${picture}&w=400&q=75${query}`;
        await expect.poll(() => getCache(path, { accept: `${type},*/*` })).toBe('HIT');
        expect((await ask(path, { accept: `${type},*/*` })).headers['content-type']).toBe(type);
      }
  });

  test('its logs name no visitor and nothing of what visitors write', async () => {
    const headers = { 'x-visitor': '203.0.113.77', 'user-agent': 'agente-secreto', referer: 'http://x/enlace-secreto' };
    const asked = {
      '/search/palabra-secreta': '/search/...',
      '/search?q=palabra-secreta': '/search',
      '/api/suggest?q=palabra-secreta': '/api/suggest',
      '/mensaje/enviado/numero-secreto/1': '/mensaje/...',
      '/cotizacion/101x7-305': '/cotizacion/...',
      '/producto/palabra-secreta/101': '/producto/.../101',
      '/palabra-secreta': '/...',
      '/contacto?utm_source=palabra-secreta': '/contacto',
    };
    for (const path of Object.keys(asked)) await ask(path, headers);
    // Refused, which nginx would say in its log of errors.
    await Promise.all(Array.from({ length: 40 }, () => ask('/api/contact?x=palabra-secreta', headers)));
    await ask('/search/palabra-secreta#a');
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    await expect.poll(() => read('access.log')).toContain('"status":429');
    const log = await read('access.log');
    expect(log + (await read('error.log'))).not.toMatch(/secret|203\.0\.113\.77|101x7|127\.0\.0\.1,/);
    const lines = log.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).route)).toEqual(expect.arrayContaining(Object.values(asked)));
    // The site takes the id of its proxy where it looks like one, into its own log too.
    for (const given of ['abcdef0123456789', 'corto', 'ana@example.com', 'x'.repeat(65)]) {
      const answer = await fetch(`${site.url}/api/health`, { headers: { 'x-request-id': given } });
      expect(answer.headers.get('x-request-id') === given, given).toBe(given === 'abcdef0123456789');
    }
    // The id of an answer leads to its line.
    const { headers: known } = await ask('/contacto');
    await expect.poll(() => read('access.log')).toContain(String(known['x-request-id']));
  });

  test('while the site is dead its pages are served', async () => {
    await expect.poll(() => getCache('/contacto')).toBe('HIT');
    await site.stop();
    for (const path of ['/contacto', '/productos', '/ley-1831']) expect((await ask(path)).status, path).toBe(200);
    expect((await ask('/productos', GZIP)).headers['content-encoding']).toBe('gzip');
    // What nobody asked for cannot be known.
    expect((await ask('/search/nada')).status).toBe(502);
  });
});

/** Debian's redis-server; installed by ensure-tools.mjs where that is possible. */
const REDIS = '/usr/bin/redis-server';
const hasRedis = existsSync(REDIS) || Boolean(process.env.CI);

/** Starts a Redis of its own on a free port. */
async function startRedis(folder: string) {
  const port = await freePort();
  const settings = ['--save', '', '--appendonly', 'no', '--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru'];
  let child: ChildProcess;
  /** Kills it at once, as a host that is gone. */
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  /** Starts it again, empty, at the same address. */
  const start = async () => {
    const own = spawn(REDIS, ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...settings], {
      stdio: 'ignore',
    });
    child = own;
    process.once('exit', () => own.kill('SIGKILL'));
    await expect(async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect').finally(() => socket.destroy());
    }).toPass({ intervals: [50] });
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start };
}

test.describe('Two processes behind nginx, with a Redis, a database and a backend', () => {
  test.describe.configure({ mode: 'serial', timeout: 90_000 });
  test.skip(!hasNginx || !hasRedis, NO_SERVER);

  const FORMS_PER_MINUTE = 6;
  const unlisted = sampleItems.filter(({ id }) => !suggestedIds.some((suggested) => suggested === id));
  const [product, other, late] = unlisted as [(typeof unlisted)[0], (typeof unlisted)[0], (typeof unlisted)[0]];

  let own: OwnBackend;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let sites: readonly [Site, Site];
  let nginx: Nginx;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    own = await startBackend();
    redis = await startRedis(own.folder);
    const environment = {
      REDIS_URL: redis.url,
      REVALIDATE_SECONDS: '3600',
      FORMS_PER_MINUTE: String(FORMS_PER_MINUTE),
      TRUSTED_PROXIES: '1',
    };
    sites = await Promise.all([own.serve(environment), own.serve(environment)]);
    nginx = await startNginx(
      own.folder,
      sites.map(({ url }) => url),
    );
  });

  test.afterAll(async () => {
    await nginx.stop();
    await redis.kill();
    await own.stop();
  });

  const getReads = (id: number) => own.backend.received.filter(({ path }) => path === `/product/${id}`).length;
  const shows = async (site: Site, path: string, text: string) =>
    (await (await fetch(site.url + path)).text()).includes(text);
  const change = (id: number, slug: string) => changeProduct(own.data, id, { slug });
  const getCache = async (site: Site, path: string) => (await fetch(site.url + path)).headers.get('x-nextjs-cache');
  const everywhere = (path: string, text: string) =>
    Promise.all(sites.map((site) => expect.poll(() => shows(site, path, text), { timeout: 20_000 }).toBe(true)));

  test('a page made by one process is a HIT on the other, and its data was read once; one revalidation refreshes both', async () => {
    const path = productAddress(product);
    expect((await fetch(sites[0].url + path)).status).toBe(200);
    for (const site of sites) await expect.poll(() => getCache(site, path)).toBe('HIT');
    expect(getReads(product.id)).toBe(1);
    await change(product.id, 'cambio-para-todos');
    for (const site of sites) expect(await shows(site, path, 'cambio-para-todos')).toBe(false);
    expect((await revalidate(nginx, { tags: [`product:${product.id}`] })).status).toBe(200);
    await everywhere(path, 'cambio-para-todos');
  });

  test('limits are counted across the processes, the same message to both at once is one, and what waited comes once', async () => {
    const send = async (index: number, text: string, visitor: string) => {
      const headers = { 'x-forwarded-for': visitor, 'idempotency-key': text.padEnd(24, '_') };
      return (await post(sites[index % 2 ? 1 : 0], '/api/contact', { ...person, description: text }, headers)).status;
    };
    const codes: number[] = [];
    for (let index = 0; index < FORMS_PER_MINUTE + 3; index++)
      codes.push(await send(index, `limite-${index}`, '192.0.2.1'));
    expect(codes).toEqual([...Array(FORMS_PER_MINUTE).fill(200), 429, 429, 429]);
    own.backend.set('status-500');
    const texts = ['una-sola-vez', 'una-sola-vez', ...[0, 1, 2, 3].map((number) => `espera-${number}`)];
    const statuses = texts.map((text, index) => send(index, text, `192.0.${index + 3}.1`));
    expect(await Promise.all(statuses)).toEqual(texts.map(() => 200));
    own.backend.set('none');
    const arrived = async () => [...(await countReceived(own.data))].filter(([text]) => texts.includes(text)).sort();
    await expect.poll(arrived, { timeout: 40_000 }).toEqual([...new Set(texts)].sort().map((text) => [text, 1]));
  });

  test('every route answers as it should with Redis, after an import and after a call of the webhook', async () => {
    test.setTimeout(240_000);
    const settings = { REDIS_URL: redis.url, REVALIDATE_SECRET, REVALIDATE_SECONDS: '3600' };
    const environment = { ...settings, DATABASE_URL: `file:${join(own.folder, 'embedded.db')}` };
    // With the build that names the sample catalogue.
    const pair = await Promise.all([serve(environment), serve(environment)]);
    // As the operator does it: the sample with a product more.
    const imported = { id: 990_001, name: 'Equipo de la importación 1/2', type: 'PRODUCT', category_id: 1 };
    const catalogue = { categories: sampleCategories, products: [...sampleItems, imported] };
    const file = join(own.folder, 'catalogue.json');
    await writeFile(file, JSON.stringify({ ...catalogue, suggested: [imported.id, 101] }));
    const { code } = await runCommand('catalogue-import', [file], { ...environment, BACKEND_URL: '' });
    expect(code).toBe(0);
    for (const site of pair) {
      for (const path of ['/', '/search/importaci%C3%B3n', '/sitemap/1.xml'])
        expect(await shows(site, path, productAddress(imported)), path).toBe(true);
      for (const [path, status] of routeVisits)
        expect((await fetch(site.url + path, { redirect: 'manual' })).status, path).toBe(status);
      for (const path of ['/sitemap.xml', '/robots.txt']) await expect.poll(() => getCache(site, path)).toBe('HIT');
      expect((await revalidate(site, { all: true })).status).toBe(200);
    }
    for (const site of pair) {
      expect(site.output()).not.toMatch(/"level":[56]0|⨯|DYNAMIC_SERVER_USAGE/);
      await site.stop();
    }
  });

  test('two releases at one Redis never give each other their pages', async () => {
    // The builds of global-setup.ts: the first one has no name.
    const pair = await Promise.all(
      ['.next', process.env.HTTP_BUILD ?? ''].map((build) =>
        own.serve({ REDIS_URL: redis.url, NEXT_DIST_DIR: build, DATABASE_URL: `file:${own.folder}/${build}.db` }),
      ),
    );
    /** The releases whose files the page is made of. */
    const readReleases = async ({ url }: Site) => {
      const html = await (await fetch(`${url}/search/bisturi`)).text();
      return [...new Set([...html.matchAll(/[?&]dpl=([\w.-]+)/g)].map(([, name]) => name))];
    };
    for (const _ of [1, 2]) expect(await Promise.all(pair.map(readReleases))).toEqual([[], ['two']]);
    for (const site of pair) await site.stop();
  });

  test('without Redis all keep serving; when it is back they share again', async () => {
    await redis.kill();
    for (const site of sites)
      for (const path of ['/', productAddress(product), productAddress(other)])
        expect((await fetch(site.url + path)).status, path).toBe(200);
    await change(other.id, 'cambio-sin-redis');
    await revalidate(sites[0], { tags: [`product:${other.id}`] });
    await expect.poll(() => shows(sites[0], productAddress(other), 'cambio-sin-redis')).toBe(true);
    await redis.start();
    // What was revalidated meanwhile is told to the others now.
    await everywhere(productAddress(other), 'cambio-sin-redis');
    expect((await fetch(sites[0].url + productAddress(late))).status).toBe(200);
    for (const site of sites) await expect.poll(() => getCache(site, productAddress(late))).toBe('HIT');
    expect(getReads(late.id)).toBe(1);
  });
});
