import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { type FaultServer, startFaultServer } from './support/backend';
import { addCategory, addProduct, changeCategory, changeProduct, removeProduct } from './support/database';
import { categoryAddress, sampleCategories, sampleItems, suggestedIds } from './support/samples';
import { type Site, serve } from './support/site';

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
  if (answer.status < 300 || answer.status > 399) return `${answer.status}${location === null ? '' : ' with Location'}`;
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
