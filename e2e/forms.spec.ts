import type { Locator, Page } from '@playwright/test';
import { getFieldNames } from '@/lib/forms/fields';
import {
  axe,
  CHUNKS,
  expect,
  fillForm,
  fillPerson,
  getConsent,
  getSendButton,
  getToast,
  holdBack,
  test,
} from './support/fixtures';
import { ofOtherBrand, productAddress } from './support/samples';

const REQUIRED = 'Este campo es requerido';
const HINT = 'Solo letras y espacios, sin puntos ni guiones';
const RECEIPT = /\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/;
const PRODUCT = productAddress(ofOtherBrand);
const number = (page: Page) => page.getByText(/^Número de radicado: \d{4} \d{4}-\d$/);
/** Its animation is the clock of a toast. */
const getClock = (page: Page): Locator => getToast(page).getByRole('progressbar', { includeHidden: true });

/** Stops the clock of the toast at so many milliseconds; one that is over goes. */
const stopClockAt = (page: Page, milliseconds: number) =>
  getClock(page).evaluate((bar, time) => {
    for (const animation of bar.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);

test('the contact form waits for the policy box, says what is wrong, and leads to a receipt', async ({
  page,
  browser,
}) => {
  await page.goto('/contacto');
  const [name, phone] = [page.getByLabel('Nombre'), page.getByLabel('Teléfono')];
  const send = getSendButton(page, 'Enviar');
  await phone.fill('x');
  await getConsent(page).check();
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await phone.clear();
  await getConsent(page).uncheck();
  await expect(send).toBeDisabled();
  await getConsent(page).check();
  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(`${REQUIRED} ${HINT}`);
  await expect(page.getByLabel('Correo Electrónico')).toHaveAccessibleDescription(
    'Este campo es requerido, deber tener el formato correcto de correo electronico',
  );
  await expect(phone).toHaveAccessibleDescription(
    'Este campo es requerido, solo debe contener numeros Solo números; la extensión, en Comentarios',
  );
  await expect(page.getByLabel('Comentarios')).toHaveAccessibleDescription(REQUIRED);
  expect(await axe(page)).toEqual([]);
  await phone.fill('300');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await phone.clear();
  await fillForm(page, 'Hola');
  for (const refused of ['Dr. Pérez', 'María-José']) {
    await name.fill(refused);
    await send.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(`${REQUIRED} ${HINT}`);
  }
  await name.fill('Ana Pérez');
  await send.click();

  await expect(page).toHaveURL(RECEIPT);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(getToast(page)).toContainText('Recibimos');
  expect(await axe(page)).toEqual([]);
  const shown = (await number(page).textContent()) ?? '';
  expect(page.url()).toContain(shown.replace(/\D/g, ''));
  for (const personal of ['Ana', 'example.com', 'Hola']) expect(page.url()).not.toContain(personal);
  await page.goBack();
  await expect(page.getByLabel('Comentarios')).toHaveValue('');
  await page.goForward();
  await expect(number(page)).toHaveText(shown);
  const other = await browser.newPage({ javaScriptEnabled: false });
  await other.goto(page.url());
  await expect(number(other)).toHaveText(shown);
  await expect(
    other.getByText(/^Le respondemos a más tardar el \S+ \d+ de \S+ a las? \d+:\d\d [ap]\.\sm\.$/),
  ).toBeVisible();
  await other.close();
});

test.describe('the quotation form', () => {
  test.use({ viewport: { width: 360, height: 800 }, tolerated: /the server responded with a status of 422/ });

  test('says the same, takes any name, and ties what the server says to its field', async ({ page }) => {
    await page.goto(PRODUCT);
    // Before its scripts are there the browser says it.
    await expect(page.locator('#cotizacion form[novalidate]')).toBeVisible();
    const send = getSendButton(page);
    await send.click();
    await expect(page.getByText(REQUIRED, { exact: true })).toHaveCount(getFieldNames('quotation').length + 1);
    await expect(page.getByText(HINT)).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await fillPerson(page);
    await page.getByLabel('Nombre').fill('Clínica S.A.S. O’Neill-2');
    const errors = { email: 'Este correo no recibe mensajes' };
    await page.route('**/api/quotation', (route) =>
      route.fulfill({ status: 422, json: { code: 422, message: 'Revise los campos.', errors } }),
    );
    await send.click();
    const email = page.getByLabel('Correo Electrónico');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(`${errors.email} Con la forma nombre@dominio.com`);
    await page.unrouteAll();
    await send.click();
    await expect(number(page)).toBeVisible();
  });
});

test('what is written before the scripts or a reload is not lost; what is sent is forgotten', async ({ page }) => {
  const open = await holdBack(page, CHUNKS);
  await page.goto('/contacto', { waitUntil: 'commit' });
  await fillForm(page, 'Escrito antes de que cargue el código');
  await expect(getSendButton(page, 'Enviar')).toBeEnabled();
  open();
  // Now the code runs: the button waits for the box.
  await expect(getSendButton(page, 'Enviar')).toBeDisabled();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Escrito antes');
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Pérez');
  await expect(page.getByLabel('Comentarios')).toHaveValue('Escrito antes de que cargue el código');
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(number(page)).toBeVisible();
  const kept = () => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join();
  expect(await page.evaluate(kept)).not.toContain('Ana');
});

test.describe('what the server refuses', () => {
  test.use({ tolerated: /the server responded with a status of 422/ });

  test('is in a toast that goes after five seconds, by a click or a drag; its words stay', async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 422, json: { code: 422, message: 'El correo no existe.' } }),
    );
    await page.goto('/contacto');
    await fillPerson(page);
    const show = async () => {
      await getSendButton(page, 'Enviar').click();
      await stopClockAt(page, 0);
      await expect(getToast(page)).toHaveText('El correo no existe.');
    };
    await show();
    await expect(getToast(page).locator('svg')).toBeVisible();
    // Top right.
    const { x: left = 0, y: over = 0 } = (await getToast(page).boundingBox()) ?? {};
    expect([left > 640, over < 100]).toEqual([true, true]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await axe(page)).toEqual([]);
    await expect(getClock(page)).toHaveCSS('animation-duration', '5s');
    await stopClockAt(page, 5_000);
    await expect(getToast(page)).toHaveCount(0);

    const notice = page.locator('form').getByRole('status');
    await expect(notice).toHaveText('El correo no existe.');
    await expect(getSendButton(page, 'Enviar')).toHaveAccessibleDescription('El correo no existe.');
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Pérez');

    // On a busy machine it may be gone before the pointer comes.
    await expect(async () => {
      if ((await getToast(page).count()) === 0) await getSendButton(page, 'Enviar').click();
      await getToast(page).hover({ timeout: 2_000 });
      await expect(getClock(page)).toHaveCSS('animation-play-state', 'paused', { timeout: 1_000 });
    }).toPass();
    await page.mouse.move(0, 700);
    await expect(getClock(page)).toHaveCSS('animation-play-state', 'running');
    await getToast(page).click();
    await expect(getToast(page)).toHaveCount(0);

    await show();
    // Also waits until it has come in.
    await getToast(page).hover();
    const { x = 0, y = 0, width: wide = 0, height = 0 } = (await getToast(page).boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + wide - 10, y + height / 2, { steps: 10 });
    await page.mouse.up();
    await expect(getToast(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms are checked by the browser and land on a page that says what happened', async ({ page }) => {
    for (const [path, button, wrong] of [
      ['/contacto', 'Enviar', { Nombre: 'Dr. Pérez', Teléfono: 'letras' }],
      [PRODUCT, 'Enviar Cotización', { 'Correo Electrónico': 'no es un correo' }],
    ] as const) {
      await page.goto(path);
      const send = getSendButton(page, button);
      for (const [label, text] of Object.entries(wrong)) {
        await fillForm(page, 'Sin guiones');
        await page.getByLabel(label).fill(text);
        await send.click();
        await expect(page.getByLabel(label)).toBeFocused();
      }
      await fillForm(page, 'Sin guiones');
      await send.click();
      await expect(getConsent(page)).toBeFocused();
      await getConsent(page).check();
      await send.click();
      await expect(page).toHaveURL(RECEIPT);
      await expect(page.getByRole('heading', { name: 'Solicitud recibida' })).toBeVisible();
      await expect(number(page)).toBeVisible();
    }
    // Only what this site has signed is a page; each part of the address: lib/forms/receipt.test.ts.
    expect((await page.request.get(page.url().replace('enviado', 'parcial'))).status()).toBe(404);
  });
});
