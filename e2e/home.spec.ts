import type { Locator, Page } from '@playwright/test';
import { documents } from '@/content/documents';
import { fieldLabels } from '@/content/form-messages';
import { navigation } from '@/content/navigation';
import { emails, mobile, site } from '@/content/site';
import { getFieldNames } from '@/lib/forms/fields';
import { axe, expect, getConsent, pressTo, test } from './support/fixtures';
import { readPart } from './support/read-document';
import {
  categoryAddress,
  contact,
  ofOtherBrand,
  productAddress,
  sampleCategories,
  sampleItems,
  suggestedIds,
} from './support/samples';

const featured = suggestedIds.flatMap((id) => sampleItems.find((item) => item.id === id) ?? []);
const services = sampleItems.filter(({ type }) => type === 'SERVICE');
/** The first letters of a text that is longer, with an ellipsis. */
const cut = (text: string, length: number) =>
  Array.from(text).length > length ? `${Array.from(text).slice(0, length).join('').trimEnd()}…` : text;

/** Of the HTML of the home page in their order: its eleven sections, and what they have. */
const PARTS = [
  ...['<header', 'role="search"', '<h1', 'aria-label="Presentación"', '25 años', '>Productos destacados</h2>'],
  ...['>Experiencia</h2>', '>Visión</h3>', '>Misión</h3>', '>Trayectoria</h3>', '25 años'],
  ...['>Política de Calidad</h3>', '>Objetivos de calidad</h3>'],
  ...['>Servicios</h2>', '>Mantenimiento</h3>', '>Metrología y seguridad</h3>', '>Acompañamiento</h3>'],
  ...['>Nuestros eventos</h2>', '>2018<', '>Feria de la salud</h3>', '>2020<', '>Donación de ventiladores</h3>'],
  ...['>2023<', '>Nuestros 25 años</h3>', '>2023<', '>Exposición de defensa y medicina de emergencias</h3>'],
  ...[
    '>Nuestros clientes y aliados</h2>',
    '>Dónde estamos</h2>',
    '>Nuestros medios de pago</h2>',
    '<footer',
    site.address.street,
    '© 2023',
  ],
];

/** Every address that the home page must link. */
const ADDRESSES = [
  ...['/', ...navigation.map(({ href }) => href), '/cotizacion#pegar', '/accesibilidad'],
  ...[...sampleCategories.map(categoryAddress), ...[...services, ...featured].map(productAddress)],
  ...documents.map(({ file }) => `/docs/${file}`),
  ...[site.pqrForm, site.consumerAuthority.href, site.landline.href, mobile.href],
  ...[...site.socials.map(({ href }) => href), ...Object.values(emails).map((one) => `mailto:${one}`)],
];

test('The home page has its eleven sections in order, and links each address', async ({ request }) => {
  const html = await (await request.get('/')).text();
  let at = 0;
  for (const part of PARTS) {
    const found = html.indexOf(part, at);
    expect(found, `${part} comes after the one before`).toBeGreaterThan(-1);
    at = found + part.length;
  }
  const getSection = (id: string) => html.split(`id="${id}"`)[1]?.split('-title" id=')[0] ?? '';
  const countPictures = (text: string) => text.match(/<img /g)?.length;
  expect(countPictures(html.split('aria-label="Presentación"')[1]?.split('</section>')[0] ?? '')).toBe(3);
  expect(countPictures(getSection('clientes'))).toBeGreaterThanOrEqual(4);
  expect(countPictures(getSection('medios-de-pago').split('</section>')[0] ?? '')).toBe(5);
  expect(getSection('eventos')).not.toContain('alt=""');
  for (const [, src = ''] of getSection('eventos').matchAll(/src="([^"]*)"/g))
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  expect(getSection('destacados').match(/href="\/producto\//g)).toHaveLength(featured.length);
  for (const { name, brand } of featured)
    expect(readPart(html, 'destacados')).toContain(`${cut(name, 20)}${brand}Cotizar ${name}`);
  // Without scripts a service is described in full, and its button leads to its page.
  for (const service of services) {
    expect(html.replaceAll(/<[^>]*>|…/g, '')).toContain(service.description);
    expect(html).toContain(`action="${productAddress(service)}"`);
  }
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  expect(ADDRESSES.filter((address) => !hrefs.includes(address))).toEqual([]);
  // No link is kept from the keyboard.
  expect(html).not.toMatch(/<a [^>]*tabindex/);
});

test('Home shows 167 letters of a service, and all of them when it is opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const [{ name, description } = { name: '', description: '' }] = services;
  const card = page.getByRole('article', { name, exact: true });
  const text = card.getByRole('paragraph');
  await expect(text).toHaveText(cut(description, 167), { useInnerText: true });
  await card.getByRole('button', { name: 'Ver mas', exact: true }).click();
  await expect(text).toHaveText(description, { useInnerText: true });
  await card.getByRole('button', { name: 'Ver menos', exact: true, expanded: true }).click();
  await expect(text).toHaveText(cut(description, 167), { useInnerText: true });
  await text.click();
  await expect(text).toHaveText(description, { useInnerText: true });
});

const ROWS = [
  { id: 'presentacion', delay: 3500, perView: { 640: 1, 768: 1, 1024: 1 } },
  { id: 'destacados', delay: 2500, perView: { 640: 1, 768: 2, 1024: 4 } },
  { id: 'eventos', delay: 3500, perView: { 640: 1, 768: 1, 1024: 2 } },
  { id: 'clientes', delay: 2500, perView: { 640: 1, 768: 2, 1024: 4 } },
] as const;

/** Scrolls to the row with this id on the open page, and waits until it has come to life. */
async function show(page: Page, id: string): Promise<Locator> {
  const row = id === 'presentacion' ? page.getByRole('region', { name: 'Presentación' }) : page.locator(`#${id}`);
  await row.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-alive=true]').and(row).or(row.locator('[data-alive=true]'))).toBeVisible();
  return row;
}

/** Numbers of the slides that are wholly in view, from 0. */
const getSeen = (row: Locator) =>
  row.locator('ul').evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const boxes = Array.from(list.children, (slide) => slide.getBoundingClientRect());
    return boxes.flatMap((box, index) => (box.left > left - 1 && box.right < right + 1 ? [index] : []));
  });

test('Each row shows as many as there is room for, its arrows from 768 px on, and coming to life moves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: readonly { node: Element | null }[] };
    new PerformanceObserver((entries) => {
      // Not what a press moves.
      for (const { hadRecentInput, sources } of entries.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push(...sources.map(({ node }) => node?.outerHTML.slice(0, 120) ?? ''));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [640, 768, 1024] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const { id, perView } of ROWS) {
      const row = await show(page, id);
      await row.getByRole('button', { name: 'Pausar' }).click();
      await expect.poll(async () => (await getSeen(row)).length, `${id} at ${width} px`).toBe(perView[width]);
      // Nobody looks through logos.
      const visible = width >= 768 && id !== 'clientes';
      await expect(row.getByRole('button', { name: 'Siguiente' })).toBeVisible({ visible });
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  }
});

/** Waits until the row has stopped, which no clock of a page makes; returns what it shows. */
async function untilStill(row: Locator): Promise<readonly number[]> {
  let [before, now] = [Number.NaN, Number.NaN];
  const step = async () => {
    [before, now] = [now, await row.locator('ul').evaluate((list) => list.scrollLeft)];
    return now === before;
  };
  await expect.poll(step, { intervals: [100] }).toBe(true);
  return getSeen(row);
}

/** Expects that the row moves after so many milliseconds, and not one sooner. */
async function expectMove(row: Locator, delay: number): Promise<void> {
  const before = await untilStill(row);
  await row.page().clock.runFor(delay - 1);
  expect(await untilStill(row)).toEqual(before);
  await row.page().clock.runFor(1);
  await expect.poll(() => getSeen(row)).not.toEqual(before);
}

test('Each row moves by itself after its time, also after an arrow or a swipe, until it is paused', async ({
  page,
}) => {
  await page.clock.install();
  for (const { id, delay } of ROWS.toReversed()) {
    await page.clock.resume();
    await page.goto('/');
    const row = await show(page, id);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await expectMove(row, delay);
  }
  // The last one stands at the top of the page.
  const [{ delay }] = ROWS;
  const row = await show(page, 'presentacion');
  const [seen = 0] = await untilStill(row);
  await row.getByRole('button', { name: 'Siguiente' }).click();
  expect(await untilStill(row)).toEqual([(seen + 1) % 3]);
  await expectMove(row, delay);
  await untilStill(row);
  await row.hover({ position: { x: 300, y: 100 } });
  await page.mouse.wheel(seen === 1 ? 900 : -900, 0);
  await expectMove(row, delay);
  await row.getByRole('button', { name: 'Pausar' }).click();
  const before = await untilStill(row);
  await page.clock.runFor(60_000);
  expect(await untilStill(row)).toEqual(before);
  await row.getByRole('button', { name: 'Reanudar' }).click();
  await expectMove(row, delay);
});

test('A row rests while the keyboard is inside, and shows what has the focus', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const row = await show(page, 'destacados');
  const links = row.getByRole('link');
  await links.first().focus();
  for (let press = 1; press < featured.length; press++) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  const before = await untilStill(row);
  expect(before).toContain(featured.length - 1);
  await page.clock.runFor(60_000);
  expect(await untilStill(row)).toEqual(before);
  // The last one is followed by the first.
  await links.last().blur();
  await page.clock.runFor(2500);
  await expect.poll(() => getSeen(row)).toContain(0);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a row scrolls by hand', async ({ page }) => {
    await page.goto('/');
    const row = page.locator('#destacados');
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('button')).toHaveCount(0);
    await row.locator('ul').hover();
    await page.mouse.wheel(5_000, 0);
    await expect(row.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });
});

test('A quotation is sent from the home page of a phone with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const category = sampleCategories.find(({ id }) => id === ofOtherBrand.category_id);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await page.goto('/');
  await pressTo(page, menu.getByRole('button', { name: 'Abrir menú' }), 'Tab', 5);
  await page.keyboard.press('Enter');
  for (const [target, heading] of [
    [menu.getByRole('link', { name: 'Productos', exact: true }), 'Categorias'],
    [page.getByRole('link', { name: `Ver productos ${category?.name}` }), category?.name ?? ''],
    [page.getByRole('link', { name: `Cotizar ${ofOtherBrand.name}` }), ofOtherBrand.name],
  ] as const) {
    await pressTo(page, target, 'Tab', 60);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  // The link that led here is gone with its page: the keyboard goes on at the beginning of this one.
  await expect(page.getByRole('main')).toBeFocused();
  for (const name of getFieldNames('quotation')) {
    await pressTo(page, page.getByLabel(fieldLabels[name]), 'Tab', 40);
    await page.keyboard.type(contact[name]);
  }
  await pressTo(page, getConsent(page), 'Tab', 3);
  await page.keyboard.press('Space');
  await pressTo(page, page.getByRole('button', { name: 'Enviar Cotización' }), 'Tab', 3);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Número de radicado: \d{4} \d{4}-\d/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
