/** @jest-environment node */
import { readdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { nextMillisecond } from '@/e2e/support/next-millisecond';
import { createBuild, createPage, type PageCache, prerender, startPageCache } from '@/e2e/support/page-cache';
import { tags } from '@/lib/backend/cache';
import { type Refusal, type RequestContext, runInRequest } from '@/lib/http/request-context';
import { processState } from '@/lib/process/process-state';
import { REFUSED_HEADER } from './refused-page';

const HTML = '<script>one()</script><script>two()</script>';
const SITE = 'https://site.example true';

let serverDir: string;
let cache: PageCache;

beforeEach(async () => {
  processState.publication = { name: SITE, isHttps: true };
  processState.build = { publication: SITE, deploymentId: '' };
  serverDir = await createBuild('a-release');
  cache = await startPageCache(serverDir);
});

afterEach(() => rm(dirname(serverDir), { recursive: true }));

const createRequest = (enter: () => Promise<Refusal | null> = async () => null): RequestContext => ({
  id: 'a-request',
  address: 'anyone',
  rendering: { enter, end: () => undefined },
});

const getHeaders = (entry: Awaited<ReturnType<PageCache['get']>>) =>
  entry?.value && 'headers' in entry.value ? entry.value.headers : undefined;

const refuse = (status: 429 | 503) => createRequest(async () => ({ status, retryAfter: 12 }));

describe('a page', () => {
  it('is finished in place when it is made, and the stored one is that very object', async () => {
    const page = createPage(HTML);
    await cache.set('/a', page);
    expect(page.html).toBe('<script>one();two()</script>');
    expect(page.headers).toEqual({
      'x-next-cache-tags': '',
      etag: expect.stringMatching(/^W\//),
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
    });
    expect((await cache.get('/a'))?.value).toBe(page);
  });

  it('that says 404 is stored by nobody else, in no part', async () => {
    const page = { ...createPage(HTML), status: 404, segmentData: new Map([['/_full', Buffer.from('missing')]]) };
    await cache.set('/a', page);
    const entry = await cache.get('/a');
    expect(getHeaders(entry)).toMatchObject({ 'cache-control': 'no-store' });
    expect(entry?.value).toMatchObject({ segmentData: new Map() });
  });

  it('of the build is finished when it is first asked for, and once', async () => {
    await prerender(serverDir, 'a', createPage(HTML));
    const first = await cache.get('/a');
    expect(first?.value).toMatchObject({ html: '<script>one();two()</script>', headers: { etag: expect.any(String) } });
    const headers = getHeaders(first);
    const second = await cache.get('/a');
    expect(second?.value).toBe(first?.value);
    expect(getHeaders(second)).toBe(headers);
  });

  it('is left as it is while the site is built', async () => {
    delete processState.publication;
    const page = createPage(HTML);
    await cache.set('/a', page);
    expect(page).toEqual(createPage(HTML));
  });

  it('is written to no disk', async () => {
    const files = await readdir(dirname(serverDir), { recursive: true });
    await cache.set('/a', createPage(HTML));
    await cache.set('/b/c', createPage(HTML));
    expect(await readdir(dirname(serverDir), { recursive: true })).toEqual(files);
  });

  it('of a build for another address is made again, and one of this build is not', async () => {
    await prerender(serverDir, 'a', createPage(HTML, [tags.publication('http://localhost:3000 false')]));
    expect(await cache.get('/a')).not.toBeNull();
    processState.build = { publication: 'http://localhost:3000 false', deploymentId: '' };
    expect(await (await startPageCache(serverDir)).get('/a')).toBeNull();
  });

  it('that was revalidated while it was made is made again', async () => {
    const request = createRequest();
    await runInRequest(request, async () => {
      expect(await cache.get('/a')).toBeNull();
      await nextMillisecond();
      await cache.revalidateTag('product:1');
      await cache.set('/a', createPage(HTML, ['product:1']));
    });
    expect(await cache.get('/a')).toBeNull();
    await cache.set('/a', createPage(HTML, ['product:1']));
    expect(await cache.get('/a')).not.toBeNull();
  });

  it('that came to nothing is stored as nothing', async () => {
    await cache.set('/a', null);
    expect((await cache.get('/a'))?.value).toBeNull();
  });

  it('makes a page that only a probe asks for anew, and stores it nowhere', async () => {
    await cache.set('/a', createPage('<p>as it was</p>'));
    await runInRequest({ ...createRequest(), isProbe: true }, async () => {
      expect(await cache.get('/a')).toBeNull();
      await cache.set('/a', createPage('<p>anew</p>'));
    });
    expect((await cache.get('/a'))?.value).toMatchObject({ html: '<p>as it was</p>' });
  });

  it('ends the place of a page when it is made, before it is sent', async () => {
    const end = jest.fn();
    const request = { ...createRequest(), rendering: { enter: async () => null, end } };
    await runInRequest(request, () => cache.set('/a', createPage(HTML)));
    expect(end).toHaveBeenCalledTimes(1);
  });
});

describe('stale pages', () => {
  const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);
  /** Which of them are older than `revalidatedAt`, so that the framework makes them anew. */
  const listStale = async (revalidatedAt: number) => {
    const entries = await Promise.all(paths.map(async (path) => ({ path, entry: await cache.get(path) })));
    return entries.flatMap(({ path, entry }) => ((entry?.lastModified ?? 0) < revalidatedAt ? [path] : []));
  };

  it('are made anew eight at a time; the others go on as they are, until one of those is done', async () => {
    for (const path of paths) await cache.set(path, createPage(HTML, ['product:1']));
    await nextMillisecond();
    await cache.revalidateTag('product:1', { expire: 31_536_000 });
    const revalidatedAt = Date.now();
    const first = await listStale(revalidatedAt);
    expect(first).toHaveLength(8);
    expect(await listStale(revalidatedAt)).toEqual(first);
    await nextMillisecond();
    await cache.set(first[0] ?? '', createPage(HTML, ['product:1']));
    expect(await listStale(revalidatedAt)).toHaveLength(8);
    expect(await listStale(revalidatedAt)).not.toContain(first[0]);
  });
});

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

describe('a page that is not stored', () => {
  it.each(['APP_PAGE', 'APP_ROUTE'])('waits for its place in the render queue (%s)', async (kind) => {
    const waiting: (() => void)[] = [];
    const request = createRequest(() => new Promise((resolve) => waiting.push(() => resolve(null))));
    let isMade = false;
    const reading = runInRequest(request, () => cache.get('/a', kind)).then((entry) => {
      isMade = true;
      return entry;
    });
    while (waiting.length === 0) await setImmediate();
    expect(isMade).toBe(false);
    waiting.pop()?.();
    expect(await reading).toBeNull();
  });

  it.each([429, 503] as const)(
    'and is refused comes back as a page that says so, which is not stored (%i)',
    async (status) => {
      const entry = await runInRequest(refuse(status), () => cache.get('/a'));
      expect(entry).toMatchObject({
        value: { kind: 'APP_PAGE', html: ' ', status, headers: { [REFUSED_HEADER]: '12' } },
        cacheControl: { revalidate: 60 },
      });
      expect(await cache.get('/a')).toBeNull();
    },
  );

  it('and is a route handler is refused with a body of its kind', async () => {
    const entry = await runInRequest(refuse(429), () => cache.get('/sitemap.xml', 'APP_ROUTE'));
    expect(entry?.value).toEqual({
      kind: 'APP_ROUTE',
      body: Buffer.from(' '),
      status: 429,
      headers: { [REFUSED_HEADER]: '12' },
    });
  });
});

test('A stored page waits for nothing', async () => {
  await cache.set('/a', createPage(HTML));
  expect((await runInRequest(refuse(503), () => cache.get('/a')))?.value).toMatchObject({ status: 200 });
});

test('What is no page is left to the framework', async () => {
  const entry = await runInRequest(refuse(503), () => cache.get('/a', 'FETCH'));
  expect(entry).toBeNull();
});
