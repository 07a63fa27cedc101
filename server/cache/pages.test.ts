/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  createBuild,
  createPage,
  nextMillisecond,
  SITE,
  startPageCache,
  writeErrorPages,
} from '@/e2e/support/requests';
import { processState } from '@/lib/process/process-state';
import { type Refusal, type RequestContext, runInRequest } from '@/lib/request-context';

const HTML = '<script>one()</script><script>two()</script>';

let distDir: string;
beforeAll(async () => {
  distDir = await writeErrorPages();
});
afterAll(() => rm(distDir, { recursive: true }));

let cache: Awaited<ReturnType<typeof startPageCache>>;
let serverDir: string;
beforeEach(async () => {
  processState.build = { publication: SITE, deploymentId: '' };
  serverDir = await createBuild('a-release');
  cache = await startPageCache(serverDir);
});
afterEach(() => rm(dirname(serverDir), { recursive: true }));

/** The headers of what is stored. */
const getEntryHeaders = (entry: Awaited<ReturnType<typeof cache.get>>) =>
  entry?.value && 'headers' in entry.value ? entry.value.headers : undefined;

const createRequest = (enter: () => Promise<Refusal | null> = async () => null): RequestContext => ({
  id: 'a-request',
  address: 'anyone',
  rendering: { enter, end: () => undefined },
});

describe('a page', () => {
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
