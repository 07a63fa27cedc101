import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '@/lib/embedded-backend/database';
import { type FaultServer, startFaultServer } from './support/backend';
import { hasNginx, type Nginx, startNginx } from './support/cluster';
import { addCategory, addProduct, changeCategory, changeProduct, removeProduct } from './support/database';
import { createServer } from './support/embedded-server';
import { expect, test } from './support/fixtures';
import {
  categoryAddress,
  itemThat,
  productAddress,
  sampleCategories,
  sampleItems,
  suggestedIds,
} from './support/samples';
import { type Site, serve } from './support/site';

test.describe('The webhook', () => {
  const SECRET = 'a-secret-of-some-length';
  const product = sampleItems.find(({ id }) => id === suggestedIds[0]);
  const category = sampleCategories.find(({ id }) => id === product?.category_id);
  if (!product || !category) throw new Error('The sample catalogue has no suggested product');
  const PAGES = [
    '/',
    productAddress(product),
    categoryAddress(category),
    `/search/${encodeURIComponent(product.name)}`,
  ];

  test.describe.configure({ mode: 'serial' });

  let folder: string;
  let data: Awaited<ReturnType<typeof openDatabase>>;
  let backend: FaultServer;
  let site: Site;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'revalidate-'));
    data = await openDatabase(`file:${folder}/backend.db`);
    backend = await startFaultServer(createServer(async () => data));
    site = await serve({
      NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
      BACKEND_URL: backend.url,
      DATABASE_URL: `file:${folder}/site.db`,
      // Nothing is refreshed by its age while the test lasts.
      REVALIDATE_SECONDS: '3600',
      REVALIDATE_SECRET: SECRET,
    });
  });

  test.afterAll(async () => {
    await site.stop();
    await backend.close();
    data.close();
    await rm(folder, { recursive: true });
  });

  const shows = async (path: string, text: string) => (await (await fetch(site.url + path)).text()).includes(text);
  const change = (slug: string) => changeProduct(data, product.id, { slug });
  const call = (body: object) =>
    fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify(body),
    });

  /** The build's own pages are two seconds old at most: each is made once more by this process, with its own age. */
  async function settle(text: string): Promise<void> {
    await change(text);
    for (const path of PAGES) await expect.poll(() => shows(path, text), path).toBe(true);
  }

  test("a product's tag refreshes its page and the lists that it is in, and nothing is refreshed before", async () => {
    await settle('antes-del-cambio');
    await change('despues-del-cambio');
    for (const path of [...PAGES, ...PAGES]) expect(await shows(path, 'despues-del-cambio'), path).toBe(false);
    const response = await call({ tags: [`product:${product.id}`] });
    expect([response.status, await response.json()]).toEqual([
      200,
      { code: 200, revalidated: [`product:${product.id}`, 'lists'] },
    ]);
    for (const path of PAGES) await expect.poll(() => shows(path, 'despues-del-cambio'), path).toBe(true);
  });

  test('a change that comes while the page is being made for the one before is shown too', async () => {
    const [, path = ''] = PAGES;
    for (const round of ['uno', 'dos', 'tres', 'cuatro']) {
      await change(`primero-${round}`);
      await call({ tags: [`product:${product.id}`] });
      // This visitor starts the making.
      await fetch(site.url + path);
      await change(`segundo-${round}`);
      await call({ tags: [`product:${product.id}`] });
      await expect.poll(() => shows(path, `segundo-${round}`), round).toBe(true);
    }
    await change('despues-del-cambio');
    await call({ all: true });
    for (const path of PAGES) await expect.poll(() => shows(path, 'despues-del-cambio'), path).toBe(true);
  });

  test('all refreshes everything, and while the backend fails the last good pages stay', async () => {
    test.setTimeout(90_000);
    await change('cambio-de-todo');
    backend.set('reset');
    expect((await call({ all: true })).status).toBe(200);
    for (const path of [...PAGES, ...PAGES]) {
      const response = await fetch(site.url + path);
      expect([response.status, (await response.text()).includes('despues-del-cambio')], path).toEqual([200, true]);
    }
    backend.set('none');
    // The framework tries a page that could not be made again after 30 s.
    for (const path of PAGES)
      await expect.poll(() => shows(path, 'cambio-de-todo'), { message: path, timeout: 60_000 }).toBe(true);
  });

  test("a product's tag refreshes the suggestions, which stay while the backend fails", async () => {
    const suggests = (text: string) => shows(`/api/suggest?q=${encodeURIComponent(product.name)}`, text);
    await expect.poll(() => suggests(product.brand)).toBe(true);
    await changeProduct(data, product.id, { brand: 'Marca nueva' });
    expect(await suggests('Marca nueva')).toBe(false);
    await call({ tags: [`product:${product.id}`] });
    await expect.poll(() => suggests('Marca nueva')).toBe(true);
    backend.set('reset');
    await call({ all: true });
    for (let time = 0; time < 5; time++) expect(await suggests('Marca nueva')).toBe(true);
    backend.set('none');
  });

  test('who does not know the secret changes nothing, and only POST is answered', async () => {
    const closed = await fetch(`${site.url}/api/revalidate`, { method: 'POST', body: '{"all":true}' });
    expect([closed.status, closed.headers.get('cache-control')]).toEqual([401, 'no-store']);
    const got = await fetch(`${site.url}/api/revalidate`);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('The home page has the same headers after each refresh', async () => {
    const getHeaders = async () => (await fetch(site.url)).headers;
    const links = new Set<string>();
    for (let refresh = 0; refresh < 4; refresh++) {
      await call({ all: true });
      await expect.poll(async () => (await getHeaders()).get('x-nextjs-cache')).toBe('HIT');
      const link = (await getHeaders()).get('link') ?? '';
      expect(link.match(/rel=preload/g)).toHaveLength(3);
      links.add(link.replaceAll(/,\s*/g, ','));
    }
    expect(links.size).toBe(1);
  });
});

test.describe('What moves', () => {
  const SECRET = 'a-secret-of-some-length';
  const AGE_S = 1;

  test.describe.configure({ mode: 'serial' });

  let folder: string;
  let data: Awaited<ReturnType<typeof openDatabase>>;
  let backend: FaultServer;
  let sites: Record<'age' | 'webhook', Site>;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = await mkdtemp(join(tmpdir(), 'moved-'));
    data = await openDatabase(`file:${folder}/backend.db`);
    backend = await startFaultServer(createServer(async () => data));
    const start = (name: string, seconds: number) =>
      serve({
        NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
        BACKEND_URL: backend.url,
        DATABASE_URL: `file:${folder}/${name}.db`,
        REVALIDATE_SECONDS: String(seconds),
        REVALIDATE_SECRET: SECRET,
      });
    sites = { age: await start('age', AGE_S), webhook: await start('webhook', 3600) };
  });

  test.afterAll(async () => {
    for (const site of Object.values(sites)) await site.stop();
    await backend.close();
    data.close();
    await rm(folder, { recursive: true });
  });

  test('A build with the sample catalogue that is started with a backend serves nothing of it', async () => {
    test.setTimeout(120_000);
    const [category] = sampleCategories;
    const product = sampleItems.find(({ id }) => id === suggestedIds[1]);
    if (!category || !product) throw new Error('The sample catalogue is empty');
    await changeCategory(data, category.id, 'Del servidor');
    await changeProduct(data, product.id, { name: 'Equipo del servidor', slug: 'equipo' });
    backend.set('reset');
    const site = await serve({ BACKEND_URL: backend.url, DATABASE_URL: `file:${folder}/sample.db` });
    try {
      const old = categoryAddress(category);
      for (const path of ['/', '/productos', old, '/sitemap.xml', '/sitemap/1.xml'])
        expect((await fetch(site.url + path)).status, path).toBe(503);
      backend.set('none');
      const expected = { '/': 'Equipo del servidor', '/productos': 'Del servidor', '/sitemap/1.xml': 'Del%20servidor' };
      for (const [path, words] of Object.entries(expected)) {
        let answer = await fetch(site.url + path);
        for (; answer.status === 503; answer = await fetch(site.url + path)) await setTimeout(500);
        const text = await answer.text();
        expect([answer.status, text.includes(words)], path).toEqual([200, true]);
        for (const name of [category.name, product.name]) {
          expect(text, path).not.toContain(name);
          expect(text, path).not.toContain(encodeURIComponent(name));
        }
      }
      expect((await fetch(site.url + old, { redirect: 'manual' })).status).toBe(308);
    } finally {
      await site.stop();
    }
  });

  /** What makes the stored pages out of date. */
  const refresh = {
    age: () => setTimeout(AGE_S * 1_200),
    webhook: (tags: readonly string[]) =>
      fetch(`${sites.webhook.url}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET}` },
        body: JSON.stringify({ tags }),
      }),
  };

  /** Status and where it leads, of an answer and of the one that its Location has. */
  async function read(url: string): Promise<string> {
    const answer = await fetch(url, { redirect: 'manual' });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399)
      return `${answer.status}${location === null ? '' : ' with Location'}`;
    // A browser keeps a permanent redirect for good, unless it is told otherwise: a name that comes back would lead in a circle.
    expect(answer.headers.get('cache-control'), url).toContain('max-age=0');
    if (!location) return `${answer.status} without Location`;
    const end = await fetch(new URL(location, url), { redirect: 'manual' });
    return `${answer.status} ${location} ${end.status}`;
  }

  const toPath = (kind: string, name: string, id: number) => `/${kind}/${encodeURIComponent(name)}/${id}`;

  for (const [index, way] of (['age', 'webhook'] as const).entries()) {
    const id = 99_300 + index;
    const category = 930 + index;
    const tags = [`product:${id}`, `category:${category}`, 'categories'];
    const [first, second] = [toPath('producto', 'Primer nombre', id), toPath('producto', 'Segundo nombre', id)];
    const addresses = [first, second, toPath('producto', 'otro', id), `/p/${id}`];

    /** What three readers of each address see in the end; none of them sees a redirect that leads nowhere. */
    const expectAll = async (expected: (path: string) => string, paths: readonly string[] = addresses) => {
      const seen: string[] = [];
      const readAll = async () => {
        const lines: string[] = [];
        for (const path of paths) lines.push(`${path} → ${await read(sites[way].url + path)}`);
        seen.push(...lines);
        return lines;
      };
      for (const round of [1, 2]) {
        // What is made behind an answer takes a moment.
        if (round > 1) await setTimeout(300);
        if (round > 1 && way === 'age') await refresh.age();
        await readAll();
      }
      if (way === 'age') await refresh.age();
      await expect.poll(readAll).toEqual(paths.map((path) => `${path} → ${expected(path)}`));
      expect(seen.filter((line) => /without Location|with Location/.test(line))).toEqual([]);
    };
    const leadTo = (target: string) => (path: string) => (path === target ? '200' : `308 ${target} 200`);

    test(`Every address of a product that is renamed leads to it (${way})`, async () => {
      test.setTimeout(120_000);
      await addCategory(data, category, 'Vieja');
      await addProduct(data, id, 'Primer nombre', category);
      await refresh.webhook([...tags]);
      await expectAll(leadTo(first));
      for (const [name, target] of [
        ['Segundo nombre', second],
        ['Primer nombre', first],
        ['Segundo nombre', second],
      ] as const) {
        await changeProduct(data, id, { name });
        await refresh[way](tags);
        await expectAll(leadTo(target));
      }
    });

    // That a page of any kind is made again by its age: outage.spec.ts.
    if (way === 'age') continue;

    test(`Every address of a product that is removed says 404, and leads to it when it is back (${way})`, async () => {
      test.setTimeout(120_000);
      await removeProduct(data, id);
      await refresh[way](tags);
      await expectAll(() => '404');
      await addProduct(data, id, 'Primer nombre', category);
      await refresh[way](tags);
      await expectAll(leadTo(first));
    });

    test(`Every address of a category that is renamed leads to it (${way})`, async () => {
      test.setTimeout(120_000);
      const [old, now] = [toPath('productos', 'Vieja', category), toPath('productos', 'Nueva', category)];
      const paths = [old, now, toPath('productos', 'otra', category), `${now}/pagina/1`];
      await expectAll(leadTo(old), paths);
      for (const [name, target] of [
        ['Nueva', now],
        ['Vieja', old],
      ] as const) {
        await changeCategory(data, category, name);
        await refresh[way](tags);
        await expectAll(leadTo(target), paths);
      }
    });
  }
});

test.describe('What is not there', () => {
  /** A visitor, and what the browser's router asks for. */
  const KINDS: readonly Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' },
  ];
  const SECRET = 'a-secret-of-some-length';

  test.describe.configure({ mode: 'serial' });

  let folder: string;
  let data: Awaited<ReturnType<typeof openDatabase>>;
  let backend: FaultServer;
  let site: Site;
  let nginx: Nginx | undefined;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'missing-'));
    data = await openDatabase(`file:${folder}/backend.db`);
    backend = await startFaultServer(createServer(async () => data));
    site = await serve({
      NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
      BACKEND_URL: backend.url,
      DATABASE_URL: `file:${folder}/site.db`,
      REVALIDATE_SECONDS: '1',
      REVALIDATE_SECRET: SECRET,
      TRUSTED_PROXIES: '1',
    });
    if (hasNginx) nginx = await startNginx(folder, [site.url]);
  });

  test.afterAll(async () => {
    await nginx?.stop();
    await site.stop();
    await backend.close();
    data.close();
    await rm(folder, { recursive: true });
  });

  /** The site itself, and the site behind nginx where there is one. */
  const doors = () => [site.url, ...(nginx ? [nginx.url] : [])];
  const getStatus = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
  const call = (body: object) =>
    fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify(body),
    });

  test('A 404 of any kind is stored nowhere, the first time and the second', async () => {
    test.setTimeout(120_000);
    for (const path of [
      '/404',
      '/_not-found',
      '/no/hay/nada',
      '/%E0%A4',
      '/producto/Monitor%20nuevo/99900',
      '/producto/x/abc',
      '/productos/Nueva/99900',
      '/mensaje/x',
      '/sitemap/0.xml',
      '/sitemap/2.xml',
      '/sitemap/x',
      '/tarjeta/producto/99900/0123456789ab.jpg',
      '/tarjeta/otra/1/x',
      '/images/no-hay.webp',
      '/images/catalogue/no-hay.01234567-400.webp',
      '/docs/no-hay.pdf',
      '/no-hay.txt',
      '/api/no-hay',
      '/_next/static/chunks/no-hay.js',
    ])
      for (const door of doors())
        for (const kind of KINDS)
          for (const method of kind.rsc ? ['GET', 'GET'] : ['GET', 'GET', 'HEAD']) {
            const answer = await fetch(door + path, { method, headers: kind });
            const what = `${method} ${path} ${JSON.stringify(kind)}`;
            // The framework answers the router with 200 and data that say what is missing.
            expect(kind.rsc ? [404, 200] : [404], what).toContain(answer.status);
            expect(answer.headers.get('cache-control'), what).toBe('no-store');
            expect(['MISS', null], what).toContain(answer.headers.get('x-cache'));
          }
  });

  for (const [index, tags] of [{ tags: ['product:99901'] }, { all: true }].entries())
    test(`A product that was missing is there at the first visit after ${JSON.stringify(tags)}`, async () => {
      for (const [door, url] of doors().entries()) {
        const id = 99_901 + 10 * index + 100 * door;
        const path = `${url}/producto/Monitor%20nuevo/${id}`;
        for (const _ of [1, 2]) expect(await getStatus(path)).toBe(404);
        await addProduct(data, id, 'Monitor nuevo');
        expect((await call('all' in tags ? tags : { tags: [`product:${id}`] })).status).toBe(200);
        expect(await getStatus(path)).toBe(200);
      }
    });

  test('The webhook keeps the good pages while the backend is away, and a product that is gone leaves nginx too', async () => {
    await addProduct(data, 99_980, 'Monitor que se va');
    for (const url of doors()) {
      const path = `${url}/producto/Monitor%20que%20se%20va/99980`;
      await expect.poll(() => getStatus(path)).toBe(200);
    }
    backend.set('reset');
    await call({ all: true });
    for (const url of doors()) expect(await getStatus(`${url}/producto/Monitor%20que%20se%20va/99980`)).toBe(200);
    backend.set('none');
    await removeProduct(data, 99_980);
    for (const url of doors()) {
      const path = `${url}/producto/Monitor%20que%20se%20va/99980`;
      await expect.poll(() => getStatus(path), { message: url, timeout: 60_000 }).toBe(404);
      expect(await getStatus(path)).toBe(404);
    }
  });

  async function getMissing(path: string) {
    const answer = await fetch(`${site.url}${path}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    return answer.text();
  }

  test('A product that is gone leads to what its name is near to, to the categories and to a person', async () => {
    const path = '/producto/Monitor%20de%20signos%20vitales%20MV-10/99500';
    // The first index of a process may come late.
    await expect.poll(async () => (await getMissing(path)).match(/<article/g)?.length).toBe(3);
    const html = await getMissing(path);
    expect(html).toContain('Navegación perdida');
    expect(html).toContain('Lo más parecido que tenemos');
    expect(html).toContain('href="/producto/Monitor%20de%20signos%20vitales%20MV-12/101"');
    expect(html).toContain('href="/productos/Infusi%C3%B3n%20y%20succi%C3%B3n/4"');
    const asked = encodeURIComponent(path);
    expect(html).toMatch(new RegExp(`https://wa\\.me/\\d+\\?text=[^"]*${asked}`));
  });

  test('A search does so too, and finds what can be read', async () => {
    backend.set('status-500', undefined, '/category/3');
    await call({ all: true });
    const answer = await fetch(`${site.url}/search/monitor%20de%20signos`);
    expect(await answer.text()).toContain('href="/producto/Monitor%20de%20signos%20vitales%20MV-12/101"');
    backend.set('none');
  });
});

test.describe('An import', () => {
  const old = itemThat(({ id }) => id === suggestedIds[0]);
  const oldCategory = sampleCategories.find(({ id }) => id === old.category_id) ?? { id: 0, name: '' };
  /** One that the build does not know. */
  const unlisted = itemThat(({ id, type }) => type === 'PRODUCT' && !suggestedIds.some((one) => one === id));
  /** Where the sample catalogue is named. */
  const LISTS = [
    '/',
    '/productos',
    categoryAddress(oldCategory),
    `/search/${encodeURIComponent(old.name)}`,
    '/sitemap/1.xml',
  ];

  const SECRET = 'a-secret-of-some-length';

  test.describe.configure({ mode: 'serial', timeout: 90_000 });

  let folder: string;
  let site: Site | undefined;

  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-import-'));
  });

  test.afterEach(async () => {
    await site?.stop();
    await rm(folder, { recursive: true });
  });

  const database = () => `file:${join(folder, 'site.db')}`;
  /** A site on the embedded catalogue, with the build that names the sample; nothing is refreshed by its age meanwhile. */
  const start = async () => {
    site = await serve({ DATABASE_URL: database(), REVALIDATE_SECRET: SECRET });
    return site;
  };

  /** Runs the command as the operator does; the catalogue has one product, in a category. */
  async function importOne(id: number, name: string): Promise<string> {
    const file = join(folder, 'catalogue.json');
    const category = { id: 901, name: `Categoría de ${name}` };
    const products = [{ id, name, category_id: category.id, type: 'PRODUCT' }];
    await writeFile(file, JSON.stringify({ categories: [category], products, suggested: [id] }));
    const command = ['.server/catalogue-import.mjs', file, '--yes'];
    const env = { ...process.env, DATABASE_URL: database(), BACKEND_URL: '' };
    return execFileSync(process.execPath, command, { encoding: 'utf8', env });
  }

  async function visit({ url }: Site, path: string): Promise<{ status: number; html: string }> {
    const response = await fetch(url + path);
    return { status: response.status, html: await response.text() };
  }

  /** The first visit of each page after an import: nothing of the catalogue before, everything of the new one. */
  async function expectOnly(running: Site, id: number, name: string, before: readonly string[]): Promise<void> {
    for (const path of LISTS) {
      const { html } = await visit(running, path);
      expect(
        before.filter((gone) => html.includes(gone)),
        path,
      ).toEqual([]);
    }
    const fresh = {
      '/': name,
      '/productos': `Categoría de ${name}`,
      [`/producto/${encodeURIComponent(name)}/${id}`]: name,
    };
    for (const [path, text] of Object.entries(fresh)) {
      const { status, html } = await visit(running, path);
      expect([status, html.includes(text)], path).toEqual([200, true]);
    }
    for (const path of [productAddress(old), productAddress(unlisted), categoryAddress(oldCategory)])
      expect((await visit(running, path)).status, path).toBe(404);
  }

  const ofSample = [productAddress(old), productAddress(unlisted), categoryAddress(oldCategory)];

  test('a running site shows an imported catalogue at the next visit, and the next one too', async () => {
    const running = await start();
    for (const path of [...LISTS, ...ofSample, ...LISTS]) await visit(running, path);
    expect((await visit(running, '/')).html).toContain(productAddress(old));
    expect((await visit(running, productAddress(unlisted))).status).toBe(200);
    expect(await importOne(7_001, 'Equipo uno')).toContain('/productos');
    await expectOnly(running, 7_001, 'Equipo uno', ofSample);
    // A revalidation between two imports does not hide the second one.
    const headers = { authorization: `Bearer ${SECRET}` };
    const told = await fetch(`${running.url}/api/revalidate`, { method: 'POST', headers, body: '{"all":true}' });
    expect(told.status).toBe(200);
    await importOne(7_002, 'Equipo dos');
    await expectOnly(running, 7_002, 'Equipo dos', [...ofSample, 'Equipo uno']);
    // Pages of the new catalogue stay in the cache.
    const again = await fetch(`${running.url}/productos`);
    expect(again.headers.get('x-nextjs-cache')).toBe('HIT');
  });

  test('a site that starts after an import shows none of the pages of its build, and after a restart neither', async () => {
    await importOne(7_003, 'Equipo tres');
    const first = await start();
    await expectOnly(first, 7_003, 'Equipo tres', ofSample);
    await first.stop();
    await expectOnly(await start(), 7_003, 'Equipo tres', ofSample);
  });

  test('the page of the law promotes the defibrillator of the catalogue, and nothing else where there is none', async () => {
    const running = await start();
    const getPromotion = async () => {
      const { html } = await visit(running, '/ley-1831');
      return /<section[^>]*aria-labelledby="promocion".*?<\/section>/s.exec(html)?.[0] ?? '';
    };
    const sample = await getPromotion();
    expect(sample).toContain('Desfibrilador externo automático DEA-50');
    expect(sample).toContain('<img');
    // The same id means something else, and there is no defibrillator.
    await importOne(201, 'Analizador de desfibriladores');
    const plain = await getPromotion();
    expect(plain).toContain('255 descargas');
    expect(plain).toContain('href="/contacto"');
    for (const none of ['<img', '/producto/', 'Analizador']) expect(plain).not.toContain(none);
    for (const [id, name] of [
      [7_005, 'DESFIBRILADORES Prueba'],
      [7_006, 'DEA Prueba'],
    ] as const) {
      await importOne(id, name);
      const promotion = await getPromotion();
      expect(promotion).toContain(name);
      expect(promotion).toContain(`href="/producto/${encodeURIComponent(name)}/${id}"`);
      expect(promotion).not.toContain('<img');
    }
  });

  test('a site whose catalogue nobody has changed serves the pages of its build', async () => {
    const running = await start();
    const response = await fetch(`${running.url}${productAddress(old)}`);
    expect(response.status).toBe(200);
    // Stale when the build is older than five minutes.
    expect(response.headers.get('x-nextjs-cache')).toMatch(/^(?:HIT|STALE)$/);
  });
});
