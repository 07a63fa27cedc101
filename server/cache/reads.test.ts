/** @jest-environment node */
import type { CacheEntry, CacheHandler } from 'next/cache';
import { createMemorySharedCache } from '@/e2e/support/requests';
import { cacheProfiles } from '@/lib/backend/tags';
import { processState } from '@/lib/process/process-state';

let shared: ReturnType<typeof createMemorySharedCache>;

beforeEach(() => {
  shared = createMemorySharedCache();
  processState.sharedCache = shared.cache;
});

afterEach(() => {
  delete processState.sharedCache;
});

/** The reads of a process that has just started. */
async function start(): Promise<CacheHandler> {
  let handler: CacheHandler | undefined;
  await jest.isolateModulesAsync(async () => {
    ({ default: handler } = await import('./reads'));
  });
  if (!handler) throw new Error('The cache handler was not loaded');
  return handler;
}

function createRead(text: string, changes: Partial<CacheEntry> = {}): CacheEntry {
  const entry = { tags: ['product:1'], stale: 300, revalidate: 300, expire: 9_000, timestamp: Date.now() - 1_000 };
  return { ...entry, value: new Blob([text]).stream(), ...changes };
}

const store = (reads: CacheHandler, text: string, changes?: Partial<CacheEntry>) =>
  reads.set('a', Promise.resolve(createRead(text, changes)));

async function read(reads: CacheHandler): Promise<string | null> {
  const entry = await reads.get('a', []);
  return entry ? new Response(entry.value).text() : null;
}

test.each([true, false])(
  'A failure goes to who waits for it and is kept nowhere (shared cache: %s)',
  async (isShared) => {
    if (!isShared) delete processState.sharedCache;
    const reads = await start();
    await store(reads, 'failed', { ...cacheProfiles.unkept });
    expect(await read(reads)).toBeNull();
    expect(await read(await start())).toBeNull();
    await store(reads, 'from before', { ...cacheProfiles.old });
    expect(await read(reads)).toBe('from before');
  },
);

test('A read that fails is not stored, and nobody waits for it', async () => {
  const reads = await start();
  const value = new ReadableStream({ start: (controller) => controller.error(new Error('it fails')) });
  await store(reads, '', { value });
  expect(await read(reads)).toBeNull();
  expect(shared.entries.size).toBe(0);
  await store(reads, 'mine');
  expect(await read(reads)).toBe('mine');
});
