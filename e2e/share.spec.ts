import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { address, axe, expect, sidewaysScroll, test } from './support/fixtures';
import { ofOtherBrand, productAddress, service } from './support/samples';

const path = productAddress(ofOtherBrand);
const getHref = async (link: { getAttribute: (name: string) => Promise<string | null> }) =>
  new URL((await link.getAttribute('href')) ?? '');

test('A product is asked about in WhatsApp with its name, its reference and its address', async ({ page }) => {
  await page.goto(path);
  const link = await getHref(page.getByRole('link', { name: 'Preguntar por WhatsApp' }));
  const text = link.searchParams.get('text') ?? '';
  expect(text).toContain(ofOtherBrand.name);
  expect(text).toContain(`referencia ${ofOtherBrand.id}`);
  expect(text).toContain(`${address('SAMPLE_SITE')}/p/${ofOtherBrand.id}?utm_source=consulta-whatsapp`);
});

test('A shared address is short and says where it was shared, is served from the cache, and the canonical one is the long one', async ({
  page,
  request,
}) => {
  await page.goto(path);
  const share = page.getByRole('region', { name: 'Compartir' });
  const text =
    (await getHref(share.getByRole('link', { name: 'Compartir por WhatsApp' }))).searchParams.get('text') ?? '';
  const shared = text.split(' ').at(-1) ?? '';
  expect(shared).toBe(`${address('SAMPLE_SITE')}/p/${ofOtherBrand.id}?utm_source=whatsapp`);
  expect((await request.get(shared)).headers()['x-nextjs-cache']).toBe('HIT');
  await page.goto(shared);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address('SAMPLE_SITE') + path);
});

test('The address of a product is copied with the keyboard, and it is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(productAddress(service));
  const button = page.getByRole('button', { name: 'Copiar enlace' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${address('SAMPLE_SITE')}/p/${service.id}`);
});

test('Where the device has its own way to share, that one takes the place of the links', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) });
  });
  await page.goto(path);
  const getShared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);
  await page.getByRole('link', { name: 'Compartir', exact: true }).click();
  const { name, id } = ofOtherBrand;
  const url = `${address('SAMPLE_SITE')}/p/${id}?utm_source=compartir`;
  expect(await getShared()).toEqual({ title: name, text: `${name} (ref. ${id}). Ficha y cotización:`, url });
  expect(page.url()).not.toContain('#');
  await page.getByRole('button', { name: 'Compartir', exact: true }).click();
  expect(await getShared()).toMatchObject({ url });
  await expect(page.getByRole('link', { name: 'Compartir por WhatsApp' })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});

test('Beside its name a product leads to the ways to share it, and a copied link moves nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.getByRole('link', { name: 'Compartir', exact: true }).click();
  const block = page.getByRole('region', { name: 'Compartir' });
  await expect(block).toBeInViewport();
  const getPlaces = () => Promise.all([block, block.getByText('Código QR')].map((part) => part.boundingBox()));
  const before = await getPlaces();
  await block.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(block.getByText('Enlace copiado')).toBeVisible();
  expect(await getPlaces()).toEqual(before);
});

for (const [where, start] of [
  ['/productos/Monitoreo%20y%20diagn%C3%B3stico/1', 'Monitoreo y diagnóstico en Biomédica Ejemplo: '],
  ['/search/monitor', 'Resultados de «monitor» en Biomédica Ejemplo: '],
] as const)
  test(`${decodeURI(where)} is shared under its own address`, async ({ page }) => {
    await page.goto(where);
    const link = await getHref(page.getByRole('link', { name: 'Compartir por WhatsApp' }));
    expect(link.searchParams.get('text')).toBe(`${start}${address('SAMPLE_SITE')}${where}?utm_source=whatsapp`);
  });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is shared by plain links', async ({ page }) => {
    await page.goto(path);
    for (const way of ['WhatsApp', 'LinkedIn', 'X', 'correo'])
      await expect(page.getByRole('link', { name: `Compartir por ${way}`, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar enlace' })).toBeHidden();
  });
});

test('Staff see how a link will look, whether it is ready, and copy it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/compartir');
  await page.getByLabel('Enlace del producto').fill(`${address('SAMPLE_SITE')}${path}?utm_source=x`);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'El enlace está listo para compartir.' })).toBeVisible();
  await expect(page.getByText(/^Foto JPEG de 1200 × 630 px, \d+ KB$/)).toBeVisible();
  for (const name of ['WhatsApp', 'WhatsApp, en pequeño', 'LinkedIn', 'X']) {
    const preview = page.getByRole('figure', { name, exact: true });
    await expect(preview).toContainText(ofOtherBrand.name);
    await expect(preview.getByRole('img', { name: ofOtherBrand.name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${address('SAMPLE_SITE')}/p/${ofOtherBrand.id}`,
  );
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
    expect(await axe(page), `axe at ${width} px`).toEqual([]);
  }
});

test('A short link is previewed and copied as it is sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/compartir');
  const short = `${address('SAMPLE_SITE')}/p/${ofOtherBrand.id}`;
  await page.getByLabel('Enlace del producto').fill(short);
  await page.getByRole('button', { name: 'Revisar' }).click();
  for (const name of ['WhatsApp', 'WhatsApp, en pequeño'])
    await expect(page.getByRole('figure', { name, exact: true }).getByText(short, { exact: true })).toBeVisible();
  await expect(page.getByText('El enlace lleva a otra dirección: la completa')).toBeVisible();
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(short);
});

test('A reference, or a name that only one product has, is understood as its address', async ({ page }) => {
  await page.goto('/compartir');
  const short = `${address('SAMPLE_SITE')}/p/${ofOtherBrand.id}`;
  for (const written of [`${ofOtherBrand.id}`, `Ref. ${ofOtherBrand.id}`, `/p/${ofOtherBrand.id}`, ofOtherBrand.name]) {
    await page.reload();
    await page.getByLabel('Enlace del producto').fill(written);
    await page.getByRole('button', { name: 'Revisar' }).click();
    const preview = page.getByRole('figure', { name: 'WhatsApp', exact: true });
    await expect(preview, written).toContainText(ofOtherBrand.name);
    await expect(preview.getByText(short, { exact: true }), written).toBeVisible();
  }
  await page.getByLabel('Enlace del producto').fill('INVIMA 1900DM-0000000');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'con «INVIMA 1900DM-0000000»' })).toBeVisible();
});

test.describe('A link that is not ready', () => {
  test.use({ tolerated: /the server responded with a status of 404 / });

  test('is told from one that is, and one of another site is not opened', async ({ page }) => {
    await page.goto(`/compartir?enlace=${encodeURIComponent('/producto/nada/999999')}`);
    await expect(page.getByText('Esta dirección no existe en el sitio (404): revise el enlace.')).toBeVisible();
    await page.getByLabel('Enlace del producto').fill('https://example.com/producto/x/1');
    await page.getByRole('button', { name: 'Revisar' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Ese enlace no es de este sitio.' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });
});

test('npm run share:check passes good links and fails bad ones', async () => {
  test.slow();
  const check = (...links: string[]) =>
    promisify(execFile)('npm', ['run', '-s', 'share:check', '--', '--site', address('SAMPLE_SITE'), ...links]);
  const { stdout } = await check(path, '/');
  expect(stdout).toMatch(/^2 páginas, 0 con problemas\.$/m);
  await expect(check('/nada')).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('responde 404') });
  await expect(check()).rejects.toMatchObject({ code: 2 });
});
