import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendAt } from './support/backend';
import { address, expect, test } from './support/fixtures';
import { productAddress } from './support/samples';
import { type Site, serve } from './support/site';

type Item = { readonly id: number; readonly name: string; readonly type: string };

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let folder: string;
let site: Site;
let paths: string[];

/** `count` addresses of products of the FDA catalogue that nobody has opened in this process. */
const take = (count: number) => paths.splice(0, count);

test.beforeAll(async () => {
  const pages = await Promise.all(
    [10, 11, 12, 13, 14, 15, 16, 17, 18].map((page) =>
      backendAt(address('BACKEND')).get<{ readonly data: readonly Item[] }>(`/products?page=${page}&limit=100`),
    ),
  );
  paths = pages.flatMap(({ data }) => data.map(productAddress));
});

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-fair-'));
  site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: address('BACKEND'),
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    TRUSTED_PROXIES: '1',
    INVENTED_PAGES_PER_MINUTE: '',
  });
});

test.afterEach(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** How often each status came when `visits` were made, at most `atOnce` at a time. */
async function countStatuses(visits: readonly { path: string; visitor: string }[], atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = await Promise.all(
    visits.map(
      ({ path, visitor }) =>
        new Promise<number>((resolve) => {
          const request = get(site.url + path, { agent, headers: { 'x-forwarded-for': visitor } }, (answer) =>
            answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
          );
          request.on('error', () => resolve(0));
        }),
    ),
  );
  agent.destroy();
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

for (const count of [30, 100, 200])
  test(`${count} visitors at once, each with a page that nobody has seen, are all served`, async () => {
    const visits = take(count).map((path, index) => ({ path, visitor: `192.0.${index % 250}.${1 + (index >> 8)}` }));
    expect(await countStatuses(visits, count)).toEqual({ 200: count });
  });

test('200 visitors who open the same new page are all served, and its data is read once', async () => {
  const [path = ''] = take(1);
  const id = path.split('/').at(-1);
  const calls = await backendAt(address('BACKEND')).callsOf(`/product/${id}`);
  const visits = Array.from({ length: 200 }, (_, index) => ({ path, visitor: `198.51.100.${index}` }));
  expect(await countStatuses(visits, 200)).toEqual({ 200: 200 });
  expect(await backendAt(address('BACKEND')).callsOf(`/product/${id}`)).toBe(calls + 1);
});

test('A crawler from one address that opens 200 new pages is never refused', async () => {
  const visits = take(200).map((path) => ({ path, visitor: '203.0.113.7' }));
  expect(await countStatuses(visits, 1)).toEqual({ 200: 200 });
});

test('A link checker from one address, 25 at once, is never refused on 250 pages', async () => {
  const visits = take(250).map((path) => ({ path, visitor: '203.0.113.8' }));
  expect(await countStatuses(visits, 25)).toEqual({ 200: 250 });
});

test('Who invents addresses is refused new pages, and only these; everyone else is served', async () => {
  const [known = '', unknown = ''] = take(2);
  const visitor = '203.0.113.9';
  const visit = (path: string, from = visitor) => countStatuses([{ path, visitor: from }], 1);
  expect(await visit(known, '203.0.113.1')).toEqual({ 200: 1 });
  const invented = Array.from({ length: 130 }, (_, index) => ({ path: `/producto/x/${7_000_000 + index}`, visitor }));
  const statuses = await countStatuses(invented, 10);
  expect(Object.keys(statuses)).toEqual(['404', '429']);
  expect(await visit(unknown)).toEqual({ 429: 1 });
  for (const path of [known, '/', '/contacto', '/productos']) expect(await visit(path), path).toEqual({ 200: 1 });
  expect(await visit(unknown, '203.0.113.10')).toEqual({ 200: 1 });
});
