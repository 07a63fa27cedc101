import { readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { site } from '@/content/site';
import { address } from './support/fixtures';
import { develop } from './support/site';

test('In production there is no page /estilo, and nothing of it in the build', async ({ request }) => {
  const answer = await request.get(`${address('SAMPLE_SITE')}/estilo`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toMatch(/<h1[^>]*>404<\/h1>/);
  const built = await readdir('.next/server/app', { recursive: true });
  expect(built).toContain('contacto.html');
  expect(built.filter((file) => /estilo/.test(file))).toEqual([]);
});

test('The development server starts and answers', async ({ request }) => {
  // It compiles with what the other workers leave of the processor.
  test.setTimeout(120_000);
  const own = await develop({ NEXT_DIST_DIR: '.next-http', DATABASE_URL: ':memory:' });
  const answer = await request.get(`${own.url}/manifest.webmanifest`);
  await own.stop();
  expect(await answer.json()).toMatchObject({ short_name: site.name });
});
