/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toStatusError } from '@/lib/backend/errors';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import { connect } from '@/lib/database/connect';
import type { NewSubmission, Submission } from '@/lib/forms/submission';
import { type SubmitDependencies, submit as submitBy } from '@/lib/forms/submit';
import { deliver, type Send } from './delivery';
import { openStore, type Store } from './store';
import { createWorker } from './worker';

const DAY = 24 * 60 * 60 * 1000;
const content = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola' };

let folder: string;
let store: Store;
let sent: { readonly key: string; readonly description: string | undefined }[];
let reply: SubmissionReply | null;

const send: Send = async ({ key, payload }) => {
  if (!reply) throw toStatusError('/contact', 503);
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

const submission = (key: string, description = 'Hola', createdAt = Date.now()): NewSubmission => ({
  key,
  kind: 'contact',
  payload: { ...content, description },
  policyVersion: '1',
  createdAt,
});
const submit = (ways: SubmitDependencies, sent: NewSubmission) => submitBy(ways, sent, Date.now());

async function addOne(message: NewSubmission): Promise<Submission> {
  const [added] = (await store.add([message], Date.now())).submissions;
  if (!added) throw new Error('not stored');
  return added;
}

/** As if it had been tried so often. */
async function tryOften(id: number, times: number): Promise<void> {
  const db = await connect(`file:${folder}/site.db`);
  await db.write([{ sql: 'UPDATE submissions SET attempts = ? WHERE id = ?', args: [times, id] }]);
  db.close();
}

async function deliverAgain(id: number): Promise<SubmissionReply | null> {
  const found = await store.get(id);
  if (!found) throw new Error('not stored');
  return deliver(store, send, found);
}

async function withOutbox<T>(
  work: (ways: SubmitDependencies, worker: ReturnType<typeof createWorker>) => Promise<T>,
  changed: Partial<Store> = {},
): Promise<T> {
  const worker = createWorker(store, send);
  const outbox = async () => ({ store: { ...store, ...changed }, worker });
  try {
    return await work({ outbox, send, later: (more) => void more() }, worker);
  } finally {
    await worker.stop();
  }
}

test('the same key with another text is another message', async () => {
  await withOutbox(async (ways) => {
    await submit(ways, submission('k', 'uno'));
    await submit(ways, submission('k', 'dos'));
    await submit(ways, submission('k', 'dos'));
  });
  expect(sent.map(({ description }) => description)).toEqual(['uno', 'dos']);
});

test('a message that still waits after a day keeps its key', async () => {
  const now = Date.now();
  await store.add([submission('k', 'Hola', now - 2 * DAY)], now + DAY);
  const again = await store.add([submission('k', 'Hola', now)], now);
  expect([again.isNew, again.submissions[0]?.key]).toEqual([false, 'k']);
});

test('a key comes again within a day as the same message, and after a day as another one, sent with a key of its own', async () => {
  const now = Date.now();
  // A number of its own: the first one's is taken.
  const add = (createdAt: number) =>
    store.add([{ ...submission('k', 'Hola', createdAt), reference: `${createdAt}` }], createdAt);
  const days = [now - 3 * DAY, now - 3 * DAY + DAY / 2, now - DAY - 1, now - DAY / 2, now + DAY];
  const keys: (string | undefined)[] = [];
  for (const day of days) {
    const { isNew, submissions } = await add(day);
    const [added] = submissions;
    if (isNew) keys.push(added?.key);
    await store.settle(added?.id ?? 0, 'delivered', 200, 'ok');
  }
  const getDay = (time = 0) => new Date(time).toISOString().slice(0, 10);
  expect(keys).toEqual(['k', `k:${getDay(days[2])}`, `k:${getDay(days[4])}`]);
});

test('a refusal after the visitor was told that it is received is kept in sight of the staff', async () => {
  const first = await addOne(submission('k'));
  reply = null;
  expect(await deliver(store, send, first)).toBeNull();
  const waiting = await store.get(first.id);
  reply = { code: 422, message: 'No' };
  if (waiting) await deliver(store, send, waiting);
  const [shown] = await store.page({ pending: true, since: 0, afterId: 0, limit: 10 });
  expect([shown?.status, shown?.code]).toEqual(['dead-letter', 422]);
});

test('a message that cannot be sent for a fault of our own waits, and the next one is delivered', async () => {
  const fault: Send = (one) => (one.key === 'k' ? Promise.reject(new TypeError('x is not a function')) : send(one));
  const now = Date.now();
  for (const key of ['k', 'l']) await store.add([submission(key, key)], now);
  const worker = createWorker(store, fault);
  await worker.wake();
  await worker.stop();
  expect(sent).toEqual([{ key: 'l', description: 'l' }]);
  const waiting = await store.page({ pending: true, since: 0, afterId: 0, limit: 10 });
  expect(waiting).toMatchObject([{ key: 'k', attempts: 1 }]);
});

test('a message that cannot be stored is still forwarded, and its answer is the answer', async () => {
  const full = { add: () => Promise.reject(new Error('SQLITE_FULL')) };
  await withOutbox(async (ways) => {
    expect(await submit(ways, submission('k'))).toMatchObject({ code: 200, message: 'ok' });
    reply = null;
    expect((await submit(ways, submission('l'))).code).toBe(503);
  }, full);
});

test('a database that never answers does not keep a visitor waiting, nor does a backend that never answers', async () => {
  const silent = { add: () => new Promise<never>(() => undefined) };
  const hanging: Send = () => new Promise(() => undefined);
  const codes = await withOutbox(async (ways) => {
    const answers = [submit(ways, submission('k')), submit({ ...ways, send: hanging }, submission('l'))];
    return (await Promise.all(answers)).map(({ code }) => code);
  }, silent);
  expect(codes).toEqual([200, 503]);
});

test('a message that is stored is received, also when nothing more can be written down', async () => {
  reply = null;
  const stuck = { reschedule: () => Promise.reject(new Error('SQLITE_BUSY')) };
  const answer = await withOutbox((ways) => submit(ways, submission('k')), stuck);
  expect(answer).toMatchObject({ code: 200, message: 'Recibimos su solicitud y le responderemos pronto.' });
});

test('what comes too late changes nothing: a delivered message stays delivered', async () => {
  const now = Date.now();
  const added = await addOne(submission('k'));
  const claimed = await store.claim(added, now + DAY);
  await store.settle(added.id, 'delivered', 200, 'ok');
  await store.reschedule(claimed ?? added, now + DAY);
  await store.settle(added.id, 'dead-letter', null, null);
  expect(await store.get(added.id)).toMatchObject({ status: 'delivered', code: 200, attempts: 1 });
});

test('a message that nobody takes in a thousand tries is given up, kept, and put back by the staff it starts anew', async () => {
  reply = null;
  const { id } = await addOne(submission('k', 'Hola', Date.now() - 30 * DAY));
  await tryOften(id, 998);
  await deliverAgain(id);
  expect((await store.get(id))?.status).toBe('pending');
  await deliverAgain(id);
  const [shown] = await store.page({ pending: true, since: 0, afterId: 0, limit: 10 });
  expect([shown?.key, shown?.status, shown?.attempts]).toEqual(['k', 'dead-letter', 1_000]);
  expect(await store.retry(id, Date.now())).toBe(true);
  expect((await store.nextDue(Date.now()))?.key).toBe('k');
  await deliverAgain(id);
  expect(await store.get(id)).toMatchObject({ status: 'pending', attempts: 1 });
});

test('a message put back by the staff is delivered by an idle worker', async () => {
  const first = await addOne(submission('k'));
  await store.settle(first.id, 'delivered', 200, 'ok');
  await withOutbox(async (_, worker) => {
    await worker.wake();
    await store.retry(first.id, Date.now());
    const deadline = Date.now() + 15_000;
    while (sent.length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(sent.map(({ key }) => key)).toEqual(['k']);
});
