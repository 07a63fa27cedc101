/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackendError, toAnswerError, toStatusError } from '@/lib/backend/errors';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import type { Submission } from '@/lib/forms/submission';
import type { Send } from './delivery';
import { openStore, type Store } from './store';
import { createWorker } from './worker';

// Calls that the backend may have taken, by a clock that the tests set.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TODAY = Date.UTC(2026, 10, 21, 12);
const message = {
  key: 'contact:k',
  kind: 'contact',
  payload: { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola' },
  policyVersion: '1',
  createdAt: TODAY,
} as const;
const OK: SubmissionReply = { code: 200, message: 'ok' };

let folder: string;
let store: Store;
/** When each call was made, after TODAY, and its key. */
let calls: (readonly [number, string])[];
let failure: BackendError | null;

const send: Send = async ({ key }) => {
  calls.push([Date.now() - TODAY, key]);
  if (failure) throw failure;
  return OK;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unknown-'));
  jest.useFakeTimers({ now: TODAY, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] });
  store = await openStore(`file:${folder}/site.db`);
  [calls, failure] = [[], toAnswerError({ field: 'code', expected: 'whole number', received: 'absent' })];
});

afterEach(async () => {
  jest.useRealTimers();
  store.close();
  await rm(folder, { recursive: true });
});

/** What a worker does that looks once, so long after TODAY. */
async function lookAfter(time: number): Promise<void> {
  jest.setSystemTime(TODAY + time);
  const worker = createWorker(store, send);
  await worker.wake();
  await worker.stop();
}

async function addOne(): Promise<Submission> {
  const [added] = (await store.add([message], TODAY)).submissions;
  if (!added) throw new Error('not stored');
  return added;
}

const getStatus = async (id: number) => (await store.get(id))?.status;

test('a message that the backend may have is sent again after 10 minutes, 1 and 6 hours with its key, then waits for a person', async () => {
  const { id } = await addOne();
  for (let time = 0; time <= 24 * HOUR; time += 5 * MINUTE) await lookAfter(time);
  const times = [0, 10 * MINUTE, HOUR + 10 * MINUTE, 7 * HOUR + 10 * MINUTE];
  expect(calls).toEqual(times.map((time) => [time, message.key]));
  const [shown] = await store.page({ pending: true, since: 0, afterId: 0, limit: 10 });
  expect([shown?.id, shown?.status]).toEqual([id, 'unknown-outcome']);
  const later = TODAY + 1_000 * HOUR;
  expect([await store.warn(later, later), await store.forget(later, later + 1)]).toEqual([0, 0]);
});

test('put back by the staff it starts anew', async () => {
  const { id } = await addOne();
  for (let time = 0; time <= 8 * HOUR; time += 10 * MINUTE) await lookAfter(time);
  await store.retry(id, Date.now());
  calls = [];
  for (let time = 24 * HOUR; time <= 48 * HOUR; time += 10 * MINUTE) await lookAfter(time);
  expect(calls).toHaveLength(4);
  failure = null;
  await store.retry(id, Date.now());
  await lookAfter(49 * HOUR);
  expect(await getStatus(id)).toBe('delivered');
});

test('calls that the backend did not take are tried as ever in between, and count nothing', async () => {
  const { id } = await addOne();
  await lookAfter(0);
  failure = toStatusError('/contact', 503);
  await lookAfter(10 * MINUTE);
  await lookAfter(11 * MINUTE);
  expect([calls.length, (await store.get(id))?.unanswered]).toEqual([3, 1]);
  failure = null;
  await lookAfter(12 * MINUTE);
  expect([calls.length, await getStatus(id)]).toEqual([4, 'delivered']);
});

test('two who take the same message at once make one call', async () => {
  const added = await addOne();
  const claims = await Promise.all([1, 2, 3].map(() => store.claim(added, TODAY + HOUR)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('a message whose process was killed in its call is free after ten minutes', async () => {
  const added = await addOne();
  failure = null;
  const killed: Send = () => new Promise(() => undefined);
  const worker = createWorker(store, killed);
  void worker.wake();
  while ((await store.get(added.id))?.attempts === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await lookAfter(9 * MINUTE);
  expect(calls).toEqual([]);
  await lookAfter(10 * MINUTE);
  expect([calls.length, await getStatus(added.id)]).toEqual([1, 'delivered']);
});
