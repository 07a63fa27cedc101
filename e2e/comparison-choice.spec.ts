import { axe, expect, sidewaysScroll, test } from './support/fixtures';
import { categoryAddress, itemThat, productAddress, sampleCategories, sampleItems } from './support/samples';

const monitor = itemThat(({ id }) => id === 101);
const category = sampleCategories.filter(({ id }) => id === monitor.category_id).map(categoryAddress)[0] ?? '';
const [, second, third, fourth, fifth] = sampleItems.filter(({ category_id }) => category_id === monitor.category_id);
if (!second || !third || !fourth || !fifth) throw new Error('The sample catalogue has changed');
const getPath = (...items: readonly { readonly id: number }[]) => `/comparar/${items.map(({ id }) => id).join('-')}`;

for (const javaScriptEnabled of [true, false])
  test.describe(`The choice of what to compare ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const [place, path] of [
      ['a category', category],
      ['a search', '/search/monitor'],
    ] as const)
      test(`in ${place} products are ticked, and a button leads to their comparison`, async ({ page }) => {
        await page.goto(path);
        const boxes = page.getByRole('checkbox', { name: /^Comparar / });
        const button = page.getByRole('main').getByRole('button', { name: /^Comparar/ });
        const ids = await boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
        expect(ids.length).toBeGreaterThan(1);
        await expect(button).toBeHidden();
        await boxes.nth(0).check();
        await expect(button).toBeInViewport();
        await boxes.nth(1).check();
        await expect(button).toHaveText(javaScriptEnabled ? 'Comparar (2)' : 'Comparar');
        await button.click();
        await expect(page).toHaveURL(`/comparar/${ids[0]}-${ids[1]}`);
        await expect(page.getByRole('columnheader')).toHaveCount(2);
      });

    test('from the page of a product one chooses among others of its category', async ({ page }) => {
      await page.goto(productAddress(monitor));
      await page.getByRole('link', { name: 'Comparar con otros' }).click();
      await expect(page).toHaveURL(getPath(monitor));
      await expect(page.getByRole('checkbox', { name: `Comparar ${monitor.name}`, exact: true })).toHaveCount(0);
      await page.getByRole('checkbox', { name: `Comparar ${third.name}`, exact: true }).check();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Comparar/ })
        .click();
      await expect(page).toHaveURL(getPath(monitor, third));
    });
  });

test('Of more than four products the first four are compared, which the page says; one alone leads to a choice', async ({
  page,
}) => {
  await page.goto(category);
  const tick = (name: string) => page.getByRole('checkbox', { name: `Comparar ${name}`, exact: true }).check();
  const button = page.getByRole('button', { name: /^Comparar \(/ });
  await tick(monitor.name);
  await button.click();
  await expect(page).toHaveURL(getPath(monitor));
  await page.goBack();
  for (const { name } of [second, third, fourth]) await tick(name);
  expect(await axe(page)).toEqual([]);
  await tick(fifth.name);
  await expect(button).toHaveText('Comparar (5)');
  await button.click();
  await expect(page).toHaveURL(`${getPath(monitor, second, third, fourth)}#incompleta`);
  // The browser keeps the boxes of a page to which one comes back.
  await page.goBack();
  await expect(button).toHaveText('Comparar (5)');
});

test('The cards with their boxes fit, and services have none', async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/search/mantenimiento');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goto(getPath(monitor));
    await page
      .getByRole('checkbox', { name: /^Comparar / })
      .first()
      .check();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axe(page), `at ${width} px`).toEqual([]);
  }
  await page.goto('/search/mantenimiento/servicios');
  await expect(page.getByRole('checkbox', { name: /^Comparar / })).toHaveCount(0);
});
