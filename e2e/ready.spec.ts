import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { startFaultServer } from './support/backend';
import { sampleCategories } from './support/samples';
import { serve } from './support/site';

/** Of each category, so that all of them take longer than ?ready waits. */
const DELAY_MS = 1_000;

test('a process is ready only when its search index is made: no first suggestion is empty, and each category is read once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ready-'));
  const data = await openDatabase(`file:${join(folder, 'backend.db')}`);
  const answer = createServer(async () => data);
  const backend = await startFaultServer(async (request) => {
    if (new URL(request.url).pathname.startsWith('/category/')) await wait(DELAY_MS);
    return answer(request);
  });
  const site = await serve({
    NEXT_DIST_DIR: process.env.HTTP_BUILD ?? '',
    BACKEND_URL: backend.url,
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
  });
  const listRead = () => backend.received.map(({ path }) => path).filter((path) => path.startsWith('/category/'));
  const getHealth = async (query: string) => {
    const response = await fetch(`${site.url}/api/health${query}`);
    return [response.status, (await response.json()).status];
  };
  try {
    backend.received.length = 0;
    expect(listRead()).toEqual([]);
    expect(await getHealth('?ready')).toEqual([503, 'starting']);
    expect(await getHealth('')).toEqual([200, 'alive']);
    expect(listRead().length).toBeLessThan(sampleCategories.length);
    await expect.poll(() => getHealth('?ready'), { timeout: 60_000 }).toEqual([200, 'ready']);
    expect(listRead().sort()).toEqual(sampleCategories.map(({ id }) => `/category/${id}`).sort());
    const { suggestions } = await (await fetch(`${site.url}/api/suggest?q=monitor`)).json();
    expect(suggestions.length).toBeGreaterThan(2);
    expect(listRead()).toHaveLength(sampleCategories.length);
  } finally {
    await site.stop();
    await backend.close();
    data.close();
    await rm(folder, { recursive: true });
  }
});
