import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories } from './support/samples';

const KB = 1_000;
/** Gzip (level 9) of the scripts that the page names of a built app with a layout and one empty page; measure it again for another version. */
const EMPTY_APP = { bytes: 135_407, next: '16.4.6' };
/** Brotli, as received: what a browser must have before it paints anything. */
const SHEET_BYTES = 11.5 * KB;
const MAX_SHEETS = 3;
/** Gzip over an empty app of the framework, on every page: links, menu, search box, quotation list, error pages. */
const BASE_BYTES = 8.6 * KB;
/** All that the browser receives for the scripts of a page at start: Brotli, with headers. */
const TRANSFER_BYTES = 141 * KB;
const FONT_BYTES = 24 * KB;
/** A banner on a phone. */
const PICTURE_BYTES = 20 * KB;
/** All pictures of the longest page, seen to its end. */
const PICTURES_BYTES = 260 * KB;
const CATEGORY = sampleCategories.map(categoryAddress)[0] ?? '';
const PRODUCT = productAddress(ofOtherBrand);
const LIST = '/cotizacion/101x2-305';

/** Gzip of the page's own parts at start, and of what comes when its rows and forms come into view. */
const BUDGETS: readonly (readonly [path: string, own: number, later: number])[] = [
  ['/', 1.2 * KB, 1 * KB],
  [CATEGORY, 0.9 * KB, 1 * KB],
  [PRODUCT, 5.1 * KB, 33 * KB],
  ['/contacto', 3.4 * KB, 33 * KB],
  // It draws and changes all of the list.
  [LIST, 9.6 * KB, 33 * KB],
];

/** Collects the scripts that the page asks for from now on. */
function collectScripts(page: Page): () => Promise<{ readonly request: Request; readonly text: string }[]> {
  const requests = new Map<string, Request>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.set(request.url(), request);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const texts = [...requests.values()].map(async (request) => ({
      request,
      text: String(await (await request.response())?.body()),
    }));
    return Promise.all(texts);
  };
}

/** Bytes of the scripts together, gzip. */
function toSize(scripts: readonly { readonly text: string }[]): number {
  return scripts.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** Nothing comes near the screen until `showAll` is called: no row, no form, no link. */
function hideAll(): void {
  const Observer = window.IntersectionObserver;
  const waiting: (() => void)[] = [];
  window.IntersectionObserver = class extends Observer {
    override observe(target: Element) {
      waiting.push(() => super.observe(target));
    }
  };
  const showAll = () => {
    window.IntersectionObserver = Observer;
    for (const observe of waiting) observe();
  };
  Object.assign(window, { showAll });
}

/** Scrolls `part` into view, and gives the observers a frame to see it. */
async function show(part: Element): Promise<void> {
  part.scrollIntoView({ behavior: 'instant' });
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

for (const [path, own, later] of BUDGETS)
  test(`${path} runs few scripts at start, and few more when its rows and forms come into view`, async ({ page }) => {
    // What the pages behind its links need is theirs; how much of it comes in time varies.
    await page.route('**/*', (route) =>
      route.request().headers()['next-router-prefetch'] ? route.fulfill({ status: 204 }) : route.continue(),
    );
    await page.addInitScript(hideAll);
    const { version } = JSON.parse(await readFile('node_modules/next/package.json', 'utf8'));
    expect(version, 'the figure of an empty app is of another framework').toBe(EMPTY_APP.next);
    const getScripts = collectScripts(page);
    await page.goto(path);
    const scripts = await getScripts();
    const start = toSize(scripts);
    const sizes = await Promise.all(scripts.map(({ request }) => request.sizes()));
    const transfer = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
    console.log(`${path}: ${start - EMPTY_APP.bytes} bytes more than an empty app; ${transfer} received`);
    expect(start - EMPTY_APP.bytes).toBeLessThanOrEqual(BASE_BYTES + own);
    expect(transfer).toBeLessThanOrEqual(TRANSFER_BYTES);

    await page.evaluate('showAll()');
    for (const part of await page.locator('main section, footer').all()) await part.evaluate(show);
    const readMore = async () => toSize(await getScripts()) - start;
    // The library of a form comes when the form is touched.
    const field = page.getByLabel('Nombre', { exact: true });
    if ((await field.count()) > 0) await field.focus();
    if (later > 20 * KB) await expect.poll(readMore).toBeGreaterThan(20 * KB);
    const more = await readMore();
    console.log(`${path}: ${more} bytes more in view`);
    expect(more).toBeLessThanOrEqual(later);
  });

/** Bytes of what `path` brings, as received, by kind; the browser keeps what came with the pages before. */
async function measure(page: Page, path: string) {
  const requests: Request[] = [];
  const collect = (request: Request) => requests.push(request);
  page.on('requestfinished', collect);
  await page.goto(path);
  page.off('requestfinished', collect);
  const all = await Promise.all(
    requests.map(async (one) => ({ type: one.resourceType(), bytes: (await one.sizes()).responseBodySize })),
  );
  return (type: string) => all.filter((one) => one.type === type).map(({ bytes }) => bytes);
}

const sum = (bytes: readonly number[]) => bytes.reduce((all, one) => all + one, 0);

test.describe('Without scripts, so that nothing comes later', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('sheets are few and small, and the font and the pictures of home are light', async ({ page }) => {
    const home = await measure(page, '/');
    const [fonts, pictures] = [home('font'), home('image')];
    console.log(`home: ${pictures.length} pictures, ${sum(pictures)} bytes; font ${fonts[0]} bytes`);
    expect(fonts).toHaveLength(1);
    expect(fonts[0]).toBeLessThanOrEqual(FONT_BYTES);
    expect(pictures.filter((bytes) => bytes > PICTURE_BYTES)).toEqual([]);
    expect(sum(pictures)).toBeLessThanOrEqual(PICTURES_BYTES);
    expect(sum(home('stylesheet'))).toBeGreaterThan(0);
    for (const path of ['/', PRODUCT, LIST, '/ley-1831']) {
      await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
      const sheets = (await measure(page, path))('stylesheet');
      console.log(`${path}: ${sum(sheets)} bytes in ${sheets.length} sheets`);
      expect(sum(sheets), path).toBeLessThanOrEqual(SHEET_BYTES);
      expect(sheets.length, path).toBeLessThanOrEqual(MAX_SHEETS);
    }
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test('pages are painted and have their first picture before a script is fetched', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
    // Notes what was there when the first script of the site was put into the page.
    await page.addInitScript(() => {
      new MutationObserver((records, observer) => {
        const added = records.flatMap((record) => [...record.addedNodes]);
        if (!added.some((node) => node instanceof HTMLScriptElement && node.src && !node.noModule)) return;
        observer.disconnect();
        const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
        const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
        Object.assign(window, { atFirstScript: { isPainted, hasPicture: picture?.complete ?? true } });
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/', PRODUCT, CATEGORY]) {
      await page.goto(path);
      expect(await page.evaluate('atFirstScript'), path).toEqual({ isPainted: true, hasPicture: true });
    }
    expect(pictures[0]).toContain('equipos-900.avif');
    expect(pictures.filter((address) => address.includes('/images/hero/equipos'))).toHaveLength(1);
    const cards = page.getByRole('main').locator('li img');
    await expect(cards.and(page.locator('[fetchpriority=high]'))).toHaveCount(1);
    await expect(cards.and(page.locator(':not([loading=lazy])'))).toHaveCount(0);
  });
});

test('A page comes to life also when its picture never comes or nothing is said of paints', async ({ page }) => {
  await page.route('**/images/hero/**', () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  const row = page.locator('#destacados');
  await row.scrollIntoViewIfNeeded();
  await expect(row.locator('[data-alive=true]')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'));
  await page.goto('/');
});

/** Brings everything that waits until it comes near the screen: pictures and carousels. */
async function loadAll(page: Page): Promise<void> {
  for (const row of await page
    .getByRole('region')
    .filter({ has: page.locator('[tabindex="0"]') })
    .all()) {
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('button', { name: 'Reanudar' })).toBeVisible();
  }
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all(
      [...document.images].filter(({ offsetParent }) => offsetParent).map((picture) => picture.decode()),
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

// Whole pages at half their size: small files, and the smoothing of letters counts less. Reduced motion keeps the carousels still.
test.describe('Pages look as they did:', () => {
  test.use({ deviceScaleFactor: 0.5, reducedMotion: 'reduce' });

  for (const width of [360, 1280])
    for (const [name, path] of Object.entries({ home: '/', product: PRODUCT, list: LIST }))
      test(`${name} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await loadAll(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, scale: 'device' });
      });
});
