import { writeFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { review } from '@/content/paste';
import { expect, test } from './support/fixtures';
import { startBackend } from './support/forms-site';

const area = (page: Page) => page.getByRole('textbox', { name: 'Escriba o pegue una o varias líneas' });
const add = (page: Page) => page.getByRole('button', { name: 'Agregar', exact: true });
const rows = (page: Page) => page.locator('main fieldset');
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const addAll = (page: Page) => page.getByRole('button', { name: 'Agregar a mi lista' });
const post = (request: APIRequestContext, form: Record<string, string>) =>
  request.post('/cotizacion/cambiar', { form, maxRedirects: 0 });

/** Rows as Excel copies them, with their headings: three products, two that are doubtful, and what the catalogue does not have. */
const EXCEL = [
  'Ítem\tDescripción\tUnidad\tCantidad',
  '1\tMonitor de signos vitales\tUND\t2',
  '2\tEsfigmomanómetro\tUND\t3',
  '3\tBomba de infusión volumétrica\tUND\t1',
  '4\tAutoclave\tUND\t4',
  '5\tBatería para DEA-50\tUND\t1',
  '6\tSilla de ruedas plegable\tUND\t5',
  '7\tGuante quirúrgico talla 6\tUND\t10',
  '8\tGuante quirúrgico talla 7\tUND\t10',
  'TOTAL\t\t\t$ 5.000.000',
].join('\r\n');

for (const javaScriptEnabled of [true, false])
  test.describe(`A pasted list ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('is read, chosen, and added to a list, which takes more of them', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: '¿Ya tiene una lista? Péguela aquí' }).click();
      await expect(page).toHaveURL('/cotizacion#pegar');
      await expect(area(page)).toBeInViewport();
      await area(page).fill(EXCEL);
      await add(page).click();
      await expect(page).toHaveURL(/\/cotizacion\/revisar\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revise su lista');
      await expect(rows(page)).toHaveCount(8);
      await expect(page).toHaveTitle(/^Revise su lista: 3 encontrados, 2 por confirmar, 3 fuera del catálogo/);
      await expect(group(page, 'Monitor de signos vitales').locator('input[value="101"]')).toBeChecked();
      // What is doubtful comes first, and keeps its number.
      await expect(page.locator('li').filter({ has: group(page, 'Autoclave') })).toHaveText(/^4/);
      await expect(rows(page).first()).toContainText('Autoclave');
      await expect(group(page, 'Monitor de signos vitales')).toContainText('Cantidad: 2');
      await group(page, 'Esfigmomanómetro').getByText('Cambiar').click();
      await expect(group(page, 'Esfigmomanómetro')).toContainText('por «tensiómetro»');
      const found = group(page, 'Esfigmomanómetro').locator('summary > span').first();
      for (const [choice, line] of [
        ['Dejar mi texto', 'line-through'],
        ['Sí, es este', 'none'],
      ] as const) {
        await group(page, 'Esfigmomanómetro').getByText(choice).click();
        await expect(found).toHaveCSS('text-decoration-line', line);
      }
      const doubtful = group(page, 'Autoclave');
      await expect(doubtful.getByRole('radio', { name: 'Dejar mi texto' })).toBeChecked();
      await doubtful.getByText('Sí, es este Autoclave de 40 litros AV-40').click();
      await group(page, 'Batería para DEA-50').getByTitle('No agregar').click();
      await addAll(page).click();

      // In the order in which they were pasted.
      await expect(page).toHaveURL(/\/101x2-103x3__[^-]+-401-602x4__[^-]+-x5__Silla_de_ruedas_plegable-x10__/);
      await expect(page.getByRole('heading', { level: 2, name: '7 líneas' })).toBeVisible();
      await expect(page.getByText('Pedido: Autoclave').first()).toBeVisible();
      await area(page).fill('101 x 1\nDM-360');
      await add(page).click();
      await addAll(page).click();
      await expect(page).toHaveURL(/\/101x3-103x3__.*-203$/);
      // How it is sent: list.spec.ts.
    });
  });

test('a review is stored nowhere; no lines, a megabyte and other types lead back', async ({ request }) => {
  const { location = '' } = (await post(request, { texto: '2 monitores\n3 camillas' })).headers();
  for (let time = 0; time < 2; time++) {
    const answer = await request.get(location);
    expect(answer.headers()).toMatchObject({ 'x-nextjs-cache': 'MISS', 'cache-control': 'private, no-cache' });
    expect(await answer.text()).toMatch(/name="robots" content="noindex.*monitores.*camillas.*<\/html>/s);
  }
  const bytes = request.post('/cotizacion/cambiar', { data: Buffer.from([0xff, 0, 1]), maxRedirects: 0 });
  for (const [answer, mark] of [
    [await post(request, { texto: '- - -\n***' }), '#lista-vacia'],
    [await post(request, { texto: 'a'.repeat(1024 ** 2) }), '#lista-larga'],
    [await bytes, ''],
  ] as const)
    expect([answer.status(), answer.headers().location]).toEqual([303, `/cotizacion${mark}`]);
});

test('a spreadsheet that is chosen is read in the browser and sent nowhere', async ({ page }, testInfo) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const data = [['Descripción', 'Cantidad'].map((value) => ({ value })), [{ value: 'Monitor MV-12' }, { value: 3 }]];
  const path = testInfo.outputPath('lista.xlsx');
  await writeFile(path, await writeXlsxFile(data).toBuffer());
  for (const start of ['/cotizacion', '/cotizacion/101']) {
    await page.goto(start);
    await page.getByText('¿La tiene en un archivo de Excel o CSV?').click();
    const file = page.getByLabel('Elíjalo o arrástrelo');
    await file.setInputFiles(path);
    await expect(page.getByRole('status').filter({ hasText: 'Leímos 2 líneas de lista.xlsx' })).toBeVisible();
    await expect(area(page)).toHaveValue('Descripción\tCantidad\nMonitor MV-12\t3');
    const buffer = Buffer.from('Báscula;2\n"Cama, eléctrica";1', 'latin1');
    await file.setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer });
    await expect(area(page)).toHaveValue(/Báscula\t2\nCama, eléctrica\t1$/);
    await file.setInputFiles({ name: 'mala.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK no es un archivo') });
    await expect(page.getByText('No pudimos leer el archivo')).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('while the catalogue cannot be read the lines are taken as they are', async ({ request }) => {
  const own = await startBackend(() => async () => new Response(null, { status: 500 }));
  const { url } = await own.serve({}, true);
  const answer = await request.post(`${url}/cotizacion/cambiar`, { form: { texto: '2 monitores\n3 camillas' } });
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  for (const text of [review.cannotSearch, review.unread(2), review.marks.unread, 'monitores', 'camillas'])
    expect(html).toContain(text);
  await own.stop();
});
