import { setMaxListeners } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attack, serveWithLimits } from './bench/load';
import { backendAt } from './support/backend';
import { address, expect, test } from './support/fixtures';
import { startFairSite } from './support/forms-site';
import { contact, productAddress } from './support/samples';
import { type Site, serve } from './support/site';

test.describe('Pages', () => {
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
    const visits = [...products, ...lists.flatMap((path) => [path, `${path}/qr.svg`])].map((path) => ({
      path,
      visitor,
    }));
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
});

test.describe('Messages', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  let site: Site;

  test.beforeEach(async () => {
    site = await startFairSite();
  });

  test.afterEach(() => site.stop());

  /** How often each status came when each of `visitors` sent a message of its own, all at once. */
  async function countMessages(visitors: readonly string[], text: string) {
    const statuses = await Promise.all(
      visitors.map(async (visitor, index) => {
        const data = { ...contact, description: `${text} ${index}` };
        const headers = { 'x-forwarded-for': visitor, 'content-type': 'application/json' };
        const answer = fetch(`${site.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(data) });
        // 0: above the bound of requests under way those of the largest network are cut.
        return answer.then(
          ({ status }) => status,
          () => 0,
        );
      }),
    );
    return Object.fromEntries(
      [...new Set(statuses)].map((one) => [one, statuses.filter((status) => status === one).length]),
    );
  }

  /** Sixty posts and more, as one attacker sends them. */
  const ATTACKS: readonly [string, readonly string[]][] = [
    ['ten /64s of one /48', Array.from({ length: 60 }, (_, index) => `2001:db8:1:${index % 10}::1`)],
    ['forty IPv4 addresses', Array.from({ length: 400 }, (_, index) => `198.18.${index % 40}.1`)],
  ];

  for (const [name, attackers] of ATTACKS)
    test(`While ${name} send messages without a pause, forty visitors send one each, and none is refused`, async () => {
      const visitors = Array.from({ length: 40 }, (_, index) =>
        index % 2 ? `192.0.${index}.7` : `2001:db8:${1_000 + index}::7`,
      );
      // Once more when everything that all may send in a minute is used up.
      for (const wave of ['first', 'second']) {
        const newcomers = wave === 'first' ? visitors : ['203.0.113.7'];
        const [, honest] = await Promise.all([
          countMessages(attackers, `${wave} attack`),
          countMessages(newcomers, wave),
        ]);
        expect(honest).toEqual({ 200: newcomers.length });
      }
    });

  test('The same message again and again counts nothing towards those of everyone', async () => {
    const visitors = Array.from({ length: 100 }, (_, index) => `198.18.${index}.1`);
    const again = async (visitor: string) => {
      const headers = { 'x-forwarded-for': visitor, 'content-type': 'application/json' };
      return (await fetch(`${site.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(contact) }))
        .status;
    };
    for (const visitor of visitors) expect(await again(visitor)).toBe(200);
    // Of the sixty of everyone one is taken: twenty are a network's own.
    const neighbours = Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`);
    expect(await countMessages(neighbours, 'neighbour')).toEqual({ 200: 20 });
  });
});

test.describe('Invented addresses', () => {
  /** Megabytes that one process may hold. */
  const MAX_MEGABYTES = 600;

  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  let site: Site;

  test.beforeAll(async () => {
    site = await serveWithLimits();
  });

  test.afterAll(() => site.stop());

  for (const { from, count, isSpread } of [
    { from: 'one address, which is soon told to wait', count: 400, isSpread: false },
    { from: 'as many addresses', count: 200, isSpread: true },
  ])
    test(`${count} invented addresses from ${from}, leave nothing on the disk and little in memory`, async () => {
      const { statuses, mostMegabytes, bytesOnDisk } = await attack(site, { count, isSpread });
      console.log(`${JSON.stringify(statuses)}, at most ${mostMegabytes.toFixed(0)} MB`);
      expect(Object.keys(statuses).filter((status) => Number(status) === 0 || Number(status) >= 500)).toEqual([]);
      expect((statuses[429] ?? 0) > 0).toBe(!isSpread);
      expect(bytesOnDisk).toBe(0);
      expect(mostMegabytes).toBeLessThan(MAX_MEGABYTES);
    });

  /** Status of a GET whose target is sent as it is, which a URL would tidy up. */
  function getStatus(target: string, visitor: string): Promise<number> {
    const { hostname, port } = new URL(site.url);
    return new Promise((resolve, reject) => {
      const options = { hostname, port, path: target, headers: { 'x-forwarded-for': visitor } };
      get(options, (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
    });
  }

  for (const [kind, limit, ways] of [
    ['searches', 60, ['/search/', 'http://x/search/', '/search/x/']],
    ['invented pages', 120, ['/producto/x/9', 'http://x/productos/x/9']],
  ] as const)
    test(`no way to write an address leads around the limit of ${kind}`, async () => {
      const visitor = `2001:db8:0:${limit}::1`;
      const asked = Array.from({ length: limit }, (_, index) => `${ways[index % ways.length]}${index}`);
      const statuses: number[] = [];
      for (const target of asked) statuses.push(await getStatus(target, visitor));
      expect(statuses.filter((status) => status === 429 || status >= 500)).toEqual([]);
      for (const way of ways) expect(await getStatus(`${way}1000000`, visitor), way).toBe(429);
    });

  test('dot segments and fragments, which a limit might read otherwise than the site, are refused', async () => {
    for (const target of [
      '/x/../search/a',
      '/./search/a',
      '/%2e/search/a',
      '/_next/static/.%2E/../search/a',
      'http://x/y/../search/a',
      '/x/../_next/image?url=a',
      '/search/a#b',
      '/search?q=a#b',
      '/%2E/producto/x/8',
    ])
      expect(await getStatus(target, '192.0.2.8'), target).toBe(400);
  });
});

test.describe('Visitors who go', () => {
  /** Each page at each moment, a fifth of them by HEAD. */
  const VISITS = 360;
  const AT_ONCE = 40;
  const MAX_STAY_MS = 5_000;

  test.describe.configure({ timeout: 300_000 });

  let folder: string;
  let site: Site;

  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-gone-'));
    site = await serve({ DATABASE_URL: `file:${join(folder, 'site.db')}`, TRUSTED_PROXIES: '1' });
  });

  test.afterEach(async () => {
    await site.stop();
    await rm(folder, { recursive: true });
  });

  /** Pages that are stored and that are not, handlers in one piece and in many, redirects and 404s. */
  const paths: readonly ((index: number) => string)[] = [
    () => '/',
    (index) => `/search/palabra-${index}`,
    (index) => `/comparar/${101 + (index % 5)}-201?visita=${index}`,
    (index) => `/producto/x/${101 + (index % 5)}`,
    (index) => `/producto/x/${8_000_000 + index}`,
    (index) => `/no/hay/${index}`,
    (index) => `/p/${101 + (index % 5)}`,
    () => '/sitemap.xml',
    () => '/sitemap/1.xml',
    (index) => `/sitemap/${2 + (index % 900)}.xml`,
    () => '/robots.txt',
    (index) => `/api/suggest?q=m${index}`,
  ];

  /** When a visitor goes: at once, while the page waits or is made, at the first bytes of the answer, or while it is stuck. */
  const moments: readonly ((socket: ReturnType<typeof connect>, go: () => void) => void)[] = [
    (_, go) => setImmediate(go),
    (_, go) => setTimeout(go, 5),
    (_, go) => setTimeout(go, 50),
    (_, go) => setTimeout(go, 300),
    (socket, go) => socket.once('data', go),
    (socket, go) =>
      socket.once('data', () => {
        socket.pause();
        setTimeout(go, 50);
      }),
  ];

  /** A visit of `path` that ends before it is answered; resolves when its connection is closed. */
  function visitAndGo(index: number): Promise<void> {
    const { hostname, port } = new URL(site.url);
    const path = paths[index % paths.length]?.(index);
    const method = index % 5 === 0 ? 'HEAD' : 'GET';
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      const go = () => socket.destroy();
      socket.setTimeout(MAX_STAY_MS, go);
      socket.on('error', () => undefined).on('close', () => resolve());
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\nAccept-Encoding: ${index % 2 ? 'gzip' : 'identity'}\r\nX-Forwarded-For: 203.0.${index % 250}.7\r\n\r\n`,
      );
      moments[Math.floor(index / paths.length) % moments.length]?.(socket, go);
    });
  }

  test(`After ${VISITS} visitors who went at every moment new pages are made, and no place was lost`, async () => {
    let index = 0;
    const visitInTurn = async () => {
      while (index < VISITS) await visitAndGo(index++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn));
    for (const path of ['/comparar/103-204-305', '/search/despues', '/sitemap/1.xml'])
      expect((await fetch(site.url + path)).status, path).toBe(200);
    const health = async () => (await fetch(`${site.url}/api/health?ready`)).json();
    await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: 'ready' });
    // Not even for the time that a rendering may take.
    expect(site.output()).not.toContain('takes too long');
  });
});
