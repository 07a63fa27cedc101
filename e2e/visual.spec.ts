import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { ofOtherBrand, productAddress } from './support/samples';

const PAGES = { home: '/', product: productAddress(ofOtherBrand), list: '/cotizacion/101x2-305' };

// Whole pages at half their size: small files, and the smoothing of letters counts less. Reduced motion keeps the carousels still.
test.use({ deviceScaleFactor: 0.5, reducedMotion: 'reduce' });

/** Brings everything that waits until it comes near the screen: pictures and carousels. */
async function loadAll(page: Page): Promise<void> {
  for (const row of await page
    .getByRole('region')
    .filter({ has: page.locator('[tabindex="0"]') })
    .all()) {
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('button', { name: 'Reanudar' })).toBeVisible();
  }
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all(
      [...document.images].filter(({ offsetParent }) => offsetParent).map((picture) => picture.decode()),
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

for (const width of [360, 1280])
  for (const [name, path] of Object.entries(PAGES))
    test(`${name} at ${width} px looks as it did`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await loadAll(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, scale: 'device' });
    });
