import { expect, test } from './support/fixtures';

test.use({ tolerated: /ERR_FAILED|Failed to load chunk|ChunkLoadError/ });

test('A page whose scripts are lost on the way says so in words, and asks for itself again', async ({ page }) => {
  const html = await (await page.request.get('/accesibilidad')).text();
  await page.route('**/_next/static/chunks/**/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto('/accesibilidad', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('heading', { name: 'Sin conexión.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByLabel('Comentarios')).toBeVisible();
});
