import type { Page } from '@playwright/test';
import { establishments } from '@/content/establishments';
import { getQuestions } from '@/content/place-answers';
import { kit, placeTexts } from '@/content/place-texts';
import { places } from '@/content/places';
import { address, axe, expect, test } from './support/fixtures';
import { listLink } from './support/quotation-list';
import { readDocument, readPart } from './support/read-document';

const MALL = '/ley-1831/centros-comerciales';
const KIT_LIST = kit.ids.join('-');

const kitButton = (page: Page) => page.getByRole('button', { name: /todo el kit$/ });

test('The page of the law asks for the place first, and its groups link every place, each text once', async ({
  page,
}) => {
  await page.goto('/ley-1831');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.nth(0)).toHaveText('¿Qué es su lugar?');
  await expect(titles.nth(1)).toHaveText('Conozca nuestro desfibrilador');
  for (const { text, place } of establishments.flatMap(({ texts }) => texts))
    await expect(page.getByRole('main').getByRole('link', { name: text, exact: true })).toHaveAttribute(
      'href',
      `/ley-1831/${place}`,
    );
});

test('A place is found and its list ticked with the keyboard alone', async ({ page }) => {
  await page.goto('/ley-1831');
  await page.getByLabel(placeTexts.question.label).focus();
  await page.keyboard.type('centros comerciales');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(MALL);
  const box = page.getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
});

test('What is ticked survives a reload, belongs to its place, and is never trusted', async ({ page }) => {
  await page.goto(MALL);
  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await page.reload();
  for (const [index, box] of (await boxes.all()).entries())
    await expect(box).toBeChecked({ checked: [0, 2].includes(index) });
  await page.goto('/ley-1831/policia');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('verificacion:policia', '<b> equipo "] constructor'));
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('The list is printed alone, under the name of the place, on one page', async ({ page }) => {
  await page.goto(MALL);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const print = page.getByRole('button', { name: 'Imprimir lista' });
  await print.click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Lista de verificación']);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // Afterwards the page is whole again.
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(1);
});

test('One button puts the whole kit on the list, keeps what is there, and takes it off again', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('lista-de-cotizacion')) localStorage.setItem('lista-de-cotizacion', '101x2-201x3');
  });
  await page.goto(MALL);
  await expect(kitButton(page)).toHaveAttribute('aria-pressed', 'false');
  await kitButton(page).click();
  await expect(page.getByRole('status').getByText('Agregamos todo el kit a su lista.')).toBeVisible();
  await expect(kitButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(listLink(page)).toHaveAttribute('href', '/cotizacion/101x2-201x3-206-202-909');
  const seeList = page.locator('#kit').getByRole('link', { name: 'Ver lista', exact: true });
  await expect(seeList).toHaveAttribute('href', '/cotizacion');
  await expect(seeList).toBeVisible();
  await kitButton(page).click();
  await expect(seeList).toBeHidden();
  await expect(listLink(page)).toHaveAttribute('href', '/cotizacion/101x2');
});

test("'Cotizar el kit' opens the list of the kit with its form, however often, and leaves the visitor's list alone", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lista-de-cotizacion', '101x2-201'));
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(MALL);
    await page.getByRole('link', { name: 'Cotizar el kit' }).click();
    await expect(page).toHaveURL(`/cotizacion/${KIT_LIST}`);
    await expect(page.getByRole('button', { name: 'Enviar Cotización' })).toBeVisible();
    await expect(listLink(page)).toHaveAttribute('href', '/cotizacion/101x2-201');
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the list of the kit, and nothing stands there that needs a script', async ({ page }) => {
    await page.goto(MALL);
    await expect(page.getByRole('button', { name: 'Imprimir lista' })).toBeHidden();
    await page.getByRole('checkbox').first().check();
    await kitButton(page).click();
    await expect(page).toHaveURL(`/cotizacion/${KIT_LIST}`);
  });
});

for (const place of places)
  test(`/ley-1831/${place.slug} has its words, its card, its data and its place in the sitemap for programs`, async ({
    request,
  }) => {
    const path = `/ley-1831/${place.slug}`;
    const html = await (await request.get(path)).text();
    const { data, metas, links } = readDocument(html);
    const card = metas['og:image']?.[0] ?? '';
    expect((await request.get(card)).headers()['content-type']).toBe('image/jpeg');
    expect(card).toContain(`/tarjeta/pagina/${place.slug}/`);
    expect(await (await request.get('/sitemap/1.xml')).text()).toContain(`<loc>${address('SAMPLE_SITE')}${path}</loc>`);
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
  });

type Question = { readonly name: string; readonly acceptedAnswer: { readonly text: string } };

test.describe('With another catalogue', () => {
  test.use({ site: 'HTTP_SITE' });

  const DEVICE = 'Automated External Defibrillators (Non-Wearable)';

  test('the promoted model is the first defibrillator that its search finds, in its own language', async ({ page }) => {
    await page.goto('/ley-1831');
    const promotion = page.getByRole('region', { name: 'Conozca nuestro desfibrilador' });
    const model = promotion.locator('h2 + p');
    await expect(model).toHaveText(DEVICE);
    await expect(model).toHaveAttribute('lang', 'en');
    await expect(promotion.getByText('255 descargas', { exact: true })).toBeVisible();
    // The FDA has no pictures: there is no empty frame.
    await expect(promotion.locator('img')).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await promotion.getByRole('link', { name: 'Cotizar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEVICE);
  });

  test('there is no kit rather than a wrong one', async ({ page }) => {
    await page.goto(MALL);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(kitButton(page)).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});
