/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackendAnswerError, type BackendError, BackendStatusError } from '@/lib/backend/errors';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import type { Submission } from '@/lib/forms/submission';
import { submit } from '@/lib/forms/submit';
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
  [calls, failure] = [[], new BackendAnswerError('HTTP 201 without a code')];
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
  expect(await store.forget(TODAY + 1_000 * HOUR)).toBe(0);
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
  failure = new BackendStatusError('/contact', 503);
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

describe('when the backend answers after the visitor has left', () => {
  const ITEMS = Array.from({ length: 20 }, (_, index) => index + 1);
  /** The answers that the backend still owes, by key. */
  let owed: Map<string, (reply: SubmissionReply) => void>;
  const slow: Send = (row) => {
    calls.push([0, row.key]);
    return new Promise((resolve) => owed.set(row.key, resolve));
  };

  async function ask(request: object): Promise<{ code: number; background: Promise<unknown>[] }> {
    const background: Promise<unknown>[] = [];
    const worker = createWorker(store, slow);
    const later = (work: () => Promise<unknown>) => void background.push(work());
    const ways = { outbox: async () => ({ store, worker }), send: slow, later };
    const { code } = await submit(
      ways,
      { ...message, ...request },
      // A visitor who waits a moment only, while the call may take long.
      { answer: Date.now() + 1_000, storing: Date.now() + 4_000 },
    );
    return { code, background: [...background, worker.stop()] };
  }

  beforeEach(() => {
    jest.useRealTimers();
    owed = new Map();
  });

  const answerAll = async (reply: SubmissionReply, isOver: () => Promise<boolean>) => {
    while (!(await isOver())) {
      for (const [key, resolve] of owed) {
        owed.delete(key);
        resolve(reply);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  test('its answer is written down, and the message is not sent again', async () => {
    const { code, background } = await ask({ createdAt: Date.now() });
    await lookAfterAll();
    expect([code, calls.length]).toEqual([200, 1]);
    await answerAll(OK, async () => (await getStatus(1)) === 'delivered');
    await Promise.all(background);
    expect(calls).toHaveLength(1);
  });

  test('a refusal that comes then stays in sight of the staff', async () => {
    const { background } = await ask({ createdAt: Date.now() });
    await answerAll({ code: 500, message: 'No' }, async () => (await getStatus(1)) === 'dead-letter');
    await Promise.all(background);
    expect([calls.length, (await store.get(1))?.code]).toEqual([1, 500]);
  });

  test('of six messages at once four are sent, and the others are left to the worker', async () => {
    const messages = Array.from({ length: 6 }, (_, number) => ({
      key: `contact:${number}`,
      payload: { ...message.payload, description: `Hola ${number}` },
      createdAt: Date.now(),
    }));
    const asked = await Promise.all(messages.map(ask));
    expect([asked.map(({ code }) => code), calls.length]).toEqual([Array(6).fill(200), 4]);
    await answerAll(OK, async () => owed.size === 0);
    await Promise.all(asked.flatMap(({ background }) => background));
    const rows = await store.page({ pending: true, since: 0, afterId: 0, limit: 10 });
    expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['pending', 0],
      ['pending', 0],
    ]);
  });

  test('each of twenty products is sent once', async () => {
    const payload = { ...message.payload, items: ITEMS.join('-') };
    const { code } = await ask({ kind: 'quotation', key: 'quotation:k', payload, createdAt: Date.now() - 20_000 });
    expect([code, calls.length]).toEqual([200, 2]);
    const worker = createWorker(store, slow);
    void worker.wake();
    await answerAll(OK, async () => (await getStatus(20)) === 'delivered' && owed.size === 0);
    await worker.stop();
    const rows = await store.page({ pending: false, since: 0, afterId: 0, limit: 100 });
    expect(rows.map(({ status }) => status)).toEqual(ITEMS.map(() => 'delivered'));
    expect(new Set(calls.map(([, key]) => key)).size).toBe(20);
    expect(calls).toHaveLength(20);
  });

  /** Another process looks for what is due while the call is under way, long after the request came. */
  async function lookAfterAll(): Promise<void> {
    const worker = createWorker(store, slow);
    await worker.wake();
    await worker.stop();
  }
});
