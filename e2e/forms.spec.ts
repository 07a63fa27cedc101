import type { Page } from '@playwright/test';
import {
  axe,
  expect,
  fillForm,
  getClock,
  getConsent,
  getSendButton,
  getToast,
  stopClockAt,
  test,
} from './support/fixtures';
import { contact, ofOtherBrand, productAddress } from './support/samples';

const REQUIRED = 'Este campo es requerido';
const HINT = 'Solo letras y espacios, sin puntos ni guiones';
const CHUNKS = '**/_next/static/chunks/**/*.js';
const RECEIPT = /\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/;
const PRODUCT = productAddress(ofOtherBrand);
const number = (page: Page) => page.getByText(/^Número de radicado: \d{4} \d{4}-\d$/);
const isAbout = (text: string) => text.includes('reValidateMode');

const FORMS = [
  ['/contacto', 'Enviar'],
  [PRODUCT, 'Enviar Cotización'],
] as const;

async function fill(page: Page, path: string, text = 'Hola'): Promise<void> {
  await page.goto(path);
  await fillForm(page, text);
  await getConsent(page).check();
}

/** The contact form filled in; the server refuses what is sent, so that it can be sent again and again. */
async function fillRefused(page: Page): Promise<void> {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 422, json: { code: 422, message: 'El correo no existe.' } }),
  );
  await fill(page, '/contacto');
}

test('the contact form waits for the policy box, then says what is wrong, field by field, and the rule of the name', async ({
  page,
}) => {
  await page.goto('/contacto');
  await expect(getSendButton(page, 'Enviar')).toBeDisabled();
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  const name = page.getByLabel('Nombre');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(`${REQUIRED} ${HINT}`);
  await expect(page.getByLabel('Correo Electrónico')).toHaveAccessibleDescription(
    'Este campo es requerido, deber tener el formato correcto de correo electronico',
  );
  await expect(page.getByLabel('Teléfono')).toHaveAccessibleDescription(
    'Este campo es requerido, solo debe contener numeros Solo números; la extensión, en Comentarios',
  );
  await page.getByLabel('Teléfono').fill('300');
  await expect(page.getByLabel('Teléfono')).not.toHaveAttribute('aria-invalid');
  await fillForm(page, 'Hola');
  for (const refused of ['Dr. Pérez', 'María-José']) {
    await name.fill(refused);
    await getSendButton(page, 'Enviar').click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(`${REQUIRED} ${HINT}`);
    await expect(page.getByText(HINT)).toHaveCSS('font-weight', '600');
  }
  await name.fill('Ana Pérez');
  await expect(name).toHaveAccessibleDescription(HINT);
});

test('the quotation form says the same, the consent included, and takes any name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PRODUCT);
  // Before its scripts are there the browser says it.
  await expect(page.locator('#cotizacion form[novalidate]')).toBeVisible();
  await getSendButton(page, 'Enviar Cotización').click();
  await expect(page.getByText(REQUIRED, { exact: true })).toHaveCount(5);
  await expect(page.getByText(HINT)).toHaveCount(0);
  await fillForm(page, 'Hola');
  await page.getByLabel('Nombre').fill('Clínica S.A.S. O’Neill-2');
  await getConsent(page).check();
  const link = page.getByRole('link', { name: 'Acepto la política de datos (PDF, otra pestaña)' });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await getSendButton(page, 'Enviar Cotización').click();
  await expect(number(page)).toBeVisible();
  await page.getByRole('link', { name: 'Seguir viendo productos' }).click();
  await expect(page).toHaveURL('/productos');
});

for (const [path, name] of FORMS)
  test(`${decodeURI(path)} is written and sent with the keyboard alone, to a receipt that survives reload, back and another device`, async ({
    page,
    browser,
  }) => {
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
    await page.keyboard.press('Tab');
    await expect(getSendButton(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(RECEIPT);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(getToast(page)).toContainText('Recibimos');
    const shown = (await number(page).textContent()) ?? '';
    expect(page.url()).toContain(shown.replace(/\D/g, ''));
    for (const personal of ['Ana', 'example.com', 'Dos']) expect(page.url()).not.toContain(personal);
    const item = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Productos' });
    await expect(item).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
    await page.reload();
    await expect(number(page)).toHaveText(shown);
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

test('what is written before the code of the page has come, or before a reload, is not lost; what is sent is forgotten', async ({
  page,
}) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/contacto', { waitUntil: 'commit' });
  await fillForm(page, 'Escrito antes de que cargue el código');
  await expect(getSendButton(page, 'Enviar')).toBeEnabled();
  release();
  // Now the code runs: the button waits for the box.
  await expect(getSendButton(page, 'Enviar')).toBeDisabled();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Escrito antes');
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Pérez');
  await expect(page.getByLabel('Comentarios')).toHaveValue('Escrito antes de que cargue el código');
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(number(page)).toBeVisible();
  await page.goto('/contacto');
  await expect(page.getByLabel('Comentarios')).toHaveValue('');
  const kept = () => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join();
  expect(await page.evaluate(kept)).not.toContain('Ana');
});

test.describe('the libraries of a form', () => {
  test.use({
    viewport: { width: 360, height: 500 },
    tolerated: /ERR_INTERNET_DISCONNECTED|Failed to load|ChunkLoadError/,
  });

  test('load when it is touched, and without a connection the way out is there', async ({ page, context }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text());
    });
    await page.goto(PRODUCT, { waitUntil: 'networkidle' });
    await page.getByLabel('Nombre').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([scripts.length > 0, scripts.some(isAbout)]).toEqual([true, false]);
    await page.getByLabel('Nombre').evaluate((field) => field.focus({ preventScroll: true }));
    await expect.poll(() => scripts.some(isAbout)).toBe(true);
    await page.goto('/producto/-/201', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await fillForm(page, 'Necesito dos');
    await getConsent(page).check();
    await getSendButton(page, 'Enviar Cotización').click();
    await expect(getToast(page).filter({ hasText: 'No hay conexión' })).toBeVisible();
    await expect(page.getByLabel('Comentarios')).toHaveValue('Necesito dos');
    const link = page.getByRole('link', { name: 'WhatsApp', exact: true });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    for (const part of ['Necesito dos', 'Desfibrilador externo automático DEA-50', page.url()])
      expect(text).toContain(part);
    const email = new URL((await page.getByRole('link', { name: 'Correo', exact: true }).getAttribute('href')) ?? '');
    expect([email.protocol, email.searchParams.get('body')]).toEqual(['mailto:', text]);
    await context.setOffline(false);
    await getSendButton(page, 'Enviar Cotización').click();
    await expect(number(page)).toBeVisible();
  });
});

test.describe('when the server refuses', () => {
  test.use({ tolerated: /the server responded with a status of 4/ });

  test('what it says is shown until the message is sent again, and the values stay', async ({ page }) => {
    await fillRefused(page);
    await getSendButton(page, 'Enviar').click();
    await expect(getToast(page)).toHaveText('El correo no existe.');
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Pérez');
    const notice = page.locator('form').getByRole('status');
    await expect(notice).toHaveText('El correo no existe.');
    await expect(getSendButton(page, 'Enviar')).toHaveAccessibleDescription('El correo no existe.');
    await getToast(page).click();
    await expect(getToast(page)).toHaveCount(0);
    await expect(notice).toBeInViewport();
    expect(await axe(page)).toEqual([]);
    await page.unrouteAll();
    await getSendButton(page, 'Enviar').click();
    await expect(number(page)).toBeVisible();
    await page.goBack();
    await expect(notice).toHaveCount(0);
  });

  test('the error is tied to its field, which has the focus', async ({ page }) => {
    const errors = { email: 'Este correo no recibe mensajes' };
    await page.route('**/api/quotation', (route) =>
      route.fulfill({ status: 422, json: { code: 422, message: 'Revise los campos.', errors } }),
    );
    await fill(page, PRODUCT);
    await getSendButton(page, 'Enviar Cotización').click();
    await expect(page.getByLabel('Correo Electrónico')).toBeFocused();
    await expect(page.getByLabel('Correo Electrónico')).toHaveAccessibleDescription(
      'Este correo no recibe mensajes Con la forma nombre@dominio.com',
    );
    await expect(page.getByLabel('Comentarios')).toHaveValue('Hola');
  });

  for (const width of [360, 1280])
    test(`a toast ${width} px wide is above everything at the top right, goes after five seconds, by a click or a drag, and waits under the pointer`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await fillRefused(page);
      const show = async () => {
        await getSendButton(page, 'Enviar').click();
        await stopClockAt(page, 0);
        await expect(getToast(page)).toHaveText('El correo no existe.');
      };
      await show();
      await expect(getToast(page).locator('svg')).toBeVisible();
      const isOnTop = () =>
        getToast(page).evaluate((one) => {
          const { left, top, right, width: wide, height } = one.getBoundingClientRect();
          const isThere = left >= 0 && top >= 0 && top < 100 && innerWidth - right >= 0 && innerWidth - right < 40;
          return isThere && one.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
        });
      await expect.poll(isOnTop).toBe(true);
      await stopClockAt(page, 4_999);
      await expect(getToast(page)).toHaveCSS('opacity', '1');
      await stopClockAt(page, 5_000);
      await expect(getToast(page)).toHaveCount(0);

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

test('the form of a product puts it on the list, then says that it asks for this product alone', async ({ page }) => {
  await page.goto(PRODUCT);
  const add = page.locator('#cotizacion').getByRole('button', { name: /^(Agregar a|En) la lista / });
  await expect(add).toHaveAccessibleName(/y seguir buscando$/);
  await add.click();
  await expect(add).toBeFocused();
  await expect(add).toHaveAttribute('aria-pressed', 'true');
  const notice = page.getByText('Su lista tiene 1 producto. Ver lista. Este formulario pide solo este producto.');
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Ver lista' }).click();
  await expect(page).toHaveURL(/\/cotizacion\/\d+$/);
});

test('while a message is sent the button says so and sends nothing more', async ({ page }) => {
  let posts = 0;
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    posts += 1;
    await gate;
    await route.continue();
  });
  await fill(page, '/contacto');
  await getSendButton(page, 'Enviar').click();
  const sending = page.getByRole('button', { name: 'Enviando…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  await page.getByLabel('Nombre').press('Enter');
  answer();
  await expect(number(page)).toBeVisible();
  expect(posts).toBe(1);
});

test('a form that is left before its libraries come has them when it is shown again', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    const response = await route.fetch();
    if (isAbout(await response.text())) await released;
    await route.fulfill({ response });
  });
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await page.goto('/accesibilidad');
  // The framework keeps the last pages of a visit hidden in the document, with their state.
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await menu.getByRole('link', { name: 'Contacto', exact: true }).click();
  await page.getByRole('textbox', { name: 'Comentarios' }).focus();
  await menu.getByRole('link', { name: 'Inicio', exact: true }).click();
  await expect(page).toHaveURL('/home');
  release();
  await page.goBack();
  await getConsent(page).check();
  await getSendButton(page, 'Enviar').click();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  // What the press still fetches is of no interest.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('when the libraries are gone, as after a new deployment', () => {
  test.use({ tolerated: /ERR_FAILED/, hasScripts: false });

  test('the form is checked and posted by the browser', async ({ page }) => {
    for (const isGone of [isAbout, () => true]) {
      await page.route(CHUNKS, async (route) => {
        const response = await route.fetch();
        await (isGone(await response.text()) ? route.abort() : route.fulfill({ response }));
      });
      await page.goto('/contacto');
      await fillForm(page, 'Hola');
      await getConsent(page).check();
      await page.getByLabel('Correo Electrónico').fill('no es un correo');
      await getSendButton(page, 'Enviar').click();
      await expect(page.getByLabel('Correo Electrónico')).toBeFocused();
      await page.getByLabel('Correo Electrónico').fill('ana@example.com');
      await getSendButton(page, 'Enviar').click();
      await expect(page).toHaveURL(RECEIPT);
      // What the next page still loads is of no interest.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms are checked by the browser, post, and land on a page that says what happened', async ({ page }) => {
    for (const [path, name] of FORMS) {
      await page.goto(path);
      const send = getSendButton(page, name);
      for (const [label, wrong] of [
        ['Nombre', path === '/contacto' ? 'Dr. Pérez' : ''],
        ['Correo Electrónico', 'no es un correo'],
        ['Teléfono', 'letras'],
      ] as const) {
        await fillForm(page, 'Sin guiones');
        await page.getByLabel(label).fill(wrong);
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
  });
});

test('a receipt shows a number only where this site has signed it; unknown states, methods, types and sizes are refused', async ({
  request,
}) => {
  const headers = { accept: 'text/html' };
  const { policy: _, ...without } = contact;
  const refused = await request.post('/api/contact', { form: without, headers, maxRedirects: 0 });
  expect([refused.status(), refused.headers().location]).toEqual([303, '/mensaje/datos']);
  expect((await request.get('/api/quotation')).status()).toBe(405);
  const plain = { 'content-type': 'text/plain' };
  expect((await request.post('/api/quotation', { data: 'x', headers: plain })).status()).toBe(415);
  expect((await request.post('/api/quotation', { data: { description: 'x'.repeat(70_000) } })).status()).toBe(413);

  const form = { ...contact, description: 'Firmado' };
  const path = (await request.post('/api/contact', { form, headers, maxRedirects: 0 })).headers().location ?? '';
  expect(await (await request.get(path)).text()).toContain('Número de radicado');
  const [, , , , minutes] = path.split('/');
  for (const forged of [
    `/mensaje/enviado/482177034/${minutes}`,
    `/mensaje/enviado/482177034/${minutes}/${path.split('/').at(-1)}`,
    path.replace('enviado', 'parcial'),
    `${path}A`,
  ]) {
    const answer = await request.get(forged);
    expect([forged, answer.status()]).toEqual([forged, 200]);
    expect(await answer.text()).not.toContain('Número de radicado');
  }
  for (const wrong of ['nada', 'enviado/482177034', 'datos/482177034/29925960', `enviado/482177034/29925960/A/x`])
    expect((await request.get(`/mensaje/${wrong}`)).status(), wrong).toBe(404);
});
