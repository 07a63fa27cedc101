import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { type FaultServer, startFaultServer } from './support/backend';
import { changeProduct } from './support/database';
import { categoryAddress, productAddress, sampleCategories, sampleItems, suggestedIds } from './support/samples';
import { type Site, serve } from './support/site';

const SECRET = 'a-secret-of-some-length';
const product = sampleItems.find(({ id }) => id === suggestedIds[0]);
const category = sampleCategories.find(({ id }) => id === product?.category_id);
if (!product || !category) throw new Error('The sample catalogue has no suggested product');
const PAGES = ['/', productAddress(product), categoryAddress(category), `/search/${encodeURIComponent(product.name)}`];

test.describe.configure({ mode: 'serial' });

let folder: string;
let data: Awaited<ReturnType<typeof openDatabase>>;
let backend: FaultServer;
let site: Site;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'revalidate-'));
  data = await openDatabase(`file:${folder}/backend.db`);
  backend = await startFaultServer(createServer(async () => data));
  site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: backend.url,
    DATABASE_URL: `file:${folder}/site.db`,
    // Nothing is refreshed by its age while the test lasts.
    REVALIDATE_SECONDS: '3600',
    REVALIDATE_SECRET: SECRET,
  });
});

test.afterAll(async () => {
  await site.stop();
  await backend.close();
  data.close();
  await rm(folder, { recursive: true });
});

const shows = async (path: string, text: string) => (await (await fetch(site.url + path)).text()).includes(text);
const change = (slug: string) => changeProduct(data, product.id, { slug });
const call = (body: object) =>
  fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(body),
  });

/** The build's own pages are two seconds old at most: each is made once more by this process, with its own age. */
async function settle(text: string): Promise<void> {
  await change(text);
  for (const path of PAGES) await expect.poll(() => shows(path, text), path).toBe(true);
}

test("a product's tag refreshes its page and the lists that it is in, and nothing is refreshed before", async () => {
  await settle('antes-del-cambio');
  await change('despues-del-cambio');
  for (const path of [...PAGES, ...PAGES]) expect(await shows(path, 'despues-del-cambio'), path).toBe(false);
  const response = await call({ tags: [`product:${product.id}`] });
  expect([response.status, await response.json()]).toEqual([
    200,
    { code: 200, revalidated: [`product:${product.id}`, 'lists'] },
  ]);
  for (const path of PAGES) await expect.poll(() => shows(path, 'despues-del-cambio'), path).toBe(true);
});

test('a change that comes while the page is being made for the one before is shown too', async () => {
  const [, path = ''] = PAGES;
  for (const round of ['uno', 'dos', 'tres', 'cuatro']) {
    await change(`primero-${round}`);
    await call({ tags: [`product:${product.id}`] });
    // This visitor starts the making.
    await fetch(site.url + path);
    await change(`segundo-${round}`);
    await call({ tags: [`product:${product.id}`] });
    await expect.poll(() => shows(path, `segundo-${round}`), round).toBe(true);
  }
  await change('despues-del-cambio');
  await call({ all: true });
  for (const path of PAGES) await expect.poll(() => shows(path, 'despues-del-cambio'), path).toBe(true);
});

test('all refreshes everything, and while the backend fails the last good pages stay', async () => {
  test.setTimeout(90_000);
  await change('cambio-de-todo');
  backend.set('reset');
  expect((await call({ all: true })).status).toBe(200);
  for (const path of [...PAGES, ...PAGES]) {
    const response = await fetch(site.url + path);
    expect([response.status, (await response.text()).includes('despues-del-cambio')], path).toEqual([200, true]);
  }
  backend.set('none');
  // The framework tries a page that could not be made again after 30 s.
  for (const path of PAGES)
    await expect.poll(() => shows(path, 'cambio-de-todo'), { message: path, timeout: 60_000 }).toBe(true);
});

test("a product's tag refreshes the suggestions, which stay while the backend fails", async () => {
  const suggests = (text: string) => shows(`/api/suggest?q=${encodeURIComponent(product.name)}`, text);
  await expect.poll(() => suggests(product.brand)).toBe(true);
  await changeProduct(data, product.id, { brand: 'Marca nueva' });
  expect(await suggests('Marca nueva')).toBe(false);
  await call({ tags: [`product:${product.id}`] });
  await expect.poll(() => suggests('Marca nueva')).toBe(true);
  backend.set('reset');
  await call({ all: true });
  for (let time = 0; time < 5; time++) expect(await suggests('Marca nueva')).toBe(true);
  backend.set('none');
});

test('who does not know the secret changes nothing, and only POST is answered', async () => {
  const closed = await fetch(`${site.url}/api/revalidate`, { method: 'POST', body: '{"all":true}' });
  expect([closed.status, closed.headers.get('cache-control')]).toEqual([401, 'no-store']);
  const got = await fetch(`${site.url}/api/revalidate`);
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
});

test('The home page has the same headers after each refresh', async () => {
  const getHeaders = async () => (await fetch(site.url)).headers;
  const links = new Set<string>();
  for (let refresh = 0; refresh < 4; refresh++) {
    await call({ all: true });
    await expect.poll(async () => (await getHeaders()).get('x-nextjs-cache')).toBe('HIT');
    const link = (await getHeaders()).get('link') ?? '';
    expect(link.match(/rel=preload/g)).toHaveLength(3);
    links.add(link.replaceAll(/,\s*/g, ','));
  }
  expect(links.size).toBe(1);
});
