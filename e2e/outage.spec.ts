import { createClient } from '@libsql/client';
import { backendAt } from './support/backend';
import type { Fault } from './support/fault-server';
import { address, expect, test } from './support/fixtures';

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
  test.use({ tolerated: /status of 500 |Minified React error #441;/ });

  test('answers a 5xx during an outage and shows an error in Spanish, and its button works once the backend is back', async ({
    page,
  }) => {
    const { name, path } = await product(50);
    await backend().fail('status-500');
    const response = await page.goto(path);
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByText(/^Error: el catálogo /)).toBeVisible();
    const retry = page.getByRole('button', { name: 'Intentar de nuevo' });
    await retry.click();
    await expect(page.getByText(/^Error: /)).toBeVisible();
    await backend().fail('none');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
});
