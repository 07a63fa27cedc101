import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeProduct } from './support/database';
import { expect, test } from './support/fixtures';
import { type OwnBackend, REVALIDATE_SECRET, revalidate, startBackend } from './support/forms-site';
import { hasNginx, type Nginx, startNginx } from './support/nginx';
import { categoryAddress, itemThat, productAddress, sampleCategories, suggestedIds } from './support/samples';
import { type Site, serve } from './support/site';

const product = itemThat(({ id }) => id === suggestedIds[1]);
const category = sampleCategories.find(({ id }) => id === product.category_id) ?? { id: 0, name: '' };
/** One that the builds do not know. */
const unlisted = itemThat(({ id, type }) => type === 'PRODUCT' && !suggestedIds.some((one) => one === id));

const toCategory = (id: number, name: string) => ({
  sql: "INSERT OR REPLACE INTO categories (id, name, image_sm) VALUES (?, ?, '')",
  args: [id, name],
});
const toProduct = (id: number, name: string, category = 1) => ({
  sql: `INSERT INTO products (id, category_id, name, slug, type, brand, image_sm, image, description, url)
    VALUES (?, ?, ?, '', 'PRODUCT', '', '', '', '', '')`,
  args: [id, category, name],
});
const toRemoval = (id: number) => ({ sql: 'DELETE FROM products WHERE id = ?', args: [id] });

test.describe('A backend whose catalogue changes', () => {
  const PAGES = [
    '/',
    productAddress(product),
    categoryAddress(category),
    `/search/${encodeURIComponent(product.name)}`,
  ];

  test.describe.configure({ mode: 'serial', timeout: 90_000 });

  let own: OwnBackend;
  let site: Site;
  let behind: Site | undefined;
  let nginx: Nginx | undefined;

  test.beforeAll(async () => {
    own = await startBackend();
    // Nothing is refreshed by its age while the test lasts.
    site = await own.serve({ REVALIDATE_SECONDS: '3600', TRUSTED_PROXIES: '1' });
    if (!hasNginx) return;
    // It keeps a page for its age.
    behind = await own.serve({
      REVALIDATE_SECONDS: '1',
      TRUSTED_PROXIES: '1',
      DATABASE_URL: `file:${own.folder}/two.db`,
    });
    nginx = await startNginx(own.folder, [behind.url]);
  });

  test.afterAll(async () => {
    await nginx?.stop();
    await own.stop();
  });

  const shows = async (path: string, text: string) => (await (await fetch(site.url + path)).text()).includes(text);
  const change = (slug: string) => changeProduct(own.data, product.id, { slug });
  /** The site itself, and one behind nginx where there is one. */
  const doors = () => [site.url, ...(nginx ? [nginx.url] : [])];
  const tellAll = (what: object) => Promise.all([site, behind].map((one) => one && revalidate(one, what)));
  const getStatus = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;

  test("a product's tag refreshes its page and the lists that it is in, and nothing is refreshed before", async () => {
    // The build's own pages are two seconds old at most: each is made once more by this process, with its own age.
    await change('antes-del-cambio');
    for (const path of PAGES) await expect.poll(() => shows(path, 'antes-del-cambio'), path).toBe(true);
    await change('despues-del-cambio');
    for (const path of [...PAGES, ...PAGES]) expect(await shows(path, 'despues-del-cambio'), path).toBe(false);
    const response = await revalidate(site, { tags: [`product:${product.id}`] });
    expect([response.status, await response.json()]).toEqual([
      200,
      { code: 200, revalidated: [`product:${product.id}`, 'lists'] },
    ]);
    for (const path of PAGES) await expect.poll(() => shows(path, 'despues-del-cambio'), path).toBe(true);
  });

  /** Status and where it leads, of an answer and of the one that its Location has. */
  async function read(path: string): Promise<string> {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    const location = answer.headers.get('location');
    if (answer.status !== 308) return `${answer.status} ${location ?? ''}`;
    // A browser keeps a permanent redirect for good, unless it is told otherwise: a name that comes back would lead in a circle.
    expect(answer.headers.get('cache-control'), path).toContain('max-age=0');
    const end = await fetch(new URL(location ?? '', site.url), { redirect: 'manual' });
    return `308 ${location} ${end.status}`;
  }

  test('every address of a product or category that is renamed or removed leads to it, or says 404, and back again', async () => {
    const [id, shelf] = [99_301, 931];
    /** Each address leads to `target`, or nowhere, once the site is told; nobody sees a redirect without an address. */
    const expectAll = async (paths: readonly string[], target: string | null) => {
      await revalidate(site, { tags: [`product:${id}`, `category:${shelf}`, 'categories'] });
      const readAll = async () => {
        const lines: string[] = [];
        for (const path of paths) lines.push(await read(path));
        for (const line of lines) expect(line).not.toContain('null');
        return lines;
      };
      const isThere = (path: string) => (path === target ? '200 ' : `308 ${target} 200`);
      await expect.poll(readAll).toEqual(paths.map((path) => (target ? isThere(path) : '404 ')));
    };

    const [first, second] = [`/producto/Primer%20nombre/${id}`, `/producto/Segundo/${id}`];
    const addresses = [first, second, `/producto/otro/${id}`, `/p/${id}`];
    await own.data.execute(toCategory(shelf, 'Vieja'));
    await own.data.execute(toProduct(id, 'Primer nombre', shelf));
    await expectAll(addresses, first);
    for (const [name, target] of [
      ['Segundo', second],
      ['Primer nombre', first],
    ] as const) {
      await changeProduct(own.data, id, { name });
      await expectAll(addresses, target);
    }
    await own.data.execute(toRemoval(id));
    await expectAll(addresses, null);
    await own.data.execute(toProduct(id, 'Primer nombre', shelf));
    await expectAll(addresses, first);

    const [old, now] = [`/productos/Vieja/${shelf}`, `/productos/Nueva/${shelf}`];
    const shelves = [old, now, `/productos/otra/${shelf}`, `${now}/pagina/1`];
    await expectAll(shelves, old);
    for (const [name, target] of [
      ['Nueva', now],
      ['Vieja', old],
    ] as const) {
      await own.data.execute(toCategory(shelf, name));
      await expectAll(shelves, target);
    }
  });

  test('a product that was missing is there at the first visit after a call, and leaves nginx too when it is gone', async () => {
    const [id, other] = [99_901, 99_911];
    const toUrl = (door: string, one: number) => `${door}/producto/Monitor%20nuevo/${one}`;
    for (const [one, what] of [
      [id, { tags: [`product:${id}`] }],
      [other, { all: true }],
    ] as const) {
      for (const door of doors())
        for (const _ of [1, 2]) {
          const answer = await fetch(toUrl(door, one));
          expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
        }
      await own.data.execute(toProduct(one, 'Monitor nuevo'));
      await tellAll(what);
      for (const door of doors()) expect(await getStatus(toUrl(door, one))).toBe(200);
    }
    own.backend.set('reset');
    await tellAll({ all: true });
    for (const door of doors()) expect(await getStatus(toUrl(door, id))).toBe(200);
    own.backend.set('none');
    await own.data.execute(toRemoval(id));
    await tellAll({ all: true });
    for (const door of doors())
      await expect.poll(() => getStatus(toUrl(door, id)), { message: door, timeout: 60_000 }).toBe(404);
  });
});

test('A build with the sample catalogue that is started with a backend serves nothing of it', async () => {
  const own = await startBackend();
  await own.data.execute(toCategory(category.id, 'Del servidor'));
  await changeProduct(own.data, product.id, { name: 'Equipo del servidor', slug: 'equipo' });
  own.backend.set('reset');
  const site = await own.serve({ NEXT_DIST_DIR: '' });
  const old = categoryAddress(category);
  const part = `/sitemap/${category.id}.xml`;
  for (const path of ['/', '/productos', old, '/sitemap.xml', part])
    expect((await fetch(site.url + path)).status, path).toBe(503);
  own.backend.set('none');
  const expected = { '/': 'Equipo del servidor', '/productos': 'Del servidor', [part]: 'Del%20servidor' };
  for (const [path, words] of Object.entries(expected)) {
    await expect.poll(async () => (await fetch(site.url + path)).status, path).toBe(200);
    const text = await (await fetch(site.url + path)).text();
    expect(text, path).toContain(words);
    for (const name of [category.name, product.name])
      for (const spelled of [name, encodeURIComponent(name)]) expect(text, path).not.toContain(spelled);
  }
  expect((await fetch(site.url + old, { redirect: 'manual' })).status).toBe(308);
  expect(site.output()).toContain('BACKEND_URL is not what the build was made with');
  await own.stop();
});

test('A site on the embedded catalogue serves the pages of its build until the first import, and nothing of what was before it after each', async () => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'site-import-'));
  const environment = { DATABASE_URL: `file:${join(folder, 'site.db')}`, REVALIDATE_SECRET };
  const ofSample = [productAddress(product), productAddress(unlisted), categoryAddress(category)];
  /** Where the sample catalogue is named. */
  const search = `/search/${encodeURIComponent(product.name)}`;
  const lists = ['/', '/productos', categoryAddress(category), search, '/sitemap/1.xml'];
  const site = await serve(environment);

  async function visit(path: string) {
    const response = await fetch(site.url + path);
    return { status: response.status, cache: response.headers.get('x-nextjs-cache'), html: await response.text() };
  }

  /** Imports one product, in a category, as the operator does, and visits: nothing of `before`, everything of the new one. */
  async function importOne(id: number, name: string, before: readonly string[]): Promise<void> {
    const file = join(folder, 'catalogue.json');
    const shelf = { id: 901, name: `Categoría de ${name}` };
    const products = [{ id, name, category_id: shelf.id, type: 'PRODUCT' }];
    await writeFile(file, JSON.stringify({ categories: [shelf], products, suggested: [id] }));
    const env = { ...process.env, ...environment, BACKEND_URL: '' };
    execFileSync(process.execPath, ['.server/catalogue-import.mjs', file, '--yes'], { env });
    for (const path of lists) {
      const { html } = await visit(path);
      for (const gone of before) expect(html, path).not.toContain(gone);
    }
    for (const [path, text] of [
      ['/', name],
      ['/productos', shelf.name],
      [productAddress({ id, name, type: 'PRODUCT' }), name],
    ] as const) {
      const { status, html } = await visit(path);
      expect([status, html.includes(text)], path).toEqual([200, true]);
    }
    for (const path of ofSample) expect((await visit(path)).status, path).toBe(404);
  }

  const getPromotion = async () =>
    /<section[^>]*aria-labelledby="promocion".*?<\/section>/s.exec((await visit('/ley-1831')).html)?.[0] ?? '';

  // Stale when the build is older than five minutes.
  expect((await visit(productAddress(product))).cache).toMatch(/HIT|STALE/);
  for (const path of [...lists, ...ofSample]) await visit(path);
  expect((await visit('/')).html).toContain(productAddress(product));

  await importOne(7_001, 'DEA Prueba', ofSample);
  expect(await getPromotion()).toContain('href="/producto/DEA%20Prueba/7001"');
  // The same id means something else, and there is no defibrillator.
  await importOne(201, 'Analizador de desfibriladores', [...ofSample, 'DEA Prueba']);
  expect(await getPromotion()).not.toMatch(/<img|\/producto\/|Analizador/);
  // Pages of the new catalogue stay in the cache.
  expect((await visit('/productos')).cache).toBe('HIT');

  await site.stop();
  await rm(folder, { recursive: true });
});
