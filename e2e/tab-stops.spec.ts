import { documents } from '@/content/documents';
import { navigation } from '@/content/navigation';
import { serviceGroups } from '@/content/service-groups';
import { emails, mobile, site } from '@/content/site';
import { expect, test } from './support/fixtures';
import { categoryAddress, productAddress, sampleCategories, sampleItems, suggestedIds } from './support/samples';

/** Of the home page, in both of its forms. */
const MOST_STOPS = 90;

const shownItems = sampleItems.filter(({ id, type }) => type === 'SERVICE' || suggestedIds.includes(id));

/** Every address that the home page must link. */
const ADDRESSES = [
  '/',
  ...navigation.map(({ href }) => href),
  ...sampleCategories.map(categoryAddress),
  ...shownItems.map(productAddress),
  ...serviceGroups.map(({ key }) => `/#servicios-${key}`),
  '/#servicios',
  '/cotizacion#pegar',
  '/accesibilidad',
  ...documents.map(({ file }) => `/docs/${file}`),
  site.pqrForm,
  site.consumerAuthority.href,
  ...site.socials.map(({ href }) => href),
  site.landline.href,
  mobile.href,
  `mailto:${emails.general}`,
  `mailto:${emails.sales}`,
];

for (const width of [360, 1280])
  test(`The home page has at most ${MOST_STOPS} stops of Tab and links each address, ${width} px wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ADDRESSES.filter((address) => !hrefs.includes(address))).toEqual([]);
    // No link is kept from the keyboard.
    await expect(page.locator('a[tabindex]')).toHaveCount(0);

    for (const row of await page.locator('[aria-roledescription=carrusel]').all()) {
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByRole('toolbar')).toBeVisible();
    }
    await page.getByRole('link').first().focus();
    let stops = 1;
    for (; stops <= MOST_STOPS; stops++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
    }
    console.log(`${width} px: ${stops} stops of Tab`);
    expect(stops).toBeGreaterThan(60);
    expect(stops).toBeLessThanOrEqual(MOST_STOPS);
  });
