import { setMaxListeners } from 'node:events';
import { Agent, get } from 'node:http';
import { backendAt } from './support/backend';
import { address, expect, test } from './support/fixtures';
import { startFairSite } from './support/forms-site';
import { productAddress } from './support/samples';
import type { Site } from './support/site';

type Item = { readonly id: number; readonly name: string; readonly type: string };

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: Site;
let paths: string[];

/** `count` addresses of products of the FDA catalogue that nobody has opened in this process. */
const take = (count: number) => paths.splice(0, count);

test.beforeAll(async () => {
  const pages = await Promise.all(
    [10, 11, 12, 13].map((page) =>
      backendAt(address('BACKEND')).get<{ readonly data: readonly Item[] }>(`/products?page=${page}&limit=100`),
    ),
  );
  paths = pages.flatMap(({ data }) => data.map(productAddress));
  site = await startFairSite();
});

test.afterAll(() => site.stop());

type Visit = { readonly path: string; readonly visitor: string };

/** The status of an answer; 0 for none. As a proxy does, it asks again when a connection from before was closed meanwhile. */
function visit({ path, visitor }: Visit, agent: Agent, signal?: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const options = { agent, headers: { 'x-forwarded-for': visitor }, ...(signal && { signal }) };
    const request = get(site.url + path, options, (answer) =>
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', () => resolve(0)),
    );
    const isAgain = () => request.reusedSocket && !signal?.aborted;
    request.on('error', () => resolve(isAgain() ? visit({ path, visitor }, agent, signal) : 0));
  });
}

/** How often each status came when `visits` were made, at most `atOnce` at a time. */
async function countStatuses(visits: readonly Visit[], atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const counts = await countOver(agent, visits);
  agent.destroy();
  return counts;
}

async function countOver(agent: Agent, visits: readonly Visit[]) {
  const statuses = await Promise.all(visits.map((one) => visit(one, agent)));
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

// The process that is asked is a new one, which makes pages more slowly.
test('200 visitors at once, each with a page that nobody has seen, are all served', async () => {
  const visits = take(200).map((path, index) => ({ path, visitor: `192.0.${index}.1` }));
  expect(await countStatuses(visits, 200)).toEqual({ 200: 200 });
});

test('200 visitors who open the same new page are all served, and its data is read once', async () => {
  const [path = ''] = take(1);
  const id = path.split('/').at(-1);
  const calls = await backendAt(address('BACKEND')).callsOf(`/product/${id}`);
  const visits = Array.from({ length: 200 }, (_, index) => ({ path, visitor: `198.51.100.${index}` }));
  expect(await countStatuses(visits, 200)).toEqual({ 200: 200 });
  expect(await backendAt(address('BACKEND')).callsOf(`/product/${id}`)).toBe(calls + 1);
});

// More than the 120 addresses that one visitor may invent in a minute.
test('A crawler or link checker from one address, 25 at once, is never refused on 125 new pages', async () => {
  const visits = take(125).map((path) => ({ path, visitor: '203.0.113.8' }));
  expect(await countStatuses(visits, 25)).toEqual({ 200: 125 });
});

test('Who invents addresses is refused new pages, and only these; everyone else is served', async () => {
  const [known = '', unknown = ''] = take(2);
  const visitor = '203.0.113.9';
  const ask = (path: string, from = visitor) => countStatuses([{ path, visitor: from }], 1);
  expect(await ask(known, '203.0.113.1')).toEqual({ 200: 1 });
  const invented = Array.from({ length: 130 }, (_, index) => ({ path: `/producto/x/${7_000_000 + index}`, visitor }));
  const statuses = await countStatuses(invented, 10);
  expect(Object.keys(statuses)).toEqual(['404', '429']);
  expect(await ask(unknown)).toEqual({ 429: 1 });
  for (const path of [known, '/', '/contacto', '/productos']) expect(await ask(path), path).toEqual({ 200: 1 });
  expect(await ask(unknown, '203.0.113.10')).toEqual({ 200: 1 });
});

test('A visitor who opens products with their codes and prints lists is never refused', async () => {
  const visitor = '203.0.113.11';
  const products = take(15).flatMap((path) => [path, `${path}/qr.svg`]);
  const lists = Array.from({ length: 8 }, (_, index) => `/cotizacion/1x${index + 2}-2`);
  const visits = [...products, ...lists.flatMap((path) => [path, `${path}/qr.svg`])].map((path) => ({ path, visitor }));
  expect(await countStatuses(visits, 6)).toEqual({ 200: visits.length });
});

test('A search engine that asks for every part of a sitemap of fifty, several times, is never refused', async () => {
  const paths = ['/sitemap.xml', ...Array(50).fill('/sitemap/1.xml')];
  const visits = [...paths, ...paths, ...paths].map((path) => ({ path, visitor: '203.0.113.12' }));
  expect(await countStatuses(visits, 10)).toEqual({ 200: visits.length });
});

test('Codes of one address are made so often a minute; one that is made is sent to everybody, and others are served', async () => {
  const visitor = '203.0.113.13';
  const [page = ''] = take(1);
  const path = (index: number) => `/cotizacion/1x${2 + (index % 90)}-2x${2 + Math.floor(index / 90)}/qr.svg`;
  const asked = Array.from({ length: 640 }, (_, index) => ({ path: path(index), visitor }));
  expect(await countStatuses(asked, 10)).toEqual({ 200: 600, 429: 40 });
  expect(await countStatuses([{ path: path(0), visitor }], 1)).toEqual({ 200: 1 });
  expect(await countStatuses([{ path: page, visitor }], 1)).toEqual({ 200: 1 });
  expect(await countStatuses([{ path: path(639), visitor: '203.0.113.14' }], 1)).toEqual({ 200: 1 });
});

const attackers = [
  ['65,536 networks of one /48', (index: number) => `2001:db8:66:${index.toString(16)}::1`],
  ['forty addresses', (index: number) => `198.18.${index % 40}.7`],
] as const;
const honest = [
  ['IPv4', (index: number) => `192.0.${index}.1`],
  ['IPv6', (index: number) => `2001:db8:${(1_000 + index).toString(16)}:1::5`],
] as const;

for (const [who, getAttacker] of attackers)
  test(`While ${who} ask for forty new pages a second, every visitor is served: stored and new pages, IPv4 and IPv6`, async () => {
    let count = 0;
    // A proxy keeps its connections; Node takes one new one in each turn of the event loop, so that new ones would wait for each other.
    const proxy = new Agent({ keepAlive: true });
    const attacks: Promise<unknown>[] = [];
    const end = new AbortController();
    setMaxListeners(0, end.signal);
    const attack = setInterval(() => {
      const path = count % 2 ? `/producto/x/${9_000_000 + count}` : `/search/palabra-${count}`;
      attacks.push(visit({ path, visitor: getAttacker(count++) }, proxy, end.signal));
    }, 25);
    // A second of it waits before the first visitor comes.
    await expect.poll(() => count).toBeGreaterThan(40);
    for (const round of [1, 2]) {
      const visits = honest.flatMap(([family, getVisitor]) =>
        ['/contacto', ...take(1), `/search/de-${family}-${round}`].map((path) => ({
          path,
          visitor: getVisitor(round),
        })),
      );
      expect(await countOver(proxy, visits), `round ${round}`).toEqual({ 200: 6 });
    }
    clearInterval(attack);
    // What still waits need not be made.
    end.abort();
    await Promise.all(attacks);
    proxy.destroy();
  });
