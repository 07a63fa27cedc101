import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { review } from '@/content/paste';
import { startFaultServer } from './support/fault-server';
import { expect, test } from './support/fixtures';
import { serve } from './support/site';

const TEXT = { name: /Su lista/ };

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('home, a filled list and an empty search lead to the form of a pasted list', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: '¿Ya tiene una lista? Péguela aquí' }).click();
      await expect(page).toHaveURL('/cotizacion#pegar');
      await expect(page.getByRole('textbox', TEXT)).toBeInViewport();
      await page.goto('/cotizacion/101');
      await expect(page.getByRole('textbox', TEXT)).toBeVisible();
      await page.getByRole('link', { name: '¿La tiene en un archivo de Excel o CSV?' }).click();
      await expect(page).toHaveURL('/cotizacion#pegar');
      await page.goto('/search/nadadenada');
      await expect(page.getByRole('textbox', TEXT)).toBeVisible();
    });
  });

test('while the catalogue cannot be read the lines are taken as they are, and that is said', async ({ request }) => {
  const folder = await mkdtemp(join(tmpdir(), 'paste-ways-'));
  const backend = await startFaultServer(async () => new Response(null, { status: 500 }));
  const environment = { BACKEND_URL: backend.url, DATABASE_URL: `file:${folder}/site.db` };
  const site = await serve({ NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '', ...environment }, true);
  const answer = await request.post(`${site.url}/cotizacion/pegar`, { form: { texto: '2 monitores\n3 camillas' } });
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  for (const text of [review.cannotSearch, review.unread(2), review.marks.unread, 'monitores', 'camillas'])
    expect(html).toContain(text);
  await site.stop();
  await backend.close();
  await rm(folder, { recursive: true });
});
