import { expect, test } from '@playwright/test';
import { site } from '@/content/site';
import { develop } from './support/site';

test('The development server starts and answers', async ({ request }) => {
  // It compiles with what the other workers leave of the processor.
  test.setTimeout(120_000);
  const own = await develop({ NEXT_DIST_DIR: '.next-http', DATABASE_URL: ':memory:' });
  const answer = await request.get(`${own.url}/manifest.webmanifest`);
  await own.stop();
  expect(await answer.json()).toMatchObject({ short_name: site.name });
});
