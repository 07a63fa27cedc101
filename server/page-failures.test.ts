/** @jest-environment node */
import { getHeaders, type PageServer, startPageServer, UNAVAILABLE_PAGE, WAIT_PAGE } from '@/e2e/support/page-server';
import { ERROR_PAGE_ID } from '@/lib/failures/failure-text';
import { REFUSED_HEADER } from './cache/refused-page';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

let server: PageServer;

beforeAll(async () => {
  server = await startPageServer();
});

afterAll(() => server.close());

describe('a page that fails', () => {
  const expectUnavailable = async (response: Response, retryAfter = '30') => {
    expect([response.status, await response.text()]).toEqual([503, UNAVAILABLE_PAGE]);
    expect(getHeaders(response, 'retry-after', 'cache-control')).toEqual([retryAfter, 'no-store']);
    expect(getHeaders(response, 'content-type')).toEqual([HTML['Content-Type']]);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  };

  it.each([500, 502])('is replaced by the error page of the build (%i)', async (status) => {
    server.send(status, { ...HTML, 'Content-Length': '4', 'x-nextjs-cache': 'MISS' }, 'Oops');
    const response = await server.ask('/productos');
    await expectUnavailable(response);
    expect(response.headers.has('x-nextjs-cache')).toBe(false);
  });

  it('is replaced for the RSC payload too', async () => {
    server.send(500, { 'Content-Type': 'text/x-component' }, `{"id":"${ERROR_PAGE_ID}"}`);
    await expectUnavailable(await server.ask('/productos'));
  });

  it('is sent as it is, finished, when it has words of its own', async () => {
    const page = `<p id="${ERROR_PAGE_ID}">No responde</p><script>one()</script>`;
    server.send(500, HTML, page);
    const response = await server.ask('/productos');
    expect([response.status, await response.text()]).toEqual([503, page]);
    expect(getHeaders(response, 'retry-after', 'cache-control')).toEqual(['30', 'no-store']);
    expect(response.headers.get('etag')).toMatch(/^W\//);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  });

  it('keeps the Retry-After that it has', async () => {
    server.send(503, { ...HTML, 'Retry-After': '7' }, `<p id="${ERROR_PAGE_ID}"></p>`);
    expect((await server.ask('/productos')).headers.get('retry-after')).toBe('7');
  });

  it('says so to HEAD without a body', async () => {
    server.answerBy((response) => response.writeHead(500, HTML).end());
    const response = await server.ask('/productos', { method: 'HEAD' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  });
});

describe('a page that the render queue refuses', () => {
  it.each([
    [429, WAIT_PAGE],
    [503, UNAVAILABLE_PAGE],
  ])('is the error page for %i, with the seconds to wait', async (status, page) => {
    server.send(
      status,
      { ...HTML, [REFUSED_HEADER]: '12', 'Cache-Control': 's-maxage=60', 'Content-Length': '1' },
      ' ',
    );
    const response = await server.ask('/productos');
    expect([response.status, await response.text()]).toEqual([status, page]);
    expect(getHeaders(response, 'retry-after', 'cache-control', REFUSED_HEADER)).toEqual(['12', 'no-store', null]);
  });

  it('says to HEAD when to ask again', async () => {
    server.answerBy((response) => response.setHeader(REFUSED_HEADER, '12').writeHead(429, HTML).end());
    const response = await server.ask('/productos', { method: 'HEAD' });
    expect([response.status, ...getHeaders(response, 'retry-after', REFUSED_HEADER)]).toEqual([429, '12', null]);
  });

  it('has no body for HEAD where it is refused before it is asked for', async () => {
    server.answerBy((response) => response.refuse({ status: 429, retryAfter: 3 }));
    const response = await server.ask('/_next/image?url=x', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([429, '']);
    expect(getHeaders(response, 'retry-after', 'content-length')).toEqual(['3', String(Buffer.byteLength(WAIT_PAGE))]);
  });
});

test('A page that cannot be sent whole is not sent as if it were', async () => {
  server.answerBy((response) => {
    response.setHeader('Content-Type', HTML['Content-Type']).end('<p></p>'.repeat(500));
    // While it is compressed somebody else sends the headers.
    response.flushHeaders();
  });
  const headers = { 'Accept-Encoding': 'gzip' };
  await expect(server.ask('/productos', { headers }).then((response) => response.text())).rejects.toThrow();
});
