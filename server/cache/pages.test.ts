/** @jest-environment node */
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createMemorySharedCache } from '@/e2e/support/requests';
import { processState } from '@/lib/process/process-state';
import { runInRequest } from '@/lib/request-context';

const HTML = '<script>one()</script><script>two()</script>';
const HOUR_MS = 3_600_000;

type Handler = InstanceType<typeof import('./pages').default>;

let folder: string;
let handler: Handler;

/** The cache of pages of a process of its own: with no page in memory, and no tag revalidated. */
beforeEach(async () => {
  processState.build = { publication: 'https://site.example true', release: 'a-release' };
  folder = await mkdtemp(join(tmpdir(), 'page-cache-'));
  await jest.isolateModulesAsync(async () => {
    const { default: CacheHandler } = await import('./pages');
    handler = new CacheHandler({
      fs: { ...fs, ...fs.promises },
      flushToDisk: true,
      serverDistDir: join(folder, 'server'),
      maxMemoryCacheSize: 10 * 1024 * 1024,
      revalidatedTags: [],
      _requestHeaders: {},
    });
  });
});

afterEach(() => rm(folder, { recursive: true }));

const get = (key: string) => handler.get(key, { kind: 'APP_PAGE', isFallback: false } as Parameters<Handler['get']>[1]);

function set(key: string, page: object, revalidate = 300): Promise<void> {
  const context = { fetchCache: false, isFallback: false, cacheControl: { revalidate, expire: 9_000 } };
  return handler.set(key, page as Parameters<Handler['set']>[1], context as Parameters<Handler['set']>[2]);
}

/** A page as the framework gives it to the cache. */
function createPage(tags = '') {
  const headers: Record<string, string> = { 'x-next-cache-tags': tags };
  return { kind: 'APP_PAGE', html: HTML, rscData: Buffer.from('rsc'), headers, status: 200 };
}

/** What happens next is later, by every clock of the process that counts in whole milliseconds, than what has happened. */
const nextMillisecond = () => setTimeout(3);

/** Does `work` as a visitor's request whose turn has come. */
const visit = (work: () => Promise<void>) =>
  runInRequest({ id: 'a', address: 'anyone', rendering: { enter: async () => null, end: () => undefined } }, work);

describe('a page', () => {
  it('that says 404 is stored by nobody else, in no part', async () => {
    const page = { ...createPage(), status: 404, segmentData: new Map([['/_full', Buffer.from('missing')]]) };
    await set('/a', page);
    const entry = await get('/a');
    expect(entry?.value).toMatchObject({ headers: { 'cache-control': 'no-store' }, segmentData: new Map() });
  });

  it('that was revalidated while it was made is made again', async () => {
    await visit(async () => {
      expect(await get('/a')).toBeNull();
      await nextMillisecond();
      await handler.revalidateTag('product:1');
      await set('/a', createPage('product:1'));
    });
    expect(await get('/a')).toBeNull();
    // The framework rounds the time, up too.
    await nextMillisecond();
    await set('/a', createPage('product:1'));
    expect(await get('/a')).not.toBeNull();
  });

  it('of a pasted list is stored nowhere, by no proxy either', async () => {
    const page = createPage();
    const key = '/route-cache/APP_PAGE/0f/$/cotizacion/revisar/AbC';
    await set(key, page);
    expect(page).toMatchObject({
      html: '<script>one();two()</script>',
      headers: { 'cache-control': 'private, no-cache', etag: expect.any(String) },
    });
    expect(await get(key)).toBeNull();
  });
});

describe('stale pages', () => {
  const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);
  /** Which of them are older than `revalidatedAt`, so that the framework renders them again. */
  const listStale = async (revalidatedAt: number) => {
    const entries = await Promise.all(paths.map(async (path) => ({ path, entry: await get(path) })));
    return entries.flatMap(({ path, entry }) => ((entry?.lastModified ?? 0) < revalidatedAt ? [path] : []));
  };

  it('are rendered again eight at a time; the others are sent as they are until one of those is done', async () => {
    for (const path of paths) await set(path, createPage('product:1'));
    await nextMillisecond();
    await handler.revalidateTag('product:1', { expire: 31_536_000 });
    const revalidatedAt = Date.now();
    const first = await listStale(revalidatedAt);
    expect(first).toHaveLength(8);
    expect(await listStale(revalidatedAt)).toEqual(first);
    await nextMillisecond();
    await set(first[0] ?? '', createPage('product:1'));
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
      await get('/b');
      await set('/a', { ...createPage('product:1'), ...changes }, revalidate);
    });
    await nextMillisecond();
    shared.asked.length = 0;
  }

  /** True if the page is not rendered again: a stale one is looked for elsewhere. */
  async function isFresh(): Promise<boolean> {
    const entry = await get('/a');
    return entry !== null && shared.asked.length === 0;
  }

  it.each([200, 404])('a page (%i) is stored for as long as it lives', async (status) => {
    await make({ status });
    expect(await isFresh()).toBe(true);
    await make({ status }, -1);
    expect(await isFresh()).toBe(false);
  });

  it('a page that another process revalidates is stale, also when an older time comes late, until it is rendered again', async () => {
    await make();
    for (const stale of [Date.now(), Date.now() - HOUR_MS]) {
      shared.tell({ 'product:1': { stale } });
      expect(await isFresh()).toBe(false);
    }
    await make();
    expect(await isFresh()).toBe(true);
  });
});
