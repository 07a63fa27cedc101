import type { Page } from '@playwright/test';
import { answeredWith, axe, expect, sidewaysScroll, test } from './support/fixtures';
import { pages } from './support/samples';
import { getShare, getWords } from './support/words';

/** What an address shares with others of its page: '/producto', '/ley-1831/…'. */
const getTemplate = (path: string) => path.replace(/^(\/[^/]*)\/.*/, '$1/…');
const templates = pages.map(({ path }) => getTemplate(path));

for (const [index, { path, h1, canonical }] of pages.entries()) {
  // Three widths for the first address of each page; one for the others, which differ in their texts alone.
  const widthsOfAxe = templates.indexOf(getTemplate(path)) === index ? [360, 768, 1280] : [360];

  test.describe(decodeURI(path), () => {
    test.use({ tolerated: canonical === null ? answeredWith(404) : null });

    test('is complete in its first HTML and comes from the cache when it is asked for again', async ({ request }) => {
      const first = await request.get(path);
      expect(first.status()).toBe(canonical === null ? 404 : 200);
      expect(await first.text()).not.toMatch(/<div hidden="" id="S:|<template id="B:/);
      // The second time at once, unless the build is older than REVALIDATE_SECONDS and the page is being made anew.
      await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT');
    });

    test('has its headings, landmarks and canonical address, fits every width, axe finds nothing, and scripts add no word', async ({
      page,
      browser,
    }) => {
      test.slow();
      // A slide that leaves while axe reads its words has the contrast of no ground.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([h1]);
      expect(await canonicalPaths(page)).toEqual(canonical === null ? [] : [canonical]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Escríbanos por WhatsApp', exact: true }).last()).toBeVisible();
      await expectHeadingsInOrder(page);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBe(0);
        if (widthsOfAxe.includes(width)) expect.soft(await axe(page), `axe at ${width} px`).toEqual([]);
      }

      await page.setViewportSize({ width: 360, height: 740 });
      const words = await getWords(page);
      const plain = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
      await plain.goto(page.url());
      expect(words.length).toBeGreaterThan(50);
      expect(getShare(words, await getWords(plain))).toBeGreaterThanOrEqual(0.98);
      const links = plain.getByRole('navigation', { name: 'Menú principal' }).getByRole('link');
      await expect(links).toHaveText(['Inicio', 'Productos', 'Ley 1831', 'Contacto']);
      for (const link of await links.all()) await expect(link).toBeVisible();
      await plain.close();
    });
  });
}

/** One of the first level, and none that leaves out a level on its way down. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const headings = page.locator('h1, h2, h3, h4');
  const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? level), `heading ${index}`).toBeLessThanOrEqual(1);
}

async function canonicalPaths(page: Page): Promise<string[]> {
  const links = await page.locator('link[rel=canonical]').all();
  return Promise.all(links.map(async (link) => new URL((await link.getAttribute('href')) ?? '').pathname));
}
