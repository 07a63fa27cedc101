/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toMessage } from '@/e2e/support/samples';
import { openStore } from '@/lib/forms/store';
import { createWorker } from '@/lib/forms/worker';
import { createHealthHandler, type HealthDependencies } from '@/lib/health';
import { CONNECTION_HEADER } from '@/lib/http/client-ip';
import { processState } from '@/lib/process/process-state';

const broken = async () => {
  throw new Error('SQLITE_BUSY at /home/site/site.db');
};

test.each<[string, Partial<HealthDependencies>, number, object]>([
  ['is away: pages made before are served', { probe: broken }, 200, { status: 'ready', backend: 'unreachable' }],
  ['is none, and nothing can be stored', { isEmbedded: true }, 200, { status: 'degraded', database: 'off' }],
  ['is embedded and cannot be read', { probe: broken, isEmbedded: true }, 503, { status: 'not ready' }],
  ['is there, and the search index is being made', { prepareIndex: async () => false }, 503, { status: 'starting' }],
  ['is there, and the database is broken', { outbox: broken }, 200, { status: 'degraded', database: 'unavailable' }],
])('readiness where the backend %s', async (_, changes, expected, shown) => {
  const { status, body } = await health(changes)('?ready');
  expect(status).toBe(expected);
  expect(body).toMatchObject(shown);
});

test('a process that ends says so', async () => {
  processState.isDraining = true;
  const { status, body } = await health()('?ready');
  processState.isDraining = false;
  expect([status, body.status]).toEqual([503, 'ending']);
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

/** Asks the health route of a site where all is well but for `changes`. */
function health(changes: Partial<HealthDependencies> = {}) {
  const handler = createHealthHandler({
    probe: async () => undefined,
    prepareIndex: async () => true,
    isEmbedded: false,
    outbox: async () => null,
    ...changes,
  });
  // Of this host itself, which gets the details.
  const headers = { [CONNECTION_HEADER]: '127.0.0.1' };
  return async (query: string) => {
    const response = await handler(new Request(`http://site.example/api/health${query}`, { headers }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, body: await response.json() };
  };
}
