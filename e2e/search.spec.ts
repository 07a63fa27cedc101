import type { Page } from '@playwright/test';
import {
  address,
  axe,
  CHUNKS,
  expect,
  expectStopsSeen,
  holdBack,
  listLink,
  pressTo,
  sidewaysScroll,
  test,
} from './support/fixtures';
import { readPart } from './support/read-document';
import { categoryAddress, itemThat, productAddress, sampleCategories } from './support/samples';

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

test('The suggestions name what they are, are moved through with arrows, and close', async ({ page }) => {
  await page.goto('/ley-1831');
  await pressTo(page, box(page), 'Tab', 10);
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

test('A search that is sent before the code of the suggestions has come shows its results alone', async ({ page }) => {
  await page.goto('/ley-1831', { waitUntil: 'networkidle' });
  const release = await holdBack(page, CHUNKS);
  await box(page).fill('monitor');
  await box(page).press('Enter');
  await expect(page.getByText('Cargando…')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Busqueda' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(list(page)).toBeHidden();
});

test('GET /api/suggest may be stored, cannot be harmed, and knows the devices of a backend', async ({ request }) => {
  const answer = await request.get('/api/suggest?q=monitor');
  expect(answer.headers()['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  for (const q of ['', '%20', '%00', '%ff', '"*^', 'x'.repeat(2_000)]) {
    const odd = await request.get(`/api/suggest?q=${q}`);
    expect([q, odd.status(), await odd.json()]).toEqual([q, 200, { suggestions: [] }]);
  }
  const suggest = async () =>
    (await (await request.get(`${address('HTTP_SITE')}/api/suggest?q=defibrilator`)).json()).suggestions[0];
  // On a busy machine the first index takes longer than a visitor waits.
  const found = { name: expect.stringMatching(/defibrillator/i) };
  await expect.poll(suggest, { timeout: 20_000 }).toMatchObject(found);
});

test('A search says what was found of its words, or that nothing was', async ({ request }) => {
  for (const [q, has, lacks] of [
    ['tensiometo', ['Mostramos resultados para «tensiómetro»', 'Ref.\u00A0103'], ['No se han encontrado resultados']],
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

for (const [path, javaScriptEnabled] of [
  [sampleCategories.map(categoryAddress)[0] ?? '', true],
  ['/search/monitor', false],
] as const)
  test.describe(`A comparison ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('is chosen in a list, and covers no button of a card', async ({ page }) => {
      const boxes = page.getByRole('checkbox', { name: /^Comparar / });
      const button = page.getByRole('main').getByRole('button', { name: /^Comparar/ });
      await page.goto(path);
      await expect(boxes).toHaveCount(0);
      // Comparing is a mode of a list of cards.
      await page.getByRole('main').getByRole('link', { name: 'Comparar', exact: true }).click();
      await boxes.nth(0).check();
      await expect(button).toBeInViewport();
      await boxes.nth(0).uncheck();
      await expect(button).toBeHidden();
      const ids = await boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      for (const index of [0, 1]) await boxes.nth(index).check();
      await expect(button).toBeInViewport();
      if (javaScriptEnabled) {
        expect(await axe(page)).toEqual([]);
        await expectStopsSeen(page);
      }
      await button.click();
      await expect(page).toHaveURL(`/comparar/${ids[0]}-${ids[1]}`);
      await expect(page.getByRole('columnheader')).toHaveCount(2);
    });
  });

test('Names, pictures, brands and attributes stand side by side in any width', async ({ page }) => {
  const compared = [101, 102, 106].map((id) => itemThat((item) => item.id === id));
  const screens = compared.map(({ attributes }) => attributes.find(({ name }) => name === 'Pantalla')?.value ?? '');
  await page.goto('/comparar/101-102-106');
  const table = page.getByRole('table', { name: 'Comparación de productos' });
  const header = table.getByRole('columnheader');
  const getRow = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(header).toContainText(compared.map(({ name }) => name));
  await expect(header.locator('img')).toHaveCount(3);
  await expect(getRow('Pantalla').getByRole('cell')).toHaveText(screens);
  await expect(getRow('Marca')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Solo diferencias' }).check();
  await expect(getRow('Pantalla')).toBeVisible();
  await expect(getRow('Marca')).toBeHidden();
  await page.goto('/comparar/101-106-203-301');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axe(page), `at ${width} px`).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    for (const name of await header.all()) await expect(name).toBeInViewport();
  }
});
