import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendAt } from './support/backend';
import { address, axe, expect, test } from './support/fixtures';
import { ODD_PAGES } from './support/odd-names';

type Item = { readonly id: number; readonly name: string; readonly description: string };
type Found = { readonly data: readonly Item[]; readonly total: number };

/** On one page of a category. */
const PAGE_ITEMS = 96;

test.use({ site: 'HTTP_SITE' });

const backend = () => backendAt(address('BACKEND'));

test('The home page shows the suggested products of a backend over HTTP', async ({ page }) => {
  const suggested = await backend().get<readonly Item[]>('/products/suggested');
  await page.goto('/');
  const links = page.locator('#destacados li > a');
  await expect(links).toHaveCount(suggested.length);
  expect(await axe(page)).toEqual([]);
});

test('The largest category shows 96 of its products in the first HTML, and says how many there are', async ({
  page,
  request,
}) => {
  const categories = await backend().get<readonly Item[]>('/categories/PRODUCT');
  // The FDA's twenty specialties, the devices without one, and those of names.spec.ts and picture-missing.spec.ts.
  expect(categories).toHaveLength(23);
  let largest: readonly Item[] = [];
  let path = '';
  for (const { id, name } of categories) {
    const { data } = await backend().get<Found>(`/category/${id}`);
    if (data.length <= largest.length) continue;
    largest = data;
    path = `/productos/${encodeURIComponent(name)}/${id}`;
  }
  expect(largest.length).toBeGreaterThan(700);
  const html = await (await request.get(path)).text();
  expect(html.match(/<article/g)).toHaveLength(PAGE_ITEMS);
  await page.goto(path);
  await expect(page.getByRole('article')).toHaveCount(PAGE_ITEMS);
  await expect(
    page.getByText(`${largest.length} productos · página 1 de ${Math.ceil(largest.length / PAGE_ITEMS)}`, {
      exact: true,
    }),
  ).toBeVisible();
  await page
    .getByRole('link', { name: /^Cotizar / })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(largest[PAGE_ITEMS - 1]?.name ?? '');
});

test('A product page shows the device, its definition and no brand', async ({ page }) => {
  const { data } = await backend().get<Found>('/products?page=1&limit=50&q=defibrillator');
  const device = data.find(({ description }) => description !== '');
  expect(device).toBeDefined();
  await page.goto(`/producto/${encodeURIComponent(device?.name ?? '')}/${device?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(device?.name ?? '');
  await expect(page.getByRole('main')).toContainText((device?.description ?? '').slice(0, 60));
  await expect(page.getByRole('main').getByText(/^Marca/)).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});

test('An English name says so wherever it stands, and a Spanish one does not', async ({ page, request }) => {
  const devices = await backend().get<Found>('/products?page=1&limit=50&q=defibrillator');
  const device = devices.data.find(({ description }) => description !== '');
  await page.goto(`/producto/${encodeURIComponent(device?.name ?? '')}/${device?.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(main.getByText((device?.description ?? '').slice(0, 60))).toHaveAttribute('lang', 'en');
  // The FDA gives it no specialty, so that it is in a category of the site's own.
  await expect(page.getByRole('navigation', { name: 'Ruta de navegación' }).locator('[lang]')).toHaveText([
    device?.name ?? '',
  ]);

  await page.goto('/productos');
  await expect(page.locator('h2[lang=en]')).toHaveCount(20);
  await expect(page.getByRole('heading', { level: 2, name: 'Otros equipos' })).not.toHaveAttribute('lang');
  await page.getByRole('link', { name: 'Ver productos AN' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'AN' })).toHaveAttribute('lang', 'en');
  const english = page.locator('h2[lang=en]');
  await expect(page.getByRole('article').filter({ has: english })).not.toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasNot: english })).toHaveCount(0);

  const { data } = await backend().get<Found>('/products?page=1&limit=50&q=cig%C3%BCe%C3%B1a');
  const html = await (await request.get(`/producto/${encodeURIComponent(data[0]?.name ?? '')}/${data[0]?.id}`)).text();
  expect(html.match(/ lang="[^"]*"/g)).toEqual([' lang="es-CO"']);
});

test('A search shows the first 50 results and says that there are more', async ({ page }) => {
  const { total } = await backend().get<Found>('/products?page=1&limit=50&q=system');
  expect(total).toBeGreaterThan(50);
  await page.goto('/search/system');
  await expect(page.getByRole('article')).toHaveCount(50);
  await expect(
    page.getByText(`Mostramos los primeros 50 de ${total.toLocaleString('es-CO')} resultados`),
  ).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('A search for W/Wo finds the devices of that name', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('combobox').fill('W/Wo');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/search/W%2FWo');
  await expect(page.getByRole('combobox')).toHaveValue('W/Wo');
  await expect(page.getByRole('article').getByRole('heading', { name: 'W/Wo' }).first()).toBeVisible();
});

test('The build made the pages of the suggested products and of no other, odd names included that can be folders', async () => {
  const suggested = await backend().get<readonly Item[]>('/products/suggested');
  const manifest = await readFile(join(process.env.HTTP_BUILD ?? '', 'prerender-manifest.json'), 'utf8');
  const { routes } = JSON.parse(manifest) as { readonly routes: Readonly<Record<string, unknown>> };
  const products = Object.keys(routes).filter((path) => path.startsWith('/producto/'));
  // With the code of each.
  for (const end of ['', '/qr.svg'])
    expect(products.filter((path) => new RegExp(`/\\d+${end}$`).test(path))).toHaveLength(suggested.length + ODD_PAGES);
});
