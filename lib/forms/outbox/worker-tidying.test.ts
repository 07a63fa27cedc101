/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forwarded as payload } from '@/e2e/support/person';
import { connect, type Database } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import type { Send } from './delivery';
import { createDesk } from './desk';
import { openStore, type Store } from './store';
import { createTidying, createWorker } from './worker';

const DAY = 24 * 60 * 60 * 1000;
const KEPT = 30;

let folder: string;
let url: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tidying-'));
  url = `file:${folder}/site.db`;
  store = await openStore(url);
});

afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const statuses = ['pending', 'delivered', 'received', 'refused', 'dead-letter'] as const;

async function add(key: string, age: number, status: (typeof statuses)[number]): Promise<void> {
  const createdAt = Date.now() - age;
  const added = await store.add([{ kind: 'contact', key, payload, policyVersion: '1', createdAt }], Date.now() + DAY);
  if (status !== 'pending') await store.settle(added.submissions[0]?.id ?? 0, status, 200, 'ok');
}

const keys = async (from = store) =>
  (await from.page({ pending: false, since: 0, afterId: 0, limit: 2_000 })).map(({ key }) => key);
const tidied = (from = store) => createTidying(from, KEPT)();
/** The staff has seen all that is there. */
const openAll = async () => {
  const db = await connect(url);
  await createDesk(db).open(
    Array.from({ length: 2_000 }, (_, id) => id),
    1,
  );
  db.close();
};

test('what the backend took or refused goes after its days; what nobody took stays', async () => {
  for (const status of statuses) {
    await add(`${status}-old`, KEPT * DAY + 1_000, status);
    await add(`${status}-new`, KEPT * DAY - 60_000, status);
  }
  await openAll();
  await tidied();
  const kept = [...statuses.map((status) => `${status}-new`), 'dead-letter-old', 'pending-old'];
  expect((await keys()).sort()).toEqual(kept.sort());
});

test('however many there are, all of them go', async () => {
  for (let count = 0; count < 1_100; count++) await add(`k-${count}`, 31 * DAY, 'delivered');
  await add('new', DAY, 'delivered');
  await openAll();
  await tidied();
  expect(await keys()).toEqual(['new']);
});

test('the worker of a site that nobody writes to does it, once an hour', async () => {
  let looks = 0;
  const counting = { ...store, forget: (...times: [number, number]) => store.forget(...times).finally(() => looks++) };
  await add('old', 31 * DAY, 'delivered');
  await openAll();
  const send: Send = async () => ({ code: 200, message: 'ok' });
  const worker = createWorker(store, send, createTidying(counting, KEPT));
  await worker.wake();
  await worker.wake();
  await worker.stop();
  expect([await keys(), looks]).toEqual([[], 2]);
});

describe("the embedded backend's copies", () => {
  let database: Database;
  const count = async () => Number((await database.execute('SELECT count(*) AS n FROM messages')).rows[0]?.n);
  const addReceived = (age: number) => {
    const sql = "INSERT INTO messages (kind, payload, created_at) VALUES ('contact', ?, ?)";
    return database.write([{ sql, args: [JSON.stringify(payload), new Date(Date.now() - age).toISOString()] }]);
  };

  beforeEach(async () => {
    database = await openDatabase(url);
    for (const age of [KEPT * DAY + 1_000, KEPT * DAY - 60_000]) await addReceived(age);
  });

  afterEach(() => database.close());

  test('go after the same days', async () => {
    await tidied();
    expect(await count()).toBe(1);
  });

  test('leave no byte of a person in the files, whichever connection deletes them', async () => {
    const count = async (text: string) => {
      const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')));
      return files.join('').split(text).length - 1;
    };
    // The driver makes another connection while one is in a transaction.
    const readMeanwhile = () =>
      database.transact(async (transaction) => {
        await Promise.all([database.execute('SELECT 1'), database.execute('SELECT 2')]);
        return (await transaction.execute('PRAGMA secure_delete')).rows[0]?.secure_delete;
      });
    for (let turn = 0; turn < 3; turn++) expect(await readMeanwhile()).toBe(1);
    for (let number = 0; number < 200; number++) await add(`k-${number}`, KEPT * DAY + 1_000, 'delivered');
    await add('kept', DAY, 'delivered');
    expect(await count('ana@example.com')).toBeGreaterThan(200);
    await database.write(["DELETE FROM messages WHERE created_at > '2000'"]);
    await openAll();
    await tidied();
    expect(await count('ana@example.com')).toBe(1);
  });

  test('go also when the backend serves by itself', async () => {
    const backend = createHandler(async () => database);
    const address = 'http://embedded.invalid/index.php/api/v1/contact';
    const answer = await backend(new Request(address, { method: 'POST', body: JSON.stringify(payload) }));
    expect([answer.status, await count()]).toEqual([200, 2]);
  });
});
