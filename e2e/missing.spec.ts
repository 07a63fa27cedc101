import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { type FaultServer, startFaultServer } from './support/backend';
import { hasNginx, type Nginx, startNginx } from './support/cluster';
import { addCategory, addProduct, removeProduct } from './support/database';
import { type Site, serve } from './support/site';

/** A visitor, and what the browser's router asks for. */
const KINDS: readonly Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' },
];
const SECRET = 'a-secret-of-some-length';

test.describe.configure({ mode: 'serial' });

let folder: string;
let data: Awaited<ReturnType<typeof openDatabase>>;
let backend: FaultServer;
let site: Site;
let nginx: Nginx | undefined;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missing-'));
  data = await openDatabase(`file:${folder}/backend.db`);
  backend = await startFaultServer(createServer(async () => data));
  site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: backend.url,
    DATABASE_URL: `file:${folder}/site.db`,
    REVALIDATE_SECONDS: '1',
    REVALIDATE_SECRET: SECRET,
    TRUSTED_PROXIES: '1',
  });
  if (hasNginx) nginx = await startNginx(folder, [site.url]);
});

test.afterAll(async () => {
  await nginx?.stop();
  await site.stop();
  await backend.close();
  data.close();
  await rm(folder, { recursive: true });
});

/** The site itself, and the site behind nginx where there is one. */
const doors = () => [site.url, ...(nginx ? [nginx.url] : [])];
const getStatus = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
const call = (body: object) =>
  fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(body),
  });

test('A 404 of any kind is stored nowhere, the first time and the second', async () => {
  test.setTimeout(120_000);
  for (const path of [
    '/404',
    '/_not-found',
    '/no/hay/nada',
    '/%E0%A4',
    '/producto/Monitor%20nuevo/99900',
    '/producto/x/abc',
    '/productos/Nueva/99900',
    '/mensaje/x',
    '/sitemap/0.xml',
    '/sitemap/2.xml',
    '/sitemap/x',
    '/tarjeta/producto/99900/0123456789ab.jpg',
    '/tarjeta/otra/1/x',
    '/images/no-hay.webp',
    '/images/catalogue/no-hay.01234567-400.webp',
    '/docs/no-hay.pdf',
    '/no-hay.txt',
    '/api/no-hay',
    '/_next/static/chunks/no-hay.js',
  ])
    for (const door of doors())
      for (const kind of KINDS)
        for (const method of kind.rsc ? ['GET', 'GET'] : ['GET', 'GET', 'HEAD']) {
          const answer = await fetch(door + path, { method, headers: kind });
          const what = `${method} ${path} ${JSON.stringify(kind)}`;
          // The framework answers the router with 200 and data that say what is missing.
          expect(kind.rsc ? [404, 200] : [404], what).toContain(answer.status);
          expect(answer.headers.get('cache-control'), what).toBe('no-store');
          expect(['MISS', null], what).toContain(answer.headers.get('x-cache'));
        }
});

for (const [index, tags] of [{ tags: ['product:99901'] }, { all: true }].entries())
  test(`A product that was missing is there at the first visit after ${JSON.stringify(tags)}`, async () => {
    for (const [door, url] of doors().entries()) {
      const id = 99_901 + 10 * index + 100 * door;
      const path = `${url}/producto/Monitor%20nuevo/${id}`;
      for (const _ of [1, 2]) expect(await getStatus(path)).toBe(404);
      await addProduct(data, id, 'Monitor nuevo');
      expect((await call('all' in tags ? tags : { tags: [`product:${id}`] })).status).toBe(200);
      expect(await getStatus(path)).toBe(200);
    }
  });

test('A category that was missing is there at the first visit after the webhook', async () => {
  for (const [door, url] of doors().entries()) {
    const id = 900 + door;
    const path = `${url}/productos/Nueva/${id}`;
    for (const _ of [1, 2]) expect(await getStatus(path)).toBe(404);
    await addCategory(data, id, 'Nueva');
    await addProduct(data, 99_950 + door, 'Otro', id);
    expect((await call({ tags: ['categories', `category:${id}`] })).status).toBe(200);
    expect(await getStatus(path)).toBe(200);
  }
});

test('The webhook keeps the good pages while the backend is away, and a product that is gone leaves nginx too', async () => {
  await addProduct(data, 99_980, 'Monitor que se va');
  for (const url of doors()) {
    const path = `${url}/producto/Monitor%20que%20se%20va/99980`;
    await expect.poll(() => getStatus(path)).toBe(200);
  }
  backend.set('reset');
  await call({ all: true });
  for (const url of doors()) expect(await getStatus(`${url}/producto/Monitor%20que%20se%20va/99980`)).toBe(200);
  backend.set('none');
  await removeProduct(data, 99_980);
  for (const url of doors()) {
    const path = `${url}/producto/Monitor%20que%20se%20va/99980`;
    await expect.poll(() => getStatus(path), { message: url, timeout: 60_000 }).toBe(404);
    expect(await getStatus(path)).toBe(404);
  }
});

async function getMissing(path: string) {
  const answer = await fetch(`${site.url}${path}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  return answer.text();
}

test('A product that is gone leads to what its name is near to, to the categories and to a person', async () => {
  const path = '/producto/Monitor%20de%20signos%20vitales%20MV-10/99500';
  // The first index of a process may come late.
  await expect.poll(async () => (await getMissing(path)).match(/<article/g)?.length).toBe(3);
  const html = await getMissing(path);
  expect(html).toContain('Navegación perdida');
  expect(html).toContain('Lo más parecido que tenemos');
  expect(html).toContain('href="/producto/Monitor%20de%20signos%20vitales%20MV-12/101"');
  expect(html).toContain('href="/productos/Infusi%C3%B3n%20y%20succi%C3%B3n/4"');
  const asked = encodeURIComponent(path);
  expect(html).toMatch(new RegExp(`https://wa\\.me/\\d+\\?text=[^"]*${asked}`));
});

test('It does so while a part of the catalogue cannot be read', async () => {
  backend.set('status-500', undefined, '/category/3');
  await call({ all: true });
  const html = await getMissing('/producto/Monitor%20de%20signos%20vitales%20MV-10/99501');
  expect(html).toContain('Navegación perdida');
  expect(html).toContain('Categorías de equipos');
  backend.set('none');
});

test('A search does so too, and finds what can be read', async () => {
  backend.set('status-500', undefined, '/category/3');
  await call({ all: true });
  const answer = await fetch(`${site.url}/search/monitor%20de%20signos`);
  expect(await answer.text()).toContain('href="/producto/Monitor%20de%20signos%20vitales%20MV-12/101"');
  backend.set('none');
});

test('What is gone is not among what its name is near to', async () => {
  const name = 'Termohigrómetro de pared';
  const path = `/producto/${encodeURIComponent(name)}/99990`;
  await addProduct(data, 99_990, name);
  await call({ all: true });
  const suggest = async () => (await fetch(`${site.url}/api/suggest?q=termohigrometro`)).text();
  await expect.poll(suggest, { timeout: 30_000 }).toContain('/99990');
  await removeProduct(data, 99_990);
  await call({ tags: ['product:99990'] });
  await expect.poll(() => getStatus(site.url + path)).toBe(404);
  expect(await getMissing(path)).not.toContain(`href="${path}"`);
});

test('A 404 stays one each time that it is made anew', async () => {
  let made = 0;
  await expect
    .poll(async () => {
      const answer = await fetch(`${site.url}/producto/x/99777`);
      expect(answer.status).toBe(404);
      if (answer.headers.get('x-nextjs-cache') === 'MISS') made += 1;
      return made;
    })
    .toBeGreaterThan(2);
});
