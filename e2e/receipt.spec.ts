import type { Page } from '@playwright/test';
import { axe, expect, sidewaysScroll, test } from './support/fixtures';
import { fillForm, getConsent, getSendButton } from './support/form';
import { EMPTY_LIST, fillPerson, listLink, sendButton } from './support/quotation-list';
import { itemThat, productAddress } from './support/samples';

const RECEIPT = /\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/;
const monitor = itemThat(({ id }) => id === 101);

/** Sends the contact form; returns the number of the message. */
async function sendContact(page: Page): Promise<string> {
  await page.goto('/contacto');
  await fillForm(page, 'Un mensaje completo');
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(page).toHaveURL(RECEIPT);
  return readNumber(page);
}

async function readNumber(page: Page): Promise<string> {
  const text = await page.getByText(/^Número de radicado: \d{4} \d{4}-\d$/).textContent();
  return text?.split(': ')[1] ?? '';
}

test('a message has its receipt at an address of its own, which looks like success', async ({ page }) => {
  const number = await sendContact(page);
  expect(page.url()).toContain(number.replace(/\D/g, ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solicitud recibida');
  await expect(
    page.getByText(/^Le respondemos a más tardar el \S+ \d+ de \S+ a las? \d+:\d\d [ap]\.\sm\.$/),
  ).toBeVisible();
  // The keyboard and screen readers go on at the beginning of the page.
  await expect(page.getByRole('main')).toBeFocused();
  for (const personal of ['Ana', 'example.com', '300', 'completo']) expect(page.url()).not.toContain(personal);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
    expect(await axe(page), `at ${width} px`).toEqual([]);
  }
});

test('a reload, back and forward keep the receipt', async ({ page }) => {
  const number = await sendContact(page);
  await page.reload();
  expect(await readNumber(page)).toBe(number);
  await page.goBack();
  await expect(page).toHaveURL('/contacto');
  await expect(page.getByLabel('Comentarios')).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveURL(RECEIPT);
  expect(await readNumber(page)).toBe(number);
});

test('the number is copied, and asked about by WhatsApp and e-mail', async ({ page, context }) => {
  const number = await sendContact(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar radicado' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Radicado copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  for (const [name, parameter] of [
    ['Consultar por WhatsApp', 'text'],
    ['Consultar por correo', 'body'],
  ] as const) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get(parameter)).toBe(
      `Hola, quiero consultar mi solicitud con radicado ${number}.`,
    );
  }
});

test('a receipt is printed on one page: company, contacts, number and promise', async ({ page }) => {
  await sendContact(page);
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
  await page.getByRole('button', { name: 'Imprimir constancia' }).click();
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    /^Biomédica Ejemplo · \(601\) 000 0000 · 300 000 0000 · ventas@example\.com$/,
    /^Número de radicado: /,
    /^Le respondemos a más tardar el /,
  ])
    await expect(page.getByRole('main').getByText(text).locator('visible=true')).toBeVisible();
  for (const hidden of ['Copiar radicado', 'Consultar por WhatsApp', 'Seguir viendo productos'])
    await expect(page.getByText(hidden).locator('visible=true')).toHaveCount(0);
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});

test('on another device, and without JavaScript, a receipt has number and promise', async ({ page, browser }) => {
  const number = await sendContact(page);
  for (const javaScriptEnabled of [true, false]) {
    const other = await browser.newContext({ javaScriptEnabled });
    const there = await other.newPage();
    await there.goto(page.url());
    expect(await readNumber(there)).toBe(number);
    await expect(there.getByText(/^Le respondemos a más tardar el /)).toBeVisible();
    await expect(there.getByRole('link', { name: 'Consultar por WhatsApp' })).toBeVisible();
    await expect(there.getByRole('button', { name: 'Copiar radicado' })).toHaveCount(javaScriptEnabled ? 1 : 0);
    if (javaScriptEnabled) expect(await axe(there)).toEqual([]);
    await other.close();
  }
});

test('an older server, which names no receipt, leads to the general page', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ json: { code: 200, message: 'Recibimos su solicitud.' } }),
  );
  await page.goto('/contacto');
  await fillForm(page, 'A un servidor anterior');
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(page).toHaveURL('/mensaje/enviado');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solicitud recibida');
});

test('the list of this device loses what was sent, and its page is empty for who comes back', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('lista-de-cotizacion', '101x2-305'));
  await page.goto('/cotizacion/101x2-305');
  await fillPerson(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(RECEIPT);
  await expect(listLink(page)).toHaveAccessibleName(EMPTY_LIST);
  await page.goBack();
  await expect(page.getByText('No hay productos en esta lista')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(RECEIPT);
});

test('a sent quotation leads on to other products', async ({ page }) => {
  await page.goto('/producto/-/101');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const panel = page.getByRole('region', { name: 'Cotización' });
  await expect(panel.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(panel.getByText('Referencia: 101')).toBeVisible();
  await fillPerson(page);
  await sendButton(page).click();
  await page.getByRole('link', { name: 'Seguir viendo productos' }).click();
  await expect(page).toHaveURL('/productos');
});

test('the menu marks no part of the site on a receipt, wherever the form was', async ({ page }) => {
  await page.goto(productAddress(monitor));
  await fillPerson(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(RECEIPT);
  const item = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Productos' });
  await expect(item).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});
