/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { broken, FAULT, health, wake } from '@/e2e/support/health';
import { openStore } from '@/lib/forms/outbox/store';
import { createWorker } from '@/lib/forms/outbox/worker';
import { version } from '@/package.json';

test('a process that answers is alive, whatever else fails', async () => {
  const ask = health({ probe: broken, outbox: broken, isDraining: () => true });
  expect(await ask('')).toEqual({ status: 200, body: { status: 'alive' } });
});

test('readiness tells what there is, without secrets', async () => {
  expect(await health()('?ready')).toEqual({
    status: 200,
    body: {
      status: 'ready',
      reasons: [],
      backend: 'reachable',
      pages: 'on',
      lastGoodReads: { services: '2026-11-21T10:00:00.000Z' },
      faults: { 'GET /category/{id}': FAULT },
      outbox: { state: 'off' },
      cache: 'memory',
      version,
      deployment: 'r42',
    },
  });
});

test('a backend that is away is reported and no reason to be taken out: pages made before are served', async () => {
  const { status, body } = await health({ isEmbedded: false, probe: broken })('?ready');
  expect([status, body.backend]).toEqual([200, 'unreachable']);
});

test('without a backend and where nothing can be stored it is degraded: the forms are refused', async () => {
  const { status, body } = await health({ isEmbedded: true })('?ready');
  expect([status, body.status, body.reasons]).toEqual([
    200,
    'degraded',
    ['nothing can be stored: the forms answer 503'],
  ]);
});

test('not ready while ending, or when the embedded catalogue cannot be read', async () => {
  expect((await health({ isDraining: () => true })('?ready')).status).toBe(503);
  expect((await health({ probe: broken, isEmbedded: true })('?ready')).status).toBe(503);
});

test('to ask whether a process lives begins the search index, and does not wait for it', async () => {
  const begun: string[] = [];
  const ask = health({ prepareIndex: () => new Promise(() => begun.push('index')) });
  expect([await ask(''), begun]).toEqual([{ status: 200, body: { status: 'alive' } }, ['index']]);
});

test('starting until the first search index is made, for a minute at most; without a backend it is not waited for', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  let isPrepared = false;
  const prepareIndex = async () => isPrepared;
  const ask = health({ prepareIndex });
  const { status, body } = await ask('?ready');
  expect([status, body.status]).toEqual([503, 'starting']);
  jest.advanceTimersByTime(60_000);
  expect((await ask('?ready')).body.status).toBe('ready');
  const fresh = health({ prepareIndex });
  expect((await fresh('?ready')).status).toBe(503);
  isPrepared = true;
  expect((await fresh('?ready')).status).toBe(200);
  isPrepared = false;
  expect((await health({ prepareIndex, isEmbedded: false, probe: broken })('?ready')).body.status).toBe('ready');
  expect((await health({ prepareIndex, isDraining: () => true })('?ready')).body.status).toBe('ending');
  jest.useRealTimers();
});

describe('pages that cannot be made', () => {
  afterEach(() => void jest.useRealTimers());

  test.each([
    ['fails', async () => false],
    ['throws', broken],
  ])('make a site that is not ready (a page that %s)', async (_, makePage) => {
    const { status, body } = await health({ makePage })('?ready');
    expect([status, body.status, body.pages]).toEqual([503, 'not ready', 'cannot be made']);
  });

  test('are waited for, not for ever, and asked for again later', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    let isMade = false;
    const ask = health({ makePage: () => (isMade ? Promise.resolve(true) : new Promise(() => undefined)) });
    const asking = ask('?ready');
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await asking).status).toBe(503);
    isMade = true;
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await ask('?ready')).status).toBe(200);
  });
});

test('a rendering that took too long is shown for a while', async () => {
  const minutesAgo = (minutes: number) => ({ placeTakenBackAt: () => Date.now() - minutes * 60_000 });
  const { status, body } = await health(minutesAgo(9))('?ready');
  expect([status, body.status, body.pages]).toEqual([200, 'degraded', 'one took too long']);
  expect((await health(minutesAgo(11))('?ready')).body.status).toBe('ready');
});

test('however often someone asks, the backend is asked and a page is made once', async () => {
  const done: string[] = [];
  const ask = health({
    probe: async () => void done.push('asked'),
    makePage: async () => done.push('made') > 0,
  });
  await Promise.all([ask('?ready'), ask('?ready'), ask('?ready')]);
  await ask('?ready');
  expect(done.toSorted()).toEqual(['asked', 'made']);
});

describe('messages that cannot be kept', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'health-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are seen: the site is degraded when its database is broken, and goes on serving pages', async () => {
    await writeFile(join(folder, 'site.db'), 'this is no database '.repeat(500));
    const outbox = async () => ({ store: await openStore(`file:${folder}/site.db`), worker: { wake, stop: wake } });
    const { status, body } = await health({ outbox })('?ready');
    expect([status, body.status, body.outbox]).toEqual([200, 'degraded', { state: 'unavailable' }]);
  });

  test.each([
    [100_000_000, 'ready', 'on'],
    [50_000, 'degraded', 'nearly full'],
    [10_000, 'degraded', 'full'],
  ])('are seen before it comes to that: of %i bytes the site is %s, the outbox %s', async (maxBytes, ready, state) => {
    const store = await openStore(`file:${folder}/site.db`, undefined, maxBytes);
    const worker = createWorker(store, async () => ({ code: 200, message: '' }));
    const { status, body } = await health({ outbox: async () => ({ store, worker }) })('?ready');
    store.close();
    expect([status, body.status, body.outbox]).toEqual([
      200,
      ready,
      {
        state,
        pending: 0,
        oldestAt: null,
        givenUp: 0,
        bytes: expect.any(Number),
        maxBytes,
        freeBytes: expect.any(Number),
        notifications: { pending: 0, oldestAt: null, givenUp: 0 },
      },
    ]);
  });
});

test('a stranger learns the status and nothing else', async () => {
  const stranger = { canSeeDetails: () => false };
  expect(await health(stranger)('?ready')).toEqual({ status: 200, body: { status: 'ready' } });
  expect(await health({ ...stranger, isDraining: () => true })('?ready')).toEqual({
    status: 503,
    body: { status: 'ending' },
  });
});
