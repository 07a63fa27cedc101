import { address, expect, test } from './support/fixtures';
import { only, readDocument } from './support/read-document';

test('robots.txt lets everybody in but to the handlers, names the previewers and the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split('\n').filter(Boolean);
  expect(lines).toContain('User-Agent: *');
  for (const name of [
    'WhatsApp',
    'facebookexternalhit',
    'meta-externalagent',
    'Twitterbot',
    'LinkedInBot',
    'TelegramBot',
  ])
    expect(lines).toContain(`User-Agent: ${name}`);
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual(['Disallow: /api/', 'Disallow: /api/']);
  expect(lines.filter((line) => line.startsWith('Allow:'))).toEqual(['Allow: /', 'Allow: /']);
  expect(lines).toContain(`Sitemap: ${address('SAMPLE_SITE')}/sitemap.xml`);
});

test('The sitemap of the sample has every kind of page, only canonical addresses, and no invented dates', async ({
  request,
}) => {
  const site = address('SAMPLE_SITE');
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index.match(/<loc>[^<]*/g)).toEqual([`<loc>${site}/sitemap/1.xml`]);
  const part = await request.get('/sitemap/1.xml');
  expect(part.headers()['content-type']).toMatch(/^application\/xml/);
  const xml = await part.text();
  for (const path of [
    '',
    '/productos',
    '/ley-1831',
    '/contacto',
    '/accesibilidad',
    '/producto/Inventario%20y%20hojas%20de%20vida/908',
  ])
    expect(xml).toContain(`<loc>${site}${path}</loc>`);
  expect(xml).not.toMatch(/search|mensaje|\/api\/|\/home|lastmod/);
  for (const path of ['/sitemap/2.xml', '/sitemap/0.xml', '/sitemap/x.xml', '/sitemap/1'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('The manifest is in Spanish and its icons, and those of the page, are there', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ lang: 'es-CO', short_name: 'Biomédica Ejemplo', start_url: '/' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const links = await page.locator('head > link[rel*=icon]').all();
  const hrefs = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  expect(hrefs.map((href) => href.split('?')[0])).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  for (const { src, type } of [...manifest.icons, ...hrefs.map((src) => ({ src, type: 'image/' }))]) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toContain(type);
  }
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', manifest.theme_color);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
});

test.describe('A site that is not in production', () => {
  test.use({ site: 'HEAL_SITE' });

  test('keeps its pages and its files out of the indexes', async ({ request }) => {
    const answer = await request.get('/contacto');
    expect(only(readDocument(await answer.text()), 'robots')).toBe('noindex, follow');
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    expect((await request.get('/docs/medios-de-pago.pdf')).headers()['x-robots-tag']).toBe('noindex');
    expect(await (await request.get('/robots.txt')).text()).toContain('Allow: /');
  });
});

test('A published site does not', async ({ request }) => {
  for (const path of ['/contacto', '/docs/medios-de-pago.pdf'])
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBeUndefined();
});
