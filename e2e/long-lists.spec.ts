import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { getMemory } from './bench/load';
import { type FaultServer, startFaultServer } from './support/backend';
import { type Site, serve } from './support/site';

const many = Array.from({ length: 20_000 }, (_, index) => ({
  id: index + 1,
  name: `Equipo ${index}`,
  type: 'SERVICE',
}));
/** Lists as a backend sends them that knows no limit: of products, or of nothing that is one. */
const LISTS = {
  products: JSON.stringify({ data: many }),
  nothing: `[${Array(1_000_000).fill('{}').join(',')}]`,
};
/** Bytes of a page. */
const SMALL = 400_000;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let folder: string;
let list: keyof typeof LISTS = 'products';
let backend: FaultServer;
let site: Site;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'long-lists-'));
  backend = await startFaultServer(async () => new Response(LISTS[list]));
  const NEXT_DIST_DIR = process.env.HTTP_BUILD ?? '';
  // Published at an address of its own, so that no page of the build is served.
  site = await serve(
    { NEXT_DIST_DIR, BACKEND_URL: backend.url, DATABASE_URL: `file:${join(folder, 'site.db')}` },
    true,
  );
});

test.afterAll(async () => {
  await site.stop();
  await backend.close();
  await rm(folder, { recursive: true });
});

async function visit(path: string) {
  const response = await fetch(site.url + path);
  const html = await response.text();
  return { status: response.status, size: html.length, cards: html.match(/<article/g)?.length ?? 0, html };
}

test('the search index reads no more than it holds, and the process stays small', async () => {
  await expect
    .poll(async () => (await fetch(`${site.url}/api/suggest?q=equipo`)).text(), { timeout: 60_000 })
    .toContain('"kind":"service"');
  const read = new Set(backend.received.map(({ path }) => path).filter((path) => path.startsWith('/category/')));
  // Two hold as many as are indexed; others are asked for when one of them comes late.
  expect(read.size).toBeLessThan(10);
  expect(await getMemory(site.pid)).toBeLessThan(350);
});

test('a part of the sitemap reads no more than it lists, their index no products, and their process stays small', async () => {
  const [NEXT_DIST_DIR, DATABASE_URL] = [process.env.HTTP_BUILD ?? '', `file:${join(folder, 'sitemap.db')}`];
  const other = await serve({ NEXT_DIST_DIR, DATABASE_URL, BACKEND_URL: backend.url }, true);
  try {
    const countAddresses = async (path: string) =>
      (await (await fetch(other.url + path)).text()).split('<loc>').length - 1;
    const before = backend.received.length;
    const listRead = () =>
      backend.received.slice(before).flatMap(({ path }) => (path.startsWith('/category/') ? [path] : []));
    // Two hundred categories of 10,000 products, whose sizes the backend does not say.
    await expect.poll(() => countAddresses('/sitemap.xml'), { timeout: 60_000 }).toBe(200);
    expect(listRead()).toEqual([]);
    for (const number of [2, 3, 4, 5, 200])
      expect([number, await countAddresses(`/sitemap/${number}.xml`)]).toEqual([number, 10_001]);
    expect(await countAddresses('/sitemap/1.xml')).toBeGreaterThan(10_001);
    expect((await fetch(`${other.url}/sitemap/201.xml`)).status).toBe(404);
    expect(listRead().sort()).toEqual([1, 2, 3, 4, 5, 200].map((id) => `/category/${id}`).sort());
    expect(await getMemory(other.pid)).toBeLessThan(350);
  } finally {
    await other.stop();
  }
});

test('twenty thousand products are shown as many as were asked for', async () => {
  const search = await visit('/search/a');
  expect([search.status, search.cards]).toEqual([200, 50]);
  expect(search.html).toContain('Mostramos los primeros 50 resultados y hay más');
  expect(search.size).toBeLessThan(SMALL);
  const home = await visit('/');
  expect([home.status, home.size < SMALL]).toEqual([200, true]);
  const categories = await visit('/productos');
  expect([categories.status, categories.cards, categories.size < SMALL]).toEqual([200, 200, true]);
  const category = await visit('/productos/Equipo%200/1');
  expect([category.status, category.cards, category.size < SMALL]).toEqual([200, 96, true]);
  const last = await visit('/productos/Equipo%200/1/orden/nombre/pagina/105');
  expect([last.status, last.cards]).toEqual([200, 10_000 - 104 * 96]);
  expect((await visit('/productos/Equipo%200/1/pagina/106')).status).toBe(404);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
});

test('a million items that are none are a failed read, and what was good before stays', async () => {
  list = 'nothing';
  const search = await visit('/search/b');
  expect([search.status, search.cards]).toEqual([503, 0]);
  expect(search.html).toContain('el catálogo envió una respuesta que no pudimos leer');
  // One that the search index has not read.
  expect((await visit('/productos/Equipo%20199/200')).status).toBe(503);
  expect(site.output()).toMatch(
    /"call":"GET \/category\/{id}","field":"[^"]*id","expected":"[^"]+","received":"absent"/,
  );
});
