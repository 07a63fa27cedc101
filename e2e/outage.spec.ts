import { createClient } from '@libsql/client';
import { backendAt, type Fault } from './support/backend';
import { changeProduct } from './support/database';
import { address, expect, test, visit } from './support/fixtures';

type Item = { readonly id: number; readonly name: string };

test.use({ site: 'OUTAGE_SITE' });
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const backend = () => backendAt(address('OUTAGE_BACKEND'));
/** One that is known at once and one that ends by the timeout; all others: lib/backend/client.test.ts. */
const FAULTS: readonly Fault[] = ['status-500', 'hang'];
/** How a visit is answered that does not wait for the backend. */
const AT_ONCE = /^(?:HIT|STALE)$/;

/** Products of the FDA file that no other test opens on this site. */
async function product(index: number): Promise<Item & { readonly path: string }> {
  const { data } = await backend().get<{ readonly data: readonly Item[] }>(`/products?page=20&limit=100`);
  const { id, name } = data[index] ?? { id: 0, name: '' };
  return { id, name, path: `/producto/${encodeURIComponent(name)}/${id}` };
}

async function rewrite(id: number, text: string): Promise<void> {
  const database = createClient({ url: process.env.CATALOGUE ?? '' });
  await changeProduct(database, id, { description: text });
  database.close();
}

test.afterEach(() => backend().fail('none'));

test('A page seen before stays as it was through every fault of the backend, at once, and is fresh afterwards', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const { id, path } = await product(0);
  // Of a page's reads the circuit breaker lets one through, which may be any of them.
  const { calls } = backend();
  await rewrite(id, 'Antes de la caída');
  const getText = async () => (await request.get(path)).text();
  await expect.poll(getText, { timeout: 30_000 }).toContain('Antes de la caída');
  await rewrite(id, 'Después de la caída');
  for (const fault of FAULTS) {
    await backend().fail(fault);
    const before = await calls();
    // The page is old enough to be asked for again under each of the faults.
    const states = await visit(request, path, 'Antes de la caída', async () => (await calls()) > before);
    states.push(...(await visit(request, path, 'Antes de la caída', (visits) => visits >= 20)));
    const headers = { authorization: `Bearer ${process.env.REVALIDATE_SECRET}` };
    const tell = async () => {
      expect((await request.post('/api/revalidate', { headers, data: { all: true } })).status()).toBe(200);
      return (await request.get(path)).headers()['x-nextjs-cache'];
    };
    // A refresh that was under way when it is told counts as the new one.
    await expect.poll(tell, fault).toBe('STALE');
    states.push(...(await visit(request, path, 'Antes de la caída', (visits) => visits >= 20)));
    expect(
      states.filter((state) => !AT_ONCE.test(state)),
      fault,
    ).toEqual([]);
  }
  await backend().fail('slow');
  const isFresh = async () => {
    const answer = await request.get(path);
    expect(answer.headers()['x-nextjs-cache']).toMatch(AT_ONCE);
    return (await answer.text()).includes('Después de la caída');
  };
  await expect.poll(isFresh, { timeout: 30_000 }).toBe(true);
  await backend().fail('none');
});

test.describe('A page that nobody has seen yet', () => {
  // React tells the browser's console of the failure that the page says.
  test.use({ tolerated: /the server responded with a status of 503 |Minified React error #441/ });

  for (const [index, fault] of FAULTS.entries())
    test(`is a true 503, whole without JavaScript (${fault})`, async ({ browser, request }) => {
      const { path } = await product(60 + index);
      await backend().fail(fault);
      const answer = await request.get(path);
      const html = await answer.text();
      expect(answer.status()).toBe(503);
      expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: address('OUTAGE_SITE') });
      const page = await context.newPage();
      await page.setContent(html);
      await expect(page.getByText(/^Error: el catálogo /)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /300 000 0000/ })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('Especialistas en tecnología médica')).toBeVisible();
      await context.close();
    });

  test('says how long to wait to who asks only for its headers', async ({ request }) => {
    const { path } = await product(70);
    await backend().fail('reset');
    const answer = await request.head(path);
    expect(answer.status()).toBe(503);
    expect(answer.headers()['retry-after']).toBe('30');
    expect((await answer.body()).length).toBe(0);
  });

  test('is so for forty visitors at once, each of another page, before anything knows of the failure', async ({
    request,
  }) => {
    const { path } = await product(71);
    await expect.poll(async () => (await request.get(path)).status(), { timeout: 20_000 }).toBe(200);
    await backend().fail('hang');
    const { calls } = backend();
    const before = await calls();
    const visits = Array.from({ length: 40 }, async (_, index) =>
      (await request.get(`/producto/x/${900_000 + index}`)).status(),
    );
    expect(await Promise.all(visits)).toEqual(Array(40).fill(503));
    // Four at a time wait for it; the rest give up with them instead of each waiting in turn (lib/backend/client.test.ts).
    expect((await calls()) - before).toBeLessThan(20);
    await backend().fail('none');
  });

  test('is so for a list of which one product cannot be read', async ({ request }) => {
    const [known, unseen] = [await product(72), await product(73)];
    await expect.poll(async () => (await request.get(known.path)).status(), { timeout: 20_000 }).toBe(200);
    await backend().fail('reset');
    const answer = await request.get(`/cotizacion/${known.id}-${unseen.id}`);
    expect(answer.status()).toBe(503);
    expect(await answer.text()).toContain('el catálogo no responde en este momento');
    await backend().fail('none');
  });

  test('opens with its link once the backend is back', async ({ page }) => {
    const { name, path } = await product(50);
    await backend().fail('status-500');
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    const retry = page.getByRole('link', { name: 'Intentar de nuevo' });
    await retry.click();
    await expect(page.getByText(/^Error: /)).toBeVisible();
    await backend().fail('none');
    // Reads that pages prefetch fail too: the circuit breaker may rest for two seconds.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 2_000 });
    }).toPass();
  });

  test('is shown too to who comes by a link of the site', async ({ page }) => {
    const { name } = await product(51);
    await backend().fail('none');
    await page.goto('/contacto');
    await backend().fail('status-500');
    await page
      .getByRole('combobox')
      .first()
      .fill(`Nunca ${name.slice(0, 20)}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Error: el catálogo /)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busqueda');
    await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toBeVisible();
  });
});

test('The sitemap and the cards that were seen stay as they were while the backend is down', async ({ request }) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer;
  };
  // The breaker may still rest from the failures of the tests before.
  await expect.poll(async () => (await request.get('/sitemap/1.xml')).status()).toBe(200);
  const index = await (await read('/sitemap.xml')).text();
  const before = (await (await read('/sitemap/1.xml')).text()).match(/<loc>/g)?.length ?? 0;
  expect(before).toBeGreaterThan(6_530);
  const page = await (await read((await product(80)).path)).text();
  const [card = ''] = /\/tarjeta\/producto\/\d+\/[0-9a-f]+\.jpg/.exec(page) ?? [];
  const picture = await (await read(card)).body();
  await backend().fail('status-500');
  const calls = await backend().callsOf('/categories/PRODUCT');
  // Asked for until it was old enough to be made again, which failed.
  await expect(async () => {
    const now = await (await read('/sitemap/1.xml')).text();
    expect(now.match(/<loc>/g)).toHaveLength(before);
    expect(await (await read('/sitemap.xml')).text()).toBe(index);
    expect(await backend().callsOf('/categories/PRODUCT')).toBeGreaterThan(calls);
  }).toPass();
  expect(await (await read('/sitemap/1.xml')).text()).toMatch(/<\/urlset>\s*$/);
  expect(await (await read(card)).body()).toEqual(picture);
});
