import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';

type SiteName = 'SAMPLE_SITE' | 'HTTP_SITE' | 'OUTAGE_SITE';

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
export function address(name: SiteName | 'BACKEND' | 'OUTAGE_BACKEND'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: global-setup.ts did not run`);
  return url;
}

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

/** Collects the scripts that the page asks for from now on. */
export function collectScripts(page: Page): () => Promise<{ readonly request: Request; readonly text: string }[]> {
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
export function toSize(scripts: readonly { readonly text: string }[]): number {
  return scripts.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
}

export const getSendButton = (page: Page, name: 'Enviar' | 'Enviar Cotización' = 'Enviar Cotización') =>
  page.getByRole('button', { name, exact: true });

/** The box of the data policy, without which nothing is sent. */
export const getConsent = (page: Page) => page.getByRole('checkbox', { name: 'Acepto la política de datos' });

const PERSON = { Nombre: 'Ana Pérez', 'Correo Electrónico': 'ana@example.com', Teléfono: '+57 (300) 123-4567' };

/** Fills the fields that people write in, those that the form of the page has. */
export async function fillForm(page: Page, description: string): Promise<void> {
  await page.getByLabel('Comentarios').fill(description);
  for (const [label, text] of Object.entries(PERSON))
    for (const field of await page.getByLabel(label).all()) await field.fill(text);
}

/** The button that puts a product on the list or takes it off. */
export const addButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(?:Agregar a la lista|En la lista) ${name}`) });

/** The name of listLink without lines. */
export const EMPTY_LIST = 'Lista de cotización';

/** The way to the list in the header. */
export const listLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Lista de cotización/ });

/** Fills a form, the consent included. */
export async function fillPerson(page: Page): Promise<void> {
  await fillForm(page, 'Para tres sedes');
  await getConsent(page).check();
}

export const getToast = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' }).getByRole('alert');

const KNOWN = [
  ['Monitor de signos vitales', 2],
  ['Esfigmomanómetro', 3],
  ['Bomba de infusión volumétrica', 1],
  ['Autoclave', 4],
  ['Batería para DEA-50', 1],
  ['Silla de ruedas plegable', 5],
] as const;

/** `count` rows as Excel copies them, with their headings: three products, two that are doubtful, and what the catalogue does not have. */
export function excelLines(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const [name, quantity] = KNOWN[index] ?? [`Guante quirúrgico talla ${index}`, 10];
    return [index + 1, name, 'UND', quantity].join('\t');
  });
  return ['Ítem\tDescripción\tUnidad\tCantidad', ...rows].join('\r\n');
}

/** Pastes `text` into the text area of the page, and asks what it means. */
export async function pasteList(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /Su lista/ }).fill(text);
  await page.getByRole('button', { name: 'Revisar mi lista' }).click();
}

/** More stops than the main part of any page here has. */
const MOST_STOPS = 90;

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);

/** Presses `key` until `target` has the focus, at most `most` times. */
export async function pressTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowUp',
  most: number,
): Promise<void> {
  for (let count = 0; count < most && !(await isFocused(target)); count++) await page.keyboard.press(key);
  await expectFocusSeen(page, target);
}

/** `target` has the focus, in the window, with a ring and under nothing. */
export async function expectFocusSeen(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(getFocused(page)).toBeInViewport();
  expect(await page.evaluate(readFocus), String(target)).toEqual(SEEN);
}

/** What has the focus as it is seen: a choice is a whole label. */
const getFocused = (page: Page) => page.locator('label:has(:focus)').or(page.locator(':focus')).first();

/** Goes to the beginning of the page, as who skips its header. */
export async function skipHeader(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => main.focus());
}

/** What Tab stops at in the main part of the page, by role and name; each is in the window and has a ring. */
export async function listStops(page: Page): Promise<string[]> {
  await skipHeader(page);
  const stops: string[] = [];
  const focus = page.locator(':focus');
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    if (!(await focus.evaluate((element) => element.closest('main') !== null))) return stops;
    await expect(getFocused(page)).toBeInViewport();
    const [stop = ''] = (await focus.ariaSnapshot()).split('\n');
    expect(await page.evaluate(readFocus), stop).toEqual(SEEN);
    stops.push(stop.replace(/^- '?/, ''));
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

const SEEN = { hasRing: true, cover: '' };
