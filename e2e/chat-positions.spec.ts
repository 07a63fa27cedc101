import type { Page } from '@playwright/test';
import { lookBelowDisc } from './support/covered';
import { expect, test } from './support/fixtures';
import { fillPerson, sendButton } from './support/quotation-list';
import { ofOtherBrand, productAddress } from './support/samples';

const WIDTHS = [360, 768, 1280];
/** Where the margin is as narrow as it gets, and where the content grows no more: looked at on the first pages. */
const WIDE_WIDTHS = [1024, 1366, 1440, 1920];
/** As low as the lines of a phone. */
const HEIGHT = 740;
const PAGES = [
  '/',
  '/productos/Monitoreo%20y%20diagn%C3%B3stico/1',
  productAddress(ofOtherBrand),
  '/search/monitor',
  '/ley-1831',
  '/ley-1831/centros-comerciales',
  '/contacto',
  '/cotizacion/101x2-305',
];
const LOOKS = [
  // By far the longest page.
  ...[...WIDTHS, ...WIDE_WIDTHS].map((width) => ({ path: '/', widths: [width] })),
  ...PAGES.slice(1).map((path) => ({ path, widths: WIDTHS })),
  ...PAGES.slice(1, 3).map((path) => ({ path, widths: WIDE_WIDTHS })),
];

/** Expects that the disc lies over no word and no control wherever one scrolls the open page, at each of the widths. */
async function expectNothingCovered(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const { covered, seen } = await lookBelowDisc(page);
    expect(covered, `at ${width} px`).toEqual([]);
    expect(seen, `at ${width} px`).toBeGreaterThan(10);
  }
}

for (const { path, widths } of LOOKS)
  test(`${decodeURI(path)} at ${widths.join(', ')} px: the disc of the chat lies over no word and no control`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(path);
    await expectNothingCovered(page, widths);
  });

test.describe('offline', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

  for (const width of WIDTHS)
    test(`a list that could not be sent at ${width} px: the disc lies over no word and no control`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto('/cotizacion/101x2-305');
      await fillPerson(page);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await sendButton(page).click();
      await expect(page.getByRole('link', { name: 'Correo', exact: true })).toBeVisible();
      expect((await lookBelowDisc(page)).covered).toEqual([]);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES.slice(1, 3))
    test(`${decodeURI(path)}: the disc lies over no word and no control`, async ({ page }) => {
      await page.goto(path);
      await expectNothingCovered(page, WIDTHS);
    });
});

for (const path of ['/', productAddress(ofOtherBrand), '/contacto', '/cotizacion/101x2-305'])
  test(`${decodeURI(path)} on a phone: what has the focus and the last words are above the bar`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: HEIGHT });
    await page.goto(path);
    const top = await page
      .locator('[data-chat]')
      .locator('visible=true')
      .evaluate((bar) => bar.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(HEIGHT - 60);
    const hidden = await page.evaluate((edge) => {
      const ends: string[] = [];
      const look = (one: Element) => {
        if (one.getBoundingClientRect().bottom > edge) ends.push(one.outerHTML.slice(0, 120));
      };
      for (const link of document.querySelectorAll<HTMLElement>('main a[href], main button, footer a[href]')) {
        if (link.closest('[data-chat]') || !link.checkVisibility({ visibilityProperty: true })) continue;
        scrollTo({ top: 0, behavior: 'instant' });
        link.focus();
        // Of what stays in sight by itself the place does not change.
        if (document.activeElement === link && getComputedStyle(link.closest('p') ?? link).position !== 'sticky')
          look(link);
      }
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      for (const one of document.querySelectorAll('body > footer p')) look(one);
      return ends;
    }, top);
    expect(hidden).toEqual([]);
  });
