import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const links = (page: Page) => menu(page).getByRole('link');

/** Takes a word out of the style sheets, as if the browser did not know it. */
async function forget(page: Page, word: string): Promise<void> {
  await page.route('**/*.css*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(word, 'unknown') });
  });
}

test('Where a browser cannot place one thing at another, the menu opens below the header all the same', async ({
  page,
}) => {
  await forget(page, 'anchor(');
  for (const width of [320, 360, 768, 1000]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/productos');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const header = await page.getByRole('banner').boundingBox();
    const list = await menu(page).getByRole('list').boundingBox();
    expect(list?.y, `${width} px`).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Where a browser knows no popovers, the menu is in sight and leads where it says', async ({ page }) => {
  await forget(page, 'popover-open');
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await page.route(/\/(productos|contacto)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(' popover="auto"', '') });
  });
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/productos');
    await expect(menu(page).getByRole('button')).toHaveCount(0);
    await expect(links(page)).toHaveText(['Inicio', 'Productos', 'Ley 1831', 'Contacto']);
    await links(page).filter({ hasText: 'Contacto' }).click();
    await expect(page).toHaveURL('/contacto');
    await page.goBack();
    await expect(page).toHaveURL('/productos');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
