import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { SharedCache, SharedPage, SharedRead, TagsByName } from '@/lib/shared-cache/store';
import type { Middleware } from '@/server/middleware';

/** Runs `step` for a GET of `url` from `address` without a network; tells what it did. */
export async function runStep(step: Middleware, url: string, address = 'anyone') {
  // Loaded here: the settings are read when they are, and some tests must name a folder before.
  const { runInRequest } = jest.requireActual<typeof import('@/lib/request-context')>('@/lib/request-context');
  const { SiteResponse } = jest.requireActual<typeof import('@/server/site-response')>('@/server/site-response');
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' });
  const response = new SiteResponse(request);
  let isPassed = false;
  const next = () => {
    isPassed = true;
  };
  await runInRequest({ id: 'a-request', address }, () => step(request, response, next));
  return { request, response, isPassed };
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
