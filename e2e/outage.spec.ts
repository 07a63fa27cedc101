import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import type { APIRequestContext } from '@playwright/test';
import { ley1831 } from '@/content/ley-1831';
import { site as company } from '@/content/site';
import { backendAt } from './support/backend';
import { ageLastGood, changeProduct } from './support/database';
import { address, expect, test } from './support/fixtures';
import { type OwnBackend, revalidate, startBackend } from './support/forms-site';
import {
  categoryAddress,
  itemThat,
  productAddress,
  sampleCategories,
  sampleItems,
  suggestedIds,
} from './support/samples';
import type { Site } from './support/site';

/** Milliseconds between two visits: more of them show nothing more, and take the processor from what is waited for. */
const INTERVAL_MS = 25;

/** Visits `path` until `isOver`, which is told how often; each visit must bring `text`. Returns the answers: HIT, STALE or MISS. */
async function visit(
  request: APIRequestContext,
  path: string,
  text: string,
  isOver: (visits: number) => boolean | Promise<boolean>,
): Promise<string[]> {
  const states: string[] = [];
  while (!(await isOver(states.length))) {
    const answer = await request.get(path);
    const html = await answer.text();
    states.push(answer.headers()['x-nextjs-cache'] ?? '');
    expect(answer.status()).toBe(200);
    expect(html).toContain(text);
    await setTimeout(INTERVAL_MS);
  }
  return states;
}

/** How a visit is answered that does not wait for the backend. */
const AT_ONCE = /^(?:HIT|STALE)$/;

test.describe('While the backend fails', () => {
  type Item = { readonly id: number; readonly name: string };

  // React tells the browser's console of the failure that a page says.
  test.use({
    site: 'OUTAGE_SITE',
    tolerated: /the server responded with a status of 503 |Minified React error #441/,
  });
  test.describe.configure({ mode: 'serial', timeout: 90_000 });

  const backend = () => backendAt(address('OUTAGE_BACKEND'));
  const site = () => ({ url: address('OUTAGE_SITE') });

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
    const { id, path } = await product(0);
    // Of a page's reads the circuit breaker lets one through, which may be any of them.
    const { calls } = backend();
    await rewrite(id, 'Antes de la caída');
    const getText = async () => (await request.get(path)).text();
    await expect.poll(getText, { timeout: 30_000 }).toContain('Antes de la caída');
    await rewrite(id, 'Después de la caída');
    // One that is known at once and one that ends by the timeout; all others: lib/backend/client.test.ts.
    for (const fault of ['status-500', 'hang'] as const) {
      await backend().fail(fault);
      const before = await calls();
      // The page is old enough to be asked for again under each of the faults.
      const states = await visit(request, path, 'Antes de la caída', async () => (await calls()) > before);
      const tell = async () => {
        expect((await revalidate(site(), { all: true })).status).toBe(200);
        return (await request.get(path)).headers()['x-nextjs-cache'];
      };
      // A refresh that was under way when it is told counts as the new one.
      await expect.poll(tell, fault).toBe('STALE');
      states.push(...(await visit(request, path, 'Antes de la caída', (visits) => visits >= 10)));
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
  });

  test('A page that nobody has seen yet is a true 503, whole without JavaScript', async ({ browser, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: address('OUTAGE_SITE') });
    const page = await context.newPage();
    const [known, unseen] = [await product(72), await product(73)];
    await expect.poll(async () => (await request.get(known.path)).status(), { timeout: 20_000 }).toBe(200);
    for (const [fault, path] of [
      ['reset', `/cotizacion/${known.id}-${unseen.id}`],
      ['status-500', unseen.path],
      ['hang', '/search/nunca'],
    ] as const) {
      await backend().fail(fault);
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(503);
      expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
      await page.setContent(await answer.text());
      const main = page.getByRole('main');
      await expect(page.getByText(/Error: el catálogo |el catálogo no responde/).first()).toBeVisible();
      await expect(main.getByRole('link', { name: company.mobile.label })).toBeVisible();
      await expect(main.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(company.tagline)).toBeVisible();
    }
    await context.close();
  });

  test('It says so too to who comes by a link, and opens with its own link once the backend is back', async ({
    page,
  }) => {
    const { name, path } = await product(50);
    await page.goto('/contacto');
    await backend().fail('status-500');
    await page.getByRole('combobox').first().fill('Nunca vista');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Error: el catálogo /)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busqueda');
    await page.goto(path);
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

  test('The sitemap and the cards that were seen stay as they were', async ({ request }) => {
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
      expect((await (await read('/sitemap/1.xml')).text()).match(/<loc>/g)).toHaveLength(before);
      expect(await (await read('/sitemap.xml')).text()).toBe(index);
      expect(await backend().callsOf('/categories/PRODUCT')).toBeGreaterThan(calls);
    }).toPass();
    expect(await (await read('/sitemap/1.xml')).text()).toMatch(/<\/urlset>\s*$/);
    expect(await (await read(card)).body()).toEqual(picture);
  });
});

test.describe('A site that has no page yet, since it was built for another address', () => {
  const MONTH_MS = 30 * 86_400_000;
  const TIMES = 5;
  /** A page of each kind, and what it names. */
  const PAGES = getPages();

  test.describe.configure({ mode: 'serial', timeout: 90_000 });

  let own: OwnBackend;
  let site: Site;
  const start = () => own.serve({ REVALIDATE_SECONDS: '2' }, true);

  test.beforeAll(async () => {
    own = await startBackend();
    site = await start();
  });

  test.afterAll(() => own.stop());

  function getPages() {
    const suggested = itemThat(({ id }) => id === suggestedIds[0]);
    const product = itemThat(({ id, type }) => type === 'PRODUCT' && !suggestedIds.some((one) => one === id));
    const category = sampleCategories.find(({ id }) => id === product.category_id) ?? { id: 0, name: '' };
    return Object.entries({
      '/': productAddress(suggested),
      [productAddress(suggested)]: productAddress(suggested),
      [productAddress(product)]: productAddress(product),
      [categoryAddress(category)]: productAddress(product),
      [`/search/${encodeURIComponent(product.name)}`]: productAddress(product),
    });
  }

  async function read(request: APIRequestContext, path: string) {
    const answer = await request.get(site.url + path);
    return {
      status: answer.status(),
      html: (await answer.text()).replace(/<script[\s\S]*?<\/script>|<!--.*?-->/g, ''),
    };
  }

  test('says Error where only one list cannot be read, shows the rest, and heals; a whole page stays so', async ({
    request,
  }) => {
    const isService = ({ type }: { readonly type: string }) => type === 'SERVICE';
    const services = sampleItems.slice(0, 100).filter(isService);
    const featured = suggestedIds.map((id) => itemThat((item) => item.id === id)).filter((item) => !isService(item));
    const readHome = async () => {
      const { status, html } = await read(request, '/');
      const isNamed = (item: (typeof sampleItems)[number]) => html.includes(`href="${productAddress(item)}"`);
      return [
        status,
        html.split('Error: el catálogo ').length - 1,
        featured.filter(isNamed).length,
        services.filter(isNamed).length,
      ];
    };
    const whole = [200, 0, featured.length, services.length];
    own.backend.set('status-500');
    expect((await read(request, '/')).status).toBe(503);
    own.backend.set('status-500', undefined, '/products/suggested');
    await expect.poll(readHome).toEqual([200, 1, 0, services.length]);
    own.backend.set('none');
    await expect.poll(readHome).toEqual(whole);
    own.backend.set('status-500', undefined, '/products?page=1&limit=100');
    for (let visit = 0; visit < 5; visit++) expect(await readHome()).toEqual(whole);

    const { id } = ley1831.promotion.model;
    const model = productAddress(itemThat((item) => item.id === id));
    const readLaw = async () => {
      const { status, html } = await read(request, '/ley-1831');
      return [status, html.includes(`href="${model}"`)];
    };
    own.backend.set('status-500', undefined, `/product/${id}`);
    expect(await readLaw()).toEqual([200, false]);
    own.backend.set('none');
    await expect.poll(readLaw).toEqual([200, true]);
  });

  test('started a month into an outage it shows what it showed before, at once, also when it is told to refresh', async ({
    request,
  }) => {
    /** Visits each page so many times; all must be as they were. Returns how each was answered. */
    const visitAll = async (count: number) => {
      const visits = PAGES.map(([path, text]) => visit(request, site.url + path, text, (made) => made === count));
      return (await Promise.all(visits)).flat();
    };
    const getState = async (path: string) => (await request.get(site.url + path)).headers()['x-nextjs-cache'];
    await visitAll(1);
    expect((await read(request, '/producto/x/999999')).status).toBe(404);
    await site.stop();
    const kept = createClient({ url: own.databaseUrl });
    expect(await ageLastGood(kept, MONTH_MS)).toBeGreaterThanOrEqual(PAGES.length);
    kept.close();

    // Not known at once; that any other fault is a failure too: lib/backend/client.test.ts.
    own.backend.set('hang');
    site = await start();
    const states = await visitAll(TIMES);
    expect((await revalidate(site, { all: true })).status).toBe(200);
    // A refresh that was under way when it was told counts as the new one; the next comes after five seconds.
    const polls = PAGES.map(([path]) =>
      expect.poll(() => getState(path), { message: path, timeout: 15_000 }).toBe('STALE'),
    );
    await Promise.all(polls);
    states.push(...(await visitAll(TIMES)));
    expect((await read(request, '/producto/x/999999')).status).toBe(503);
    // Each page is made once, from what was kept; after that nobody waits.
    expect(states.filter((state) => state === 'MISS').length).toBeLessThanOrEqual(PAGES.length);
    expect(states.filter((state) => !AT_ONCE.test(state) && state !== 'MISS')).toEqual([]);
  });
});
