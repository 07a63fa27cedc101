/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toStatusError } from '@/lib/backend/errors';
import type { Send } from './outbox/delivery';
import { openStore, type Store } from './outbox/store';
import { createWorker } from './outbox/worker';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TODAY = Date.UTC(2026, 10, 21, 12);
const payload = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola' };

let folder: string;
let store: Store;
let tries: number;
let isAway: boolean;

const send: Send = async () => {
  tries += 1;
  if (isAway) throw toStatusError('/contact', 503);
  return { code: 200, message: 'ok' };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clock-'));
  // Only what the clock says; timers run as they do.
  jest.useFakeTimers({ now: TODAY, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] });
  store = await openStore(`file:${folder}/site.db`);
  [tries, isAway] = [0, true];
});

afterEach(async () => {
  jest.useRealTimers();
  store.close();
  await rm(folder, { recursive: true });
});

/** What a worker does that looks once at this time. */
async function lookAt(time: number): Promise<void> {
  jest.setSystemTime(time);
  const worker = createWorker(store, send);
  await worker.wake();
  await worker.stop();
}

async function addAt(time: number): Promise<number> {
  const message = { kind: 'contact', key: `key-of-${time}`, payload, policyVersion: '1', createdAt: time } as const;
  return (await store.add([message], time)).submissions[0]?.id ?? 0;
}

test.each([
  ['back by two days', -2 * DAY],
  ['back by an hour', -60 * MINUTE],
  ['ahead by ten days', 10 * DAY],
])('a message that waits is tried again within fifteen minutes when the clock steps %s', async (_, step) => {
  const id = await addAt(TODAY);
  await lookAt(TODAY);
  expect(tries).toBe(1);
  isAway = false;
  await lookAt(TODAY + step + 15 * MINUTE);
  expect([tries, (await store.get(id))?.status]).toEqual([2, 'delivered']);
});

test('a message that came a week ago by a clock that jumped waits on after a failed try', async () => {
  const id = await addAt(TODAY);
  await lookAt(TODAY + 10 * DAY);
  expect([tries, (await store.get(id))?.status]).toEqual([1, 'pending']);
});
