import { expect, test } from './support/fixtures';
import { addButton, listLink } from './support/quotation-list';
import { itemThat, productAddress } from './support/samples';

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
  expect(shared.title).toBe('Lista de cotización: 2 líneas');
  expect(shared.url).toMatch(/\/cotizacion\/101x3-305\?utm_source=compartir$/);
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
