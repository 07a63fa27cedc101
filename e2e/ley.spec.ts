import { ley1831 } from '@/content/ley-1831';
import { getQuestions, kit, placeTexts } from '@/content/place-answers';
import { findPlace, places } from '@/content/places';
import { expect, test } from './support/fixtures';
import { readDocument, readPart } from './support/read-document';

const MALL = '/ley-1831/centros-comerciales';
const KIT_LIST = kit.ids.join('-');

test('The page of the law has the six groups and leads to the law and to each place', async ({ request }) => {
  const html = await (await request.get('/ley-1831')).text();
  const { links } = readDocument(html);
  for (const { slug, listed } of places)
    for (const text of listed) expect(links.get(text), text).toBe(`/ley-1831/${slug}`);
  expect(links.get('CONSULTAR LEY')).toMatch(/^\/docs\/.*\.pdf$/);
  expect(html.match(/<li[^>]*><span[^>]*><svg[^>]*><use href="\/images\/icons\.svg#/g)).toHaveLength(6);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'With' : 'Without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a word for a place leads to the page of the law for it, or to an answer', async ({ page }) => {
      // Which word leads where: lib/find-place-answer.test.ts.
      const verdict = findPlace('escenarios-deportivos')?.depends ?? placeTexts.verdicts.named;
      for (const [word, path, said, link] of [
        ['gimnacio', '/ley-1831/escenarios-deportivos', verdict, `/cotizacion/${KIT_LIST}`],
        ['hotel', '/ley-1831/lugar/hotel', placeTexts.verdicts.unnamed, `/cotizacion/${KIT_LIST}`],
        ['nave', '/ley-1831/lugar/nave', placeTexts.verdicts.unknown, '/ley-1831#establecimientos'],
      ] as const) {
        await page.goto('/ley-1831');
        await page.getByLabel(placeTexts.question.label).fill(word);
        await page.getByLabel(placeTexts.question.label).press('Enter');
        await expect(page).toHaveURL(path);
        const answer = page.locator('#obligado');
        await expect(answer.getByText(said, { exact: true })).toBeVisible();
        await expect(answer.getByRole('link').first()).toHaveAttribute('href', link);
      }
      const chat = await page.locator('main a[href*="wa.me"]').first().getAttribute('href');
      expect(new URL(chat ?? '').searchParams.get('text')).toBe(ley1831.whatsAppText('nave'));
      if (javaScriptEnabled) return;
      await page.goto(MALL);
      await expect(page.getByRole('button', { name: 'Imprimir lista' })).toBeHidden();
    });
  });

test('Each place has its words and its data for programs; a word is in no index', async ({ request }) => {
  for (const place of places) {
    const html = await (await request.get(`/ley-1831/${place.slug}`)).text();
    const found = readDocument(html);
    const faq = JSON.stringify(found.data.find((one) => one['@type'] === 'FAQPage'));
    for (const { id, title, statements } of getQuestions(place)) {
      expect(readPart(html, id, 'h2')).toBe(title);
      for (const { text, source } of statements) {
        expect(faq).toContain(JSON.stringify(`${text} (${source}.)`).slice(1, -1));
        expect(readPart(html, id)).toContain(text);
      }
    }
    expect(readPart(html, 'contenido')).toContain(placeTexts.notice);
  }
  const answer = await request.get(`/ley-1831/lugar/${encodeURIComponent('a/b % «é»'.repeat(20))}`);
  expect([answer.status(), readDocument(await answer.text()).metas.robots]).toEqual([200, ['noindex, follow']]);
  expect((await request.get('/ley-1831/lugar/%20')).status()).toBe(404);
});
