import type { Page } from '@playwright/test';
import { listIntro } from '@/content/quotation-list';
import { axe, expect, sidewaysScroll, test } from './support/fixtures';
import { addButton, EMPTY_LIST, fillPerson, listLink, sendButton } from './support/quotation-list';
import { only, readDocument } from './support/read-document';
import { itemThat, productAddress } from './support/samples';

const LIST = '/cotizacion/101x2-305';
const NOTED = `/cotizacion/101/101__con_bater~ed~a___x3__${'Silla_de_ruedas_'.repeat(7)}fin__${'x'.repeat(110)}`;
const monitor = itemThat(({ id }) => id === 101);

const STATES: readonly { name: string; path: string; enter: (page: Page) => Promise<void> }[] = [
  { name: 'empty', path: '/cotizacion', enter: (page) => expect(page.getByText('No hay productos')).toBeVisible() },
  { name: 'filled', path: LIST, enter: (page) => expect(page.getByRole('spinbutton')).toHaveCount(2) },
  {
    name: 'in part',
    path: '/cotizacion/101-999999',
    enter: (page) => expect(page.getByText(listIntro.missing(['999999']))).toBeVisible(),
  },
  {
    name: 'with notes and free lines',
    path: NOTED,
    enter: async (page) => {
      for (const summary of await page.locator('main li summary').all()) await summary.click();
      await expect(page.getByRole('textbox', { name: /^(?:Nota|Descripción) de/ })).toHaveCount(3);
    },
  },
  {
    name: "somebody else's",
    path: NOTED,
    enter: async (page) => {
      await page.evaluate(() => localStorage.setItem('lista-de-cotizacion', '102'));
      await page.reload();
      await expect(page.getByRole('button', { name: 'Sumar a mi lista' })).toBeVisible();
    },
  },
  {
    name: 'said to be more than its address could say',
    path: '/cotizacion/101-101',
    enter: (page) => expect(page.getByText(listIntro.leftOut.products)).toBeVisible(),
  },
  {
    name: 'emptied',
    path: '/cotizacion/101',
    enter: async (page) => {
      await page.getByRole('button', { name: `Quitar ${monitor.name}` }).click();
      await expect(page.getByText('No hay productos')).toBeVisible();
    },
  },
  {
    name: 'invalid',
    path: LIST,
    enter: async (page) => {
      await sendButton(page).click();
      await expect(page.getByText('Este campo es requerido', { exact: true })).toHaveCount(5);
    },
  },
  {
    name: 'sent',
    path: LIST,
    enter: async (page) => {
      await fillPerson(page);
      await sendButton(page).click();
      await expect(page.getByText(/Número de radicado: \d{4} \d{4}-\d/)).toBeVisible();
    },
  },
];

for (const { name, path, enter } of STATES)
  test(`axe finds nothing on a list that is ${name}, and it fits every width`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await enter(page);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
      // Of the two with the same layout the narrower one.
      if (width !== 360) expect(await axe(page), `at ${width} px`).toEqual([]);
    }
  });

test('Nothing moves when the list of the device is shown, at any width', async ({ page }) => {
  const getPlaces = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header a, header input, main h1, main button, main form')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const getPlacesByWidth = async () => {
    const places: Record<string, number[][]> = {};
    for (const width of [320, 360, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      places[`at ${width} px`] = await getPlaces();
    }
    return places;
  };
  await page.goto(productAddress(monitor));
  await expect(listLink(page)).toHaveAccessibleName(EMPTY_LIST);
  const before = await getPlacesByWidth();
  await page.evaluate(() => localStorage.setItem('lista-de-cotizacion', '101-305'));
  await page.reload();
  await expect(listLink(page)).toBeVisible();
  await expect(addButton(page, monitor.name).last()).toHaveAttribute('aria-pressed', 'true');
  expect(await getPlacesByWidth()).toEqual(before);
});

test('A list is stored like every page, whatever is asked for behind it, and is in no index', async ({ request }) => {
  await request.get(LIST);
  // As long as an address may be: no file bears its name.
  const longest = `/cotizacion/${hundred(10 ** 15)}/${'x1__Silla_de_ruedas___'.repeat(150)}x1__Fin`;
  const short = `/cotizacion/101/${'x1__Silla_de_ruedas___'.repeat(99).slice(0, -3)}`;
  expect((await request.get(longest, { maxRedirects: 0 })).status()).toBe(308);
  for (const path of [LIST, `${LIST}?utm_source=whatsapp`, '/cotizacion/101%782-305', NOTED, short])
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache'], path).toBe('HIT');
  for (const path of [LIST, '/cotizacion']) {
    const found = readDocument(await (await request.get(path)).text());
    expect(only(found, 'robots'), path).toContain('noindex');
    expect(found.canonical, path).toEqual([expect.stringMatching(new RegExp(`${path}$`))]);
  }
  expect(await (await request.get('/sitemap/1.xml')).text()).not.toContain('cotizacion');
});

function hundred(first: number): string {
  return Array.from({ length: 100 }, (_, index) => first + index).join('-');
}
