import type { Page } from '@playwright/test';
import { expect, sidewaysScroll, test } from './support/fixtures';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories } from './support/samples';

const CATEGORY = sampleCategories.map(categoryAddress)[0] ?? '';
const PRODUCT = productAddress(ofOtherBrand);
const PAGES = ['/', '/productos', CATEGORY, PRODUCT, '/search/monitor', '/contacto', '/cotizacion/101x2-305'];
const OTHERS = [
  '/ley-1831',
  '/ley-1831/transporte',
  '/ley-1831/lugar/hotel',
  '/comparar/101-102',
  '/accesibilidad',
  '/mensaje/enviado',
  '/no/hay/nada',
];

const setRootSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

test.describe('With large letters', () => {
  test.use({ tolerated: /the server responded with a status of 404 / });

  for (const path of [...PAGES, ...OTHERS])
    test(`${path} does not scroll sideways with a root font of 200 %, at any width`, async ({ page }) => {
      await page.goto(path);
      await setRootSize(page, '200%');
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => sidewaysScroll(page), `at ${width} px`).toBe(0);
      }
    });
});

test('With a root font of 200 % the header scrolls away on a phone, its logo is whole, and the pictures of the list fill their places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/cotizacion/101x2-305');
  await setRootSize(page, '200%');
  const logo = page.getByRole('banner').getByRole('img');
  await expect.poll(async () => (await logo.boundingBox())?.width).toBeGreaterThan(200);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  const picture = page.locator('main li picture img').first();
  const gap = () =>
    picture.evaluate((one) => (one.closest('div')?.clientWidth ?? 0) - one.getBoundingClientRect().width);
  await expect.poll(gap).toBe(0);
});

test('Icons grow with the letters', async ({ page }) => {
  await page.goto('/contacto');
  const icon = page.getByRole('search').first().locator('svg');
  const before = await icon.evaluate((one) => one.getBoundingClientRect().width);
  await setRootSize(page, '200%');
  await expect.poll(() => icon.evaluate((one) => one.getBoundingClientRect().width)).toBe(before * 2);
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`In forced colours, ${colorScheme}, the list button has a border, words and a mark in the visitor's colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(PRODUCT);
    const button = page.getByRole('button', { name: /^Agregar a la lista/ }).first();
    const read = () =>
      button.evaluate((one) => {
        const { backgroundImage, borderTopColor, borderTopWidth, color } = getComputedStyle(one);
        const mark = getComputedStyle(one, '::before');
        return { backgroundImage, borderTopColor, borderTopWidth, color, mark: mark.color, sign: mark.content };
      });
    const looks = await read();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(looks.backgroundImage).toBe('none');
    expect([looks.borderTopColor, looks.color]).not.toContain(ground);
    expect(looks.mark).toBe(looks.color);
    expect(looks.sign).toContain('+');
    await button.click();
    const pressed = page.getByRole('button', { name: /^En la lista/ }).first();
    await expect(pressed).toHaveCSS('border-top-width', '3px');
    expect(looks.borderTopWidth).toBe('1px');
  });
