import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { EMPTY_LIST, listLink } from './support/quotation-list';

const header = (page: Page) => page.getByRole('banner');
const getTop = (page: Page) => header(page).evaluate((one) => one.getBoundingClientRect().top);
const getBottom = (page: Page) => header(page).evaluate((one) => one.getBoundingClientRect().bottom);
/** Scrolls, and waits for the frame in which the page hears of it: two scrolls of one frame are one. */
const scrollBy = (page: Page, y: number) =>
  page.evaluate(async (y) => {
    window.scrollBy({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, y);

/** Waits until the header listens. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
}

for (const [width, height] of [
  [360, 112],
  [768, 56],
  [1280, 56],
] as const)
  test(`${width} px wide the header is ${height} px high, goes downwards and comes back upwards`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    expect(await getBottom(page)).toBe(height);
    await expect(async () => {
      await scrollBy(page, 300);
      expect(await getBottom(page)).toBeLessThanOrEqual(0);
    }).toPass();
    await expect(async () => {
      await scrollBy(page, -50);
      expect(await getTop(page)).toBe(0);
    }).toPass();
    expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 20)?.closest('header') !== null)).toBe(
      true,
    );
  });

for (const path of ['/producto/-/101', '/cotizacion/101x2-305-201', '/comparar/101-102-201'])
  for (const width of [360, 768])
    test(`nothing lies over the header of ${path} at any place, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await open(page, path);
      await scrollBy(page, 100_000);
      await expect(async () => {
        await scrollBy(page, -50);
        expect(await getTop(page)).toBe(0);
      }).toPass();
      const seen = await page.evaluate(async () => {
        const [{ bottom } = new DOMRect()] = document.querySelector('header')?.getClientRects() ?? [];
        const over = new Set<string>();
        for (let places = 1; ; places++) {
          for (let x = 8; x < innerWidth; x += 60)
            for (let y = 4; y < bottom; y += 20) {
              const top = document.elementFromPoint(x, y);
              if (!top?.closest('header')) over.add(top?.textContent ?? '');
            }
          if (scrollY === 0) return { over: [...over], places };
          window.scrollBy({ top: -31, behavior: 'instant' });
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        }
      });
      expect(seen.over).toEqual([]);
      expect(seen.places).toBeGreaterThan(20);
    });

test('The header is there before any script, on small screens with its menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route('**/_next/static/chunks/**/*.js', () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  // Once the style sheet is there.
  await expect(async () => {
    await scrollBy(page, 2000);
    expect(await getTop(page)).toBe(0);
  }).toPass();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link').first()).toBeInViewport();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('The open menu stays below the header while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/');
  await scrollBy(page, 1000);
  await scrollBy(page, -100);
  await expect.poll(() => getTop(page)).toBe(0);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await scrollBy(page, 300);
  const list = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('list');
  expect(await list.evaluate((one) => one.getBoundingClientRect().top)).toBe(112);
  expect(await getBottom(page)).toBe(112);
});

for (const width of [360, 1280])
  test(`${width} px wide nothing that has the focus is behind the header (WCAG 2.4.11)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/productos');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const stops = await page.locator('main a, main button, main input').count();
    for (let stop = 0; stop < stops + 10; stop++) {
      await page.keyboard.press('Shift+Tab');
      const behind = await page.evaluate(() => {
        const one = document.activeElement;
        if (!one || one === document.body || one.closest('header')) return null;
        const { top, bottom } = one.getBoundingClientRect();
        const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return (top + bottom) / 2 < edge ? one.outerHTML.slice(0, 120) : null;
      });
      expect(behind).toBeNull();
    }
  });

test('The header that is away comes back for the keyboard', async ({ page }) => {
  await open(page, '/productos');
  await expect(async () => {
    await scrollBy(page, 300);
    expect(await getBottom(page)).toBeLessThanOrEqual(0);
  }).toPass();
  await page
    .getByRole('main')
    .getByRole('link')
    .first()
    .evaluate((one) => one.focus({ preventScroll: true }));
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Shift+Tab');
  await expect(header(page).locator(':focus')).toHaveCount(1);
  await expect.poll(() => getTop(page)).toBe(0);
});

test('In a low window, as of a phone on its side, the header scrolls away with the page, one line high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, '/');
  expect(await getBottom(page)).toBe(56);
  await scrollBy(page, 400);
  await scrollBy(page, -100);
  expect(await getBottom(page)).toBeLessThan(0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`The list in the header ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('is in reach and leads to its page also while it is empty', async ({ page }) => {
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/');
        await expect(listLink(page)).toBeInViewport();
        await expect(listLink(page)).toHaveAccessibleName(EMPTY_LIST);
        await expect(listLink(page).getByText('0')).toBeHidden();
        await listLink(page).click();
        await expect(page).toHaveURL('/cotizacion');
      }
    });
  });
