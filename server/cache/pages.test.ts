/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  createBuild,
  createMemorySharedCache,
  createPage,
  nextMillisecond,
  SITE,
  startPageCache,
} from '@/e2e/support/requests';
import { processState } from '@/lib/process/process-state';
import { runInRequest } from '@/lib/request-context';

const HTML = '<script>one()</script><script>two()</script>';
const HOUR_MS = 3_600_000;

let cache: Awaited<ReturnType<typeof startPageCache>>;
let serverDir: string;

beforeEach(async () => {
  processState.build = { publication: SITE, deploymentId: '' };
  serverDir = await createBuild();
  cache = await startPageCache(serverDir);
});

afterEach(() => rm(dirname(serverDir), { recursive: true }));

/** Does `work` as a visitor's request whose turn has come. */
const visit = (work: () => Promise<void>) =>
  runInRequest({ id: 'a', address: 'anyone', rendering: { enter: async () => null, end: () => undefined } }, work);

/** The headers of what is stored. */
const getEntryHeaders = (entry: Awaited<ReturnType<typeof cache.get>>) =>
  entry?.value && 'headers' in entry.value ? entry.value.headers : undefined;

describe('a page', () => {
  it('that says 404 is stored by nobody else, in no part', async () => {
    const page = { ...createPage(HTML), status: 404, segmentData: new Map([['/_full', Buffer.from('missing')]]) };
    await cache.set('/a', page);
    const entry = await cache.get('/a');
    expect(getEntryHeaders(entry)).toMatchObject({ 'cache-control': 'no-store' });
    expect(entry?.value).toMatchObject({ segmentData: new Map() });
  });

  it('that was revalidated while it was made is made again', async () => {
    await visit(async () => {
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

describe.each([
  ['has slept for an hour', HOUR_MS],
  ['has its clock set back by an hour', -HOUR_MS],
])('with other processes, on a host that %s', (_, ms) => {
  let shared: ReturnType<typeof createMemorySharedCache>;

  beforeEach(() => {
    // The system's clock goes ahead of the monotonic one.
    const getSystemTime = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => getSystemTime() + ms);
    shared = createMemorySharedCache();
    processState.sharedCache = shared.cache;
  });

  afterEach(() => {
    delete processState.sharedCache;
  });

  async function make(changes: object = {}, revalidate = 300) {
    await visit(async () => {
      await cache.get('/b');
      await cache.set('/a', { ...createPage(HTML, ['product:1']), ...changes }, false, revalidate);
    });
    await nextMillisecond();
    shared.asked.length = 0;
  }

  /** True when the page is not made anew: a stale one is looked for elsewhere. */
  async function isFresh(): Promise<boolean> {
    const entry = await cache.get('/a');
    return entry !== null && shared.asked.length === 0;
  }

  it.each([200, 404])('a page (%i) is stored for as long as it lives', async (status) => {
    await make({ status });
    expect(await isFresh()).toBe(true);
    await make({ status }, -1);
    expect(await isFresh()).toBe(false);
  });

  it('a page that another process revalidates is stale, also when an older time comes late, until it is made anew', async () => {
    await make();
    for (const stale of [Date.now(), Date.now() - HOUR_MS]) {
      shared.tell({ 'product:1': { stale } });
      expect(await isFresh()).toBe(false);
    }
    await make();
    expect(await isFresh()).toBe(true);
  });
});
