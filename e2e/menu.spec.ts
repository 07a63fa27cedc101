import type { Page } from '@playwright/test';
import { isExpanded } from './support/expanded';
import { axe, expect, test } from './support/fixtures';

const LABELS = ['Inicio', 'Productos', 'Ley 1831', 'Contacto'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const links = (page: Page) => menu(page).getByRole('link');
const opener = (page: Page) => menu(page).getByRole('button', { name: 'Abrir menú' });
const closer = (page: Page) => menu(page).getByRole('button', { name: 'Cerrar menú' });
const searchBox = (page: Page) => page.getByRole('banner').getByRole('combobox');

/** Holds the scripts of the page until the returned function is called, which waits until they have run. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$')),
    );
  };
}

async function open(page: Page): Promise<void> {
  await opener(page).click();
  await expect(links(page)).toHaveText(LABELS);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(links(page)).toHaveCount(0);
  await expect.poll(() => isExpanded(page, 'Abrir menú')).toBe(false);
}

for (const width of [360, 768])
  test.describe(`${width} px wide, before the scripts have run`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true });

    test('a tap opens the menu, which is still open once they have', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/productos', { waitUntil: 'commit' });
      await opener(page).tap();
      await expect(links(page)).toHaveText(LABELS);
      expect(await isExpanded(page, 'Cerrar menú')).toBe(true);
      await release();
      await expect(links(page)).toHaveText(LABELS);
      expect(await isExpanded(page, 'Cerrar menú')).toBe(true);
      await links(page).filter({ hasText: 'Contacto' }).tap();
      await expect(page).toHaveURL('/contacto');
      await expectClosed(page);
    });
  });

test.describe('360 px wide, without the scripts ever', () => {
  test.use({ viewport: { width: 360, height: 740 }, tolerated: /ERR_FAILED/, hasScripts: false });

  test('Escape, a second press and a press beside it close the menu; a link of it leads on', async ({ page }) => {
    await page.route('**/_next/static/chunks/**/*.js', (route) => route.abort());
    await page.goto('/productos');
    await expectClosed(page);
    await open(page);
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(opener(page)).toBeFocused();
    await open(page);
    await closer(page).click();
    await expectClosed(page);
    await open(page);
    await page.mouse.click(180, 700);
    await expectClosed(page);
    await open(page);
    await links(page).filter({ hasText: 'Ley 1831' }).click();
    await expect(page).toHaveURL('/ley-1831');
    await expectClosed(page);
  });
});

test.describe('360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens below the header, moves nothing, and axe finds nothing in it', async ({ page }) => {
    await page.goto('/productos');
    const places = () =>
      page.evaluate(() =>
        ['header', 'header input', 'h1', 'footer'].map((one) =>
          JSON.stringify(document.querySelector(one)?.getBoundingClientRect()),
        ),
      );
    const before = await places();
    await open(page);
    expect(await places()).toEqual(before);
    const header = await page.getByRole('banner').boundingBox();
    const list = await menu(page).getByRole('list').boundingBox();
    expect([list?.x, list?.width]).toEqual([0, 360]);
    expect(list?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
    expect(await axe(page)).toEqual([]);
  });

  test('the keyboard opens it; other keys leave it open', async ({ page }) => {
    await page.goto('/productos');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    expect(await isExpanded(page, 'Cerrar menú')).toBe(true);
    await page.keyboard.press('a');
    await page.keyboard.press('ArrowDown');
    await expect(links(page)).toHaveText(LABELS);
  });

  test('Escape takes no focus while it is closed', async ({ page }) => {
    await page.goto('/productos');
    await searchBox(page).focus();
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toBeFocused();
  });

  test('it closes when the keyboard leaves it, forwards or backwards', async ({ page }) => {
    await page.goto('/productos');
    await open(page);
    for (const label of LABELS) {
      await page.keyboard.press('Tab');
      await expect(links(page).filter({ hasText: label })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(searchBox(page)).toBeFocused();
    await expectClosed(page);
    await open(page);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Lista de cotización' })).toBeFocused();
    await expectClosed(page);
  });

  test('it closes when the visitor goes back', async ({ page }) => {
    await page.goto('/productos');
    await open(page);
    await links(page).filter({ hasText: 'Contacto' }).click();
    await expect(page).toHaveURL('/contacto');
    await open(page);
    await page.goBack();
    await expect(page).toHaveURL('/productos');
    await expectClosed(page);
  });

  test('a link that is followed with the keyboard leads to the beginning of its page', async ({ page }) => {
    await page.goto('/productos');
    await open(page);
    await links(page).filter({ hasText: 'Contacto' }).press('Enter');
    await expect(page).toHaveURL('/contacto');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('turned to a wide window it is the menu that is always in sight', async ({ page }) => {
    await page.goto('/productos');
    await open(page);
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(menu(page).getByRole('button')).toHaveCount(0);
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => {
        const list = await menu(page).getByRole('list').boundingBox();
        return list !== null && list.y + list.height <= (header?.y ?? 0) + (header?.height ?? 0);
      })
      .toBe(true);
    await expect(links(page)).toHaveText(LABELS);
  });
});
