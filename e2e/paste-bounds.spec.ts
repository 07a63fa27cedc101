import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import fc from 'fast-check';
import writeXlsxFile from 'write-excel-file/node';
import { expect, test } from './support/fixtures';
import { pasteList } from './support/paste';

const TEXT = { name: /Su lista/ };
/** A line that each time is another one. */
const toLines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Camilla modelo Z${index}A x 2`).join('\n');
const post = (request: APIRequestContext, form: Record<string, string>, path = '/cotizacion/pegar') =>
  request.post(path, { form, maxRedirects: 0 });

for (const [count, left] of [
  [20, 0],
  [51, 0],
  [100, 0],
  [101, 1],
] as const)
  test(`a list of ${count} lines keeps ${count - left}, and says how many more there are`, async ({ page }) => {
    await page.goto('/search/nadadenada');
    await pasteList(page, toLines(count));
    await expect(page.getByRole('group')).toHaveCount(count - left);
    await expect(page.getByText('Su lista tiene una línea más')).toHaveCount(left);
    await page.getByRole('button', { name: 'Agregar a mi lista' }).click();
    await expect(page.getByRole('heading', { level: 2, name: `${count - left} líneas` })).toBeVisible();
  });

test('from a review whose address is as long as can be every way leads on', async ({ page }) => {
  await page.goto('/cotizacion');
  const words = () => randomBytes(55).toString('hex');
  await pasteList(page, Array.from({ length: 100 }, words).join('\n'));
  await expect(page.getByText(/Su lista tiene \d+ líneas más/)).toBeVisible();
  expect(page.url().length).toBeGreaterThan(5_500);
  await page.getByRole('link', { name: 'Ley 1831' }).first().click();
  await expect(page).toHaveURL('/ley-1831');
  await page.goBack();
  await page.getByRole('button', { name: 'Agregar a mi lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de cotización' })).toBeVisible();
});

test('a page of a pasted list is whole, and stored nowhere', async ({ request }) => {
  const { location = '' } = (await post(request, { texto: '2 monitores\n3 camillas' })).headers();
  for (let time = 0; time < 2; time++) {
    const answer = await request.get(location);
    expect(answer.headers()).toMatchObject({ 'x-nextjs-cache': 'MISS', 'cache-control': 'private, no-cache' });
    expect(await answer.text()).toMatch(/monitores.*camillas.*<\/html>/s);
  }
});

test('a megabyte and other types are answered without being read, and other sites as the own pages are', async ({
  request,
}) => {
  const large = await post(request, { texto: 'a'.repeat(1024 ** 2) });
  expect([large.status(), large.headers().location]).toEqual([303, '/cotizacion#lista-larga']);
  const foreign = await request.post('/cotizacion/pegar', {
    form: { texto: 'monitor' },
    headers: { 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  });
  expect([foreign.status(), foreign.headers().location]).toEqual([
    303,
    expect.stringMatching(/^\/cotizacion\/revisar\/[\w-]+$/),
  ]);
  const empty = await request.post('/cotizacion/pegar', { data: Buffer.from([0xff, 0, 1]), maxRedirects: 0 });
  expect([empty.status(), empty.headers().location]).toEqual([303, '/cotizacion#lista-vacia']);
  expect((await request.get('/cotizacion/pegar', { maxRedirects: 0 })).headers().location).toBe('/cotizacion#pegar');
  for (const code of ['x', 'AAAA', 'A'.repeat(7_500)])
    expect((await request.get(`/cotizacion/revisar/${code}`)).status(), code).toBe(404);
});

test('formulas, markup, control and right-to-left characters are words and nothing else', async ({ page }) => {
  const hostile =
    '=HYPERLINK("http://x.test";"y")\n<img src=x onerror=alert(1)>\n\u202Egnp.exe\u0000\u200F monitor\n"sin cerrar\n@SUM(1)';
  await page.goto('/cotizacion');
  await pasteList(page, hostile);
  await expect(page.getByRole('group')).toHaveCount(5);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'gnp.exe monitor' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar a mi lista' }).click();
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
});

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\t', '\n', '"', '2 x', 'DEA-50'),
);

test('no pasted text and no choice is answered with a failure', async ({ request }) => {
  const isAnswered = async (form: Record<string, string>, path?: string) => {
    const answer = await post(request, form, path);
    const { location = '' } = answer.headers();
    expect(answer.status()).toBe(303);
    expect(location.length).toBeLessThan(8_000);
    expect((await request.get(location.split('#')[0] ?? '')).status()).toBeLessThan(500);
  };
  const texts = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(texts, texts, (texto, lista) => isAnswered({ texto, lista })),
    { numRuns: 25 },
  );
  await fc.assert(
    fc.asyncProperty(words, words, words, (linea0, cuantos0, palabras0) =>
      isAnswered({ linea0, cuantos0, palabras0, linea1: 'libre', palabras1: palabras0 }, '/cotizacion/cambiar'),
    ),
    { numRuns: 15 },
  );
});

test('a spreadsheet is read in the browser, and sent nowhere', async ({ page }) => {
  await page.goto('/cotizacion');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const rows = [['Descripción', 'Cantidad'].map((value) => ({ value })), [{ value: 'Monitor MV-12' }, { value: 3 }]];
  const buffer = await writeXlsxFile(rows).toBuffer();
  const file = page.getByLabel('o elija un archivo de Excel o CSV');
  await file.setInputFiles({ name: 'lista.xlsx', mimeType: 'application/octet-stream', buffer });
  await expect(page.getByRole('status').filter({ hasText: 'Leímos 2 líneas de lista.xlsx' })).toBeVisible();
  await expect(page.getByRole('textbox', TEXT)).toHaveValue('Descripción\tCantidad\nMonitor MV-12\t3');
  const latin = Buffer.from('Báscula;2\n"Cama, eléctrica";1', 'latin1');
  await file.setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: latin });
  await expect(page.getByRole('textbox', TEXT)).toHaveValue(/Báscula\t2\nCama, eléctrica\t1$/);
  await file.setInputFiles({ name: 'mala.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK no es un archivo') });
  await expect(page.getByText('No pudimos leer el archivo')).toBeVisible();
  expect(sent).toEqual([]);
});
