import { createClient } from '@libsql/client';
import { backendAt } from './support/backend';
import type { Fault } from './support/fault-server';
import { address, answeredWith, expect, test } from './support/fixtures';

type Item = { readonly id: number; readonly name: string };

test.use({ site: 'OUTAGE_SITE' });
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const backend = () => backendAt(address('OUTAGE_BACKEND'));
const FAULTS: readonly Fault[] = ['status-500', 'html', 'reset', 'hang', 'truncated', 'nonsense'];
/** A page from the cache takes a few milliseconds; this leaves room for a busy machine. */
const FAST = 1_000;

/** Products of the FDA file that no other test opens on this site. */
async function product(index: number): Promise<Item & { readonly path: string }> {
  const { data } = await backend().get<{ readonly data: readonly Item[] }>(`/products?page=20&limit=100`);
  const { id, name } = data[index] ?? { id: 0, name: '' };
  return { id, name, path: `/producto/${encodeURIComponent(name)}/${id}` };
}

async function rewrite(id: number, text: string): Promise<void> {
  const database = createClient({ url: process.env.CATALOGUE ?? '' });
  await database.execute({ sql: 'UPDATE products SET description = ? WHERE id = ?', args: [text, id] });
  database.close();
}

test.afterEach(() => backend().fail('none'));

for (const [index, fault] of FAULTS.entries()) {
  test(`A page seen before stays as it was while the backend fails (${fault}), and is fresh again afterwards`, async ({
    request,
  }) => {
    const { id, path } = await product(index);
    await rewrite(id, 'Antes de la caída');
    await expect.poll(async () => (await request.get(path)).text()).toContain('Antes de la caída');
    await backend().fail(fault);
    await rewrite(id, 'Después de la caída');
    const calls = await backend().callsOf(`/product/${id}`);
    // Visits go on until the page was old enough to be asked for again, which failed twice.
    await expect(async () => {
      const started = performance.now();
      const answer = await request.get(path);
      const text = await answer.text();
      expect(performance.now() - started).toBeLessThan(FAST);
      expect(answer.status()).toBe(200);
      expect(text).toContain('Antes de la caída');
      expect(await backend().callsOf(`/product/${id}`)).toBeGreaterThan(calls + 1);
    }).toPass();
    await backend().fail('none');
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: 15_000 })
      .toContain('Después de la caída');
  });
}

test.describe('A page that nobody has seen yet', () => {
  test.use({ tolerated: answeredWith(503) });

  for (const [index, fault] of FAULTS.entries())
    test(`is a true 503 within five seconds, whole without JavaScript (${fault})`, async ({ browser, request }) => {
      const { path } = await product(60 + index);
      await backend().fail(fault);
      const started = performance.now();
      const answer = await request.get(path);
      const html = await answer.text();
      expect(performance.now() - started).toBeLessThan(5_000);
      expect(answer.status()).toBe(503);
      expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: address('OUTAGE_SITE') });
      const page = await context.newPage();
      await page.setContent(html);
      await expect(page.getByText(/^Error: el catálogo no responde/)).toBeVisible();
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

  test('opens with its link once the backend is back', async ({ page }) => {
    const { name, path } = await product(50);
    await backend().fail('status-500');
    const response = await page.goto(path);
    expect(response?.status()).toBe(503);
    const retry = page.getByRole('link', { name: 'Intentar de nuevo' });
    await retry.click();
    await expect(page.getByText(/^Error: /)).toBeVisible();
    await backend().fail('none');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('is shown too to who comes by a link of the site', async ({ page }) => {
    const { name } = await product(51);
    await backend().fail('none');
    await page.goto('/contacto');
    await backend().fail('status-500');
    await page
      .getByRole('searchbox')
      .first()
      .fill(`Nunca ${name.slice(0, 20)}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Error: el catálogo /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toBeVisible();
  });
});

test('The sitemap and the cards that were seen stay as they were while the backend is down', async ({ request }) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer;
  };
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
