import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

export const getSendButton = (page: Page, name: 'Enviar' | 'Enviar Cotización') =>
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

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Enviar Cotización' });

/** Fills the form of a quotation, the consent included. */
export async function fillPerson(page: Page): Promise<void> {
  await fillForm(page, 'Para tres sedes');
  await getConsent(page).check();
}

const getPlace = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' });
export const getToast = (page: Page): Locator => getPlace(page).getByRole('alert');

/** Its animation is the clock of a toast. */
export const getClock = (page: Page): Locator => getToast(page).getByRole('progressbar', { includeHidden: true });

/** Stops the clock of the toast at so many milliseconds, and waits until a toast that leaves for it is out of sight. */
export async function stopClockAt(page: Page, milliseconds: number): Promise<void> {
  await getClock(page).evaluate((bar, time) => {
    for (const animation of bar.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
  await getPlace(page).evaluate(async (place) => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const running = place.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

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
/** Width of the ring around what has the focus, in pixels. */
const MIN_RING = 2;

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

/** `target` has the focus, in the window and with a ring. */
export async function expectFocusSeen(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  expect(await getRing(page), String(target)).toBeGreaterThanOrEqual(MIN_RING);
}

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
    await expect(focus).toBeInViewport();
    const [stop = ''] = (await focus.ariaSnapshot()).split('\n');
    expect(await getRing(page), stop).toBeGreaterThanOrEqual(MIN_RING);
    stops.push(stop.replace(/^- '?/, ''));
  }
  throw new Error('Tab does not leave the main part of the page');
}

/** A choice is a whole label, and shows the ring of its button around it. */
async function getRing(page: Page): Promise<number> {
  return page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const widths = [active, active.closest('label') ?? active].map((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    return Math.max(...widths);
  });
}
