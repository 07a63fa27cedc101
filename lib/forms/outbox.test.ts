/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackendUnreachableError } from '@/lib/backend/errors';
import type { CallReply } from '@/lib/backend/sender';
import { createWorker, deliver, type Send } from './delivery';
import { openStore, type Store } from './store';
import { submit } from './submit';

const DAY = 24 * 60 * 60 * 1000;
const content = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola' };

let folder: string;
let store: Store;
let sent: { readonly key: string; readonly description: string | undefined }[];
let reply: CallReply | null;

const send: Send = async ({ key, payload }) => {
  if (!reply) throw new BackendUnreachableError('nobody answers');
  sent.push({ key, description: payload.description });
  return reply;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  store = await openStore(`file:${folder}/site.db`);
  sent = [];
  reply = { code: 200, message: 'ok' };
});

afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const submission = (key: string, description = 'Hola') => ({
  key,
  kind: 'contact' as const,
  payload: { ...content, description },
});
const stored = (key: string) => ({ ...submission(key), policyVersion: '1' });

async function withOutbox<T>(
  work: (outbox: { store: Store; worker: ReturnType<typeof createWorker> }) => Promise<T>,
): Promise<T> {
  const worker = createWorker(store, send);
  try {
    return await work({ store, worker });
  } finally {
    await worker.stop();
  }
}

test('the same key with another text is another message', async () => {
  await withOutbox(async (outbox) => {
    await submit(outbox, send, submission('k', 'uno'));
    await submit(outbox, send, submission('k', 'dos'));
    await submit(outbox, send, submission('k', 'dos'));
  });
  expect(sent.map(({ description }) => description)).toEqual(['uno', 'dos']);
});

test('a message that still waits after a day keeps its key', async () => {
  const now = Date.now();
  await store.add(stored('k'), now - 2 * DAY, now + DAY);
  const again = await store.add(stored('k'), now, now);
  expect([again.isNew, again.submission?.key]).toEqual([false, 'k']);
});

test('an answered key may be used again after a day', async () => {
  const now = Date.now();
  const { submission: first } = await store.add(stored('k'), now - 2 * DAY, now);
  await store.settle(first?.id ?? 0, 'delivered', 200, 'ok');
  expect((await store.add(stored('k'), now, now)).isNew).toBe(true);
});

test('a refusal after the visitor was told that it is received is kept in sight of the staff', async () => {
  const now = Date.now();
  const { submission: first } = await store.add(stored('k'), now, now);
  if (!first) throw new Error('not stored');
  reply = null;
  expect(await deliver(store, send, first)).toBeNull();
  const waiting = await store.get(first.id);
  reply = { code: 422, message: 'No' };
  if (waiting) await deliver(store, send, waiting);
  const [shown] = await store.page({ pending: true, since: 0, afterId: 0, limit: 10 });
  expect([shown?.status, shown?.code]).toEqual(['aside', 422]);
});

test('a message that cannot be stored is still forwarded, and its answer is the answer', async () => {
  await withOutbox(async (outbox) => {
    const full = { ...outbox, store: { ...store, add: () => Promise.reject(new Error('SQLITE_FULL')) } };
    expect(await submit(full, send, submission('k'))).toEqual({ code: 200, message: 'ok' });
    reply = null;
    expect((await submit(full, send, submission('l'))).code).toBe(503);
  });
});

test('a message put back by the staff is delivered by an idle worker', async () => {
  const now = Date.now();
  const { submission: first } = await store.add(stored('k'), now, now);
  await store.settle(first?.id ?? 0, 'delivered', 200, 'ok');
  await withOutbox(async ({ worker }) => {
    worker.wake();
    await store.retry(first?.id ?? 0, Date.now());
    const deadline = Date.now() + 15_000;
    while (sent.length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(sent.map(({ key }) => key)).toEqual(['k']);
});
