/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@/e2e/support/wait';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import type { NewSubmission } from '@/lib/forms/submission';
import { submit } from '@/lib/forms/submit';
import { deliver, type Send } from './delivery';
import { openStore, type Store } from './store';
import { createWorker } from './worker';

// A backend that answers after the visitor has left.

const message = {
  key: 'contact:k',
  kind: 'contact',
  payload: { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola' },
  policyVersion: '1',
} as const;
const OK: SubmissionReply = { code: 200, message: 'ok' };

let folder: string;
let store: Store;
/** The key of each call. */
let calls: string[];
const getStatus = async (id: number) => (await store.get(id))?.status;
const ITEMS = Array.from({ length: 20 }, (_, index) => index + 1);
/** The answers that the backend still owes, by key. */
let owed: Map<string, (reply: SubmissionReply) => void>;
const slow: Send = (row) => {
  calls.push(row.key);
  return new Promise((resolve) => owed.set(row.key, resolve));
};

async function ask(
  request: Partial<NewSubmission> & { readonly createdAt: number },
): Promise<{ code: number; background: Promise<unknown>[] }> {
  const background: Promise<unknown>[] = [];
  const worker = createWorker(store, slow);
  const later = (work: () => Promise<unknown>) => void background.push(work());
  const ways = { outbox: async () => ({ store, worker }), send: slow, later };
  const { code } = await submit(
    ways,
    { ...message, ...request },
    // A visitor who has waited two seconds of the five already, while the call may take long; a busy machine must have begun the call by then.
    Date.now() - 2_000,
  );
  return { code, background: [...background, worker.stop()] };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slow-'));
  store = await openStore(`file:${folder}/site.db`);
  [calls, owed] = [[], new Map()];
});

afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
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

test.each([
  [[false, true], 'dead-letter'],
  [[false, false], 'refused'],
])('so does one that is written down while the visitor leaves (told: %j)', async (told, status) => {
  const { submissions } = await store.add([{ ...message, createdAt: Date.now() }], Date.now());
  const refuse: Send = async () => ({ code: 500, message: 'No' });
  for (const one of submissions) await deliver(store, refuse, one, () => told.shift() ?? true);
  expect(await getStatus(1)).toBe(status);
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

test('four calls that hang keep their places while their visitors wait, and none of who comes then', async () => {
  const ask2 = (number: number) =>
    ask({
      key: `contact:late${number}`,
      payload: { ...message.payload, description: `Hola ${number}` },
      createdAt: Date.now(),
    });
  const hung = await Promise.all([1, 2, 3, 4].map(ask2));
  expect(calls).toHaveLength(4);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const answering = ask2(5);
  await eventually(async () => owed.has('contact:late5'));
  owed.get('contact:late5')?.({ code: 422, message: 'No' });
  // The backend's own answer, and not that the message is stored.
  expect((await answering).code).toBe(422);
  owed.delete('contact:late5');
  await answerAll(OK, async () => owed.size === 0);
  await Promise.all([...hung, await answering].flatMap(({ background }) => background));
  expect(calls).toHaveLength(5);
});

test('calls that are late are bounded: beyond it the places are kept', async () => {
  const ask4 = (round: number) =>
    Promise.all(
      [1, 2, 3, 4].map((number) =>
        ask({
          key: `contact:r${round}n${number}`,
          payload: { ...message.payload, description: `${round} ${number}` },
          createdAt: Date.now(),
        }),
      ),
    );
  const asked: Awaited<ReturnType<typeof ask4>> = [];
  for (const round of [1, 2, 3, 4, 5]) {
    asked.push(...(await ask4(round)));
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect([asked.every(({ code }) => code === 200), calls.length]).toEqual([true, 16]);
  await answerAll(OK, async () => owed.size === 0);
  await Promise.all(asked.flatMap(({ background }) => background));
}, 30_000);

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
  expect(new Set(calls).size).toBe(20);
  expect(calls).toHaveLength(20);
});

/** Another process looks for what is due while the call is under way, long after the request came. */
async function lookAfterAll(): Promise<void> {
  const worker = createWorker(store, slow);
  await worker.wake();
  await worker.stop();
}
