/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contact, forwarded } from '@/e2e/support/person';
import { createBudgets } from '../budgets';
import { createFormHandler } from '../handler';
import { openStore, type Store } from '../outbox/store';
import { createWorker } from '../outbox/worker';

let folder: string;
let store: Store;
let sent: object[];

const open = async (sendsCopies: boolean) => {
  const telling = { channels: [], reminderMinutes: 60, sendsCopies };
  store = await openStore(`file:${folder}/site.db`, undefined, undefined, telling);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asked-'));
  sent = [];
  await open(true);
});

afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

/** Sends a form, as JSON or as a browser without scripts does, and gives its status and the copies that are planned for it. */
async function post(fields: object, { isPlain = false, key = '' } = {}) {
  const send = async (submission: object) => {
    sent.push(submission);
    return { code: 200, message: 'ok' };
  };
  const worker = createWorker(store, send);
  const handle = createFormHandler('contact', {
    outbox: async () => ({ store, worker }),
    send,
    later: (work) => void work(),
    budgets: createBudgets(1_000, 1_000),
    siteUrl: 'http://site.test',
    trustedProxies: 0,
  });
  const all = { ...contact, ...fields };
  const type = isPlain ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = isPlain ? String(new URLSearchParams(all)) : JSON.stringify(all);
  const headers = { 'content-type': type, ...(key && { 'idempotency-key': key }) };
  const response = await handle(new Request('http://site.test/api/contact', { method: 'POST', headers, body }));
  await worker.stop();
  const { reference = '' } = await response.json();
  const planned = (await store.getNotifications(reference)).map(({ kind, channel }) => `${kind} ${channel}`);
  return { status: response.status, planned, reference };
}

test.each([
  [{ copy: 'on' }, false],
  [{ copy: true }, false],
  [{ copy: 'on' }, true],
])(
  'a message with %j (plain: %s) plans one copy, and neither stores nor forwards the tick',
  async (fields, isPlain) => {
    expect(await post(fields, { isPlain })).toMatchObject({ status: 200, planned: ['copy copy'] });
    const [stored] = await store.page({ pending: false, since: 0, afterId: 0, limit: 10 });
    expect(stored?.payload).toEqual(forwarded);
    expect(sent).toEqual([expect.objectContaining({ payload: forwarded })]);
    expect(JSON.stringify([stored, sent])).not.toContain('opy');
  },
);

test.each([{}, { copy: '' }, { copy: false }, { copy: 'no' }, { copy: ['on'] }, { copy: { on: true } }])(
  'a message with %j plans none',
  async (fields) => {
    expect(await post(fields)).toMatchObject({ status: 200, planned: [] });
  },
);

test('neither does one that asks where the setting is off, one of a machine, or one that is refused', async () => {
  expect(await post({ copy: 'on', website: 'x' })).toMatchObject({ status: 200, planned: [] });
  expect(await post({ copy: 'on', email: 'ana@example.com, todos@example.net' })).toMatchObject({ status: 422 });
  store.close();
  await open(false);
  expect(await post({ copy: 'on' })).toMatchObject({ status: 200, planned: [] });
});

test('the same message again is the same, with the tick and without', async () => {
  const key = 'one-of-sixteen-signs';
  const first = await post({ copy: 'on' }, { key });
  expect(await post({ copy: 'on' }, { key })).toEqual(first);
  expect(await post({}, { key })).toEqual(first);
  expect(sent).toHaveLength(1);
});
