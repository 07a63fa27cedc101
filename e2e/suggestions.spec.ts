import type { Page } from '@playwright/test';
import { axe, collectScripts, expect, test, toSize } from './support/fixtures';
import { itemThat, productAddress } from './support/samples';

/** Gzip of what the first focus of the search box brings. */
const MAX_BYTES = 12_000;
const monitor = itemThat(({ id }) => id === 101);

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Buscar equipos y servicios' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' });
const options = (page: Page) => list(page).getByRole('option');
const selected = (page: Page) => list(page).getByRole('option', { selected: true });

async function type(page: Page, text: string) {
  await box(page).pressSequentially(text);
  await expect(options(page).last()).toHaveAccessibleName(`Buscar «${text}»`);
  await expect(options(page).nth(1)).toBeVisible();
}

test.describe('The suggestions of the search box', () => {
  test.beforeEach(({ page }) => page.goto('/contacto'));

  test('are categories, products and services with their names, and at most eight', async ({ page }) => {
    await type(page, 'monit');
    await expect(options(page).first()).toHaveAccessibleName('Monitoreo y diagnóstico Categoría');
    await expect(options(page).nth(1)).toHaveAccessibleName(
      `${monitor.name} ${monitor.brand} · Monitoreo y diagnóstico`,
    );
    await expect(options(page).nth(1).locator('mark')).toHaveText('Monit');
    await expect(options(page).nth(1).getByRole('presentation')).toBeVisible();
    expect(await options(page).count()).toBeLessThanOrEqual(8);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('search').getByText(/^\d sugerencias$/)).toBeAttached();
    expect(await axe(page)).toEqual([]);
  });

  test('are moved through with the arrows; Enter opens one', async ({ page }) => {
    await type(page, 'mv12');
    await box(page).press('ArrowDown');
    await expect(selected(page)).toHaveAccessibleName(new RegExp(monitor.name));
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await selected(page).getAttribute('id')) ?? '');
    expect(await axe(page)).toEqual([]);
    await box(page).press('ArrowDown');
    await expect(selected(page)).toHaveAccessibleName('Buscar «mv12»');
    await box(page).press('ArrowUp');
    await box(page).press('Enter');
    await expect(page).toHaveURL(productAddress(monitor));
    await expect(list(page)).toBeHidden();
  });

  test('end with the search; Enter without a choice searches', async ({ page }) => {
    await type(page, 'bomba');
    await box(page).press('ArrowUp');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search/bomba');
    await box(page).fill('desfib');
    // Over what stands below the banner.
    await options(page).nth(3).click();
    await expect(page).toHaveURL(/\/producto\//);
    await expect(list(page)).toBeHidden();
  });

  test('close with Escape, which keeps the text, and with a press elsewhere', async ({ page }) => {
    await type(page, 'bomba');
    await box(page).press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(box(page)).toHaveValue('bomba');
    await box(page).press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(list(page)).toBeHidden();
  });

  test('cost nothing until the box has the focus, and little then', async ({ page }) => {
    // Where nothing else comes with the focus.
    await page.goto('/ley-1831');
    await page.waitForLoadState('networkidle');
    const scripts = collectScripts(page);
    await box(page).focus();
    await expect(page.getByRole('listbox', { includeHidden: true })).toBeAttached();
    const size = toSize(await scripts());
    console.log(`the suggestions: ${size} bytes of scripts`);
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('fit a narrow phone, and open by touch', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(box(page)).toBeVisible();
    await type(page, 'desfib');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await options(page).first().tap();
    // The keyboard of the phone closes at once.
    await expect(box(page)).not.toBeFocused();
    await expect(page).toHaveURL(/\/producto\//);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await context.close();
  });
});

test('GET /api/suggest may be stored, says nothing of a blank text and cannot be harmed', async ({ request }) => {
  const answer = await request.get('/api/suggest?q=monitor');
  expect(answer.headers()['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  expect((await answer.json()).suggestions.length).toBeGreaterThan(2);
  for (const q of ['', '%20', '%00', '%F0%9F%AB%80', '%ff', '"*^', 'x'.repeat(2_000)]) {
    const odd = await request.get(`/api/suggest?q=${q}`);
    expect([q, odd.status(), await odd.json()]).toEqual([q, 200, { suggestions: [] }]);
  }
  expect((await request.post('/api/suggest')).status()).toBe(405);
});

test('A search with a typing error shows the results of what was meant, and says so', async ({ page }) => {
  await page.goto('/search/tensiometo');
  await expect(page.getByText('Mostramos resultados para «tensiómetro»')).toBeVisible();
  await expect(page.getByText('No se han encontrado resultados')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('Tensiómetro digital de brazo TD-20');
  await expect(page.getByRole('article').first()).toContainText(/Monitoreo y diagnóstico.*Ref\. 103/);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'tensiómetro', exact: true }).click();
  await expect(page).toHaveURL(`/search/${encodeURIComponent('tensiómetro')}`);
  await expect(page.getByText('3 resultados para «tensiómetro»', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Tensiómetro');
});

test('A search with words that nothing has shows what has the others, and a way to ask for all of them', async ({
  page,
}) => {
  await page.goto('/search/monitor%20fetal');
  await expect(page.getByText('Mostramos resultados para «monitor»')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Monitor de signos vitales MV-12');
  await expect(page.getByRole('link', { name: 'Agregar «monitor fetal» a mi lista' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('A search for a thing whose name is two letters from another says that nothing was found, and what is near', async ({
  page,
}) => {
  await page.goto('/search/flexometro');
  await expect(page.getByText('No se han encontrado resultados', { exact: true })).toBeVisible();
  const close = page.getByRole('region', { name: 'Equipos y servicios parecidos' });
  await expect(close.getByRole('article').first()).toContainText('Flujómetro de oxígeno');
});

test('A search for a thing that begins with another sound says that nothing was found, and nothing is near', async ({
  page,
}) => {
  for (const q of ['glucometro', 'papá', 'tonometro']) {
    await page.goto(`/search/${q}`);
    await expect(page.getByText('No se han encontrado resultados', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Equipos y servicios parecidos' })).toHaveCount(0);
  }
});

test.describe('With a backend over HTTP', () => {
  test.use({ site: 'HTTP_SITE' });

  test('the suggestions know the devices of the FDA, and say their language', async ({ page, request }) => {
    // On a busy machine the first index takes longer than a visitor waits.
    const count = async () => (await (await request.get('/api/suggest?q=catheter')).json()).suggestions.length;
    await expect.poll(count, { timeout: 20_000 }).toBe(7);
    await page.goto('/contacto');
    await type(page, 'defibrilator');
    await expect(options(page).first()).toHaveAccessibleName(/defibrillator/i);
    await expect(options(page).first().locator('[lang=en]')).toBeVisible();
  });
});
