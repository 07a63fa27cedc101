import { answeredWith, axe, expect, test } from './support/fixtures';
import { readDocument } from './support/read-document';
import { ofOtherBrand, productAddress } from './support/samples';

const { name, id } = ofOtherBrand;

for (const [path, text] of [
  [productAddress(ofOtherBrand), `Hola, quiero información sobre ${name} (referencia ${id}): `],
  ['/productos/Monitoreo%20y%20diagn%C3%B3stico/1', 'Hola, busco equipos de Monitoreo y diagnóstico.'],
  ['/search/autoclave', 'Busco: autoclave'],
  [
    '/cotizacion/101x2-305',
    'Hola, quiero cotizar esta lista:\n- 2 × Monitor de signos vitales MV-12 (referencia 101)\n- 1 × ',
  ],
  ['/ley-1831', 'Hola, tengo una pregunta sobre la Ley 1831'],
  [
    '/ley-1831/centros-comerciales',
    'Hola, tengo una pregunta sobre la Ley 1831 y los DEA. Mi lugar: Centros comerciales',
  ],
] as const)
  test(`The chat button of ${decodeURI(path)} has the first words written`, async ({ request }) => {
    const { links } = readDocument(await (await request.get(path)).text());
    const href = new URL(links.get('Escríbanos por WhatsApp') ?? '');
    expect(href.searchParams.get('text')?.startsWith(text)).toBe(true);
  });

test('A list that was changed has the chat button of all pages: the words of the other would be wrong', async ({
  page,
}) => {
  await page.goto('/cotizacion/101x2-305');
  const chat = page.getByRole('link', { name: 'Escríbanos por WhatsApp' }).locator('visible=true');
  await expect(chat).toHaveAttribute('href', /text=.+2%20%C3%97%20Monitor.+101x2-305/);
  await page.getByRole('button', { name: /^Una unidad más de Monitor/ }).click();
  await expect(chat).toHaveAttribute('href', /^[^?]+$/);
  await expect(chat).toHaveCount(1);
});

test('A page has its own chat button, which on a phone leaves the room to what is written', async ({ page }) => {
  await page.goto(productAddress(ofOtherBrand));
  const chat = page.getByRole('link', { name: 'Escríbanos por WhatsApp' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    // The page's own, and not that of all pages.
    await expect(chat.locator('visible=true')).toHaveCount(1);
    await expect(chat.locator('visible=true')).toHaveAttribute('href', new RegExp(`referencia%20${id}`));
  }
  await page.getByLabel('Nombre').focus();
  await expect(chat).toBeHidden();
  await page.getByLabel('Nombre').blur();
  await expect(chat).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.getByLabel('Nombre').focus();
  await expect(chat).toBeVisible();
});

test.describe('A product that is gone', () => {
  test.use({ tolerated: answeredWith(404) });

  test('shows the same ways on with scripts as without', async ({ page, request }) => {
    const path = '/producto/Monitor%20de%20signos%20vitales%20MV-10/99123';
    // The first index of a process may come late.
    await expect.poll(async () => (await (await request.get(path)).text()).match(/<article/g)?.length).toBe(3);
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { name: '404', exact: true })).toBeVisible();
      const similar = page.getByRole('region', { name: 'Lo más parecido que tenemos' });
      await expect(similar.getByRole('article')).toHaveCount(3);
      await expect(page.getByRole('main').getByRole('link', { name: 'Laboratorio clínico' })).toBeVisible();
      expect(await axe(page)).toEqual([]);
    }
  });
});
