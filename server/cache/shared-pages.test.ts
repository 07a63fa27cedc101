/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  createBuild,
  createMemorySharedCache,
  createPage,
  nextMillisecond,
  type PageCache,
  prerender,
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
/** Two processes of one release. */
let [one, other]: PageCache[] = [];

beforeEach(async () => {
  processState.publication = { name: SITE, isHttps: true };
  processState.build = { publication: SITE, deploymentId: 'a' };
  shared = createMemorySharedCache();
  processState.sharedCache = shared.cache;
  serverDir = await createBuild('a-release');
  [one, other] = [await startPageCache(serverDir), await startPageCache(serverDir)];
});

afterEach(async () => {
  delete processState.sharedCache;
  await rm(dirname(serverDir), { recursive: true });
});

const getHtml = async (cache: PageCache | undefined, key = '/a') => {
  const entry = await cache?.get(key);
  return entry?.value && 'html' in entry.value ? entry.value.html : null;
};

const toEntry = (html: string, lastModified: number) => ({
  lastModified,
  value: createPage(html),
  cacheControl: { revalidate: 300, expire: 9_000 },
});

test('A page that one process made another one sends as it is, without a place in the queue', async () => {
  const segmentData = new Map([['/_tree', Buffer.from('tree')]]);
  const page = { ...createPage('<script>one()</script>'), segmentData };
  await one?.set('/a', page);
  const queue = {
    id: 'a-request',
    address: 'anyone',
    rendering: { enter: () => Promise.reject(new Error('it waits')), end: () => undefined },
  };
  const entry = await runInRequest(queue, async () => other?.get('/a'));
  expect(entry?.value).toMatchObject({ ...page, segmentData: expect.anything() });
  expect(await getHtml(other)).toBe(page.html);
});

describe('a page that is old here', () => {
  beforeEach(() => one?.set('/a', createPage('here'), false, 0));

  it('is taken from elsewhere when it is newer there', async () => {
    await nextMillisecond();
    shared.fill(toEntry('elsewhere', Date.now()));
    expect(await getHtml(one)).toBe('elsewhere');
  });

  it('is kept when it is older there', async () => {
    shared.fill(toEntry('elsewhere', Date.now() - 60_000));
    expect(await getHtml(one)).toBe('here');
  });
});

test('A page of the build gives way to a newer one from elsewhere only when it was revalidated', async () => {
  await prerender(serverDir, 'a', createPage('of the build', ['product:1']));
  await one?.set('/a', createPage('elsewhere', ['product:1']));
  expect(await getHtml(other)).toBe('of the build');
  shared.tell({ 'product:1': { stale: Date.now() - 60_000 } });
  expect(await getHtml(other)).toBe('elsewhere');
});

test("The framework's shells, and pages that came to nothing, are not shared", async () => {
  await one?.set('/a', createPage('shell'), true);
  await one?.set('/b', null);
  expect(shared.entries.size).toBe(0);
  await other?.get('/a', 'APP_PAGE', true);
  expect(shared.asked).toEqual([]);
});

test('Pages of another release, deployment or public address are not mixed with those of this one', async () => {
  await one?.set('/a', createPage('x'));
  const newer = await createBuild('another-release');
  expect(await getHtml(await startPageCache(newer))).toBeNull();
  await rm(dirname(newer), { recursive: true });
  processState.build = { publication: SITE, deploymentId: 'b' };
  expect(await getHtml(other)).toBeNull();
  processState.build = { publication: SITE, deploymentId: 'a' };
  processState.publication = { name: 'http://localhost:3000 false', isHttps: false };
  expect(await getHtml(other)).toBeNull();
});

/** Makes '/a' as a visitor's request does. */
async function make(html = 'here', changes: object = {}, revalidate = 300) {
  const request = { id: 'a', address: 'anyone', rendering: { enter: async () => null, end: () => undefined } };
  await runInRequest(request, async () => {
    await one?.get('/b');
    await one?.set('/a', { ...createPage(html, ['product:1']), ...changes }, false, revalidate);
  });
  await nextMillisecond();
  shared.asked.length = 0;
}

/** True when the page is not made anew: a stale one is looked for elsewhere. */
async function isFresh(): Promise<boolean> {
  const entry = await one?.get('/a');
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

  it('a page that is revalidated is stale, and one that is made afterwards is not', async () => {
    await make();
    await one?.revalidateTag('product:1', { expire: 9_000 });
    expect(await isFresh()).toBe(false);
    await make();
    expect(await isFresh()).toBe(true);
  });

  it('a page that another process revalidates is stale, and one that is made afterwards is not', async () => {
    await make();
    shared.tell({ 'product:1': { stale: Date.now() } });
    expect(await isFresh()).toBe(false);
    await make();
    expect(await isFresh()).toBe(true);
  });
});

test('What another process revalidates while this host sleeps is stale when it wakes', async () => {
  await make();
  jump(HOUR_MS);
  shared.tell({ 'product:1': { stale: Date.now() - HOUR_MS / 2 } });
  expect(await isFresh()).toBe(false);
  await make();
  expect(await isFresh()).toBe(true);
});
