import type { Page } from '@playwright/test';
import { axe, expect, test } from './support/fixtures';
import { fillForm, getConsent } from './support/form';

const PERSON = { Nombre: 'Ana Ruiz', 'Correo Electrónico': 'ana@example.com', Teléfono: '300 123 4567' };
const KNOWN = 'Usar los mismos datos: Ana Ruiz · 300 123 4567';
const known = (page: Page) => page.getByRole('button', { name: KNOWN });
const comments = (page: Page) => page.getByLabel('Comentarios');

/** Sends the contact form of a visitor who has sent nothing yet. */
async function sendFirst(page: Page): Promise<void> {
  await page.goto('/contacto');
  await fillForm(page, 'El primer mensaje');
  for (const [label, text] of Object.entries(PERSON)) await page.getByLabel(label).fill(text);
  await expect(known(page)).toHaveCount(0);
  await getConsent(page).check();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
}

test('whoever has sent a message fills the next forms of the visit with one press', async ({ page }) => {
  await sendFirst(page);
  for (const path of ['/producto/-/101', '/cotizacion/101x2-305', '/contacto']) {
    await page.goto(path);
    await comments(page).focus();
    await expect(known(page)).toBeVisible();
    await expect(page.getByText('Guardados solo en esta pestaña')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await known(page).click();
    for (const [label, text] of Object.entries(PERSON)) await expect(page.getByLabel(label)).toHaveValue(text);
    await expect(comments(page)).toBeFocused();
    await expect(comments(page)).toHaveValue('');
    await expect(known(page)).toHaveCount(0);
    // As if typed: a reload keeps it, and has nothing more to offer.
    await page.reload();
    await expect(page.getByLabel('Nombre')).toHaveValue(PERSON.Nombre);
    await getConsent(page).check();
    await page.getByRole('button', { name: /^Enviar/ }).click();
    // Its libraries are there: they would offer it.
    await expect(comments(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(known(page)).toHaveCount(0);
  }
});

test('a second message goes out with the details of the first', async ({ page }) => {
  await sendFirst(page);
  await page.goBack();
  await known(page).click();
  await comments(page).fill('El segundo mensaje');
  await getConsent(page).check();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
});

test('the details are forgotten at a press, and never leave the tab', async ({ page, context }) => {
  await sendFirst(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ana@example.com');
  const other = await context.newPage();
  await other.goto(new URL('/contacto', page.url()).href);
  await getConsent(other).check();
  await other.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(comments(other)).toHaveAttribute('aria-invalid', 'true');
  await expect(known(other)).toHaveCount(0);
  await other.close();

  await page.goto('/producto/-/101');
  await comments(page).focus();
  await page.getByRole('button', { name: 'Olvidar' }).click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expect(known(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ana@example.com');
  await page.reload();
  await page.getByRole('button', { name: 'Enviar Cotización' }).click();
  // Its libraries are there: they would offer it.
  await expect(page.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');
  await expect(known(page)).toHaveCount(0);
});

test('a sent quotation leads on to other products', async ({ page }) => {
  await page.goto('/producto/-/101');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const panel = page.getByRole('region', { name: 'Cotización' });
  await expect(panel.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(panel.getByText('Referencia: 101')).toBeVisible();
  for (const [label, text] of Object.entries(PERSON)) await page.getByLabel(label).fill(text);
  await comments(page).fill('Tres unidades');
  await getConsent(page).check();
  await page.getByRole('button', { name: 'Enviar Cotización' }).click();
  await page.getByRole('link', { name: 'Seguir viendo productos' }).click();
  await expect(page).toHaveURL('/productos');
});
