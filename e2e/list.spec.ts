import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { listIntro } from '@/content/quotation-list';
import {
  addButton,
  EMPTY_LIST,
  expect,
  expectFocusSeen,
  fillPerson,
  getToast,
  listLink,
  listStops,
  pressTo,
  sendButton,
  skipHeader,
} from './support/fixtures';
import { quotationTest as test } from './support/forms-site';
import { only, readDocument } from './support/read-document';
import { categoryAddress, itemThat, productAddress, sampleCategories, sampleItems } from './support/samples';

const [monitor, bottle, service] = [101, 305, 901].map((id) => itemThat((item) => item.id === id));
const [category = { id: 0, name: '' }] = sampleCategories;
if (!monitor || !bottle || !service) throw new Error('The sample catalogue has changed');
const LIST = '101x2-305';
const ADDER = 'Escriba o pegue una o varias líneas';
const RECEIPT = /\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/;

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
    if (!localStorage.getItem('lista-de-cotizacion')) localStorage.setItem('lista-de-cotizacion', text);
  }, list);

/** The products and texts that the company got. */
const toPairs = (quotations: readonly Readonly<Record<string, string>>[]) =>
  quotations.map(({ id_product, description = '' }) => [id_product, description] as const).sort();

function listIds(count: number, first = 1): string {
  return Array.from({ length: count }, (_, index) => first + index).join('-');
}

test('products of a category, a product page and a search become one list, and one quotation for each of them', async ({
  page,
  company,
}) => {
  await page.goto(categoryAddress(category));
  await expect(listLink(page)).toHaveAccessibleName(EMPTY_LIST);
  await addButton(page, monitor.name).dblclick();
  await expect(notice(page, `Agregamos ${monitor.name} a su lista.`)).toBeVisible();
  await expect(addButton(page, monitor.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(addButton(page, monitor.name)).toHaveAccessibleName(`En la lista ${monitor.name}`);
  // Also on the page to which a link leads, without a new document.
  await page.getByRole('link', { name: `Cotizar ${monitor.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: monitor.name })).toBeVisible();
  await expect(addButton(page, monitor.name)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await addButton(page, monitor.name).click();
  await expect(notice(page, `Quitamos ${monitor.name} de su lista.`)).toBeVisible();
  await expect(listLink(page)).toHaveAccessibleName(EMPTY_LIST);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(addButton(page, monitor.name)).toBeFocused();
  await page.goto(productAddress(bottle));
  await addButton(page, bottle.name).click();
  await page.goto(`/search/${encodeURIComponent(service.name)}`);
  await addButton(page, service.name).click();
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 3 líneas');

  await listLink(page).click();
  await expect(page).toHaveURL('/cotizacion/101-305-901');
  await expect(rows(page)).toHaveText([monitor.name, bottle.name, service.name]);
  await quantity(page, monitor.name).fill('3');
  await quantity(page, bottle.name).fill('12');
  await expect(page).toHaveURL('/cotizacion/101x3-305x12-901');
  await expect(page.locator('img[src="/cotizacion/101x3-305x12-901/qr.svg"]')).toHaveCount(1);
  // The words of the chat button would be those of the list as it came.
  await expect(page.getByRole('link', { name: 'Escríbanos por WhatsApp' }).locator('visible=true')).toHaveCount(1);

  await fillPerson(page);
  await sendButton(page).dblclick();
  await expect(page).toHaveURL(RECEIPT);
  await expect(page.getByRole('main')).toBeFocused();
  const number = await page.getByText('Número de radicado').textContent();
  const reference = /\d{4} \d{4}-\d/.exec(number ?? '')?.[0] ?? '';
  await expect(listLink(page)).toHaveAccessibleName(EMPTY_LIST);
  expect(toPairs(company.quotations)).toEqual([
    ['101', `Para tres sedes\nCantidad: 3. Producto 1 de 3 de la solicitud ${reference}.`],
    ['305', `Para tres sedes\nCantidad: 12. Producto 2 de 3 de la solicitud ${reference}.`],
    ['901', `Para tres sedes\nCantidad: 1. Producto 3 de 3 de la solicitud ${reference}.`],
  ]);
  await page.goBack();
  await expect(page.getByText('No hay productos en esta lista')).toBeVisible();
});

test('what is not in the catalogue is written by hand, with notes, kept over a reload and a way back, and sent', async ({
  page,
  company,
}) => {
  await remember(page, '101x2');
  await page.goto('/cotizacion/101x2');
  // Before it is hydrated, the button sends the form.
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 1 línea');
  await field(page, ADDER).fill('2 sillas de ruedas');
  await button(page, 'Agregar').click();
  await expect(notice(page, 'Agregamos «sillas de ruedas» a su lista.')).toHaveCount(1);
  await expect(page).toHaveURL('/cotizacion/101x2-x2__sillas_de_ruedas');
  await field(page, ADDER).fill('Camilla <b>de</b> niño');
  await button(page, 'Agregar').click();
  await expect(rows(page)).toHaveText([monitor.name, 'sillas de ruedas', 'Camilla <b>de</b> niño']);
  await expect(field(page, ADDER)).toHaveValue('');
  await fold(page, `Nota de ${monitor.name}`).click();
  await field(page, `Nota de ${monitor.name}`).fill('con batería adicional');
  await fold(page, 'Editar de sillas de ruedas').click();
  await field(page, 'Descripción de sillas de ruedas').fill('Silla de ruedas plegable');
  await expect(field(page, 'Descripción de Silla de ruedas plegable')).toBeFocused();
  const noted = '/cotizacion/101x2__con_bater~ed~a_adicional-x2__Silla_de_ruedas_plegable';
  await expect(page).toHaveURL(`${noted}-x1__Camilla_~3c~b~3e~de~3c~~2f~b~3e~_ni~f1~o`);
  await page.getByLabel('Comentarios').fill('A medias');
  await page.reload();
  await expect(rows(page)).toHaveText([monitor.name, 'Silla de ruedas plegable', 'Camilla <b>de</b> niño']);
  await expect(page.getByText('con batería adicional', { exact: true })).toBeVisible();
  await button(page, 'Quitar Camilla <b>de</b> niño').click();
  await expect(page.getByRole('heading', { name: '2 líneas' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Productos' }).click();
  await expect(page).toHaveURL('/productos');
  await page.goBack();
  await expect(page).toHaveURL(noted);
  await expect(page.getByLabel('Comentarios')).toHaveValue('A medias');

  await fillPerson(page);
  await sendButton(page).click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
  expect(company.quotations).toHaveLength(1);
  for (const text of ['2 × Silla de ruedas plegable', 'con batería adicional'])
    expect(company.quotations[0]?.description).toContain(text);
});

test('a list is the same in all tabs, whichever is written in, and what is taken off can be put back', async ({
  page,
  context,
}) => {
  // As devices had it until 2026-11.
  await remember(page, '101/x2__Silla');
  await page.goto('/cotizacion');
  await expect(page).toHaveURL('/cotizacion/101-x2__Silla');
  await page.getByLabel('Comentarios').fill('Lo que estaba escribiendo');
  const other = await context.newPage();
  await other.goto(productAddress(bottle));
  await expect(listLink(other)).toHaveAccessibleName('Lista de cotización 2 líneas');
  await addButton(other, bottle.name).click();
  await expect(page).toHaveURL('/cotizacion/101-x2__Silla-305');
  await expect(page.getByLabel('Comentarios')).toHaveValue('Lo que estaba escribiendo');
  await button(page, `Quitar ${bottle.name}`).click();
  await expect(addButton(other, bottle.name)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { name: '2 líneas' })).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(addButton(other, bottle.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);

  await other.goto('/cotizacion');
  await expect(other).toHaveURL('/cotizacion/101-x2__Silla-305');
  await fold(page, `Nota de ${monitor.name}`).click();
  await field(page, `Nota de ${monitor.name}`).fill('con batería');
  await expect(other).toHaveURL('/cotizacion/101__con_bater~ed~a-x2__Silla-305');
  await fold(other, 'Editar de Silla').click();
  await field(other, 'Nota de Silla').fill('cromada');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/cotizacion/101__con_bater~ed~a-x2__Silla__cromada-305');
    await tab.reload();
    for (const text of ['con batería', 'cromada']) await expect(tab.getByText(text, { exact: true })).toBeVisible();
  }
});

test("a shared list is kept by a press alone, with one's own", async ({ page }) => {
  const foreign = page.getByText(/^(?:De|Nota de) este enlace/);
  await remember(page, '101x2-x1__Silla');
  await page.goto('/cotizacion/x4__silla-305x3-101x5__pague_ya-x9__Consigne#sumar');
  await expect(page.getByText('Esta lista no está guardada en este dispositivo.')).toBeVisible();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(foreign.filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByText(/Escrito por usted|Nota:/)).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await quantity(page, bottle.name).fill('4');
  await expect(page).toHaveURL(/305x4/);
  expect(await readKept(page)).toBe('101x2-x1__Silla');
  await button(page, 'Sumar a mi lista').click();
  const sum = '101x7__pague_ya-x5__Silla-305x4-x9__Consigne';
  await expect(page).toHaveURL(`/cotizacion/${sum}`);
  await expect(foreign.filter({ visible: true })).toHaveCount(0);
  expect(await readKept(page)).toBe(sum);
});

test('a shared list is kept by a press alone, where there is none', async ({ page }) => {
  await page.goto('/cotizacion/305x2-901');
  await button(page, `Quitar ${service.name}`).click();
  expect(await readKept(page)).toBeNull();
  await button(page, 'Guardar como mi lista').click();
  await expect(button(page, 'Guardar como mi lista')).toHaveCount(0);
  await page.goto('/cotizacion');
  await expect(page).toHaveURL('/cotizacion/305x2');
});

test('a list has a hundred lines at most, is whole on the device when an address cannot hold it, and its form is in reach', async ({
  page,
}) => {
  test.slow();
  const lines = Array.from({ length: 99 }, (_, index) => `x1__Elemento_${index}_${'x'.repeat(80)}`).join('-');
  await remember(page, `101-${lines}`);
  await page.goto('/cotizacion');
  await expect(rows(page)).toHaveCount(100);
  expect(page.url().length).toBeLessThan(6_100);
  await expect(page.getByText(/^El enlace no alcanza para \d+ notas o líneas/)).toBeVisible();
  await page.getByTitle('Compartir lista', { exact: true }).click();
  const href = (await page.getByRole('link', { name: 'Compartir por WhatsApp' }).getAttribute('href')) ?? '';
  const text = new URL(href).searchParams.get('text') ?? '';
  expect(text).toContain(`- 1 × ${monitor.name} (referencia 101)`);
  expect(text).toMatch(/\ny \d+ líneas más\nhttp/);
  await field(page, ADDER).fill('Uno más');
  await button(page, 'Agregar').click();
  await expect(notice(page, 'Su lista ya tiene 100 líneas, el máximo.')).toHaveCount(1);
  await expect(field(page, ADDER)).toHaveValue('Uno más');
  await field(page, ADDER).blur();
  const way = page.getByRole('link', { name: 'Pedir cotización' });
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const line of [0, 50, 99]) {
      const one = page.getByRole('spinbutton').nth(line);
      await one.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(way).toBeInViewport({ ratio: 1 });
    }
  }
  // What is written in a line has the room of a phone to itself.
  await page.getByRole('spinbutton').first().focus();
  await expect(way).toBeHidden();
  await page.goto('/cotizacion/102-103');
  await button(page, 'Sumar a mi lista').click();
  await expect(notice(page, '2 líneas no cupieron')).toHaveCount(1);
});

test('what stands in the storage is never trusted, and where there is none a list lives as long as the page', async ({
  page,
}) => {
  await remember(page, '<b>-101x2-//example.com-101');
  await page.goto('/cotizacion');
  await expect(page).toHaveURL('/cotizacion/101x2');
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  });
  await page.goto(productAddress(bottle));
  await addButton(page, bottle.name).last().click();
  await listLink(page).click();
  await expect(page).toHaveURL('/cotizacion/305');
});

test('a list is shared by the own way of the device, where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) });
  });
  await page.goto(`/cotizacion/${LIST}`);
  await quantity(page, monitor.name).fill('3');
  await page.getByTitle('Compartir lista', { exact: true }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared).toMatchObject({
    title: 'Lista de cotización: 2 líneas',
    url: expect.stringMatching(/\/cotizacion\/101x3-305\?utm_source=compartir$/),
  });
});

const listLineStops = (first: readonly string[], name: string) => [
  ...first,
  `spinbutton "Cantidad de ${name}"`,
  `button "Quitar ${name}"`,
];

const FILLED_STOPS = [
  'button "Guardar como mi lista"',
  ...[monitor, bottle].flatMap(({ name }) => listLineStops([`link "${name}"`, `Nota de ${name}`], name)),
  ...listLineStops(['Editar de Silla'], 'Silla'),
  `textbox "${ADDER}"`,
  ...['button "Agregar"', 'link "¿La tiene en un archivo de Excel o CSV?"', 'button "Imprimir lista"'],
  'Compartir lista',
  'link "Escríbanos por WhatsApp"',
  ...['Nombre', 'Correo Electrónico', 'Teléfono'].map((name) => `textbox "${name}"`),
  ...['Institución (opcional)', 'Ciudad (opcional)', 'Comentarios'].map((name) => `textbox "${name}"`),
  ...['Acepto la política de datos', 'link "Acepto la política de datos'],
  'button "Enviar Cotización"',
];

for (const width of [360, 1280])
  test(`with the keyboard alone, ${width} px wide, a list is read, changed and sent, and the focus stays where one is`, async ({
    page,
    company,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/cotizacion/${LIST}-x1__Silla`);
    await expect(button(page, 'Guardar como mi lista')).toBeVisible();
    expect(await listStops(page)).toEqual(FILLED_STOPS.map((name) => expect.stringContaining(name)));

    await remember(page, LIST);
    await page.goto(`/cotizacion/${LIST}`);
    await skipHeader(page);
    const most = 60;
    await pressTo(page, fold(page, `Nota de ${monitor.name}`), 'Tab', most);
    await page.keyboard.press('Enter');
    await pressTo(page, field(page, `Nota de ${monitor.name}`), 'Tab', 1);
    await page.keyboard.insertText('con batería');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL('/cotizacion/101x2__con_bater~ed~a-305');
    await expectFocusSeen(page, quantity(page, monitor.name));
    await page.keyboard.press('ArrowUp');
    await expect(page).toHaveURL('/cotizacion/101x3__con_bater~ed~a-305');
    await pressTo(page, field(page, ADDER), 'Tab', most);
    await page.keyboard.insertText('Silla');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(title(page, '3 líneas')).toBeVisible();
    await expectFocusSeen(page, button(page, 'Agregar'));
    await pressTo(page, button(page, 'Quitar Silla'), 'Shift+Tab', 5);
    await page.keyboard.press('Enter');
    await expectFocusSeen(page, title(page, '2 líneas'));
    await pressTo(page, button(page, `Quitar ${bottle.name}`), 'Tab', most);
    await page.keyboard.press('Space');
    await expectFocusSeen(page, title(page, '1 línea'));

    // The page before, which the framework keeps hidden, has fields with the same ids.
    await pressTo(page, sendButton(page), 'Tab', most);
    await page.keyboard.press('Enter');
    await expectFocusSeen(page, page.getByRole('textbox', { name: /^Nombre/ }));
    for (const text of ['Ana Pérez', 'ana@example.com', '3001234567', 'Hospital del Sur', '', 'Para tres sedes']) {
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
    await pressTo(page, page.getByRole('checkbox', { name: /Acepto la política/ }), 'Tab', 10);
    await page.keyboard.press('Space');
    await pressTo(page, sendButton(page), 'Tab', 10);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Número de radicado: \d{4} \d{4}-\d/)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(company.quotations).toHaveLength(1);
    expect(company.quotations[0]?.description).toContain('- Institución: Hospital del Sur\n');
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
    await quantity(page, 'Silla de ruedas').fill('3');
    await button(page, 'Actualizar cantidades').click();
    await expect(page).toHaveURL('/cotizacion/101x2__con_bater~ed~a-305x5-x3__Silla_de_ruedas');
    await fillPerson(page);
    await page.getByLabel('Institución (opcional)').fill('Hospital del Sur');
    await sendButton(page).click();
    await expect(page).toHaveURL(RECEIPT);
    const pairs = toPairs(company.quotations);
    expect(pairs.map(([id, text]) => [id, /Cantidad: \d+/.exec(text)?.[0]])).toEqual([
      ['101', 'Cantidad: 2'],
      ['305', 'Cantidad: 5'],
    ]);
    const all = pairs.map(([, text]) => text).join('\n');
    for (const text of ['- Institución: Hospital del Sur\n', 'con batería', '3 × Silla de ruedas'])
      expect(all).toContain(text);
  });
});

test.describe('When not all goes well', () => {
  test.use({ tolerated: /the server responded with a status of (?:422|503)|ERR_INTERNET_DISCONNECTED/ });

  test('products that the company refuses are named, stay on the list, and the others are sent', async ({
    page,
    company,
  }) => {
    company.refused.add('305');
    await remember(page, LIST);
    await page.goto(`/cotizacion/${LIST}`);
    await fillPerson(page);
    await sendButton(page).click();
    await expect(getToast(page)).toHaveText(`No lo vendemos. No pudimos incluir: ${bottle.name}.`);
    await expect(page).toHaveURL(/\/mensaje\/parcial\/\d{9}\/\d{8}\/[\w-]{12}$/);
    await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 1 línea');
    // What was written is there for the rest.
    await listLink(page).click();
    await expect(page).toHaveURL('/cotizacion/305');
    await expect(page.getByLabel('Comentarios').locator('visible=true')).toHaveValue('Para tres sedes');
    await page.getByLabel('Nombre').fill('Ana Pérez');
    await fillPerson(page);
    await sendButton(page).click();
    const refusal = `No lo vendemos. No pudimos incluir: ${bottle.name}.`;
    await expect(page.locator('form').getByRole('status')).toHaveText(refusal);
    await expect(rows(page)).toHaveText([bottle.name]);
  });

  test('offline the whole list is ready in WhatsApp and e-mail, and is sent once there is a connection', async ({
    page,
    context,
    company,
  }) => {
    await page.goto(`/cotizacion/${LIST}`);
    await fillPerson(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await sendButton(page).click();
    for (const [name, parameter] of [
      ['WhatsApp', 'text'],
      ['Correo', 'body'],
    ] as const) {
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
      const text = new URL(href ?? '').searchParams.get(parameter);
      const lines = [`- 2 × ${monitor.name} (referencia 101)`, `- 1 × ${bottle.name} (referencia 305)`];
      for (const part of [...lines, page.url(), 'Para tres sedes']) expect(text).toContain(part);
    }
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(page.getByText('Número de radicado')).toBeVisible();
    expect(company.quotations.map(({ id_product }) => id_product).sort()).toEqual(['101', '305']);
  });
});

test('a list has one address: any other spelling leads there, and says when something is left out', async ({
  page,
  request,
}) => {
  for (const [text, right] of [
    ['101x1-305', '101-305'],
    ['101-101', '101#incompleta'],
    ['101x2-x', '101x2#incompleta'],
    ['101X2', '#incompleta'],
    ['libre', '#incompleta'],
    ['x1__a%7Eb-101', 'x1__a~7e~b-101'],
    ['101x1-x1__%3Cb%3E', '101-x1__~3c~b~3e~'],
    // As addresses were until 2026-11.
    ['101/x1__a____x0__b', '101-x1__a#incompleta'],
    ['101/305__nota', '101#incompleta'],
    ['101x2-305/305__DEA-50___x1__silla__alta', '101x2-305__DEA~2d~50-x1__silla__alta'],
    [listIds(101), `${listIds(100)}#incompleta`],
    ['cambiar?101=2&305=1', '101x2-305', 303],
    ['cambiar?201-206-202=1', '201-206-202', 303],
    ['cambiar?101=0&305=1', '305#incompleta', 303],
    ['cambiar?101=&x=1', '#incompleta', 303],
    ['cambiar?utm_source=x', '', 303],
  ] as const) {
    const answer = await request.get(`/cotizacion/${text}`, { maxRedirects: 0 });
    const { location } = answer.headers();
    const status = text.startsWith('cambiar') ? 303 : 308;
    expect([answer.status(), location], text).toEqual([status, `/cotizacion/${right}`.replace(/\/(?=#|$)/, '')]);
  }
  for (const text of ['101-x', '101/305__nota', `101/${'x1__Mesa___'.repeat(100)}x1__Silla`]) {
    await page.goto(`/cotizacion/${text}`);
    await expect(page.getByText(listIntro.incomplete), text).toBeVisible();
  }
});

test('a list is stored like every page, is in no index, and asks the backend for four products at most', async ({
  request,
  company,
}) => {
  await expect.poll(async () => (await request.get('/api/health?ready')).status()).toBe(200);
  const ids = sampleItems.map(({ id }) => id);
  const answer = await request.get(`/cotizacion/${[...ids, 999_999].join('-')}`);
  expect((await answer.text()).match(/<h3/g)?.length).toBe(ids.length);
  const asked = company.received.flatMap(({ path }) => /\/product\/(\d+)$/.exec(path)?.[1] ?? []).map(Number);
  // Some may be known from other pages; the search index knows the others.
  expect([...ids.slice(0, 4), 999_999]).toEqual(expect.arrayContaining(asked));
  // As long as an address may be: no file bears its name.
  const longest = `/cotizacion/x1${'-x1__Silla_de_ruedas'.repeat(150)}-${listIds(100, 10 ** 15)}`;
  expect((await request.get(longest, { maxRedirects: 0 })).status()).toBe(308);
  const noted = `/cotizacion/101${'-x1__Silla_de_ruedas'.repeat(99)}`;
  for (const path of [
    `/cotizacion/${LIST}`,
    `/cotizacion/${LIST}?utm_source=whatsapp`,
    '/cotizacion/101%782-305',
    noted,
  ])
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache'], path).toBe('HIT');
  const found = readDocument(await (await request.get(`/cotizacion/${LIST}`)).text());
  expect(only(found, 'robots')).toContain('noindex');
  expect(found.canonical).toEqual([expect.stringMatching(new RegExp(`/cotizacion/${LIST}$`))]);
});

test('an address that nobody would make gives no 5xx, no markup and no way out of the site', async ({ request }) => {
  test.setTimeout(120_000);
  const id = fc.oneof(fc.constantFrom('101', '305', '999999', '0', '007'), fc.nat().map(String));
  const item = fc.oneof(
    id,
    fc.tuple(id, fc.integer()).map(([one, count]) => `${one}x${count}`),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('___', 'x1__', '101__', '~', '%', '%00', '..', '//example.com', `<x-"marca'>`, '1'.repeat(2_000)),
  );
  const text = fc.array(item, { maxLength: 8 }).map((items) => items.join('-'));
  const [starts, ends] = [fc.constantFrom('', '101/', 'libre/'), fc.constantFrom('', '/qr.svg', '?101=2')];
  await fc.assert(
    fc.asyncProperty(text, starts, ends, async (some, start, end) => {
      const path = `/cotizacion/${start}${encodeURIComponent(some.toWellFormed())}${end}`;
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBeLessThan(500);
      expect(answer.headers().location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(await answer.text()).not.toContain(`<x-"marca'>`);
    }),
    { numRuns: 100 },
  );
});
