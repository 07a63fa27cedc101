import { answeredWith, expect, test } from './support/fixtures';
import { markupFaults } from './support/markup';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories } from './support/samples';

test.use({ tolerated: answeredWith(404) });

const [category = { id: 0, name: '' }] = sampleCategories;
/** One of each kind; previewers.spec.ts checks what every page is served as. */
const KINDS = [
  '/',
  '/productos',
  categoryAddress(category),
  productAddress(ofOtherBrand),
  '/ley-1831',
  '/ley-1831/conjuntos-de-uso-mixto',
  '/ley-1831/lugar/hotel',
  '/contacto',
  '/search/zzzz',
];

test('Pages that only a failure or a form leads to are valid HTML', async ({ request }) => {
  for (const path of ['/mensaje/enviado', '/mensaje/datos', '/no-disponible', '/no/hay/nada'])
    expect(await markupFaults(await (await request.get(path)).text()), path).toEqual([]);
});

test('A picture of several widths says its sizes on each of its sources', async ({ page }) => {
  for (const path of KINDS) {
    await page.goto(path);
    const pictures = page.locator('picture:has([srcset$="w"])');
    await expect(pictures.locator(':is(source, img):not([sizes])'), path).toHaveCount(0);
    await expect(page.locator('img[srcset$="w"]:not([sizes])'), path).toHaveCount(0);
  }
});

test('Every kind of page is valid HTML once its scripts have run', async ({ page }) => {
  test.slow();
  for (const path of KINDS) {
    await page.goto(path);
    expect(await markupFaults(await page.content()), path).toEqual([]);
  }
});
