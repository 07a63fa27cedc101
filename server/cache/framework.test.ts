/** @jest-environment node */
import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createBuild, createPage, prerender } from '@/e2e/support/requests';
import {
  areTagsExpired,
  areTagsStale,
  type CacheHandlerValue,
  createDefaultCacheHandler,
  FileSystemCache,
  getMemoryCache,
  tagsManifest,
} from './framework';

// What server/cache takes from the framework, property by property: after an update the name that fails here says what has changed.
const MAX_BYTES = 1_000_000;
const TAGS_HEADER = 'x-next-cache-tags';
const LIFE = { revalidate: 300, expire: 9_000 };
let serverDir: string;
let cache: InstanceType<typeof FileSystemCache>;

beforeAll(async () => {
  serverDir = await createBuild('a-release');
  cache = new FileSystemCache({
    fs: { ...fs, ...fs.promises },
    flushToDisk: false,
    serverDistDir: serverDir,
    maxMemoryCacheSize: MAX_BYTES,
    revalidatedTags: [],
    _requestHeaders: {},
  });
});
afterAll(() => rm(dirname(serverDir), { recursive: true }));
afterEach(() => tagsManifest.clear());

const get = (key: string, kind = 'APP_PAGE') =>
  cache.get(key, { kind, isFallback: false, isRoutePPREnabled: true } as Parameters<typeof cache.get>[1]);
const set = (key: string, page: object) =>
  cache.set(key, page as CacheHandlerValue['value'], { cacheControl: LIFE } as Parameters<typeof cache.set>[2]);

describe('FileSystemCache', () => {
  it('set and get keep the very object, with its date and life', async () => {
    const page = createPage('<p>words</p>');
    await set('/a', page);
    expect(await get('/a')).toEqual({ value: page, lastModified: expect.any(Number), cacheControl: LIFE });
    expect((await get('/a'))?.value).toBe(page);
  });

  it('get reads a page of the build: kind, html, rscData, headers, status', async () => {
    await prerender(serverDir, 'built', createPage('<p>built</p>', ['a-tag']));
    expect((await get('/built'))?.value).toMatchObject({
      kind: 'APP_PAGE',
      html: '<p>built</p>',
      rscData: Buffer.from('rsc'),
      headers: { [TAGS_HEADER]: 'a-tag' },
      status: 200,
    });
  });

  it('get gives null for a page whose tag has expired since, and for one that is not there', async () => {
    await set('/expired', createPage('', ['gone']));
    tagsManifest.set('gone', { expired: Date.now() + 1 });
    while (await get('/expired')) await new Promise(setImmediate);
    expect(await get('/nowhere')).toBeNull();
  });
});

test('getMemoryCache is the memory of FileSystemCache: an entry of its get is the stored one, and one of its set is served', async () => {
  await set('/a', createPage('a'));
  const memory = getMemoryCache(MAX_BYTES);
  const entry = memory.get('/a');
  if (!entry) throw new Error('The page is not in that memory');
  entry.lastModified = 1;
  expect((await get('/a'))?.lastModified).toBe(1);
  memory.set('/b', entry);
  expect((await get('/b'))?.value).toBe(entry.value);
});

test('areTagsStale and areTagsExpired compare tagsManifest with the date of an entry', () => {
  tagsManifest.set('a', { stale: 10, expired: 20 });
  expect([5, 10, 15].map((date) => areTagsStale(['other', 'a'], date))).toEqual([true, false, false]);
  expect([15, 20].map((date) => areTagsExpired(['other', 'a'], date))).toEqual([true, false]);
  tagsManifest.set('a', { expired: Date.now() + 60_000 });
  expect(areTagsExpired(['a'], 5)).toBe(false);
});

describe('createDefaultCacheHandler', () => {
  const reads = createDefaultCacheHandler(MAX_BYTES);
  const store = (timestamp: number) =>
    reads.set(
      'key',
      Promise.resolve({
        value: new Blob(['x']).stream(),
        tags: ['a'],
        timestamp,
        stale: 1,
        revalidate: 300,
        expire: 300,
      }),
    );

  it('set takes a promised entry, and get gives it with a stream of its own', async () => {
    await store(Date.now());
    for (const entry of [await reads.get('key', []), await reads.get('key', [])]) {
      expect(entry).toMatchObject({ tags: ['a'], stale: 1, revalidate: 300, expire: 300 });
      expect(await new Response(entry?.value).text()).toBe('x');
    }
  });

  it('updateTags writes stale and expired into tagsManifest', async () => {
    await reads.updateTags(['a', 'b'], { expire: 10 });
    await reads.updateTags(['c']);
    const time = expect.any(Number);
    const both = { stale: time, expired: time };
    expect(Object.fromEntries(tagsManifest)).toEqual({ a: both, b: both, c: { expired: time } });
  });

  it('gives revalidate -1 for what updateTags has made stale, and nothing for what it has expired', async () => {
    await store(Date.now() - 1_000);
    await reads.updateTags(['a'], { expire: 10 });
    expect((await reads.get('key', []))?.revalidate).toBe(-1);
    await reads.updateTags(['a']);
    while (await reads.get('key', [])) await new Promise(setImmediate);
    expect(await reads.getExpiration(['a'])).toBe(tagsManifest.get('a')?.expired);
    await expect(reads.refreshTags()).resolves.toBeUndefined();
  });
});
