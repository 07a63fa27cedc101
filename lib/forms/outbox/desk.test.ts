/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forwarded } from '@/e2e/support/person';
import { checkDatabase, copyDatabase } from '@/lib/database/backup';
import { connect, type Database } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { toRows } from '@/lib/forms/rows';
import { createDesk, type Desk } from './desk';
import { toPerson } from './person';
import { openStore, type Store } from './store';

let folder: string;
let store: Store;
let db: Database;
let desk: Desk;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-'));
  const url = `file:${folder}/site.db`;
  (await openDatabase(url)).close();
  store = await openStore(url);
  db = await connect(url);
  desk = createDesk(db);
});

afterEach(async () => {
  store.close();
  db.close();
  await rm(folder, { recursive: true });
});

async function add(key: string, person: object, items?: string) {
  const payload = { ...forwarded, ...person, ...(items && { items }) };
  const request = { kind: 'quotation', key, payload, policyVersion: '1', createdAt: 1 } as const;
  return (await store.add(toRows(request), 1)).submissions;
}

const addCopy = (key: string, person: object) =>
  db.write([
    {
      sql: "INSERT INTO messages (kind, payload, idempotency_key) VALUES ('contact', ?, ?)",
      args: [JSON.stringify({ ...forwarded, ...person }), key],
    },
  ]);

function find(text: string) {
  const person = toPerson(text);
  if (!person) throw new Error(`${text} is nobody`);
  return person;
}

const count = async (table: string) => Number((await db.execute(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n);

const NOTIFICATIONS = `INSERT INTO notifications (key, channel, kind, reference, due_at, next_attempt_at)
  SELECT key, 'mail', 'request', reference, 0, 0 FROM submissions`;

test('the first mark and the first look count; a mark can be taken away', async () => {
  const [one, two] = await add('quotation:marked', {}, '101x2-305');
  const ids = [one?.id ?? 0, two?.id ?? 0];
  const read = async () =>
    (await db.execute('SELECT answered_at, opened_at FROM submissions')).rows.map((row) => ({ ...row }));
  for (const now of [10, 20]) await desk.answer(ids, now);
  for (const now of [30, 40]) await desk.open(ids.slice(0, 1), now);
  expect(await read()).toEqual([
    { answered_at: 10, opened_at: 30 },
    { answered_at: 10, opened_at: null },
  ]);
  await desk.reopen(ids);
  expect(await store.get(ids[0] ?? 0)).toMatchObject({ answeredAt: null });
});

describe('erasing a person', () => {
  test.each([
    ['ANA@example.COM ', ['ana@example.com'], ['3001234567']],
    ['300 123 4567', ['x@b.co'], ['3001234567', '573001234567', '00573001234567']],
    ['+57 (300) 123-4567', ['x@b.co'], ['3001234567', '573001234567']],
    ['57300123', ['x@b.co'], ['57300123']],
  ])('%s finds every spelling, and nobody else', async (text, emails, phones) => {
    for (const email of emails)
      for (const phone_number of phones) await add(`quotation:${phone_number}`, { email, phone_number });
    const stranger = { email: 'ana@example.com.co', phone_number: '3001234568' };
    const [other] = await add('quotation:other', stranger);
    expect(await desk.erase(find(text), find(text))).toMatchObject({ submissions: emails.length * phones.length });
    expect([await count('submissions'), await store.get(other?.id ?? 0)]).toEqual([1, other]);
  });

  test.each(['ana', '', '12345', 'ana example.com', '300 a 4567'])('%j is nobody', (text) => {
    expect(toPerson(text)).toBeNull();
  });

  test('takes every status, the copies, what came past the outbox, and the notifications', async () => {
    const rows = await add('quotation:several', {}, '101x2-305-7');
    for (const status of ['dead-letter', 'received'] as const)
      await store.settle(rows[status === 'received' ? 1 : 0]?.id ?? 0, status, null, null);
    // A copy belongs to its message, whatever is in it.
    await addCopy(rows[1]?.key ?? '', { email: 'other@b.co', phone_number: '1' });
    await addCopy('contact:direct', {});
    await addCopy('contact:stranger', { email: 'eva@b.co' });
    await add('quotation:stranger', { email: 'eva@b.co' });
    await db.write([NOTIFICATIONS]);
    const erased = { submissions: 3, messages: 2, notifications: 3, waiting: 1 };
    expect(await desk.erase(find('ana@example.com'), find('ana@example.com'))).toEqual(erased);
    const left = await Promise.all(['submissions', 'messages', 'notifications'].map(count));
    expect(left).toEqual([1, 1, 1]);
  });

  test('counts notifications, which a trigger would delete with their message', async () => {
    await add('quotation:one', {});
    await db.write([NOTIFICATIONS]);
    expect(await desk.erase(find('ana@example.com'), find('ana@example.com'))).toMatchObject({ notifications: 1 });
  });

  test('leaves no byte in the files, in a backup neither, and both pass the check of backups', async () => {
    const countBytes = async () => {
      // SQLite takes its own files away when it closes: one that has gone holds nothing.
      const read = (name: string) =>
        readFile(join(folder, name), 'latin1').catch((error) => {
          if (error.code === 'ENOENT') return '';
          throw error;
        });
      const files = await Promise.all((await readdir(folder)).map(read));
      return files.join('').split('ana@example.com').length - 1;
    };
    for (let number = 0; number < 100; number++) {
      const [row] = await add(`quotation:${number}`, {});
      await addCopy(row?.key ?? '', {});
    }
    expect(await countBytes()).toBeGreaterThan(100);
    const backup = join(folder, 'copy.db');
    await copyDatabase(join(folder, 'site.db'), backup);
    const copy = await connect(`file:${backup}`);
    for (const one of [desk, createDesk(copy)]) await one.erase(find('ana@example.com'), find('ana@example.com'));
    copy.close();
    expect(await countBytes()).toBe(0);
    for (const name of ['site.db', 'copy.db'])
      expect(await checkDatabase(join(folder, name))).toMatchObject({ submissions: 0, messages: 0 });
  });

  test('is all or nothing', async () => {
    const [row] = await add('quotation:kept', {});
    await addCopy(row?.key ?? '', {});
    await db.write(["CREATE TRIGGER refusing BEFORE DELETE ON submissions BEGIN SELECT raise(ABORT, 'not now'); END"]);
    await expect(desk.erase(find('ana@example.com'), find('ana@example.com'))).rejects.toThrow('not now');
    expect([await count('submissions'), await count('messages')]).toEqual([1, 1]);
  });
});
