import { axe, expect, sidewaysScroll, test } from './support/fixtures';
import { categoryAddress, sampleCategories, sampleItems } from './support/samples';

const [category = { id: 0, name: '' }] = sampleCategories;
const path = categoryAddress(category);
const items = sampleItems.filter(({ category_id }) => category_id === category.id);
const brands = [...new Set(items.map(({ brand }) => brand))].sort((a, b) => a.localeCompare(b, 'es'));
const [brand = ''] = brands;
const ofBrand = items.filter((item) => item.brand === brand);
const VIEWS = [
  `/marca/${encodeURIComponent(brand)}`,
  '/orden/nombre',
  `/marca/${encodeURIComponent(brand)}/orden/nombre`,
];

for (const javaScriptEnabled of [true, false])
  test.describe(`The options of a category ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('show one brand and all again, in the order of the backend and by name', async ({ page }) => {
      expect(brands.length).toBeGreaterThan(1);
      await page.goto(path);
      const filter = page.getByRole('navigation', { name: 'Filtrar por marca' });
      await expect(filter.getByRole('link')).toHaveCount(brands.length);
      await filter.getByRole('link', { name: `${brand} (${ofBrand.length})`, exact: true }).click();
      await expect(page.getByRole('article')).toHaveCount(ofBrand.length);
      await expect(page).toHaveURL(`${path}/marca/${encodeURIComponent(brand)}`);
      const order = page.getByRole('navigation', { name: 'Orden de los productos' });
      if (ofBrand.length > 1) await order.getByRole('link', { name: 'Por nombre' }).click();
      await filter.getByRole('link', { name: `Quitar el filtro ${brand}` }).click();
      await order.getByRole('link', { name: 'Por nombre' }).click();
      await expect(order.getByRole('link', { name: 'Por nombre' })).toHaveAttribute('aria-current', 'true');
      const names = items.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'es'));
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
      await order.getByRole('link', { name: 'Del catálogo' }).click();
      await expect(page).toHaveURL(path);
    });
  });

test('The views of a category are kept, stay out of the indexes and name the category as their address', async ({
  page,
  request,
}) => {
  for (const view of VIEWS) {
    await expect.poll(async () => (await request.get(path + view)).headers()['x-nextjs-cache']).toBe('HIT');
    await page.goto(path + view);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await axe(page), `${view} at ${width} px`).toEqual([]);
    }
  }
});

test('The list of categories says how many products there are, together and in each', async ({ page }) => {
  await page.goto('/productos');
  const products = sampleItems.filter(({ type }) => type === 'PRODUCT').length;
  await expect(page.getByText(`${products} productos en total.`)).toBeVisible();
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: category.name, exact: true }) });
  await expect(card.getByText(`${items.length} productos`, { exact: true })).toBeVisible();
});
