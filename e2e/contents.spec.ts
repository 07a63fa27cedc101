import { documents } from '@/content/documents';
import { address, answeredWith, expect, test } from './support/fixtures';
import {
  categoryAddress,
  itemThat,
  ofHouseBrand,
  ofOtherBrand,
  productAddress,
  sampleCategories,
  sampleItems,
  service,
} from './support/samples';

test('The footer has the logo, tagline, contact, social networks, policies, PQR form and copyright', async ({
  page,
}) => {
  await page.goto('/contacto');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('img', { name: 'Biomédica Ejemplo' })).toBeVisible();
  await expect(footer.getByText('Especialistas en tecnología médica', { exact: true })).toBeVisible();
  for (const network of ['Instagram', 'X', 'TikTok', 'WhatsApp', 'LinkedIn'])
    await expect(footer.getByRole('link', { name: new RegExp(`^${network} `) })).toHaveAttribute('href', /^https:/);
  await expect(footer.getByRole('link', { name: /@/ })).toHaveCount(2);
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(footer.getByText(/© 2023/)).toBeVisible();
  await expect(footer.getByRole('link', { name: /PQR/ })).toBeVisible();
  const mobile = await footer.getByRole('link', { name: /^300/ }).getAttribute('href');
  const chat = page.getByRole('link', { name: 'Escríbanos por WhatsApp' }).last();
  await expect(chat).toHaveAttribute('href', `https://wa.me/${mobile?.replace('tel:+', '')}`);
  await expect(chat).toHaveCSS('position', 'fixed');
});

test('The four policies and the law are PDFs', async ({ page, request }) => {
  await page.goto('/ley-1831');
  const law = page.getByRole('link', { name: 'CONSULTAR LEY' });
  const documents = page.getByRole('contentinfo').locator('a[href$=".pdf"]');
  await expect(documents).toHaveCount(4);
  for (const link of [law, ...(await documents.all())]) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
  }
});

test.describe('With a backend', () => {
  test.use({ site: 'HTTP_SITE' });

  test('the four policies of the footer lie below its storage/docs', async ({ page }) => {
    const hrefs = documents.map(({ file }) => `${address('BACKEND')}/storage/docs/${file}`);
    for (const path of ['/', '/contacto']) {
      await page.goto(path);
      const links = page.getByRole('contentinfo').locator('a[href$=".pdf"]');
      await expect(links).toHaveCount(4);
      for (const [index, href] of hrefs.entries()) await expect(links.nth(index)).toHaveAttribute('href', href);
    }
    for (const href of hrefs) expect((await fetch(href)).headers.get('content-type')).toBe('application/pdf');
  });
});

test('Categories stand in up to four columns, products in up to three, and each result has a row', async ({ page }) => {
  const [category = { id: 0, name: '' }] = sampleCategories;
  for (const [path, counts] of Object.entries({
    '/productos': { 360: 1, 700: 2, 1023: 2, 1024: 4, 1920: 4 },
    [categoryAddress(category)]: { 360: 1, 700: 2, 1023: 2, 1024: 3, 1920: 3 },
    '/search/monitor': { 360: 1, 700: 1, 1023: 1, 1024: 1, 1920: 1 },
  })) {
    await page.goto(path);
    const list = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .first();
    for (const [width, count] of Object.entries(counts)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const columns = () => list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      await expect.poll(columns, { message: `${path} at ${width} px` }).toBe(count);
    }
  }
});

test('The category list links every category with the button Ver productos', async ({ page }) => {
  await page.goto('/productos');
  for (const category of sampleCategories) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: category.name, exact: true }) });
    await expect(card.getByRole('img')).toHaveCount(0);
    await expect(card.getByRole('link', { name: /^Ver productos/ })).toHaveAttribute('href', categoryAddress(category));
  }
});

test('A category lists all of its products with name, brand and Cotizar, and says how many', async ({ page }) => {
  const [category] = sampleCategories;
  const products = sampleItems.filter(({ category_id }) => category_id === category?.id);
  await page.goto(categoryAddress(category ?? { id: 0, name: '' }));
  await expect(page.getByText(`${products.length} productos`, { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(products.length);
  for (const product of products) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: product.name, exact: true }) });
    await expect(card.getByText(product.brand, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Cotizar/ })).toHaveAttribute('href', productAddress(product));
  }
});

test('A product shows its brand and data sheet, the quotation and at most three related products', async ({
  page,
  request,
}) => {
  await page.goto(productAddress(ofOtherBrand));
  const main = page.getByRole('main');
  await expect(main.getByText(ofOtherBrand.brand, { exact: false }).first()).toBeVisible();
  await expect(main.getByRole('img', { name: ofOtherBrand.name, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Cotización', exact: true })).toBeVisible();
  const sheet = await main.getByRole('link', { name: /^Ver ficha técnica/ }).getAttribute('href');
  expect((await request.get(sheet ?? '')).headers()['content-type']).toBe('application/pdf');
  const related = main.getByRole('region', { name: 'Productos Relacionados' });
  await expect(related.getByRole('article')).toHaveCount(Math.min(3, ofOtherBrand.related_products.length));
  await expect(page.getByRole('heading', { name: 'Productos Relacionados' })).toHaveCount(0);
});

test('A product of the house brand hides it, and one without a data sheet has no link to it', async ({ page }) => {
  await page.goto(productAddress(ofHouseBrand));
  const facts = page.getByRole('main').getByText(/^Marca/);
  await expect(facts).toHaveCount(0);
  await page.goto(productAddress(itemThat(({ type, url }) => type === 'PRODUCT' && url === '')));
  await expect(page.getByRole('link', { name: /Ver ficha técnica/ })).toHaveCount(0);
});

test('A service has its own page under its name with underscores, whole description and no brand', async ({ page }) => {
  await page.goto(productAddress(service));
  await expect(page.getByRole('main').getByText(service.description)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Marca:/)).toHaveCount(0);
});

test('The page of the law promotes a defibrillator and lists six groups of establishments, each with its icon', async ({
  page,
  request,
}) => {
  await page.goto('/ley-1831');
  for (const fact of ['5 años', '255 descargas']) await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await expect(page.getByText('autoridad sanitaria nacional')).toBeVisible();
  const groups = page.getByRole('region', { name: 'Lugares obligados a contar con un DEA' });
  await expect(groups.getByRole('heading', { level: 3 })).toHaveCount(6);
  const icons = ['ambulance', 'trophy', 'landmark', 'graduation-cap', 'building', 'shield'];
  const symbols = groups.locator('li:has(h3) > span > svg > use');
  await expect(symbols).toHaveCount(icons.length);
  const drawings = await (await request.get('/images/icons.svg')).text();
  for (const [index, icon] of icons.entries()) {
    await expect(symbols.nth(index)).toHaveAttribute('href', `/images/icons.svg#${icon}`);
    expect(drawings).toContain(`id="${icon}"`);
  }
});

test('A search shows what it found; an empty one says so and offers the categories and WhatsApp', async ({ page }) => {
  await page.goto('/search/monitor');
  await expect(page.getByRole('combobox')).toHaveValue('monitor');
  await expect(page.getByRole('main').getByText(/^\d+ resultados para «monitor»$/)).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(1);
  await page.goto('/search/zzzz');
  await expect(page.getByText('No se han encontrado resultados', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  for (const category of sampleCategories)
    await expect(page.getByRole('main').getByRole('link', { name: category.name, exact: true })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /WhatsApp/ })
      .first(),
  ).toBeVisible();
});

test.describe('An unknown address', () => {
  test.use({ tolerated: answeredWith(404) });

  test('shows the 404 page and leads back to the home page', async ({ page }) => {
    await page.goto('/nada');
    await expect(page.getByRole('heading', { name: '404', exact: true })).toBeVisible();
    await expect(page.getByText('Navegación perdida', { exact: true })).toBeVisible();
    await expect(page.getByText('Lo sentimos, la pagina no fue encontrada', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Regresar a la pagina de inicio', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});
