import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { getConsent } from './support/form';
import { fillPerson, sendButton } from './support/quotation-list';
import { ofOtherBrand, productAddress } from './support/samples';

// The framework keeps the last pages of a visit hidden in the document, with their state, and shows them again.
const PRODUCT = productAddress(ofOtherBrand);
const follow = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: label, exact: true }).click();
/** Not that of a page that is kept hidden. */
const getComments = (page: Page) => page.getByRole('textbox', { name: 'Comentarios' });
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

// Otherwise the pages were loaded anew, which tests nothing.
test.afterEach(async ({ page }) => expect(await isMarked(page)).toBe(true));

test('The chat button is there on every page that a link leads to', async ({ page }) => {
  await open(page, PRODUCT);
  const chat = page.getByRole('link', { name: 'Escríbanos por WhatsApp' }).locator('visible=true');
  for (const [label, path] of [
    ['Contacto', '/contacto'],
    ['Ley 1831', '/ley-1831'],
    ['Productos', '/productos'],
  ] as const) {
    await follow(page, label);
    await expect(page).toHaveURL(path);
    await expect(chat).toHaveCount(1);
  }
});

test('A form that is left before its libraries come has them when it is shown again', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('reValidateMode')) await released;
    await route.fulfill({ response });
  });
  await open(page, '/accesibilidad');
  await follow(page, 'Contacto');
  await getComments(page).focus();
  await follow(page, 'Inicio');
  await expect(page).toHaveURL('/home');
  release();
  await page.goBack();
  await getConsent(page).check();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute('aria-invalid', 'true');
  // What the press still fetches is of no interest.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('The same list can be sent again after a visit to other pages', async ({ page }) => {
  await open(page, '/cotizacion/101');
  await fillPerson(page);
  await sendButton(page).click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
  await page.getByRole('link', { name: 'Seguir viendo productos' }).click();
  await expect(page).toHaveURL('/productos');
  await page.goBack();
  await page.goBack();
  await expect(sendButton(page)).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveCount(1);
});
