/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { log } from '@/lib/log';
import { createDesk } from './desk';
import { openStore, type Store } from './store';
import { createTidying } from './worker';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 21);

let folder: string;
let url: string;
let store: Store;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unread-'));
  url = `file:${folder}/site.db`;
  store = await openStore(url);
  db = await connect(url);
});

afterEach(async () => {
  jest.restoreAllMocks();
  store.close();
  db.close();
  await rm(folder, { recursive: true });
});

const add = async (key: string) => {
  const row = { kind: 'contact', key, payload: {}, policyVersion: '1', createdAt: START } as const;
  const id = (await store.add([row], START)).submissions[0]?.id ?? 0;
  await store.settle(id, 'received', 200, 'ok');
  return id;
};

/** What is left, and how many the log has named, after the tidying of a day; each is the first of a process. */
async function tidy(day: number, keptDays: number): Promise<[keys: string[], warned: number]> {
  jest.spyOn(Date, 'now').mockReturnValue(START + day * DAY + 1);
  const warn = jest.spyOn(log, 'warn');
  await createTidying(store, keptDays)();
  const named = warn.mock.calls.map(([details]) => (details as { count: number }).count);
  warn.mockRestore();
  const rows = await store.page({ pending: false, since: 0, afterId: 0, limit: 10 });
  return [rows.map(({ key }) => key), named.reduce((sum, count) => sum + count, 0)];
}

test('what nobody has opened or marked is named once in the log, seven days before it is deleted', async () => {
  for (const key of ['unread', 'unread too']) await add(key);
  await createDesk(db).open([await add('opened')], START);
  await createDesk(db).answer([await add('answered')], START);
  const all = ['answered', 'opened', 'unread too', 'unread'];
  expect(await tidy(22, 30)).toEqual([all, 0]);
  expect(await tidy(23, 30)).toEqual([all, 2]);
  expect(await tidy(24, 30)).toEqual([all, 0]);
  await createDesk(db).open([1], START);
  expect(await tidy(29, 30)).toEqual([all, 0]);
  expect(await tidy(31, 30)).toEqual([[], 0]);
});

test('a site that was off for a month, or keeps messages for a day, still names them seven days before', async () => {
  await add('unread');
  expect(await tidy(60, 30)).toEqual([['unread'], 1]);
  expect(await tidy(66, 30)).toEqual([['unread'], 0]);
  expect(await tidy(68, 30)).toEqual([[], 0]);
  await add('another');
  expect(await tidy(0, 1)).toEqual([['another'], 1]);
  expect(await tidy(6, 1)).toEqual([['another'], 0]);
  expect(await tidy(8, 1)).toEqual([[], 0]);
});

test('an older database gets the columns, and what its embedded backend took is received', async () => {
  const backend = await openDatabase(url);
  for (const key of ['with a copy', 'taken elsewhere']) await store.settle(await add(key), 'delivered', 200, 'ok');
  await backend.write([
    "UPDATE submissions SET status = 'delivered'",
    "INSERT INTO messages (kind, payload, idempotency_key) VALUES ('contact', '{}', 'with a copy'), ('contact', '{}', NULL)",
    ...['answered_at', 'opened_at', 'warned_at'].map((name) => `ALTER TABLE submissions DROP COLUMN ${name}`),
  ]);
  backend.close();
  const [one, other] = await Promise.all([openStore(url), openStore(url)]);
  expect([await one.get(1), await other.get(2)]).toMatchObject([
    { status: 'received', answeredAt: null },
    { status: 'delivered', answeredAt: null },
  ]);
  expect(await one.warn(START + 1, START)).toBe(2);
  one.close();
  other.close();
});
