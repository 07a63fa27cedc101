import type { Page } from '@playwright/test';
import { backendAt } from './support/backend';
import { pictures, picturesCategory } from './support/broken-pictures';
import { address, axe, expect, test } from './support/fixtures';
import { difference } from './support/pixels';

type Named = { readonly id: number; readonly name: string };

// Narrow, so that the pictures lie on whole pixels and can be compared.
test.use({
  site: 'HTTP_SITE',
  tolerated: /the server responded with a status of 4\d\d/,
  viewport: { width: 360, height: 1000 },
});

async function openCategory(page: Page): Promise<void> {
  const categories = await backendAt(address('BACKEND')).get<readonly Named[]>('/categories/PRODUCT');
  const id = categories.find(({ name }) => name === picturesCategory)?.id;
  await page.goto(`/productos/${picturesCategory}/${id}`, { waitUntil: 'networkidle' });
}

/** The picture in the card of this product. */
const picture = (page: Page, { name }: Named | { readonly name: string }) =>
  page.getByRole('article').filter({ hasText: name }).getByRole('img', { name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a picture that is gone or broken looks like one that was never there', async ({ page, browser }) => {
      await openCategory(page);
      const placeholder = await picture(page, pictures.none).screenshot();
      const getDifference = async (one: { readonly name: string }) =>
        difference(browser, await picture(page, one).screenshot(), placeholder);
      // Rounded corners are smoothed a little otherwise.
      expect(await getDifference(pictures.missing)).toBeLessThan(0.01);
      expect(await getDifference(pictures.broken)).toBeLessThan(0.01);
      expect(await getDifference(pictures.good)).toBeGreaterThan(0.1);
    });
  });
}

test('a picture that the optimiser would refuse comes from the backend as it is, and is shown', async ({ page }) => {
  await openCategory(page);
  const shown = picture(page, pictures.unoptimised);
  await expect(shown).toHaveAttribute('src', address('BACKEND') + pictures.unoptimised.file);
  await expect(shown).not.toHaveAttribute('srcset');
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
});

test('a page of products without pictures is accessible', async ({ page }) => {
  await openCategory(page);
  expect(await axe(page)).toEqual([]);
});
