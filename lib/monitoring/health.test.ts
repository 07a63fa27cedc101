/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDatabase } from '@/e2e/support/database';
import { toMessage } from '@/e2e/support/samples';
import { openStore } from '@/lib/forms/store';
import { createWorker } from '@/lib/forms/worker';
import { createHealthHandler, type HealthDependencies } from '@/lib/monitoring/health';
import { version } from '@/package.json';

const broken = async () => {
  throw new Error('SQLITE_BUSY at /home/site/site.db');
};

test('a process that answers is alive, whatever else fails', async () => {
  const ask = health({ probe: broken, outbox: broken, isDraining: () => true });
  expect(await ask('')).toEqual({ status: 200, body: { status: 'alive' } });
});

test('readiness tells what there is, without secrets', async () => {
  expect(await health()('?ready')).toEqual({
    status: 200,
    body: {
      status: 'ready',
      backend: 'reachable',
      database: 'off',
      version,
      deployment: 'r42',
    },
  });
});

test.each<[string, Partial<HealthDependencies>, number, object]>([
  ['is away: pages made before are served', { probe: broken }, 200, { status: 'ready', backend: 'unreachable' }],
  ['is none, and nothing can be stored', { isEmbedded: true }, 200, { status: 'degraded', database: 'off' }],
  ['is embedded and cannot be read', { probe: broken, isEmbedded: true }, 503, { status: 'not ready' }],
  ['is there, and the process ends', { isDraining: () => true }, 503, { status: 'ending' }],
])('readiness where the backend %s', async (_, changes, expected, shown) => {
  const { status, body } = await health(changes)('?ready');
  expect(status).toBe(expected);
  expect(body).toMatchObject(shown);
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

test('however often someone asks, the backend is asked once', async () => {
  const asked: string[] = [];
  const ask = health({ probe: async () => void asked.push('backend') });
  await Promise.all([ask('?ready'), ask('?ready'), ask('?ready')]);
  await ask('?ready');
  expect(asked).toEqual(['backend']);
});

describe('messages that cannot be kept', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'health-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are seen: the site is degraded when its database is broken, and goes on serving pages', async () => {
    await writeFile(join(folder, 'site.db'), 'this is no database '.repeat(500));
    const outbox = async () => {
      const store = await openStore(`file:${folder}/site.db`);
      return { store, worker: createWorker(store, {}) };
    };
    const { status, body } = await health({ outbox })('?ready');
    expect([status, body.status, body.database]).toEqual([200, 'degraded', 'unavailable']);
  });

  test.each([
    [100_000_000, 'ready', 'on'],
    [50_000, 'degraded', 'nearly full'],
    [10_000, 'degraded', 'full'],
  ])('are seen before it comes to that: of %i bytes the site is %s, the outbox %s', async (maxBytes, ready, state) => {
    const store = await openStore(`file:${folder}/site.db`, undefined, maxBytes);
    const worker = createWorker(store, {});
    const { status, body } = await health({ outbox: async () => ({ store, worker }) })('?ready');
    store.close();
    expect([status, body.status, body.database]).toEqual([200, ready, state]);
  });

  test('are seen while another process keeps the database locked, and the next answer is in time', async () => {
    const url = `file:${folder}/site.db`;
    const store = await openStore(url);
    const unlock = await lockDatabase(url);
    const askedAt = Date.now();
    const { status, body } = await health({ outbox: async () => ({ store, worker: createWorker(store, {}) }) })(
      '?ready',
    );
    expect([status, body.status, body.database]).toEqual([200, 'degraded', 'locked']);
    expect(Date.now() - askedAt).toBeLessThan(4_000);
    await unlock();
    store.close();
  });
});

test('what waits is told, with the time of the oldest, and what was given up while it is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'health-'));
  const store = await openStore(`file:${folder}/site.db`, undefined, undefined, true);
  const now = Date.now();
  const add = async (key: string, age: number, state?: 'held' | 'sent') => {
    const { stored } = await store.add(toMessage({ key, createdAt: now - age }), now - age, 'a key');
    if (state) await store.settle(stored.parts[0]?.id ?? 0, state);
  };
  await add('waits', 20_000);
  await add('waits-longer', 60_000);
  await add('taken', 90_000, 'sent');
  await store.add(toMessage({ key: 'machine', createdAt: 1, isSuspected: true }), now, 'a key');
  await add('given-up', 1_000, 'held');
  await add('given-up-long-ago', 31 * 24 * 60 * 60 * 1_000, 'held');
  const { body } = await health({ outbox: async () => ({ store, worker: createWorker(store, {}) }) })('?ready');
  store.close();
  await rm(folder, { recursive: true });
  expect(body).toMatchObject({
    database: 'on',
    messages: { pending: 2, oldestAt: now - 60_000, givenUp: 1 },
    mails: { pending: 5, givenUp: 0 },
    suspected: 1,
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

/** Asks the health route of a site where all is well but for `changes`. */
function health(changes: Partial<HealthDependencies> = {}) {
  const handler = createHealthHandler({
    probe: async () => undefined,
    prepareIndex: async () => true,
    isEmbedded: false,
    isDraining: () => false,
    outbox: async () => null,
    keptDays: 30,
    deployment: 'r42',
    canSeeDetails: () => true,
    ...changes,
  });
  return async (query: string) => {
    const response = await handler(new Request(`http://site.example/api/health${query}`));
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, body: await response.json() };
  };
}
