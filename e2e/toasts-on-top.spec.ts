import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fillForm, getConsent } from './support/form';
import { ofOtherBrand, productAddress, service } from './support/samples';
import { getClock, getToast, stopClockAt } from './support/toast';

const REFUSAL = 'El producto no está disponible.';
const FORMS = {
  '/contacto': 'Enviar',
  [productAddress(ofOtherBrand)]: 'Enviar Cotización',
  [productAddress(service)]: 'Enviar Cotización',
};

test.use({ tolerated: /the server responded with a status of 4/ });

/** Whether the pointer would meet the toast at its centre. */
function isOnTop(page: Page): Promise<boolean> {
  return getToast(page).evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const { innerWidth } = window;
    const isInside = left >= 0 && top >= 0 && left + width <= innerWidth;
    return isInside && one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

async function sendAndScroll(page: Page, name: string, where: 'top' | 'form'): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  await stopClockAt(page, 0);
  await expect(getToast(page)).toHaveText(REFUSAL);
  if (where === 'top') await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  else await button.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
  if (where === 'top') expect(await page.evaluate(() => window.scrollY)).toBe(0);
  else expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect.poll(() => isOnTop(page)).toBe(true);
}

for (const [path, name] of Object.entries(FORMS))
  for (const width of [360, 768, 1280])
    test(`the toast of ${decodeURI(path)} is above everything, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/api/*', (route) => route.fulfill({ status: 422, json: { code: 422, message: REFUSAL } }));
      await page.goto(path);
      await fillForm(page, 'Hola');
      await getConsent(page).check();

      await sendAndScroll(page, name, 'top');
      await getToast(page).hover();
      await expect(getClock(page)).toHaveCSS('animation-play-state', 'paused');
      await getToast(page).click();
      await expect(getToast(page)).toHaveCount(0);

      await sendAndScroll(page, name, 'form');
      await getToast(page).hover();
      const { x = 0, y = 0, width: wide = 0, height = 0 } = (await getToast(page).boundingBox()) ?? {};
      await page.mouse.move(x + 10, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + wide - 10, y + height / 2, { steps: 10 });
      await page.mouse.up();
      await expect(getToast(page)).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Avisos' })).toHaveCount(1);
    });
