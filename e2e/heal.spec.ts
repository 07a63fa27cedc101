import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ley1831 } from '@/content/ley-1831';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { backendAt, type FaultServer, startFaultServer } from './support/backend';
import { forgetLastGood } from './support/database';
import { address, axe, expect, test } from './support/fixtures';
import { itemThat, productAddress, sampleItems, suggestedIds } from './support/samples';
import { type Site, serve } from './support/site';

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
    await expect(page.getByRole('link', { name: /^Ver productos / })).toHaveCount(categories.length, { timeout: 100 });
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
      await expect(page.getByRole('contentinfo').getByText('Especialistas en tecnología médica')).toBeVisible();
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
    await failOnly(lists.Servicios.path, async () => expect(await read()).toEqual([200, false]));
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
    await failOnly(path, async () => expect(await read()).toEqual([200, true]));
  });

  /** Expects `isSo` until the call has failed, and after that; what was kept is given up: only the page itself is left. */
  async function failOnly(path: string, isSo: () => Promise<void>): Promise<void> {
    const kept = await openDatabase(`file:${join(folder, 'site.db')}`);
    await forgetLastGood(kept);
    kept.close();
    const calls = () => faulty.received.filter((call) => call.path === path).length;
    const before = calls();
    faulty.set('status-500', undefined, path);
    await expect(async () => {
      await isSo();
      expect(calls()).toBeGreaterThan(before);
    }).toPass({ timeout: 10_000 });
    await isSo();
  }
});
