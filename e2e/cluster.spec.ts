import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  type Cluster,
  canStartCluster,
  FORMS_PER_MINUTE,
  NO_CLUSTER,
  routeVisits,
  startCluster,
} from './support/cluster';
import { changeProduct, countReceived } from './support/database';
import { expect, test } from './support/fixtures';
import { post, revalidate } from './support/forms-site';
import {
  categoryAddress,
  itemThat,
  contact as person,
  productAddress,
  sampleCategories,
  sampleItems,
  suggestedIds,
} from './support/samples';
import { type Site, serve } from './support/site';

test.describe.configure({ mode: 'serial', timeout: 90_000 });
test.skip(!canStartCluster, NO_CLUSTER);

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
    REVALIDATE_SECRET: 'a-secret-of-some-length',
    REVALIDATE_SECONDS: '3600',
  };
  const files = ['/sitemap.xml', '/sitemap/1.xml', '/robots.txt', '/manifest.webmanifest'];
  const category = sampleCategories.find(({ id }) => id === itemThat((item) => item.id === 101).category_id);
  if (!category) throw new Error('The sample catalogue has no such category');
  const imported = { id: 990_001, name: 'Equipo de la importación 1/2', type: 'PRODUCT', category_id: category.id };
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
      for (const path of ['/', categoryAddress(category), '/search/importaci%C3%B3n'])
        expect(await shows(site, path, imported.name), path).toBe(true);
      expect(await shows(site, '/sitemap/1.xml', productAddress(imported))).toBe(true);
    }
    expect((await revalidate(sites[0], { all: true })).status).toBe(200);
    expect(await getStatuses(sites[1])).toEqual(routeVisits);
    for (const site of sites) {
      for (const path of files) await expect.poll(() => getCache(site, path)).toBe('HIT');
      expect(site.output()).not.toMatch(/"level":[56]0|⨯|DYNAMIC_SERVER_USAGE/);
    }
  } finally {
    for (const site of sites) await site.stop();
  }
});

test.describe('Two releases at one Redis', () => {
  // What a page of the first release fetches late is not in the second one, unless its files are kept (docs/deploying.md).
  test.use({ viewport: { width: 360, height: 740 }, tolerated: /_next\/static\/|Failed to load resource/ });

  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  /** The builds of global-setup.ts: the first one has no name. */
  let one: Site;
  let two: Site;

  /** One address for both, as while one release takes the place of the other. */
  async function startBalancer() {
    let target = '';
    const server = createServer((request, response) => {
      const { method, headers, url } = request;
      const passed = send(target + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const leadTo = (site: Site) => {
      target = site.url;
    };
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, leadTo, close: () => server.close() };
  }

  test.beforeAll(async () => {
    balancer = await startBalancer();
    const { folder, redis, backend } = cluster;
    const shared = { REDIS_URL: redis.url, BACKEND_URL: backend.url, REVALIDATE_SECONDS: '3600' };
    const start = (build: string) =>
      serve({ ...shared, NEXT_DIST_DIR: build, DATABASE_URL: `file:${folder}/release${build}.db` });
    [one, two] = await Promise.all([start('.next'), start(process.env.HTTP_BUILD ?? '')]);
  });

  test.afterAll(async () => {
    balancer.close();
    await Promise.all([one.stop(), two.stop()]);
  });

  /** The releases whose files the document was made of. */
  const getReleases = (html: string) => [...new Set([...html.matchAll(/[?&]dpl=([\w.-]+)/g)].map(([, name]) => name))];

  test('a link of the release before leads to a whole page of the next one', async ({ page }) => {
    balancer.leadTo(one);
    await page.goto(`${balancer.url}/contacto`);
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    balancer.leadTo(two);
    // Only now are the links of the menu there, and their pages fetched ahead.
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Ley 1831' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Un desfibrilador cerca' })).toBeVisible();
    /** What is shown, read in one moment: it may be exchanged in any. */
    const read = () =>
      page.evaluate(() => [document.documentElement.outerHTML, 'isTheSameDocument' in window] as const);
    await expect(async () => {
      const [html, isTheSame] = await read();
      expect([getReleases(html), isTheSame]).toEqual([['two'], false]);
    }).toPass();
  });

  test('they never give each other their pages', async () => {
    const releases = async ({ url }: Site) => getReleases(await (await fetch(`${url}/search/bisturi`)).text());
    for (const site of [one, two, one, two]) expect(await releases(site)).toEqual(site === one ? [] : ['two']);
  });
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
