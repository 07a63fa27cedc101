import type { Page } from '@playwright/test';
import { listIntro } from '@/content/quotation-list';
import { test as base, expect, fillPerson, getSendButton, listLink } from './support/fixtures';
import { type OwnBackend, startBackend } from './support/forms-site';
import { only, readDocument } from './support/read-document';
import { categoryAddress, itemThat, productAddress, sampleCategories, sampleItems } from './support/samples';

const [monitor, bottle, service] = [101, 305, 901].map((id) => itemThat((item) => item.id === id));
const [category = { id: 0, name: '' }] = sampleCategories;
if (!monitor || !bottle || !service) throw new Error('The sample catalogue has changed');
const LIST = '101x2-305';
const ADDER = 'Escriba o pegue una o varias líneas';
const RECEIPT = /\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/;

type Company = Pick<OwnBackend['backend'], 'received'> & {
  readonly url: string;
  readonly quotations: Readonly<Record<string, string>>[];
};

/** Opens the list of this device as who comes back does. */
async function openKept(page: Page): Promise<void> {
  await page.goto('/cotizacion');
  await page.getByRole('main').getByRole('link', { name: 'Ver lista' }).click();
}

/** A test of a site over a backend with the sample catalogue, which keeps the quotations that come. */
const test = base.extend<object, { readonly company: Company }>({
  company: [
    // Playwright reads the names of the fixtures that it needs here, and wants one.
    async ({ browserName: _ }, use) => {
      const quotations: Company['quotations'] = [];
      const own = await startBackend((handler) => async (request) => {
        if (!request.url.endsWith('/quotation')) return withoutPictures(await handler(request));
        quotations.push(await request.clone().json());
        return handler(request);
      });
      const { url } = await own.serve({}, true);
      await use({ url, quotations, received: own.backend.received });
      await own.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ company }, use) => use(company.url),
});

test.beforeEach(({ company }) => {
  company.quotations.length = 0;
  company.received.length = 0;
});

/** A build shows pictures of the backend that it was made for only. */
async function withoutPictures(answer: Response): Promise<Response> {
  const text = (await answer.text()).replace(/"(image(?:_sm)?)":"[^"]*"/g, '"$1":""');
  return new Response(text, answer);
}

/** The button that puts a product on the list or takes it off. */
const addButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(?:Agregar a la lista|En la lista) ${name}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name, visible: true });
const title = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text, exact: true });
const quantity = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Cantidad de ${name}` });
const rows = (page: Page) => page.locator('main').getByRole('heading', { level: 3 });
const notice = (page: Page, text: string) => page.getByRole('status').getByText(text);
const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('lista-de-cotizacion'));

/** Gives the device a list before a page is opened, unless it has one. */
const remember = (page: Page, list: string) =>
  page.addInitScript((text) => {
    localStorage['lista-de-cotizacion'] ??= text;
  }, list);

/** The products and texts that the company got. */
const toPairs = (quotations: readonly Readonly<Record<string, string>>[]) =>
  quotations.map(({ id_product, description = '' }) => [id_product, description] as const).sort();

test('from a search, a category, a product and own words to a quotation for each product', async ({
  page,
  company,
}) => {
  await page.goto('/');
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill(service.name);
  await box.press('Enter');
  await addButton(page, service.name).dblclick();
  await expect(notice(page, `Agregamos ${service.name} a su lista.`)).toBeVisible();

  await page.goto(categoryAddress(category));
  await addButton(page, monitor.name).click();
  await expect(addButton(page, monitor.name)).toHaveAccessibleName(`En la lista ${monitor.name}`);
  // Also on the page to which a link leads, without a new document.
  await page.getByRole('link', { name: `Cotizar ${monitor.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: monitor.name })).toBeVisible();
  await expect(addButton(page, monitor.name)).toHaveAttribute('aria-pressed', 'true');
  await addButton(page, monitor.name).click();
  await expect(notice(page, `Quitamos ${monitor.name} de su lista.`)).toBeVisible();
  // A press right after is the second half of a double click.
  await expect(async () => {
    await addButton(page, monitor.name).click();
    await expect(addButton(page, monitor.name)).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();

  await page.goto(productAddress(bottle));
  await addButton(page, bottle.name).click();
  const own = page.getByText('Su lista tiene 3 productos. Ver lista. Este formulario pide solo este producto.');
  await expect(own).toBeVisible();
  await own.getByRole('link', { name: 'Ver lista' }).click();
  await expect(page).toHaveURL('/cotizacion/901-101-305');
  await expect(rows(page)).toHaveText([service.name, monitor.name, bottle.name]);
  await quantity(page, monitor.name).fill('3');
  await quantity(page, bottle.name).fill('12');
  await field(page, ADDER).fill('2 sillas de ruedas');
  await button(page, 'Agregar').click();
  await expect(page).toHaveURL('/cotizacion/901-101x3-305x12-x2__sillas_de_ruedas');
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 4 líneas');
  await expect(page.locator('img[src="/qr/cotizacion/901-101x3-305x12-x2__sillas_de_ruedas"]')).toHaveCount(1);

  await fillPerson(page);
  await getSendButton(page).dblclick();
  await expect(page).toHaveURL(RECEIPT);
  await expect(page.getByRole('main')).toBeFocused();
  const number = (await page.getByText('Número de radicado').textContent()) ?? '';
  const reference = number.replace(/^\D*/, '');
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización');
  const all = toPairs(company.quotations);
  expect(all.map(([id, text]) => [id, text.split('. ').slice(0, 2).join('. ')])).toEqual([
    ['101', expect.stringContaining(`Cantidad: 3. Producto 2 de 3 de la solicitud ${reference}`)],
    ['305', expect.stringContaining(`Cantidad: 12. Producto 3 de 3 de la solicitud ${reference}`)],
    ['901', expect.stringContaining(`Cantidad: 1. Producto 1 de 3 de la solicitud ${reference}`)],
  ]);
  expect(all.filter(([, text]) => text.includes('2 × sillas de ruedas'))).toHaveLength(1);
  for (const [, text] of all) expect(text).toContain('Para tres sedes');
  await page.goBack();
  await expect(page.getByText('No hay productos en esta lista')).toBeVisible();
});

test('a list is the same in all tabs, over a reload and a way back, and can be put back', async ({ page, context }) => {
  // As devices had it until 2026-11.
  await remember(page, '101/x2__Silla');
  await openKept(page);
  await expect(page).toHaveURL('/cotizacion/101-x2__Silla');
  await page.getByLabel('Comentarios').fill('Lo que estaba escribiendo');
  const other = await context.newPage();
  await other.goto(productAddress(bottle));
  await expect(listLink(other)).toHaveAccessibleName('Lista de cotización 2 líneas');
  await addButton(other, bottle.name).click();
  await expect(page).toHaveURL('/cotizacion/101-x2__Silla-305');
  await button(page, `Quitar ${bottle.name}`).click();
  await expect(addButton(other, bottle.name)).toHaveAttribute('aria-pressed', 'false');
  await expect(title(page, '2 líneas')).toBeFocused();
  await button(page, 'Deshacer').click();
  await expect(addButton(other, bottle.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Deshacer')).toHaveCount(0);

  await openKept(other);
  // The page of the list follows the device, that of its link does not.
  await expect(rows(other)).toHaveCount(3);
  await fold(page, `Nota de ${monitor.name}`).click();
  await field(page, `Nota de ${monitor.name}`).fill('con batería');
  await expect(other).toHaveURL('/cotizacion/101__con_bater~ed~a-x2__Silla-305');
  await fold(other, 'Editar de Silla').click();
  await field(other, 'Descripción de Silla').fill('Silla <b>de</b> niño');
  const noted = '/cotizacion/101__con_bater~ed~a-x2__Silla_~3c~b~3e~de~3c~~2f~b~3e~_ni~f1~o-305';
  await expect(page).toHaveURL(noted);
  await page.reload();
  await expect(rows(page)).toHaveText([monitor.name, 'Silla <b>de</b> niño', bottle.name]);
  await expect(page.getByText('con batería', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Productos' }).click();
  await expect(page).toHaveURL('/productos');
  await page.goBack();
  await expect(page).toHaveURL(noted);
  await expect(page.getByLabel('Comentarios')).toHaveValue('Lo que estaba escribiendo');
});

test("a shared list is kept by a press alone, with one's own or where there is none", async ({ page }) => {
  const foreign = page.getByText(/^(?:De|Nota de) este enlace/);
  await page.goto('/cotizacion/305x2-901-x');
  await expect(page.getByText(listIntro.incomplete)).toBeVisible();
  await button(page, `Quitar ${service.name}`).click();
  expect(await readKept(page)).toBeNull();
  await button(page, 'Guardar como mi lista').click();
  await expect(button(page, 'Guardar como mi lista')).toHaveCount(0);
  expect(await readKept(page)).toBe('305x2');

  await page.goto('/cotizacion/x4__silla-305x3-101x5__pague_ya#sumar');
  await expect(page.getByText('Esta lista no está guardada en este dispositivo.')).toBeVisible();
  await expect(foreign.filter({ visible: true })).not.toHaveCount(0);
  await quantity(page, bottle.name).fill('4');
  await expect(page).toHaveURL(/305x4/);
  expect(await readKept(page)).toBe('305x2');
  await button(page, 'Sumar a mi lista').click();
  const sum = '305x6-x4__silla-101x5__pague_ya';
  await expect(page).toHaveURL(`/cotizacion/${sum}`);
  await expect(foreign.filter({ visible: true })).toHaveCount(0);
  expect(await readKept(page)).toBe(sum);
});

test('a list has a hundred lines at most, is whole on the device, and its form is in reach', async ({ page }) => {
  const lines = Array.from({ length: 99 }, (_, index) => `x1__Elemento_${index}_${'x'.repeat(80)}`).join('-');
  await remember(page, `101-${lines}`);
  await openKept(page);
  await expect(rows(page)).toHaveCount(100);
  expect(page.url().length).toBeLessThan(6_100);
  await expect(page.getByText(/^El enlace no alcanza para \d+ notas o líneas/)).toBeVisible();
  await field(page, ADDER).fill('Uno más');
  await button(page, 'Agregar').click();
  await expect(notice(page, 'Su lista ya tiene 100 líneas, el máximo.')).toHaveCount(1);
  await expect(field(page, ADDER)).toHaveValue('Uno más');
  await field(page, ADDER).blur();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('link', { name: 'Pedir cotización' })).toBeInViewport({ ratio: 1 });
  await page.goto('/cotizacion/102-103');
  await button(page, 'Sumar a mi lista').click();
  await expect(notice(page, '2 líneas no cupieron')).toHaveCount(1);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is begun, changed, and sent from its address', async ({ page, company }) => {
    await page.goto(productAddress(monitor));
    await addButton(page, monitor.name).click();
    await expect(page).toHaveURL('/cotizacion/101');
    await page.goto('/cotizacion/101x2-305-102');
    await page.getByRole('button', { name: /^Quitar Oxímetro/ }).click();
    await expect(page).toHaveURL('/cotizacion/101x2-305');
    await field(page, ADDER).fill('Silla de ruedas');
    await button(page, 'Agregar').click();
    await expect(page).toHaveURL('/cotizacion/101x2-305-x1__Silla_de_ruedas');
    await fold(page, `Nota de ${monitor.name}`).click();
    await field(page, `Nota de ${monitor.name}`).fill('con batería');
    await quantity(page, bottle.name).fill('5');
    await button(page, 'Actualizar cantidades').click();
    await expect(page).toHaveURL('/cotizacion/101x2__con_bater~ed~a-305x5-x1__Silla_de_ruedas');
    await fillPerson(page);
    await page.getByLabel('Institución (opcional)').fill('Hospital del Sur');
    await getSendButton(page).click();
    await expect(page).toHaveURL(RECEIPT);
    const pairs = toPairs(company.quotations);
    expect(pairs.map(([id, text]) => [id, /Cantidad: \d+/.exec(text)?.[0]])).toEqual([
      ['101', 'Cantidad: 2'],
      ['305', 'Cantidad: 5'],
    ]);
    for (const text of ['con batería', '1 × Silla de ruedas', '- Institución: Hospital del Sur\n'])
      expect(pairs.flat().join('\n')).toContain(text);
  });
});

test('a list is stored, in no index, and asks the backend for four products at most', async ({ request, company }) => {
  await expect.poll(async () => (await request.get('/api/health?ready')).status()).toBe(200);
  const ids = sampleItems.map(({ id }) => id);
  const answer = await request.get(`/cotizacion/${[...ids, 999_999].join('-')}`);
  expect((await answer.text()).match(/<h3/g)?.length).toBe(ids.length);
  // The search index knows the others; what there is none of is asked for.
  expect(company.received.filter(({ path }) => /\/product\/\d+$/.test(path)).length).toBeLessThanOrEqual(5);
  // As long as an address may be: no file bears its name.
  const noted = `/cotizacion/101${'-x1__Silla_de_ruedas'.repeat(99)}`;
  for (const path of [`/cotizacion/${LIST}`, `/cotizacion/${LIST}?utm_source=whatsapp`, noted])
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache'], path).toBe('HIT');
  expect(only(readDocument(await (await request.get(`/cotizacion/${LIST}`)).text()), 'robots')).toContain('noindex');
});
