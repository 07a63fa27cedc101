import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Cluster,
  canStartCluster,
  FORMS_PER_MINUTE,
  NO_SERVER,
  routeVisits,
  startCluster,
} from './support/cluster';
import { changeProduct, countReceived } from './support/database';
import { expect, test } from './support/fixtures';
import { post, REVALIDATE_SECRET, revalidate } from './support/forms-site';
import { contact as person, productAddress, sampleCategories, sampleItems, suggestedIds } from './support/samples';
import { type Site, serve } from './support/site';

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.skip(!canStartCluster, NO_SERVER);

const unlisted = sampleItems.filter(({ id }) => !suggestedIds.some((suggested) => suggested === id));
const [product, other, late] = unlisted;
if (!product || !other || !late) throw new Error('The sample catalogue has too few products');

/** Two processes behind nginx, with a Redis, a database and a backend. */
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
const getCache = async (site: Site, path: string) => (await fetch(site.url + path)).headers.get('x-nextjs-cache');
const everywhere = (path: string, text: string) =>
  Promise.all(cluster.sites.map((site) => expect.poll(() => shows(site, path, text), { timeout: 20_000 }).toBe(true)));

test('a page made by one process is a HIT on the other, and its data was read once; one revalidation refreshes both', async () => {
  const path = productAddress(product);
  expect((await fetch(cluster.sites[0].url + path)).status).toBe(200);
  for (const site of cluster.sites) await expect.poll(() => getCache(site, path)).toBe('HIT');
  expect(getReads(product.id)).toBe(1);
  await change(product.id, 'cambio-para-todos');
  for (const site of cluster.sites) expect(await shows(site, path, 'cambio-para-todos')).toBe(false);
  expect((await revalidate(cluster.nginx, { tags: [`product:${product.id}`] })).status).toBe(200);
  await everywhere(path, 'cambio-para-todos');
});

const arrivals = async (like: string) =>
  Object.fromEntries([...(await countReceived(cluster.data))].filter(([text]) => text.startsWith(like)));
const contact = async (index: number, text: string, visitor: string) => {
  const headers = { 'x-forwarded-for': visitor, 'idempotency-key': text.padEnd(24, '_') };
  const site = cluster.sites[index % cluster.sites.length] as Site;
  return (await post(site, '/api/contact', { ...person, description: text }, headers)).status;
};

test('limits are counted across the processes, and the same message to both at once is one message', async () => {
  const codes: number[] = [];
  for (let index = 0; index < FORMS_PER_MINUTE + 3; index++)
    codes.push(await contact(index, `limite-${index}`, '192.0.2.1'));
  expect(codes).toEqual([...Array(FORMS_PER_MINUTE).fill(200), 429, 429, 429]);
  const statuses = await Promise.all([0, 1].map((index) => contact(index, 'una-sola-vez', '192.0.2.2')));
  expect(statuses).toEqual([200, 200]);
  expect(await arrivals('una-sola-vez')).toEqual({ 'una-sola-vez': 1 });
});

test('what waited for the backend is delivered once', async () => {
  cluster.backend.set('status-500');
  const numbers = [0, 1, 2, 3, 4, 5];
  const statuses = numbers.map((number) => contact(number, `espera-${number}`, `192.0.${number + 3}.1`));
  expect(await Promise.all(statuses)).toEqual(Array(6).fill(200));
  cluster.backend.set('none');
  const arrived = async () => Object.values(await arrivals('espera-'));
  await expect.poll(arrived, { timeout: 40_000 }).toEqual(Array(6).fill(1));
});

test('every route answers as it should with Redis, after an import and after a call of the webhook', async () => {
  test.setTimeout(240_000);
  const { folder, redis } = cluster;
  const environment = {
    DATABASE_URL: `file:${join(folder, 'embedded.db')}`,
    REDIS_URL: redis.url,
    REVALIDATE_SECRET,
    REVALIDATE_SECONDS: '3600',
  };
  const imported = { id: 990_001, name: 'Equipo de la importación 1/2', type: 'PRODUCT', category_id: 1 };
  const getStatuses = async ({ url }: Site) => {
    const found: (readonly [string, number])[] = [];
    for (const [path] of routeVisits) found.push([path, (await fetch(url + path, { redirect: 'manual' })).status]);
    return found;
  };
  // With the build that names the sample catalogue.
  const sites = await Promise.all([serve(environment), serve(environment)]);
  try {
    // As the operator does it: the sample with a product more.
    const file = join(folder, 'catalogue.json');
    const catalogue = { categories: sampleCategories, products: [...sampleItems, imported] };
    await writeFile(file, JSON.stringify({ ...catalogue, suggested: [imported.id, 101] }));
    const env = { ...process.env, ...environment, BACKEND_URL: '' };
    execFileSync(process.execPath, ['.server/catalogue-import.mjs', file], { env });
    expect(await getStatuses(sites[0])).toEqual(routeVisits);
    for (const site of sites) {
      for (const path of ['/', '/search/importaci%C3%B3n'])
        expect(await shows(site, path, imported.name), path).toBe(true);
      expect(await shows(site, '/sitemap/1.xml', productAddress(imported))).toBe(true);
    }
    expect((await revalidate(sites[0], { all: true })).status).toBe(200);
    expect(await getStatuses(sites[1])).toEqual(routeVisits);
    for (const site of sites) {
      for (const path of ['/sitemap.xml', '/robots.txt']) await expect.poll(() => getCache(site, path)).toBe('HIT');
      expect(site.output()).not.toMatch(/"level":[56]0|⨯|DYNAMIC_SERVER_USAGE/);
    }
  } finally {
    for (const site of sites) await site.stop();
  }
});

test('two releases at one Redis never give each other their pages', async () => {
  const { folder, redis, backend } = cluster;
  const shared = { REDIS_URL: redis.url, BACKEND_URL: backend.url, REVALIDATE_SECONDS: '3600' };
  // The builds of global-setup.ts: the first one has no name.
  const sites = await Promise.all(
    ['.next', process.env.HTTP_BUILD ?? ''].map((build) =>
      serve({ ...shared, NEXT_DIST_DIR: build, DATABASE_URL: `file:${folder}/release${build}.db` }),
    ),
  );
  /** The releases whose files the page is made of. */
  const readReleases = async ({ url }: Site) => {
    const html = await (await fetch(`${url}/search/bisturi`)).text();
    return [...new Set([...html.matchAll(/[?&]dpl=([\w.-]+)/g)].map(([, name]) => name))];
  };
  for (const _ of [1, 2]) expect(await Promise.all(sites.map(readReleases))).toEqual([[], ['two']]);
  for (const site of sites) await site.stop();
});

test('without Redis all keep serving; when it is back they share again', async () => {
  const [first] = cluster.sites;
  await cluster.redis.kill();
  for (const site of cluster.sites)
    for (const path of ['/', productAddress(product), productAddress(other)])
      expect((await fetch(site.url + path)).status, path).toBe(200);
  await change(other.id, 'cambio-sin-redis');
  await revalidate(first, { tags: [`product:${other.id}`] });
  await expect.poll(() => shows(first, productAddress(other), 'cambio-sin-redis')).toBe(true);
  await cluster.redis.start();
  // What was revalidated meanwhile is told to the others now.
  await everywhere(productAddress(other), 'cambio-sin-redis');
  expect((await fetch(first.url + productAddress(late))).status).toBe(200);
  for (const site of cluster.sites) await expect.poll(() => getCache(site, productAddress(late))).toBe('HIT');
  expect(getReads(late.id)).toBe(1);
});
