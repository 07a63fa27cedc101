import type { Locator, Page } from '@playwright/test';
import { documents } from '@/content/documents';
import { navigation } from '@/content/navigation';
import { serviceGroups } from '@/content/service-groups';
import { emails, mobile, site } from '@/content/site';
import { axe, expect, getConsent, test } from './support/fixtures';
import {
  categoryAddress,
  ofOtherBrand,
  productAddress,
  sampleCategories,
  sampleItems,
  suggestedIds,
} from './support/samples';

const featured = suggestedIds
  .map((id) => sampleItems.find((item) => item.id === id))
  .filter((item) => item !== undefined);
const services = sampleItems.filter(({ type }) => type === 'SERVICE');
const letters = (text: string, from: number, to?: number) => Array.from(text).slice(from, to).join('');

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The scrolling row within the section with this title. */
const list = (page: Page, title: string) => region(page, title).getByRole('list').first();
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('The home page has its eleven sections in order, each with what it promises', async ({ page, request }) => {
  await page.goto('/');
  const titles = [
    'Productos destacados',
    'Experiencia',
    'Servicios',
    'Nuestros eventos',
    'Nuestros clientes y aliados',
  ];
  const places = [
    page.getByRole('banner').getByRole('img', { name: /Biomédica Ejemplo/ }),
    page.getByRole('banner').getByRole('search'),
    page.getByRole('heading', { level: 1 }),
    ...[...titles, 'Dónde estamos', 'Nuestros medios de pago'].map((name) =>
      page.getByRole('main').getByRole('heading', { level: 2, name, exact: true }),
    ),
    page.getByRole('contentinfo'),
  ];
  expect(places).toHaveLength(11);
  for (const [index, place] of places.entries()) {
    await expect(place).toHaveCount(1);
    const next = await places[index + 1]?.elementHandle();
    if (!next) continue;
    const isBefore = await place.evaluate(
      (one, other) => (one.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      next,
    );
    expect(isBefore, `section ${index + 1} comes before the next one`).toBe(true);
  }
  await expect(region(page, 'Presentación').locator('picture > img')).toHaveCount(3);
  await expect(region(page, 'Presentación').getByRole('link', { includeHidden: true })).toHaveCount(4);
  for (const name of ['Presentación', 'Experiencia']) await expect(region(page, name)).toContainText(/25\s+años/);
  const titlesOf = (name: string) => region(page, name).getByRole('heading', { level: 3, includeHidden: true });
  await expect(titlesOf('Experiencia')).toHaveText([
    ...['Visión', 'Misión', 'Trayectoria', 'Política de Calidad', 'Objetivos de calidad'],
  ]);
  await expect(titlesOf('Servicios')).toHaveText(['Mantenimiento', 'Metrología y seguridad', 'Acompañamiento']);
  await expect(titlesOf('Nuestros eventos')).toHaveText([
    ...['Feria de la salud', 'Donación de ventiladores', 'Nuestros 25 años'],
    'Exposición de defensa y medicina de emergencias',
  ]);
  await expect(
    region(page, 'Nuestros eventos')
      .locator('article')
      .getByText(/^20\d\d$/),
  ).toHaveText([...['2018', '2020', '2023', '2023']]);
  for (const picture of await region(page, 'Nuestros eventos').locator('article img').all()) {
    await expect(picture).toHaveAttribute('alt', /\w/);
    const address = (await picture.getAttribute('src')) ?? '';
    expect((await request.get(address)).headers()['content-type'], address).toMatch(/^image\//);
  }
  await expect(region(page, 'Dónde estamos').getByRole('img')).toBeVisible();
  expect(await region(page, 'Nuestros clientes y aliados').locator('img').count()).toBeGreaterThanOrEqual(4);
  await expect(region(page, 'Nuestros medios de pago').getByRole('img')).toHaveCount(5);
  await page.goto('/contacto');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acompañamiento' }).click();
  await expect(page).toHaveURL('/#servicios-acompanamiento');
  await expect(titlesOf('Servicios').filter({ hasText: 'Acompañamiento' })).toBeInViewport();
});

test('Featured products are cut at 20 letters and an ellipsis, and lead to their own page', async ({ page }) => {
  await page.goto('/');
  const slides = list(page, 'Productos destacados').getByRole('listitem', { includeHidden: true });
  await expect(slides).toHaveCount(featured.length);
  for (const [index, product] of featured.entries()) {
    const isLong = Array.from(product.name).length > 20;
    const shown = isLong ? `${letters(product.name, 0, 20).trimEnd()}…` : product.name;
    const link = slides.nth(index).getByRole('link', { includeHidden: true });
    await expect(link).toHaveText(`Cotizar ${product.name}`);
    await expect(link).toHaveAttribute('href', productAddress(product));
    const lines = slides.nth(index).getByRole('paragraph', { includeHidden: true });
    await expect(lines).toHaveText([shown, product.brand]);
  }
});

test('A service shows 167 letters until Ver mas is pressed or its text, which can be selected; each place of its card does something', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await expect(region(page, 'Servicios').getByRole('article')).toHaveCount(services.length);
  for (const { name, description } of services.slice(0, 2)) {
    const text = card(page, name).getByRole('paragraph');
    const short = `${letters(description, 0, 167).trimEnd()}…`;
    await expect(text).toHaveText(short, { useInnerText: true });
    await card(page, name).getByRole('button', { name: 'Ver mas', exact: true }).click();
    await expect(text).toHaveText(description, { useInnerText: true });
    await card(page, name).getByRole('button', { name: 'Ver menos', exact: true, expanded: true }).click();
    await expect(text).toHaveText(short, { useInnerText: true });
    await text.click();
    await expect(text).toHaveText(description, { useInnerText: true });
    await text.hover({ position: { x: 2, y: 10 } });
    await page.mouse.down();
    await text.hover({ position: { x: 120, y: 10 } });
    await page.mouse.up();
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    expect(selected.length).toBeGreaterThan(3);
    expect(description).toContain(selected);
    await expect(text).toHaveText(description, { useInnerText: true });
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 1200 });
    for (const places of await region(page, 'Servicios').getByRole('article').evaluateAll(listPlaces)) {
      const links = places.filter((place) => place.startsWith('/producto/'));
      expect(links).toHaveLength(1);
      expect(places.sort()).toEqual([...links, 'toggle']);
    }
  }
});

/** What a press does on the places of each card, 10 px apart: 'toggle', the path of a link, or the markup of a dead one. */
function listPlaces(cards: readonly Element[]): string[][] {
  return cards.map((one) => {
    const places = new Set<string>();
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = one.getBoundingClientRect();
    // Its corners are round.
    for (let y = top + 5; y < bottom - 5; y += 10)
      for (let x = left + 5; x < right - 5; x += 10) {
        const element = document.elementFromPoint(x, y);
        const link = element?.closest('a');
        const control = element?.closest('label')?.control ?? element?.closest('button');
        if (link) places.add(link.pathname);
        else if (control?.hasAttribute('aria-expanded')) places.add('toggle');
        else places.add(`dead: ${element?.outerHTML.slice(0, 80)}`);
      }
    return [...places];
  });
}

test('On a phone home is at most nine screens long, its categories come first, and what is folded in Experiencia opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 780);
  const links = page.getByRole('navigation', { name: 'Categorías de equipos' }).getByRole('link');
  await expect(links).toHaveText(sampleCategories.map(({ name }) => name));
  for (const [index, category] of sampleCategories.entries())
    await expect(links.nth(index)).toHaveAttribute('href', categoryAddress(category));
  const { y = 0, height = 0 } = (await links.last().boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(1.5 * 780);
  await expect(page.getByText(/^Ser el aliado/)).toBeVisible();
  const quality = page.locator('#politica-de-calidad');
  await expect(quality.getByRole('paragraph')).toBeHidden();
  await quality.locator('summary').click();
  await expect(quality.getByRole('paragraph')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(quality.locator('summary')).toBeHidden();
  await expect(page.locator('#objetivos-de-calidad').getByRole('list')).toBeVisible();
});

const rows = [
  { id: 'presentacion', delay: 3500, perView: { 360: 1, 768: 1, 1280: 1 } },
  { id: 'destacados', delay: 2500, perView: { 360: 1, 768: 2, 1280: 4 } },
  { id: 'eventos', delay: 3500, perView: { 360: 1, 768: 1, 1280: 2 } },
  { id: 'clientes', delay: 2500, perView: { 360: 1, 768: 2, 1280: 4 } },
] as const;

/** Scrolls to the row with this id on the open page, and waits until it has been taken over. */
async function show(page: Page, id: string): Promise<Locator> {
  const row = id === 'presentacion' ? page.getByRole('region', { name: 'Presentación' }) : page.locator(`#${id}`);
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('button', { name: /^(?:Pausar|Reanudar)/ })).toBeVisible();
  return row;
}

const current = (row: Locator) => row.locator('button[aria-current=true]');

/** A row counts the time of a slide from the end of its transition, which the browser makes and no clock of a page. */
const untilStill = (row: Locator) => expect(row.locator('ul')).toHaveCSS('transition-duration', '0s');

/** Expects that the row moves after so many milliseconds, and not one sooner. */
async function expectMove(row: Locator, delay: number): Promise<void> {
  await untilStill(row);
  const before = (await current(row).getAttribute('aria-label')) ?? '';
  await row.page().clock.runFor(delay - 1);
  await expect(current(row)).toHaveAttribute('aria-label', before);
  await row.page().clock.runFor(1);
  await expect(current(row)).not.toHaveAttribute('aria-label', before);
}

test('Each row shows as many as there is room for, and taking it over moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      // Not what a press moves.
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 768, 1280] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const { id, perView } of rows) {
      const row = await show(page, id);
      await row.getByRole('button', { name: 'Pausar' }).click();
      await expect(row.locator('ul > li:not([inert])'), `${id} at ${width} px`).toHaveCount(perView[width]);
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
});

for (const { id, delay } of [rows[0], rows[1]])
  test(`${id} moves by itself every ${delay} ms, also after an arrow or a swipe, until it is paused`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const row = await show(page, id);
    await page.clock.pauseAt(Date.now() + 60_000);
    await untilStill(row);
    for (let move = 0; move < 2; move++) await expectMove(row, delay);
    await row.getByRole('button', { name: 'Siguiente' }).click();
    await expectMove(row, delay);
    await untilStill(row);
    const box = await row.locator('ul').boundingBox();
    if (!box) throw new Error('the row has no box');
    await page.mouse.move(box.x + box.width / 2, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, box.y + 100, { steps: 5 });
    await page.mouse.up();
    await expectMove(row, delay);
    await row.getByRole('button', { name: 'Pausar' }).click();
    await expect(row.getByText(/^Posición/)).toHaveAttribute('aria-live', 'polite');
    const before = (await current(row).getAttribute('aria-label')) ?? '';
    await page.clock.runFor(60_000);
    await expect(current(row)).toHaveAttribute('aria-label', before);
    await row.getByRole('button', { name: 'Reanudar' }).click();
    await expectMove(row, delay);
  });

test('Who prefers stillness gets rows that wait; their buttons are one stop of Tab, and arrows, Home and End move inside', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const row = await show(page, 'destacados');
  const controls = row.getByRole('toolbar', { name: 'Controles' });
  const dot = (number: number) => controls.getByRole('button', { name: `Ir a la posición ${number} de 7` });
  const back = controls.getByRole('button', { name: 'Anterior' });
  // What is out of sight takes no focus, once the row runs.
  await expect(row.locator('li[inert]')).not.toHaveCount(0);
  await row.locator('li:not([inert]) a').last().focus();
  await page.keyboard.press('Tab');
  await expect(controls.getByRole('button', { name: 'Reanudar' })).toBeFocused();
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
  await page.keyboard.press('Home');
  await expect(back).toBeFocused();
  await page.keyboard.press('End');
  await expect(dot(7)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(controls.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(dot(7)).toBeFocused();
});

/** Every address that the home page must link. */
const ADDRESSES = [
  '/',
  ...navigation.map(({ href }) => href),
  ...sampleCategories.map(categoryAddress),
  ...[...services, ...featured].map(productAddress),
  ...serviceGroups.map(({ key }) => `/#servicios-${key}`),
  ...['/#servicios', '/cotizacion#pegar', '/accesibilidad'],
  ...documents.map(({ file }) => `/docs/${file}`),
  ...[site.pqrForm, site.consumerAuthority.href, site.landline.href, mobile.href],
  ...site.socials.map(({ href }) => href),
  ...[emails.general, emails.sales].map((one) => `mailto:${one}`),
];

test('The home page has at most 90 stops of Tab and links each address', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(ADDRESSES.filter((address) => !hrefs.includes(address))).toEqual([]);
  // No link is kept from the keyboard.
  await expect(page.locator('a[tabindex]')).toHaveCount(0);
  for (const { id } of rows) await show(page, id);
  await page.getByRole('link').first().focus();
  let stops = 1;
  for (; stops <= 90; stops++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  expect(stops).toBeGreaterThan(60);
  expect(stops).toBeLessThanOrEqual(90);
});

/** Presses Tab until `target` has the focus, which is always within the window. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInside = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
      return { isPage: element === document.body, isInside, name: element.outerHTML.slice(0, 120) };
    });
    expect(stop.isPage || stop.isInside, stop.name).toBe(true);
  }
  throw new Error('The keyboard does not get there');
}

for (const width of [360, 1280])
  test(`A quotation is sent from the home page with the keyboard alone, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const category = sampleCategories.find(({ id }) => id === ofOtherBrand.category_id);
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    await page.goto('/');
    if (width < 1024) {
      await tabTo(page, menu.getByRole('button', { name: 'Abrir menú' }));
      await page.keyboard.press('Enter');
    }
    for (const [target, heading] of [
      [menu.getByRole('link', { name: 'Productos', exact: true }), 'Categorias'],
      [page.getByRole('link', { name: `Ver productos ${category?.name}` }), category?.name ?? ''],
      [page.getByRole('link', { name: `Cotizar ${ofOtherBrand.name}` }), ofOtherBrand.name],
    ] as const) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    // The link that led here is gone with its page: the keyboard goes on at the beginning of this one.
    await expect(page.getByRole('main')).toBeFocused();
    for (const [label, text] of Object.entries({
      Nombre: 'Clínica Ejemplo',
      'Correo Electrónico': 'compras@example.com',
      Teléfono: '601 000 0000',
      Comentarios: 'Dos unidades',
    })) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(page, getConsent(page));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Enviar Cotización' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Número de radicado: \d{4} \d{4}-\d/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a service is described in full and its button leads to its page', async ({ page }) => {
    await page.goto('/');
    for (const { name, description } of services)
      await expect(card(page, name).getByRole('paragraph')).toHaveText(description, { useInnerText: true });
    await page.getByRole('button', { name: 'Ver mas' }).first().click();
    await expect(page).toHaveURL(/\/producto\/.+\/901\??$/);
  });
});
