import type { Page } from '@playwright/test';
import { backendAt } from './support/backend';
import { address, answeredWith, expect, test } from './support/fixtures';
import { readQr } from './support/read-qr';
import { itemThat, ofOtherBrand, productAddress, sampleItems, service } from './support/samples';

type Item = { readonly id: number; readonly name: string; readonly description: string };

// As fine as a plain printer.
test.use({ deviceScaleFactor: 3 });

const byLength = sampleItems.toSorted((one, other) => one.description.length - other.description.length);
const [short, long] = [byLength[0], byLength.at(-1)];
const withSlash = itemThat(({ type, name }) => type === 'PRODUCT' && name.includes('/'));

for (const item of new Set([short, long, service, withSlash].filter((one) => one !== undefined)))
  test(`The printed page of ${item.name} is one A4 page with a code that leads back to it`, async ({ page }) => {
    await page.goto(productAddress(item));
    const short = `${address('SAMPLE_SITE')}/p/${item.id}`;
    await page.emulateMedia({ media: 'print' });
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    for (const text of [item.name, `Referencia: ${item.id}`, short, '(601) 000 0000', 'ventas@example.com'])
      await expect(page.getByText(text).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByText(/Fecha: \d{1,2} de \w+ de \d{4}/)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('img', { name: /Biomédica Ejemplo/ })).toBeVisible();
    for (const hidden of ['Compartir', 'Imprimir ficha', 'Enviar Cotización'])
      await expect(page.getByText(hidden, { exact: true }).filter({ visible: true })).toHaveCount(0);
    expect(await readPrintedCode(page)).toBe(short);
  });

/** What a telephone reads from the code on paper. */
async function readPrintedCode(page: Page): Promise<string | null> {
  const code = page.locator('img[src$="/qr.svg"]').filter({ visible: true });
  await expect.poll(() => code.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeTruthy();
  return readQr(await code.screenshot());
}

test('The code is fetched for paper alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.goto(productAddress(ofOtherBrand));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/qr.'))).toEqual([]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing stands there that cannot print', async ({ page }) => {
    await page.goto(productAddress(ofOtherBrand));
    await expect(page.getByRole('button', { name: 'Imprimir ficha' })).toBeHidden();
  });
});

test.describe('An address without a product', () => {
  test.use({ tolerated: answeredWith(404) });

  test('has no code', async ({ request }) => {
    for (const path of ['/producto/x/999999', '/producto/x/0', `/producto/x/${ofOtherBrand.id}`, '/producto/..%2F/101'])
      expect((await request.get(`${path}/qr.svg`, { maxRedirects: 0 })).status(), path).toBe(404);
  });
});

test.describe('In the catalogue of the FDA', () => {
  test.use({ site: 'HTTP_SITE' });

  test('the longest text is two A4 pages at most, and the code leads to the product', async ({ page, request }) => {
    const found = await Promise.all(
      ['system', 'device', 'blood'].map((word) =>
        backendAt(address('BACKEND')).get<{ data: readonly Item[] }>(`/products?page=1&limit=50&q=${word}`),
      ),
    );
    const items = found
      .flatMap(({ data }) => data)
      .sort((one, other) => other.description.length - one.description.length);
    for (const item of [items[0], items.at(-1)].filter((one) => one !== undefined)) {
      await page.goto(`/producto/${encodeURIComponent(item.name)}/${item.id}`);
      await page.emulateMedia({ media: 'print' });
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeLessThanOrEqual(2);
      const text = await readPrintedCode(page);
      const answer = await request.get(text ?? '');
      expect([answer.status(), answer.url()]).toEqual([200, page.url()]);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
