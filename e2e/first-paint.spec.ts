import { expect, test } from './support/fixtures';

/** Notes whether the page and its first picture were there when the first script of the site was put into the page. */
function noteFirstScript() {
  new MutationObserver((records, observer) => {
    const added = records.flatMap((record) => [...record.addedNodes]);
    if (!added.some((node) => node instanceof HTMLScriptElement && node.src && !node.noModule)) return;
    observer.disconnect();
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const detail = {
      isPainted: performance.getEntriesByName('first-contentful-paint').length > 0,
      hasPicture: picture?.complete ?? true,
    };
    performance.mark('first script', { detail });
  }).observe(document, { childList: true, subtree: true });
}

const LISTS = ['/productos', '/productos/-/7', '/search/monitor'];

for (const path of LISTS)
  test(`${path} has one picture before the others, that of its first card, and none that holds back who comes by a link`, async ({
    page,
  }) => {
    await page.goto(path);
    const pictures = page.getByRole('main').locator('li img');
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    await expect(pictures.and(page.locator('[fetchpriority]'))).toHaveCount(1);
    await expect(pictures.and(page.locator(':not([loading=lazy])'))).toHaveCount(0);
  });

for (const path of ['/', ...LISTS, '/producto/-/101', '/ley-1831', '/contacto']) {
  test(`${path} is painted and has its first picture before a script of it is fetched`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(noteFirstScript);
    await page.goto(path);
    const [mark] = await page.evaluate(() =>
      performance.getEntriesByName('first script').map((entry) => (entry as PerformanceMark).detail),
    );
    expect(mark).toEqual({ isPainted: true, hasPicture: true });
  });
}

test('A picture that never comes does not keep the page from coming to life', async ({ page }) => {
  await page.route('**/images/hero/**', () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  const row = page.locator('#destacados');
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('button', { name: 'Siguiente' })).toBeVisible();
});

test('A browser that says nothing of its paints comes to life too', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'));
  await page.goto('/');
});

for (const [width, deviceScaleFactor, name] of [
  [360, 2, 'equipos-900.avif'],
  [1280, 1, 'equipos-1600.avif'],
  [1280, 2, 'equipos-2560.avif'],
  [1920, 1, 'equipos-2560.avif'],
] as const)
  test.describe(`At ${width} px with ${deviceScaleFactor} dots each`, () => {
    test.use({ viewport: { width, height: 740 }, deviceScaleFactor });

    test(`${name} is preloaded, no other picture, and only on the home page`, async ({ page }) => {
      const pictures: string[] = [];
      page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
      const first = () => pictures.filter((address) => address.includes('/images/hero/equipos'));
      await page.goto('/contacto', { waitUntil: 'networkidle' });
      expect(first()).toEqual([]);
      pictures.length = 0;
      const link = (await page.goto('/'))?.headers().link ?? '';
      expect(link.match(/<\/images[^>]+>/g)).toEqual([
        '</images/hero/equipos-900.avif>',
        '</images/hero/equipos-1600.avif>',
      ]);
      await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(0);
      expect(pictures[0]).toContain(name);
      expect(first()).toHaveLength(1);
    });
  });
