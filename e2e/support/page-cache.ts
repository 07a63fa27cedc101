import fs from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { processState } from '@/lib/process/process-state';
import { isSharedPage, isSharedRead, type SharedCache } from '@/lib/shared-cache/store';
import type { TagsByName } from '@/lib/shared-cache/tags';
import type { CacheHandlerValue } from '@/server/cache/framework';

type Handler = InstanceType<typeof import('@/server/cache/pages').default>;
type Kind = 'APP_PAGE' | 'APP_ROUTE';
type Page = CacheHandlerValue['value'];

/** The address that the builds of tests are for. */
export const SITE = 'https://site.example true';
const MAX_BYTES = 10 * 1024 * 1024;
const TAGS_HEADER = 'x-next-cache-tags';

/** A page as the framework gives it to the cache. */
export function createPage(html: string, tags: readonly string[] = []) {
  const headers: Record<string, string> = { [TAGS_HEADER]: tags.join(',') };
  return { kind: 'APP_PAGE' as Kind, html, rscData: Buffer.from('rsc'), headers, status: 200 };
}

/** An empty build named `release`. */
export async function createBuild(release: string): Promise<string> {
  const serverDir = join(await mkdtemp(join(tmpdir(), 'page-cache-')), 'server');
  await mkdir(join(serverDir, 'app'), { recursive: true });
  await writeFile(join(serverDir, '../BUILD_ID'), release);
  return serverDir;
}

/** Puts a page that was made an hour ago into the build in `serverDir`. */
export async function prerender(
  serverDir: string,
  name: string,
  { html, headers, status }: ReturnType<typeof createPage>,
) {
  const file = (ending: string) => join(serverDir, 'app', name + ending);
  await writeFile(file('.html'), html);
  await writeFile(file('.rsc'), 'rsc');
  await writeFile(file('.meta'), JSON.stringify({ headers, status }));
  const hourAgo = Date.now() / 1000 - 3_600;
  await utimes(file('.html'), hourAgo, hourAgo);
}

/** The cache of pages of a process of its own: with no page in memory, and no tag revalidated. */
export async function startPageCache(serverDir: string) {
  let handler: Handler | undefined;
  await jest.isolateModulesAsync(async () => {
    const { default: CacheHandler } = await import('@/server/cache/pages');
    handler = new CacheHandler({
      fs: { ...fs, ...fs.promises },
      flushToDisk: true,
      serverDistDir: serverDir,
      maxMemoryCacheSize: MAX_BYTES,
      revalidatedTags: [],
      _requestHeaders: {},
    });
  });
  if (!handler) throw new Error('The cache handler was not loaded');
  const cache = handler;
  type GetContext = Parameters<Handler['get']>[1];
  type SetContext = Parameters<Handler['set']>[2];
  return {
    get: (key: string, kind: string = 'APP_PAGE', isFallback = false) =>
      cache.get(key, { kind, isFallback, isRoutePPREnabled: true } as unknown as GetContext),
    set: (key: string, page: object | null, isFallback = false, revalidate = 300) =>
      cache.set(
        key,
        page as Page,
        { fetchCache: false, isFallback, cacheControl: { revalidate, expire: 9_000 } } as unknown as SetContext,
      ),
    revalidateTag: cache.revalidateTag.bind(cache),
  };
}

export type PageCache = Awaited<ReturnType<typeof startPageCache>>;

/** For the tests of a file: an empty build of SITE for each test, and its cache. */
export function setUpPageCache() {
  const cache = {} as PageCache;
  let serverDir: string;
  beforeEach(async () => {
    processState.publication = { name: SITE, isHttps: true };
    processState.build = { publication: SITE, deploymentId: '' };
    serverDir = await createBuild('a-release');
    Object.assign(cache, await startPageCache(serverDir));
  });
  afterEach(() => rm(dirname(serverDir), { recursive: true }));
  return { cache, getServerDir: () => serverDir };
}

/** The headers of what is stored. */
export const getHeaders = (entry: Awaited<ReturnType<PageCache['get']>>) =>
  entry?.value && 'headers' in entry.value ? entry.value.headers : undefined;

/** A shared cache in memory, as Redis keeps it: each reader gets a copy. `entries` may be filled with anything. */
export function createMemorySharedCache() {
  const entries = new Map<string, Buffer>();
  const asked: string[] = [];
  const published: TagsByName[] = [];
  const listeners = new Set<(tags: TagsByName) => void>();
  const read = (key: string): unknown => {
    asked.push(key);
    const bytes = entries.get(key);
    return bytes ? deserialize(bytes) : null;
  };
  const cache: SharedCache = {
    getPage: async (key, kind) => {
      const entry = read(key);
      return isSharedPage(entry, kind) ? entry : null;
    },
    getRead: async (key) => {
      const entry = read(key);
      return isSharedRead(entry) ? entry : null;
    },
    set: async (key, entry) => void entries.set(key, serialize(entry)),
    tags: {
      publish: async (tags) => void published.push(tags),
      follow: (listener) => void listeners.add(listener),
    },
  };
  return {
    cache,
    entries,
    asked,
    published,
    listeners,
    /** Another process has revalidated `tags`. */
    tell: (tags: TagsByName) => {
      for (const listener of listeners) listener(tags);
    },
    /** Replaces every entry by `entry`. */
    fill: (entry: unknown) => {
      for (const key of entries.keys()) entries.set(key, serialize(entry));
    },
  };
}
