import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { connect } from '@/lib/database/connect';
import { createHandler } from '@/lib/embedded-backend/handler';
import { backendAt } from './support/backend';
import { startFaultServer } from './support/fault-server';
import { address, axe, expect, sidewaysScroll, test } from './support/fixtures';
import { readDocument } from './support/read-document';
import { categoryAddress } from './support/samples';
import { serve } from './support/site';

type Item = { readonly id: number; readonly name: string };
type Category = Item & { readonly products_count: number };

const PAGE_ITEMS = 96;
const MAX_GZIP_BYTES = 20_000;
const DEVICES = 6_530;

test.use({ site: 'HTTP_SITE' });

const backend = () => backendAt(address('BACKEND'));
const getCategories = () => backend().get<readonly Category[]>('/categories/PRODUCT');
const getPath = (category: Category, page: number) => categoryAddress(category) + (page > 1 ? `/pagina/${page}` : '');

async function getLargest(): Promise<Category> {
  const categories = await getCategories();
  return categories.reduce((largest, one) => (one.products_count > largest.products_count ? one : largest));
}

test('Every product of the FDA catalogue is in the HTML of a page, and every link between the pages leads to one', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const reached = new Set<string>();
  for (const category of await getCategories()) {
    const { data } = await backend().get<{ readonly data: readonly Item[] }>(`/category/${category.id}`);
    const seen = new Set<string>();
    const waiting = [categoryAddress(category)];
    const shown: string[] = [];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(gzipSync(html).length, path).toBeLessThanOrEqual(MAX_GZIP_BYTES);
      const ids = [...html.matchAll(/<a [^>]*href="\/producto\/[^"]*\/(\d+)"/g)].map(([, id = '']) => id);
      expect(ids.length, path).toBeLessThanOrEqual(PAGE_ITEMS);
      shown.push(...ids);
      const pages = [...html.matchAll(/href="(\/productos\/[^"/]+\/\d+(?:\/pagina\/\d+)?)"/g)].map(
        ([, href = '']) => href,
      );
      waiting.push(...pages.filter((href) => href.startsWith(categoryAddress(category))));
    }
    expect(seen.size, category.name).toBe(Math.max(1, Math.ceil(data.length / PAGE_ITEMS)));
    expect(shown.sort(), category.name).toEqual(data.map(({ id }) => String(id)).sort());
    for (const id of shown) reached.add(id);
  }
  expect(reached.size).toBeGreaterThanOrEqual(DEVICES);
});

test('The pages of a category have titles, canonical addresses and neighbours of their own', async ({ request }) => {
  const largest = await getLargest();
  const count = Math.ceil(largest.products_count / PAGE_ITEMS);
  const titles = new Set<string>();
  for (const number of [1, 2, count]) {
    const path = getPath(largest, number);
    const html = await (await request.get(path)).text();
    const found = readDocument(html);
    expect(found.canonical.map((url) => new URL(url).pathname)).toEqual([path]);
    expect(found.metas.robots).toBeUndefined();
    titles.add(found.title);
    const getRel = (rel: string) => new RegExp(`<link rel="${rel}" href="[^"]*://[^"/]*([^"]*)"`).exec(html)?.[1];
    expect(getRel('prev')).toBe(number > 1 ? getPath(largest, number - 1) : undefined);
    expect(getRel('next')).toBe(number < count ? getPath(largest, number + 1) : undefined);
  }
  expect(titles.size).toBe(3);
});

test('A category is read from the backend once for all of its pages, also by name', async () => {
  const [, category] = (await getCategories()).filter(({ products_count }) => products_count > 3 * PAGE_ITEMS);
  if (!category) throw new Error('The catalogue has changed');
  const folder = await mkdtemp(join(tmpdir(), 'category-'));
  const data = await connect(process.env.CATALOGUE ?? '');
  const own = await startFaultServer(createHandler(async () => data));
  const countReads = () => own.received.filter(({ path }) => path === `/category/${category.id}`).length;
  // A site where nothing becomes old meanwhile.
  const site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: own.url,
    DATABASE_URL: `file:${folder}/site.db`,
    REVALIDATE_SECONDS: '3600',
  });
  const get = async (view: string) => (await fetch(site.url + categoryAddress(category) + view)).status;
  for (const view of ['', '/pagina/2', '/pagina/3', '/orden/nombre', '/orden/nombre/pagina/2'])
    expect(await get(view)).toBe(200);
  expect(countReads()).toBe(1);
  await site.stop();
  await own.close();
  data.close();
  await rm(folder, { recursive: true });
});

test('What a category does not have is 404, and another name or a first page by number leads to the right address', async ({
  request,
}) => {
  const largest = await getLargest();
  const path = categoryAddress(largest);
  const beyond = Math.ceil(largest.products_count / PAGE_ITEMS) + 1;
  const missing = [
    `pagina/${beyond}`,
    'pagina/99',
    'pagina/0',
    'pagina/02',
    'pagina',
    'marca/x',
    'orden/precio',
    'pagina/2/orden/nombre',
    'x',
  ];
  for (const view of missing) {
    const answer = await request.get(`${path}/${view}`);
    expect(answer.status(), view).toBe(404);
    expect(await answer.text()).toContain('Navegación perdida');
  }
  for (const [from, to] of [
    [`${path}/pagina/1`, path],
    [`/productos/otra/${largest.id}/pagina/2`, `${path}/pagina/2`],
    [`/productos/otra/${largest.id}/orden/nombre/pagina/1`, `${path}/orden/nombre`],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, to]);
  }
});

test('The numbers lead through the pages, with names for who hears them', async ({ page, request }) => {
  test.slow();
  const largest = await getLargest();
  // Made before, so that only the way to them counts.
  for (const number of [2, 3]) await request.get(getPath(largest, number));
  await page.goto(categoryAddress(largest));
  const pages = page.getByRole('navigation', { name: 'Páginas de la categoría' });
  await expect(pages.getByRole('link', { name: 'Página 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(getPath(largest, 2));
  await expect(page.getByRole('article')).toHaveCount(PAGE_ITEMS);
  await expect(pages.getByRole('link', { name: 'Página 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Página 3', exact: true }).click();
  await expect(page).toHaveURL(getPath(largest, 3));
  await expect(pages.getByRole('link', { name: 'Anterior' })).toBeVisible();
  await page.goto(getPath(largest, 2));
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
    // What is around the numbers: routes.spec.ts.
    expect(await axe(page, 'nav[aria-label="Páginas de la categoría"]'), `at ${width} px`).toEqual([]);
  }
});
