import { expect, test } from './support/fixtures';
import { addButton, listLink, sendButton } from './support/quotation-list';
import { itemThat, productAddress, sampleItems } from './support/samples';

const LIST = '/cotizacion/101x2-305';
const monitor = itemThat(({ id }) => id === 101);

test('A list is shared by its address: with the own way of the device, where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) });
  });
  await page.goto(LIST);
  await page
    .getByRole('button', { name: /^Una unidad más/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Compartir lista' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.title).toBe('Lista de cotización: 2 productos');
  expect(shared.url).toMatch(/\/cotizacion\/101x3-305\?utm_source=compartir$/);
});

test('Twenty products are printed on one page, with the company, the day and a code of their address', async ({
  page,
}) => {
  await page.goto(
    `/cotizacion/${sampleItems
      .slice(0, 20)
      .map(({ id }) => `${id}x999`)
      .join('-')}`,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Fecha: \d{1,2} de \w+ de \d{4}/)).toBeVisible();
  await expect(page.getByText(page.url())).toBeVisible();
  const code = page.locator('img[src$="/qr.svg"]');
  await expect(code).toBeVisible();
  expect(await code.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  for (const hidden of [sendButton(page), page.getByText('Compartir lista'), page.getByText('Quitar').first()])
    await expect(hidden).toBeHidden();
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = await page.pdf({ format, margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(code).toBeHidden();
});

test('The code of a list follows its quantities', async ({ page }) => {
  await page.goto(LIST);
  await page
    .getByRole('button', { name: /^Una unidad más/ })
    .first()
    .click();
  await expect(page.locator('img[src="/cotizacion/101x3-305/qr.svg"]')).toHaveCount(1);
});

test('Where the browser refuses storage the list lives as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  });
  await page.goto(productAddress(monitor));
  await addButton(page, monitor.name).last().click();
  await listLink(page).click();
  await expect(page).toHaveURL('/cotizacion/101');
  await expect(page.getByRole('heading', { level: 3, name: monitor.name })).toBeVisible();
});

test('What stands in the storage is never trusted', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lista-de-cotizacion', '<b>-101x2-//example.com-101'));
  await page.goto('/cotizacion');
  await expect(page).toHaveURL('/cotizacion/101x2');
});
