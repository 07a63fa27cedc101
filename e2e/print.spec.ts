import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { getCompanyLine, site } from '@/content/site';
import { address, expect, fillPerson, getSendButton, test } from './support/fixtures';
import { productAddress, sampleItems, service } from './support/samples';

// As fine as a plain printer.
test.use({ deviceScaleFactor: 3 });

const NOTED = '/cotizacion/101x2__con_bater~ed~a-305-x3__Silla_de_ruedas__cromada';

/** Address of a list of 60 products and `free` free lines, with a note on the first. */
function toAddress(free: number): string {
  const [first, ...ids] = sampleItems.slice(0, 60).map(({ id }) => id);
  const lines = Array.from({ length: free }, (_, index) => `x${index + 1}__Elemento_${index + 1}_de_la_lista`);
  return `/cotizacion/${[free > 0 ? `${first}__con_cable` : first, ...ids, ...lines].join('-')}`;
}

/** The text of the QR code in a picture (PNG, or an SVG), as a telephone reads it. */
async function readQr(picture: Buffer): Promise<string | undefined> {
  const pixels = sharp(picture).ensureAlpha().flatten({ background: 'white' }).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** How many sheets the page takes. */
async function countSheets(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
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

test('The sheet of a product has its facts, the company and a code that leads back', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const [longest = service] = sampleItems.toSorted((one, other) => other.description.length - one.description.length);
  for (const item of [longest, service]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(productAddress(item));
    // The code is fetched for paper alone.
    expect(asked.filter((url) => url.endsWith(`/qr/p/${item.id}`))).toEqual([]);
    const short = `${address('SAMPLE_SITE')}/p/${item.id}`;
    const facts = [item.name, `Referencia: ${item.id}`, short, site.landline.label, site.emails.sales];
    const hidden = ['Compartir', 'Imprimir ficha', 'Enviar Cotización'];
    await expectOnPaper(page, facts, hidden);
    await expect(page.locator('main img[width="800"]').filter({ visible: true })).toHaveCount(1);
    const code = page.locator('img[src^="/qr/"]').filter({ visible: true });
    await expect.poll(() => code.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeTruthy();
    // What a telephone reads from the paper.
    expect(await readQr(await code.screenshot())).toBe(short);
    expect(await countSheets(page)).toBe(1);
  }
  for (const path of ['/qr/p/x', '/qr/contacto', '/qr/cotizacion/..%2Fcontacto'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test('A list on paper has what an approval needs, and the code of its address', async ({ page, request }) => {
  await page.goto(NOTED);
  await page.emulateMedia({ media: 'print' });
  const needs = ['con batería', 'cromada', 'Silla de ruedas', 'Solicita', 'Aprueba', 'Firma', page.url()];
  await expectOnPaper(
    page,
    [/^Institución:/, /^Fecha:/, ...needs],
    ['Compartir lista', 'Escriba o pegue una o varias líneas', 'Enviar Cotización'],
  );
  await expect(getSendButton(page)).toBeHidden();
  for (const [path, hasCode, most] of [
    [NOTED, true, 1],
    [toAddress(0), true, 5],
    // No phone could read it.
    [toAddress(40), false, 6],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('img[src^="/qr/"]')).toHaveCount(Number(hasCode));
    expect(await countSheets(page), path).toBeLessThanOrEqual(most);
    if (!hasCode) continue;
    const drawing = await (await request.get(`/qr${path}`)).body();
    const text = await readQr(await sharp(drawing).resize(1_000).png().toBuffer());
    expect(new URL(text ?? '').pathname).toBe(path);
  }
});

test('A receipt is printed on one page: company, contacts, number and promise', async ({ page }) => {
  await page.goto('/contacto');
  await fillPerson(page);
  await getSendButton(page, 'Enviar').click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
  await expectOnPaper(
    page,
    [getCompanyLine(), /^Número de radicado: /, /^Le respondemos a más/],
    ['Copiar radicado', 'Consultar por WhatsApp', 'Seguir viendo productos'],
  );
  expect(await countSheets(page)).toBe(1);
});
