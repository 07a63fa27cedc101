import { axe, expect, test } from './support/fixtures';

test('The buttons of a row are one stop of Tab, and arrows, Home and End move inside', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const row = page.locator('#destacados');
  await row.scrollIntoViewIfNeeded();
  const controls = row.getByRole('toolbar', { name: 'Controles' });
  const dot = (number: number) => controls.getByRole('button', { name: `Ir a la posición ${number} de 7` });
  const play = controls.getByRole('button', { name: 'Reanudar' });
  const back = controls.getByRole('button', { name: 'Anterior' });

  // What is out of sight takes no focus, once the row runs.
  await expect(row.locator('li[inert]')).not.toHaveCount(0);
  await row.locator('li:not([inert]) button').last().focus();
  await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(back).toBeFocused();
  for (const [key, number] of [
    ['ArrowLeft', 7],
    ['ArrowLeft', 6],
    ['ArrowRight', 7],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dot(number), key).toBeFocused();
    await expect(dot(number), key).toHaveAttribute('aria-current', 'true');
  }
  await page.keyboard.press('ArrowRight');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dot(6)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(dot(7)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(back).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(controls.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(back).toBeFocused();
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
