import type { Page } from '@playwright/test';
import { answeredWith, axe, expect, sidewaysScroll, test } from './support/fixtures';

const getChoices = (page: Page) => page.getByRole('navigation', { name: 'Filtrar los resultados' });

/** The lines of the cards that say category and reference. */
const getCards = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.querySelector('p')?.textContent ?? ''));

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [site, q] of [
    ['SAMPLE_SITE', 'equipo'],
    ['HTTP_SITE', 'system'],
  ] as const)
    test.describe(site, () => {
      test.use({ site });

      test(`each choice among the results of '${q}' shows its own alone, as many as it says, in their order`, async ({
        page,
      }) => {
        test.slow();
        await page.goto(`/search/${q}`);
        const all = await getCards(page);
        const choices = await getChoices(page)
          .getByRole('link')
          .evaluateAll((links) =>
            links.map((link) => ({ text: link.textContent, href: link.getAttribute('href') ?? '' })),
          );
        expect(choices.length).toBeGreaterThan(2);
        expect(choices[0]).toEqual({ text: `Todos (${all.length})`, href: `/search/${q}` });
        for (const { text, href } of choices) {
          const [, name = '', count] = /^(.+) \((\d+)\)$/.exec(text) ?? [];
          const isService = (card: string) => card.startsWith('Servicio');
          const isIn: Readonly<Record<string, (card: string) => boolean>> = {
            Todos: () => true,
            Equipos: (card) => !isService(card),
            Servicios: isService,
          };
          await page.goto(href);
          const cards = await getCards(page);
          expect(cards, text).toEqual(all.filter(isIn[name] ?? ((card) => card.startsWith(name))));
          expect(cards.length, text).toBe(Number(count));
          expect(await getChoices(page).locator('[aria-current=true]').textContent()).toBe(text);
          expect(await getChoices(page).getByRole('link').count(), text).toBe(choices.length);
        }
        const sizes = choices
          .filter(({ href }) => href.includes('/categoria/'))
          .map(({ text }) => /\d+/.exec(text)?.[0]);
        expect(sizes.map(Number)).toEqual(sizes.map(Number).toSorted((a, b) => b - a));
      });
    });
});

test('A group of the results is counted and asked for under its name, and leads back to all', async ({ page }) => {
  await page.goto('/search/equipo');
  const total = await page.getByRole('article').count();
  await getChoices(page)
    .getByRole('link', { name: /^Servicios/ })
    .click();
  await expect(page).toHaveURL('/search/equipo/servicios');
  await expect(page.getByRole('main').getByText(/^\d+ resultados para «equipo» en Servicios$/)).toBeVisible();
  const getText = async (name: string) => {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  };
  expect(await getText('Escríbanos por WhatsApp')).toBe('Busco: equipo (Servicios)');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(
    '/search/equipo',
  );
  await getChoices(page)
    .getByRole('link', { name: /^Todos/ })
    .click();
  await expect(page).toHaveURL('/search/equipo');
  await expect(page.getByRole('article')).toHaveCount(total);
});

test('A group of results of which there are more says so', async ({ page }) => {
  await page.goto('/search/de/servicios');
  await expect(
    page.getByText(/^\d+ resultados para «de» en Servicios, entre los primeros 50 de \d+\. Escriba más palabras/),
  ).toBeVisible();
});

test('The choices leave the first result on the first screen of a phone, with the chosen one in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search/equipo');
  const last = await getChoices(page).getByRole('link').last().getAttribute('href');
  for (const path of ['/search/equipo', '/search/equipo/servicios', last ?? '']) {
    await page.goto(path);
    await expect(getChoices(page).locator('[aria-current=true]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysScroll(page)).toBe(0);
      // The others have the same choices above fewer cards.
      if (path === '/search/equipo' || width === 360) expect(await axe(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  }
});

test('Six results are seen at once: there are no choices', async ({ page }) => {
  await page.goto('/search/monitor');
  const cards = await getCards(page);
  expect(cards.length).toBeLessThanOrEqual(6);
  expect(new Set(cards.map((card) => card.startsWith('Servicio'))).size).toBe(2);
  await expect(getChoices(page)).toHaveCount(0);
});

test.describe('What a search does not have', () => {
  test.use({ tolerated: answeredWith(404) });

  test('is 404 with the words of the site', async ({ page, request }) => {
    const missing = [
      'equipo/x',
      'equipo/categoria',
      'equipo/categoria/999',
      'equipo/categoria%2F4',
      'equipo/equipos/x',
    ];
    for (const path of [...missing, 'zzzz/equipos', '%20/servicios']) {
      const answer = await request.get(`/search/${path}`);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text(), path).toContain('Navegación perdida');
    }
    await page.goto('/search/zzzz/equipos');
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });
});
