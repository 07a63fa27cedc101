import { gzipSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import type { APIRequestContext } from '@playwright/test';
import { backendAt } from './support/backend';
import { awkwardBrand, awkwardCategory, awkwardNames } from './support/catalogue';
import { changeProduct } from './support/database';
import { address, expect, test } from './support/fixtures';
import { startBackend } from './support/forms-site';
import { only, readDocument } from './support/read-document';
import { categoryAddress, productAddress } from './support/samples';
import { getMemory } from './support/site';

type Item = { readonly id: number; readonly name: string; readonly brand: string; readonly description: string };
type Found = { readonly data: readonly Item[]; readonly total: number };
type Category = Item & { readonly products_count: number };

const PAGE_ITEMS = 36;
const MAX_GZIP_BYTES = 20_000;

// With the catalogue of the FDA, which has large categories.
test.use({ site: 'HTTP_SITE', javaScriptEnabled: false });

const backend = () => backendAt(address('BACKEND'));
const getPath = (category: Category, page: number) => categoryAddress(category) + (page > 1 ? `/pagina/${page}` : '');
const getProducts = async ({ id }: Item) => (await backend().get<Found>(`/category/${id}`)).data;
const find = (words: string) => backend().get<Found>(`/products?page=1&limit=50&q=${encodeURIComponent(words)}`);
const getCategories = () => backend().get<readonly Category[]>('/categories/PRODUCT');
const getAwkward = async () => (await getCategories()).find(({ name }) => name === awkwardCategory) as Category;
const read = async (request: APIRequestContext, path: string) => readDocument(await (await request.get(path)).text());
const optimised = (picture: string, width = 640) => `/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=75`;

async function getLargest(): Promise<Category> {
  return (await getCategories()).reduce((largest, one) =>
    one.products_count > largest.products_count ? one : largest,
  );
}

test('Without JavaScript a category has brands, two orders and pages', async ({ page }) => {
  const category = await getAwkward();
  const data = await getProducts(category);
  const branded = data.filter(({ brand }) => brand === awkwardBrand);
  expect(data.length).toBeGreaterThan(branded.length);
  await page.goto(categoryAddress(category));
  const filter = page.getByRole('navigation', { name: 'Filtrar por marca' });
  const order = page.getByRole('navigation', { name: 'Orden de los productos' });
  const names = page.getByRole('article').getByRole('heading');
  await filter.getByRole('link', { name: `${awkwardBrand} (${branded.length})`, exact: true }).click();
  await expect(names).toHaveText(branded.map(({ name }) => name.trim()));
  await filter.getByRole('link', { name: `Quitar el filtro ${awkwardBrand}` }).click();
  await expect(names).toHaveText(data.map(({ name }) => name.trim()));
  await order.getByRole('link', { name: 'Por nombre' }).click();
  await expect(order.getByRole('link', { name: 'Por nombre' })).toHaveAttribute('aria-current', 'true');
  await expect(names).toHaveText(data.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'es')));
  await order.getByRole('link', { name: 'Del catálogo' }).click();
  await expect(page).toHaveURL(categoryAddress(category));

  const largest = await getLargest();
  await page.goto(categoryAddress(largest));
  const pages = page.getByRole('navigation', { name: 'Páginas de la categoría' });
  await expect(pages.getByRole('link', { name: 'Página 1', exact: true })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(getPath(largest, 2));
  await expect(page.getByRole('article')).toHaveCount(PAGE_ITEMS);
  await pages.getByRole('link', { name: 'Página 3', exact: true }).click();
  await expect(page).toHaveURL(getPath(largest, 3));
  await expect(pages.getByRole('link', { name: 'Anterior' })).toBeVisible();
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
    const getRel = (rel: string) => new RegExp(`<link rel="${rel}" href="[^"]*://[^"/]*([^"]*)"`).exec(html)?.[1];
    expect(getRel('prev')).toBe(number > 1 ? getPath(largest, number - 1) : undefined);
    expect(getRel('next')).toBe(number < count ? getPath(largest, number + 1) : undefined);
  }
  expect(titles.size).toBe(count);
  expect(shown.sort()).toEqual(data.map(({ id }) => String(id)).sort());
  const view = `${categoryAddress(largest)}/orden/nombre`;
  await expect.poll(async () => (await request.get(view)).headers()['x-nextjs-cache']).toBe('HIT');
  const { metas, canonical } = readDocument(await (await request.get(view)).text());
  expect([metas.robots, canonical.map((url) => new URL(url).pathname)]).toEqual([
    ['noindex, follow'],
    [categoryAddress(largest)],
  ]);
});

test('Link, page, sitemap and card agree byte for byte on every awkward name', async ({ request }) => {
  const list = await read(request, categoryAddress(await getAwkward()));
  const sitemap = await (await request.get('/sitemap/1.xml')).text();
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

test('A search shows fifty and says how many there are, and English is marked as such', async ({ request }) => {
  const { total } = await find('system');
  const results = await (await request.get('/search/system')).text();
  expect(results).toContain(`Mostramos los primeros 50 de ${total.toLocaleString('es-CO')} resultados`);
  const [device] = (await find('defibrillator')).data;
  const page = await (await request.get(productAddress({ ...(device as Item), type: 'PRODUCT' }))).text();
  expect(page).toMatch(/<h1[^>]* lang="en"/);
  const [spanish] = (await find('cigüeña')).data;
  const other = await (await request.get(productAddress({ ...(spanish as Item), type: 'PRODUCT' }))).text();
  expect(other.match(/ lang="[^"]*"/g)).toEqual([' lang="es-CO"']);
});

test('When a product changes its page names another card, and its picture is another', async ({ request }) => {
  const database = createClient({ url: process.env.CATALOGUE ?? '' });
  const [{ id, name } = { id: 0, name: '' }] = (await backend().get<Found>('/products?page=30&limit=1')).data;
  const path = `/producto/${encodeURIComponent(name)}/${id}`;
  const getCard = async () => only(await read(request, path), 'og:image') ?? '';
  const old = await getCard();
  const picture = await (await request.get(old)).body();
  await changeProduct(database, id, { image: '/images/products/aed-800.webp' });
  await expect.poll(getCard).not.toBe(old);
  const changed = await getCard();
  expect(await (await request.get(changed)).body()).not.toEqual(picture);
  await changeProduct(database, id, { image: '' });
  database.close();
});

test('A picture of the backend is encoded, and no other picture is taken', async ({ request }) => {
  const own = `${address('BACKEND')}/images/products/aed-800.webp`;
  const answer = await request.get(optimised(own), { headers: { accept: 'image/avif,*/*' } });
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/avif']);
  // Which address of the backend is one: lib/catalogue/pictures.test.ts.
  for (const url of [optimised('http://127.0.0.1:9/x.webp'), optimised(own, 641)])
    expect((await request.get(url)).status(), url).toBe(400);
  for (const [fault, status] of [
    ['huge', 413],
    ['redirect-away', 508],
  ] as const) {
    const path = `/images/products/${fault}.webp`;
    await backend().fail(fault, undefined, path);
    expect((await request.get(optimised(address('BACKEND') + path))).status(), fault).toBe(status);
  }
  await backend().fail('none');
});

test('Of a backend without a limit no more is read and shown than was asked for, and the process stays small', async () => {
  test.setTimeout(120_000);
  const products = Array.from({ length: 20_000 }, (_, index) => ({
    id: index + 1,
    name: `Equipo ${index}`,
    type: 'SERVICE',
  }));
  const list = JSON.stringify({ data: products });
  // What is no list: lib/backend/fields.test.ts.
  const own = await startBackend(() => async () => new Response(list));
  const site = await own.serve({}, true);
  const listRead = () => own.backend.received.map(({ path }) => path).filter((path) => path.startsWith('/category/'));
  const read = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, text: await response.text() };
  };
  const count = async (path: string, text: string) => (await read(path)).text.split(text).length - 1;
  try {
    await expect.poll(() => count('/api/suggest?q=equipo', '"kind":"service"'), { timeout: 60_000 }).toBeGreaterThan(0);
    // Two hold as many as are indexed; others are asked for when one of them comes late.
    expect(new Set(listRead()).size).toBeLessThan(10);
    const before = listRead().length;
    // Two hundred categories of 10,000 products, whose sizes the backend does not say.
    await expect.poll(() => count('/sitemap.xml', '<loc>'), { timeout: 60_000 }).toBe(200);
    expect(listRead()).toHaveLength(before);
    expect(await count('/sitemap/200.xml', '<loc>')).toBe(10_001);
    // Megabytes.
    expect(await getMemory(site.pid)).toBeLessThan(350);
    for (const [path, cards] of [
      ['/search/a', 50],
      ['/productos', 200],
      ['/productos/Equipo%200/1', 36],
      ['/productos/Equipo%200/1/orden/nombre/pagina/278', 10_000 - 277 * 36],
    ] as const) {
      const { status, text } = await read(path);
      expect([status, text.split('<article').length - 1, text.length < 400_000], path).toEqual([200, cards, true]);
    }
    expect((await read('/')).text.length).toBeLessThan(400_000);
    for (const path of ['/sitemap/201.xml', '/productos/Equipo%200/1/pagina/279'])
      expect((await read(path)).status, path).toBe(404);
  } finally {
    await own.stop();
  }
});
