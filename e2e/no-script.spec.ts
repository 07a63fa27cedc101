import { expect, test } from './support/fixtures';
import { sampleItems } from './support/samples';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('Without JavaScript a service is described in full and its button leads to its page', async ({ page }) => {
  await page.goto('/');
  for (const { name, description } of sampleItems.filter(({ type }) => type === 'SERVICE')) {
    const card = page.getByRole('article', { name, exact: true });
    await expect(card.getByRole('paragraph')).toHaveText(description, { useInnerText: true });
  }
  await page.getByRole('button', { name: 'Ver mas' }).first().click();
  await expect(page).toHaveURL(/\/producto\/.+\/901\??$/);
});

test('Without JavaScript the search form leads to the results', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('searchbox').fill('bomba de infusión');
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent('bomba de infusión')}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const answer = await request.get('/search?q=a/b', { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/search/a%2Fb');
});

test('Without JavaScript a blank search does nothing, and what was typed elsewhere stays', async ({ page }) => {
  await page.goto('/contacto');
  await page.getByLabel('Nombre').fill('Ana Pérez');
  const banner = page.getByRole('banner');
  for (const text of ['', '   ']) {
    await banner.getByRole('searchbox').fill(text);
    for (const send of [
      () => banner.getByRole('searchbox').press('Enter'),
      () => banner.getByRole('button', { name: 'Buscar', exact: true }).click(),
    ]) {
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/search');
      await send();
      expect((await answered).status()).toBe(204);
    }
  }
  await expect(page).toHaveURL('/contacto');
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Pérez');
});

test('A blank search whose address is typed by hand leads home', async ({ page }) => {
  await page.goto('/contacto');
  await page.goto('/search?q=');
  await expect(page).toHaveURL('/');
});

test('Without JavaScript the open page has its line below it, as on large screens', async ({ page }) => {
  await page.goto('/productos');
  const link = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Productos' });
  await expect(link).toHaveCSS('border-bottom-width', '3px');
  await expect(link).toHaveCSS('border-left-width', '0px');
});
