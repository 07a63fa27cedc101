import type { Page } from '@playwright/test';
import { axe, expect, test } from './support/fixtures';
import { ofOtherBrand, productAddress, service } from './support/samples';

const path = productAddress(ofOtherBrand);
const link = (page: Page) => page.getByRole('link', { name: /Ampliar$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Imagen ampliada' });
const getScale = (page: Page) =>
  dialog(page)
    .getByRole('img')
    .evaluate((one) => new DOMMatrix(getComputedStyle(one.parentElement ?? one).transform).a);

test('The picture opens large, grows by button, wheel and keys, and Escape gives the focus back', async ({ page }) => {
  await page.goto(path);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('img')).toHaveAttribute('src', /-1200\.webp$/);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axe(page), `at ${width} px`).toEqual([]);
  }
  await page.keyboard.press('+');
  await expect.poll(() => getScale(page)).toBeCloseTo(1.4);
  await page.keyboard.press('0');
  await expect.poll(() => getScale(page)).toBe(1);
  await dialog(page).getByRole('button', { name: 'Acercar' }).click();
  await dialog(page).getByRole('button', { name: 'Alejar' }).click();
  await expect.poll(() => getScale(page)).toBeCloseTo(1);
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => getScale(page)).toBeCloseTo(1.4);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await link(page).click();
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

// Only then are the edges that fade its own.
test('The large picture is as wide as it is high in any window', async ({ page }) => {
  await page.goto(path);
  await link(page).click();
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const side = Math.min(width, height);
    // Once it has come and the window's new size is laid out.
    await expect.poll(() => dialog(page).getByRole('img').boundingBox()).toMatchObject({ width: side, height: side });
  }
});

test('Two fingers make it larger', async ({ page }) => {
  await page.goto(path);
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: gap === undefined ? [] : [600 - gap, 600 + gap].map((x, id) => ({ x, y: 400, id })),
    });
  await touch('touchStart', 50);
  await touch('touchMove', 100);
  await touch('touchMove', 150);
  await touch('touchEnd');
  await expect.poll(() => getScale(page)).toBeGreaterThan(2);
});

test('The icon of a service has no larger one', async ({ page }) => {
  await page.goto(productAddress(service));
  await expect(link(page)).toHaveCount(0);
});

test.describe('Where the viewer does not come', () => {
  test.use({ tolerated: /./ });

  test('the link leads to the picture', async ({ page }) => {
    await page.goto(path);
    await page.route('**/*.js*', (route) => route.abort());
    await link(page).click();
    await expect(page).toHaveURL(/-1200\.webp$/);
  });
});

test.describe('Without JavaScript', () => {
  // The browser's own page around a picture has styles, which the policy of the site forbids.
  test.use({ javaScriptEnabled: false, tolerated: /Applying inline style .*\/images\/products\// });

  test('the link leads to the picture too', async ({ page }) => {
    await page.goto(path);
    await link(page).click();
    await expect(page).toHaveURL(/-1200\.webp$/);
  });
});
