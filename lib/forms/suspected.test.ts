/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contact } from '@/e2e/support/person';
import { connect, type Database } from '@/lib/database/connect';
import { createBudgets } from './budgets';
import { HONEYPOT_FIELD } from './fields';
import { createFormHandler } from './handler';
import { createDesk } from './outbox/desk';
import { openStore, type Store } from './outbox/store';
import { createTidying, createWorker } from './outbox/worker';
import type { Outbox } from './submit';

const DAY_MS = 24 * 60 * 60 * 1_000;
const FILLED = { [HONEYPOT_FIELD]: 'https://h.example.com' };

let folder: string;
let store: Store;
let db: Database;
let outbox: Outbox;
let sent: string[];

const send = async ({ payload }: { readonly payload: Readonly<Record<string, string>> }) => {
  sent.push(payload.id_product ?? payload.description ?? '');
  return { code: 200, message: 'ok' };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suspected-'));
  store = await openStore(`file:${folder}/site.db`, undefined, undefined, true);
  db = await connect(`file:${folder}/site.db`);
  outbox = { store, worker: createWorker(store, send) };
  sent = [];
});

afterEach(async () => {
  await outbox?.worker.stop();
  store.close();
  db.close();
  await rm(folder, { recursive: true });
});

function startForm(perMinute = 1_000, open = async () => outbox) {
  const handle = createFormHandler('quotation', {
    outbox: open,
    send,
    later: (work) => void work(),
    budgets: createBudgets(1_000, perMinute),
    siteUrl: 'http://site.test',
    trustedProxies: 0,
  });
  return async (fields: object) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ...contact, items: '101-305x2', ...fields });
    const response = await handle(new Request('http://site.test/api/quotation', { method: 'POST', headers, body }));
    return { status: response.status, body: await response.json() };
  };
}

const getRows = () => store.page({ pending: false, since: 0, afterId: 0, limit: 100 });
const getStatuses = async () => (await getRows()).map(({ status }) => status);

test('whoever fills the hidden field is answered as others are; the message is stored, and neither sent nor mailed', async () => {
  const post = startForm();
  const { status, body } = await post(FILLED);
  expect([status, body.code]).toEqual([200, 200]);
  await outbox?.worker.wake();
  expect([await getStatuses(), sent]).toEqual([['suspected', 'suspected'], []]);
  expect(await store.mails.getMail(body.reference)).toMatchObject({ status: 'suspected' });
  expect(await store.mails.nextDue(Date.now() + DAY_MS)).toBeNull();
  expect([await store.countSuspected(), (await store.count(0)).pending]).toEqual([1, 0]);
  // The same again is the same message, and to try it is not to release it.
  expect((await post(FILLED)).body.reference).toBe(body.reference);
  expect([await getStatuses(), await store.retry(1, 0)]).toEqual([['suspected', 'suspected'], false]);
});

test('once released it is sent and mailed as any other', async () => {
  const { body } = await startForm()(FILLED);
  const now = Date.now();
  expect([await store.release('1234 5678-9', now), await store.release(body.reference, now)]).toEqual([0, 2]);
  expect(await store.countSuspected()).toBe(0);
  await outbox?.worker.wake();
  expect([await getStatuses(), sent]).toEqual([
    ['delivered', 'delivered'],
    ['101', '305'],
  ]);
  expect(await store.mails.nextDue(Date.now())).toMatchObject({ reference: body.reference, status: 'pending' });
  expect(await store.release(body.reference, now)).toBe(0);
});

test('the name that password managers know is no field', async () => {
  await startForm()({ website: 'https://h.example.com' });
  expect([(await getStatuses()).sort(), sent]).toEqual([
    ['delivered', 'delivered'],
    ['101', '305'],
  ]);
});

test('what is wrong is 422, too many are 429, and what cannot be stored is 503: it fills the database no faster than others', async () => {
  const post = startForm(3);
  expect((await post({ ...FILLED, email: '' })).status).toBe(422);
  const ordinary = startForm(3);
  const statuses: number[][] = [];
  for (let count = 0; count < 6; count++)
    statuses.push([
      (await post({ ...FILLED, description: `m ${count}` })).status,
      (await ordinary({ description: `n ${count}` })).status,
    ]);
  expect(statuses).toEqual([
    [200, 200],
    [200, 200],
    [429, 429],
    [429, 429],
    [429, 429],
    [429, 429],
  ]);
  sent = [];
  const off = startForm(1_000, async () => null);
  expect([(await off(FILLED)).status, sent]).toEqual([503, []]);
});

test('it goes after its days, once the staff has seen it or was warned', async () => {
  await startForm()(FILLED);
  await db.write(['UPDATE submissions SET created_at = 1']);
  const tidy = () => createTidying(store, 30)();
  await tidy();
  expect(await getRows()).toHaveLength(2);
  const ids = (await getRows()).map(({ id }) => id);
  await createDesk(db).open(ids, Date.now());
  await tidy();
  expect(await getRows()).toEqual([]);
});
