import { getQuestions, kit, placeTexts } from '@/content/place-answers';
import { places } from '@/content/places';
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

    test('a word for a place leads to its page, any other to a notice by the field', async ({ page }) => {
      const field = page.getByLabel(placeTexts.question.label);
      const notice = page.getByText(placeTexts.question.notNamed);
      // Which word leads where: lib/find-place-by-words.test.ts.
      for (const [word, path, isNotNamed] of [
        ['gimnacio', '/ley-1831/escenarios-deportivos', false],
        ['hotel', '/ley-1831#lugar-no-nombrado', true],
      ] as const) {
        await page.goto('/ley-1831');
        await expect(notice).toBeHidden();
        await field.fill(word);
        await field.press('Enter');
        await expect(page).toHaveURL(path);
        await expect(notice).toBeVisible({ visible: isNotNamed });
      }
      await expect(notice).toBeInViewport();
      await expect(field).toBeInViewport();
      await expect(page.locator('main')).not.toContainText('hotel');
      if (javaScriptEnabled) return;
      await page.goto(MALL);
      await expect(page.getByRole('button', { name: 'Imprimir lista' })).toBeHidden();
    });
  });

test('The field is answered by a redirect, and no word has a page', async ({ request }) => {
  for (const [word, location] of [
    ['alcaldía', '/ley-1831/entidades-publicas'],
    ['conjunto residencial', '/ley-1831/conjuntos-de-uso-mixto'],
    ['hotel', '/ley-1831#lugar-no-nombrado'],
    ['a/b % «é» //example.com', '/ley-1831#lugar-no-nombrado'],
    [' ', '/ley-1831'],
  ] as const) {
    const answer = await request.get('/ley-1831/lugar', { params: { lugar: word }, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], word).toEqual([303, location]);
  }
  expect((await request.get('/ley-1831/lugar/hotel')).status()).toBe(404);
});

test('Each place has its verdict, its words and its data for programs', async ({ request }) => {
  for (const place of places) {
    const html = await (await request.get(`/ley-1831/${place.slug}`)).text();
    const { data, links } = readDocument(html);
    const faq = JSON.stringify(data.find((one) => one['@type'] === 'FAQPage'));
    expect(readPart(html, 'obligado')).toContain(place.depends ?? placeTexts.named);
    expect(links.get(placeTexts.kit.quote)).toBe(`/cotizacion/${KIT_LIST}`);
    for (const { id, title, statements } of getQuestions(place)) {
      expect(readPart(html, id, 'h2')).toBe(title);
      for (const { text, source } of statements) {
        expect(faq).toContain(JSON.stringify(`${text} (${source}.)`).slice(1, -1));
        expect(readPart(html, id)).toContain(text);
      }
    }
    expect(readPart(html, 'contenido')).toContain(placeTexts.notice);
  }
});
