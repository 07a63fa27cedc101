import { chromium, type Locator, type Page } from '@playwright/test';
import config from '../playwright.config';
import { address, axe, expect, test } from './support/fixtures';

const rows = [
  { id: 'destacados', delay: 2500, perView: { 360: 1, 640: 1, 768: 2, 1024: 4 } },
  { id: 'eventos', delay: 3500, perView: { 360: 1, 640: 1, 768: 1, 1024: 2 } },
  { id: 'clientes', delay: 2500, perView: { 360: 1, 640: 1, 768: 2, 1024: 4 } },
] as const;

/** Opens the home page and waits until the row with this id has been taken over. */
async function open(page: Page, id: string): Promise<Locator> {
  await page.goto('/');
  const row = page.locator(`#${id}`);
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  return row;
}

const current = (row: Locator) => row.locator('button[aria-current=true]');
const shown = (row: Locator) => row.locator('ul > li:not([inert])');

/** Milliseconds between two moves of a row, seen from inside the page. */
function timeBetweenMoves(row: Locator): Promise<number> {
  return row.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const times: number[] = [];
        const place = () => element.querySelector('button[aria-current=true]')?.getAttribute('aria-label');
        let last = place();
        new MutationObserver((_, observer) => {
          if (place() === last) return;
          last = place();
          times.push(performance.now());
          const [first, second] = times;
          if (first === undefined || second === undefined) return;
          observer.disconnect();
          resolve(second - first);
        }).observe(element, { subtree: true, attributes: true });
      }),
  );
}

for (const { id, delay, perView } of rows) {
  for (const [width, count] of Object.entries(perView)) {
    test(`${id} shows ${count} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const row = await open(page, id);
      await row.getByRole('button', { name: 'Pausar' }).click();
      await expect(shown(row)).toHaveCount(count);
    });
  }

  test(`${id} moves by itself, no sooner than every ${delay} ms`, async ({ page }) => {
    const row = await open(page, id);
    expect(await timeBetweenMoves(row)).toBeGreaterThan(delay - 100);
  });
}

test('a click on an arrow and a swipe do not stop a row', async ({ page }) => {
  const row = await open(page, 'destacados');
  await row.getByRole('button', { name: 'Siguiente' }).click();
  expect(await timeBetweenMoves(row)).toBeGreaterThan(0);
  const box = await row.locator('ul').boundingBox();
  if (!box) throw new Error('the row has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + 100, { steps: 5 });
  await page.mouse.up();
  expect(await timeBetweenMoves(row)).toBeGreaterThan(0);
});

test('from the last slide the first one fades in, and no other way is hidden', async ({ page }) => {
  const row = await open(page, 'eventos');
  await row.getByRole('button', { name: 'Pausar' }).click();
  const press = (name: string) =>
    row.evaluate((element, name) => {
      element.querySelector<HTMLElement>(`[aria-label^="${name}"]`)?.click();
      const running = element.querySelector('ul')?.getAnimations() ?? [];
      return running.filter((one) => !(one instanceof CSSTransition)).length;
    }, name);
  expect(await press('Ir a la posición 1 ')).toBe(0);
  expect(await press('Siguiente')).toBe(0);
  await row.getByRole('button', { name: /^Ir a la posición (\d) de \1$/ }).click();
  await expect(current(row)).toHaveAttribute('aria-label', /(\d) de \1$/);
  expect(await press('Siguiente')).toBe(1);
});

test('pause stays paused, and play goes on', async ({ page }) => {
  const row = await open(page, 'clientes');
  await row.getByRole('button', { name: 'Pausar' }).click();
  const play = row.getByRole('button', { name: 'Reanudar' });
  await expect(play).toBeVisible();
  const before = await current(row).getAttribute('aria-label');
  await expect(row.getByText(/^Posición/)).toHaveAttribute('aria-live', 'polite');
  // Another row's moves are the clock: after two of them this one would have moved too.
  const other = page.locator('#destacados');
  await other.scrollIntoViewIfNeeded();
  await timeBetweenMoves(other);
  expect(await current(row).getAttribute('aria-label')).toBe(before);
  await row.scrollIntoViewIfNeeded();
  await play.click();
  expect(await timeBetweenMoves(row)).toBeGreaterThan(0);
});

test('arrow keys move a row that has the focus, and it is still meanwhile', async ({ page }) => {
  const row = await open(page, 'destacados');
  await row.getByRole('button', { name: 'Pausar' }).click();
  await row.getByRole('button', { name: 'Ir a la posición 1 de 7' }).click();
  await expect(current(row)).toHaveAttribute('aria-label', 'Ir a la posición 1 de 7');
  await row.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(current(row)).toHaveAttribute('aria-label', 'Ir a la posición 2 de 7');
  await page.keyboard.press('ArrowLeft');
  await expect(current(row)).toHaveAttribute('aria-label', 'Ir a la posición 1 de 7');
});

test('who prefers stillness gets rows that wait', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const row = await open(page, 'destacados');
  await expect(row.getByRole('button', { name: 'Reanudar' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('the first frame of a row that is taken over is right too, also where stillness is preferred', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 768, height: 900 });
  // With the clock of animations stopped, what a transition shows first is what stays.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  for (const { id, perView } of rows) {
    const row = await open(page, id);
    const width = await row.locator('ul').evaluate((list) => list.clientWidth);
    const slide = await shown(row)
      .first()
      .evaluate((item: HTMLElement) => item.offsetWidth);
    const count = perView[768];
    expect(slide, id).toBeCloseTo((width - (count - 1) * 24) / count, 0);
  }
});

test('with larger letters in the browser a row keeps the slides that the style sheet gives it', async () => {
  const args = [...(config.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...config.use?.launchOptions, args });
  const page = await browser.newPage({ baseURL: address('SAMPLE_SITE'), viewport: { width: 1280, height: 900 } });
  // 48 rem are 1536 px then.
  await expect(shown(await open(page, 'destacados'))).toHaveCount(1);
  await browser.close();
});

test('taking the rows over moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { id } of rows) await open(page, id);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
