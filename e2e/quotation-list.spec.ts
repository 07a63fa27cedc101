import { expect } from './support/fixtures';
import { addButton, EMPTY_LIST, fillPerson, listLink, sendButton } from './support/quotation-list';
import { test } from './support/quotation-site';
import { categoryAddress, itemThat, productAddress, sampleCategories } from './support/samples';

const [monitor, bottle, service] = [101, 305, 901].map((id) => itemThat((item) => item.id === id));
const [category = { id: 0, name: '' }] = sampleCategories;
if (!monitor || !bottle || !service) throw new Error('The sample catalogue has changed');
const THREE = '/cotizacion/101x3-305x12-901';

/** The products and texts that the company got. */
const toPairs = (quotations: readonly Readonly<Record<string, string>>[]) =>
  quotations.map(({ id_product, description = '' }) => [id_product, description] as const).sort();

test('products of a category, a product page and a search become one list, and one quotation for each of them', async ({
  page,
  company,
}) => {
  await page.goto(categoryAddress(category));
  await expect(listLink(page)).toHaveAccessibleName(EMPTY_LIST);
  await addButton(page, monitor.name).click();
  await expect(page.getByRole('status').getByText(`Agregamos ${monitor.name} a su lista.`)).toBeVisible();
  await expect(addButton(page, monitor.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(addButton(page, monitor.name)).toHaveAccessibleName(`En la lista ${monitor.name}`);
  await page.goto(productAddress(bottle));
  await addButton(page, bottle.name).click();
  await page.goto(`/search/${encodeURIComponent(service.name)}`);
  await addButton(page, service.name).click();
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 3 líneas');

  await listLink(page).click();
  await expect(page).toHaveURL('/cotizacion/101-305-901');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([monitor.name, bottle.name, service.name]);
  const more = page.getByRole('button', { name: `Una unidad más de ${monitor.name}` });
  await more.click();
  await more.click();
  await expect(more).toBeFocused();
  await page.getByRole('spinbutton', { name: `Cantidad de ${bottle.name}` }).fill('12');
  await expect(page).toHaveURL(THREE);

  await fillPerson(page);
  await sendButton(page).dblclick();
  await expect(page).toHaveURL(/\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/);
  await expect(page.getByRole('main')).toBeFocused();
  const number = await page.getByText('Número de radicado').textContent();
  const reference = /\d{4} \d{4}-\d/.exec(number ?? '')?.[0] ?? '';
  await expect(listLink(page)).toHaveAccessibleName(EMPTY_LIST);
  expect(toPairs(company.quotations)).toEqual([
    ['101', `Para tres sedes\nCantidad: 3. Producto 1 de 3 de la solicitud ${reference}.`],
    ['305', `Para tres sedes\nCantidad: 12. Producto 2 de 3 de la solicitud ${reference}.`],
    ['901', `Para tres sedes\nCantidad: 1. Producto 3 de 3 de la solicitud ${reference}.`],
  ]);
});

test('a list is put together, changed and sent with the keyboard alone', async ({ page, company }) => {
  await page.goto(categoryAddress(category));
  await addButton(page, monitor.name).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(addButton(page, monitor.name)).toBeFocused();
  await listLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cotizacion/101');
  await page.getByRole('button', { name: `Una unidad menos de ${monitor.name}` }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cotizacion/101x4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/cotizacion/101x5');
  await page.getByLabel('Nombre').focus();
  for (const text of ['Ana Pérez', 'ana@example.com', '300', 'Hola']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Hospital del Sur');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cali');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Número de radicado')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(toPairs(company.quotations)).toEqual([
    ['101', expect.stringContaining('Datos del proceso:\n- Institución: Hospital del Sur\n- Ciudad: Cali\n')],
  ]);
});

test('who presses twice adds once, who presses again takes it off, and the list is full at a hundred', async ({
  page,
}) => {
  await page.goto(categoryAddress(category));
  await addButton(page, monitor.name).dblclick();
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 1 línea');
  // Also on the page to which a link leads, without a new document.
  await page.getByRole('link', { name: `Cotizar ${monitor.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: monitor.name })).toBeVisible();
  await expect(addButton(page, monitor.name)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await addButton(page, monitor.name).click();
  await expect(page.getByRole('status').getByText(`Quitamos ${monitor.name} de su lista.`)).toBeVisible();
  await expect(listLink(page)).toHaveAccessibleName(EMPTY_LIST);
  const ids = Array.from({ length: 98 }, (_, index) => 700 + index).join('-');
  await page.evaluate((text) => localStorage.setItem('lista-de-cotizacion', text), `${ids}/x1__silla___x2__mesa`);
  await page.reload();
  await addButton(page, monitor.name).click();
  await expect(page.getByRole('status').getByText('Su lista ya tiene 100 líneas')).toBeVisible();
  await expect(addButton(page, monitor.name)).toHaveAttribute('aria-pressed', 'false');
});

test('a list is the same in all tabs, and its page follows it', async ({ page, context }) => {
  await page.goto(productAddress(monitor));
  await addButton(page, monitor.name).click();
  await listLink(page).click();
  await expect(page).toHaveURL('/cotizacion/101');
  await page.getByLabel('Comentarios').fill('Lo que estaba escribiendo');

  const other = await context.newPage();
  await other.goto(productAddress(bottle));
  await expect(listLink(other)).toHaveAccessibleName('Lista de cotización 1 línea');
  await addButton(other, bottle.name).click();
  await expect(page).toHaveURL('/cotizacion/101-305');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([monitor.name, bottle.name]);
  await expect(page.getByLabel('Comentarios')).toHaveValue('Lo que estaba escribiendo');

  await page.getByRole('button', { name: `Quitar ${bottle.name}` }).click();
  await expect(page.getByRole('heading', { name: '1 línea' })).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page).toHaveURL('/cotizacion/101-305');
  await expect(addButton(other, bottle.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
  await page.getByRole('button', { name: `Quitar ${monitor.name}` }).click();
  await page.getByRole('button', { name: `Quitar ${bottle.name}` }).click();
  await expect(page.getByRole('heading', { name: 'No hay productos en esta lista' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page).toHaveURL('/cotizacion/305');
  await page.getByRole('button', { name: `Quitar ${bottle.name}` }).click();
  await expect(addButton(other, bottle.name)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(addButton(other, bottle.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(listLink(other)).toHaveAccessibleName('Lista de cotización 1 línea');
});

test('a reload in the middle loses neither quantities nor what was written, and going back finds both', async ({
  page,
}) => {
  await page.goto(productAddress(monitor));
  await addButton(page, monitor.name).click();
  await page.goto('/cotizacion');
  await expect(page).toHaveURL('/cotizacion/101');
  await page.getByRole('spinbutton').fill('7');
  await page.getByLabel('Comentarios').fill('A medias');
  await page.reload();
  await expect(page).toHaveURL('/cotizacion/101x7');
  await expect(page.getByRole('spinbutton')).toHaveValue('7');
  await page.getByRole('button', { name: /^Una unidad más/ }).click();
  await page.getByRole('link', { name: 'Agregar más productos' }).click();
  await expect(page).toHaveURL('/productos');
  await page.goBack();
  await expect(page).toHaveURL('/cotizacion/101x8');
  await expect(page.getByRole('spinbutton')).toHaveValue('8');
  await expect(page.getByLabel('Comentarios')).toHaveValue('A medias');
});

test("somebody else's list is sent without touching one's own, and kept when that is wanted", async ({ page }) => {
  await page.goto(productAddress(monitor));
  await addButton(page, monitor.name).click();
  await page.goto('/cotizacion/305x2-901');
  await page.getByRole('button', { name: `Quitar ${service.name}` }).click();
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 1 línea');
  await page.getByRole('button', { name: 'Reemplazar mi lista' }).click();
  await expect(page.getByRole('button', { name: 'Reemplazar mi lista' })).toHaveCount(0);
  await page.goto('/cotizacion');
  await expect(page).toHaveURL('/cotizacion/305x2');
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
    await page.getByRole('spinbutton', { name: `Cantidad de ${bottle.name}` }).fill('5');
    await page.getByRole('button', { name: 'Actualizar cantidades' }).click();
    await expect(page).toHaveURL('/cotizacion/101x2-305x5');
    await fillPerson(page);
    await page.getByLabel('Institución (opcional)').fill('Hospital del Sur');
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/);
    expect(toPairs(company.quotations)[0]?.[1]).toContain('- Institución: Hospital del Sur\n');
    expect(toPairs(company.quotations).map(([id, text]) => [id, /Cantidad: \d+/.exec(text ?? '')?.[0]])).toEqual([
      ['101', 'Cantidad: 2'],
      ['305', 'Cantidad: 5'],
    ]);
  });
});
