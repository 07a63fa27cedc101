import { chromium, type Locator, type Page } from '@playwright/test';
import config from '../playwright.config';
import { address, expect, test } from './support/fixtures';

const rows = [
  { id: 'presentacion', delay: 3500, perView: { 360: 1, 640: 1, 768: 1, 1024: 1 } },
  { id: 'destacados', delay: 2500, perView: { 360: 1, 640: 1, 768: 2, 1024: 4 } },
  { id: 'eventos', delay: 3500, perView: { 360: 1, 640: 1, 768: 1, 1024: 2 } },
  { id: 'clientes', delay: 2500, perView: { 360: 1, 640: 1, 768: 2, 1024: 4 } },
] as const;

/** Opens the home page and waits until the row with this id has been taken over. */
async function open(page: Page, id: string): Promise<Locator> {
  await page.goto('/');
  return show(page, id);
}

/** Scrolls to the row with this id on the open page, and waits until it has been taken over. */
async function show(page: Page, id: string): Promise<Locator> {
  const row = id === 'presentacion' ? page.getByRole('region', { name: 'Presentación' }) : page.locator(`#${id}`);
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  return row;
}

const current = (row: Locator) => row.locator('button[aria-current=true]');
const shown = (row: Locator) => row.locator('ul > li:not([inert])');

/** Opens the home page with a clock that stands still, and waits until the row with this id stands too. */
async function openInStoppedTime(page: Page, id: string): Promise<Locator> {
  await page.clock.install();
  const row = await open(page, id);
  await page.clock.pauseAt(Date.now() + 60_000);
  await untilStill(row);
  return row;
}

/** A row counts the time of a slide from the end of its transition, which the browser makes and no clock of a page. */
const untilStill = (row: Locator) => expect(row.locator('ul')).toHaveCSS('transition-duration', '0s');

/** Expects that the row moves after so many milliseconds, and not one sooner. */
async function expectMove(row: Locator, delay: number): Promise<void> {
  await untilStill(row);
  const before = (await current(row).getAttribute('aria-label')) ?? '';
  await row.page().clock.runFor(delay - 1);
  await expect(current(row)).toHaveAttribute('aria-label', before);
  await row.page().clock.runFor(1);
  await expect(current(row)).not.toHaveAttribute('aria-label', before);
}

for (const width of [360, 640, 768, 1024] as const)
  test(`each row shows as many as there is room for at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const { id, perView } of rows) {
      const row = await show(page, id);
      await row.getByRole('button', { name: 'Pausar' }).click();
      await expect(shown(row), id).toHaveCount(perView[width]);
    }
  });

for (const { id, delay } of rows)
  test(`${id} moves by itself every ${delay} ms`, async ({ page }) => {
    const row = await openInStoppedTime(page, id);
    for (let move = 0; move < 3; move++) await expectMove(row, delay);
  });

test('a click on an arrow and a swipe do not stop a row', async ({ page }) => {
  const row = await openInStoppedTime(page, 'destacados');
  await row.getByRole('button', { name: 'Siguiente' }).click();
  await expectMove(row, 2500);
  await untilStill(row);
  const box = await row.locator('ul').boundingBox();
  if (!box) throw new Error('the row has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + 100, { steps: 5 });
  await page.mouse.up();
  await expectMove(row, 2500);
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
  const row = await openInStoppedTime(page, 'clientes');
  await row.getByRole('button', { name: 'Pausar' }).click();
  const play = row.getByRole('button', { name: 'Reanudar' });
  await expect(play).toBeVisible();
  const before = await current(row).getAttribute('aria-label');
  await expect(row.getByText(/^Posición/)).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(60_000);
  await expect(current(row)).toHaveAttribute('aria-label', before ?? '');
  await play.click();
  await expectMove(row, 2500);
});

test('arrow keys scroll a row before its buttons come, and move it by its dots afterwards; it is still meanwhile', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#destacados [aria-roledescription=carrusel] > div:first-child[tabindex="0"]')).toHaveCount(
    1,
  );
  const row = await show(page, 'destacados');
  await expect(row.locator('[aria-roledescription=carrusel] > div:first-child[tabindex="0"]')).toHaveCount(0);
  await row.getByRole('button', { name: 'Pausar' }).click();
  await row.getByRole('button', { name: 'Ir a la posición 1 de 7' }).click();
  await expect(current(row)).toHaveAttribute('aria-label', 'Ir a la posición 1 de 7');
  await current(row).focus();
  await page.keyboard.press('ArrowRight');
  await expect(current(row)).toHaveAttribute('aria-label', 'Ir a la posición 2 de 7');
  await page.keyboard.press('ArrowLeft');
  await expect(current(row)).toHaveAttribute('aria-label', 'Ir a la posición 1 de 7');
});

test('a row that loses the focus after its page has gone leaves no error behind', async ({ page }) => {
  const row = await open(page, 'destacados');
  const old = await row.elementHandle();
  await shown(row).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/producto\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The framework keeps the page that was left, hidden; the browser takes the focus out of it a moment later.
  expect(await old?.evaluate((section) => section.isConnected)).toBe(true);
  await old?.evaluate((section) =>
    section.querySelector('a')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  );
  await page.goBack();
  await expect(row.getByRole('button', { name: 'Pausar' })).toBeVisible();
});

test('who prefers stillness gets rows that wait', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const row = await open(page, 'destacados');
  await expect(row.getByRole('button', { name: 'Reanudar' })).toBeVisible();
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
  await page.goto('/');
  for (const { id, perView } of rows) {
    const row = await show(page, id);
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
  await page.goto('/');
  for (const { id } of rows) await show(page, id);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
