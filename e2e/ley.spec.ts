import type { Page } from '@playwright/test';
import { ley1831 } from '@/content/ley-1831';
import { getQuestions } from '@/content/place-answers';
import { kit, placeTexts } from '@/content/place-texts';
import { findPlace, type PlaceSlug, places } from '@/content/places';
import { address, expect, listLink, test } from './support/fixtures';
import { readDocument, readPart } from './support/read-document';

const MALL = '/ley-1831/centros-comerciales';
const KIT_LIST = kit.ids.join('-');
const kitButton = (page: Page) => page.getByRole('button', { name: /todo el kit$/ });

type Question = { readonly name: string; readonly acceptedAnswer: { readonly text: string } };

/** Words with the place whose page they open. */
const NAMED: readonly (readonly [string, PlaceSlug])[] = [
  ['alcaldía', 'entidades-publicas'],
  ['AEROPUERTO', 'transporte'],
  ['gimnacio', 'escenarios-deportivos'],
];
/** Words with what is said of them. */
const OTHERS = [
  ['hotel', 'unnamed'],
  ['clínica', 'depends'],
  ['nave espacial', 'unknown'],
] as const;

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'With' : 'Without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a word for a place that the law names leads to its page, and any other is answered too', async ({ page }) => {
      const ask = async (word: string) => {
        await page.goto('/ley-1831');
        await page.getByLabel(placeTexts.question.label).fill(word);
        await page.getByLabel(placeTexts.question.label).press('Enter');
      };
      const answer = page.locator('#obligado');
      for (const [word, slug] of NAMED) {
        await ask(word);
        await expect(page).toHaveURL(`/ley-1831/${slug}`);
        const verdict = findPlace(slug)?.depends ?? placeTexts.verdicts.named;
        await expect(answer.getByText(verdict, { exact: true })).toBeVisible();
      }
      for (const [word, verdict] of OTHERS) {
        await ask(word);
        await expect(page).toHaveURL(`/ley-1831/lugar/${encodeURIComponent(word)}`);
        await expect(answer.getByText(placeTexts.verdicts[verdict], { exact: true })).toBeVisible();
        const chat = await answer.getByRole('link', { name: placeTexts.word.ask }).getAttribute('href');
        expect(new URL(chat ?? '').searchParams.get('text')).toBe(ley1831.whatsAppText(word));
        const isUnknown = verdict === 'unknown';
        const link = answer.getByRole('link').first();
        await expect(link).toHaveText(isUnknown ? placeTexts.word.list : placeTexts.kit.quote);
        await expect(link).toHaveAttribute(
          'href',
          isUnknown ? '/ley-1831#establecimientos' : `/cotizacion/${KIT_LIST}`,
        );
      }
    });
  });

test('The page of the law has the promotion, the groups with a link for every place, the question and the steps', async ({
  page,
  request,
}) => {
  await page.goto('/ley-1831');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([
    'Conozca nuestro desfibrilador',
    'Lugares obligados a contar con un DEA',
    '¿Qué es su lugar?',
    'Qué hacer en una emergencia',
    'Qué dice la norma',
  ]);
  for (const { slug, listed } of places)
    for (const text of listed)
      await expect(page.getByRole('main').getByRole('link', { name: text, exact: true })).toHaveAttribute(
        'href',
        `/ley-1831/${slug}`,
      );
  const symbols = page
    .getByRole('region', { name: 'Lugares obligados a contar con un DEA' })
    .locator('li:has(h3) > span > svg > use');
  await expect(symbols).toHaveCount(6);
  const drawings = await (await request.get('/images/icons.svg')).text();
  for (const symbol of await symbols.all())
    expect(drawings).toContain(`id="${(await symbol.getAttribute('href'))?.split('#')[1]}"`);
});

test('What is ticked survives a reload, belongs to its place, is never trusted, and is printed alone on one page', async ({
  page,
}) => {
  await page.goto(MALL);
  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.nth(2).check();
  await page.reload();
  for (const [index, box] of (await boxes.all()).entries())
    await expect(box).toBeChecked({ checked: [0, 2].includes(index) });
  await page.goto('/ley-1831/policia');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('verificacion:policia', '<b> equipo "] constructor'));
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.goto(MALL);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Imprimir lista' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['¿Qué implica tener un DEA?']);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // Afterwards the page is whole again.
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(1);
});

test("The kit is put on the list, keeps what is there, and is taken off again; 'Cotizar el kit' leaves the list alone", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('lista-de-cotizacion')) localStorage.setItem('lista-de-cotizacion', '101x2-201x3');
  });
  await page.goto(MALL);
  await page.getByRole('link', { name: 'Cotizar el kit' }).click();
  await expect(page).toHaveURL(`/cotizacion/${KIT_LIST}`);
  await expect(page.getByRole('button', { name: 'Enviar Cotización' })).toBeVisible();
  await expect(listLink(page)).toHaveAttribute('href', '/cotizacion/101x2-201x3');
  await page.goto(MALL);
  await expect(kitButton(page)).toHaveAttribute('aria-pressed', 'false');
  await kitButton(page).click();
  await expect(page.getByRole('status').getByText('Agregamos todo el kit a su lista.')).toBeVisible();
  await expect(listLink(page)).toHaveAttribute('href', '/cotizacion/101x2-201x3-206-202-909');
  await expect(page.locator('#kit').getByRole('link', { name: 'Ver lista', exact: true })).toBeVisible();
  await kitButton(page).click();
  await expect(listLink(page)).toHaveAttribute('href', '/cotizacion/101x2');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the list of the kit', async ({ page }) => {
    await page.goto(MALL);
    await expect(page.getByRole('button', { name: 'Imprimir lista' })).toBeHidden();
    await kitButton(page).click();
    await expect(page).toHaveURL(`/cotizacion/${KIT_LIST}`);
  });
});

test('Each place has its words, card, data and place in the sitemap for programs; a word is in no index', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap/1.xml')).text();
  for (const place of places) {
    const path = `/ley-1831/${place.slug}`;
    const html = await (await request.get(path)).text();
    const { data, metas, links } = readDocument(html);
    expect(metas['og:image']?.[0]).toContain(`/tarjeta/pagina/${place.slug}/`);
    expect(sitemap).toContain(`<loc>${address('SAMPLE_SITE')}${path}</loc>`);
    const faq = data.find((one) => one['@type'] === 'FAQPage') as { mainEntity: readonly Question[] };
    for (const { id, title, statements } of getQuestions(place)) {
      expect(readPart(html, id, 'h2')).toBe(title);
      const answer = faq.mainEntity.find(({ name }) => name === title)?.acceptedAnswer.text ?? '';
      const shown = readPart(html, id);
      for (const { text, source } of statements) {
        expect(answer).toContain(`${text} (${source}.)`);
        expect(shown).toContain(text);
      }
    }
    expect(readPart(html, 'contenido')).toContain(placeTexts.notice);
    const [, official] = [...links].find(([name]) => name.includes('Texto oficial')) ?? [];
    expect(official).toMatch(/minsalud\.gov\.co/);
  }
  const answer = await request.get(`/ley-1831/lugar/${encodeURIComponent('a/b % «é»'.repeat(20))}`);
  const { metas, canonical } = readDocument(await answer.text());
  expect([answer.status(), metas.robots]).toEqual([200, ['noindex, follow']]);
  expect(decodeURIComponent(canonical[0] ?? '')).toContain('/ley-1831/lugar/a/b % «é»a/b');
  expect((await request.get('/ley-1831/lugar/%20')).status()).toBe(404);
});

test.describe('With another catalogue', () => {
  test.use({ site: 'HTTP_SITE' });

  test('the promoted model is the first defibrillator that its search finds, and there is no kit rather than a wrong one', async ({
    page,
  }) => {
    const device = 'Automated External Defibrillators (Non-Wearable)';
    await page.goto('/ley-1831');
    const promotion = page.getByRole('region', { name: 'Conozca nuestro desfibrilador' });
    await expect(promotion.locator('h2 + p')).toHaveText(device);
    await expect(promotion.locator('h2 + p')).toHaveAttribute('lang', 'en');
    // The FDA has no pictures: there is no empty frame.
    await expect(promotion.locator('img')).toHaveCount(0);
    await promotion.getByRole('link', { name: 'Cotizar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(device);
    await page.goto(MALL);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(kitButton(page)).toHaveCount(0);
  });
});
