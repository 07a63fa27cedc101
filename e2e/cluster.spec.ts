import { serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { Redis } from 'ioredis';
import { type Cluster, canStartCluster, NO_CLUSTER, REVALIDATE_SECRET, startCluster } from './support/cluster';
import { changeProduct } from './support/database';
import { productAddress, sampleItems, suggestedIds } from './support/samples';
import type { Site } from './support/site';

test.describe.configure({ mode: 'serial' });
test.skip(!canStartCluster, NO_CLUSTER);

const unlisted = sampleItems.filter(({ id }) => !suggestedIds.some((suggested) => suggested === id));
const [product, other, late, poisoned] = unlisted;
if (!product || !other || !late || !poisoned) throw new Error('The sample catalogue has too few products');

let cluster: Cluster;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  cluster = await startCluster();
});

test.afterAll(() => cluster.stop());

const getReads = (id: number) => cluster.backend.received.filter(({ path }) => path === `/product/${id}`).length;
const shows = async (site: Site, path: string, text: string) =>
  (await (await fetch(site.url + path)).text()).includes(text);
const change = (id: number, slug: string) => changeProduct(cluster.data, id, { slug });
const revalidate = async (url: string, what: object) => {
  const response = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
    body: JSON.stringify(what),
  });
  expect(response.status).toBe(200);
};
const everywhere = (path: string, text: string, timeout: number) =>
  Promise.all(
    cluster.sites.map((site) => expect.poll(() => shows(site, path, text), { timeout, intervals: [100] }).toBe(true)),
  );

test('a page made by one process is a HIT on the others, and its data was read once', async () => {
  const path = productAddress(product);
  expect((await fetch(cluster.sites[0]?.url + path)).status).toBe(200);
  for (const site of cluster.sites)
    await expect.poll(async () => (await fetch(site.url + path)).headers.get('x-nextjs-cache')).toBe('HIT');
  expect(getReads(product.id)).toBe(1);
});

test('one revalidation, through nginx, refreshes all three', async () => {
  const path = productAddress(product);
  await change(product.id, 'cambio-para-todos');
  for (const site of cluster.sites) expect(await shows(site, path, 'cambio-para-todos')).toBe(false);
  await revalidate(cluster.nginx.url, { tags: [`product:${product.id}`] });
  await everywhere(path, 'cambio-para-todos', 20_000);
});

test('the sitemap of all three is that of the backend after everything was revalidated, and names what changed since', async () => {
  await revalidate(cluster.nginx.url, { all: true });
  await everywhere('/sitemap/1.xml', productAddress(product), 20_000);
  const renamed = { ...product, name: 'Producto con otro nombre' };
  await changeProduct(cluster.data, product.id, { name: renamed.name });
  await revalidate(cluster.sites[1]?.url ?? '', { all: true });
  await everywhere('/sitemap/1.xml', productAddress(renamed), 20_000);
  await changeProduct(cluster.data, product.id, { name: product.name });
  await revalidate(cluster.sites[2]?.url ?? '', { all: true });
  await everywhere('/sitemap/1.xml', productAddress(product), 20_000);
  for (const site of cluster.sites) expect(site.output()).not.toContain('DYNAMIC_SERVER_USAGE');
});

test('without Redis all keep serving; when it is back they share again', async () => {
  test.setTimeout(60_000);
  await cluster.redis.kill();
  for (const site of cluster.sites)
    for (const path of ['/', productAddress(product), productAddress(other)])
      expect((await fetch(site.url + path)).status, path).toBe(200);
  await change(other.id, 'cambio-sin-redis');
  await revalidate(cluster.sites[0]?.url ?? '', { tags: [`product:${other.id}`] });
  await expect.poll(() => shows(cluster.sites[0] as Site, productAddress(other), 'cambio-sin-redis')).toBe(true);
  await cluster.redis.start();
  // What was revalidated meanwhile is told to the others now.
  await everywhere(productAddress(other), 'cambio-sin-redis', 20_000);
  expect((await fetch(cluster.sites[2]?.url + productAddress(late))).status).toBe(200);
  for (const site of cluster.sites)
    await expect
      .poll(async () => (await fetch(site.url + productAddress(late))).headers.get('x-nextjs-cache'))
      .toBe('HIT');
  expect(getReads(late.id)).toBe(1);
});

test('what others write into Redis is ignored: messages, tags and entries', async () => {
  const client = new Redis(cluster.redis.url);
  const [first, ...others] = cluster.sites;
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
    for (const site of cluster.sites) expect(site.output()).not.toMatch(/uncaughtException|SyntaxError|TypeError/);
  } finally {
    client.disconnect();
  }
});
