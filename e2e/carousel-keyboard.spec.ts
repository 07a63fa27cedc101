import { axe, expect, test } from './support/fixtures';

test('The dots of a row are one stop of Tab, and arrows, Home and End move inside', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const row = page.locator('#destacados');
  await row.scrollIntoViewIfNeeded();
  const dots = row.getByRole('toolbar', { name: 'Posiciones' });
  const dot = (number: number) => dots.getByRole('button', { name: `Ir a la posición ${number} de 7` });

  await row.getByRole('button', { name: 'Siguiente' }).focus();
  await page.keyboard.press('Tab');
  await expect(dot(1)).toBeFocused();
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['End', 7],
    ['ArrowRight', 1],
    ['ArrowLeft', 7],
    ['Home', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dot(number), key).toBeFocused();
    await expect(dot(number), key).toHaveAttribute('aria-current', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(dots.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(dot(2)).toBeFocused();
  expect(await axe(page)).toEqual([]);
});

test('The form of a product comes before its share links', async ({ page }) => {
  await page.goto('/producto/m/101');
  const order = await page.evaluate(() => {
    const send = document.querySelector('main form button[type=submit]');
    const links = document.querySelector('main #compartir');
    return send && links && send.compareDocumentPosition(links);
  });
  expect(order).toBe(4);
});
