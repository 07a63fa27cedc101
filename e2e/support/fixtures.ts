import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { fieldLabels } from '@/content/form-messages';
import { fieldNames } from '@/lib/forms/fields';
import { contact } from './samples';

type SiteName = 'SAMPLE_SITE' | 'HTTP_SITE';

type Options = {
  /** Which site of global-setup.ts the test visits. */
  readonly site: SiteName;
  /** Console messages and page errors that a test expects, such as the one for a document answered with 404. */
  readonly tolerated: RegExp | null;
};

/**
 * Chromium's remark on the style sheet of a page that a link has prefetched and nobody has opened yet, until the framework stops preloading them:
 * https://github.com/vercel/next.js/issues/51524
 */
const PREFETCHED_STYLES = /\/_next\/static\/chunks\/\S+\.css(?:\?\S+)? was preloaded using link preload but not used/;

/** A test that fails on every unexpected error or warning of the page: scripts, hydration, missing files. */
export const test = base.extend<Options>({
  site: ['SAMPLE_SITE', { option: true }],
  baseURL: async ({ site }, use) => use(address(site)),
  tolerated: [null, { option: true }],
  // Not for each test: one that asks without a page needs no browser.
  context: async ({ context, tolerated, javaScriptEnabled }, use) => {
    const heard: string[] = [];
    if (javaScriptEnabled !== false) context.on('page', waitForLife);
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (failure) => heard.push(`exception: ${failure.error()}`));
    await use(context);
    expect(heard.filter((text) => !PREFETCHED_STYLES.test(text) && !tolerated?.test(text))).toEqual([]);
  },
});

/** Scripts come after the first paint, which the browser's own load event does not wait for: a visit is over when the page has come to life. */
function waitForLife(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await untilAlive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await untilAlive(page);
    return response;
  };
}

/** Resolves when React has taken over the page, by the mark that it leaves on each element; at once for what is no page of the site. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return !main || Object.keys(main).some((key) => key.startsWith('__reactFiber$'));
  });
}

export { expect };

/** Address of a site or backend that global-setup.ts started. */
export function address(name: SiteName | 'BACKEND'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: global-setup.ts did not run`);
  return url;
}

/** What the backend of global-setup.ts answers to a GET (docs/backend-contract.md#calls). */
export const getFromBackend = async <T>(path: string) => (await (await fetch(address('BACKEND') + path)).json()) as T;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, or in the part of it with this selector: rule, element and reason, one text each. */
export async function axe(page: Page, part = 'html'): Promise<string[]> {
  // Scrolled down, what is half behind the header counts as too small. A colour on its way to another has the contrast of neither.
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  // What stands still at the lower edge lies on whatever is there: a reader scrolls that away, axe calls it too small.
  const restore = await page.evaluateHandle(() => {
    const still = [...document.querySelectorAll<HTMLElement>('main *, body > *')].filter((one) => {
      const { position, bottom, top } = getComputedStyle(one);
      return ['fixed', 'sticky'].includes(position) && bottom !== 'auto' && top === 'auto';
    });
    for (const one of still) one.style.setProperty('position', 'static', 'important');
    return () => {
      for (const one of still) one.style.removeProperty('position');
    };
  });
  // Else it opens a second page to join what it finds in frames of other sites: these pages have none.
  const axeOfPage = new AxeBuilder({ page }).include(part).setLegacyMode();
  // What is in order is counted and not described, which takes more than half of the time.
  const { violations } = await axeOfPage
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .analyze();
  await restore.evaluate((undo) => undo());
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}

/** Pixels by which the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export const CHUNKS = '**/_next/static/chunks/**/*.js';

/** Keeps back the requests for `addresses`, those that `isMeant` only, until what it returns is called. */
export async function holdBack(
  page: Page,
  addresses: string,
  isMeant = (_: Request): unknown => true,
): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(addresses, async (route) => {
    if (isMeant(route.request())) await opened;
    await route.continue();
  });
  return open;
}

export const getSendButton = (page: Page, name: 'Enviar' | 'Enviar Cotización' = 'Enviar Cotización') =>
  page.getByRole('button', { name, exact: true });

/** The box of the data policy, without which nothing is sent. */
export const getConsent = (page: Page) => page.getByRole('checkbox', { name: 'Acepto la política de datos' });

/** Fills the fields that people write in, those that the form of the page has. */
export async function fillForm(page: Page, description: string): Promise<void> {
  await page.getByLabel('Comentarios').fill(description);
  for (const name of fieldNames.filter((one) => one !== 'description'))
    for (const field of await page.getByLabel(fieldLabels[name]).all()) await field.fill(contact[name]);
}

/** The way to the list in the header. */
export const listLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Lista de cotización/ });

/** Fills a form, the consent included. */
export async function fillPerson(page: Page): Promise<void> {
  await fillForm(page, 'Para tres sedes');
  await getConsent(page).check();
}

export const getToast = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' }).getByRole('alert');

/** Presses `key` until `target` has the focus, at most `most` times; it is seen to have it. */
export async function pressTo(page: Page, target: Locator, key: string, most: number): Promise<void> {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < most && !(await isReached()); count++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expectSeen(page, String(target));
}

/** What has the focus, of a choice its whole label, is in the window, with a ring and under nothing. */
async function expectSeen(page: Page, what: string): Promise<void> {
  await expect(page.locator('label:has(:focus)').or(page.locator(':focus')).first(), what).toBeInViewport();
  expect(await page.evaluate(readFocus), what).toEqual({ hasRing: true, cover: '' });
}

/** All that Tab stops at in the main part of the page is in the window, with a ring and under nothing. */
export async function expectStopsSeen(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => main.focus());
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => document.activeElement?.closest('main')))) return;
    await expectSeen(page, `stop ${stops + 1} of ${page.url()}`);
  }
  throw new Error('Tab does not leave the main part of the page');
}

/** The least ring of what has the focus, in pixels, and what lies on it. A choice is a whole label, and a search its field and button. */
function readFocus() {
  const active = document.activeElement ?? document.body;
  const whole = active.closest('label, [role=search]') ?? active;
  const widths = [active, whole].map((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });
  const { left, top, width, height } = active.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  const isCovered = shown !== null && !whole.contains(shown) && !shown.contains(active);
  return { hasRing: Math.max(...widths) >= 2, cover: isCovered ? shown.outerHTML.slice(0, 120) : '' };
}
