/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@/lib/database/connect';
import { openStore } from './store';

test('what an older version had given up is a dead letter', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const url = `file:${folder}/site.db`;
  const before = await openStore(url);
  const row = { kind: 'contact', payload: {}, policyVersion: '1', createdAt: 1 } as const;
  await before.add(
    [
      { ...row, key: 'old' },
      { ...row, key: 'waiting' },
    ],
    0,
  );
  before.close();
  const database = await connect(url);
  // As a version without quantities left it.
  await database.write([
    'ALTER TABLE submissions DROP COLUMN quantity',
    "UPDATE submissions SET status = 'aside' WHERE key = 'old'",
  ]);
  database.close();

  const store = await openStore(url);
  const shown = await store.page({ pending: true, since: 0, afterId: 0, limit: 10 });
  expect(shown.map(({ key, status }) => [key, status])).toEqual([
    ['waiting', 'pending'],
    ['old', 'dead-letter'],
  ]);
  store.close();
  await rm(folder, { recursive: true });
});

/** The tables as they were before calls were claimed. */
const OLD_TABLES = [
  `CREATE TABLE submissions (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, payload TEXT NOT NULL, policy_version TEXT NOT NULL,
    created_at INTEGER NOT NULL, status TEXT NOT NULL DEFAULT 'pending', attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL, code INTEGER, message TEXT)`,
  'CREATE INDEX submissions_waiting ON submissions (status, next_attempt_at)',
  'CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, expires_at INTEGER NOT NULL)',
  `INSERT INTO submissions (key, kind, payload, policy_version, created_at, attempts, next_attempt_at)
    VALUES ('waiting', 'contact', '{}', '1', 1, 7, 1)`,
];

test('a database of an older version is opened by several at once, and what waits in it is claimed once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const url = `file:${folder}/site.db`;
  const database = await connect(url);
  await database.write(OLD_TABLES);
  const stores = await Promise.all([openStore(url), openStore(url), openStore(url)]);
  const due = await stores[0]?.nextDue(2);
  expect(due).toMatchObject({ key: 'waiting', attempts: 7, unanswered: 0 });
  const claims = await Promise.all(stores.map((store) => due && store.claim(due, 1_000)));
  expect(claims.filter(Boolean)).toMatchObject([{ attempts: 8, unanswered: 1, nextAttemptAt: 1_000 }]);
  for (const store of stores) store.close();
  database.close();
  await rm(folder, { recursive: true });
});
