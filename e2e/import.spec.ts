import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { categoryAddress, itemThat, productAddress, sampleCategories, suggestedIds } from './support/samples';
import { type Site, serve } from './support/site';

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
