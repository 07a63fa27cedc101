import type { Page } from '@playwright/test';
import { axe, expect, listStops, sidewaysScroll, test } from './support/fixtures';
import { categoryAddress, itemThat, sampleCategories } from './support/samples';

const [monitor, oximeter, ecg] = [101, 102, 106].map((id) => itemThat((item) => item.id === id));
if (!monitor || !oximeter || !ecg) throw new Error('The sample catalogue has changed');
const CATEGORY = sampleCategories.filter(({ id }) => id === monitor.category_id).map(categoryAddress)[0] ?? '';
const compared = [monitor, oximeter, ecg];
const getFact = ({ attributes }: typeof monitor, fact: string) =>
  attributes.find(({ name }) => name === fact)?.value ?? '';
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Comparar / });
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Comparar/ });

for (const [path, javaScriptEnabled] of [
  [CATEGORY, true],
  ['/search/monitor', false],
] as const)
  test.describe(`A comparison ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('is chosen in a list, and covers no button of a card', async ({ page }) => {
      await page.goto(path);
      await expect(boxes(page)).toHaveCount(0);
      // Comparing is a mode of a list of cards.
      await page.getByRole('main').getByRole('link', { name: 'Comparar', exact: true }).click();
      await boxes(page).nth(0).check();
      await expect(button(page)).toBeInViewport();
      await boxes(page).nth(0).uncheck();
      await expect(button(page)).toBeHidden();
      const ids = await boxes(page).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      for (const index of [0, 1]) await boxes(page).nth(index).check();
      await expect(button(page)).toHaveText('Comparar');
      await expect(button(page)).toBeInViewport();
      if (javaScriptEnabled) {
        expect(await axe(page)).toEqual([]);
        // Each is seen when it has the focus.
        await listStops(page);
      }
      await button(page).click();
      await expect(page).toHaveURL(`/comparar/${ids[0]}-${ids[1]}`);
      await expect(page.getByRole('columnheader')).toHaveCount(2);
    });
  });

test('Names, pictures, brands and attributes stand side by side in any width', async ({ page }) => {
  await page.goto('/comparar/101-102-106');
  const table = page.getByRole('table', { name: 'Comparación de productos' });
  const header = table.getByRole('columnheader');
  const getRow = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(header).toContainText(compared.map(({ name }) => name));
  await expect(header.locator('img')).toHaveCount(3);
  await expect(getRow('Pantalla').getByRole('cell')).toHaveText(compared.map((item) => getFact(item, 'Pantalla')));
  await expect(getRow('Marca')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Solo diferencias' }).check();
  await expect(getRow('Pantalla')).toBeVisible();
  await expect(getRow('Marca')).toBeHidden();
  await table.getByRole('link', { name: `Quitar ${oximeter.name}` }).click();
  await expect(page).toHaveURL('/comparar/101-106');
  await page.goto('/comparar/101-106-203-301');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axe(page), `at ${width} px`).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    for (const name of await header.all()) await expect(name).toBeInViewport();
  }
});

test('What is none is left out and said, and too few lead to a choice', async ({ page, request }) => {
  // What is read of an address: lib/catalogue/comparison.test.ts.
  await page.goto('/comparar/101-abc-102');
  await expect(page).toHaveURL('/comparar/101-102#incompleta');
  await expect(page.getByText('Dejamos por fuera lo que ya no está disponible')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  for (const path of ['/comparar/101-999999', '/comparar'])
    expect(await (await request.get(path)).text(), path).toContain('Elija al menos dos productos');
});
