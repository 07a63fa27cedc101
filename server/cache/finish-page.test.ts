/** @jest-environment node */
import { getHeaders, SITE, setUpPageCache } from '@/e2e/support/page-cache';
import { processState } from '@/lib/process/process-state';

const { cache } = setUpPageCache();

describe('the answer of a route handler', () => {
  const createAnswer = (status = 200) => ({ kind: 'APP_ROUTE', body: Buffer.from('<urlset/>'), headers: {}, status });

  it('has an entity tag of its bytes, also the first one and that of the build', async () => {
    const [one, same] = [createAnswer(), createAnswer()];
    const other = { ...createAnswer(), body: Buffer.from('<urlset></urlset>') };
    for (const [key, answer] of Object.entries({ '/a': one, '/b': same, '/c': other })) await cache.set(key, answer);
    expect(one.headers).toEqual({ etag: expect.stringMatching(/^W\/"/) });
    expect(same.headers).toEqual(one.headers);
    expect(other.headers).not.toEqual(one.headers);
    expect((await cache.get('/a', 'APP_ROUTE'))?.value).toBe(one);
  });

  it('has none when it says 404, or while the site is built', async () => {
    const missing = createAnswer(404);
    await cache.set('/a', missing);
    delete processState.publication;
    const built = createAnswer();
    await cache.set('/b', built);
    expect([missing.headers, built.headers]).toEqual([{}, {}]);
    processState.publication = { name: SITE, isHttps: true };
    expect(getHeaders(await cache.get('/b', 'APP_ROUTE'))).toHaveProperty('etag');
  });
});
