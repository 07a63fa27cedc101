/** @jest-environment node */
import { setUpRenderQueue } from '@/e2e/support/page-server';

const REFUSAL_DELAY_MS = 150;

const { entered, enter, invent } = setUpRenderQueue();

describe('an address over its budget of invented pages', () => {
  it('is refused, later than at once', async () => {
    await invent(1, 'inventor');
    const { entering, leave } = await enter('inventor');
    await jest.advanceTimersByTimeAsync(REFUSAL_DELAY_MS - 2);
    expect(entered).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await entering).toEqual({ status: 429, retryAfter: 60 });
    const another = await enter('another');
    expect(entered).toEqual(['inventor 429', 'another']);
    await leave();
    await another.leave();
  });

  it('is refused though it came within it, and nobody waits for that', async () => {
    const first = await enter('first');
    const late = await enter('late inventor');
    const next = await enter('next');
    await invent(1, 'late inventor');
    await first.leave();
    expect(entered).toEqual(['first', 'next']);
    await jest.advanceTimersByTimeAsync(REFUSAL_DELAY_MS);
    expect((await late.entering)?.status).toBe(429);
    await late.leave();
    await next.leave();
  });
});

test('A search counts once, before it waits; other pages never', async () => {
  const address = 'searcher';
  await (await enter('search', { address, url: '/search/a' })).leave();
  const refused = await enter('search', { address, url: '/search/b' });
  await jest.advanceTimersByTimeAsync(REFUSAL_DELAY_MS);
  expect((await refused.entering)?.status).toBe(429);
  for (let count = 0; count < 3; count++) await (await enter('page', { address })).leave();
  expect(entered).toEqual(['search', 'search 429', 'page', 'page', 'page']);
});
