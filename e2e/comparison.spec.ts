import { axe, expect, sidewaysScroll, test } from './support/fixtures';
import { addButton, listLink } from './support/quotation-list';
import { itemThat, productAddress } from './support/samples';

const [monitor, oximeter, ecg] = [101, 102, 106].map((id) => itemThat((item) => item.id === id));
if (!monitor || !oximeter || !ecg) throw new Error('The sample catalogue has changed');
const PATH = '/comparar/101-102-106';

for (const javaScriptEnabled of [true, false])
  test.describe(`A comparison ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('has names, pictures, brands and attributes side by side, and marks with a word what differs', async ({
      page,
    }) => {
      await page.goto(PATH);
      const table = page.getByRole('region', { name: 'Comparación de productos' }).getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText([
        'Característica',
        monitor.name,
        oximeter.name,
        ecg.name,
      ]);
      await expect(table.getByRole('img')).toHaveCount(3);
      await expect(table.getByRole('link', { name: monitor.name, exact: true })).toHaveAttribute(
        'href',
        productAddress(monitor),
      );
      const getRow = (name: RegExp) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
      await expect(getRow(/^Pantalla Distinto$/).getByRole('cell')).toHaveText([
        'A color, de 12 pulgadas, 1280 × 800 píxeles',
        'A color, con onda pletismográfica y cuatro orientaciones',
        'A color, de 7 pulgadas, táctil',
      ]);
      // Only one of them says it.
      await expect(
        getRow(/^PANI$/)
          .getByRole('cell')
          .nth(1),
      ).toHaveText('Sin dato');
      for (const { name } of [monitor, oximeter, ecg]) await expect(addButton(page, name)).toBeVisible();
      await table.getByRole('link', { name: `Quitar ${oximeter.name}` }).click();
      await expect(page).toHaveURL('/comparar/101-106');
      await expect(page.getByRole('link', { name: /^Quitar/ })).toHaveCount(0);
    });
  });

test('A quotation list leads to the comparison of its products, and the comparison back', async ({ page }) => {
  await page.goto(PATH);
  await addButton(page, monitor.name).click();
  await addButton(page, ecg.name).click();
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
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  for (const path of ['/comparar/101-999999', '/comparar']) {
    expect((await request.get(path)).status()).toBe(200);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2, name: 'Elija al menos dos productos' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver productos' })).toHaveAttribute(
      'href',
      '/productos',
    );
    expect(await axe(page)).toEqual([]);
  }
});

test('On a phone the comparison scrolls in itself, with names and attributes in sight, and is out of the indexes', async ({
  page,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/comparar/101-106-203-301');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axe(page), `at ${width} px`).toEqual([]);
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await page.setViewportSize({ width: 360, height: 800 });
  const region = page.getByRole('region', { name: 'Comparación de productos' });
  await region.focus();
  await region.evaluate((one) => one.scrollTo(10_000, 700));
  await expect(page.getByRole('rowheader').nth(4)).toBeInViewport();
  await expect(page.getByRole('columnheader').last()).toBeInViewport();
});

test('Products without attributes are compared by what is known', async ({ page }) => {
  const ids = [103, 104];
  await page.goto(`/comparar/${ids.join('-')}`);
  await expect(page.getByText('todavía no tienen características publicadas')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(ids.length + 1);
});
