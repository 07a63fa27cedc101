import { carousel } from '@/content/client/carousel';
import * as errorTexts from '@/content/client/error';
import { formStates } from '@/content/client/forms';
import { mapOnDemand } from '@/content/client/map';
import { received } from '@/content/client/quotation';
import { listTexts as quotationListTexts } from '@/content/client/quotation-list';
import { listPageTexts } from '@/content/client/quotation-list-page';
import { share } from '@/content/client/share';
import { contact } from '@/content/contact';
import { ley1831 } from '@/content/ley-1831';
import { messages } from '@/content/messages';
import { emails, mobile, site, whatsapp } from '@/content/site';
import { getFrameworkVersion, readEmptyApp } from './support/empty-app';
import { expect, test } from './support/fixtures';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories } from './support/samples';
import { collectScripts, openOutOfView, toSize } from './support/scripts';

const KB = 1_000;
/** Gzip over an empty app of the framework, on every page: links, menu, search and what fetches the error pages. */
const SHELL_BYTES = 6.6 * KB;
/** Of the quotation list, on every page: the link in the header and the buttons of the cards. */
const LIST_BYTES = 1.5 * KB;
/** Of the search box, on every page: what waits for its first focus. */
const SEARCH_BYTES = 0.5 * KB;
/** Of the choice of what to compare, on lists of products. */
const COMPARISON_BYTES = 0.4 * KB;
const BASE_BYTES = SHELL_BYTES + LIST_BYTES + SEARCH_BYTES;
/** All that the browser receives for the scripts of a page at start: Brotli, with headers. */
const TRANSFER_BYTES = 141 * KB;
const CATEGORY = sampleCategories.map(categoryAddress)[0] ?? '';

type Budget = {
  readonly path: string;
  /** Gzip of the page's own parts at start. */
  readonly own: number;
  /** Gzip of what comes when its rows and forms come into view. */
  readonly later: number;
  /** Texts of its states that are not in the HTML. */
  readonly unseen: readonly object[];
};

const PAGES: readonly Budget[] = [
  { path: '/', own: 2.5 * KB, later: 23 * KB, unseen: [carousel, mapOnDemand] },
  { path: productAddress(ofOtherBrand), own: 5.1 * KB, later: 33 * KB, unseen: [formStates, share, emails] },
  { path: '/contacto', own: 3.4 * KB, later: 33 * KB, unseen: [formStates, emails] },
  {
    path: '/cotizacion/101x2-305',
    own: 8 * KB,
    later: 33 * KB,
    unseen: [formStates, listPageTexts, { received }, share, emails],
  },
  { path: '/productos', own: 0, later: 1 * KB, unseen: [] },
  // The words of its cards.
  { path: CATEGORY, own: 0.5 * KB + COMPARISON_BYTES, later: 1 * KB, unseen: [] },
  // The products seen before.
  { path: '/search/monitor', own: 0.55 * KB + COMPARISON_BYTES, later: 1 * KB, unseen: [] },
  { path: '/ley-1831', own: 0, later: 1 * KB, unseen: [] },
  // The checklist.
  { path: '/ley-1831/centros-comerciales', own: 0.55 * KB, later: 1 * KB, unseen: [] },
];

/** Scrolls `part` into view, and gives the observers a frame to see it. */
async function show(part: Element): Promise<void> {
  part.scrollIntoView({ behavior: 'instant' });
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Every text of some length in `value`. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 12 ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

const { bytes: empty, next } = readEmptyApp();

test('The figure of an empty app is of the installed framework; else: npm run bench:empty-app', () => {
  expect(next).toBe(getFrameworkVersion());
});

for (const { path, own, later, unseen } of PAGES) {
  test(`${path} runs few scripts, without texts that it does not show, and few more when its rows and forms come into view`, async ({
    page,
    context,
  }) => {
    const before = await context.newPage();
    const scripts = await openOutOfView(before, path);
    const start = toSize(scripts);
    expect(start - empty).toBeLessThanOrEqual(BASE_BYTES + own);
    const sizes = await Promise.all(scripts.map(({ request }) => request.sizes()));
    const transfer = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
    console.log(`${path}: ${start - empty} bytes more than an empty app's ${empty}; ${transfer} received`);
    expect(transfer).toBeLessThanOrEqual(TRANSFER_BYTES);

    const code = scripts.map(({ text }) => text).join();
    const shown = [
      await before.content(),
      ...listTexts([errorTexts, quotationListTexts, messages.loading, mobile, whatsapp, ...unseen]),
    ];
    const foreign = listTexts([messages, contact, site, ley1831]).filter(
      (text) => code.includes(text) && !shown.some((place) => place.includes(text)),
    );
    expect(foreign).toEqual([]);
    // What lies behind another page is drawn once a second.
    await before.close();
    // What the pages behind its links need is theirs; how much of it comes in time varies.
    await page.route('**/*', (route) =>
      route.request().headers()['next-router-prefetch'] ? route.fulfill({ status: 204 }) : route.continue(),
    );
    const allScripts = collectScripts(page);
    await page.goto(path);
    for (const part of await page.locator('main section, footer').all()) await part.evaluate(show);
    await page.waitForLoadState('networkidle');
    const more = toSize(await allScripts()) - start;
    console.log(`${path}: ${more} bytes more in view`);
    expect(more).toBeLessThanOrEqual(later);
    // Else it was not in view.
    if (later > 20 * KB) expect(more).toBeGreaterThan(20 * KB);
  });
}
