import { agents } from './support/agents';
import { address, answeredWith, expect, test } from './support/fixtures';
import { only, readDocument } from './support/read-document';
import { ofOtherBrand, productAddress, service } from './support/samples';

test('A short address leads every program to the page of its product, with the Open Graph image', async ({
  request,
}) => {
  for (const item of [ofOtherBrand, service]) {
    const path = productAddress(item);
    const answer = await request.get(`/p/${item.id}?utm_source=whatsapp`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, path]);
    for (const agent of agents) {
      const followed = await request.get(`/p/${item.id}`, { headers: { 'user-agent': agent } });
      expect([followed.status(), new URL(followed.url()).pathname], agent).toEqual([200, path]);
      const head = readDocument(await followed.text());
      expect(head.canonical).toEqual([address('SAMPLE_SITE') + path]);
      expect(only(head, 'og:image')).toContain(`/tarjeta/producto/${item.id}/`);
    }
  }
});

test('The page that checked links leads to the contact page', async ({ request }) => {
  const answer = await request.get('/compartir', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/contacto']);
});

test('A short address is in no sitemap', async ({ request }) => {
  expect(await (await request.get('/sitemap/1.xml')).text()).not.toContain('/p/');
});

test.describe('A short address without a product', () => {
  test.use({ tolerated: answeredWith(404) });

  test('is a 404 with words and ways on', async ({ page, request }) => {
    for (const id of ['999999', '0', 'abc', '007', '101%2F', '9'.repeat(30)]) {
      const answer = await request.get(`/p/${id}`);
      expect([answer.status(), answer.headers()['cache-control']], id).toEqual([404, 'no-store']);
      expect(await answer.text()).toContain('Navegación perdida');
    }
    await page.goto('/p/999999');
    await expect(page.getByRole('main').getByRole('link', { name: 'Monitoreo y diagnóstico' })).toBeVisible();
  });
});
