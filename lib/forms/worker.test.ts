/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toMessage } from '@/e2e/support/samples';
import { type BackendError, toAnswerError } from '@/lib/backend/errors';
import { openStore, type Store } from './store';
import { createBackendSender, createCleanup, createWorker, type PostToBackend, type Send } from './worker';

// By a clock that the tests set.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TODAY = Date.UTC(2026, 10, 21, 12);
const OK = { code: 200, message: 'ok' };

let folder: string;
let store: Store;
/** When each call was made, after TODAY, and its key. */
let calls: (readonly [number, string])[];
let failure: BackendError | TypeError | null;

const post: PostToBackend = async ({ key }) => {
  calls.push([Date.now() - TODAY, key]);
  if (failure) throw failure;
  return OK;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
  jest.useFakeTimers({ now: TODAY, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] });
  store = await openStore(`file:${folder}/site.db`);
  [calls, failure] = [[], toAnswerError({ field: 'code', expected: 'whole number', received: 'absent' })];
});

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  store.close();
  await rm(folder, { recursive: true });
});

/** What a worker does that looks once, so long after TODAY. */
async function lookAfter(time: number, destinations: Parameters<typeof createWorker>[1] = {}): Promise<void> {
  jest.setSystemTime(TODAY + time);
  const worker = createWorker(store, { backend: createBackendSender(post), ...destinations });
  await worker.wake();
  await worker.stop();
}

async function add(key = 'contact:k', createdAt = TODAY) {
  const { stored } = await store.add(toMessage({ key, createdAt, payload: { description: key } }), TODAY, 'a key');
  const [part] = stored.parts;
  if (!part) throw new Error('not stored');
  return part;
}

const getState = async (messageId: number) => (await store.getMessage(messageId)).parts[0]?.state;

test('what may have been taken is sent again after 10 minutes, 1 and 6 hours with its key, then waits for a person', async () => {
  const { key, id, messageId } = await add();
  for (let time = 0; time <= DAY; time += 5 * MINUTE) await lookAfter(time);
  const times = [0, 10 * MINUTE, HOUR + 10 * MINUTE, 7 * HOUR + 10 * MINUTE];
  expect(calls).toEqual(times.map((time) => [time, key]));
  expect(await getState(messageId)).toBe('unknown');
  expect(await store.forget(TODAY + 1_000 * HOUR)).toBe(0);
  // Put back by the staff, it starts again.
  calls = [];
  expect(await store.retry(id, Date.now())).toBe(true);
  for (let time = DAY; time <= 2 * DAY; time += 10 * MINUTE) await lookAfter(time);
  expect(calls).toHaveLength(4);
});

test('a fault of our own keeps nothing else back, and a destination that hangs no other', async () => {
  const mailed = await openStore(`file:${folder}/site.db`, undefined, undefined, true);
  failure = new TypeError('x is not a function');
  await add('contact:k');
  await mailed.add(toMessage({ key: 'contact:l', payload: { description: 'l' } }), TODAY + 10_000, 'a key');
  mailed.close();
  const mails: string[] = [];
  const mail: Send = async ({ key }) => ({ state: mails.push(key) ? 'sent' : 'held' });
  await lookAfter(0, { mail });
  // A mail waits for the outcome, ten seconds at most.
  expect([calls.length, mails]).toEqual([1, []]);
  await lookAfter(10_000, { mail });
  expect(calls).toHaveLength(2);
  expect(mails).toEqual([expect.stringMatching(/^request:\d{4} \d{4}-\d:\d+$/)]);
});

test.each([
  [[false, true], 'held'],
  [[false, false], 'refused'],
  [[true], 'held'],
])('a refusal that is written down while the visitor leaves is seen by the staff (told: %j)', async (told, state) => {
  const part = await add();
  const refuse = createBackendSender(async () => ({ code: 500, message: 'No' }));
  await createWorker(store, { backend: refuse }).deliver(part, () => told.shift() ?? true);
  expect((await store.getMessage(part.messageId)).parts).toMatchObject([{ state, code: 500, answer: 'No' }]);
});

test('a time further ahead than any is set has come: the clock stepped back', async () => {
  const { id } = await add();
  expect(await store.nextDue('backend', TODAY - 8 * HOUR)).toMatchObject({ id });
  expect(await store.nextDue('backend', TODAY - 10 * MINUTE)).toBeNull();
});

test('what is done with is deleted after its days, and what waits is not', async () => {
  for (const key of ['a', 'b']) await store.settle((await add(key)).id, 'received');
  await add('c waits');
  const cleanUp = async (day: number) => {
    jest.setSystemTime(TODAY + day * DAY + 1);
    await createCleanup(store, 30)();
    return (await store.list()).length;
  };
  expect([await cleanUp(29), await cleanUp(30)]).toEqual([3, 1]);
});
