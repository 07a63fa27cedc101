import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/fixtures';
import { sendButton } from './support/quotation-list';
import { readQr } from './support/read-qr';
import { sampleItems } from './support/samples';

const FORMATS = ['Letter', 'A4'] as const;
const MARGIN = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
/** As a browser does, once what writes on the sheet has come with the first touch. */
const print = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        return [...document.querySelectorAll('[data-paper]')].some(({ textContent }) => textContent !== '');
      });
    })
    .toBe(true);
const NOTED = '/cotizacion/101x2-305/101__con_bater~ed~a___x3__Silla_de_ruedas__cromada';

/** Address of a list of `products` products and `free` free lines, with a note on the first. */
function toAddress(products: number, free: number): string {
  const ids = sampleItems.slice(0, products).map(({ id }) => id);
  const lines = Array.from({ length: free }, (_, index) => `x${index + 1}__Elemento_${index + 1}_de_la_lista`);
  return `/cotizacion/${ids.join('-')}/${[`${ids[0]}__con_cable`, ...lines].join('___')}`;
}

for (const [products, free, pages] of [
  [5, 2, 1],
  [30, 10, 3],
  [60, 40, 6],
] as const)
  test(`a list of ${products + free} lines is printed whole, on ${pages} pages at most`, async ({ page }) => {
    await page.goto(toAddress(products, free));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(
      products + free,
    );
    for (const row of await page.locator('main ul > li > div > h3').all()) await expect(row).toBeVisible();
    for (const format of FORMATS) {
      const pdf = await page.pdf({ format, margin: MARGIN });
      const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      expect(count, format).toBeLessThanOrEqual(pages);
    }
  });

test('it has what an approval needs, and nothing that only a screen can use', async ({ page }) => {
  await page.goto(NOTED);
  await page.locator('[name=institution]').fill('Hospital de Cali');
  await page.emulateMedia({ media: 'print' });
  await print(page);
  for (const text of [
    /^Institución: Hospital de Cali$/,
    /^Fecha: \d{1,2} de \w+ de \d{4}$/,
    'con batería',
    'cromada',
    'Silla de ruedas',
    'Solicita',
    'Aprueba',
    'Firma',
    page.url(),
  ])
    await expect(page.getByText(text).locator('visible=true').first(), `${text}`).toBeVisible();
  await expect(page.locator('main img[src*="/images/products/"]').locator('visible=true')).toHaveCount(2);
  for (const text of ['Compartir lista', 'Quitar', 'Editar', 'Agregar algo que no está en el catálogo'])
    await expect(page.getByText(text).first()).toBeHidden();
  await expect(sendButton(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Aprueba')).toBeHidden();
});

test('its code is that of its address, or of its products alone where phones could not read that', async ({
  page,
  request,
}) => {
  const code = page.locator('img[src$="/qr.svg"]');
  for (const [path, shown] of [
    [NOTED, NOTED],
    [toAddress(60, 40), toAddress(60, 0).split('/').slice(0, 3).join('/')],
  ] as const) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(code).toHaveAttribute('src', `${shown}/qr.svg`);
    expect(await code.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    const drawing = await (await request.get(`${shown}/qr.svg`)).body();
    const text = await readQr(await sharp(drawing).resize(1_000).png().toBuffer());
    expect(new URL(text ?? '').pathname).toBe(shown);
    await page.emulateMedia({ media: 'screen' });
  }
  await page.goto('/cotizacion/libre/x1__Silla');
  await expect(code).toHaveAttribute('src', '/cotizacion/libre/x1__Silla/qr.svg');
});
