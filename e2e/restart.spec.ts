import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { type Fault, type FaultServer, startFaultServer } from './support/backend';
import { ageLastGood } from './support/database';
import { visit } from './support/fixtures';
import { categoryAddress, itemThat, productAddress, sampleCategories, suggestedIds } from './support/samples';
import { type Site, serve } from './support/site';

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
