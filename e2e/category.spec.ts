import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { connect } from '@/lib/database/connect';
import { createHandler } from '@/lib/embedded-backend/handler';
import { backendAt, startFaultServer } from './support/backend';
import { awkwardBrand, awkwardCategory } from './support/catalogue';
import { address, axe, expect, test } from './support/fixtures';
import { readDocument } from './support/read-document';
import { categoryAddress, sampleCategories, sampleItems } from './support/samples';
import { serve } from './support/site';

type Item = { readonly id: number; readonly name: string };
type Category = Item & { readonly products_count: number };

const PAGE_ITEMS = 36;
const MAX_GZIP_BYTES = 20_000;

const [first = { id: 0, name: '' }] = sampleCategories;
const items = sampleItems.filter(({ category_id }) => category_id === first.id);
const brand = items[0]?.brand ?? '';

test('The views of a category are kept, stay out of the indexes and name the category as their address', async ({
  request,
}) => {
  const path = categoryAddress(first);
  for (const view of ['/orden/nombre', `/marca/${encodeURIComponent(brand)}/orden/nombre`]) {
    await expect.poll(async () => (await request.get(path + view)).headers()['x-nextjs-cache']).toBe('HIT');
    const { metas, canonical } = readDocument(await (await request.get(path + view)).text());
    expect([metas.robots, canonical.map((url) => new URL(url).pathname)]).toEqual([['noindex, follow'], [path]]);
  }
});

test.describe('With the catalogue of the FDA', () => {
  test.use({ site: 'HTTP_SITE' });

  const backend = () => backendAt(address('BACKEND'));
  const getPath = (category: Category, page: number) => categoryAddress(category) + (page > 1 ? `/pagina/${page}` : '');

  async function getLargest(): Promise<Category> {
    const categories = await backend().get<readonly Category[]>('/categories/PRODUCT');
    return categories.reduce((largest, one) => (one.products_count > largest.products_count ? one : largest));
  }

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('a category of more than twelve shows one brand and all again, in the order of the backend and by name', async ({
        page,
      }) => {
        const categories = await backend().get<readonly Category[]>('/categories/PRODUCT');
        const category = categories.find(({ name }) => name === awkwardCategory) as Category;
        const { data } = await backend().get<{ readonly data: readonly (Item & { brand: string })[] }>(
          `/category/${category.id}`,
        );
        const branded = data.filter((one) => one.brand === awkwardBrand);
        expect(data.length).toBeGreaterThan(branded.length);
        const path = categoryAddress(category);
        await page.goto(path);
        const filter = page.getByRole('navigation', { name: 'Filtrar por marca' });
        await filter.getByRole('link', { name: `${awkwardBrand} (${branded.length})`, exact: true }).click();
        await expect(page.getByRole('article')).toHaveCount(branded.length);
        const order = page.getByRole('navigation', { name: 'Orden de los productos' });
        await filter.getByRole('link', { name: `Quitar el filtro ${awkwardBrand}` }).click();
        await expect(page.getByRole('article')).toHaveCount(data.length);
        await order.getByRole('link', { name: 'Por nombre' }).click();
        await expect(order.getByRole('link', { name: 'Por nombre' })).toHaveAttribute('aria-current', 'true');
        const names = data.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'es'));
        await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
        await order.getByRole('link', { name: 'Del catálogo' }).click();
        await expect(page).toHaveURL(path);
      });
    });

  test('every product of a category is in the HTML of one of its pages, which have titles and neighbours of their own', async ({
    request,
  }) => {
    test.slow();
    const largest = await getLargest();
    const { data } = await backend().get<{ readonly data: readonly Item[] }>(`/category/${largest.id}`);
    const count = Math.ceil(data.length / PAGE_ITEMS);
    const shown: string[] = [];
    const titles = new Set<string>();
    for (let number = 1; number <= count; number++) {
      const path = getPath(largest, number);
      const html = await (await request.get(path)).text();
      expect(gzipSync(html).length, path).toBeLessThanOrEqual(MAX_GZIP_BYTES);
      shown.push(...[...html.matchAll(/<a [^>]*href="\/producto\/[^"]*\/(\d+)"/g)].map(([, id = '']) => id));
      for (const [, href = ''] of html.matchAll(/href="(\/productos\/[^"/]+\/\d+\/pagina\/\d+)"/g))
        expect(Number(href.split('/').at(-1))).toBeLessThanOrEqual(count);
      const found = readDocument(html);
      expect(found.canonical.map((url) => new URL(url).pathname)).toEqual([path]);
      expect(found.metas.robots).toBeUndefined();
      titles.add(found.title);
      const getRel = (rel: string) => new RegExp(`<link rel="${rel}" href="[^"]*://[^"/]*([^"]*)"`).exec(html)?.[1];
      expect(getRel('prev')).toBe(number > 1 ? getPath(largest, number - 1) : undefined);
      expect(getRel('next')).toBe(number < count ? getPath(largest, number + 1) : undefined);
    }
    expect(titles.size).toBe(count);
    expect(shown.sort()).toEqual(data.map(({ id }) => String(id)).sort());
  });

  test('a category is read from the backend once for all of its pages, also by name', async () => {
    const largest = await getLargest();
    const folder = await mkdtemp(join(tmpdir(), 'category-'));
    const data = await connect(process.env.CATALOGUE ?? '');
    const own = await startFaultServer(createHandler(async () => data));
    // A site where nothing becomes old meanwhile.
    const site = await serve({
      NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
      BACKEND_URL: own.url,
      DATABASE_URL: `file:${folder}/site.db`,
      REVALIDATE_SECONDS: '3600',
    });
    for (const view of ['', '/pagina/2', '/pagina/3', '/orden/nombre', '/orden/nombre/pagina/2'])
      expect((await fetch(site.url + categoryAddress(largest) + view)).status).toBe(200);
    expect(own.received.filter(({ path }) => path === `/category/${largest.id}`)).toHaveLength(1);
    await site.stop();
    await own.close();
    data.close();
    await rm(folder, { recursive: true });
  });

  test('what a category does not have is 404, and another name or a first page by number leads to the right address', async ({
    request,
  }) => {
    const largest = await getLargest();
    const path = categoryAddress(largest);
    const missing = ['pagina/99', 'pagina/0', 'pagina/02', 'pagina', 'marca/x', 'orden/precio', 'x'];
    for (const view of [...missing, 'pagina/2/orden/nombre']) {
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

  test('the numbers lead through the pages, with names for who hears them', async ({ page, request }) => {
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
    await pages.getByRole('link', { name: 'Página 3', exact: true }).click();
    await expect(page).toHaveURL(getPath(largest, 3));
    await expect(pages.getByRole('link', { name: 'Anterior' })).toBeVisible();
    // What is around the numbers: looks.spec.ts.
    expect(await axe(page, 'nav[aria-label="Páginas de la categoría"]')).toEqual([]);
  });
});
