import { setMaxListeners } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { bytesBelow, getMemory } from './bench/load';
import { backendAt } from './support/backend';
import { address, expect, test } from './support/fixtures';
import { post, startFairSite } from './support/forms-site';
import { contact, productAddress } from './support/samples';
import type { Site } from './support/site';

// One site behind one proxy for all that visitors do to it, with lower limits than in production (lib/env.test.ts): pages take their time.
const [INVENTED_PAGES, SEARCHES] = [40, 18];
test.describe.configure({ mode: 'serial', timeout: 240_000 });

type Item = { readonly id: number; readonly name: string; readonly type: string };
type Visit = { readonly path: string; readonly visitor: string };

const backend = () => backendAt(address('BACKEND'));

let site: Site;
let paths: string[];

/** `count` addresses of products of the FDA catalogue that nobody has opened in this process. */
const take = (count: number) => paths.splice(0, count);
const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

test.beforeAll(async () => {
  const pages = [10, 11, 12, 13, 14].map((page) =>
    backend().get<{ readonly data: readonly Item[] }>(`/products?page=${page}&limit=100`),
  );
  paths = (await Promise.all(pages)).flatMap(({ data }) => data.map(productAddress));
  site = await startFairSite({
    INVENTED_PAGES_PER_MINUTE: String(INVENTED_PAGES),
    SEARCHES_PER_MINUTE: String(SEARCHES),
  });
});

test.afterAll(() => site.stop());

/** The status of an answer; 0 for none. As a proxy does, it asks again when a connection from before was closed meanwhile. */
function visit({ path, visitor }: Visit, agent: Agent, signal?: AbortSignal): Promise<number> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    // A target is sent as it is written: a URL would tidy it up.
    const options = { hostname, port, path, agent, headers: { 'x-forwarded-for': visitor }, ...(signal && { signal }) };
    const request = get(options, (answer) =>
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', () => resolve(0)),
    );
    const isAgain = () => request.reusedSocket && !signal?.aborted;
    request.on('error', () => resolve(isAgain() ? visit({ path, visitor }, agent, signal) : 0));
  });
}

function count(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** How often each status came when `visits` were made, at most `atOnce` at a time. */
async function countStatuses(visits: readonly Visit[], atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = await Promise.all(visits.map((one) => visit(one, agent)));
  agent.destroy();
  return count(statuses);
}

// The process that is asked is a new one, which makes pages more slowly.
test('200 visitors at once, each with a page that nobody has seen, are all served', async () => {
  const visits = take(200).map((path, index) => ({ path, visitor: `192.0.${index}.1` }));
  expect(await countStatuses(visits, 200)).toEqual({ 200: 200 });
});

test('100 visitors who open the same new page are all served, and its data is read once', async () => {
  const [path = ''] = take(1);
  const id = path.split('/').at(-1);
  const before = await backend().callsOf(`/product/${id}`);
  const visits = repeat(100, (index) => ({ path, visitor: `198.51.100.${index}` }));
  expect(await countStatuses(visits, 100)).toEqual({ 200: 100 });
  expect(await backend().callsOf(`/product/${id}`)).toBe(before + 1);
});

test('Who asks for what exists is never refused, however much: a crawler, a visitor who prints codes, a search engine', async () => {
  const withCode = (path: string) => [path, `${path}/qr.svg`];
  const lists = repeat(8, (index) => `/cotizacion/1x${index + 2}-2`);
  const sitemaps = ['/sitemap.xml', ...repeat(50, () => '/sitemap/1.xml')];
  for (const [visitor, atOnce, asked] of [
    // More than the addresses that one visitor may invent in a minute.
    ['203.0.113.8', 25, take(INVENTED_PAGES + 20)],
    ['203.0.113.11', 6, [...take(15), ...lists].flatMap(withCode)],
    ['203.0.113.12', 10, [...sitemaps, ...sitemaps]],
  ] as const) {
    const visits = asked.map((path) => ({ path, visitor }));
    expect(await countStatuses(visits, atOnce), visitor).toEqual({ 200: visits.length });
  }
});

/** Addresses that nobody links to: ids that cannot be, ids of nothing, wrong names, routes. */
const INVENTED: readonly ((index: number) => string)[] = [
  (index) => `/producto/inventado-${index}/${7_000_000 + index}`,
  (index) => `/productos/inventada-${index}/${7_000_000 + index}`,
  (index) => `http://x/producto/x/${8_000_000 + index}`,
  (index) => `/producto/otro-nombre-${index}/${1 + index}`,
  (index) => `/producto/x/${index}x`,
  (index) => `/productos/x/${'9'.repeat(19)}${index}`,
  (index) => `/no-existe-${index}`,
  (index) => `/wp-admin/${index}.php?x=${index}`,
];

test('Who invents addresses is refused new pages, and only these; nothing of them is left on the disk, and little in memory', async () => {
  const [known = '', unknown = ''] = take(2);
  const visitor = '203.0.113.9';
  const ask = (path: string, from = visitor) => countStatuses([{ path, visitor: from }], 1);
  const folder = `${process.env.HTTP_BUILD}/server`;
  const before = await bytesBelow(folder);
  expect(await ask(known, '203.0.113.1')).toEqual({ 200: 1 });
  for (const [number, getVisitor] of [
    [120, () => visitor],
    [40, (index: number) => `10.1.${index}.7`],
  ] as const) {
    const visits = repeat(number, (index) => ({
      path: INVENTED[index % INVENTED.length]?.(number * 1_000 + index) ?? '',
      visitor: getVisitor(index),
    }));
    const statuses = Object.keys(await countStatuses(visits, 16));
    expect(statuses.filter((status) => !['308', '404', '429'].includes(status))).toEqual([]);
    expect(statuses.includes('429')).toBe(number === 120);
  }
  for (const path of [unknown, 'http://x/productos/x/7999999']) expect(await ask(path), path).toEqual({ 429: 1 });
  for (const path of [known, '/', '/contacto', '/productos']) expect(await ask(path), path).toEqual({ 200: 1 });
  expect(await ask(unknown, '203.0.113.10')).toEqual({ 200: 1 });
  expect(await bytesBelow(folder)).toBe(before);
  expect(await getMemory(site.pid)).toBeLessThan(600);
});

test('A visitor may search so many times a minute, however the address is written', async () => {
  const ways = ['/search/', 'http://x/search/', '/search/x/'];
  const ask = (path: string) => ({ path, visitor: '203.0.113.15' });
  const statuses = await countStatuses(
    repeat(SEARCHES, (index) => ask(`${ways[index % 3]}${index}`)),
    6,
  );
  expect(Object.keys(statuses).filter((status) => status === '429' || Number(status) >= 500)).toEqual([]);
  expect(
    await countStatuses(
      ways.map((way) => ask(`${way}1000000`)),
      1,
    ),
  ).toEqual({ 429: 3 });
});

/** Of an attack: three times as many as are asked on a quiet machine before the last visitor is served. */
const MAX_ATTACKS = 1_000;

const attackers = [
  ['the addresses of one IPv4 /24', (index: number) => `198.51.100.${index % 256}`],
  ['65,536 networks of one /48', (index: number) => `2001:db8:66:${index.toString(16)}::1`],
  ['forty addresses', (index: number) => `198.18.${index % 40}.7`],
] as const;

for (const [at, [who, getAttacker]] of attackers.entries())
  test(`While ${who} ask for forty new pages a second, every visitor is served: stored and new pages, IPv4 and IPv6`, async () => {
    let asked = 0;
    // A proxy keeps its connections; Node takes one new one in each turn of the event loop, so that new ones would wait for each other.
    const proxy = new Agent({ keepAlive: true });
    const attacks: Promise<unknown>[] = [];
    const end = new AbortController();
    setMaxListeners(0, end.signal);
    const attack = setInterval(() => {
      if (asked >= MAX_ATTACKS) return;
      const path = asked % 2 ? `/producto/x/${9_000_000 + asked}` : `/search/palabra-${at}-${asked}`;
      attacks.push(visit({ path, visitor: getAttacker(asked++) }, proxy, end.signal));
    }, 25);
    // A second of it waits before the first visitor comes.
    await expect.poll(() => asked).toBeGreaterThan(40);
    const visits = ['192.0.2.1', '2001:db8:1000:1::5'].flatMap((visitor) =>
      ['/contacto', ...take(1), `/search/de-${visitor}-${at}`].map((path) => ({ path, visitor })),
    );
    expect(count(await Promise.all(visits.map((one) => visit(one, proxy))))).toEqual({ 200: 6 });
    clearInterval(attack);
    // What still waits need not be made.
    end.abort();
    await Promise.all(attacks);
    proxy.destroy();
  });

/** How often each status came when each of `visitors` sent a message, all at once. */
async function countMessages(visitors: readonly string[], toText: (index: number) => string) {
  const answers = visitors.map((visitor, index) =>
    post(site, '/api/contact', { ...contact, description: toText(index) }, { 'x-forwarded-for': visitor }),
  );
  // 0: above the bound of requests under way those of the largest network are cut.
  return count(await Promise.all(answers.map((answer) => answer.then(({ status }) => status).catch(() => 0))));
}

test('The same message again and again counts nothing towards those of everyone', async () => {
  const again = repeat(70, (index) => `198.19.${index}.1`);
  expect(await countMessages(again.slice(0, 1), () => 'siempre lo mismo')).toEqual({ 200: 1 });
  expect(await countMessages(again, () => 'siempre lo mismo')).toEqual({ 200: 70 });
  // Of the sixty of everyone one is taken: twenty are a network's own.
  const neighbours = repeat(20, (index) => `203.0.112.${index}`);
  expect(await countMessages(neighbours, (index) => `vecino ${index}`)).toEqual({ 200: 20 });
});

test('While forty addresses send messages without a pause, twenty visitors send one each, and none is refused', async () => {
  const many = repeat(200, (index) => `198.18.${index % 40}.1`);
  const visitors = repeat(20, (index) => (index % 2 ? `192.0.${index}.7` : `2001:db8:${1_000 + index}::7`));
  // Once more when everything that all may send in a minute is used up.
  for (const [wave, newcomers] of [
    ['first', visitors],
    ['second', ['203.0.113.7']],
  ] as const) {
    const [attack, honest] = await Promise.all([
      countMessages(many, (index) => `${wave} attack ${index}`),
      countMessages(newcomers, (index) => `${wave} ${index}`),
    ]);
    expect(honest, wave).toEqual({ 200: newcomers.length });
    expect(attack[429], wave).toBeGreaterThan(0);
  }
});

test.describe('Visitors who go', () => {
  const AT_ONCE = 40;
  const MAX_STAY_MS = 5_000;

  // With its own catalogue: no backend of a busy machine makes a rendering long.
  test.beforeAll(async () => {
    await site.stop();
    site = await startFairSite({ BACKEND_URL: '' });
  });

  /** Pages that are stored and that are not, handlers in one piece and in many, redirects and 404s. */
  const addresses: readonly ((index: number) => string)[] = [
    () => '/',
    (index) => `/search/palabra-${index}`,
    (index) => `/comparar/${101 + (index % 5)}-201?visita=${index}`,
    (index) => `/producto/x/${101 + (index % 5)}`,
    (index) => `/producto/x/${8_000_000 + index}`,
    (index) => `/no/hay/${index}`,
    (index) => `/p/${101 + (index % 5)}`,
    () => '/sitemap.xml',
    (index) => `/sitemap/${1 + (index % 900)}.xml`,
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

  /** Each page at each moment, twice. */
  const VISITS = 2 * addresses.length * moments.length;

  /** A visit that ends before it is answered, a fifth of them by HEAD; resolves when its connection is closed. */
  function visitAndGo(index: number): Promise<void> {
    const { hostname, port } = new URL(site.url);
    const path = addresses[index % addresses.length]?.(index);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      const go = () => socket.destroy();
      socket.setTimeout(MAX_STAY_MS, go);
      socket.on('error', () => undefined).on('close', () => resolve());
      const lines = [
        `${index % 7 === 0 ? 'HEAD' : 'GET'} ${path} HTTP/1.1`,
        `Host: ${hostname}`,
        'Connection: close',
        `Accept-Encoding: ${index % 3 ? 'gzip' : 'identity'}`,
        `X-Forwarded-For: 203.0.${index % 250}.7`,
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      moments[Math.floor(index / addresses.length) % moments.length]?.(socket, go);
    });
  }

  test(`After ${VISITS} visitors who went at every moment new pages are made, and no place was lost`, async () => {
    let index = 0;
    const visitInTurn = async () => {
      while (index < VISITS) await visitAndGo(index++);
    };
    await Promise.all(repeat(AT_ONCE, visitInTurn));
    for (const path of ['/comparar/103-204-305', '/search/despues', '/sitemap/1.xml'])
      expect((await fetch(site.url + path)).status, path).toBe(200);
    const health = async () => (await fetch(`${site.url}/api/health?ready`)).json();
    await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: 'ready' });
    // Not even for the time that a rendering may take.
    expect(site.output()).not.toContain('takes too long');
  });
});
