import type { Page } from '@playwright/test';
import { address, axe, expect, test } from './support/fixtures';
import type { SampleItem } from './support/samples';
import { productAddress, sampleItems, service } from './support/samples';

const KEY = 'vistos-recientemente';
const products = sampleItems.filter(({ type }) => type === 'PRODUCT').slice(0, 10);
const [first, second, third] = products;
if (!first || !second || !third) throw new Error('The sample catalogue has changed');

const block = (page: Page) => page.getByRole('region', { name: 'Vistos recientemente' });
const names = (page: Page) => block(page).getByRole('listitem').getByRole('link');

/** Opens the page of a product, until this device has remembered it. */
async function see(page: Page, item: SampleItem): Promise<void> {
  await page.goto(productAddress(item));
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toContain(`"${item.id}"`);
}

async function showEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

async function remember(page: Page, stored: string): Promise<void> {
  await page.goto('/contacto');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, stored] as const);
}

test('A product page and an empty search show the products seen before, the last first, without this one', async ({
  page,
}) => {
  for (const item of [first, second, third]) await see(page, item);
  await showEnd(page);
  await expect(names(page)).toHaveText([second.name, first.name]);
  await expect(names(page).first()).toHaveAttribute('href', productAddress(second));
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // Of the two with the same layout the narrower one.
    if (width !== 360) expect(await axe(page), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
      width,
    );
  }
  await page.goto('/search/zzzz');
  await showEnd(page);
  await expect(names(page)).toHaveText([third.name, second.name, first.name]);
  await names(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: third.name })).toBeVisible();
});

test('A service with a slash in its name is led to by its own address, also where an older version has stored it', async ({
  page,
}) => {
  await see(page, service);
  await see(page, first);
  await showEnd(page);
  await expect(names(page)).toHaveText([service.name]);
  await expect(names(page)).toHaveAttribute('href', productAddress(service));
  // What did not say that it is a service.
  const picture = '/images/services/calibration.svg';
  await remember(page, JSON.stringify([{ id: `${service.id}`, name: service.name, picture }]));
  await page.goto(productAddress(first));
  await showEnd(page);
  await expect(names(page)).toHaveText([service.name]);
  await names(page).click();
  await expect(page.getByRole('heading', { level: 1, name: service.name })).toBeVisible();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', address('SAMPLE_SITE') + productAddress(service));
});

test('Eight are kept, on this device alone', async ({ page }) => {
  for (const item of products) await see(page, item);
  await page.goto('/search/zzzz');
  await showEnd(page);
  await expect(names(page)).toHaveText(
    products
      .slice(2)
      .reverse()
      .map(({ name }) => name),
  );
  const stored = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? '') as object[];
  expect(stored.map((one) => Object.keys(one).sort())).toEqual(Array(8).fill(['id', 'isService', 'name', 'picture']));
});

test('One is taken away, and then all of them, with the keyboard', async ({ page }) => {
  for (const item of [first, second, third]) await see(page, item);
  await page.goto('/search/zzzz');
  await showEnd(page);
  await page.getByRole('button', { name: `Quitar ${second.name} de los vistos recientemente` }).focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText([third.name, first.name]);
  await expect(page.getByRole('heading', { name: 'Vistos recientemente' })).toBeFocused();
  await page.getByRole('button', { name: 'Borrar todos' }).press('Enter');
  await expect(block(page)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('What stands in the storage is never trusted', async ({ page }) => {
  const good = { id: '101', name: '<b>Monitor</b>', picture: '/images/products/monitor-400.webp' };
  const bad = [
    null,
    'text',
    { ...good, id: '../x' },
    { ...good, name: '' },
    { ...good, picture: '//example.com/a.png' },
    { ...good, picture: 'https://example.com/a.png' },
    { ...good, name: 7 },
  ];
  await remember(page, JSON.stringify([...bad, good]));
  await page.goto('/search/zzzz');
  await showEnd(page);
  await expect(names(page)).toHaveText(['<b>Monitor</b>']);
  for (const text of ['{', '7', '"x"', 'null', '{"length":1}']) {
    await remember(page, text);
    await page.goto('/search/zzzz');
    await showEnd(page);
    await expect(block(page)).toHaveCount(0);
  }
});

test('Nothing of it is fetched while there is nothing to show', async ({ page }) => {
  await page.goto(productAddress(first));
  await showEnd(page);
  await page.waitForLoadState('networkidle');
  await expect(block(page)).toHaveCount(0);
});

test('Where the browser refuses storage nothing is shown, and nothing fails', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  });
  for (const item of [first, second]) await page.goto(productAddress(item));
  await showEnd(page);
  await expect(block(page)).toHaveCount(0);
});
