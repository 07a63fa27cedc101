import { answeredWith, axe, expect, test } from './support/fixtures';
import { readDocument } from './support/read-document';
import { ofOtherBrand, productAddress } from './support/samples';

const { name, id } = ofOtherBrand;

for (const [path, text] of [
  [productAddress(ofOtherBrand), `Hola, quiero información sobre ${name} (referencia ${id}): `],
  ['/productos/Monitoreo%20y%20diagn%C3%B3stico/1', 'Hola, busco equipos de Monitoreo y diagnóstico.'],
  ['/search/autoclave', 'Busco: autoclave'],
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

test('The chat button is not over a field that is being filled, nor over the button that sends', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Enviar Cotización' }).scrollIntoViewIfNeeded();
  await expect(chat).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(chat).toBeVisible();
});

const KEPT = 'main :is(h1, h2, h3, h4, input, select, textarea, form[method=post] [type=submit])';

for (const path of ['/', '/productos/x/1', '/search/monitor', '/contacto', '/ley-1831', productAddress(ofOtherBrand)])
  test(`Wherever ${path} rests on a phone, the chat button covers no title, no field and no button that sends`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    // What watches the button comes with the first scrolling.
    const watcher = page.waitForResponse(
      async (one) => /\.js$/.test(one.url()) && /data-away.*ResizeObserver/s.test(await one.text()),
    );
    await expect(async () => {
      await page.mouse.wheel(0, 37);
      await watcher;
    }).toPass();
    const seen = await page.evaluate(async (kept) => {
      const covered: string[] = [];
      let inSight = 0;
      for (let top = 0; top < document.documentElement.scrollHeight; top += 37) {
        scrollTo({ top, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        for (const one of document.querySelectorAll('[data-chat]')) {
          if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          inSight++;
          const place = one.getBoundingClientRect();
          for (const part of document.querySelectorAll(kept)) {
            const { left, right, top: start, bottom } = part.getBoundingClientRect();
            const isOver = left < place.right && place.left < right && start < place.bottom && place.top < bottom;
            if (isOver && right > left) covered.push(`${top}: ${part.outerHTML}`);
          }
        }
      }
      return { covered, inSight };
    }, KEPT);
    expect(seen.covered).toEqual([]);
    expect(seen.inSight).toBeGreaterThan(10);
  });

test('The keyboard brings the chat button back from where it has stepped aside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contacto');
  const chat = page.getByRole('link', { name: 'Escríbanos por WhatsApp' });
  await page.getByLabel('Comentarios').evaluate((one) => scrollTo(0, one.getBoundingClientRect().bottom - innerHeight));
  await expect(chat).toHaveCSS('opacity', '0');
  await page.keyboard.press('Shift+Tab');
  await chat.focus();
  await expect(chat).toHaveCSS('opacity', '1');
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
