import type { Page } from '@playwright/test';
import { expect, sidewaysScroll, test } from './support/fixtures';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories, sampleItems } from './support/samples';

/** Searches of a few results, of one, of more than forty, and of what is only near. */
const SEARCHES = ['/search/monitor', '/search/TD-20', '/search/de', '/search/tensiometo'];
const CATEGORIES = sampleCategories.map(categoryAddress);

/** Where the pictures, names and actions of the first `count` cards lie. */
const measure = (page: Page, count: number) =>
  page.getByRole('article').evaluateAll(
    (cards, count) =>
      cards.slice(0, count).map((card) => {
        const get = (selector: string) => card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return {
          picture: get('img'),
          name: get('h2, h3'),
          link: get('a'),
          button: get('button'),
          card: card.getBoundingClientRect(),
        };
      }),
    count,
  );

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the buttons of the first row of every category are in the first screen of 1280 × 800', async ({ page }) => {
      for (const path of CATEGORIES) {
        await page.goto(path);
        const row = await measure(page, 3);
        expect(row).toHaveLength(3);
        for (const { link, button } of row) expect(Math.max(link.bottom, button.bottom), path).toBeLessThanOrEqual(800);
        expect(new Set(row.map(({ button }) => button.y)).size, `${path}: the buttons stand in one line`).toBe(1);
      }
    });

    test('the results of a search are compact rows below the only search box, which has its words', async ({
      page,
    }) => {
      for (const [width, height, most, seen] of [
        [1280, 800, 128, 3],
        [360, 740, 250, 1],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const path of SEARCHES) {
          await page.goto(path);
          const box = page.getByRole('search').getByRole(javaScriptEnabled ? 'combobox' : 'searchbox');
          await expect(box).toHaveCount(1);
          await expect(box).toHaveValue(path.slice('/search/'.length));
          const rows = await measure(page, seen);
          for (const { picture, name, link, button, card } of rows) {
            expect(picture.width, path).toBeCloseTo(96, 0);
            expect(picture.height, path).toBeCloseTo(96, 0);
            expect(name.x, path).toBeGreaterThan(picture.right);
            expect(card.height, path).toBeLessThanOrEqual(most);
            expect(link.y, path).toBeCloseTo(button.y, 0);
            expect(button.right, path).toBeLessThanOrEqual(card.right);
          }
          expect(rows[0]?.button.bottom, path).toBeLessThanOrEqual(height);
          if (path === '/search/monitor') expect(rows.at(-1)?.button.bottom, path).toBeLessThanOrEqual(height);
          expect(await sidewaysScroll(page), path).toBe(0);
        }
      }
    });
  });

test('The name of a product and most of its picture are in the first screen of 360 × 740, its facts after them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const equipment = sampleItems.filter(({ type }) => type !== 'SERVICE');
  const longest = equipment.toSorted((one, other) => other.name.length - one.name.length).slice(0, 4);
  for (const item of [...longest, ofOtherBrand]) {
    await page.goto(productAddress(item));
    const main = page.getByRole('main');
    const picture = await main.getByRole('img').first().boundingBox();
    const bar = await page.locator('[data-chat]').filter({ visible: true }).boundingBox();
    if (!picture || !bar) throw new Error('There is no picture, or no bar');
    const seen = bar.y - picture.y;
    expect(seen / picture.height, item.name).toBeGreaterThan(0.75);
    const facts = await main.locator('dl').first().boundingBox();
    expect(facts?.y, item.name).toBeGreaterThan(picture.y + picture.height);
  }
});

test('The list button says what it does in words that its name has, before and after it is pressed', async ({
  page,
}) => {
  for (const width of [360, 1280])
    for (const path of [CATEGORIES[0] ?? '', '/', '/search/monitor']) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      const button = page.getByRole('main').getByRole('button', { name: /^Agregar a la lista/ });
      const one = page.locator(`button[name="${await button.first().getAttribute('name')}"]`).first();
      const before = await one.boundingBox();
      const isWhole = path.startsWith('/search') && width > 768;
      await expect.poll(() => readShown(one)).toBe(isWhole ? 'agregar a la lista' : 'lista');
      await one.click();
      await expect(one).toHaveAccessibleName(/^En la lista /);
      await expect.poll(() => readShown(one)).toBe('en la lista');
      expect((await one.boundingBox())?.width, `${path} at ${width} px: nothing moves`).toBe(before?.width);
    }
});

/** The words of `button` that are seen, in lower case: those of parts larger than a pixel. */
const readShown = (button: ReturnType<Page['locator']>) =>
  button.evaluate((one) => {
    const shown = [...one.childNodes].filter((part) => !(part instanceof Element) || part.clientWidth !== 1);
    return shown
      .map((part) => part.textContent)
      .join('')
      .trim()
      .toLowerCase();
  });
