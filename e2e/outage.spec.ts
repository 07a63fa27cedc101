import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { site as company } from '@/content/site';
import { changeProduct } from './support/database';
import { expect, test } from './support/fixtures';
import { type OwnBackend, revalidate, startBackend } from './support/forms-site';
import {
  categoryAddress,
  itemThat,
  productAddress,
  type SampleItem,
  sampleCategories,
  sampleItems,
  suggestedIds,
} from './support/samples';
import type { Site } from './support/site';

/** Milliseconds between two visits: more of them show nothing more, and take the processor from what is waited for. */
const INTERVAL_MS = 25;
const MONTH_MS = 30 * 86_400_000;
const TIMES = 5;
/** How a visit is answered that does not wait for the backend. */
const AT_ONCE = /^(?:HIT|STALE)$/;
const SITEMAP = '/sitemap/1.xml';

const isSuggested = ({ id }: SampleItem) => suggestedIds.some((one) => one === id);
const [seen, late, known, unseen] = sampleItems
  .filter((item) => item.type === 'PRODUCT' && !isSuggested(item))
  .slice(1) as [SampleItem, SampleItem, SampleItem, SampleItem];

const otherCategory = sampleCategories.find(({ id }) => id !== 1) ?? { id: 0, name: '' };

// One backend, and a site that has no page yet, since it was built for another address.
test.describe.configure({ mode: 'serial', timeout: 90_000 });
// React tells the browser's console of the failure that a page says; a build shows pictures of the backend that it was made for only.
test.use({ tolerated: /the server responded with a status of (?:400|503) |Minified React error #441/ });

let own: OwnBackend;
let site: Site;
const start = () => own.serve({ REVALIDATE_SECONDS: '2' }, true);

test.beforeAll(async () => {
  own = await startBackend();
  site = await start();
});

test.afterEach(() => own.backend.set('none'));
test.afterAll(() => own.stop());

/** What the site answers, and its text without scripts. */
async function read(path: string) {
  const answer = await fetch(site.url + path);
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>|<!--.*?-->/g, '');
  return { status: answer.status, html, headers: answer.headers, state: answer.headers.get('x-nextjs-cache') ?? '' };
}

/** Visits `path` until `isOver`, which is told how often; each visit must bring `text`. Returns the answers: HIT, STALE or MISS. */
async function visit(path: string, text: string, isOver: (visits: number) => boolean): Promise<string[]> {
  const states: string[] = [];
  while (!isOver(states.length)) {
    const { status, html, state } = await read(path);
    expect([status, html.includes(text)], path).toEqual([200, true]);
    states.push(state);
    await setTimeout(INTERVAL_MS);
  }
  return states;
}

/** Tells the site to render everything again, until it has begun: a refresh in progress at that moment counts as the new one. */
const refreshAll = (path: string) =>
  expect
    .poll(async () => {
      expect((await revalidate(site, { all: true })).status).toBe(200);
      return (await read(path)).state;
    }, path)
    .toBe('STALE');

test('says Error where only one list cannot be read, shows the rest, and heals; a whole page stays so', async () => {
  const services = sampleItems.slice(0, 100).filter(({ type }) => type === 'SERVICE');
  const featured = sampleItems.filter((item) => isSuggested(item) && item.type !== 'SERVICE');
  const readHome = async () => {
    const { status, html } = await read('/');
    const isNamed = (item: SampleItem) => html.includes(`href="${productAddress(item)}"`);
    const errors = html.split('Error: el catálogo ').length - 1;
    return [status, errors, featured.filter(isNamed).length, services.filter(isNamed).length];
  };
  const whole = [200, 0, featured.length, services.length];
  own.backend.set('status-500');
  expect((await read('/')).status).toBe(503);
  own.backend.set('status-500', undefined, '/products/suggested');
  await expect.poll(readHome).toEqual([200, 1, 0, services.length]);
  own.backend.set('none');
  await expect.poll(readHome).toEqual(whole);
  own.backend.set('status-500', undefined, '/products?page=1&limit=100');
  for (let visits = 0; visits < 5; visits++) expect(await readHome()).toEqual(whole);
});

test('A page seen before stays as it was through every fault of the backend, at once, and is fresh afterwards', async () => {
  const path = productAddress(seen);
  const rewrite = (description: string) => changeProduct(own.data, seen.id, { description });
  await rewrite('Antes de la caída');
  await expect.poll(async () => (await read(path)).html, { timeout: 30_000 }).toContain('Antes de la caída');
  await rewrite('Después de la caída');
  // One that is known at once and one that ends by the timeout; all others: lib/backend/client.test.ts.
  for (const fault of ['status-500', 'hang'] as const) {
    own.backend.set(fault);
    // Of a page's reads the circuit breaker lets one through, which may be any of them.
    const before = own.backend.received.length;
    // The page is old enough to be asked for again under each of the faults.
    const states = await visit(path, 'Antes de la caída', () => own.backend.received.length > before);
    await refreshAll(path);
    states.push(...(await visit(path, 'Antes de la caída', (visits) => visits >= 10)));
    for (const state of states) expect(state, fault).toMatch(AT_ONCE);
  }
  own.backend.set('slow');
  const isFresh = async () => {
    const { state, html } = await read(path);
    expect(state).toMatch(AT_ONCE);
    return html.includes('Después de la caída');
  };
  await expect.poll(isFresh, { timeout: 30_000 }).toBe(true);
});

test('A page that nobody has seen yet is a true 503, whole without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await expect.poll(async () => (await read(productAddress(known))).status, { timeout: 20_000 }).toBe(200);
  for (const [fault, path] of [
    ['reset', `/cotizacion/${known.id}-${unseen.id}`],
    ['status-500', productAddress(unseen)],
    ['status-500', categoryAddress(otherCategory)],
    ['hang', '/search/nunca'],
  ] as const) {
    own.backend.set(fault);
    const { status, headers, html } = await read(path);
    expect([status, headers.get('cache-control'), headers.get('retry-after')], path).toEqual([503, 'no-store', '30']);
    await page.setContent(html);
    const main = page.getByRole('main');
    if (path === categoryAddress(otherCategory))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherCategory.name);
    await expect(page.getByText(/Error: el catálogo |el catálogo no responde/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: company.mobile.label })).toBeVisible();
    await expect(main.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(company.tagline)).toBeVisible();
  }
  await page.close();
});

test('It says so too to who comes by a link, and opens with its own link once the backend is back', async ({
  page,
}) => {
  await page.goto(`${site.url}/contacto`);
  own.backend.set('status-500');
  await page.getByRole('combobox').first().fill('Nunca vista');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Error: el catálogo /)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busqueda');
  await page.goto(site.url + productAddress(late));
  const retry = page.getByRole('link', { name: 'Intentar de nuevo' });
  await retry.click();
  await expect(page.getByText(/^Error: /)).toBeVisible();
  own.backend.set('none');
  // Reads that pages prefetch fail too: the circuit breaker may rest for two seconds.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(late.name, { timeout: 2_000 });
  }).toPass();
});

test('The sitemap that was seen stays whole', async () => {
  const countReads = () => own.backend.received.filter(({ path }) => path === '/categories/PRODUCT').length;
  // The breaker may still rest from the failures of the tests before.
  await expect.poll(async () => (await read(SITEMAP)).status).toBe(200);
  const { html: before } = await read(SITEMAP);
  expect(before.match(/<loc>.*\/producto\//g)).toHaveLength(
    sampleItems.filter(({ category_id }) => category_id === 1).length,
  );
  expect(before).toMatch(/<\/urlset>\s*$/);
  own.backend.set('status-500');
  const reads = countReads();
  // Asked for until it was old enough to be made again, which failed.
  await visit(SITEMAP, before, () => countReads() > reads);
  await visit(SITEMAP, before, (visits) => visits === TIMES);
});

test('started a month into an outage it shows what it showed before, at once, also when it is told to refresh', async () => {
  const suggested = productAddress(itemThat(({ id }) => id === suggestedIds[0]));
  const product = itemThat((item) => item.type === 'PRODUCT' && !isSuggested(item));
  const category = sampleCategories.find(({ id }) => id === product.category_id) ?? { id: 0, name: '' };
  /** A page of each kind, and what it names. */
  const pages = Object.entries({
    '/': suggested,
    [suggested]: suggested,
    [productAddress(product)]: productAddress(product),
    [categoryAddress(category)]: productAddress(product),
    [`/search/${encodeURIComponent(product.name)}`]: productAddress(product),
  });
  /** Visits each page so many times; all must be as they were. Returns how each was answered. */
  const visitAll = async (count: number) =>
    (await Promise.all(pages.map(([path, text]) => visit(path, text, (made) => made === count)))).flat();
  // The circuit breaker may still rest.
  await expect.poll(async () => (await read('/producto/x/999999')).status).toBe(404);
  await visitAll(1);
  await site.stop();
  const kept = createClient({ url: own.databaseUrl });
  const sql = 'UPDATE last_good SET kept_at = kept_at - ?';
  expect((await kept.execute({ sql, args: [MONTH_MS] })).rowsAffected).toBeGreaterThanOrEqual(pages.length);
  kept.close();

  // Not known at once; that any other fault is a failure too: lib/backend/client.test.ts.
  own.backend.set('hang');
  site = await start();
  const states = await visitAll(TIMES);
  await Promise.all(pages.map(([path]) => refreshAll(path)));
  states.push(...(await visitAll(TIMES)));
  expect((await read('/producto/x/999999')).status).toBe(503);
  // Each page is made once, from what was kept; after that nobody waits.
  expect(states.filter((state) => state === 'MISS').length).toBeLessThanOrEqual(pages.length);
  expect(states.filter((state) => !AT_ONCE.test(state) && state !== 'MISS')).toEqual([]);
});
