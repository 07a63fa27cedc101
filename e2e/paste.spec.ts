import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import fc from 'fast-check';
import writeXlsxFile from 'write-excel-file/node';
import { review } from '@/content/paste';
import { listForm } from '@/content/quotation-list';
import { startFaultServer } from './support/backend';
import {
  excelLines,
  expect,
  fillPerson,
  listLink,
  listStops,
  pasteList,
  pressTo,
  sendButton,
  skipHeader,
} from './support/fixtures';
import { quotationTest as test } from './support/forms-site';
import { serve } from './support/site';

const area = (page: Page) => page.getByRole('textbox', { name: /Su lista/ });
const rows = (page: Page) => page.locator('main fieldset');
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const quantity = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Cantidad de ${name}` });
const addAll = (page: Page) => page.getByRole('button', { name: 'Agregar a mi lista' });
const post = (request: APIRequestContext, form: Record<string, string>, path = '/cotizacion/pegar') =>
  request.post(path, { form, maxRedirects: 0 });

for (const javaScriptEnabled of [true, false])
  test.describe(`A pasted list ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('of forty lines is read, chosen, sent, each line in one message', async ({ page, company }) => {
      test.slow();
      await page.goto('/');
      await page.getByRole('link', { name: '¿Ya tiene una lista? Péguela aquí' }).click();
      await expect(page).toHaveURL('/cotizacion#pegar');
      await expect(area(page)).toBeInViewport();
      await pasteList(page, excelLines(40));
      await expect(page).toHaveURL(/\/cotizacion\/revisar\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revise su lista');
      await expect(rows(page)).toHaveCount(40);
      await expect(page).toHaveTitle(/^Revise su lista: 3 encontrados, 2 por confirmar, 35 fuera del catálogo/);
      await expect(group(page, 'Monitor de signos vitales').locator('input[value="101"]')).toBeChecked();
      // What is doubtful comes first, and keeps its number.
      await expect(page.locator('li').filter({ has: group(page, 'Autoclave') })).toHaveText(/^4/);
      await expect(rows(page).first()).toContainText('Autoclave');
      await expect(group(page, 'Monitor de signos vitales')).toContainText('Cantidad: 2');
      await group(page, 'Esfigmomanómetro').getByText('Cambiar').click();
      await expect(group(page, 'Esfigmomanómetro')).toContainText('por «tensiómetro»');
      const doubtful = group(page, 'Autoclave');
      await expect(doubtful.getByRole('radio', { name: 'Dejar mi texto' })).toBeChecked();
      await doubtful.getByText('Sí, es este Autoclave de 40 litros AV-40').click();
      await group(page, 'Batería para DEA-50').getByTitle('No agregar').click();
      await group(page, 'Bomba de infusión volumétrica').getByText('Cambiar').click();
      await quantity(page, 'Bomba de infusión volumétrica').fill('7');
      if (javaScriptEnabled) await expect(group(page, 'Bomba de infusión volumétrica')).toContainText('Cantidad: 7');
      await addAll(page).click();

      // In the order in which they were pasted.
      await expect(page).toHaveURL(/\/101x2-103x3__[^-]+-401x7-602x4__[^-]+-x5__Silla_de_ruedas_plegable-x10__/);
      await expect(page.getByRole('heading', { level: 2, name: '39 líneas' })).toBeVisible();
      await expect(page.getByText('Pedido: Autoclave').first()).toBeVisible();
      await fillPerson(page);
      await sendButton(page).click();
      await expect(page).toHaveURL(/\/mensaje\/enviado\//);
      await expect.poll(() => company.quotations.length).toBe(4);
      const quantities = company.quotations.map(({ id_product, description = '' }) => [
        id_product,
        Number(/Cantidad: (\d+)/.exec(description)?.[1]),
      ]);
      expect(quantities.sort()).toEqual([
        ['101', 2],
        ['103', 3],
        ['401', 7],
        ['602', 4],
      ]);
      const free = company.quotations.flatMap(({ description = '' }) => description.match(/^- \d+ × .*$/gm) ?? []);
      expect(new Set(free).size).toBe(35);
      expect(free).toHaveLength(35);
      for (const line of ['- 5 × Silla de ruedas plegable', '- 10 × Guante quirúrgico talla 39'])
        expect(free).toContain(line);
    });

    test('is added to the list that there is, and what is unsure or cannot be is shown and asked', async ({ page }) => {
      await page.goto('/cotizacion/101x2-305');
      if (javaScriptEnabled) await page.getByRole('button', { name: 'Guardar como mi lista' }).click();
      await page.getByRole('textbox', { name: listForm.label }).fill('101 x 1\nDM-360\n101 x 2');
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      await expect(group(page, '101')).toContainText('Cantidad: 3');
      await addAll(page).click();
      await expect(page).toHaveURL('/cotizacion/101x5-305-203');

      await page.goto('/cotizacion#pegar');
      await pasteList(page, 'Oxímetro de pulso\t1.000\nBatería para DEA-50\t2\nTOTAL\t\t$ 5.000.000\nIVA\t19%');
      await expect(page).toHaveTitle(/1 encontrado, 1 por confirmar, 0 fuera del catálogo/);
      await expect(group(page, 'Oxímetro de pulso')).toContainText('1.000');
      await expect(group(page, 'Batería para DEA-50').getByRole('radio', { name: 'Dejar mi texto' })).toBeChecked();

      await page.goto('/cotizacion#pegar');
      await pasteList(page, '- - -\n***');
      await expect(page.getByText('No encontramos líneas en lo que pegó.')).toBeVisible();
      // Typed by the browser it takes longer than a test.
      await area(page).evaluate((one: HTMLTextAreaElement) => {
        one.value = 'Camilla de transporte con barandas\n'.repeat(30_000);
      });
      await page.getByRole('button', { name: 'Revisar mi lista' }).click();
      await expect(page.getByText('Su lista es demasiado larga')).toBeVisible();
    });
  });

for (const width of [360, 1280])
  test(`with the keyboard alone, ${width} px wide, a list is pasted, chosen and added, and nothing is lost by a reload`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/cotizacion');
    await area(page).focus();
    await page.keyboard.insertText(excelLines(6));
    await pressTo(page, page.getByRole('button', { name: 'Revisar mi lista' }), 'Tab', 3);
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(6);
    // Of a group of choices Tab reaches the one that is chosen.
    const listOwn = (...stops: readonly RegExp[]) =>
      [...stops, /^checkbox "No agregar"/].map((one) => expect.stringMatching(one));
    expect(await listStops(page)).toEqual([
      ...[1, 2].flatMap(() => listOwn(/^radio /)),
      ...[1, 2, 3].flatMap(() => listOwn(/Cambiar/)),
      ...listOwn(),
      expect.stringContaining('Agregar a mi lista'),
      expect.stringMatching(/^link /),
    ]);
    await page.reload();
    await skipHeader(page);
    await pressTo(page, group(page, 'Autoclave').getByRole('radio', { name: 'Dejar mi texto' }), 'Tab', 12);
    await pressTo(page, group(page, 'Autoclave').getByRole('radio', { name: /AV-40/ }), 'ArrowUp', 3);
    await pressTo(page, addAll(page), 'Tab', 20);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cotizacion\/101x2-103x3__[^-]+-401-602x4__/);
    await expect(listLink(page)).toHaveAccessibleName(/6 líneas/);
    await page.goBack();
    await expect(rows(page)).toHaveCount(6);
    // The bar covers nothing that has the focus.
    await page.goto('/cotizacion#pegar');
    await pasteList(page, excelLines(40));
    await expect(addAll(page)).toBeInViewport({ ratio: 1 });
    const edge = (await addAll(page).boundingBox())?.y ?? 0;
    const hidden = await page
      .locator('li')
      .filter({ has: rows(page) })
      .locator('input:not([type=hidden])')
      .evaluateAll(
        (inputs, top) =>
          inputs.filter((input) => {
            (input as HTMLElement).focus();
            return input.getBoundingClientRect().bottom > top;
          }).length,
        edge,
      );
    expect(hidden).toBe(0);
  });

test('a list keeps a hundred lines, says how many more there are, and from the longest address every way leads on', async ({
  page,
}) => {
  await page.goto('/cotizacion');
  await pasteList(page, Array.from({ length: 101 }, (_, index) => `Camilla modelo Z${index}A x 2`).join('\n'));
  await expect(rows(page)).toHaveCount(100);
  await expect(page.getByText('Su lista tiene una línea más')).toHaveCount(1);
  await addAll(page).click();
  await expect(page.getByRole('heading', { level: 2, name: '100 líneas' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/cotizacion');
  await pasteList(page, Array.from({ length: 100 }, () => randomBytes(55).toString('hex')).join('\n'));
  await expect(page.getByText(/Su lista tiene \d+ líneas más/)).toBeVisible();
  expect(page.url().length).toBeGreaterThan(5_500);
  await page.getByRole('link', { name: 'Ley 1831' }).first().click();
  await expect(page).toHaveURL('/ley-1831');
  await page.goBack();
  await addAll(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de cotización' })).toBeVisible();
});

test('formulas, markup, control and right-to-left characters are words and nothing else', async ({ page }) => {
  const hostile =
    '=HYPERLINK("http://x.test";"y")\n<img src=x onerror=alert(1)>\n\u202Egnp.exe\u0000\u200F monitor\n"sin cerrar\n@SUM(1)';
  await page.goto('/cotizacion');
  await pasteList(page, hostile);
  await expect(rows(page)).toHaveCount(5);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  await expect(group(page, 'gnp.exe monitor')).toBeVisible();
  await addAll(page).click();
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
});

test('a review is stored nowhere; a megabyte and other types are answered without being read', async ({ request }) => {
  const { location = '' } = (await post(request, { texto: '2 monitores\n3 camillas' })).headers();
  for (let time = 0; time < 2; time++) {
    const answer = await request.get(location);
    expect(answer.headers()).toMatchObject({ 'x-nextjs-cache': 'MISS', 'cache-control': 'private, no-cache' });
    expect(await answer.text()).toMatch(/monitores.*camillas.*<\/html>/s);
  }
  const large = await post(request, { texto: 'a'.repeat(1024 ** 2) });
  expect([large.status(), large.headers().location]).toEqual([303, '/cotizacion#lista-larga']);
  const empty = await request.post('/cotizacion/pegar', { data: Buffer.from([0xff, 0, 1]), maxRedirects: 0 });
  expect([empty.status(), empty.headers().location]).toEqual([303, '/cotizacion#lista-vacia']);
  expect((await request.get('/cotizacion/pegar', { maxRedirects: 0 })).headers().location).toBe('/cotizacion#pegar');
  for (const code of ['x', 'AAAA', 'A'.repeat(7_500)])
    expect((await request.get(`/cotizacion/revisar/${code}`)).status(), code).toBe(404);
});

test('no pasted text and no choice is answered with a failure', async ({ request }) => {
  test.slow();
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('\t', '\n', '"', '2 x', 'DEA-50'),
  );
  const isAnswered = async (form: Record<string, string>, path?: string) => {
    const answer = await post(request, form, path);
    const { location = '' } = answer.headers();
    expect(answer.status()).toBe(303);
    expect(location.length).toBeLessThan(8_000);
    expect((await request.get(location.split('#')[0] ?? '')).status()).toBeLessThan(500);
  };
  const texts = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(texts, (texto) => isAnswered({ texto })),
    { numRuns: 25 },
  );
  await fc.assert(
    fc.asyncProperty(words, words, words, (linea0, cantidad, libre) =>
      isAnswered({ linea0, cantidad, libre, linea1: libre, quitar: cantidad }, '/cotizacion/cambiar'),
    ),
    { numRuns: 15 },
  );
});

test('a spreadsheet that is chosen or dropped is read in the browser, by a reader that comes with it, and sent nowhere', async ({
  page,
}, testInfo) => {
  const sent: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  const hasReader = () => scripts.some((text) => text.includes('sharedStrings'));
  await page.goto('/cotizacion');
  await area(page).focus();
  await page.waitForLoadState('networkidle');
  expect([scripts.length > 0, hasReader()]).toEqual([true, false]);
  const data = [['Descripción', 'Cantidad'].map((value) => ({ value })), [{ value: 'Monitor MV-12' }, { value: 3 }]];
  const path = testInfo.outputPath('lista.xlsx');
  await writeFile(path, await writeXlsxFile(data).toBuffer());
  const file = page.getByLabel('o elija un archivo de Excel o CSV');
  await file.setInputFiles(path);
  await expect(page.getByRole('status').filter({ hasText: 'Leímos 2 líneas de lista.xlsx' })).toBeVisible();
  await expect(area(page)).toHaveValue('Descripción\tCantidad\nMonitor MV-12\t3');
  await expect.poll(hasReader).toBe(true);
  const buffer = Buffer.from('Báscula;2\n"Cama, eléctrica";1', 'latin1');
  await file.setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer });
  await expect(area(page)).toHaveValue(/Báscula\t2\nCama, eléctrica\t1$/);
  await file.setInputFiles({ name: 'mala.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK no es un archivo') });
  await expect(page.getByText('No pudimos leer el archivo')).toBeVisible();
  await area(page).fill('');
  // As a hand with a mouse does.
  await file.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await file.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const dragged = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data: dragged });
  await expect(area(page)).toHaveValue('Descripción\tCantidad\nMonitor MV-12\t3');
  expect(sent).toEqual([]);
});

test('while the catalogue cannot be read the lines are taken as they are, and that is said', async ({ request }) => {
  const folder = await mkdtemp(join(tmpdir(), 'paste-'));
  const backend = await startFaultServer(async () => new Response(null, { status: 500 }));
  const environment = { BACKEND_URL: backend.url, DATABASE_URL: `file:${folder}/site.db` };
  const site = await serve({ NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '', ...environment }, true);
  const answer = await request.post(`${site.url}/cotizacion/pegar`, { form: { texto: '2 monitores\n3 camillas' } });
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  for (const text of [review.cannotSearch, review.unread(2), review.marks.unread, 'monitores', 'camillas'])
    expect(html).toContain(text);
  await site.stop();
  await backend.close();
  await rm(folder, { recursive: true });
});
