import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { getCompanyLine, site } from '@/content/site';
import {
  address,
  answeredWith,
  expect,
  fillForm,
  getConsent,
  getSendButton,
  sendButton,
  test,
} from './support/fixtures';
import { readQr } from './support/read-document';
import { ofOtherBrand, productAddress, sampleItems, service } from './support/samples';

// As fine as a plain printer.
test.use({ deviceScaleFactor: 3 });

const NOTED = '/cotizacion/101x2__con_bater~ed~a-305-x3__Silla_de_ruedas__cromada';

/** Address of a list of `products` products and `free` free lines, with a note on the first. */
function toAddress(products: number, free: number): string {
  const ids = sampleItems.slice(0, products).map(({ id }) => id);
  const lines = Array.from({ length: free }, (_, index) => `x${index + 1}__Elemento_${index + 1}_de_la_lista`);
  return `/cotizacion/${[`${ids[0]}__con_cable`, ...ids.slice(1), ...lines].join('-')}`;
}

/** The most sheets that a page may take, on both papers. */
const SHEETS: readonly (readonly [path: string, most: number])[] = [
  ['/ley-1831', 3],
  ['/ley-1831/transporte', 3],
  ['/ley-1831/lugar/hotel', 3],
  ['/comparar/101-102', 2],
  ['/p/201', 1],
  [toAddress(5, 2), 1],
  [toAddress(30, 10), 3],
  [toAddress(60, 40), 6],
];

async function expectSheets(page: Page, most: number): Promise<void> {
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets, `${page.url()} on ${format}`).toBeGreaterThan(0);
    expect(sheets, `${page.url()} on ${format}`).toBeLessThanOrEqual(most);
  }
}

/** Each of `shown` is on the paper, and none of `hidden`. */
async function expectOnPaper(
  page: Page,
  shown: readonly (string | RegExp)[],
  hidden: readonly string[],
): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const text of shown) await expect(page.getByText(text).locator('visible=true').first(), `${text}`).toBeVisible();
  for (const text of hidden)
    await expect(page.getByText(text, { exact: true }).locator('visible=true'), text).toHaveCount(0);
}

/** What a telephone reads from the code on paper. */
async function readPrintedCode(page: Page): Promise<string | null> {
  const code = page.locator('img[src$="/qr.svg"]').filter({ visible: true });
  await expect.poll(() => code.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeTruthy();
  return readQr(await code.screenshot());
}

test('No page takes more sheets than it needs, and none has what only a screen can use', async ({ page }) => {
  test.slow();
  for (const [path, most] of SHEETS) {
    await page.goto(path);
    await expectSheets(page, most);
  }
  await page.goto('/ley-1831');
  await expectOnPaper(
    page,
    ['Conozca nuestro desfibrilador', 'Lugares obligados a contar con un DEA'],
    ['¿Qué es su lugar?', 'Cotizar', 'Ver si la ley lo nombra'],
  );
  await page.goto('/comparar/101-106-203-301');
  await expectOnPaper(page, [/^Peso/], ['Agregar a la lista', 'Quitar']);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
});

test('The sheet of a product has its facts, the company, the day and a code that leads back to it', async ({
  page,
}) => {
  test.slow();
  const longest = sampleItems.toSorted((one, other) => other.description.length - one.description.length)[0];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(productAddress(ofOtherBrand), { waitUntil: 'networkidle' });
  // The code is fetched for paper alone.
  expect(asked.filter((url) => url.includes('/qr.'))).toEqual([]);
  for (const item of [ofOtherBrand, service, longest ?? service]) {
    await page.goto(productAddress(item));
    const short = `${address('SAMPLE_SITE')}/p/${item.id}`;
    const facts = [item.name, `Referencia: ${item.id}`, short, site.landline.label, site.emails.sales];
    const hidden = ['Compartir', 'Imprimir ficha', 'Enviar Cotización'];
    await expectOnPaper(page, [...facts, /Fecha: \d{1,2} de \w+ de \d{4}/], hidden);
    await expectSheets(page, 1);
    expect(await readPrintedCode(page)).toBe(short);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('A list on paper has what an approval needs, and the code of its address, or of its products alone where that is too long', async ({
  page,
  request,
}) => {
  await page.goto(NOTED);
  await page.locator('[name=institution]').fill('Hospital de Cali');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const needs = ['con batería', 'cromada', 'Silla de ruedas', 'Solicita', 'Aprueba', 'Firma', page.url()];
  await expectOnPaper(
    page,
    [/^Institución: Hospital de Cali$/, /^Fecha: \d{1,2} de \w+ de \d{4}$/, ...needs],
    ['Compartir lista', 'Escriba o pegue una o varias líneas', 'Enviar Cotización'],
  );
  await expect(sendButton(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Aprueba')).toBeHidden();
  for (const [path, shown] of [
    [NOTED, NOTED],
    [toAddress(60, 40), toAddress(60, 0).replace('__con_cable', '')],
  ] as const) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('img[src$="/qr.svg"]')).toHaveAttribute('src', `${shown}/qr.svg`);
    const drawing = await (await request.get(`${shown}/qr.svg`)).body();
    const text = await readQr(await sharp(drawing).resize(1_000).png().toBuffer());
    expect(new URL(text ?? '').pathname).toBe(shown);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('A receipt is printed on one page: company, contacts, number and promise', async ({ page }) => {
  await page.goto('/contacto');
  await fillForm(page, 'Un mensaje completo');
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
  await page.getByRole('button', { name: 'Imprimir constancia' }).click();
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true);
  await expectOnPaper(
    page,
    [getCompanyLine(), /^Número de radicado: /, /^Le respondemos a más/],
    ['Copiar radicado', 'Consultar por WhatsApp', 'Seguir viendo productos'],
  );
  await expectSheets(page, 1);
});

test.describe('An address without a product', () => {
  test.use({ tolerated: answeredWith(404) });

  test('has no code', async ({ request }) => {
    for (const path of ['/producto/x/999999', `/producto/x/${ofOtherBrand.id}`, '/producto/..%2F/101'])
      expect((await request.get(`${path}/qr.svg`, { maxRedirects: 0 })).status(), path).toBe(404);
  });
});
