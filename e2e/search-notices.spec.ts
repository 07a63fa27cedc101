import { contact } from '@/content/contact';
import { axe, expect, test } from './support/fixtures';

/** Searches with the link above their results. */
const ANSWERS = [
  ['hotel', 'Ver «hotel»', '/ley-1831/lugar/hotel'],
  ['gimnasio', 'Ver «gimnasio»', '/ley-1831/escenarios-deportivos'],
  ['colegio', 'Ver «colegio»', '/ley-1831/colegios-y-universidades'],
  ['alcaldía', 'Ver «alcaldía»', '/ley-1831/entidades-publicas'],
  ['donde estan ubicados', 'Ver contacto', '/contacto'],
  ['envios a cali', 'Ver política de envíos', '/docs/politica-de-envios.pdf'],
  ['formas de pago', 'Ver medios de pago', '/docs/medios-de-pago.pdf'],
] as const;

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search about a place or the company is answered above its results', async ({ page }) => {
    for (const [q, link, address] of ANSWERS) {
      await page.goto(`/search/${encodeURIComponent(q)}`);
      const way = page.getByRole('main').getByRole('link', { name: link, exact: true });
      await expect(way, q).toHaveAttribute('href', address);
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
  });
});

test('what is no equipment is no line of a list, and no other words are meant by it', async ({ page }) => {
  await page.goto('/search/envios%20a%20cali');
  const main = page.getByRole('main');
  await expect(main.getByText('No se han encontrado resultados', { exact: true })).toBeVisible();
  await expect(main.getByText('Mostramos resultados para')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Agregar / })).toHaveCount(0);
  await expect(main.getByRole('article')).toHaveCount(0);
  // The text of a service has the word.
  await page.goto('/search/horario');
  await expect(main.getByText(contact.hours.text)).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
});

test('the line stands above the results, and has no fault that axe knows at any width', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/search/horario%20del%20monitor');
    const line = page.getByRole('main').getByText(contact.hours.text);
    await expect(line).toBeInViewport();
    const [above, below] = [await line.boundingBox(), await page.getByRole('article').first().boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    expect(await axe(page)).toEqual([]);
  }
});
