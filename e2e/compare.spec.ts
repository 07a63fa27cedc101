import type { Page } from '@playwright/test';
import { axe, expect, sidewaysScroll, test } from './support/fixtures';
import { categoryAddress, itemThat, productAddress, sampleCategories, sampleItems } from './support/samples';

const [monitor, oximeter, ecg] = [101, 102, 106].map((id) => itemThat((item) => item.id === id));
const category = sampleCategories.filter(({ id }) => id === monitor?.category_id).map(categoryAddress)[0] ?? '';
const [, second, third, fourth, fifth] = sampleItems.filter(({ category_id }) => category_id === monitor?.category_id);
if (!monitor || !oximeter || !ecg || !second || !third || !fourth || !fifth)
  throw new Error('The sample catalogue has changed');
const PATH = '/comparar/101-102-106';
const CHOICE = `Elija con qué comparar ${monitor.name}`;
const getPath = (...items: readonly { readonly id: number }[]) => `/comparar/${items.map(({ id }) => id).join('-')}`;
const getFact = ({ attributes }: typeof monitor, fact: string) =>
  attributes.find(({ name }) => name === fact)?.value ?? '';

/** Comparing is a mode of a list of cards. */
const openChoice = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Comparar', exact: true }).click();

for (const javaScriptEnabled of [true, false])
  test.describe(`A comparison ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('is chosen in a list or from a product', async ({ page }) => {
      for (const path of [category, '/search/monitor']) {
        await page.goto(path);
        const boxes = page.getByRole('checkbox', { name: /^Comparar / });
        const button = page.getByRole('main').getByRole('button', { name: /^Comparar/ });
        await expect(boxes).toHaveCount(0);
        await openChoice(page);
        const ids = await boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
        await expect(button).toBeHidden();
        await boxes.nth(0).check();
        await expect(button).toBeInViewport();
        await boxes.nth(0).uncheck();
        await expect(button).toBeHidden();
        for (const index of [0, 1]) await boxes.nth(index).check();
        await expect(button).toHaveText(javaScriptEnabled ? 'Comparar (2)' : 'Comparar');
        await button.click();
        await expect(page).toHaveURL(`/comparar/${ids[0]}-${ids[1]}`);
        await expect(page.getByRole('columnheader')).toHaveCount(2);
      }
      await page.goto(productAddress(monitor));
      await page.getByRole('link', { name: 'Comparar con otros' }).click();
      await expect(page).toHaveURL(getPath(monitor));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHOICE);
      await expect(page.getByRole('checkbox', { name: `Comparar ${monitor.name}`, exact: true })).toHaveCount(0);
      await page.getByRole('checkbox', { name: `Comparar ${third.name}`, exact: true }).check();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Comparar/ })
        .click();
      await expect(page).toHaveURL(getPath(monitor, third));
    });

    test('has names, pictures, brands and attributes side by side, or what differs alone', async ({ page }) => {
      await page.goto(PATH);
      const table = page.getByRole('table', { name: 'Comparación de productos' });
      const compared = [monitor, oximeter, ecg];
      await expect(table.getByRole('columnheader')).toContainText(compared.map(({ name }) => name));
      await expect(table.getByRole('columnheader').locator('img')).toHaveCount(3);
      const getRow = (name: string) =>
        table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await expect(getRow('Pantalla').getByRole('cell')).toHaveText(compared.map((item) => getFact(item, 'Pantalla')));
      // Only one of them says it.
      const lone = page.getByRole('group').filter({ hasText: `Solo en la ficha de ${monitor.name}` });
      await lone.getByText(/^Solo en/).click();
      await expect(lone.getByRole('definition').filter({ hasText: getFact(monitor, 'PANI') })).toBeVisible();
      await expect(getRow('Marca')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Solo diferencias' }).check();
      await expect(getRow('Pantalla')).toBeVisible();
      await expect(getRow('Marca')).toBeHidden();
      await table.getByRole('link', { name: `Quitar ${oximeter.name}` }).click();
      await expect(page).toHaveURL('/comparar/101-106');
      await expect(page.getByRole('link', { name: /^Quitar/ })).toHaveCount(0);
    });
  });

test('Of more than four products the first four are compared; what makes no sense is left out and said; too few lead to a choice', async ({
  page,
  request,
}) => {
  await page.goto(category);
  await openChoice(page);
  const button = page.getByRole('button', { name: /^Comparar \(/ });
  for (const { name } of [monitor, second, third, fourth, fifth])
    await page.getByRole('checkbox', { name: `Comparar ${name}`, exact: true }).check();
  await expect(button).toHaveText('Comparar (5)');
  await button.click();
  await expect(page).toHaveURL(`${getPath(monitor, second, third, fourth)}#incompleta`);
  // The browser keeps the boxes of a page to which one comes back.
  await page.goBack();
  await expect(button).toHaveText('Comparar (5)');
  for (const [from, to] of [
    ['101-abc-102', '/comparar/101-102#incompleta'],
    ['101-102-103-104-105', '/comparar/101-102-103-104#incompleta'],
    ['101x3-102', '/comparar/101-102'],
    ['nada', '/comparar#incompleta'],
  ]) {
    const answer = await request.get(`/comparar/${from}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, to]);
  }
  const notice = page.getByText('Dejamos por fuera lo que ya no está disponible');
  for (const path of ['/comparar/101-abc-102', '/comparar/101-102-999999']) {
    await page.goto(path);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  }
  for (const [path, name] of [
    ['/comparar/101-999999', CHOICE],
    ['/comparar', 'Elija al menos dos productos'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  }
  // By likeness.
  const pump = itemThat(({ id }) => id === 406);
  await page.goto(getPath(pump));
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(names.map((name) => name.startsWith('Bomba'))).toEqual([true, true, false, false, false]);
});

test('Two to four products fit in any width without a box that scrolls, and their names stay in sight', async ({
  page,
}) => {
  for (const path of ['/comparar/101-106', '/comparar/101-106-203-301']) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page)).toBe(0);
      if (path.split('-').length === 4) expect(await axe(page), `${path} at ${width} px`).toEqual([]);
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
      for (const name of await page.getByRole('columnheader').all()) await expect(name).toBeInViewport();
    }
  }
});

test("'Comparar (2)' covers no button of a card: it is on the chat's bar or along the lower edge", async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(category);
    await openChoice(page);
    const boxes = page.getByRole('checkbox', { name: /^Comparar / });
    for (const index of [0, 1]) await boxes.nth(index).check();
    await expect(page.getByRole('button', { name: 'Comparar (2)' })).toBeInViewport();
    const hidden = await page.locator('main article :is(a, button, input)').evaluateAll((all) =>
      all.flatMap((one) => {
        scrollTo({ top: 0, behavior: 'instant' });
        (one as HTMLElement).focus();
        const { left, width: wide, top, bottom } = one.getBoundingClientRect();
        const isSeen = (y: number) => one.contains(document.elementFromPoint(left + wide / 2, y));
        return isSeen(top + 2) && isSeen(bottom - 2) ? [] : [one.outerHTML.slice(0, 120)];
      }),
    );
    expect(hidden, `at ${width} px`).toEqual([]);
  }
});
