import { devices, type Page } from '@playwright/test';
import { address, axe, collectScripts, expect, listLink, test, toSize } from './support/fixtures';
import { readPart } from './support/read-document';
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

test('The suggestions cost little, name what they are, are moved through with arrows, and close', async ({ page }) => {
  // Where nothing else comes with the focus.
  await page.goto('/ley-1831');
  await page.waitForLoadState('networkidle');
  const getScripts = collectScripts(page);
  await box(page).focus();
  await expect(page.getByRole('listbox', { includeHidden: true })).toBeAttached();
  const size = toSize(await getScripts());
  console.log(`the suggestions: ${size} bytes of scripts`);
  expect(size).toBeGreaterThan(500);
  expect(size).toBeLessThanOrEqual(MAX_BYTES);

  await type(page, 'monit');
  await expect(options(page).first()).toHaveAccessibleName('Monitoreo y diagnóstico Categoría');
  await expect(options(page).nth(1)).toHaveAccessibleName(`${monitor.name} ${monitor.brand} · Monitoreo y diagnóstico`);
  expect(await options(page).count()).toBeLessThanOrEqual(8);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('search').getByText(/^\d sugerencias$/)).toBeAttached();
  await box(page).press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('monit');
  await box(page).press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toBeHidden();

  await box(page).clear();
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

test.describe('On a phone', () => {
  const { viewport: _, defaultBrowserType: __, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 320, height: 640 } });

  test('the suggestions fit, and open by touch', async ({ page }) => {
    await page.goto('/contacto');
    await type(page, 'desfib');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await options(page).first().tap();
    // The keyboard of the phone closes at once.
    await expect(box(page)).not.toBeFocused();
    await expect(page).toHaveURL(/\/producto\//);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(box(page)).toHaveValue('');
  });
});

test('GET /api/suggest may be stored, cannot be harmed, and knows the devices of a backend', async ({ request }) => {
  const answer = await request.get('/api/suggest?q=monitor');
  expect(answer.headers()['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  for (const q of ['', '%20', '%00', '%ff', '"*^', 'x'.repeat(2_000)]) {
    const odd = await request.get(`/api/suggest?q=${q}`);
    expect([q, odd.status(), await odd.json()]).toEqual([q, 200, { suggestions: [] }]);
  }
  const suggest = async () =>
    (await (await request.get(`${address('HTTP_SITE')}/api/suggest?q=defibrilator`)).json()).suggestions;
  // On a busy machine the first index takes longer than a visitor waits.
  await expect.poll(async () => (await suggest())[0]?.name, { timeout: 20_000 }).toMatch(/defibrillator/i);
  expect(JSON.stringify(await suggest())).toContain('"lang":"en"');
});

test('A search says what was found of its words, or that nothing was', async ({ request }) => {
  for (const [q, has, lacks] of [
    ['tensiometo', ['Mostramos resultados para «tensiómetro»', 'Ref. 103'], ['No se han encontrado resultados']],
    [
      'monitor fetal',
      ['Mostramos resultados para «monitor»', monitor.name, 'Agregar «monitor fetal» a mi lista'],
      ['No se han encontrado resultados'],
    ],
    ['flexometro', ['No se han encontrado resultados', 'Agregar «flexometro» a mi lista'], ['Mostramos resultados']],
  ] as const) {
    const words = readPart(await (await request.get(`/search/${q}`)).text(), 'contenido');
    for (const text of has) expect(words, q).toContain(text);
    for (const text of lacks) expect(words, q).not.toContain(text);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(`What a search does not find, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('is one press from the list, and its words are in the chat', async ({ page }) => {
      const words = 'grúa hidráulica xyz';
      await page.goto('/contacto');
      const field = page.getByRole('banner').getByRole(javaScriptEnabled ? 'combobox' : 'searchbox');
      await field.fill(words);
      await field.press('Enter');
      await expect(page).toHaveURL(`/search/${encodeURIComponent(words)}`);
      if (javaScriptEnabled) await page.evaluate(() => localStorage.setItem('lista-de-cotizacion', '101'));
      const chat = page.locator('main a[href*="wa.me"]').first();
      expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toBe(`Busco: ${words}`);
      await page.getByRole('link', { name: `Agregar «${words}» a mi lista` }).click();
      await expect(page).toHaveURL(`/cotizacion/${javaScriptEnabled ? '101-' : ''}x1__gr~fa~a_hidr~e1~ulica_xyz`);
      if (javaScriptEnabled) await expect(listLink(page)).toHaveAccessibleName('Lista de cotización 2 líneas');
      await expect(page.locator('main').getByRole('heading', { level: 3 }).last()).toHaveText(words);
    });
  });
