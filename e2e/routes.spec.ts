import type { Page } from '@playwright/test';
import { answeredWith, axe, expect, sidewaysScroll, test } from './support/fixtures';
import { pages } from './support/samples';

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

    test('has its heading, landmarks and canonical address, fits every width, and axe finds nothing', async ({
      page,
    }) => {
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
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBe(0);
        if (widthsOfAxe.includes(width)) expect.soft(await axe(page), `axe at ${width} px`).toEqual([]);
      }
    });
  });
}

async function canonicalPaths(page: Page): Promise<string[]> {
  const links = await page.locator('link[rel=canonical]').all();
  return Promise.all(links.map(async (link) => new URL((await link.getAttribute('href')) ?? '').pathname));
}
