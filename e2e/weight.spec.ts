import type { Response } from '@playwright/test';
import { expect, test } from './support/fixtures';

const KB = 1_000;
const FONT_BYTES = 24 * KB;
/** A banner on a phone. */
const PICTURE_BYTES = 20 * KB;
/** All pictures of the longest page, seen to its end. */
const PICTURES_BYTES = 260 * KB;

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

test.describe('Without scripts a browser fetches every picture at once, those far below too', () => {
  test.use({ javaScriptEnabled: false });

  test('On a phone the font and the pictures of the home page are light', async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto('/');
    const files = await Promise.all(
      responses.map(async (response) => ({
        type: response.request().resourceType(),
        path: new URL(response.url()).pathname,
        bytes: (await response.request().sizes()).responseBodySize,
      })),
    );
    const fonts = files.filter(({ type }) => type === 'font');
    expect(fonts).toHaveLength(1);
    expect(fonts[0]?.bytes).toBeLessThanOrEqual(FONT_BYTES);
    const pictures = files.filter(({ type }) => type === 'image');
    expect(pictures.filter(({ bytes }) => bytes > PICTURE_BYTES)).toEqual([]);
    const all = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`home: ${pictures.length} pictures, ${all} bytes; font ${fonts[0]?.bytes} bytes`);
    expect(all).toBeLessThanOrEqual(PICTURES_BYTES);
  });
});

// Pages of our own words. The ₂ of a product's SpO₂ is in none of Inter's Latin files.
for (const path of ['/', '/ley-1831', '/contacto']) {
  test(`Every letter of ${path} is in the page's font`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const browser = await page.context().newCDPSession(page);
    await browser.send('DOM.enable');
    await browser.send('CSS.enable');
    const { root } = await browser.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
    const others = new Set<string>();
    let letters = 0;
    for (const nodeId of nodeIds) {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont, glyphCount } of fonts) {
        letters += glyphCount;
        if (!isCustomFont) others.add(`${familyName}: ${glyphCount}`);
      }
    }
    expect(letters).toBeGreaterThan(1_000);
    expect([...others]).toEqual([]);
  });
}
