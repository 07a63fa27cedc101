import type { Browser, Page } from '@playwright/test';
import { answeredWith, axe, expect, sidewaysScroll, test } from './support/fixtures';
import { pages } from './support/samples';
import { getShare, getWords } from './support/words';

type Address = (typeof pages)[number];

const NARROW = { width: 360, height: 740 };

/** What an address shares with others of its page: '/producto/…' with all products, '/' with '/home'. */
const getTemplate = ({ path, canonical }: Address) =>
  (canonical ?? `${path} that is not there`).replace(/^(\/[^/]+)\/[^ ]*/, '$1/…');

for (const { path, canonical } of pages)
  test(`${decodeURI(path)} is complete in its first HTML and comes from the cache when it is asked for again`, async ({
    request,
  }) => {
    const first = await request.get(path);
    expect(first.status()).toBe(canonical === null ? 404 : 200);
    expect(await first.text()).not.toMatch(/<div hidden="" id="S:|<template id="B:/);
    // The second time at once, unless the build is older than REVALIDATE_SECONDS and the page is being made anew.
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT');
  });

for (const template of new Set(pages.map(getTemplate)))
  test.describe(template, () => {
    const [first, ...others] = pages.filter((page) => getTemplate(page) === template);
    test.use({ tolerated: first?.canonical === null ? answeredWith(404) : null });

    test('has its headings, landmarks and canonical address, fits every width, axe finds nothing, and scripts add no word', async ({
      page,
      browser,
    }) => {
      test.setTimeout(30_000 * (1 + others.length));
      // A slide that leaves while axe reads its words has the contrast of no ground.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (first) await expectWhole(page, first, [360, 768, 1280]);
      await page.setViewportSize(NARROW);
      await expectSameWithoutScripts(page, browser);
      // They differ in their texts alone, or not at all.
      for (const other of others) await expectWhole(page, other, other.canonical === first?.canonical ? [] : [360]);
    });
  });

async function expectWhole(page: Page, { path, h1, canonical }: Address, widthsOfAxe: readonly number[]) {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([h1]);
  expect(await canonicalPaths(page), path).toEqual(canonical === null ? [] : [canonical]);
  await expect(page.locator('html'), path).toHaveAttribute('lang', 'es-CO');
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark), path).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Menú principal' }), path).toBeVisible();
  await expect(page.getByRole('banner').getByRole('search'), path).toBeVisible();
  await expect(page.getByRole('link', { name: 'Escríbanos por WhatsApp', exact: true }).last(), path).toBeVisible();
  await expectHeadingsInOrder(page);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `sideways scroll of ${path} at ${width} px`).toBe(0);
    if (widthsOfAxe.includes(width)) expect.soft(await axe(page), `axe of ${path} at ${width} px`).toEqual([]);
  }
}

/** Expects that the page has its words and its menu without scripts too. */
async function expectSameWithoutScripts(page: Page, browser: Browser): Promise<void> {
  const words = await getWords(page);
  const plain = await browser.newPage({ viewport: NARROW, javaScriptEnabled: false });
  await plain.goto(page.url());
  expect(words.length).toBeGreaterThan(50);
  expect(getShare(words, await getWords(plain))).toBeGreaterThanOrEqual(0.98);
  const links = plain.getByRole('navigation', { name: 'Menú principal' }).getByRole('link');
  await expect(links).toHaveText(['Inicio', 'Productos', 'Ley 1831', 'Contacto']);
  for (const link of await links.all()) await expect(link).toBeVisible();
  await plain.close();
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
