import { address, axe, expect, test } from './support/fixtures';
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
  const before = await block.boundingBox();
  await block.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(block.getByText('Enlace copiado')).toBeVisible();
  expect(await block.boundingBox()).toEqual(before);
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
