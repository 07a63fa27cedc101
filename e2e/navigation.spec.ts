import type { Page } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { address, axe, CHUNKS, expect, holdBack, test } from './support/fixtures';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories, withSlash } from './support/samples';

const category = sampleCategories.find(({ id }) => id === withSlash.category_id) ?? { id: 0, name: '' };
const ITEMS = Object.fromEntries(navigation.map(({ label, href }) => [label, href]));
const LABELS = Object.keys(ITEMS);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const links = (page: Page) => menu(page).getByRole('link');
const opener = (page: Page) => menu(page).getByRole('button', { name: 'Abrir menú' });
const searchBox = (page: Page) => page.getByRole('banner').getByRole('combobox');
const getTop = (page: Page) => page.evaluate(() => window.scrollY);

/** The menu of a phone is open, or is not, for the eyes and for a screen reader. */
async function expectOpen(page: Page, isOpen: boolean): Promise<void> {
  await expect(links(page)).toHaveText(isOpen ? LABELS : []);
  await expect(menu(page).getByRole('button', { name: isOpen ? 'Cerrar menú' : 'Abrir menú' })).toHaveCount(1);
}

test('On a large screen the menu is in sight, leads where it says and marks the part of the site', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/accesibilidad');
  await expect(page.getByRole('button', { name: /menú/ })).toHaveCount(0);
  for (const [label, path] of Object.entries(ITEMS)) {
    const link = links(page).filter({ hasText: label });
    await link.click();
    await expect(page).toHaveURL(path);
    if (path !== '/home') await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap opens the menu before the scripts have run, and each way out of it closes it', async ({ page }) => {
    const release = await holdBack(page, CHUNKS);
    await page.goto('/productos', { waitUntil: 'commit' });
    await opener(page).tap();
    await expectOpen(page, true);
    release();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$')),
    );
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    for (const label of LABELS) {
      await page.keyboard.press('Tab');
      await expect(links(page).filter({ hasText: label })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(searchBox(page)).toBeFocused();
    await expectOpen(page, false);
    await opener(page).click();
    await links(page).filter({ hasText: 'Contacto' }).tap();
    await expect(page).toHaveURL('/contacto');
    await expectOpen(page, false);
    await expect(page.getByRole('main')).toBeFocused();
    await opener(page).click();
    await expectOpen(page, true);
    await page.goBack();
    await expect(page).toHaveURL('/productos');
    await expectOpen(page, false);
  });
});

test('Typing and Enter lead to the results with the text in the box; a blank search does nothing', async ({ page }) => {
  await page.goto('/contacto');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const text of ['', '   ']) {
    await searchBox(page).fill(text);
    await searchBox(page).press('Enter');
    await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click();
  }
  await expect(page).toHaveURL('/contacto');
  expect(asked.filter((url) => url.includes('/search'))).toEqual([]);
  await searchBox(page).fill('  bomba   de infusión ');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent('bomba de infusión')}`);
  const box = page.getByRole('combobox');
  await expect(box).toHaveValue('bomba de infusión');
  await box.fill('100 %');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL('/search/100%20%25');
  await expect(box).toHaveValue('100 %');
  await links(page).filter({ hasText: 'Contacto' }).click();
  await expect(page).toHaveURL('/contacto');
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue('100 %');
});

test('A slow page shows the loading screen until it comes', async ({ page }) => {
  await page.goto('/productos');
  const release = await holdBack(page, '**/*', (asked) => asked.headers().rsc);
  await searchBox(page).fill('camilla');
  await searchBox(page).press('Enter');
  const loading = page.getByRole('status').filter({ hasText: 'Cargando' });
  await expect(loading).toHaveCSS('opacity', '1');
  release();
  await expect(page).toHaveURL('/search/camilla');
  await expect(loading).toHaveCount(0);
});

test('The menu can be skipped, breadcrumbs lead back, a product opens at its top, Back to its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(productAddress(withSlash));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const crumbs = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Inicio', 'Productos', category.name, withSlash.name]);
  await expect(crumbs.locator('[aria-current=page]')).toHaveText(withSlash.name);
  await crumbs.getByRole('link', { name: category.name }).click();
  await expect(page).toHaveURL(categoryAddress(category));

  const cards = page.getByRole('main').getByRole('link', { name: /^Cotizar/ });
  await cards.last().scrollIntoViewIfNeeded();
  const before = await getTop(page);
  expect(before).toBeGreaterThan(500);
  await cards.last().click();
  await expect(page).toHaveURL(/\/producto\//);
  await expect.poll(() => getTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(categoryAddress(category));
  await expect.poll(() => getTop(page)).toBeCloseTo(before, -1);
});

test('The short address of a product is copied', async ({ page, context }) => {
  // What is sent by WhatsApp: lib/sharing/share-links.test.ts.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(productAddress(ofOtherBrand));
  await page.getByTitle('Compartir', { exact: true }).click();
  await page.getByRole('button', { name: 'Copiar enlace' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
  const short = `${address('SAMPLE_SITE')}/p/${ofOtherBrand.id}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(short);
});

test.describe('When scripts are lost on the way', () => {
  test.use({ tolerated: /ERR_FAILED|Failed to load chunk|ChunkLoadError/ });

  test('a page says so in words, and asks for itself again', async ({ page }) => {
    const html = await (await page.request.get('/accesibilidad')).text();
    await page.route(CHUNKS, (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.goto('/accesibilidad', { waitUntil: 'networkidle' });
    await links(page).filter({ hasText: 'Contacto' }).click();
    await expect(page.getByRole('heading', { name: 'Sin conexión.' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByLabel('Comentarios')).toBeVisible();
  });
});
