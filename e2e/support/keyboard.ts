import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

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
