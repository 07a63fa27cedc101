import { address, expect, test } from './support/fixtures';
import { fillForm, getConsent, getSendButton } from './support/form';
import { contact } from './support/person';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms post, and land on a page that says what happened', async ({ page }) => {
    for (const [path, name] of [
      ['/contacto', 'Enviar'],
      ['/producto/-/101', 'Enviar Cotización'],
    ] as const) {
      await page.goto(path);
      await fillForm(page, 'Sin guiones');
      await getConsent(page).check();
      await getSendButton(page, name).click();
      await expect(page).toHaveURL(/\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/);
      await expect(page.getByRole('heading', { name: 'Solicitud recibida' })).toBeVisible();
      await expect(page.getByText(/Número de radicado: \d{4} \d{4}-\d/)).toBeVisible();
      await expect(page.getByText(/^Le respondemos a más tardar el /)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Seguir viendo productos' })).toBeVisible();
    }
  });
});

test('the server enforces the consent of a plain form', async ({ request }) => {
  const { policy: _, ...form } = contact;
  const response = await request.post(`${address('SAMPLE_SITE')}/api/contact`, {
    form,
    headers: { accept: 'text/html' },
    maxRedirects: 0,
  });
  expect([response.status(), response.headers().location]).toEqual([303, '/mensaje/datos']);
});

test('other methods are 405, other types 415, large bodies 413', async ({ request }) => {
  const url = `${address('SAMPLE_SITE')}/api/quotation`;
  expect((await request.get(url)).status()).toBe(405);
  expect((await request.post(url, { data: 'x', headers: { 'content-type': 'text/plain' } })).status()).toBe(415);
  expect((await request.post(url, { data: { description: 'x'.repeat(70_000) } })).status()).toBe(413);
});

test('an address that this site has not signed, or an older version without a signature, shows no number', async ({
  request,
}) => {
  const form = { ...contact, description: 'Firmado' };
  const sent = await request.post('/api/contact', { form, headers: { accept: 'text/html' }, maxRedirects: 0 });
  const path = sent.headers().location ?? '';
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
});

test('an unknown state of a message is a true 404', async ({ request }) => {
  const wrong = [
    'nada',
    'enviado/482177034',
    'enviado/482177035/29925960',
    'datos/482177034/29925960',
    'enviado/482177034/29925960/AAAAAAAAAAAA/x',
  ];
  for (const path of wrong) expect((await request.get(`/mensaje/${path}`)).status(), path).toBe(404);
});
