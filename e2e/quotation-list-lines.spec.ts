import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { EMPTY_LIST, fillPerson, listLink, sendButton } from './support/quotation-list';
import { test } from './support/quotation-site';
import { itemThat } from './support/samples';

const monitor = itemThat(({ id }) => id === 101);
const bottle = itemThat(({ id }) => id === 305);
const field = (page: Page) => page.getByRole('textbox', { name: 'Qué necesita' });
const rows = (page: Page) => page.locator('main').getByRole('heading', { level: 3 });
const remember = (page: Page, list: string) =>
  page.addInitScript((text) => {
    if (!localStorage.getItem('lista-de-cotizacion')) localStorage.setItem('lista-de-cotizacion', text);
  }, list);

test('what is not in the catalogue is added by hand, changed, kept over a reload, and sent', async ({
  page,
  company,
}) => {
  await remember(page, '101x2');
  await page.goto('/cotizacion/101x2');
  // Before it is hydrated, Enter sends the form.
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 1 línea');
  await field(page).fill('Silla de ruedas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Agregamos «Silla de ruedas» a su lista.' })).toHaveCount(1);
  // Lines that are no products are of another page.
  await expect(page).toHaveURL('/cotizacion/101x2/x1__Silla_de_ruedas');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('Camilla <b>de</b> niño');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(rows(page)).toHaveText([monitor.name, 'Silla de ruedas', 'Camilla <b>de</b> niño']);
  await page.getByRole('button', { name: 'Una unidad más de Silla de ruedas' }).click();

  await page
    .locator('summary')
    .filter({ hasText: `Nota de ${monitor.name}`, visible: true })
    .click();
  await page.getByRole('textbox', { name: `Nota de ${monitor.name}` }).fill('con batería adicional');
  await page.locator('summary').filter({ hasText: 'Editar de Silla de ruedas', visible: true }).click();
  await page.getByRole('textbox', { name: 'Descripción de Silla de ruedas' }).fill('Silla de ruedas plegable');
  await expect(page).toHaveURL(
    '/cotizacion/101x2/101__con_bater~ed~a_adicional___x2__Silla_de_ruedas_plegable___x1__Camilla_~3c~b~3e~de~3c~~2f~b~3e~_ni~f1~o',
  );
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 3 líneas');
  await page.reload();
  await expect(rows(page)).toHaveText([monitor.name, 'Silla de ruedas plegable', 'Camilla <b>de</b> niño']);
  await expect(page.getByText('con batería adicional', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar Camilla <b>de</b> niño' }).click();
  await expect(page.getByRole('heading', { name: '2 líneas' })).toBeFocused();

  await fillPerson(page);
  await sendButton(page).click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
  await expect(listLink(page)).toHaveAccessibleName(EMPTY_LIST);
  expect(company.quotations).toHaveLength(1);
  for (const text of ['Silla de ruedas plegable', 'con batería adicional'])
    expect(company.quotations[0]?.description).toContain(text);
});

test('the first note leads to another page, where one goes on with the next, or at its fold', async ({ page }) => {
  const fold = (name: string) => page.locator('summary').filter({ hasText: `Nota de ${name}`, visible: true });
  const note = (name: string) => page.getByRole('textbox', { name: `Nota de ${name}` });
  await page.goto('/cotizacion/101-305');
  for (const { name } of [monitor, bottle]) await fold(name).click();
  await note(monitor.name).fill('con batería');
  // Before or after the other page has come.
  await note(bottle.name).fill('azul');
  await expect(page).toHaveURL('/cotizacion/101-305/101__con_bater~ed~a___305__azul');
  await expect(note(bottle.name)).toBeFocused();
  await expect(note(bottle.name)).toHaveValue('azul');

  await page.goto('/cotizacion/101-305');
  await fold(monitor.name).click();
  await note(monitor.name).fill('con batería');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveURL('/cotizacion/101-305/101__con_bater~ed~a');
  await expect(fold(monitor.name)).toBeFocused();
});

test('another tab sees a new line at once, and the way to the list leads to all of it', async ({ page, context }) => {
  await page.goto('/cotizacion/101');
  await page.getByRole('button', { name: 'Guardar como mi lista' }).click();
  const other = await context.newPage();
  await other.goto('/cotizacion');
  await expect(other).toHaveURL('/cotizacion/101');
  await field(other).fill('Silla');
  await other.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([monitor.name, 'Silla']);
  await expect(page).toHaveURL('/cotizacion/101/x1__Silla');
  await page.goto('/productos');
  await listLink(page).click();
  await expect(page).toHaveURL('/cotizacion/101/x1__Silla');
});

test("a shared list is added to one's own: equal lines are added up", async ({ page }) => {
  await remember(page, '101x2/x1__Silla');
  await page.goto('/cotizacion/101-305x3/305__con_carro___x4__silla___x1__Mesa');
  await expect(page.getByText('Esta lista no está guardada en este dispositivo.')).toBeVisible();
  await page.getByRole('button', { name: 'Sumar a mi lista' }).click();
  await expect(page).toHaveURL('/cotizacion/101x3-305x3/305__con_carro___x5__Silla___x1__Mesa');
  await expect(page.getByRole('button', { name: 'Sumar a mi lista' })).toHaveCount(0);
  await expect(page.getByText('Esta lista no está guardada').filter({ visible: true })).toHaveCount(0);
  await page.goto('/cotizacion');
  await expect(page).toHaveURL('/cotizacion/101x3-305x3/305__con_carro___x5__Silla___x1__Mesa');
});

test('a link writes nothing on the list of the device, and its words are marked until they are kept', async ({
  page,
}) => {
  const words = /Escrito por usted|Nota:/;
  const foreign = page.getByText(/^(?:De|Nota de) este enlace/);
  await remember(page, '101x2');
  await page.goto('/cotizacion/101x500/101__pague_ya___x9__Consigne#sumar');
  await expect(page.getByRole('button', { name: 'Sumar a mi lista' })).toBeVisible();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(foreign.filter({ visible: true })).toHaveCount(2);
    await expect(page.getByText(words)).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });
  expect(await page.evaluate(() => localStorage.getItem('lista-de-cotizacion'))).toBe('101x2');
  await page.getByRole('button', { name: 'Reemplazar mi lista' }).click();
  await expect(foreign).toHaveCount(0);
  await expect(page.getByText(words)).toHaveCount(2);
});

test('what is full takes no more, and says how much did not fit', async ({ page }) => {
  const lines = Array.from({ length: 99 }, (_, index) => `x1__Elemento_${index}`).join('___');
  await remember(page, `101/${lines}`);
  await page.goto('/cotizacion');
  await expect(rows(page)).toHaveCount(100);
  await field(page).fill('Uno más');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Su lista ya tiene 100 líneas, el máximo.' })).toHaveCount(1);
  await expect(field(page)).toHaveValue('Uno más');
  await page.goto('/cotizacion/102-103');
  await page.getByRole('button', { name: 'Sumar a mi lista' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 líneas no cupieron' })).toHaveCount(1);
});

test('a list that is longer than an address stays whole on the device, and says so where it is shared', async ({
  page,
}) => {
  const lines = Array.from({ length: 99 }, (_, index) => `x1__Elemento_${index}_${'x'.repeat(80)}`).join('___');
  await remember(page, `101/${lines}`);
  await page.goto('/cotizacion');
  await expect(rows(page)).toHaveCount(100);
  expect(page.url().length).toBeLessThan(4_100);
  await page.reload();
  await expect(rows(page)).toHaveCount(100);
  await expect(page.getByText(/^El enlace no alcanza para \d+ notas o líneas/)).toBeVisible();
  const href = (await page.getByRole('link', { name: 'Compartir por WhatsApp' }).getAttribute('href')) ?? '';
  const text = new URL(href).searchParams.get('text') ?? '';
  expect(text).toContain(`- 1 × ${monitor.name} (referencia 101)`);
  expect(text).toMatch(/\ny \d+ líneas más\nhttp/);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list with free lines and notes is put together, changed and sent', async ({ page, company }) => {
    await page.goto('/cotizacion/101');
    await field(page).fill('Silla de ruedas');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cotizacion/101/x1__Silla_de_ruedas');
    await page
      .locator('summary')
      .filter({ hasText: `Nota de ${monitor.name}`, visible: true })
      .click();
    await page.getByRole('textbox', { name: `Nota de ${monitor.name}` }).fill('con batería');
    await page.getByRole('spinbutton', { name: 'Cantidad de Silla de ruedas' }).fill('3');
    await field(page).fill('Mesa');
    await page.getByRole('button', { name: 'Actualizar cantidades' }).click();
    await expect(page).toHaveURL('/cotizacion/101/101__con_bater~ed~a___x3__Silla_de_ruedas___x1__Mesa');
    await page.getByRole('button', { name: 'Quitar Mesa' }).click();
    await expect(page).toHaveURL('/cotizacion/101/101__con_bater~ed~a___x3__Silla_de_ruedas');
    await fillPerson(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/mensaje\/enviado\//);
    for (const text of ['con batería', '3 × Silla de ruedas'])
      expect(company.quotations[0]?.description).toContain(text);
  });
});
