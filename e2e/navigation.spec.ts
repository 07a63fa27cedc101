import type { Page } from '@playwright/test';
import { isExpanded } from './support/expanded';
import { expect, test } from './support/fixtures';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories, service, withSlash } from './support/samples';

const category = sampleCategories.find(({ id }) => id === withSlash.category_id) ?? { id: 0, name: '' };

const ITEMS = { Inicio: '/home', Productos: '/productos', 'Ley 1831': '/ley-1831', Contacto: '/contacto' };

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const searchBox = (page: Page) => page.getByRole('banner').getByRole('combobox');

/** Holds every answer to a client navigation until the returned function is called. */
async function holdNavigations(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    if (route.request().headers().rsc) await released;
    await route.continue();
  });
  return release;
}

test('On a large screen the menu is always in sight and leads where it says', async ({ page }) => {
  for (const [label, path] of Object.entries(ITEMS)) {
    await page.goto('/ley-1831');
    await expect(page.getByRole('button', { name: /menú/ })).toHaveCount(0);
    await menu(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('On a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu is behind a burger button, and Escape closes it and returns the focus', async ({ page }) => {
    await page.goto('/');
    const links = menu(page).getByRole('link');
    await expect(links).toHaveCount(0);
    expect(await isExpanded(page, 'Abrir menú')).toBe(false);
    await menu(page).getByRole('button', { name: 'Abrir menú' }).click();
    await expect(links).toHaveText(Object.keys(ITEMS));
    expect(await isExpanded(page, 'Cerrar menú')).toBe(true);
    const button = menu(page).getByRole('button', { name: 'Cerrar menú' });
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(button).toHaveCount(0);
    await expect(menu(page).getByRole('button', { name: 'Abrir menú' })).toBeFocused();
    expect(await isExpanded(page, 'Abrir menú')).toBe(false);
  });

  test('navigating closes the menu, also to the page that is already open', async ({ page }) => {
    await page.goto('/contacto');
    for (const label of ['Productos', 'Productos']) {
      await menu(page).getByRole('button', { name: 'Abrir menú' }).click();
      await menu(page).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL('/productos');
      await expect(menu(page).getByRole('link')).toHaveCount(0);
    }
  });
});

test('Typing and Enter lead to the results, and the only box there is prefilled until the next page', async ({
  page,
}) => {
  await page.goto('/');
  await searchBox(page).fill('  bomba   de infusión ');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent('bomba de infusión')}`);
  const box = page.getByRole('combobox');
  await expect(box).toHaveCount(1);
  await expect(box).toHaveValue('bomba de infusión');
  await box.fill('100 %');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL('/search/100%20%25');
  await expect(box).toHaveValue('100 %');
  await box.fill('camilla');
  await menu(page).getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/contacto');
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue('100 %');
});

test('A blank search does nothing', async ({ page }) => {
  await page.goto('/contacto');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const text of ['', '   ']) {
    await searchBox(page).fill(text);
    await searchBox(page).press('Enter');
    await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click();
  }
  await expect(page).toHaveURL('/contacto');
  expect(requests.filter((url) => url.includes('/search'))).toEqual([]);
});

test('A slow page shows the loading screen until it comes', async ({ page }) => {
  await page.goto('/productos');
  const release = await holdNavigations(page);
  await page.getByRole('link', { name: `Ver productos ${category.name}` }).click();
  const loading = page.getByRole('status').filter({ hasText: 'Cargando' });
  await expect(loading.getByRole('presentation').or(loading.locator('img'))).toBeVisible();
  await expect(loading).toHaveCSS('opacity', '1');
  await expect(page).toHaveURL('/productos');
  release();
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('A slow search shows the loading screen too', async ({ page }) => {
  await page.goto('/productos');
  const release = await holdNavigations(page);
  await searchBox(page).fill('camilla');
  await searchBox(page).press('Enter');
  const loading = page.getByRole('status').filter({ hasText: 'Cargando' });
  await expect(loading).toHaveCSS('opacity', '1');
  const whole = await loading.evaluate((one) => one.getBoundingClientRect().height >= window.innerHeight);
  expect(whole, 'the loading screen covers the window').toBe(true);
  release();
  await expect(page).toHaveURL('/search/camilla');
  await expect(loading).toHaveCount(0);
});

test('The first Tab offers to skip the menu', async ({ page }) => {
  await page.goto('/productos');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Breadcrumbs name the page and lead back', async ({ page }) => {
  for (const [path, above] of [
    [categoryAddress(category), []],
    [`/producto/${encodeURIComponent(withSlash.name)}/${withSlash.id}`, [category.name]],
  ] as const) {
    await page.goto(path);
    const crumbs = page.getByRole('navigation', { name: 'Ruta de navegación' });
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(crumbs.getByRole('listitem')).toHaveText(['Inicio', 'Productos', ...above, name]);
    await expect(crumbs.locator('[aria-current=page]')).toHaveText(name);
    await crumbs.getByRole('link', { name: 'Productos' }).click();
    await expect(page).toHaveURL('/productos');
  }
});

test('The menu marks Productos on the page of a product, and not on that of a service', async ({ page }) => {
  const link = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Productos' });
  const getMark = () => link.evaluate((one) => getComputedStyle(one).borderBottomColor);
  await page.goto('/productos');
  await expect(link).toHaveAttribute('aria-current', 'page');
  const mark = await getMark();
  await page.goto(productAddress(ofOtherBrand));
  await expect.poll(getMark).toBe(mark);
  await page.goto(productAddress(service));
  await expect.poll(getMark).not.toBe(mark);
  await expect(link).not.toHaveAttribute('aria-current');
});
