import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { itemThat } from './support/samples';

const monitor = itemThat(({ id }) => id === 101);
const note = (page: Page, name: string) => page.getByRole('textbox', { name: `Nota de ${name}` });
const rows = (page: Page) => page.locator('main').getByRole('heading', { level: 3 });
const open = (page: Page, text: string) => page.locator('summary').filter({ hasText: text, visible: true }).click();

test('two tabs with free lines and notes show the same list, whichever is written in, and after a reload too', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('lista-de-cotizacion')) localStorage.setItem('lista-de-cotizacion', '101/x2__Silla');
  });
  await page.goto('/cotizacion');
  await expect(page).toHaveURL('/cotizacion/101/x2__Silla');
  await expect(rows(page)).toHaveText([monitor.name, 'Silla']);
  const other = await context.newPage();
  await other.goto('/cotizacion/101/x2__Silla');
  await other.getByRole('button', { name: 'Una unidad más de Silla' }).click();
  await expect(page).toHaveURL('/cotizacion/101/x3__Silla');

  await open(page, `Nota de ${monitor.name}`);
  await note(page, monitor.name).fill('con batería');
  await expect(other).toHaveURL('/cotizacion/101/101__con_bater~ed~a___x3__Silla');
  await expect(other.getByText('con batería', { exact: true })).toBeVisible();

  await open(other, 'Editar de Silla');
  await note(other, 'Silla').fill('cromada');
  const whole = '/cotizacion/101/101__con_bater~ed~a___x3__Silla__cromada';
  for (const tab of [page, other]) await expect(tab).toHaveURL(whole);
  await expect(page.getByText('cromada', { exact: true })).toBeVisible();

  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab).toHaveURL(whole);
    await expect(rows(tab)).toHaveText([monitor.name, 'Silla']);
    for (const text of ['con batería', 'cromada']) await expect(tab.getByText(text, { exact: true })).toBeVisible();
  }
});
