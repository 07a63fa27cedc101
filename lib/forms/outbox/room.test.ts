/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contact } from '@/e2e/support/person';
import { toStatusError } from '@/lib/backend/errors';
import type { Reader } from '@/lib/database/connect';
import { readRoom } from '@/lib/database/room';
import { createBudgets } from '@/lib/forms/budgets';
import { createFormHandler } from '@/lib/forms/handler';
import type { Send } from './delivery';
import { OutboxFullError, openStore, type Store } from './store';
import { createWorker } from './worker';

const MAX_BYTES = 200_000;

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'room-'));
  store = await openStore(`file:${folder}/site.db`, undefined, MAX_BYTES);
});

afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const add = (key: string, createdAt = Date.now()) => {
  const payload = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'ñ'.repeat(2_000) };
  return store.add([{ kind: 'contact', key, payload, policyVersion: '1', createdAt }], createdAt);
};

/** Adds messages until one is refused; gives the states that were met on the way. */
async function fill(createdAt = Date.now()): Promise<string[]> {
  const states: string[] = [];
  for (let count = 0; count < 1_000; count++) {
    states.push((await store.room()).state);
    try {
      await add(`key-${count}`, createdAt);
    } catch (error) {
      expect(error).toBeInstanceOf(OutboxFullError);
      return states;
    }
  }
  throw new Error('it is never full');
}

test('nothing is added beyond the bound, and it is said well before', async () => {
  const states = await fill();
  expect([...new Set(states)]).toEqual(['on', 'nearly full', 'full']);
  expect(states.filter((state) => state === 'nearly full').length).toBeGreaterThan(2);
  const room = await store.room();
  expect(room).toMatchObject({ state: 'full', maxBytes: MAX_BYTES });
  expect(room.bytes).toBeLessThan(MAX_BYTES * 1.1);
  // A message that is known already is still told so.
  expect((await add('key-0')).isNew).toBe(false);
});

test('once old messages are deleted there is room again', async () => {
  const old = Date.now() - 40 * 24 * 60 * 60 * 1000;
  await fill(old);
  for (const { id } of await store.page({ pending: true, since: 0, afterId: 0, limit: 1_000 }))
    await store.settle(id, 'delivered', 200, 'ok');
  while ((await store.warn(Date.now(), 1)) > 0);
  while ((await store.forget(Date.now(), 2)) > 0);
  expect((await store.room()).state).toBe('on');
  expect((await add('another')).isNew).toBe(true);
});

test.each([
  ['answers', true, 200],
  ['is away', false, 503],
])('when it is full and the backend %s, the visitor is told the truth', async (_, isThere, status) => {
  await fill();
  const send: Send = async () => {
    if (!isThere) throw toStatusError('/contact', 503);
    return { code: 200, message: 'ok' };
  };
  const worker = createWorker(store, send);
  const handle = createFormHandler('contact', {
    outbox: async () => ({ store, worker }),
    send,
    later: (work) => void work(),
    budgets: createBudgets(10, 10),
    siteUrl: 'http://site.test',
    trustedProxies: 0,
  });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(contact) };
  const answer = await handle(new Request('http://site.test/api/contact', init));
  await worker.stop();
  expect(answer.status).toBe(status);
  if (!isThere) expect((await answer.json()).message).toMatch(/use otro medio/);
});

describe('readRoom', () => {
  const answering = (rows: object[]) => ({ execute: async () => ({ rows }) }) as unknown as Reader;

  test('measures what is in memory, and a server that does not tell its size is taken to look after it', async () => {
    const refusing: Reader = { execute: () => Promise.reject(new Error('not authorized')) };
    expect(await readRoom(refusing, 100)).toEqual({ state: 'on', bytes: 0, maxBytes: 100, freeBytes: null });
    expect(await readRoom(answering([{ bytes: 90, file: '' }]), 100)).toMatchObject({ state: 'nearly full' });
  });

  test('knows what the disk has left', async () => {
    const { freeBytes } = await readRoom(answering([{ bytes: 1, file: `${folder}/site.db` }]), 100);
    expect(freeBytes).toBeGreaterThan(0);
  });
});
