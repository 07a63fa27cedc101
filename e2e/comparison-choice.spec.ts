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
        await page.getByRole('button', { name: 'Quitar selección' }).click();
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
        await expect(button).toBeHidden();
        await boxes.nth(0).check();
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
      const title = `Elija con qué comparar ${monitor.name}`;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('checkbox', { name: `Comparar ${monitor.name}`, exact: true })).toHaveCount(0);
      await page.getByRole('checkbox', { name: `Comparar ${third.name}`, exact: true }).check();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Comparar/ })
        .click();
      await expect(page).toHaveURL(getPath(monitor, third));
    });
  });

test('What one product may be compared with is sorted by likeness', async ({ page }) => {
  const pump = itemThat(({ id }) => id === 406);
  await page.goto(getPath(pump));
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  const others = sampleItems.filter(({ id, category_id }) => category_id === pump.category_id && id !== pump.id);
  expect(names.toSorted()).toEqual(others.map(({ name }) => name).toSorted());
  expect(names.map((name) => name.startsWith('Bomba'))).toEqual([true, true, false, false, false]);
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

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const)
  test(`'Comparar (2)' covers no button of a card at ${width} × ${height}: it is on the chat's bar or along the lower edge, below what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(category);
    const boxes = page.getByRole('checkbox', { name: /^Comparar / });
    for (const index of [0, 1]) await boxes.nth(index).check();
    await expect(page.getByRole('button', { name: 'Comparar (2)' })).toBeInViewport();
    const faults = await page.evaluate((step) => {
      const bar = document.querySelector('main form[action="/comparar/elegir"]');
      const chat = [...document.querySelectorAll('[data-chat]')].find((one) => one.checkVisibility());
      const cards = [...document.querySelectorAll('main article')];
      if (!bar || !chat || cards.length < 3) throw new Error('There is nothing to compare');
      const found: string[] = [];
      const isInChatBar = chat.getBoundingClientRect().width >= document.documentElement.clientWidth;
      for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight; top += step) {
        scrollTo({ top, behavior: 'instant' });
        const place = bar.getBoundingClientRect();
        const sides = cards.map((card) => card.getBoundingClientRect());
        // At its own place, below all cards.
        if (sides.every((card) => card.bottom <= place.top)) continue;
        const isAtEdge = isInChatBar
          ? place.top >= chat.getBoundingClientRect().top
          : place.bottom >= innerHeight && sides.every(({ left, right }) => place.left <= left && right <= place.right);
        if (!isAtEdge) found.push(`${top}: ${JSON.stringify(place)}`);
      }
      for (const one of document.querySelectorAll<HTMLElement>('main article :is(a, button, input)')) {
        scrollTo({ top: 0, behavior: 'instant' });
        one.focus();
        const { left, width, top, bottom } = one.getBoundingClientRect();
        for (const y of [top + 2, bottom - 2])
          if (!one.contains(document.elementFromPoint(left + width / 2, y))) found.push(one.outerHTML.slice(0, 120));
      }
      return found;
    }, 37);
    expect(faults).toEqual([]);
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
