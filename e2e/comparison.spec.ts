import { axe, expect, sidewaysScroll, test } from './support/fixtures';
import { addButton, listLink } from './support/quotation-list';
import { itemThat, productAddress } from './support/samples';

const [monitor, oximeter, ecg] = [101, 102, 106].map((id) => itemThat((item) => item.id === id));
if (!monitor || !oximeter || !ecg) throw new Error('The sample catalogue has changed');
const PATH = '/comparar/101-102-106';
const CHOICE = `Elija con qué comparar ${monitor.name}`;
const getFact = ({ attributes }: typeof monitor, fact: string) =>
  attributes.find(({ name }) => name === fact)?.value ?? '';

for (const javaScriptEnabled of [true, false])
  test.describe(`A comparison ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('has names, pictures, brands and attributes side by side, and marks with a word what differs', async ({
      page,
    }) => {
      await page.goto(PATH);
      const table = page.getByRole('region', { name: 'Comparación de productos' }).getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText([monitor.name, oximeter.name, ecg.name]);
      await expect(table.getByRole('img')).toHaveCount(3);
      await expect(table.getByRole('link', { name: monitor.name, exact: true })).toHaveAttribute(
        'href',
        productAddress(monitor),
      );
      const getCells = (name: RegExp) =>
        table
          .getByRole('rowgroup')
          .filter({ has: page.getByRole('rowheader', { name }) })
          .getByRole('cell');
      const screens = [monitor, oximeter, ecg].map((item) => getFact(item, 'Pantalla'));
      await expect(getCells(/^Pantalla Distinto$/)).toHaveText(screens);
      // Only one of them says it.
      await expect(getCells(/^PANI$/)).toHaveText([getFact(monitor, 'PANI'), 'No indicado', 'No indicado']);
      await expect(table.getByRole('cell', { name: `Solo en la ficha de ${monitor.name}`, exact: true })).toBeVisible();
      const names = [monitor, oximeter, ecg].map(({ name }) => name).join(', ');
      const shared = await page.getByRole('link', { name: 'Compartir por WhatsApp' }).getAttribute('href');
      expect(new URL(shared ?? '').searchParams.get('text')).toMatch(
        new RegExp(`^Comparación de ${names}: http\\S+${PATH}\\?utm_source=whatsapp$`),
      );
      // Before the facts and after them.
      for (const { name } of [monitor, oximeter, ecg])
        for (const place of [0, 1]) await expect(addButton(page, name).nth(place)).toBeVisible();
      await table
        .getByRole('link', { name: `Quitar ${oximeter.name}` })
        .last()
        .click();
      await expect(page).toHaveURL('/comparar/101-106');
      await expect(page.getByRole('link', { name: /^Quitar/ })).toHaveCount(0);
    });
  });

test('A quotation list leads to the comparison of its products, and the comparison back', async ({ page }) => {
  await page.goto(PATH);
  await addButton(page, monitor.name).first().click();
  await expect(addButton(page, monitor.name).last()).toHaveAttribute('aria-pressed', 'true');
  await addButton(page, ecg.name).last().click();
  await listLink(page).click();
  await page.getByRole('link', { name: 'Comparar', exact: true }).click();
  await expect(page).toHaveURL('/comparar/101-106');
  await page.goto('/cotizacion/101-102-106-201-203');
  await expect(page.getByRole('link', { name: 'Comparar los primeros 4' })).toHaveAttribute(
    'href',
    '/comparar/101-102-106-201',
  );
  await page.goto('/cotizacion/101');
  await expect(page.getByRole('link', { name: /^Comparar/ })).toHaveCount(0);
});

test('What makes no sense is left out and said; too few products are a page with ways to more', async ({
  page,
  request,
}) => {
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
  await page.goto('/comparar/101-abc-102');
  await expect(notice).toBeVisible();
  await page.goto('/comparar/101-102-999999');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  for (const path of ['/comparar/101-999999', '/comparar']) {
    expect((await request.get(path)).status()).toBe(200);
    await page.goto(path);
    await expect(
      page.getByRole('heading', { name: path === '/comparar' ? 'Elija al menos dos productos' : CHOICE }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver productos' })).toHaveAttribute(
      'href',
      '/productos',
    );
    expect(await axe(page)).toEqual([]);
  }
});

test('Two products fit on a phone; more scroll in themselves, with names and facts in sight; none is in the indexes', async ({
  page,
}) => {
  test.slow();
  const region = page.getByRole('region', { name: 'Comparación de productos' });
  for (const path of ['/comparar/101-106', '/comparar/101-106-203', '/comparar/101-106-203-301']) {
    await page.goto(path);
    const count = path.split('-').length;
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page)).toBe(0);
      // The others have a column less of the same table.
      if (count === 4 || width === 320) expect(await axe(page), `${path} at ${width} px`).toEqual([]);
      const [inner, outer] = await region.evaluate((one) => [one.scrollWidth, one.clientWidth]);
      // Two are never cut, and from a tablet on none.
      expect((inner ?? 0) > (outer ?? 0), `${path} at ${width} px`).toBe(count > 2 && width < 768);
    }
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await page.setViewportSize({ width: 390, height: 800 });
  await region.focus();
  await region.evaluate((one) => one.scrollTo(10_000, 700));
  await expect(page.getByRole('columnheader').last()).toBeInViewport();
  const names = page.getByRole('rowheader').locator('span:first-child:not(:empty)');
  const lefts = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(Math.min(...lefts)).toBeGreaterThan(0);
});

test('From a tablet on a fact stands in the line of its values, on a phone above them', async ({ page }) => {
  for (const [width, isBeside] of [
    [360, false],
    [768, true],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/comparar/101-102');
    const name = await page.getByRole('rowheader', { name: /^Pantalla/ }).boundingBox();
    const value = await page.getByRole('cell', { name: getFact(monitor, 'Pantalla'), exact: true }).boundingBox();
    if (!name || !value) throw new Error('There is no such fact');
    expect(name.x + name.width <= value.x, `${width} px`).toBe(isBeside);
    expect(name.y + name.height <= value.y, `${width} px`).toBe(!isBeside);
  }
});

test('On paper every product and fact is there, and nothing that only a screen can use', async ({ page }) => {
  await page.goto('/comparar/101-106-203-301');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('rowheader', { name: /^Peso/ })).toBeVisible();
  for (const hidden of [addButton(page, monitor.name), page.getByText('Cotización', { exact: true })])
    for (const place of [0, 1]) await expect(hidden.nth(place)).toBeHidden();
});
