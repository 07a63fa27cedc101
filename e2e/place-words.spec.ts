import type { Page } from '@playwright/test';
import { ley1831 } from '@/content/ley-1831';
import { kit, placeTexts } from '@/content/place-texts';
import { findPlace, type PlaceSlug } from '@/content/places';
import { axe, expect, test } from './support/fixtures';
import { readDocument } from './support/read-document';

/** Words with the place whose page they open. */
const NAMED: readonly (readonly [string, PlaceSlug])[] = [
  ['alcaldía', 'entidades-publicas'],
  ['AEROPUERTO', 'transporte'],
  ['terminal', 'transporte'],
  ['gimnacio', 'escenarios-deportivos'],
  ['carcel', 'carceles'],
];
/** Words with what is said of them. */
const OTHERS = [
  ['hotel', 'unnamed'],
  ['Restaurantes', 'unnamed'],
  ['iglesia', 'unnamed'],
  ['banco', 'unnamed'],
  ['oficina', 'depends'],
  ['clínica', 'depends'],
  ['bus', 'depends'],
  ['nave espacial', 'unknown'],
] as const;

async function ask(page: Page, word: string): Promise<void> {
  await page.goto('/ley-1831');
  await page.getByLabel(placeTexts.question.label).fill(word);
  await page.getByRole('button', { name: placeTexts.question.submit }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a word for a place that the law names leads to its page', async ({ page }) => {
      for (const [word, slug] of NAMED) {
        await ask(page, word);
        await expect(page).toHaveURL(`/ley-1831/${slug}`);
        const verdict = findPlace(slug)?.depends ?? placeTexts.verdicts.named;
        await expect(page.locator('#obligado').getByText(verdict, { exact: true })).toBeVisible();
      }
    });

    test('any other word is answered too, with ways on that carry it', async ({ page }) => {
      for (const [word, verdict] of OTHERS) {
        await ask(page, word);
        await expect(page).toHaveURL(`/ley-1831/lugar/${encodeURIComponent(word)}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          placeTexts.word.title(placeTexts.word.quoted(word)),
        );
        const answer = page.locator('#obligado');
        await expect(answer.getByText(placeTexts.verdicts[verdict], { exact: true })).toBeVisible();
        const chat = await answer.getByRole('link', { name: placeTexts.word.ask }).getAttribute('href');
        expect(new URL(chat ?? '').searchParams.get('text')).toBe(ley1831.whatsAppText(word));
        const isUnknown = verdict === 'unknown';
        const first = isUnknown ? placeTexts.word.list : placeTexts.kit.quote;
        const address = isUnknown ? '/ley-1831#establecimientos' : `/cotizacion/${kit.ids.join('-')}`;
        await expect(answer.getByRole('link').first()).toHaveText(first);
        await expect(answer.getByRole('link').first()).toHaveAttribute('href', address);
        const places = page.getByRole('region', { name: placeTexts.word.near }).getByRole('link');
        if (verdict === 'depends') expect(await places.count()).toBeGreaterThan(0);
      }
    });
  });

test('The pages of words have no fault that axe knows, at any width', async ({ page }) => {
  for (const word of ['hotel', 'oficina', 'nave espacial']) {
    await page.goto(`/ley-1831/lugar/${encodeURIComponent(word)}`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axe(page), `${word} at ${width} px`).toEqual([]);
    }
  }
});

test('A page of a word stays out of the indexes, and a blank word has none', async ({ request }) => {
  const word = 'a/b % «é»'.repeat(20);
  const answer = await request.get(`/ley-1831/lugar/${encodeURIComponent(word)}`);
  expect(answer.status()).toBe(200);
  const { metas, canonical } = readDocument(await answer.text());
  expect(metas.robots?.join()).toContain('noindex');
  expect(decodeURIComponent(canonical[0] ?? '')).toContain('/ley-1831/lugar/a/b % «é»a/b');
  expect((await request.get('/ley-1831/lugar/%20')).status()).toBe(404);
});
