import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories, withSlash } from './support/samples';

const category = sampleCategories.find(({ id }) => id === withSlash.category_id) ?? { id: 0, name: '' };

const getTop = (page: Page) => page.evaluate(() => window.scrollY);

test('A link opens a product at its top, and Back restores the place in the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(categoryAddress(category));
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Cotizar/ })
    .last();
  await link.scrollIntoViewIfNeeded();
  expect(await getTop(page)).toBeGreaterThan(500);
  const before = await getTop(page);
  await link.click();
  await expect(page).toHaveURL(/\/producto\//);
  await expect.poll(() => getTop(page)).toBe(0);
  // Back, who looks through a list is where they were.
  await page.goBack();
  await expect(page).toHaveURL(categoryAddress(category));
  await expect.poll(() => getTop(page)).toBeCloseTo(before, -1);
});

test('A product keeps its place when it is loaded again and when a visitor comes back to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(productAddress(ofOtherBrand));
  expect(await getTop(page)).toBe(0);
  const related = page.getByRole('region', { name: 'Productos Relacionados' }).getByRole('link').first();
  await related.scrollIntoViewIfNeeded();
  const before = await getTop(page);
  expect(before).toBeGreaterThan(500);
  await page.reload();
  await expect.poll(() => getTop(page)).toBeCloseTo(before, -1);
  await related.click();
  await expect(page).not.toHaveURL(productAddress(ofOtherBrand));
  await expect.poll(() => getTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(productAddress(ofOtherBrand));
  await expect.poll(() => getTop(page)).toBeCloseTo(before, -1);
});
