import type { Locator, Page } from '@playwright/test';

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
