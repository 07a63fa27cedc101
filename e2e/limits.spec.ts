import { setMaxListeners } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { expect, getFromBackend, test } from './support/fixtures';
import { post, startFairSite } from './support/forms-site';
import { contact, productAddress } from './support/samples';
import { getMemory, type Site } from './support/site';

// One site behind one proxy for all that visitors do to it, with lower limits than in production (lib/env.test.ts): pages take their time.
const INVENTED_PAGES = 20;
test.describe.configure({ mode: 'serial', timeout: 240_000 });

type Item = { readonly id: number; readonly name: string; readonly type: string };
type Visit = { readonly path: string; readonly visitor: string };

let site: Site;
let paths: string[];

/** `count` addresses of products of the FDA catalogue that nobody has opened in this process. */
const take = (count: number) => paths.splice(0, count);
const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

test.beforeAll(async () => {
  const categories = await getFromBackend<readonly Pick<Item, 'id'>[]>('/categories/PRODUCT');
  const lists = categories.map(({ id }) => getFromBackend<{ readonly data: readonly Item[] }>(`/category/${id}`));
  // The first ones have awkward names.
  paths = (await Promise.all(lists)).flatMap(({ data }) => data.map(productAddress)).slice(1_000);
  site = await startFairSite({
    INVENTED_PAGES_PER_MINUTE: String(INVENTED_PAGES),
    SEARCHES_PER_MINUTE: '18',
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
  expect(await countStatuses(visits, 200), site.output()).toEqual({ 200: 200 });
});

test('Who asks for what exists is never refused, however much: a crawler, and a visitor who prints codes', async () => {
  const lists = repeat(8, (index) => `/cotizacion/1x${index + 2}-2`);
  for (const [visitor, asked] of [
    // More than the addresses that one visitor may invent in a minute.
    ['203.0.113.8', take(INVENTED_PAGES + 10)],
    ['203.0.113.11', [...take(8), ...lists.flatMap((path) => [path, `/qr${path}`])]],
  ] as const) {
    const visits = asked.map((path) => ({ path, visitor }));
    expect(await countStatuses(visits, 6), visitor).toEqual({ 200: visits.length });
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
  const before = await readdir(folder, { recursive: true });
  expect(await ask(known, '203.0.113.1')).toEqual({ 200: 1 });
  for (const [number, getVisitor] of [
    [60, () => visitor],
    [20, (index: number) => `10.1.${index}.7`],
  ] as const) {
    const visits = repeat(number, (index) => ({
      path: INVENTED[index % INVENTED.length]?.(number * 1_000 + index) ?? '',
      visitor: getVisitor(index),
    }));
    const statuses = Object.keys(await countStatuses(visits, 16));
    expect(statuses.filter((status) => !['308', '404', '429'].includes(status))).toEqual([]);
    expect(statuses.includes('429')).toBe(number === 60);
  }
  for (const path of [unknown, 'http://x/productos/x/7999999']) expect(await ask(path), path).toEqual({ 429: 1 });
  for (const path of [known, '/', '/contacto', '/productos']) expect(await ask(path), path).toEqual({ 200: 1 });
  expect(await ask(unknown, '203.0.113.10')).toEqual({ 200: 1 });
  expect(await readdir(folder, { recursive: true })).toEqual(before);
  expect(await getMemory(site.pid)).toBeLessThan(600);
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

test('While forty addresses send messages without a pause, twenty visitors send one each, and none is refused', async () => {
  /** How often each status came when each of `visitors` sent a message, all at once. */
  const countMessages = async (visitors: readonly string[], text: string) => {
    const answers = visitors.map(async (visitor, index) => {
      const fields = { ...contact, description: `${text} ${index}` };
      // 0: above the bound of requests under way those of the largest network are cut.
      return (await post(site, '/api/contact', fields, { 'x-forwarded-for': visitor }).catch(() => null))?.status ?? 0;
    });
    return count(await Promise.all(answers));
  };
  const many = repeat(200, (index) => `198.18.${index % 40}.1`);
  const visitors = repeat(20, (index) => (index % 2 ? `192.0.${index}.7` : `2001:db8:${1_000 + index}::7`));
  // Once more when everything that all may send in a minute is used up.
  for (const newcomers of [visitors, ['203.0.113.7']]) {
    const [attack, honest] = await Promise.all([
      countMessages(many, `attack ${newcomers.length}`),
      countMessages(newcomers, `honest ${newcomers.length}`),
    ]);
    expect(honest).toEqual({ 200: newcomers.length });
    expect(attack[429]).toBeGreaterThan(0);
  }
});

test('After visitors who went at every moment new pages are made, and no place was lost', async () => {
  // With its own catalogue: no backend of a busy machine makes a rendering long.
  const own = await startFairSite({ BACKEND_URL: '' });
  /** Pages that are stored and that are not, handlers in one piece and in many, redirects and 404s. */
  const getPaths = (index: number) => [
    ...[
      '/',
      '/sitemap.xml',
      `/search/palabra-${index}`,
      `/api/suggest?q=m${index}`,
      `/producto/x/${101 + (index % 5)}`,
    ],
    ...[`/comparar/${101 + (index % 5)}-201?visita=${index}`, `/producto/x/${8_000_000 + index}`],
  ];
  /** Goes after so many milliseconds, while the page waits or is made, or at the first bytes of the answer. */
  const visitAndGo = async (path: string, index: number) => {
    const end = new AbortController();
    const [method, headers] = [index % 2 === 0 ? 'HEAD' : 'GET', { 'x-forwarded-for': `203.0.${index}.7` }];
    setTimeout(() => end.abort(), [0, 5, 50, 300, 5_000][index % 5]);
    await fetch(own.url + path, { method, headers, signal: end.signal }).catch(() => undefined);
    end.abort();
  };
  await Promise.all(repeat(15, (index) => getPaths(index).map((path) => visitAndGo(path, index))).flat());
  for (const path of ['/comparar/103-204-305', '/search/despues', '/sitemap/1.xml'])
    expect((await fetch(own.url + path)).status, path).toBe(200);
  const health = async () => (await fetch(`${own.url}/api/health?ready`)).json();
  await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: 'ready' });
  // Not even for the time that a rendering may take.
  expect(own.output()).not.toContain('takes too long');
  await own.stop();
});
