/** @jest-environment node */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UNAVAILABLE_PAGE, writeErrorPages } from '@/e2e/support/requests';

const WORDS = '<h1>Monitor de signos vitales</h1>'.repeat(50);
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

let distDir: string;
let server: Server;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  distDir = await writeErrorPages();
  const { SiteResponse } = await import('@/server/site-response');
  const { compress } = await import('@/server/compression');
  server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    void compress(request, response, () => answer(response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
  await rm(distDir, { recursive: true });
});

/** Answers from now on as the framework does: the headers first, then the whole body. */
function send(status: number, headers: Record<string, string | string[]>, body: string | Buffer = WORDS): void {
  answer = (response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(body);
  };
}

const ask = (headers: Record<string, string> = {}, path = '/productos') => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers });
};

test('A stored page is compressed once for each version', async () => {
  const get = async (tag: string, body: string) => {
    send(200, { ...HTML, ETag: tag }, body);
    return (await ask({ 'Accept-Encoding': 'gzip' })).text();
  };
  expect(await get('W/"one"', WORDS)).toBe(WORDS);
  // The tag names its bytes: others under it would be a fault of the cache handler, and show that nothing was compressed again.
  expect(await get('W/"one"', WORDS.toUpperCase())).toBe(WORDS);
  expect(await get('W/"two"', WORDS.toUpperCase())).toBe(WORDS.toUpperCase());
});

test('What the router fetches has neither the entity tag nor the script policy of its page', async () => {
  send(200, { 'Content-Type': 'text/x-component', ETag: 'W/"one"', 'Content-Security-Policy': 'of the page' });
  const response = await ask({ 'If-None-Match': 'W/"one"', 'Cache-Control': 'max-age=0', 'Accept-Encoding': 'gzip' });
  expect([response.status, await response.text()]).toEqual([200, WORDS]);
  expect([response.headers.get('etag'), response.headers.get('content-encoding')]).toEqual([null, 'gzip']);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
});

test.each([{}, { 'Cache-Control': 's-maxage=300' }])('No browser keeps a permanent redirect (%j)', async (headers) => {
  send(308, { Location: ['/a', '/b'], ...headers }, '/a');
  const response = await ask();
  expect(response.headers.get('cache-control')).toBe(['max-age=0', ...Object.values(headers)].join(', '));
  expect([response.status, response.headers.get('location')]).toEqual([308, '/a']);
});

test('A page that fails is replaced by the error page of the build', async () => {
  send(502, { ...HTML, 'Content-Length': '4', 'x-nextjs-cache': 'MISS' }, 'Oops');
  const response = await ask();
  expect([response.status, await response.text()]).toEqual([503, UNAVAILABLE_PAGE]);
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  expect(response.headers.has('x-nextjs-cache')).toBe(false);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});
