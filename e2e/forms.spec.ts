import type { Locator } from '@playwright/test';
import { axe, expect, test } from './support/fixtures';
import { fillForm, getConsent, getSendButton } from './support/form';
import { getToast } from './support/toast';

const REQUIRED = 'Este campo es requerido';
const HINT = 'Solo letras y espacios, sin puntos ni guiones';

test('the contact form waits for the policy box, then says what is wrong, field by field', async ({ page }) => {
  await page.goto('/contacto');
  await expect(getSendButton(page, 'Enviar')).toBeDisabled();
  const why = 'Marque que acepta la política para poder enviar.';
  await expect(page.getByText(why)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Acepto la política de datos' }).check();
  await expect(page.getByText(why)).toBeHidden();
  await getSendButton(page, 'Enviar').click();
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await expect(page.getByLabel('Nombre')).toHaveAccessibleDescription(`${REQUIRED} ${HINT}`);
  await expect(page.getByLabel('Correo Electrónico')).toHaveAccessibleDescription(
    'Este campo es requerido, deber tener el formato correcto de correo electronico',
  );
  await expect(page.getByLabel('Teléfono')).toHaveAccessibleDescription(
    'Este campo es requerido, solo debe contener numeros Solo números; la extensión, en Comentarios',
  );
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Teléfono').fill('300');
  await expect(page.getByLabel('Teléfono')).not.toHaveAttribute('aria-invalid');
});

test('a sent message leaves a toast, its receipt, and an empty form behind', async ({ page }) => {
  await page.goto('/contacto');
  await fillForm(page, 'Un mensaje completo');
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Recibimos' })).toBeVisible();
  await expect(page).toHaveURL(/\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/);
  await expect(page.locator('form[action="/api/contact"]')).toBeHidden();
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  for (const label of ['Nombre', 'Correo Electrónico', 'Teléfono', 'Comentarios'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(getSendButton(page, 'Enviar')).toBeDisabled();
});

test('the policy is accepted by a touch on its words, 44 px high, and read by its link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/contacto', '/producto/-/101', '/cotizacion/101']) {
    await page.goto(path);
    const words = page.getByText('He leído la política y la acepto.');
    await words.click();
    await expect(page.getByRole('checkbox', { name: 'Acepto la política de datos' })).toBeChecked();
    const link = page.getByRole('link', { name: 'Acepto la política de datos (PDF, otra pestaña)' });
    for (const target of [words, link]) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone two buttons and the hours come before the contact form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/contacto');
  const main = page.getByRole('main');
  const call = main.getByRole('link', { name: 'Llamar' });
  await expect(call).toHaveAttribute('href', /^tel:\+57\d+$/);
  await expect(main.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
  await expect(main.getByText(/^Lunes a viernes/).first()).toBeInViewport();
  const top = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN;
  expect(await top(call)).toBeLessThan(await top(page.getByLabel('Nombre')));
});

for (const [path, name] of [
  ['/contacto', 'Enviar'],
  ['/producto/-/101', 'Enviar Cotización'],
] as const) {
  test(`${path} is written and sent with the keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const first = page.getByLabel('Nombre');
    for (let tabs = 0; tabs < 60 && !(await first.evaluate((field) => field === document.activeElement)); tabs++)
      await page.keyboard.press('Tab');
    for (const text of ['Ana Pérez', 'compras@example.com', '601 000 0000', 'Dos equipos']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(getConsent(page)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Acepto la política de datos' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(getSendButton(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Número de radicado')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('every error of the quotation form reads the same, the consent included', async ({ page }) => {
  await page.goto('/producto/-/101');
  await expect(getSendButton(page, 'Enviar Cotización')).toBeEnabled();
  await getSendButton(page, 'Enviar Cotización').click();
  await expect(page.getByText(REQUIRED, { exact: true })).toHaveCount(5);
});

test('a reload in the middle loses nothing, a sent message is forgotten, and the device keeps nothing', async ({
  page,
}) => {
  await page.goto('/contacto');
  // As an older version did.
  await page.evaluate(() => {
    for (const key of ['mis-datos', 'borrador:contacto']) localStorage.setItem(key, '{"client_name":"Ana Pérez"}');
  });
  await fillForm(page, 'Lo que estaba escribiendo');
  await page.reload();
  await expect(page.getByLabel('Comentarios')).toHaveValue('Lo que estaba escribiendo');
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
  await page.goto('/contacto');
  await expect(page.getByLabel('Comentarios')).toHaveValue('');
  const kept = () => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join();
  expect(await page.evaluate(kept)).not.toContain('Ana');
});

test.describe('when the message cannot be sent', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|the server responded with a status of 4/ });

  test('offline, the values stay and the same message is ready in WhatsApp and e-mail', async ({ page, context }) => {
    await page.goto('/producto/-/201');
    await fillForm(page, 'Necesito dos');
    await getConsent(page).check();
    await expect(page.getByText('Enviar Cotización')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await getSendButton(page, 'Enviar Cotización').click();
    await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
    await expect(page.getByLabel('Comentarios')).toHaveValue('Necesito dos');
    const link = page.getByRole('link', { name: 'WhatsApp', exact: true });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(text).toContain('Necesito dos');
    expect(text).toContain('Desfibrilador externo automático DEA-50');
    expect(text).toContain(page.url());
    const email = new URL((await page.getByRole('link', { name: 'Correo', exact: true }).getAttribute('href')) ?? '');
    expect([email.protocol, email.searchParams.get('body')]).toEqual(['mailto:', text]);
    await context.setOffline(false);
    await getSendButton(page, 'Enviar Cotización').click();
    await expect(page.getByText('Número de radicado')).toBeVisible();
  });

  test('a refusal of the backend is shown and the values stay', async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 422, json: { code: 422, message: 'El correo no existe.' } }),
    );
    await page.goto('/contacto');
    await fillForm(page, 'Hola');
    await getConsent(page).check();
    await getSendButton(page, 'Enviar').click();
    await expect(page.getByRole('alert').filter({ hasText: 'El correo no existe.' })).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Pérez');
    const notice = page.locator('form').getByRole('status');
    await expect(notice).toHaveText('El correo no existe.');
    await expect(getSendButton(page, 'Enviar')).toHaveAccessibleDescription('El correo no existe.');
    // It stays when the toast is gone, until the message is sent again.
    const toast = getToast(page);
    await toast.click();
    await expect(toast).toHaveCount(0);
    await expect(notice).toBeInViewport();
    await page.unrouteAll();
    await getSendButton(page, 'Enviar').click();
    await expect(page.getByText('Número de radicado')).toBeVisible();
    await page.goBack();
    await expect(notice).toHaveCount(0);
    await expect(getSendButton(page, 'Enviar')).toHaveAccessibleDescription('');
  });
});

test.describe('when the server finds what the page did not', () => {
  test.use({ tolerated: /the server responded with a status of 422/ });

  test('the error is tied to its field, which has the focus', async ({ page }) => {
    const answer = { code: 422, message: 'Revise los campos.', errors: { email: 'Este correo no recibe mensajes' } };
    await page.route('**/api/quotation', (route) => route.fulfill({ status: 422, json: answer }));
    await page.goto('/producto/-/101');
    await fillForm(page, 'Hola');
    await getConsent(page).check();
    await getSendButton(page, 'Enviar Cotización').click();
    await expect(page.getByLabel('Correo Electrónico')).toBeFocused();
    await expect(page.getByLabel('Correo Electrónico')).toHaveAccessibleDescription(
      'Este correo no recibe mensajes Con la forma nombre@dominio.com',
    );
    await expect(page.getByLabel('Comentarios')).toHaveValue('Hola');
  });
});

test('The whole contact form is in the first screen of a laptop, with its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contacto');
  await expect(getSendButton(page, 'Enviar')).toBeInViewport({ ratio: 1 });
});
