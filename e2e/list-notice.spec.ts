import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { addButton } from './support/quotation-list';
import { categoryAddress, itemThat, productAddress, sampleCategories } from './support/samples';

const monitor = itemThat(({ id }) => id === 101);
const CATEGORY = sampleCategories.filter(({ id }) => id === monitor.category_id).map(categoryAddress)[0] ?? '';
const PAGES = [CATEGORY, '/search/monitor', '/', productAddress(monitor), '/ley-1831/centros-comerciales'];

const WINDOWS = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const;

const getNotice = (page: Page) => page.getByRole('status').locator('span', { hasText: /^(?:Agregamos|Quitamos) / });

/** What can be pressed and lies below `notice`; not what lies above it, such as the header. */
const listCovered = (notice: ReturnType<typeof getNotice>) =>
  notice.evaluate((one) => {
    const place = one.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, input, label, summary')]
      .filter((other) => !one.contains(other) && other.checkVisibility({ visibilityProperty: true }))
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const [x, y] = [Math.max(left, place.left), Math.max(top, place.top)];
        const [width, height] = [Math.min(right, place.right) - x, Math.min(bottom, place.bottom) - y];
        return width > 0 && height > 0 && one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((other) => other.outerHTML.slice(0, 120));
  });

for (const [width, height] of WINDOWS)
  test(`The notice of the list covers nothing that can be pressed, and is whole in the window, at ${width} × ${height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(path);
      // Not those of slides that are out of sight.
      const buttons = page.locator('main button[form=lista][aria-pressed=false]:not([inert] *):visible');
      expect(await buttons.count(), path).toBeGreaterThan(0);
      for (let pressed = 0; pressed < 4 && (await buttons.count()) > 0; pressed++) {
        await buttons.first().click();
        await expect(getNotice(page)).toHaveCSS('position', 'absolute');
        await expect(getNotice(page)).toBeInViewport({ ratio: 1 });
        expect(await listCovered(getNotice(page)), `${path}, button ${pressed}`).toEqual([]);
        // It stays beside its button, whatever is scrolled.
        await page.evaluate(() => scrollBy({ top: 61, behavior: 'instant' }));
        expect(await listCovered(getNotice(page)), `${path}, button ${pressed}, scrolled`).toEqual([]);
      }
    }
  });

for (const [width, height] of WINDOWS)
  test(`The notice covers no word of its own card at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, name] of [
      [CATEGORY, monitor.name],
      [CATEGORY, 'Oxímetro'],
      ['/', 'Desfibrilador externo'],
    ] as const) {
      await page.goto(path);
      await addButton(page, name).click();
      await expect(getNotice(page).filter({ hasText: name })).toHaveCSS('position', 'absolute');
      const card = page
        .locator('article, li')
        .filter({ has: addButton(page, name) })
        .last();
      const notice = await getNotice(page).boundingBox();
      const words = await card.locator('h2, h3, p').all();
      expect(words.length).toBeGreaterThan(0);
      for (const one of words) {
        const word = await one.boundingBox();
        if (!notice || !word) throw new Error('Nothing is seen');
        expect(notice.y + notice.height <= word.y || word.y + word.height <= notice.y, name).toBe(true);
      }
    }
  });

test("'Deshacer' puts back what was taken off, with its quantity; there are six seconds for it", async ({ page }) => {
  await page.goto(CATEGORY);
  await page.evaluate(() => localStorage.setItem('lista-de-cotizacion', '101x3-102'));
  await page.reload();
  await expect(addButton(page, monitor.name)).toHaveAttribute('aria-pressed', 'true');
  await addButton(page, monitor.name).click();
  await expect(addButton(page, monitor.name)).toHaveAttribute('aria-pressed', 'false');
  const getDuration = () =>
    getNotice(page).evaluate((one) => one.getAnimations()[0]?.effect?.getComputedTiming().duration);
  // It is longer once its place has been loaded.
  await expect.poll(getDuration).toBe(6_000);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(addButton(page, monitor.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(addButton(page, monitor.name)).toBeFocused();
  await expect(getNotice(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('lista-de-cotizacion'))).toBe('101x3-102');
});

test('The notice lasts three seconds, and ends with the page', async ({ page }) => {
  await page.goto(CATEGORY);
  await addButton(page, monitor.name).click();
  const getDuration = () =>
    getNotice(page).evaluate((one) => one.getAnimations()[0]?.effect?.getComputedTiming().duration);
  expect(await getDuration()).toBe(3_000);
  await getNotice(page).evaluate((one) => {
    for (const animation of one.getAnimations()) animation.finish();
  });
  await expect(getNotice(page)).toBeHidden();
  await addButton(page, monitor.name).click();
  await getNotice(page).evaluate((one) => {
    for (const animation of one.getAnimations()) animation.pause();
  });
  await page.getByRole('link', { name: `Cotizar ${monitor.name}` }).click();
  await expect(page).toHaveURL(productAddress(monitor));
  await expect(getNotice(page)).toHaveCount(0);
});
