/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@/lib/database/connect';
import { getReference } from '@/lib/forms/reference';
import { openStore } from './store';

let folder: string;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'references-'));
  url = `file:${folder}/site.db`;
});

afterEach(() => rm(folder, { recursive: true }));

const row = (key: string) => ({ kind: 'contact', key, payload: {}, policyVersion: '1', createdAt: 1 }) as const;
const ALL = { pending: false, since: 0, afterId: 0, limit: 10 };

test('a database of an older version keeps its numbers, and gives them to nobody else', async () => {
  const before = await openStore(url);
  await before.add([row('contact:old'), row('contact:old.2of2')], 0);
  before.close();
  const database = await connect(url);
  await database.write([
    'DROP TRIGGER notifications_of_deleted',
    'DROP TABLE notifications',
    'ALTER TABLE submissions DROP COLUMN quantity',
    'DROP INDEX submissions_reference',
    'ALTER TABLE submissions DROP COLUMN reference',
    'DROP TABLE secrets',
  ]);
  database.close();

  // Two processes of the new version start at once.
  const [store, other] = await Promise.all([openStore(url), openStore(url)]);
  const number = getReference('contact:old');
  expect((await store.page(ALL)).map(({ reference }) => reference)).toEqual([number, number]);
  expect(await other.add([row('quotation:old')], 0)).toEqual({ isNew: false, submissions: [] });
  const added = await other.add([{ ...row('quotation:old'), reference: '0000 0000-0' }], 0);
  expect([added.isNew, added.submissions[0]?.reference]).toEqual([true, '0000 0000-0']);
  store.close();
  other.close();
});

test('what an older process stores beside a new one has the number of its key', async () => {
  const store = await openStore(url);
  const database = await connect(url);
  await database.write([
    "INSERT INTO submissions (key, kind, payload, policy_version, created_at, next_attempt_at) VALUES ('contact:old', 'contact', '{}', '1', 1, 1)",
  ]);
  database.close();
  expect((await store.page(ALL))[0]?.reference).toBe(getReference('contact:old'));
  store.close();
});

test('what an older version or process stored of a request has the quantity of its text', async () => {
  const before = await openStore(url);
  const text = 'Tengo 3 sedes\nCantidad: 12. Producto 1 de 2 de la solicitud 0000 0000-0.';
  await before.add(
    [{ ...row('quotation:old.1of2'), kind: 'quotation', payload: { description: text } }, row('contact:old')],
    0,
  );
  before.close();
  const database = await connect(url);
  const add = (key: string) =>
    `INSERT INTO submissions (key, kind, payload, policy_version, created_at, next_attempt_at) SELECT '${key}', kind, payload, '1', 1, 1 FROM submissions WHERE id = 1`;
  await database.write(['ALTER TABLE submissions DROP COLUMN quantity', add('quotation:old.2of2:2026-11-23')]);
  const store = await openStore(url);
  await database.write([add('quotation:later.1of1'), add('quotation:alone')]);
  database.close();
  expect((await store.page(ALL)).map(({ quantity }) => quantity)).toEqual([undefined, 12, 12, undefined, 12]);
  store.close();
});

test('processes share one key of receipts, which each database has for itself', async () => {
  const [one, other, apart] = await Promise.all([openStore(url), openStore(url), openStore(':memory:')]);
  const keys = await Promise.all([one, other, apart].map((store) => store.getReceiptKey()));
  expect(keys[0]).toMatch(/^[\da-f]{64}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  for (const store of [one, other, apart]) store.close();
});
