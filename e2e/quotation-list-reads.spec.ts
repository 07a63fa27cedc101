import { expect } from './support/fixtures';
import { test } from './support/quotation-site';
import { sampleItems } from './support/samples';

const READ = /\/product\/\d+$/;
const IDS = sampleItems.map(({ id }) => id);

test('of sixty products the backend is asked for the first four alone: the search index knows the others', async ({
  request,
  company,
}) => {
  await expect.poll(async () => (await request.get('/api/health?ready')).status()).toBe(200);
  const answer = await request.get(`/cotizacion/${[...IDS, 999_999].join('-')}`);
  expect((await answer.text()).match(/<h3/g)?.length).toBe(IDS.length);
  const asked = company.received
    .filter(({ path }) => READ.test(path))
    .map(({ path }) => Number(path.split('/').at(-1)));
  // Some may be known from other pages.
  expect([...IDS.slice(0, 4), 999_999]).toEqual(expect.arrayContaining(asked));
});
