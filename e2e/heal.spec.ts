import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendAt } from './support/backend';
import { address, axe, expect, test } from './support/fixtures';

test.use({ site: 'HEAL_SITE' });
test.describe.configure({ mode: 'serial' });

const DAY = 86_400;
const backend = () => backendAt(address('HEAL_BACKEND'));

test('A site built while its backend was down says Error where the lists would be, and shows the rest', async ({
  page,
}) => {
  await page.goto('/');
  for (const title of ['Productos destacados', 'Servicios'])
    await expect(page.getByRole('region', { name: title, exact: true }).getByRole('status')).toHaveText(
      /^Error: el catálogo /,
    );
  await expect(page.getByRole('region', { name: 'Nuestros eventos', exact: true }).locator('article')).toHaveCount(4);
  expect(await axe(page)).toEqual([]);
  await page.goto('/productos');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Error: el catálogo /);
});

test('Its pages do not expire while the outage lasts: an expired page is a 500 until the backend is back', async () => {
  const manifest = await readFile(join(process.env.OUTAGE_BUILD ?? '', 'prerender-manifest.json'), 'utf8');
  const { routes } = JSON.parse(manifest) as { readonly routes: Record<string, { initialExpireSeconds?: number }> };
  for (const path of ['/', '/productos', '/ley-1831'])
    expect(routes[path]?.initialExpireSeconds, path).toBeGreaterThan(DAY);
});

test('It heals by itself once the backend is back', async ({ page }) => {
  await backend().fail('none');
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('status')).toHaveCount(0, { timeout: 100 });
    const links = page.getByRole('region', { name: 'Productos destacados', exact: true }).getByRole('link');
    await expect(links).not.toHaveCount(0, { timeout: 100 });
  }).toPass();
  const categories = await backend().get<readonly unknown[]>('/categories/PRODUCT');
  expect(categories.length).toBeGreaterThan(20);
  await expect(async () => {
    await page.goto('/productos');
    await expect(page.getByRole('link', { name: /^Ver productos / })).toHaveCount(categories.length, { timeout: 100 });
  }).toPass();
});
