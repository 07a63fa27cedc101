import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import type { APIRequestContext } from '@playwright/test';
import { ley1831 } from '@/content/ley-1831';
import { site as company } from '@/content/site';
import { openDatabase } from '@/lib/embedded-backend/database';
import { getMemory } from './bench/load';
import { backendAt, type Fault, type FaultServer, startFaultServer } from './support/backend';
import { ageLastGood, changeProduct } from './support/database';
import { createServer } from './support/embedded-server';
import { address, axe, expect, test, visit } from './support/fixtures';
import {
  categoryAddress,
  itemThat,
  productAddress,
  sampleCategories,
  sampleItems,
  suggestedIds,
} from './support/samples';
import { type Site, serve } from './support/site';

test.describe('While the backend fails', () => {
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
        await expect(page.getByRole('main').getByRole('link', { name: company.mobile.label })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
        await expect(page.getByRole('contentinfo').getByText(company.tagline)).toBeVisible();
        await context.close();
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
});

test.describe('A start in the middle of it', () => {
  const SECRET = 'a-secret-of-some-length';
  const MONTH = 30 * 86_400_000;
  const TIMES = 6;

  /** One that is not known at once: those of GONE are; that every other one is a failure too: lib/backend/client.test.ts. */
  const FAULTS: readonly Fault[] = ['hang'];
  const GONE = ['refused'] as const;

  const suggested = itemThat(({ id }) => id === suggestedIds[0]);
  const product = itemThat(({ id, type }) => type === 'PRODUCT' && !suggestedIds.some((one) => one === id));
  const category = sampleCategories.find(({ id }) => id === product.category_id) ?? { id: 0, name: '' };
  /** What each page names: all but the first two are made when they are asked for. */
  const PAGES = Object.entries({
    '/': productAddress(suggested),
    [productAddress(suggested)]: productAddress(suggested),
    [productAddress(product)]: productAddress(product),
    [categoryAddress(category)]: productAddress(product),
    [`/search/${encodeURIComponent(product.name)}`]: productAddress(product),
  });

  test.describe.configure({ mode: 'serial' });

  let folder: string;
  let data: Awaited<ReturnType<typeof openDatabase>>;
  let backend: FaultServer;
  const listen = (port?: number) =>
    startFaultServer(
      createServer(async () => data),
      port,
    );
  /** Published at an address of its own, so that no page of the build is served. */
  const start = (url: string) =>
    serve(
      {
        NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
        BACKEND_URL: url,
        DATABASE_URL: `file:${join(folder, 'site.db')}`,
        REVALIDATE_SECRET: SECRET,
      },
      true,
    );

  test.beforeAll(async ({ playwright }) => {
    folder = await mkdtemp(join(tmpdir(), 'site-restart-'));
    data = await openDatabase(`file:${join(folder, 'backend.db')}`);
    backend = await listen();
    const request = await playwright.request.newContext();
    const first = await start(backend.url);
    await visitAll(request, first, 1);
    expect((await request.get(`${first.url}/producto/x/999999`)).status()).toBe(404);
    await first.stop();
    await request.dispose();
    const kept = createClient({ url: `file:${join(folder, 'site.db')}` });
    const aged = await ageLastGood(kept, MONTH);
    kept.close();
    expect(aged).toBeGreaterThanOrEqual(PAGES.length);
  });

  test.afterAll(async () => {
    await backend.close();
    data.close();
    await rm(folder, { recursive: true });
  });

  /** Visits each page so many times; all must be as they were. Returns how each was answered. */
  async function visitAll(request: APIRequestContext, { url }: Site, count: number): Promise<string[]> {
    const states: string[] = [];
    for (const [path, text] of PAGES) {
      let left = count;
      states.push(...(await visit(request, url + path, text, async () => left-- === 0)));
    }
    return states;
  }

  /** The framework's word for how it answers: HIT, or STALE when the page's refresh has begun behind it. */
  async function getState(request: APIRequestContext, address: string): Promise<string | undefined> {
    return (await request.get(address)).headers()['x-nextjs-cache'];
  }

  async function begin(trouble: (typeof GONE)[number] | Fault): Promise<string> {
    if (trouble === 'refused') await backend.close();
    else backend.set(trouble);
    return backend.url;
  }

  for (const trouble of [...FAULTS, ...GONE])
    test(`a site that starts a month into an outage (${trouble}) shows what it showed before, at once, also when it is told to refresh`, async ({
      request,
    }) => {
      const isGone = !FAULTS.includes(trouble as Fault);
      const site = await start(await begin(trouble));
      const states = await visitAll(request, site, TIMES);
      const headers = { authorization: `Bearer ${SECRET}` };
      const told = await request.post(`${site.url}/api/revalidate`, { headers, data: { all: true } });
      expect(told.status()).toBe(200);
      // A refresh that was under way when it was told counts as the new one; the next comes after five seconds.
      for (const [path] of PAGES)
        await expect.poll(() => getState(request, site.url + path), { message: path, timeout: 15_000 }).toBe('STALE');
      states.push(...(await visitAll(request, site, TIMES)));
      if (isGone) {
        // By its age too; the other faults: outage.spec.ts.
        const home = `${site.url}/`;
        for (const state of ['HIT', 'STALE']) {
          const isSo = async () => (await getState(request, home)) === state;
          states.push(...(await visit(request, home, productAddress(suggested), isSo)));
        }
        states.push(...(await visitAll(request, site, TIMES)));
        expect((await request.get(`${site.url}/producto/x/999999`)).status()).toBe(503);
      }
      // Each page is made once, from what was kept; after that nobody waits.
      expect(states.filter((state) => state === 'MISS').length).toBeLessThanOrEqual(PAGES.length);
      expect(states.filter((state) => !/^(?:HIT|STALE|MISS)$/.test(state))).toEqual([]);
      await site.stop();
      if (trouble === 'refused') backend = await listen(Number(new URL(backend.url).port));
    });
});

test.describe('A build in the middle of it', () => {
  test.use({ site: 'HEAL_SITE' });
  test.describe.configure({ mode: 'serial' });

  const DAY = 86_400;
  const backend = () => backendAt(address('HEAL_BACKEND'));

  test('A site built while its backend was down says Error where the lists would be, and shows the rest', async ({
    page,
  }) => {
    await page.goto('/');
    for (const title of ['Productos destacados', 'Servicios'])
      await expect(page.getByRole('region', { name: title, exact: true }).getByRole('status')).toHaveText(
        /^Error: el catálogo /,
      );
    await expect(page.getByRole('region', { name: 'Nuestros eventos', exact: true }).locator('article')).toHaveCount(4);
    expect(await axe(page)).toEqual([]);
    await page.goto('/productos');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Error: el catálogo /);
  });

  test('Its pages do not expire while the outage lasts: an expired page is a 500 until the backend is back', async () => {
    const manifest = await readFile(join(process.env.OUTAGE_BUILD ?? '', 'prerender-manifest.json'), 'utf8');
    const { routes } = JSON.parse(manifest) as { readonly routes: Record<string, { initialExpireSeconds?: number }> };
    for (const path of ['/', '/productos', '/ley-1831'])
      expect(routes[path]?.initialExpireSeconds, path).toBeGreaterThan(DAY);
  });

  test('It heals by itself once the backend is back', async ({ page }) => {
    await backend().fail('none');
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0, { timeout: 100 });
      const links = page.getByRole('region', { name: 'Productos destacados', exact: true }).getByRole('link');
      await expect(links).not.toHaveCount(0, { timeout: 100 });
    }).toPass();
    const categories = await backend().get<readonly unknown[]>('/categories/PRODUCT');
    expect(categories.length).toBeGreaterThan(20);
    await expect(async () => {
      await page.goto('/productos');
      await expect(page.getByRole('link', { name: /^Ver productos / })).toHaveCount(categories.length, {
        timeout: 100,
      });
    }).toPass();
  });

  test.describe('A site that has no home page yet, since it was built for another address', () => {
    const lists = {
      'Productos destacados': { path: '/products/suggested', count: suggestedIds.length },
      Servicios: {
        path: '/products?page=1&limit=100',
        count: sampleItems.slice(0, 100).filter(({ type }) => type === 'SERVICE').length,
      },
    };
    let folder: string;
    let data: Awaited<ReturnType<typeof openDatabase>>;
    let faulty: FaultServer;
    let site: Site;

    test.beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'site-cold-'));
      data = await openDatabase(`file:${join(folder, 'backend.db')}`);
      faulty = await startFaultServer(createServer(async () => data));
      const database = { DATABASE_URL: `file:${join(folder, 'site.db')}` };
      site = await serve(
        { ...database, NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '', BACKEND_URL: faulty.url, REVALIDATE_SECONDS: '2' },
        true,
      );
    });

    test.afterEach(async () => {
      await site.stop();
      await faulty.close();
      data.close();
      await rm(folder, { recursive: true });
    });

    for (const [failed, { path, count }] of Object.entries(lists))
      test(`says Error where ${failed} would be while only that read fails, shows the rest, and heals`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
        const page = await context.newPage();
        const section = (name: string) => page.getByRole('region', { name, exact: true });
        const items = (name: string) => section(name).getByRole('listitem');
        faulty.set('status-500', undefined, path);
        expect((await page.goto('/'))?.status()).toBe(200);
        await expect(section(failed).getByRole('status')).toHaveText(
          'Error: el catálogo presenta una falla en este momento. Intente de nuevo en unos minutos.',
        );
        await expect(page.getByRole('main').getByRole('status')).toHaveCount(1);
        for (const [title, list] of Object.entries(lists))
          await expect(items(title)).toHaveCount(title === failed ? 0 : list.count);
        await expect(section('Nuestros eventos').locator('article')).toHaveCount(4);
        await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
        await expect(page.getByRole('contentinfo').getByText(company.tagline)).toBeVisible();
        faulty.set('none');
        await expect(async () => {
          await page.goto('/');
          await expect(page.getByRole('main').getByRole('status')).toHaveCount(0, { timeout: 100 });
          await expect(items(failed)).toHaveCount(count, { timeout: 100 });
        }).toPass({ timeout: 10_000 });
        await context.close();
      });

    test('answers 503 while neither list can be read, and a home page that was whole stays so', async ({ request }) => {
      const read = async () => {
        const answer = await request.get(site.url);
        return [answer.status(), (await answer.text()).includes('Error: ')];
      };
      faulty.set('status-500');
      expect(await read()).toEqual([503, true]);
      faulty.set('none');
      await expect.poll(read, { timeout: 10_000 }).toEqual([200, false]);
      faulty.set('status-500', undefined, lists.Servicios.path);
      for (let visit = 0; visit < 5; visit++) expect(await read()).toEqual([200, false]);
    });

    test('shows a page without what it can do without, and one that was whole stays so', async ({ request }) => {
      const { id } = ley1831.promotion.model;
      const model = productAddress(itemThat((item) => item.id === id));
      const read = async () => {
        const answer = await request.get(`${site.url}/ley-1831`);
        return [answer.status(), (await answer.text()).includes(`href="${model}"`)];
      };
      const path = `/product/${id}`;
      faulty.set('status-500', undefined, path);
      expect(await read()).toEqual([200, false]);
      faulty.set('none');
      await expect.poll(read, { timeout: 10_000 }).toEqual([200, true]);
      faulty.set('status-500', undefined, path);
      for (let visit = 0; visit < 5; visit++) expect(await read()).toEqual([200, true]);
    });
  });
});

test.describe('The first minute', () => {
  /** Of each category, so that all of them take longer than ?ready waits. */
  const DELAY_MS = 1_000;

  test('a process is ready only when its search index is made: no first suggestion is empty, and each category is read once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ready-'));
    const data = await openDatabase(`file:${join(folder, 'backend.db')}`);
    const answer = createServer(async () => data);
    const backend = await startFaultServer(async (request) => {
      if (new URL(request.url).pathname.startsWith('/category/')) await wait(DELAY_MS);
      return answer(request);
    });
    const site = await serve({
      NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
      BACKEND_URL: backend.url,
      DATABASE_URL: `file:${join(folder, 'site.db')}`,
    });
    const listRead = () => backend.received.map(({ path }) => path).filter((path) => path.startsWith('/category/'));
    const getHealth = async (query: string) => {
      const response = await fetch(`${site.url}/api/health${query}`);
      return [response.status, (await response.json()).status];
    };
    try {
      backend.received.length = 0;
      expect(listRead()).toEqual([]);
      expect(await getHealth('?ready')).toEqual([503, 'starting']);
      expect(await getHealth('')).toEqual([200, 'alive']);
      expect(listRead().length).toBeLessThan(sampleCategories.length);
      await expect.poll(() => getHealth('?ready'), { timeout: 60_000 }).toEqual([200, 'ready']);
      expect(listRead().sort()).toEqual(sampleCategories.map(({ id }) => `/category/${id}`).sort());
      const { suggestions } = await (await fetch(`${site.url}/api/suggest?q=monitor`)).json();
      expect(suggestions.length).toBeGreaterThan(2);
      expect(listRead()).toHaveLength(sampleCategories.length);
    } finally {
      await site.stop();
      await backend.close();
      data.close();
      await rm(folder, { recursive: true });
    }
  });
});

test.describe('A backend without a limit', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    id: index + 1,
    name: `Equipo ${index}`,
    type: 'SERVICE',
  }));
  /** Lists as a backend sends them that knows no limit: of products, or of nothing that is one. */
  const LISTS = {
    products: JSON.stringify({ data: many }),
    nothing: `[${Array(1_000_000).fill('{}').join(',')}]`,
  };
  /** Bytes of a page. */
  const SMALL = 400_000;

  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  let folder: string;
  let list: keyof typeof LISTS = 'products';
  let backend: FaultServer;
  let site: Site;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'long-lists-'));
    backend = await startFaultServer(async () => new Response(LISTS[list]));
    const NEXT_DIST_DIR = process.env.HTTP_BUILD ?? '';
    // Published at an address of its own, so that no page of the build is served.
    site = await serve(
      { NEXT_DIST_DIR, BACKEND_URL: backend.url, DATABASE_URL: `file:${join(folder, 'site.db')}` },
      true,
    );
  });

  test.afterAll(async () => {
    await site.stop();
    await backend.close();
    await rm(folder, { recursive: true });
  });

  async function visit(path: string) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    return { status: response.status, size: html.length, cards: html.match(/<article/g)?.length ?? 0, html };
  }

  test('the search index reads no more than it holds, and the process stays small', async () => {
    await expect
      .poll(async () => (await fetch(`${site.url}/api/suggest?q=equipo`)).text(), { timeout: 60_000 })
      .toContain('"kind":"service"');
    const read = new Set(backend.received.map(({ path }) => path).filter((path) => path.startsWith('/category/')));
    // Two hold as many as are indexed; others are asked for when one of them comes late.
    expect(read.size).toBeLessThan(10);
    expect(await getMemory(site.pid)).toBeLessThan(350);
  });

  test('a part of the sitemap reads no more than it lists, their index no products, and their process stays small', async () => {
    const [NEXT_DIST_DIR, DATABASE_URL] = [process.env.HTTP_BUILD ?? '', `file:${join(folder, 'sitemap.db')}`];
    const other = await serve({ NEXT_DIST_DIR, DATABASE_URL, BACKEND_URL: backend.url }, true);
    try {
      const countAddresses = async (path: string) =>
        (await (await fetch(other.url + path)).text()).split('<loc>').length - 1;
      const before = backend.received.length;
      const listRead = () =>
        backend.received.slice(before).flatMap(({ path }) => (path.startsWith('/category/') ? [path] : []));
      // Two hundred categories of 10,000 products, whose sizes the backend does not say.
      await expect.poll(() => countAddresses('/sitemap.xml'), { timeout: 60_000 }).toBe(200);
      expect(listRead()).toEqual([]);
      for (const number of [2, 3, 4, 5, 200])
        expect([number, await countAddresses(`/sitemap/${number}.xml`)]).toEqual([number, 10_001]);
      expect(await countAddresses('/sitemap/1.xml')).toBeGreaterThan(10_001);
      expect((await fetch(`${other.url}/sitemap/201.xml`)).status).toBe(404);
      expect(listRead().sort()).toEqual([1, 2, 3, 4, 5, 200].map((id) => `/category/${id}`).sort());
      expect(await getMemory(other.pid)).toBeLessThan(350);
    } finally {
      await other.stop();
    }
  });

  test('twenty thousand products are shown as many as were asked for', async () => {
    const search = await visit('/search/a');
    expect([search.status, search.cards]).toEqual([200, 50]);
    expect(search.html).toContain('Mostramos los primeros 50 resultados y hay más');
    expect(search.size).toBeLessThan(SMALL);
    const home = await visit('/');
    expect([home.status, home.size < SMALL]).toEqual([200, true]);
    const categories = await visit('/productos');
    expect([categories.status, categories.cards, categories.size < SMALL]).toEqual([200, 200, true]);
    const category = await visit('/productos/Equipo%200/1');
    expect([category.status, category.cards, category.size < SMALL]).toEqual([200, 36, true]);
    const last = await visit('/productos/Equipo%200/1/orden/nombre/pagina/278');
    expect([last.status, last.cards]).toEqual([200, 10_000 - 277 * 36]);
    expect((await visit('/productos/Equipo%200/1/pagina/279')).status).toBe(404);
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  });

  test('a million items that are none are a failed read, and what was good before stays', async () => {
    list = 'nothing';
    const search = await visit('/search/b');
    expect([search.status, search.cards]).toEqual([503, 0]);
    expect(search.html).toContain('el catálogo envió una respuesta que no pudimos leer');
    // One that the search index has not read.
    expect((await visit('/productos/Equipo%20199/200')).status).toBe(503);
    expect(site.output()).toMatch(
      /"call":"GET \/category\/{id}","field":"[^"]*id","expected":"[^"]+","received":"absent"/,
    );
  });
});
