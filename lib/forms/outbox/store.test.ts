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
  await database.write(["UPDATE submissions SET status = 'aside' WHERE key = 'old'"]);
  database.close();

  const store = await openStore(url);
  const shown = await store.page({ pending: true, since: 0, afterId: 0, limit: 10 });
  expect(shown.map(({ key, status }) => [key, status])).toEqual([
    ['old', 'dead-letter'],
    ['waiting', 'pending'],
  ]);
  store.close();
  await rm(folder, { recursive: true });
});
