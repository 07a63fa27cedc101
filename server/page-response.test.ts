/** @jest-environment node */
import { createHash } from 'node:crypto';
import { getHeaders, type PageServer, startPageServer } from '@/e2e/support/page-server';

const WORDS = '<h1>Monitor de signos vitales</h1>'.repeat(50);
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

let server: PageServer;

beforeAll(async () => {
  server = await startPageServer();
});

afterAll(() => server.close());

const send = (status: number, headers: Record<string, string | string[]>, body = WORDS) =>
  server.send(status, headers, body);
const ask = (headers: Record<string, string> = {}, path = '/productos') => server.ask(path, { headers });

/** As browsers ask again; fetch by itself would add `Cache-Control: no-cache`. */
const askAgain = (tag: string) =>
  ask({ 'If-None-Match': tag, 'Cache-Control': 'max-age=0', 'Accept-Encoding': 'gzip' });

describe('a stored page', () => {
  beforeEach(() => send(200, { ...HTML, ETag: 'W/"one"', 'Content-Security-Policy': 'of the page', Vary: 'rsc' }));

  it('is sent with its own entity tag and script policy, compressed, with its true length', async () => {
    const response = await ask({ 'Accept-Encoding': 'br' });
    expect(await response.text()).toBe(WORDS);
    expect(getHeaders(response, 'etag', 'content-security-policy')).toEqual(['W/"one"', 'of the page']);
    expect(getHeaders(response, 'content-encoding', 'vary')).toEqual(['br', 'rsc, Accept-Encoding']);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(Buffer.byteLength(WORDS));
  });

  it('is sent as it is to who takes no compression, and says that it varies', async () => {
    const response = await ask({ 'Accept-Encoding': 'identity' });
    expect(getHeaders(response, 'content-encoding', 'vary')).toEqual([null, 'rsc, Accept-Encoding']);
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(WORDS)));
  });

  it.each(['W/"one"', '"one"', 'W/"other", W/"one"', '*'])('is not sent again to who has %s', async (tag) => {
    const response = await askAgain(tag);
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(getHeaders(response, 'etag', 'vary', 'content-length')).toEqual(['W/"one"', 'rsc, Accept-Encoding', null]);
  });

  it.each(['W/"other"', '"on"'])('is sent to who has %s', async (tag) => {
    expect((await askAgain(tag)).status).toBe(200);
  });

  it('has no body for HEAD', async () => {
    const response = await server.ask('/productos', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect(await response.text()).toBe('');
    expect(getHeaders(response, 'etag', 'content-length')).toEqual(['W/"one"', String(Buffer.byteLength(WORDS))]);
  });
});

test('A page that is not stored is finished when it is sent: its entity tag, and the hashes of its scripts', async () => {
  send(200, HTML, '<script>one()</script>');
  const [tag, policy] = getHeaders(await ask(), 'etag', 'content-security-policy');
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update('one()').digest('base64')}'`);
  expect((await askAgain(String(tag))).status).toBe(304);
});

test('What is no page has neither the entity tag nor the script policy of the page, and the default one', async () => {
  send(200, { 'Content-Type': 'text/x-component', ETag: 'W/"one"', 'Content-Security-Policy': 'of the page' });
  const response = await askAgain('W/"one"');
  expect([response.status, await response.text()]).toEqual([200, WORDS]);
  expect(getHeaders(response, 'etag', 'content-encoding')).toEqual([null, 'gzip']);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
});

test.each([404, 429])('Nobody stores a %i', async (status) => {
  send(status, { ...HTML, 'Cache-Control': 's-maxage=300' });
  const response = await ask();
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

test('A 404 is sent whole to who has it', async () => {
  send(404, { ...HTML, ETag: 'W/"one"' });
  expect((await askAgain('W/"one"')).status).toBe(404);
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
  send(308, { Location: '/a', ...headers }, '/a');
  expect((await ask()).headers.get('cache-control')).toBe(['max-age=0', ...Object.values(headers)].join(', '));
});

test('Of two Locations the first is sent', async () => {
  send(308, { Location: ['/a', '/b'] }, '/a');
  const response = await ask();
  expect([response.status, response.headers.get('location')]).toEqual([308, '/a']);
});

describe('what is no page', () => {
  it.each(['/api/health', '/_next/static/a.js'])('is sent as it is, a failure too (%s)', async (path) => {
    send(500, { 'Content-Type': 'application/json', ETag: '"one"' }, `"${WORDS}"`);
    const response = await ask({ 'Accept-Encoding': 'br' }, path);
    expect([response.status, await response.text()]).toEqual([500, `"${WORDS}"`]);
    expect(getHeaders(response, 'etag', 'content-encoding', 'retry-after')).toEqual(['"one"', null, null]);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });
});

test('What is sent in pieces is left as it is', async () => {
  server.answerBy((response) => {
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    response.write(WORDS);
    response.end(WORDS);
  });
  const response = await ask({}, '/sitemap.xml');
  expect(await response.text()).toBe(WORDS + WORDS);
  expect(response.headers.has('vary')).toBe(false);
});

describe('the stored answer of a route handler, which the framework sends in pieces', () => {
  const answer = (type: string, tag: string, pieces: readonly (string | Buffer)[]) =>
    server.answerBy((response, { method }) => {
      const headers = { 'x-nextjs-cache': 'HIT', ETag: tag, 'Content-Type': [type] };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.flushHeaders();
      if (method === 'GET') for (const piece of pieces) response.write(Buffer.from(piece));
      response.end();
    });

  it('is sent whole, compressed, with its entity tag and true length', async () => {
    answer('application/xml', 'W/"xml"', [WORDS, WORDS]);
    const response = await ask({ 'Accept-Encoding': 'gzip' }, '/sitemap.xml');
    expect(await response.text()).toBe(WORDS + WORDS);
    expect(getHeaders(response, 'etag', 'content-encoding', 'vary')).toEqual(['W/"xml"', 'gzip', 'Accept-Encoding']);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(Buffer.byteLength(WORDS));
  });

  it('is not sent again to who has it', async () => {
    answer('application/xml', 'W/"xml"', [WORDS]);
    const response = await askAgain('W/"xml"');
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it('is sent as it is when it is a picture that is compressed already', async () => {
    const picture = Buffer.alloc(5_000, 7);
    answer('image/png', 'W/"png"', [picture]);
    const response = await ask({ 'Accept-Encoding': 'br' }, '/producto/x/1/picture.png');
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
    expect(getHeaders(response, 'content-encoding', 'content-length')).toEqual([null, '5000']);
  });

  it('has no body for HEAD', async () => {
    answer('application/xml', 'W/"xml"', [WORDS]);
    const response = await server.ask('/sitemap.xml', { method: 'HEAD' });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([200, '', 'W/"xml"']);
  });

  it('is compressed once for each version', async () => {
    const asked = async (tag: string, words: string) => {
      answer('text/plain', tag, [words]);
      return (await ask({ 'Accept-Encoding': 'gzip' }, '/robots.txt')).text();
    };
    const newer = WORDS.toUpperCase();
    expect(await asked('W/"old"', WORDS)).toBe(WORDS);
    // The tag names its bytes: others under it would be a fault of the cache handler, and show that nothing was compressed again.
    expect(await asked('W/"old"', newer)).toBe(WORDS);
    expect(await asked('W/"new"', newer)).toBe(newer);
  });
});
