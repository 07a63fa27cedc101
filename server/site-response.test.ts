/** @jest-environment node */
import { getHeaders, type PageServer, startPageServer, UNAVAILABLE_PAGE, WAIT_PAGE } from '@/e2e/support/requests';
import { ERROR_PAGE_ID } from '@/lib/failures/failure-text';

const WORDS = '<h1>Monitor de signos vitales</h1>'.repeat(50);
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const ALL = 'gzip, deflate, br';

let server: PageServer;

beforeAll(async () => {
  server = await startPageServer();
});

afterAll(() => server.close());

const send = (status: number, headers: Record<string, string | string[]>, body: string | Buffer = WORDS) =>
  server.send(status, headers, body);
const ask = (headers: Record<string, string> = {}, path = '/productos') => server.ask(path, { headers });

/** As browsers ask again; fetch by itself would add `Cache-Control: no-cache`. */
const askAgain = (tag: string, path?: string) =>
  ask({ 'If-None-Match': tag, 'Cache-Control': 'max-age=0', 'Accept-Encoding': 'gzip' }, path);

describe('a stored page', () => {
  beforeEach(() => send(200, { ...HTML, ETag: 'W/"one"', 'Content-Security-Policy': 'of the page', Vary: 'rsc' }));

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('is sent to who takes %s with its own entity tag, script policy and true length', async (accepted, encoding) => {
    const response = await ask({ 'Accept-Encoding': accepted });
    expect(await response.text()).toBe(WORDS);
    expect(getHeaders(response, 'etag', 'content-security-policy')).toEqual(['W/"one"', 'of the page']);
    expect(getHeaders(response, 'content-encoding', 'vary')).toEqual([encoding, 'rsc, Accept-Encoding']);
    const length = Number(response.headers.get('content-length'));
    expect(encoding ? length < WORDS.length : length === WORDS.length).toBe(true);
  });

  it.each(['W/"one"', '"one"', 'W/"other", W/"one"', '*'])('is not sent again to who has %s', async (tag) => {
    const response = await askAgain(tag);
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(getHeaders(response, 'etag', 'vary', 'content-length')).toEqual(['W/"one"', 'rsc, Accept-Encoding', null]);
  });

  it.each(['W/"other"', '"on"'])('is sent to who has %s', async (tag) => {
    expect((await askAgain(tag)).status).toBe(200);
  });

  it('is compressed once for each version', async () => {
    // The tag names its bytes: others under it would be a fault of the cache handler, and show that nothing was compressed again.
    send(200, { ...HTML, ETag: 'W/"one"' }, WORDS.toUpperCase());
    expect(await (await ask({ 'Accept-Encoding': 'gzip' })).text()).toBe(WORDS);
    send(200, { ...HTML, ETag: 'W/"two"' }, WORDS.toUpperCase());
    expect(await (await ask({ 'Accept-Encoding': 'gzip' })).text()).toBe(WORDS.toUpperCase());
  });
});

test('What the router fetches has neither the entity tag nor the script policy of its page', async () => {
  send(200, { 'Content-Type': 'text/x-component', ETag: 'W/"one"', 'Content-Security-Policy': 'of the page' });
  const response = await askAgain('W/"one"');
  expect([response.status, await response.text()]).toEqual([200, WORDS]);
  expect(getHeaders(response, 'etag', 'content-encoding')).toEqual([null, 'gzip']);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
});

test.each([404, 429])('Nobody stores a %i, and it is sent whole to who has it', async (status) => {
  send(status, { ...HTML, ETag: 'W/"one"', 'Cache-Control': 's-maxage=300' });
  const response = await askAgain('W/"one"');
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

test('The home page alone names its first picture, to be fetched at once', async () => {
  send(200, HTML);
  for (const path of ['/', '/?utm_source=copiar'])
    expect((await ask({}, path)).headers.get('link')).toMatch(/^<\/.+>; rel=preload; as=image/);
  expect((await ask()).headers.has('link')).toBe(false);
  send(200, { 'Content-Type': 'text/x-component' });
  expect((await ask({}, '/?_rsc=1')).headers.has('link')).toBe(false);
});

test.each([{}, { 'Cache-Control': 's-maxage=300' }])('No browser keeps a permanent redirect (%j)', async (headers) => {
  send(308, { Location: ['/a', '/b'], ...headers }, '/a');
  const response = await ask();
  expect(response.headers.get('cache-control')).toBe(['max-age=0', ...Object.values(headers)].join(', '));
  expect([response.status, response.headers.get('location')]).toEqual([308, '/a']);
});

describe('the answer of a route handler, which the framework sends in pieces', () => {
  const answer = (type: string) =>
    server.answerBy((response, { method }) => {
      for (const [name, value] of Object.entries({ ETag: 'W/"xml"', 'Content-Type': [type] }))
        response.setHeader(name, value);
      response.flushHeaders();
      if (method === 'GET') for (const piece of [WORDS, WORDS]) response.write(Buffer.from(piece));
      response.end();
    });

  it('is compressed, and not sent again to who has it', async () => {
    answer('application/xml');
    const response = await ask({ 'Accept-Encoding': ALL }, '/sitemap.xml');
    expect(await response.text()).toBe(WORDS + WORDS);
    expect(getHeaders(response, 'etag', 'content-encoding', 'vary')).toEqual(['W/"xml"', 'br', 'Accept-Encoding']);
    const again = await askAgain('W/"xml"', '/sitemap.xml');
    expect([again.status, await again.text(), again.headers.get('content-encoding')]).toEqual([304, '', null]);
  });

  it('is sent as it is when it is a picture', async () => {
    answer('image/jpeg');
    expect((await ask({ 'Accept-Encoding': ALL }, '/tarjeta/a.jpg')).headers.has('content-encoding')).toBe(false);
  });

  it('has no body for HEAD', async () => {
    answer('application/xml');
    const response = await server.ask('/sitemap.xml', { method: 'HEAD' });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([200, '', 'W/"xml"']);
  });
});

test('A piece of a file is sent as it is', async () => {
  send(206, { 'Content-Type': 'text/plain', 'Content-Range': 'bytes 0-9/10' });
  expect((await ask({ 'Accept-Encoding': ALL }, '/docs/a.txt')).headers.has('content-encoding')).toBe(false);
});

test.each(['/api/health', '/_next/static/a.js'])('%s, no page, fails as it likes', async (path) => {
  send(500, { 'Content-Type': 'application/json' }, `"${WORDS}"`);
  const response = await ask({}, path);
  expect([response.status, await response.text()]).toEqual([500, `"${WORDS}"`]);
  expect(response.headers.has('retry-after')).toBe(false);
});

describe('a page that fails', () => {
  it.each([500, 502])('is replaced by the error page of the build (%i)', async (status) => {
    send(status, { ...HTML, 'Content-Length': '4', 'x-nextjs-cache': 'MISS' }, 'Oops');
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([503, UNAVAILABLE_PAGE]);
    expect(getHeaders(response, 'retry-after', 'cache-control', 'x-nextjs-cache')).toEqual(['30', 'no-store', null]);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('is sent as it is, finished, when it has words of its own', async () => {
    const page = `<p id="${ERROR_PAGE_ID}">No responde</p><script>one()</script>`;
    send(500, { ...HTML, 'Retry-After': '7' }, page);
    const response = await ask();
    expect([response.status, await response.text(), response.headers.get('retry-after')]).toEqual([503, page, '7']);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  });

  it('says so to HEAD and to the router', async () => {
    send(500, { 'Content-Type': 'text/x-component' }, '');
    for (const method of ['GET', 'HEAD']) expect((await server.ask('/productos', { method })).status).toBe(503);
  });
});

test.each([
  [429, WAIT_PAGE],
  [503, UNAVAILABLE_PAGE],
] as const)('Who is refused with %i gets the error page, and HEAD its headers', async (status, page) => {
  const { refuse } = await import('./error-pages');
  server.answerBy((response) => refuse(response, { status, retryAfter: 12 }));
  const response = await ask();
  expect([response.status, await response.text()]).toEqual([status, page]);
  expect(getHeaders(response, 'retry-after', 'cache-control')).toEqual(['12', 'no-store']);
  const head = await server.ask('/productos', { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('retry-after')]).toEqual([status, '', '12']);
});
