import { readdir } from 'node:fs/promises';
import { answeredWith, axe, expect, sidewaysScroll, test } from './support/fixtures';
import { develop, type Site } from './support/site';

test.describe('In production', () => {
  test.use({ tolerated: answeredWith(404) });

  test('there is no page /estilo, and nothing of it in the build', async ({ page }) => {
    const answer = await page.goto('/estilo');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    const built = await readdir('.next/server/app', { recursive: true });
    expect(built).toContain('contacto.html');
    expect(built.filter((file) => /estilo/.test(file))).toEqual([]);
  });
});

test.describe('In development', () => {
  let site: Site;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await develop({ NEXT_DIST_DIR: '.next-http', DATABASE_URL: ':memory:' });
  });
  test.afterAll(() => site.stop());

  test('/estilo shows every value with its contrast and every component in every state', async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${site.url}/estilo`);
    await expect(page.getByRole('heading', { level: 1, name: 'Estilo' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^text \/ ground / })).toContainText(/\d\.\d\d/);
    const buttons = page.getByRole('button', { name: 'Cotizar', exact: true });
    const resting = await buttons.first().evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect(page.locator('[data-state=hover] > button').first()).not.toHaveCSS('background-color', resting);
    await expect(page.locator('[data-state=focus] > button').first()).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('textbox', { name: 'Correo Electrónico', exact: true }).nth(1)).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
  });
});
