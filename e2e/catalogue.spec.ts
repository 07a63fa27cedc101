import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hasNginx, type Nginx, startNginx } from './support/cluster';
import { addCategory, addProduct, changeCategory, changeProduct, removeProduct } from './support/database';
import { expect, test } from './support/fixtures';
import { type OwnBackend, REVALIDATE_SECRET, revalidate, startBackend } from './support/forms-site';
import { categoryAddress, itemThat, productAddress, sampleCategories, suggestedIds } from './support/samples';
import { type Site, serve } from './support/site';

const product = itemThat(({ id }) => id === suggestedIds[1]);
const category = sampleCategories.find(({ id }) => id === product.category_id) ?? { id: 0, name: '' };
/** One that the builds do not know. */
const unlisted = itemThat(({ id, type }) => type === 'PRODUCT' && !suggestedIds.some((one) => one === id));

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

  test('all refreshes everything, and while the backend fails the last good pages stay', async () => {
    await change('cambio-de-todo');
    own.backend.set('reset');
    expect((await revalidate(site, { all: true })).status).toBe(200);
    for (const path of [...PAGES, ...PAGES]) {
      const response = await fetch(site.url + path);
      expect([response.status, (await response.text()).includes('despues-del-cambio')], path).toEqual([200, true]);
    }
    own.backend.set('none');
    // The framework tries a page that could not be made again after 30 s.
    for (const path of PAGES)
      await expect.poll(() => shows(path, 'cambio-de-todo'), { message: path, timeout: 60_000 }).toBe(true);
  });

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

  test('every address of a product or category that is renamed or removed leads to it, or says 404, and back again', async () => {
    const [id, shelf] = [99_301, 931];
    const seen: string[] = [];
    /** What readers of each address see in the end, once the site is told; none of them sees a redirect that leads nowhere. */
    const expectAll = async (paths: readonly string[], expected: (path: string) => string) => {
      await revalidate(site, { tags: [`product:${id}`, `category:${shelf}`, 'categories'] });
      const readAll = async () => {
        const lines: string[] = [];
        for (const path of paths) lines.push(`${path} → ${await read(site.url + path)}`);
        seen.push(...lines);
        return lines;
      };
      await readAll();
      await expect.poll(readAll).toEqual(paths.map((path) => `${path} → ${expected(path)}`));
    };
    const leadTo = (target: string) => (path: string) => (path === target ? '200' : `308 ${target} 200`);

    const [first, second] = [toPath('producto', 'Primer nombre', id), toPath('producto', 'Segundo nombre', id)];
    const addresses = [first, second, toPath('producto', 'otro', id), `/p/${id}`];
    await addCategory(own.data, shelf, 'Vieja');
    await addProduct(own.data, id, 'Primer nombre', shelf);
    await expectAll(addresses, leadTo(first));
    for (const [name, target] of [
      ['Segundo nombre', second],
      ['Primer nombre', first],
      ['Segundo nombre', second],
    ] as const) {
      await changeProduct(own.data, id, { name });
      await expectAll(addresses, leadTo(target));
    }
    await removeProduct(own.data, id);
    await expectAll(addresses, () => '404');
    await addProduct(own.data, id, 'Primer nombre', shelf);
    await expectAll(addresses, leadTo(first));

    const [old, now] = [toPath('productos', 'Vieja', shelf), toPath('productos', 'Nueva', shelf)];
    const shelves = [old, now, toPath('productos', 'otra', shelf), `${now}/pagina/1`];
    await expectAll(shelves, leadTo(old));
    for (const [name, target] of [
      ['Nueva', now],
      ['Vieja', old],
    ] as const) {
      await changeCategory(own.data, shelf, name);
      await expectAll(shelves, leadTo(target));
    }
    expect(seen.filter((line) => /without Location|with Location/.test(line))).toEqual([]);
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
      await addProduct(own.data, one, 'Monitor nuevo');
      await tellAll(what);
      for (const door of doors()) expect(await getStatus(toUrl(door, one))).toBe(200);
    }
    own.backend.set('reset');
    await tellAll({ all: true });
    for (const door of doors()) expect(await getStatus(toUrl(door, id))).toBe(200);
    own.backend.set('none');
    await removeProduct(own.data, id);
    await tellAll({ all: true });
    for (const door of doors())
      await expect.poll(() => getStatus(toUrl(door, id)), { message: door, timeout: 60_000 }).toBe(404);
  });
});

test('A build with the sample catalogue that is started with a backend serves nothing of it', async () => {
  const own = await startBackend();
  await changeCategory(own.data, category.id, 'Del servidor');
  await changeProduct(own.data, product.id, { name: 'Equipo del servidor', slug: 'equipo' });
  own.backend.set('reset');
  const site = await own.serve({ NEXT_DIST_DIR: '' });
  try {
    const old = categoryAddress(category);
    for (const path of ['/', '/productos', old, '/sitemap.xml', '/sitemap/1.xml'])
      expect((await fetch(site.url + path)).status, path).toBe(503);
    own.backend.set('none');
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
    await own.stop();
  }
});

test('A site on the embedded catalogue serves the pages of its build until the first import, and nothing of what was before it after each', async () => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'site-import-'));
  const environment = { DATABASE_URL: `file:${join(folder, 'site.db')}`, REVALIDATE_SECRET };
  /** Where the sample catalogue is named. */
  const lists = [
    '/',
    '/productos',
    categoryAddress(category),
    `/search/${encodeURIComponent(product.name)}`,
    '/sitemap/1.xml',
  ];
  const ofSample = [productAddress(product), productAddress(unlisted), categoryAddress(category)];
  const site = await serve(environment);

  /** Runs the command as the operator does; the catalogue has one product, in a category. */
  async function importOne(id: number, name: string): Promise<string> {
    const file = join(folder, 'catalogue.json');
    const shelf = { id: 901, name: `Categoría de ${name}` };
    const products = [{ id, name, category_id: shelf.id, type: 'PRODUCT' }];
    await writeFile(file, JSON.stringify({ categories: [shelf], products, suggested: [id] }));
    const env = { ...process.env, ...environment, BACKEND_URL: '' };
    return execFileSync(process.execPath, ['.server/catalogue-import.mjs', file, '--yes'], { encoding: 'utf8', env });
  }

  async function visit(path: string) {
    const response = await fetch(site.url + path);
    return { status: response.status, cache: response.headers.get('x-nextjs-cache'), html: await response.text() };
  }

  /** The first visit of each page after an import: nothing of the catalogue before, everything of the new one. */
  async function expectOnly(id: number, name: string, before: readonly string[]): Promise<void> {
    for (const path of lists) {
      const { html } = await visit(path);
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
      const { status, html } = await visit(path);
      expect([status, html.includes(text)], path).toEqual([200, true]);
    }
    for (const path of ofSample) expect((await visit(path)).status, path).toBe(404);
  }

  async function getPromotion(): Promise<string> {
    const { html } = await visit('/ley-1831');
    return /<section[^>]*aria-labelledby="promocion".*?<\/section>/s.exec(html)?.[0] ?? '';
  }

  // Stale when the build is older than five minutes.
  expect((await visit(productAddress(product))).cache).toMatch(/HIT|STALE/);
  for (const path of [...lists, ...ofSample]) await visit(path);
  expect((await visit('/')).html).toContain(productAddress(product));

  expect(await importOne(7_001, 'DEA Prueba')).toContain('/productos');
  await expectOnly(7_001, 'DEA Prueba', ofSample);
  expect(await getPromotion()).toContain('href="/producto/DEA%20Prueba/7001"');
  // The same id means something else, and there is no defibrillator.
  await importOne(201, 'Analizador de desfibriladores');
  await expectOnly(201, 'Analizador de desfibriladores', [...ofSample, 'DEA Prueba']);
  expect(await getPromotion()).not.toMatch(/<img|\/producto\/|Analizador/);
  // Pages of the new catalogue stay in the cache.
  expect((await visit('/productos')).cache).toBe('HIT');

  await site.stop();
  await rm(folder, { recursive: true });
});
