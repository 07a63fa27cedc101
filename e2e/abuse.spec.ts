import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './support/fixtures';
import { attack } from './support/invented';
import { bytesBelow, memoryOf } from './support/measure';
import { type Site, serve } from './support/site';

/** Megabytes that one process may hold. */
const MEMORY = 600;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let folder: string;
let site: Site;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-abuse-'));
  site = await serve({
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    TRUSTED_PROXIES: '1',
    SEARCHES_PER_MINUTE: '',
    NEW_PAGES_PER_MINUTE: '',
  });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

for (const { from, count, isSpread } of [
  { from: 'one address, which is soon told to wait', count: 8_500, isSpread: false },
  { from: 'as many addresses', count: 1_500, isSpread: true },
])
  test(`${count} invented addresses from ${from}, leave nothing on the disk and little in memory`, async () => {
    const before = await bytesBelow('.next/server');
    let most = 0;
    const onProgress = async () => {
      most = Math.max(most, await memoryOf(site.pid));
    };
    const statuses = await attack({ url: site.url, count, isSpread, onProgress });
    console.log(`${JSON.stringify(statuses)}, at most ${most.toFixed(0)} MB`);
    expect(Object.keys(statuses).filter((status) => Number(status) === 0 || Number(status) >= 500)).toEqual([]);
    expect((statuses[429] ?? 0) > 0).toBe(!isSpread);
    expect(await bytesBelow('.next/server')).toBe(before);
    expect(most).toBeLessThan(MEMORY);
  });
