import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { Redis } from 'ioredis';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { changeProduct, countReceived } from './support/database';
import { type FaultServer, startFaultServer } from './support/fault-server';
import { hasNginx, type Nginx, startNginx } from './support/nginx';
import { contact as person } from './support/person';
import { hasRedis, type RedisServer, startRedis } from './support/redis';
import { productAddress, sampleItems, suggestedIds } from './support/samples';
import { type Site, serve } from './support/site';

test.describe.configure({ mode: 'serial' });
test.skip(
  !hasRedis || !hasNginx,
  'there is no Redis or nginx here and it could not be installed (see the first lines of npm test)',
);

const SECRET = 'a-secret-of-some-length';
const PER_MINUTE = 6;
const unlisted = sampleItems.filter(({ id }) => !suggestedIds.some((suggested) => suggested === id));
const [product, other, late, poisoned] = unlisted;
if (!product || !other || !late || !poisoned) throw new Error('The sample catalogue has too few products');

let folder: string;
let data: Awaited<ReturnType<typeof openDatabase>>;
let backend: FaultServer;
let redis: RedisServer;
let sites: Site[];
let nginx: Nginx;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  folder = await mkdtemp(join(tmpdir(), 'cluster-'));
  data = await openDatabase(`file:${folder}/backend.db`);
  backend = await startFaultServer(createServer(async () => data));
  redis = await startRedis(folder);
  const environment = {
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: backend.url,
    DATABASE_URL: `file:${folder}/site.db`,
    REDIS_URL: redis.url,
    REVALIDATE_SECONDS: '3600',
    REVALIDATE_SECRET: SECRET,
    FORMS_PER_MINUTE: String(PER_MINUTE),
    TRUSTED_PROXIES: '1',
  };
  sites = await Promise.all([serve(environment), serve(environment), serve(environment)]);
  const urls = sites.map(({ url }) => url);
  nginx = await startNginx(folder, urls);
});

test.afterAll(async () => {
  await nginx.stop();
  for (const site of sites) await site.stop();
  await redis.kill();
  await backend.close();
  data.close();
  await rm(folder, { recursive: true, force: true });
});

const getReads = (id: number) => backend.received.filter(({ path }) => path === `/product/${id}`).length;
const shows = async (site: Site, path: string, text: string) =>
  (await (await fetch(site.url + path)).text()).includes(text);
const change = (id: number, slug: string) => changeProduct(data, id, { slug });
const revalidate = async (url: string, what: object) => {
  const response = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(what),
  });
  expect(response.status).toBe(200);
};
const everywhere = (path: string, text: string, timeout: number) =>
  Promise.all(
    sites.map((site) => expect.poll(() => shows(site, path, text), { timeout, intervals: [100] }).toBe(true)),
  );
const contact = (site: Site | undefined, text: string, address: string, key = text.padEnd(24, '_')) =>
  fetch(`${site?.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'idempotency-key': key },
    body: JSON.stringify({ ...person, description: text }),
  });
const arrivals = async (like: string) =>
  Object.fromEntries([...(await countReceived(data))].filter(([text]) => text.startsWith(like)));

test('a page made by one process is a HIT on the others, and its data was read once', async () => {
  const path = productAddress(product);
  expect((await fetch(sites[0]?.url + path)).status).toBe(200);
  for (const site of sites)
    await expect.poll(async () => (await fetch(site.url + path)).headers.get('x-nextjs-cache')).toBe('HIT');
  expect(getReads(product.id)).toBe(1);
});

test('one revalidation, through nginx, refreshes all three', async () => {
  const path = productAddress(product);
  await change(product.id, 'cambio-para-todos');
  for (const site of sites) expect(await shows(site, path, 'cambio-para-todos')).toBe(false);
  await revalidate(nginx.url, { tags: [`product:${product.id}`] });
  await everywhere(path, 'cambio-para-todos', 20_000);
});

test('the sitemap of all three is that of the backend after everything was revalidated, and names what changed since', async () => {
  await revalidate(nginx.url, { all: true });
  await everywhere('/sitemap/1.xml', productAddress(product), 20_000);
  const renamed = { ...product, name: 'Producto con otro nombre' };
  await changeProduct(data, product.id, { name: renamed.name });
  await revalidate(sites[1]?.url ?? '', { all: true });
  await everywhere('/sitemap/1.xml', productAddress(renamed), 20_000);
  await changeProduct(data, product.id, { name: product.name });
  await revalidate(sites[2]?.url ?? '', { all: true });
  await everywhere('/sitemap/1.xml', productAddress(product), 20_000);
  for (const site of sites) expect(site.output()).not.toContain('DYNAMIC_SERVER_USAGE');
});

test('without Redis all keep serving; when it is back they share again', async () => {
  test.setTimeout(60_000);
  await redis.kill();
  for (const site of sites)
    for (const path of ['/', productAddress(product), productAddress(other)])
      expect((await fetch(site.url + path)).status, path).toBe(200);
  await change(other.id, 'cambio-sin-redis');
  await revalidate(sites[0]?.url ?? '', { tags: [`product:${other.id}`] });
  await expect.poll(() => shows(sites[0] as Site, productAddress(other), 'cambio-sin-redis')).toBe(true);
  await redis.start();
  // What was revalidated meanwhile is told to the others now.
  await everywhere(productAddress(other), 'cambio-sin-redis', 20_000);
  expect((await fetch(sites[2]?.url + productAddress(late))).status).toBe(200);
  for (const site of sites)
    await expect
      .poll(async () => (await fetch(site.url + productAddress(late))).headers.get('x-nextjs-cache'))
      .toBe('HIT');
  expect(getReads(late.id)).toBe(1);
});

test('what others write into Redis is ignored: messages, tags and entries', async () => {
  const client = new Redis(redis.url);
  const [first, ...others] = sites;
  const path = productAddress(poisoned);
  try {
    expect((await fetch(first?.url + path)).status).toBe(200);
    const stored = async () =>
      (await client.keys('biomedica:entry:page:*')).filter((key) => key.includes(`/${poisoned.id}`));
    await expect.poll(async () => (await stored()).length).toBeGreaterThan(0);
    const future = { lastModified: Date.now() + 1e9, timestamp: Date.now() + 1e9 };
    const bombs = [
      gzipSync(serialize({ ...future, value: { kind: 'APP_PAGE', html: {} } })),
      gzipSync(serialize(Buffer.alloc(60_000_000))),
      Buffer.from('garbage'),
    ];
    const keys = await client.keys('biomedica:entry:*');
    for (const [index, key] of keys.entries()) {
      const bomb = bombs[index % (bombs.length + 1)];
      if (bomb) await client.set(key, bomb);
      else await client.multi().del(key).lpush(key, 'a list').exec();
    }
    for (const message of ['garbage', '{"a":null}', '[]']) await client.publish('biomedica:tags', message);
    await client.hset('biomedica:tags', { broken: 'garbage' });
    for (const site of others)
      expect([(await fetch(site.url + path)).status, await shows(site, path, poisoned.name)]).toEqual([200, true]);
    // They still hear one another.
    await change(poisoned.id, 'cambio-tras-la-basura');
    await revalidate(first?.url ?? '', { tags: [`product:${poisoned.id}`] });
    await everywhere(path, 'cambio-tras-la-basura', 20_000);
    for (const site of sites) expect(site.output()).not.toMatch(/uncaughtException|SyntaxError|TypeError/);
  } finally {
    client.disconnect();
  }
});

test('limits are counted across the processes', async () => {
  const codes: number[] = [];
  for (let i = 0; i < PER_MINUTE + 3; i++) codes.push((await contact(sites[i % 3], `limite-${i}`, '192.0.2.1')).status);
  expect(codes).toEqual([...Array(PER_MINUTE).fill(200), 429, 429, 429]);
});

test('the same message to three processes at once is one message', async () => {
  const answers = await Promise.all(sites.map((site) => contact(site, 'una-sola-vez', '192.0.2.2')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await arrivals('una-sola-vez')).toEqual({ 'una-sola-vez': 1 });
});

test('what waited for the backend is delivered once', async () => {
  test.setTimeout(90_000);
  const keys = () => backend.received.map(({ headers }) => headers['idempotency-key']).filter((key) => key);
  /** Sends nine messages that wait for the backend; resolves when each has arrived once. */
  const wait = async (kind: string) => {
    backend.set('status-500');
    const texts = Array.from({ length: 9 }, (_, i) => `${kind}-${i}`);
    const answers = await Promise.all(texts.map((text, i) => contact(sites[i % 3], text, `192.0.${i + 3}.1`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    backend.set('none');
    const arrived = async () => Object.values(await arrivals(`${kind}-`));
    await expect.poll(arrived, { timeout: 40_000 }).toEqual(Array(9).fill(1));
  };
  await wait('espera');
  const sent = new Set(keys());
  const before = keys().length;
  // Whoever delivers these has looked at the queue again, and found nothing of the first.
  await wait('despues');
  expect(
    keys()
      .slice(before)
      .filter((key) => sent.has(key)),
  ).toEqual([]);
  expect(Object.values(await arrivals('espera-'))).toEqual(Array(9).fill(1));
});
