import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BROTLI, hasNginx, type NginxSite, NO_SERVER, startNginxSite } from './support/cluster';
import { address, expect, test } from './support/fixtures';

// One nginx before one site.
test.describe.configure({ mode: 'serial' });
test.skip(!hasNginx, NO_SERVER);

let server: NginxSite;

test.beforeAll(async () => {
  server = await startNginxSite();
});

test.afterAll(() => server.stop());

const GZIP = { 'accept-encoding': 'gzip, deflate' };

test('dot segments and fragments are refused', async () => {
  const targets = '/x/../search/a /images/%2e%2E/contacto /search/.. /./contacto /contacto#a /search?q=a#b'.split(' ');
  for (const target of targets) expect((await server.ask(target)).status, target).toBe(400);
  expect((await server.ask('/contacto?x=/../a')).status).toBe(200);
});

test('calls are not stored, and too many of one visitor are refused: an IPv4 address or an IPv6 network, whatever it says', async () => {
  // Until then the search index is being made.
  await expect.poll(async () => (await server.ask('/api/health?ready')).status).toBe(200);
  const { 'x-cache': cache, 'x-request-id': id } = (await server.ask('/api/health?ready')).headers;
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
    const all = await Promise.all(numbers.map((number) => server.ask('/api/contact', getHeaders(number))));
    const refused = all.filter(({ status }) => status === 429).length;
    expect(refused > (isRefused ? 10 : 0), String(getHeaders)).toBe(isRefused);
  }
});

test('a page is stored, plain and compressed, and comes from the cache the second time; so do files with a hash', async () => {
  const [file = ''] = /\/_next\/static\/[^"]+\.js/.exec(String((await server.ask('/')).body)) ?? [];
  await expect.poll(() => server.getCache(file)).toBe('HIT');
  expect((await server.ask(file)).headers['cache-control']).toContain('immutable');
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
  for (const [accepted, encoding] of [
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
  ] as const) {
    const { headers } = await server.ask('/productos', { 'accept-encoding': accepted });
    expect([headers['x-cache'], headers['content-encoding']], accepted).toEqual(['HIT', encoding]);
    const known = { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) };
    expect((await server.ask('/productos', known)).status).toBe(304);
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
  // What a query decides is asked with it.
  expect((await server.ask('/search?q=monitor')).headers.location).toBe('/search/monitor');
  expect(String((await server.ask('/api/suggest?q=defibrillator')).body)).toContain('efibrillator');
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
  for (const headers of [...kinds, ...kinds]) {
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

test('the answer of the site to the router does not depend on what nginx leaves out of its key', async () => {
  const getAnswer = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(server.site.url + path, { headers: { rsc: '1', ...headers } });
    return [answer.status, answer.headers.get('content-type'), await answer.text()];
  };
  const tree = encodeURIComponent('["",{"children":["contacto",{"children":["__PAGE__",{}]}]},null,null,true]');
  // As the framework takes these headers of its router.
  const hash = createHash('sha256').update(`0,0,${tree},/`).digest().subarray(0, 12).toString('base64url');
  // The page may be made anew between two questions.
  for (const path of ['/contacto', '/ley-1831', '/search/monitor'])
    await expect(async () => {
      const plain = await getAnswer(`${path}?_rsc`, {});
      expect(plain.slice(0, 2)).toEqual([200, 'text/x-component']);
      const state = { 'next-router-state-tree': tree, 'next-url': '/' };
      expect(await getAnswer(`${path}?_rsc=${hash}`, state)).toEqual(plain);
    }).toPass();
});

test('its logs name no visitor and nothing of what visitors write', async () => {
  const secrets = 'palabra-secreta numero-secreto 203.0.113.77 agente-secreto referencia-secreta 101x7'.split(' ');
  const headers = {
    'x-visitor': '203.0.113.77',
    'user-agent': 'agente-secreto',
    referer: 'http://x/referencia-secreta',
  };
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
  for (const path of Object.keys(asked)) await server.ask(path, headers);
  // Refused, which nginx would say in its log of errors.
  await Promise.all(Array.from({ length: 40 }, () => server.ask('/api/contact?x=palabra-secreta', headers)));
  await server.ask('/search/palabra-secreta#a');
  const read = (name: string) => readFile(join(server.folder, name), 'utf8');
  await expect.poll(async () => (await read('access.log')).includes('"status":429')).toBe(true);
  const log = await read('access.log');
  for (const secret of [...secrets, '127.0.0.1,'])
    expect(log + (await read('error.log')), secret).not.toContain(secret);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ route }) => route)).toEqual(expect.arrayContaining(Object.values(asked)));
  // The site takes the id of its proxy where it looks like one, into its own log too.
  for (const given of ['abcdef0123456789', 'corto', 'ana@example.com', 'x'.repeat(65)]) {
    const answer = await fetch(`${server.site.url}/api/health`, { headers: { 'x-request-id': given } });
    expect(answer.headers.get('x-request-id') === given, given).toBe(given === 'abcdef0123456789');
  }
  // The id of an answer leads to its line.
  const { headers: known } = await server.ask('/contacto');
  const line = { route: '/contacto', method: 'GET', status: 200, cache: 'HIT', seconds: expect.any(Number) };
  expect(lines).toContainEqual(expect.objectContaining(line));
  await expect.poll(() => read('access.log')).toContain(String(known['x-request-id']));
});

test('while the site is dead its pages are served', async () => {
  await expect.poll(() => server.getCache('/contacto')).toBe('HIT');
  await server.site.stop();
  for (const path of ['/contacto', '/productos', '/ley-1831']) expect((await server.ask(path)).status, path).toBe(200);
  expect((await server.ask('/productos', GZIP)).headers['content-encoding']).toBe('gzip');
  // What nobody asked for cannot be known.
  expect((await server.ask('/search/nada')).status).toBe(502);
});
