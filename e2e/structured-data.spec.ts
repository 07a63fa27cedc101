import { expect, test } from './support/fixtures';
import { readDocument } from './support/read-document';
import { ofHouseBrand, ofOtherBrand, pages, productAddress, service } from './support/samples';

type Data = Record<string, unknown>;

test('The data of a product says what its page shows', async ({ page, request }) => {
  const path = productAddress(ofOtherBrand);
  const { data } = readDocument(await (await request.get(path)).text());
  await page.goto(path);
  const main = page.getByRole('main');
  const product = data.find((one) => one['@type'] === 'Product') as Data;
  expect(product.name).toBe(await main.getByRole('heading', { level: 1 }).textContent());
  await expect(main.getByText(`Marca: ${(product.brand as Data).name}`)).toBeVisible();
  await expect(main.getByText(`Referencia: ${product.sku}`).first()).toBeVisible();
  for (const line of String(product.description).split('\n\n')) await expect(main).toContainText(line);
  expect(product.url).toBe(page.url());
  expect((await request.get(String(product.image))).status()).toBe(200);
  const trail = data.find((one) => one['@type'] === 'BreadcrumbList') as { itemListElement: readonly Data[] };
  const crumbs = main.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('listitem');
  await expect(crumbs).toHaveText(trail.itemListElement.map(({ name }) => String(name)));
  expect(trail.itemListElement.at(-2)?.name).toBe(product.category);
  for (const { item } of trail.itemListElement) expect((await request.get(String(item))).status()).toBe(200);
});

test('The house brand is not told, and a service is a service of the company', async ({ request }) => {
  const getData = async (path: string) => readDocument(await (await request.get(path)).text()).data;
  const product = (await getData(productAddress(ofHouseBrand))).find((one) => one['@type'] === 'Product');
  expect(product).not.toHaveProperty('brand');
  const types = (await getData(productAddress(service))).map((one) => one['@type']);
  expect(types).toContain('Service');
  expect(types).not.toContain('Product');
});

test('A list of products names each card of the page, in its order', async ({ page, request }) => {
  const [category] = pages.filter(({ path }) => path.startsWith('/productos/'));
  const path = category?.path ?? '';
  const { data } = readDocument(await (await request.get(path)).text());
  const list = data.find((one) => one['@type'] === 'ItemList') as { itemListElement: readonly Data[] };
  await page.goto(path);
  const links = await page.getByRole('article').getByRole('link').all();
  const hrefs = await Promise.all(links.map((link) => link.evaluate((one) => (one as HTMLAnchorElement).href)));
  expect(list.itemListElement.map(({ url }) => url)).toEqual(hrefs);
});

test('Home says what the company and the site are, which other pages only name', async ({ request }) => {
  const getTypes = async (path: string) =>
    readDocument(await (await request.get(path)).text()).data.map((one) => one['@type']);
  expect(await getTypes('/')).toEqual(expect.arrayContaining(['MedicalBusiness', 'WebSite']));
  for (const path of ['/productos', '/ley-1831']) expect(await getTypes(path)).not.toContain('MedicalBusiness');
});

test('The data of the company is what the contact page shows', async ({ page, request }) => {
  const { data } = readDocument(await (await request.get('/contacto')).text());
  const company = data.find((one) => one['@type'] === 'MedicalBusiness') as Record<string, Data>;
  await page.goto('/contacto');
  const main = page.getByRole('main');
  await expect(main).toContainText(`${company.address?.streetAddress}, ${company.address?.addressLocality}`);
  await expect(main.locator(`a[href="tel:${company.telephone}"]`)).toBeVisible();
  await expect(main.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
  const networks = page.getByRole('contentinfo').locator('a[target=_blank]');
  const hrefs = await networks.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining(company.sameAs as unknown as string[]));
});
