import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fillForm, getConsent } from './support/form';

const CHUNKS = '**/_next/static/chunks/**/*.js';

const write = (page: Page) => fillForm(page, 'Escrito antes de que cargue el código');

test('what is typed before the code of the page has loaded is neither lost nor forgotten', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/contacto', { waitUntil: 'commit' });
  await write(page);
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
  release();
  // Now the code runs: the button waits for the box.
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeDisabled();
  await expect(page.getByLabel('Comentarios')).toHaveValue('Escrito antes de que cargue el código');
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Pérez');
  await expect(page.getByLabel('Comentarios')).toHaveValue('Escrito antes de que cargue el código');
  await getConsent(page).check();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
});

for (const [path, name] of [
  ['/contacto', 'Enviar'],
  ['/producto/-/101', 'Enviar Cotización'],
] as const) {
  test.describe(`${path} whose code never loads`, () => {
    test.use({ tolerated: /ERR_FAILED/, hasScripts: false });

    test('is sent as a plain form', async ({ page }) => {
      await page.route(CHUNKS, (route) => route.abort());
      await page.goto(path);
      await write(page);
      await getConsent(page).check();
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page).toHaveURL(/\/mensaje\/enviado\//);
    });
  });

  test.describe(`${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('is checked by the browser before it is sent', async ({ page }) => {
      await page.goto(path);
      const send = page.getByRole('button', { name, exact: true });
      await send.click();
      await expect(page.getByLabel('Nombre')).toBeFocused();
      await write(page);
      if (path === '/contacto') {
        await page.getByLabel('Nombre').fill('Dr. Pérez');
        await send.click();
        await expect(page.getByLabel('Nombre')).toBeFocused();
        await page.getByLabel('Nombre').fill('Ana Pérez');
      }
      await page.getByLabel('Correo Electrónico').fill('no es un correo');
      await send.click();
      await expect(page.getByLabel('Correo Electrónico')).toBeFocused();
      await page.getByLabel('Correo Electrónico').fill('ana@example.com');
      await page.getByLabel('Teléfono').fill('letras');
      await send.click();
      await expect(page.getByLabel('Teléfono')).toBeFocused();
      await page.getByLabel('Teléfono').fill('+57 (300) 123-4567');
      await send.click();
      await expect(getConsent(page)).toBeFocused();
      await expect(page).toHaveURL(path === '/contacto' ? path : /\/producto\//);
    });
  });
}

test.describe('the libraries of a form', () => {
  test.use({ viewport: { width: 360, height: 500 } });

  test('load when the form comes near the screen, not before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text());
    });
    const hasLibraries = () => scripts.some((text) => text.includes('reValidateMode'));
    await page.goto('/producto/-/101', { waitUntil: 'networkidle' });
    expect(await page.getByLabel('Nombre').boundingBox()).toMatchObject({ y: expect.any(Number) });
    expect((await page.getByLabel('Nombre').boundingBox())?.y).toBeGreaterThan(700);
    expect([scripts.length > 0, hasLibraries()]).toEqual([true, false]);
    await page.getByLabel('Nombre').scrollIntoViewIfNeeded();
    await expect.poll(hasLibraries).toBe(true);
  });

  test('load when the form is touched from afar', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text());
    });
    await page.goto('/producto/-/101', { waitUntil: 'networkidle' });
    await page.getByLabel('Nombre').evaluate((field) => field.focus({ preventScroll: true }));
    await expect.poll(() => scripts.some((text) => text.includes('reValidateMode'))).toBe(true);
  });
});

test.describe('when the libraries are gone, as after a new deployment', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('the form is checked and posted by the browser', async ({ page }) => {
    await page.route(CHUNKS, async (route) => {
      const response = await route.fetch();
      await ((await response.text()).includes('reValidateMode') ? route.abort() : route.fulfill({ response }));
    });
    await page.goto('/contacto', { waitUntil: 'networkidle' });
    await write(page);
    await getConsent(page).check();
    await page.getByLabel('Correo Electrónico').fill('no es un correo');
    const send = page.getByRole('button', { name: 'Enviar', exact: true });
    await send.click();
    await expect(page.getByLabel('Correo Electrónico')).toBeFocused();
    await page.getByLabel('Correo Electrónico').fill('ana@example.com');
    await send.click();
    await expect(page).toHaveURL(/\/mensaje\/enviado\//);
    // What the next page still loads is of no interest.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('without a connection before the form was ever near', () => {
  test.use({
    viewport: { width: 360, height: 500 },
    tolerated: /ERR_INTERNET_DISCONNECTED|Failed to load|ChunkLoadError/,
  });

  test('the failure is said, the values stay, and the way out is there', async ({ page, context }) => {
    await page.goto('/producto/-/101', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await write(page);
    await getConsent(page).check();
    await page.getByRole('button', { name: 'Enviar Cotización' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Pérez');
    await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Enviar Cotización' }).click();
    await expect(page.getByText('Número de radicado')).toBeVisible();
  });
});
