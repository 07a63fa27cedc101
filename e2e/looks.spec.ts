import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { messages } from '@/content/messages';
import { navigation } from '@/content/navigation';
import { paste, review } from '@/content/paste';
import { pictures, picturesCategory } from './support/catalogue';
import {
  address,
  axe,
  expect,
  expectStopsSeen,
  getConsent,
  getFromBackend,
  getSendButton,
  sidewaysScroll,
  test,
} from './support/fixtures';
import {
  categoryAddress,
  kinds,
  ofOtherBrand,
  pasted,
  productAddress,
  sampleCategories,
  service,
} from './support/samples';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const CATEGORY = sampleCategories.map(categoryAddress)[0] ?? '';
const PRODUCT = productAddress(ofOtherBrand);
const NOTED = `/cotizacion/101__con_bater~ed~a-x3__${'Silla_de_ruedas_'.repeat(7)}fin__${'x'.repeat(110)}-999999`;
/** Wide they have parts beside each other that a phone has below each other. */
const WIDE = ['/', PRODUCT, NOTED];

/** What is shown under a 503. */
const OUTAGE = { path: '/no-disponible', h1: messages.error.title };

// Of motion: home.spec.ts.
test.use({ viewport: PHONE, reducedMotion: 'reduce' });

const PAGES = [...kinds, { path: pasted, h1: review.title }, { path: '/no/hay/nada', h1: '404' }, OUTAGE];

test.describe('A page is in order, fits, has no fault for axe and its words without scripts:', () => {
  test.use({ tolerated: /the server responded with a status of 404/ });

  for (const { path, h1 } of PAGES)
    test(decodeURI(path), async ({ page, browser }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([h1]);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Escríbanos por WhatsApp', exact: true }).last()).toBeVisible();
      const plain = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false });
      await expectSameWithoutScripts(page, plain);
      await plain.close();
      await expectFaultless(page, path);
      // As with 400 % in a window of 1280 px.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await sidewaysScroll(page), 'at 320 px').toBe(0);
      expect(await page.evaluate(getStillShare), 'covered by what stands still').toBeLessThan(0.1);
      // As with large letters in the browser.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await page.setViewportSize(PHONE);
      await expect.poll(() => sidewaysScroll(page), 'with letters of twice the size').toBe(0);
    });
});

/** A page fits into a narrow and a wide window, axe finds nothing, and the keyboard is seen wherever it is. */
async function expectFaultless(page: Page, path: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await sidewaysScroll(page), `${path} at ${size.width} px`).toBe(0);
    if (size === DESKTOP && !WIDE.includes(path)) continue;
    expect(await axe(page), `${path} at ${size.width} px`).toEqual([]);
    await expectStopsSeen(page);
  }
}

/** Expects that the page has its words and its menu without scripts too. */
async function expectSameWithoutScripts(page: Page, plain: Page): Promise<void> {
  const getWords = async (one: Page) => (await one.locator('body').innerText()).toLowerCase().match(/[\p{L}\p{N}]+/gu);
  const words = (await getWords(page)) ?? [];
  await plain.goto(page.url());
  const plainWords = new Set(await getWords(plain));
  expect(words.length).toBeGreaterThan(50);
  // The menu's button is there where the menu is not, and files are read by scripts.
  const scripted = `abrir menú ${paste.file}`.toLowerCase();
  const missing = words.filter((word) => !plainWords.has(word) && !scripted.includes(word));
  expect(missing.length, missing.join()).toBeLessThanOrEqual(words.length / 50);
  const links = plain.getByRole('navigation', { name: 'Menú principal' }).getByRole('link');
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  for (const link of await links.all()) await expect(link).toBeVisible();
}

function getStillShare(): number {
  return [...document.querySelectorAll('body *')]
    .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
    .reduce((sum, one) => sum + (one.clientWidth * one.clientHeight) / (innerWidth * innerHeight), 0);
}

test('An invalid list of somebody else with every kind of line fits and has no fault for axe', async ({ page }) => {
  await page.goto(NOTED);
  await page.evaluate(() => localStorage.setItem('lista-de-cotizacion', '102'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sumar a mi lista' })).toBeVisible();
  for (const summary of await page.locator('main li summary').all()) await summary.click();
  await getConsent(page).check();
  await getSendButton(page, 'Enviar Cotización').click();
  await expect(page.getByText('Este campo es requerido').first()).toBeVisible();
  await expectFaultless(page, NOTED);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`The picture of a product ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('opens large, grows by the keyboard, and Escape gives the focus back', async ({ page }) => {
      await page.goto(PRODUCT);
      const button = page.getByRole('button', { name: /Ampliar$/ });
      const viewer = page.getByRole('dialog', { name: 'Imagen ampliada' });
      const picture = viewer.getByRole('img');
      const getWidth = async () => (await picture.boundingBox())?.width ?? 0;
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(picture).toHaveAttribute('src', /-1200\.webp$/);
      if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
      const width = await getWidth();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect.poll(getWidth).toBeCloseTo(2.5 * width, 0);
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(button).toBeFocused();
      await page.goto(productAddress(service));
      await expect(button).toHaveCount(0);
    });
  });

test.describe('With pictures that cannot be shown', () => {
  // Narrow, so that the pictures lie on whole pixels and can be compared.
  test.use({ site: 'HTTP_SITE', javaScriptEnabled: false, viewport: { width: 360, height: 1000 } });
  test.use({ tolerated: /the server responded with a status of [45]\d\d/ });

  test('one that is gone or broken looks like one that was never there', async ({ page }) => {
    const categories = await getFromBackend<readonly { id: number; name: string }[]>('/categories/PRODUCT');
    const category = categories.filter(({ name }) => name === picturesCategory).map(categoryAddress)[0] ?? '';
    await page.goto(category, { waitUntil: 'networkidle' });
    const picture = ({ name }: { readonly name: string }) =>
      page.getByRole('article').filter({ hasText: name }).locator('img');
    const toDots = async (one: { readonly name: string }) => {
      const shown = sharp(await picture(one).screenshot());
      return shown.resize(16, 16, { fit: 'fill' }).greyscale().raw().toBuffer();
    };
    const placeholder = await toDots(pictures.none);
    /** The most by which a dot differs from that of the placeholder, of 255. */
    const getDifference = async (one: { readonly name: string }) =>
      Math.max(...(await toDots(one)).map((dot, at) => Math.abs(dot - (placeholder[at] ?? 0))));
    for (const one of [pictures.missing, pictures.broken, pictures.away])
      expect(await getDifference(one), one.name).toBeLessThan(25);
    expect(await getDifference(pictures.good)).toBeGreaterThan(60);
    await expect(picture(pictures.unoptimised)).toHaveAttribute('src', address('BACKEND') + pictures.unoptimised.file);
  });
});

test('Categories stand in one to four columns, products in one to three', async ({ page }) => {
  const grid = page.locator('main :is(ul, ol):has(> li article)').first();
  for (const [path, columns] of Object.entries({ '/productos': 4, [CATEGORY]: 3 })) {
    await page.goto(path);
    await expect(grid).toHaveCSS('grid-template-columns', /^\S+$/);
    await page.setViewportSize(DESKTOP);
    await expect(grid).toHaveCSS('grid-template-columns', new RegExp(`^\\S+( \\S+){${columns - 1}}$`));
    await page.setViewportSize(PHONE);
  }
});
