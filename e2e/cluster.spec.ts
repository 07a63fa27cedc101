import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import {
  type Cluster,
  canStartCluster,
  FORMS_PER_MINUTE,
  hasRedis,
  NO_CLUSTER,
  REVALIDATE_SECRET,
  type RedisServer,
  startCluster,
  startRedis,
} from './support/cluster';
import { changeProduct, countReceived } from './support/database';
import { address, expect, test } from './support/fixtures';
import {
  categoryAddress,
  itemThat,
  kinds,
  contact as person,
  productAddress,
  sampleCategories,
  sampleItems,
  suggestedIds,
} from './support/samples';
import { type Site, serve } from './support/site';

test.describe('Three processes', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!canStartCluster, NO_CLUSTER);

  const unlisted = sampleItems.filter(({ id }) => !suggestedIds.some((suggested) => suggested === id));
  const [product, other, late] = unlisted;
  if (!product || !other || !late) throw new Error('The sample catalogue has too few products');

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
});

test.describe('Their messages', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(!canStartCluster, NO_CLUSTER);

  let cluster: Cluster;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    cluster = await startCluster();
  });

  test.afterAll(() => cluster.stop());

  const contact = (site: Site | undefined, text: string, address: string, key = text.padEnd(24, '_')) =>
    fetch(`${site?.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, 'idempotency-key': key },
      body: JSON.stringify({ ...person, description: text }),
    });
  const arrivals = async (like: string) =>
    Object.fromEntries([...(await countReceived(cluster.data))].filter(([text]) => text.startsWith(like)));

  test('limits are counted across the processes', async () => {
    const codes: number[] = [];
    for (let i = 0; i < FORMS_PER_MINUTE + 3; i++)
      codes.push((await contact(cluster.sites[i % 3], `limite-${i}`, '192.0.2.1')).status);
    expect(codes).toEqual([...Array(FORMS_PER_MINUTE).fill(200), 429, 429, 429]);
  });

  test('the same message to three processes at once is one message', async () => {
    const answers = await Promise.all(cluster.sites.map((site) => contact(site, 'una-sola-vez', '192.0.2.2')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await arrivals('una-sola-vez')).toEqual({ 'una-sola-vez': 1 });
  });

  test('what waited for the backend is delivered once', async () => {
    test.setTimeout(90_000);
    const keys = () => cluster.backend.received.map(({ headers }) => headers['idempotency-key']).filter((key) => key);
    /** Sends nine messages that wait for the backend; resolves when each has arrived once. */
    const wait = async (kind: string) => {
      cluster.backend.set('status-500');
      const texts = Array.from({ length: 9 }, (_, i) => `${kind}-${i}`);
      const answers = await Promise.all(
        texts.map((text, i) => contact(cluster.sites[i % 3], text, `192.0.${i + 3}.1`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
      cluster.backend.set('none');
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
});

test.describe('Their routes', () => {
  test.describe.configure({ timeout: 240_000 });
  test.skip(!hasRedis, 'there is no Redis here and it could not be installed (see the first lines of npm test)');

  const SECRET = 'a-secret-of-some-length';
  const REDIS_PAGES = ['/sitemap.xml', '/sitemap/1.xml', '/robots.txt', '/manifest.webmanifest'];
  const known = itemThat(({ id }) => id === 101);
  const category = sampleCategories.find(({ id }) => id === known.category_id) ?? { id: 0, name: '' };
  const imported = { id: 990_001, name: 'Equipo de la importación 1/2', type: 'PRODUCT', category_id: category.id };

  /** Every route, with the status that it answers. */
  const visits: readonly (readonly [string, number])[] = [
    ...kinds.map(({ path }) => [path, 200] as const),
    ['/no/hay/nada', 404],
    ...kinds
      .filter(({ path }) => /^\/producto\/.+\/\d{3}$/.test(path))
      .map(({ path }) => [`${path}/qr.svg`, 200] as const),
    ...REDIS_PAGES.map((path) => [path, 200] as const),
    ['/sitemap/2.xml', 404],
    ['/search/monitor/equipos', 200],
    [`${categoryAddress(category)}/orden/nombre`, 200],
    ['/cotizacion/101x2-201', 200],
    ['/cotizacion/101x2-201/qr.svg', 200],
    ['/producto/x/999999/qr.svg', 404],
    ['/p/101', 308],
    ['/search?q=monitor', 303],
    ['/api/suggest?q=moni', 200],
    ['/api/health?ready', 200],
  ];

  let folder: string;
  let redis: RedisServer;
  let sites: Site[] = [];

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cluster-routes-'));
    redis = await startRedis(folder);
  });

  test.afterEach(async () => {
    for (const site of sites) await site.stop();
  });

  test.afterAll(async () => {
    await redis.kill();
    await rm(folder, { recursive: true, force: true });
  });

  /** Two processes that share a Redis, with the build that names the sample catalogue. */
  async function start(environment: Readonly<Record<string, string>>) {
    const shared = { REDIS_URL: redis.url, REVALIDATE_SECRET: SECRET, REVALIDATE_SECONDS: '3600', ...environment };
    sites = await Promise.all([serve(shared), serve(shared)]);
    return sites as [Site, Site];
  }

  async function revalidateAll({ url }: Site) {
    const headers = { authorization: `Bearer ${SECRET}` };
    const answer = await fetch(`${url}/api/revalidate`, { method: 'POST', headers, body: '{"all":true}' });
    expect(answer.status).toBe(200);
  }

  /** The catalogue of the sample with a product more, loaded as the operator does. */
  async function importCatalogue(database: string) {
    const file = join(folder, 'catalogue.json');
    const products = [...sampleItems, imported];
    const catalogue = { categories: sampleCategories, products, suggested: [imported.id, 101] };
    await writeFile(file, JSON.stringify(catalogue));
    const env = { ...process.env, DATABASE_URL: database, BACKEND_URL: '' };
    execFileSync(process.execPath, ['.server/catalogue-import.mjs', file], { env });
  }

  const getText = async ({ url }: Site, path: string) => (await fetch(url + path)).text();
  const getStatuses = async ({ url }: Site) => {
    const found: (readonly [string, number])[] = [];
    for (const [path] of visits) found.push([path, (await fetch(url + path, { redirect: 'manual' })).status]);
    return found;
  };
  const expectNoFailure = ({ output }: Site) => expect(output()).not.toMatch(/"level":[56]0|⨯|DYNAMIC_SERVER_USAGE/);

  test('Every route answers as it should with Redis, after an import and after a call of the webhook', async () => {
    const database = `file:${join(folder, 'embedded.db')}`;
    const [one, other] = await start({ DATABASE_URL: database });
    for (const site of sites) expect(await getStatuses(site)).toEqual(visits);
    await importCatalogue(database);
    for (const site of sites) {
      expect(await getStatuses(site)).toEqual(visits);
      for (const path of ['/', categoryAddress(category), '/search/importaci%C3%B3n'])
        expect(await getText(site, path), path).toContain(imported.name);
      expect(await getText(site, '/sitemap/1.xml')).toContain(productAddress(imported));
      expect((await fetch(`${site.url}${productAddress(imported)}/qr.svg`)).status).toBe(200);
    }
    await revalidateAll(one);
    for (const site of [one, other, one, other]) expect(await getStatuses(site)).toEqual(visits);
    for (const site of sites) {
      for (const path of REDIS_PAGES)
        await expect.poll(async () => (await fetch(site.url + path)).headers.get('x-nextjs-cache')).toBe('HIT');
      expectNoFailure(site);
    }
  });
});

test.describe('Two releases', () => {
  test.describe.configure({ mode: 'serial' });
  // What a page of the first release fetches late is not in the second one, unless its files are kept (docs/deploying.md).
  test.use({ viewport: { width: 360, height: 740 }, tolerated: /\?dpl=one\b/ });

  let folder: string;
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  /** Two releases of the site, as global-setup.ts has built them. */
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

  const start = (build: string | undefined, name: string, more = {}) =>
    serve({
      NEXT_DIST_DIR: build ?? '',
      BACKEND_URL: address('BACKEND'),
      DATABASE_URL: `file:${folder}/${name}.db`,
      REVALIDATE_SECONDS: '3600',
      ...more,
    });

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-'));
    balancer = await startBalancer();
    [one, two] = await Promise.all([start(process.env.OUTAGE_BUILD, 'one'), start(process.env.HTTP_BUILD, 'two')]);
  });

  test.afterAll(async () => {
    balancer.close();
    await Promise.all([one.stop(), two.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  /** The releases whose files the document was made of. */
  const getReleases = (html: string) => [...new Set([...html.matchAll(/[?&]dpl=([\w.-]+)/g)].map(([, name]) => name))];
  async function openWithTheFirst(page: Page): Promise<void> {
    balancer.leadTo(one);
    await page.goto(`${balancer.url}/contacto`);
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
  }

  /** A link that is pressed is followed in the document, or to another one: what is shown may be exchanged in any moment. */
  async function follow(page: Page, label: string, heading: string): Promise<void> {
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }

  /** What is shown, read in one moment. */
  async function read(page: Page) {
    const { html, ...found } = await page.evaluate(() => ({
      html: document.documentElement.outerHTML,
      isTheSame: 'isTheSameDocument' in window,
      weight: getComputedStyle(document.querySelector('h1') as Element).fontWeight,
    }));
    return { ...found, releases: getReleases(html) };
  }

  const openMenu = (page: Page) => page.getByRole('button', { name: 'Abrir menú' }).click();

  test('a started site has the name of its build', async () => {
    const names = [one, two].map(async ({ url }) => (await (await fetch(`${url}/api/health?ready`)).json()).deployment);
    expect(await Promise.all(names)).toEqual(['one', 'two']);
  });

  test('a link of the release before leads to a whole page of the next one', async ({ page }) => {
    await openWithTheFirst(page);
    expect((await read(page)).releases).toEqual(['one']);
    balancer.leadTo(two);
    // Only now are the links of the menu there, and their pages fetched ahead.
    await openMenu(page);
    await follow(page, 'Ley 1831', 'Un desfibrilador cerca');
    await expect(async () => expect(await read(page)).toMatchObject({ isTheSame: false, releases: ['two'] })).toPass();
  });

  test('a page that was fetched ahead from the release before is shown whole', async ({ page }) => {
    await openWithTheFirst(page);
    // Its tree comes first; with its words all of it is there.
    const isOfWords = (request: Request) => request.headers()['next-router-segment-prefetch'] === '/ley-1831/__PAGE__';
    const fetched = page.waitForResponse((answer) => isOfWords(answer.request()));
    await openMenu(page);
    await (await fetched).finished();
    balancer.leadTo(two);
    await follow(page, 'Ley 1831', 'Un desfibrilador cerca');
    await expect(async () => {
      const { isTheSame, weight, releases } = await read(page);
      expect({ weight, releases }).toEqual({ weight: '800', releases: [isTheSame ? 'one' : 'two'] });
    }).toPass();
  });

  test('a file that only the release before had is a plain 404 that nobody stores', async () => {
    const answer = await fetch(`${two.url}/_next/static/chunks/de-antes.js?dpl=one`);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test('two releases at one Redis never give each other their pages', async () => {
    test.skip(!hasRedis, 'there is no Redis here and it could not be installed (see the first lines of npm test)');
    const redis = await startRedis(folder);
    const more = { REDIS_URL: redis.url };
    const first = await start(process.env.OUTAGE_BUILD, 'one', more);
    const second = await start(process.env.HTTP_BUILD, 'two', more);
    try {
      const releases = async ({ url }: Site) => getReleases(await (await fetch(`${url}/search/bisturi`)).text());
      for (const site of [first, second, first, second])
        expect(await releases(site)).toEqual([site === first ? 'one' : 'two']);
    } finally {
      await Promise.all([first.stop(), second.stop()]);
      await redis.kill();
    }
  });
});
