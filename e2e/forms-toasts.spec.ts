import type { Page } from '@playwright/test';
import { axe, expect, test } from './support/fixtures';
import { fillForm, getConsent, getSendButton } from './support/form';
import { getClock, getToast, stopClockAt } from './support/toast';

const SHOWN = 5_000;
const send = (page: Page) => getSendButton(page, 'Enviar');

test.use({ tolerated: /the server responded with a status of 4/ });

/** The contact form filled in; the server refuses what is sent, so that it can be sent again and again. */
async function refused(page: Page): Promise<void> {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 422, json: { code: 422, message: 'El correo no existe.' } }),
  );
  await page.goto('/contacto');
  await fillForm(page, 'Hola');
  await getConsent(page).check();
}

test('a toast is at the top right, has the icon of failure, and goes after five seconds', async ({ page }) => {
  await refused(page);
  await send(page).click();
  await stopClockAt(page, 0);
  await expect(getToast(page)).toHaveText('El correo no existe.');
  await expect(getToast(page).locator('svg')).toBeVisible();
  const box = await getToast(page).boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
  expect(box?.y).toBeLessThan(100);
  await stopClockAt(page, SHOWN - 1);
  await expect(getToast(page)).toHaveCSS('opacity', '1');
  await stopClockAt(page, SHOWN);
  await expect(getToast(page)).toHaveCount(0);
});

test('a toast stays while the pointer is over it', async ({ page }) => {
  await refused(page);
  await send(page).click();
  await getToast(page).hover();
  await expect(getClock(page)).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(0, 700);
  await expect(getClock(page)).toHaveCSS('animation-play-state', 'running');
});

test('a click closes a toast', async ({ page }) => {
  await refused(page);
  await send(page).click();
  // Its clock stands: nothing else closes it.
  await stopClockAt(page, 0);
  await getToast(page).click();
  await expect(getToast(page)).toHaveCount(0);
});

test('a toast can be dragged away', async ({ page }) => {
  await refused(page);
  await send(page).click();
  await stopClockAt(page, 0);
  // Also waits until it has come in.
  await getToast(page).hover();
  const { x = 0, y = 0, width = 0, height = 0 } = (await getToast(page).boundingBox()) ?? {};
  const drag = async (distance: number) => {
    await page.mouse.move(x + 10, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 10 + distance, y + height / 2, { steps: 10 });
    await expect(getToast(page)).toHaveCSS(
      'transform',
      new RegExp(`^matrix\\(1, 0, 0, 1, ${Math.round(distance)}, 0\\)$`),
    );
    await page.mouse.up();
  };
  // Not far enough: it comes back.
  await drag(Math.round(width / 3));
  await expect(getToast(page)).toHaveCSS('transform', /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
  await drag(Math.round(width - 15));
  await expect(getToast(page)).toHaveCount(0);
});

test('while it is sent the button says so and sends nothing more; the receipt outlives the toast', async ({ page }) => {
  let posts = 0;
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await refused(page);
  await page.unrouteAll();
  await page.route('**/api/contact', async (route) => {
    posts += 1;
    await gate;
    await route.continue();
  });
  await send(page).click();
  const sending = page.getByRole('button', { name: 'Enviando…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  await page.getByLabel('Nombre').press('Enter');
  answer();
  await expect(getToast(page)).toContainText('Recibimos');
  await expect(getToast(page).locator('svg')).toBeVisible();
  await getToast(page).click();
  await expect(getToast(page)).toHaveCount(0);
  await expect(page.getByText(/Número de radicado: \d{4} \d{4}-\d/)).toBeVisible();
  expect(posts).toBe(1);
});

test('the invalid, the refused and the sent quotation pass axe', async ({ page }) => {
  await page.goto('/producto/-/101');
  const button = page.getByRole('button', { name: 'Enviar Cotización' });
  await button.click();
  await expect(page.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');
  expect(await axe(page)).toEqual([]);
  await fillForm(page, 'Hola');
  await getConsent(page).check();
  await page.route('**/api/quotation', (route) =>
    route.fulfill({ status: 429, json: { code: 429, message: 'Espere un minuto.' } }),
  );
  await button.click();
  await expect(page.getByText('También puede enviarnos este mismo mensaje por:')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.unrouteAll();
  await button.click();
  await expect(page.getByText('Número de radicado')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
