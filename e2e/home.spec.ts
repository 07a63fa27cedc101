import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { categoryAddress, productAddress, sampleCategories, sampleItems, suggestedIds } from './support/samples';

const featured = suggestedIds
  .map((id) => sampleItems.find((item) => item.id === id))
  .filter((item) => item !== undefined);
const letters = (text: string, from: number, to?: number) => Array.from(text).slice(from, to).join('');

/** The scrolling row within the section with this title. */
const row = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true }).getByRole('list').first();

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('The home page has its eleven sections in order', async ({ page }) => {
  const places = [
    page.getByRole('banner').getByRole('img', { name: /Biomédica Ejemplo/ }),
    page.getByRole('banner').getByRole('search'),
    page.getByRole('heading', { level: 1 }),
    ...[
      'Productos destacados',
      'Experiencia',
      'Servicios',
      'Nuestros eventos',
      'Nuestros clientes y aliados',
      'Dónde estamos',
      'Nuestros medios de pago',
    ].map((name) => page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })),
    page.getByRole('contentinfo'),
  ];
  expect(places).toHaveLength(11);
  for (const [index, place] of places.entries()) {
    await expect(place).toHaveCount(1);
    const next = await places[index + 1]?.elementHandle();
    if (!next) continue;
    const isBefore = await place.evaluate((one, other) => {
      return (one.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    }, next);
    expect(isBefore, `section ${index + 1} comes before the next one`).toBe(true);
  }
});

test('The hero has three pictures, each with a way on', async ({ page }) => {
  const hero = page.getByRole('region', { name: 'Presentación' });
  await expect(hero.locator('picture > img')).toHaveCount(3);
  await expect(hero.getByRole('link', { includeHidden: true })).toHaveCount(3);
});

test('Featured products are cut at 20 letters and an ellipsis and lead to their own page', async ({ page }) => {
  const slides = row(page, 'Productos destacados').getByRole('listitem', { includeHidden: true });
  await expect(slides).toHaveCount(featured.length);
  for (const [index, product] of featured.entries()) {
    const isLong = Array.from(product.name).length > 20;
    const shown = isLong ? `${letters(product.name, 0, 20).trimEnd()}…` : product.name;
    const link = slides.nth(index).getByRole('link', { includeHidden: true });
    await expect(link).toHaveText(`Cotizar ${product.name}`);
    await expect(link).toHaveAttribute('href', productAddress(product));
    const lines = slides.nth(index).getByRole('paragraph', { includeHidden: true });
    await expect(lines).toHaveText([shown, product.brand]);
    await expect(lines.first()).toHaveAttribute('title', product.name);
  }
});

test('The company says that it has 25 years in business', async ({ page }) => {
  for (const name of ['Presentación', 'Experiencia'])
    await expect(page.getByRole('region', { name, exact: true })).toContainText(/25\s+años/);
});

test('Experiencia has vision, mission, track record, quality policy and quality objectives', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Experiencia', exact: true });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Visión',
    'Misión',
    'Trayectoria',
    'Política de Calidad',
    'Objetivos de calidad',
  ]);
});

test('On a phone the page is at most nine screens long, and its categories are in the first one and a half', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 780);
  const links = page.getByRole('navigation', { name: 'Categorías de equipos' }).getByRole('link');
  await expect(links).toHaveText(sampleCategories.map(({ name }) => name));
  for (const [index, category] of sampleCategories.entries())
    await expect(links.nth(index)).toHaveAttribute('href', categoryAddress(category));
  const { y = 0, height = 0 } = (await links.last().boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(1.5 * 780);
});

test('On a phone the texts of Experiencia open, elsewhere they are in sight', async ({ page }) => {
  const text = page.getByText(/^Ser el aliado/);
  await expect(text).toBeVisible();
  const opener = page.locator('summary').first();
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(text).toBeHidden();
  await expect(opener).toHaveAccessibleName('Visión');
  await opener.click();
  await expect(text).toBeVisible();
});

test('The four events show their titles, years and pictures, and there are a map, clients and five payment methods', async ({
  page,
}) => {
  const events = page.getByRole('region', { name: 'Nuestros eventos', exact: true });
  await expect(events.locator('article').getByText(/^20\d\d$/)).toHaveText(['2018', '2020', '2023', '2023']);
  await expect(events.getByRole('heading', { level: 3, includeHidden: true })).toHaveText([
    'Feria de la salud',
    'Donación de ventiladores',
    'Nuestros 25 años',
    'Exposición de defensa y medicina de emergencias',
  ]);
  await events.scrollIntoViewIfNeeded();
  for (const article of await events.locator('article').all()) {
    const pictures = article.locator('img');
    await expect(pictures).not.toHaveCount(0);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', /\w/);
      const address = (await picture.getAttribute('src')) ?? '';
      expect((await page.request.get(address)).headers()['content-type'], address).toMatch(/^image\//);
    }
  }
  await expect(page.getByRole('region', { name: 'Dónde estamos', exact: true }).getByRole('img')).toBeVisible();
  const logos = page.getByRole('region', { name: 'Nuestros clientes y aliados', exact: true }).locator('img');
  expect(await logos.count()).toBeGreaterThanOrEqual(4);
  const payments = page.getByRole('region', { name: 'Nuestros medios de pago', exact: true }).getByRole('img');
  await expect(payments).toHaveCount(5);
});

test('Featured products are one, two and four in a row, events one and two, clients one, two and four', async ({
  page,
}) => {
  const shown = async (title: string) =>
    row(page, title).evaluate((list) => {
      const width = list.firstElementChild?.getBoundingClientRect().width ?? 0;
      return Math.round((list.parentElement?.clientWidth ?? 0) / width);
    });
  const expected = { 360: [1, 1, 1], 700: [1, 1, 1], 800: [2, 1, 2], 1280: [4, 2, 4] };
  for (const [width, counts] of Object.entries(expected)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const titles = ['Productos destacados', 'Nuestros eventos', 'Nuestros clientes y aliados'];
    await expect.poll(() => Promise.all(titles.map(shown)), { message: `at ${width} px` }).toEqual(counts);
  }
});

test('Every row of slides is reached with Tab and moved with the arrow keys', async ({ page }) => {
  const visited = new Set<string>();
  const row = page.locator('section[aria-label]:has(> div:focus, > [role=toolbar] :focus)');
  const firstSlide = () =>
    row
      .locator('li')
      .first()
      .evaluate((one) => one.getBoundingClientRect().left);
  for (let presses = 0; presses < 150 && visited.size < 4; presses++) {
    await page.keyboard.press('Tab');
    if ((await row.count()) === 0) continue;
    visited.add((await row.getAttribute('aria-label')) ?? '');
    await expect(async () => {
      const before = await firstSlide();
      await page.keyboard.press('ArrowRight');
      await expect.poll(firstSlide, { timeout: 1_000 }).not.toBe(before);
    }).toPass();
  }
  expect([...visited].map((label) => label.split(':')[0])).toEqual([
    'Presentación',
    'Productos destacados',
    'Nuestros eventos',
    'Nuestros clientes y aliados',
  ]);
});
