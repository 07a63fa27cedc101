import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hasNginx, type NginxSite, NO_NGINX, startNginx, startNginxSite } from './support/cluster';

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
      ...['/search', '/ley-1831/lugar', '/cotizacion/cambiar', '/comparar/elegir'].map((path) => [path, '?q=1&_rsc=1']),
      ...['/api/suggest', '/api/health', '/api/contact'].map((path) => [path, '?q=1&_rsc=1']),
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
    const all = await Promise.all(numbers.map((count) => server.ask('/api/contact', { 'x-visitor': visitor(count) })));
    return all.filter(({ status }) => status === 429).length;
  };
  // 10 is the byte that a pattern takes for the end of a line.
  expect(await getRefused((count) => `2001:db8:a0a:a0a:${count}::a0a`)).toBeGreaterThan(10);
  expect(await getRefused((count) => `2001:db8:b:${count}::1`)).toBe(0);
  expect(await getRefused(() => '198.51.100.10')).toBeGreaterThan(10);
  expect(await getRefused((count) => `198.51.101.${count}`)).toBe(0);
});
