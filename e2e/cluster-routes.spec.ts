import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hasRedis, type RedisServer, startRedis } from './support/cluster';
import { address } from './support/fixtures';
import { categoryAddress, itemThat, kinds, productAddress, sampleCategories, sampleItems } from './support/samples';
import { type Site, serve } from './support/site';

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
const countPlaces = async (site: Site) => (await getText(site, '/sitemap/1.xml')).split('<loc>').length - 1;
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

test("A build that was made without a backend lists the backend's products from the first request on", async () => {
  await start({ DATABASE_URL: `file:${join(folder, 'site.db')}`, BACKEND_URL: address('BACKEND') });
  for (const site of sites) {
    await expect.poll(() => countPlaces(site), { timeout: 30_000 }).toBeGreaterThan(6_000);
    expect(await getText(site, '/sitemap/1.xml')).not.toContain(productAddress(known));
    expectNoFailure(site);
  }
});
