import fs from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type { RequestContext } from '@/lib/request-context';
import type { SharedCache, SharedPage, SharedRead } from '@/lib/shared-cache/store';
import type { TagsByName } from '@/lib/shared-cache/tags';
import type { CacheHandlerValue } from '@/server/cache/framework';
import type { Middleware } from '@/server/middleware';

type Given = { readonly method?: string; readonly address?: string; readonly headers?: Record<string, string> };

/** Runs `step` for a request of `url` without a network; tells what it did. */
export async function runStep(
  step: Middleware,
  url: string,
  { method = 'GET', address = 'anyone', headers }: Given = {},
) {
  // Loaded here: the settings are read when they are, and some tests must name a folder before.
  const { runInRequest } = jest.requireActual<typeof import('@/lib/request-context')>('@/lib/request-context');
  const { SiteResponse } = jest.requireActual<typeof import('@/server/site-response')>('@/server/site-response');
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method, headers: { ...headers } });
  const response = new SiteResponse(request);
  const context: RequestContext = { id: 'a-request', address };
  let isPassed = false;
  const next = () => {
    isPassed = true;
  };
  await runInRequest(context, () => step(request, response, next));
  return { request, response, context, isPassed };
}

export const UNAVAILABLE_PAGE = '<h1>No disponible</h1>';

/** The two error pages of a build in a folder of their own, which the site then takes for its build; call it before anything loads lib/env.ts. */
export async function writeErrorPages(): Promise<string> {
  const distDir = await mkdtemp(join(tmpdir(), 'error-pages-'));
  await mkdir(join(distDir, 'server/app/mensaje'), { recursive: true });
  await writeFile(join(distDir, 'server/app/no-disponible.html'), UNAVAILABLE_PAGE);
  await writeFile(join(distDir, 'server/app/mensaje/espera.html'), '<h1>Un momento, por favor</h1>');
  process.env.NEXT_DIST_DIR = distDir;
  return distDir;
}

type Handler = InstanceType<typeof import('@/server/cache/pages').default>;
type Page = CacheHandlerValue['value'];

/** The address that the builds of tests are for. */
export const SITE = 'https://site.example true';
const MAX_BYTES = 10 * 1024 * 1024;
const TAGS_HEADER = 'x-next-cache-tags';

/** A page as the framework gives it to the cache. */
export function createPage(html: string, tags: readonly string[] = []) {
  const headers: Record<string, string> = { [TAGS_HEADER]: tags.join(',') };
  return { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers, status: 200 };
}

/** An empty build. */
export async function createBuild(): Promise<string> {
  const serverDir = join(await mkdtemp(join(tmpdir(), 'page-cache-')), 'server');
  await mkdir(join(serverDir, 'app'), { recursive: true });
  await writeFile(join(serverDir, '../BUILD_ID'), 'a-release');
  return serverDir;
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
    get: (key: string) =>
      cache.get(key, { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true } as unknown as GetContext),
    set: (key: string, page: object | null, isFallback = false, revalidate = 300) =>
      cache.set(
        key,
        page as Page,
        { fetchCache: false, isFallback, cacheControl: { revalidate, expire: 9_000 } } as unknown as SetContext,
      ),
    revalidateTag: cache.revalidateTag.bind(cache),
  };
}

/** A shared cache in memory, as Redis keeps it: each reader gets a copy. */
export function createMemorySharedCache() {
  const entries = new Map<string, Buffer>();
  const asked: string[] = [];
  const listeners = new Set<(tags: TagsByName) => void>();
  const read = <T>(key: string): T | null => {
    asked.push(key);
    const bytes = entries.get(key);
    return bytes ? deserialize(bytes) : null;
  };
  const cache: SharedCache = {
    getPage: async (key) => read<SharedPage>(key),
    getRead: async (key) => read<SharedRead>(key),
    set: async (key, entry) => void entries.set(key, serialize(entry)),
    tags: {
      publish: async () => undefined,
      follow: (listener) => void listeners.add(listener),
    },
  };
  return {
    cache,
    entries,
    asked,
    /** Another process has revalidated `tags`. */
    tell: (tags: TagsByName) => {
      for (const listener of listeners) listener(tags);
    },
  };
}

/** Resolves when what happens next is later, by every clock of the process that counts in whole milliseconds, than what has happened. */
export async function nextMillisecond(): Promise<void> {
  const end = Date.now() + 2;
  while (Date.now() < end) await setImmediate();
}
