import type { Locator } from '@playwright/test';
import { placeTexts } from '@/content/place-texts';
import { places } from '@/content/places';
import { expect, sidewaysScroll, test } from './support/fixtures';

const WORDS = ['hotel', 'centro de convenciones'].map((word) => `/ley-1831/lugar/${encodeURIComponent(word)}`);
const PLACES = places.map(({ slug }) => `/ley-1831/${slug}`);
const MAX_SHEETS = 3;
const MAX_LAW_PX = 7_500;

/** How far below the top of the page `part` ends. */
async function getEnd(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
])
  test(`The answer, the device and 'Cotizar el kit' are in the first screen of ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of [...PLACES, ...WORDS]) {
      await page.goto(path);
      const answer = page.locator('#obligado');
      const texts: readonly string[] = [
        ...Object.values(placeTexts.verdicts),
        ...places.flatMap((place) => ('depends' in place ? place.depends : [])),
      ];
      const verdict = answer
        .locator('p')
        .filter({ has: page.locator('svg') })
        .first();
      expect(texts).toContain(await verdict.textContent());
      const parts = [
        verdict,
        answer.getByRole('img').first(),
        answer.getByRole('link', { name: placeTexts.kit.quote }),
      ];
      for (const part of parts) expect(await getEnd(part), path).toBeLessThanOrEqual(viewport.height);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

test(`The page of every place is printed on at most ${MAX_SHEETS} sheets`, async ({ page }) => {
  for (const path of [...PLACES, ...WORDS]) {
    await page.goto(path);
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets, `${path} on ${format}`).toBeGreaterThan(0);
      expect(sheets, `${path} on ${format}`).toBeLessThanOrEqual(MAX_SHEETS);
    }
  }
});

test(`The page of the law is at most ${MAX_LAW_PX} px high on a phone`, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ley-1831');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MAX_LAW_PX);
});
