import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { awkwardBrand, awkwardCategory, awkwardNames, pictures } from './support/catalogue';
import { address, expect, getFromBackend, test } from './support/fixtures';
import { only, readDocument } from './support/read-document';
import { categoryAddress } from './support/samples';

type Item = { readonly id: number; readonly name: string; readonly brand: string; readonly description: string };
type Found = { readonly data: readonly Item[] };
type Category = Pick<Item, 'id' | 'name'>;

const PAGE_ITEMS = 36;
const MAX_GZIP_BYTES = 20_000;

// With the catalogue of the FDA, which has large categories.
test.use({ site: 'HTTP_SITE', javaScriptEnabled: false });

const getPath = (category: Category, page: number) => categoryAddress(category) + (page > 1 ? `/pagina/${page}` : '');
const getProducts = async ({ id }: Category) => (await getFromBackend<Found>(`/category/${id}`)).data;
const getCategories = () => getFromBackend<readonly Category[]>('/categories/PRODUCT');
const getAwkward = async () => (await getCategories()).find(({ name }) => name === awkwardCategory) as Category;
const read = async (request: APIRequestContext, path: string) => readDocument(await (await request.get(path)).text());

const getLargest = async () => {
  const categories = await getCategories();
  const counts = await Promise.all(categories.map(async (one) => (await getProducts(one)).length));
  return categories[counts.indexOf(Math.max(...counts))] as Category;
};

test('Without JavaScript a category has brands and pages', async ({ page }) => {
  // What is shown of a category: lib/catalogue/category-view.test.ts.
  const category = await getAwkward();
  const data = (await getProducts(category)).map((one) => ({ ...one, name: one.name.trim() }));
  const branded = data.filter(({ brand }) => brand === awkwardBrand).map(({ name }) => name);
  await page.goto(categoryAddress(category));
  const names = page.getByRole('article').getByRole('heading');
  for (const [link, expected] of [
    [`${awkwardBrand} (${branded.length})`, branded],
    ['todas', data.map(({ name }) => name)],
  ] as const) {
    await page.locator('main nav summary').click();
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(names).toHaveText([...expected]);
  }
  await expect(page).toHaveURL(categoryAddress(category));

  const largest = await getLargest();
  await page.goto(categoryAddress(largest));
  const pages = page.getByRole('navigation', { name: 'Páginas de la categoría' });
  await expect(pages).toContainText('Página 1 de ');
  for (const [link, number] of [
    ['Siguiente', 2],
    ['Siguiente', 3],
    ['Anterior', 2],
  ] as const) {
    await pages.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(getPath(largest, number));
    await expect(page.getByRole('article')).toHaveCount(PAGE_ITEMS);
  }
});

test('Every product is in the HTML of one page of its category; views are kept and in no index', async ({
  request,
}) => {
  const largest = await getLargest();
  const data = await getProducts(largest);
  const count = Math.ceil(data.length / PAGE_ITEMS);
  const shown: string[] = [];
  const titles = new Set<string>();
  for (let number = 1; number <= count; number++) {
    const path = getPath(largest, number);
    const html = await (await request.get(path)).text();
    expect(gzipSync(html).length, path).toBeLessThanOrEqual(MAX_GZIP_BYTES);
    shown.push(...[...html.matchAll(/<a [^>]*href="\/producto\/[^"]*\/(\d+)"/g)].map(([, id = '']) => id));
    const { canonical, metas, title } = readDocument(html);
    expect([canonical.map((url) => new URL(url).pathname), metas.robots]).toEqual([[path], undefined]);
    titles.add(title);
  }
  expect(titles.size).toBe(count);
  expect(shown.sort()).toEqual(data.map(({ id }) => String(id)).sort());
  const awkward = categoryAddress(await getAwkward());
  const view = `${awkward}/marca/${encodeURIComponent(awkwardBrand)}`;
  await expect.poll(async () => (await request.get(view)).headers()['x-nextjs-cache']).toBe('HIT');
  const { metas, canonical } = readDocument(await (await request.get(view)).text());
  expect([metas.robots, canonical.map((url) => new URL(url).pathname)]).toEqual([['noindex, follow'], [awkward]]);
});

test('Link, page, sitemap and card agree byte for byte on every awkward name', async ({ request }) => {
  const category = await getAwkward();
  const list = await read(request, categoryAddress(category));
  const sitemap = await (await request.get(`/sitemap/${category.id}.xml`)).text();
  // The site trims what a backend sends.
  for (const name of awkwardNames.map((one) => one.trim())) {
    const whole = address('HTTP_SITE') + list.links.get(`Cotizar ${name}`);
    const answer = await request.get(whole, { maxRedirects: 0 });
    expect(answer.status(), name).toBe(200);
    const found = readDocument(await answer.text());
    expect([found.h1, found.canonical]).toEqual([[name], [whole]]);
    expect(found.title.length).toBeLessThanOrEqual(60);
    for (const [meta, content] of Object.entries({ 'og:url': whole, 'og:title': name, 'og:image:alt': name }))
      expect(only(found, meta)).toBe(content);
    expect(found.data.find((one) => one['@type'] === 'Product')).toMatchObject({ name, url: whole });
    expect(sitemap).toContain(`<loc>${whole}</loc>`);
  }
});

test('The sitemap has every product once', async ({ request }) => {
  const site = address('HTTP_SITE');
  const getLocations = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one = '']) =>
      one.replaceAll('&amp;', '&'),
    );
  const locations = (await Promise.all((await getLocations(`${site}/sitemap.xml`)).map(getLocations))).flat();
  expect(new Set(locations).size).toBe(locations.length);
  const products = (await Promise.all((await getCategories()).map(getProducts))).flat().map(({ id }) => id);
  expect(new Set(products).size).toBeGreaterThanOrEqual(6_530 + awkwardNames.length);
  const listed = locations.filter((url) => url.startsWith(`${site}/producto/`));
  expect(new Set(listed.map((url) => Number(url.split('/').at(-1))))).toEqual(new Set(products));
});

test('A search shows fifty and says that it does', async ({ request }) => {
  const results = await (await request.get('/search/system')).text();
  expect(results).toContain('Mostramos los primeros 50 resultados');
});

test('A picture of the backend is encoded, and no other picture is taken', async ({ request }) => {
  const toUrl = (picture: string, width = 640) => `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=75`;
  const own = `${address('BACKEND')}${pictures.good.file}`;
  const answer = await request.get(toUrl(own), { headers: { accept: 'image/avif,*/*' } });
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/avif']);
  // Which address of the backend is one: lib/catalogue/pictures.test.ts.
  for (const [url, status] of [
    [toUrl('http://127.0.0.1:9/x.webp'), 400],
    [toUrl(own, 641), 400],
    [toUrl(`${address('BACKEND')}${pictures.away.file}`), 508],
  ] as const)
    expect((await request.get(url)).status(), url).toBe(status);
});
