/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  createBuild,
  createMemorySharedCache,
  createPage,
  nextMillisecond,
  type PageCache,
  SITE,
  startPageCache,
} from '@/e2e/support/requests';
import { processState } from '@/lib/process/process-state';
import { runInRequest } from '@/lib/request-context';

const HOUR_MS = 3_600_000;
const getSystemTime = Date.now;

/** The system's clock goes on `ms` ahead of the monotonic one. */
function jump(ms: number) {
  jest.spyOn(Date, 'now').mockImplementation(() => getSystemTime() + ms);
}

let serverDir: string;
let shared: ReturnType<typeof createMemorySharedCache>;
let one: PageCache;

beforeEach(async () => {
  processState.build = { publication: SITE, deploymentId: 'a' };
  shared = createMemorySharedCache();
  processState.sharedCache = shared.cache;
  serverDir = await createBuild('a-release');
  one = await startPageCache(serverDir);
});

afterEach(async () => {
  delete processState.sharedCache;
  await rm(dirname(serverDir), { recursive: true });
});

/** Makes '/a' as a visitor's request does. */
async function make(html = 'here', changes: object = {}, revalidate = 300) {
  const request = { id: 'a', address: 'anyone', rendering: { enter: async () => null, end: () => undefined } };
  await runInRequest(request, async () => {
    await one.get('/b');
    await one.set('/a', { ...createPage(html, ['product:1']), ...changes }, false, revalidate);
  });
  await nextMillisecond();
  shared.asked.length = 0;
}

/** True when the page is not made anew: a stale one is looked for elsewhere. */
async function isFresh(): Promise<boolean> {
  const entry = await one.get('/a');
  return entry !== null && shared.asked.length === 0;
}

describe.each([
  ['a host that has slept for an hour', HOUR_MS],
  ['a host whose clock was set back by an hour', -HOUR_MS],
])('on %s', (_, ms) => {
  beforeEach(() => jump(ms));

  it.each([200, 404])('a page (%i) is stored for as long as it lives', async (status) => {
    await make('here', { status });
    expect(await isFresh()).toBe(true);
    await make('here', { status }, -1);
    expect(await isFresh()).toBe(false);
  });

  it('a page that another process revalidates is stale, and one that is made afterwards is not', async () => {
    await make();
    shared.tell({ 'product:1': { stale: Date.now() } });
    expect(await isFresh()).toBe(false);
    await make();
    expect(await isFresh()).toBe(true);
  });
});
