import type { APIResponse } from '@playwright/test';
import { expect, sidewaysScroll, test } from './support/fixtures';
import { categoryAddress, productAddress, sampleCategories, service, withSlash } from './support/samples';

const [category = { id: 0, name: '' }] = sampleCategories;

test('An address whose escapes are malformed, or with an id that cannot be, is a 404 with words', async ({
  request,
}) => {
  const malformed = ['/%', '/%E0%A4', '/producto/%E0%A4/101', '/producto/a%/101', '/search/%FF', '/productos/%C0%80/1'];
  const ids = ['abc', '0', '007', '9'.repeat(30), '-1', '1.5', '1e3', '%00', '101%20', '999999'];
  for (const path of [...malformed, ...ids.flatMap((id) => [`/producto/x/${id}`, `/productos/x/${id}`])]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Navegación perdida');
  }
});

function getLocation(answer: APIResponse): string[] {
  const all = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location');
  return all.map(({ value }) => value);
}

test("The framework's own addresses are 404s with the 404 page, for a visitor and for a client navigation", async ({
  request,
}) => {
  const routes = [
    '/productos/[category]/[id]',
    '/search/[q]/[...only]',
    '/comparar/[items]',
    '/mensaje/[...estado]',
    '/ley-1831/lugar/[word]',
  ];
  const inner = [...routes, ...routes.map(encodeURI), '/_global-error', '/_not-found', '/_error', '/500', '/404'];
  for (const path of inner) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('Navegación perdida');
    expect((await request.get(path, { headers: { rsc: '1' } })).status(), path).toBe(404);
  }
});

test('Pages take no posts, whatever these carry', async ({ request }) => {
  const bodies = [
    {},
    { headers: { 'content-type': 'multipart/form-data' }, data: 'x' },
    { headers: { 'content-type': 'multipart/form-data; boundary=x' }, data: '--x\r\n' },
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, data: '$ACTION_ID_x=1' },
    { headers: { 'next-action': 'abc' }, data: '[]' },
    { headers: { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain' }, data: '["$K1"]' },
  ];
  for (const body of bodies)
    for (const path of ['/', '/productos', '/search/monitor', '/no-existe'])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
        expect((await request.fetch(path, { method, ...body })).status(), `${method} ${path}`).toBe(405);
});

test('A query that no page reads makes no other page', async ({ request }) => {
  const path = productAddress(withSlash);
  await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT');
  const { etag } = (await request.get(path)).headers();
  for (const query of ['utm_source=whatsapp', 'fbclid=1', 'nxtPid=7', 'nxtPname=x', 'id=7', '__nextLocale=es']) {
    const answer = await request.get(`${path}?${query}`);
    expect([answer.status(), answer.headers()['x-nextjs-cache'], answer.headers().etag], query).toEqual([
      200,
      'HIT',
      etag,
    ]);
  }
});

test('A wrong or old name answers 308 to the right address', async ({ request }) => {
  const wrong = [
    'otro-nombre',
    'x',
    '%3Cscript%3E',
    'null',
    '100%25',
    encodeURIComponent(withSlash.name.toUpperCase()),
  ];
  for (const name of wrong) {
    const product = await request.get(`/producto/${name}/${withSlash.id}`, { maxRedirects: 0 });
    expect(product.status(), name).toBe(308);
    expect(getLocation(product)).toEqual([productAddress(withSlash)]);
    const list = await request.get(`/productos/${name}/${category.id}`, { maxRedirects: 0 });
    expect(list.status(), name).toBe(308);
    expect(getLocation(list)).toEqual([categoryAddress(category)]);
  }
});

test('An address of a page that is gone answers 308 to what is nearest', async ({ request }) => {
  const answer = await request.get('/mis-solicitudes', { maxRedirects: 0 });
  expect([answer.status(), ...getLocation(answer)]).toEqual([308, '/cotizacion']);
});

test('The underscore form of a name with slashes is accepted for products and services', async ({ page }) => {
  for (const item of [withSlash, service]) {
    const response = await page.goto(`/producto/${encodeURIComponent(item.name.replaceAll('/', '_'))}/${item.id}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.name);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(productAddress(item));
  }
});

test('A search of 2,000 characters is answered and does not break the layout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const response = await page.goto(`/search/${'ñ'.repeat(2000)}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('No se han encontrado resultados')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('Markup in a search is shown as text', async ({ page }) => {
  const text = '<script>document.title="roto"</script><b>"monitor"\'';
  await page.goto(`/search/${encodeURIComponent(text)}`);
  await expect(page.getByRole('combobox')).toHaveValue(text);
  await expect(page).not.toHaveTitle('roto');
  await expect(page).toHaveTitle(/<b>/);
  await expect(page.locator('main b')).toHaveCount(0);
});

test('A search with FTS operators, quotes and symbols is only a search', async ({ request }) => {
  for (const text of [
    '"',
    '*',
    'monitor OR NOT',
    'name:monitor',
    '(((',
    "'; DROP TABLE products;--",
    '%',
    '../..',
    '¿?',
    '.',
    'a.rsc',
    '.RSC',
    '[q]',
  ])
    expect((await request.get(`/search/${encodeURIComponent(text)}`)).status(), text).toBe(200);
  expect((await request.get('/search/monitor')).status()).toBe(200);
});

test('A search is shown as it was written, also when it looks encoded or like a file of the framework', async ({
  page,
}) => {
  for (const text of ['5%50', '100%', 'a.rsc', 'a%2Fb', 'ñ/ñ']) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`);
    await expect(page).toHaveTitle(new RegExp(`^Búsqueda: ${text.replace(/[.%[\]]/g, '\\$&')} `));
    await expect(page.getByRole('combobox')).toHaveValue(text);
  }
});

test('The search form leaves blank text where it is, leads home who typed the address, and any text to its results', async ({
  request,
}) => {
  for (const [query, location] of [
    ['q=%20%20', '/'],
    ['q=', '/'],
    ['', '/'],
    ['q=%FF', '/search/%EF%BF%BD'],
    ['q=a%2Fb+%25', '/search/a%2Fb%20%25'],
    ['q=%2F%2Fexample.com', '/search/%2F%2Fexample.com'],
  ]) {
    const answer = await request.get(`/search?${query}`, { maxRedirects: 0 });
    expect(answer.status(), query).toBe(303);
    expect(answer.headers().location, query).toBe(location);
  }
  for (const query of ['q=', 'q=%20%20', '']) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await request.get(`/search?${query}`, { headers, maxRedirects: 0 });
    expect([answer.status(), (await answer.body()).length, answer.headers().location], query).toEqual([
      204,
      0,
      undefined,
    ]);
  }
});
