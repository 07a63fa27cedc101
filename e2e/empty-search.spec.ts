import { expect, listLink, test } from './support/fixtures';

const WORDS = 'grúa hidráulica xyz';
const PATH = `/search/${encodeURIComponent(WORDS)}`;

test('what a search does not find is one press from the list, and its words are in the chat', async ({ page }) => {
  await page.goto(PATH);
  await page.evaluate(() => localStorage.setItem('lista-de-cotizacion', '101'));
  await page.getByRole('link', { name: `Agregar «${WORDS}» a mi lista` }).click();
  await expect(page).toHaveURL('/cotizacion/101-x1__gr~fa~a_hidr~e1~ulica_xyz');
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 2 líneas');
  await page.evaluate(() => localStorage.removeItem('lista-de-cotizacion'));
  await page.goto(PATH);
  await page.getByRole('link', { name: `Agregar «${WORDS}» a mi lista` }).click();
  await expect(page).toHaveURL('/cotizacion/x1__gr~fa~a_hidr~e1~ulica_xyz');
  await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 1 línea');
  await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveText([WORDS]);
  await page.goto(PATH);
  const chat = page.locator('main a[href*="wa.me"]').first();
  expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toBe(`Busco: ${WORDS}`);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens a list with those words', async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole('link', { name: `Agregar «${WORDS}» a mi lista` }).click();
    await expect(page).toHaveURL('/cotizacion/x1__gr~fa~a_hidr~e1~ulica_xyz');
    await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveText([WORDS]);
  });
});
