/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import {
  createPage,
  getEntryHeaders,
  nextMillisecond,
  prerender,
  setUpPageCache,
  startPageCache,
  UNAVAILABLE_PAGE,
  WAIT_PAGE,
  writeErrorPages,
} from '@/e2e/support/requests';
import { tags } from '@/lib/backend/tags';
import { processState } from '@/lib/process/process-state';
import { type Refusal, type RequestContext, runInRequest } from '@/lib/request-context';

const ERROR_PAGES = { 429: WAIT_PAGE, 503: UNAVAILABLE_PAGE };
const HTML = '<script>one()</script><script>two()</script>';

let distDir: string;
beforeAll(async () => {
  distDir = await writeErrorPages();
});
afterAll(() => rm(distDir, { recursive: true }));

const { cache, getServerDir } = setUpPageCache();

const createRequest = (enter: () => Promise<Refusal | null> = async () => null): RequestContext => ({
  id: 'a-request',
  address: 'anyone',
  rendering: { enter, end: () => undefined },
});

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
    expect(getEntryHeaders(entry)).toMatchObject({ 'cache-control': 'no-store' });
    expect(entry?.value).toMatchObject({ segmentData: new Map() });
  });

  it.each([{}, { location: '/producto/Nombre%20viejo/1' }])(
    'that leads to another has the Location of its own payload, not that of the answer before (%j)',
    async (before) => {
      const page = createPage(HTML);
      const rscData = Buffer.from('7:E{"digest":"NEXT_REDIRECT;replace;/producto/Nombre%20nuevo/1#a;308;"}');
      await cache.set('/a', { ...page, rscData, status: 308, headers: { ...page.headers, ...before } });
      expect(getEntryHeaders(await cache.get('/a'))).toMatchObject({ location: '/producto/Nombre%20nuevo/1#a' });
    },
  );

  it('of the build is finished when it is first asked for, and once', async () => {
    await prerender(getServerDir(), 'a', createPage(HTML));
    const first = await cache.get('/a');
    expect(first?.value).toMatchObject({ html: '<script>one();two()</script>', headers: { etag: expect.any(String) } });
    const headers = getEntryHeaders(first);
    const second = await cache.get('/a');
    expect(second?.value).toBe(first?.value);
    expect(getEntryHeaders(second)).toBe(headers);
  });

  it('is left as it is while the site is built', async () => {
    delete processState.publication;
    const page = createPage(HTML);
    await cache.set('/a', page);
    expect(page).toEqual(createPage(HTML));
  });

  it('of a build for another address is made again, and one of this build is not', async () => {
    await prerender(getServerDir(), 'a', createPage(HTML, [tags.publication('http://localhost:3000 false')]));
    expect(await cache.get('/a')).not.toBeNull();
    processState.build = { publication: 'http://localhost:3000 false', deploymentId: '' };
    expect(await (await startPageCache(getServerDir())).get('/a')).toBeNull();
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
    // The framework rounds the time, up too.
    await nextMillisecond();
    await cache.set('/a', createPage(HTML, ['product:1']));
    expect(await cache.get('/a')).not.toBeNull();
  });

  it('of a pasted list is stored nowhere, by no proxy either', async () => {
    const page = createPage(HTML);
    const key = '/route-cache/APP_PAGE/0f/$/cotizacion/revisar/AbC';
    await cache.set(key, page);
    expect(page).toMatchObject({
      html: '<script>one();two()</script>',
      headers: { 'cache-control': 'private, no-cache', etag: expect.any(String) },
    });
    expect(await cache.get(key)).toBeNull();
  });

  it('ends the place of a page when it is made, before it is sent', async () => {
    const end = jest.fn();
    const request = { ...createRequest(), rendering: { enter: async () => null, end } };
    await runInRequest(request, () => cache.set('/a', createPage(HTML)));
    expect(end).toHaveBeenCalledTimes(1);
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
        value: { kind: 'APP_PAGE', html: ERROR_PAGES[status], status, headers: { 'retry-after': '12' } },
        cacheControl: { revalidate: 60 },
      });
      expect(await cache.get('/a')).toBeNull();
    },
  );

  it('and is a route handler is refused with a body of its kind', async () => {
    const entry = await runInRequest(refuse(429), () => cache.get('/sitemap.xml', 'APP_ROUTE'));
    expect(entry?.value).toMatchObject({ kind: 'APP_ROUTE', body: Buffer.from(WAIT_PAGE), status: 429 });
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
