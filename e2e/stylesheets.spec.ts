import type { Page, Response } from '@playwright/test';
import { answeredWith, expect, test } from './support/fixtures';
import { categoryAddress, ofOtherBrand, productAddress, sampleCategories, service } from './support/samples';

/** Brotli, as received: what a browser must have before it paints anything. */
const MAX_BYTES = 10_000;
const MAX_FILES = 5;
const CATEGORY = sampleCategories.map(categoryAddress)[0] ?? '';

const PAGES = [
  '/',
  '/productos',
  CATEGORY,
  `${CATEGORY}/orden/nombre`,
  productAddress(ofOtherBrand),
  productAddress(service),
  '/producto/-/999999',
  '/search/monitor',
  '/search/monitor/equipos',
  '/search/xyzxyz',
  '/contacto',
  '/cotizacion',
  '/cotizacion/101x2-305',
  '/comparar',
  '/comparar/101-102',
  '/ley-1831',
  '/ley-1831/transporte',
  '/accesibilidad',
  '/mensaje/enviado',
  '/no-disponible',
  '/ley-1831/lugar/hotel',
  '/no/hay/nada',
];

/** The sheets that the browser fetches from now on. */
function collectSheets(page: Page): Response[] {
  const sheets: Response[] = [];
  page.on('response', (response) => response.request().resourceType() === 'stylesheet' && sheets.push(response));
  return sheets;
}

test.describe('Without scripts, so that no sheet comes later', () => {
  test.use({ javaScriptEnabled: false, tolerated: answeredWith(404) });

  for (const path of PAGES)
    test(`${path} has at most 10 KB of sheets to wait for`, async ({ page }) => {
      const sheets = collectSheets(page);
      await page.goto(path);
      const sizes = await Promise.all(sheets.map((sheet) => sheet.request().sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      console.log(`${path}: ${bytes} bytes in ${sheets.length} sheets`);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
      expect(sheets.length).toBeLessThanOrEqual(MAX_FILES);
    });
});
