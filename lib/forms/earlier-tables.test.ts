/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forwarded, toMessage } from '@/e2e/support/samples';
import { connect, type Database } from '@/lib/database/connect';
import { openStore, type Store } from './store';

// A database as the release before 1.0.0 left it, with a message in every state.

const SCHEMA = [
  `CREATE TABLE submissions (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, payload TEXT NOT NULL,
    policy_version TEXT NOT NULL, created_at INTEGER NOT NULL, status TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0, next_attempt_at INTEGER NOT NULL, code INTEGER, message TEXT,
    unanswered INTEGER NOT NULL DEFAULT 0, reference TEXT, quantity INTEGER, answered_at INTEGER, opened_at INTEGER,
    warned_at INTEGER)`,
  `CREATE TABLE notifications (id INTEGER PRIMARY KEY, key TEXT NOT NULL, channel TEXT NOT NULL, kind TEXT NOT NULL, reference TEXT,
    due_at INTEGER NOT NULL, status TEXT NOT NULL DEFAULT 'pending', attempts INTEGER NOT NULL DEFAULT 0,
    unanswered INTEGER NOT NULL DEFAULT 0, next_attempt_at INTEGER NOT NULL, UNIQUE (key, channel))`,
  `CREATE TRIGGER notifications_of_deleted AFTER DELETE ON submissions
    WHEN NOT EXISTS (SELECT 1 FROM submissions WHERE reference = OLD.reference)
    BEGIN DELETE FROM notifications WHERE reference = OLD.reference; END`,
];
const STATES = {
  pending: 'waiting',
  delivered: 'sent',
  received: 'received',
  refused: 'refused',
  'dead-letter': 'held',
  'unknown-outcome': 'unknown',
  suspected: 'held',
} as const;
type Status = keyof typeof STATES;
const STATUSES = Object.keys(STATES) as Status[];
const MAIL_STATUSES = ['pending', 'sent', 'not-needed', 'dead-letter', 'unknown-outcome', 'suspected'];

let folder: string;
let url: string;
let db: Database;
const stores: Store[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earlier-'));
  url = `file:${folder}/site.db`;
  db = await connect(url);
  await db.write(SCHEMA);
});

afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  db.close();
  await rm(folder, { recursive: true });
});

const open = async () => {
  const store = await openStore(url, undefined, undefined, true);
  stores.push(store);
  return store;
};
const run = (sql: string, args: (string | number | null)[] = []) => db.write([{ sql, args }]);
/** Rows of each value of `name`. */
const count = async (name: string, from: string) => {
  const { rows } = await db.execute(`SELECT ${name} AS name, count(*) AS count FROM ${from} GROUP BY 1`);
  return Object.fromEntries(rows.map((row) => [row.name, row.count]));
};
const countEarlier = () => count('status', 'submissions');
const countParts = () => count('state', "deliveries WHERE destination = 'backend'");
const toReference = (createdAt: number) => `1234 ${String(createdAt).padStart(4, '0')}-0`;

/** A contact message, or a list of `products`, as that release stored it. */
async function addEarlier(name: string, status: string, createdAt: number, products = 0): Promise<void> {
  const kind = products > 0 ? 'quotation' : 'contact';
  for (let place = 1; place <= Math.max(products, 1); place++) {
    const key = products > 0 ? `${kind}:${name}.${place}of${products}:2026-11-20` : `${kind}:${name}`;
    const payload = { ...forwarded, description: name, ...(products > 0 && { id_product: `${place + 100}` }) };
    const quantity = products > 0 ? place + 1 : null;
    const sql = `INSERT INTO submissions (key, kind, payload, policy_version, created_at, status, attempts, next_attempt_at, reference,
      quantity, opened_at) VALUES (?, ?, ?, '2026-10', ?, ?, 3, 70, ?, ?, 5)`;
    await run(sql, [key, kind, JSON.stringify(payload), createdAt, status, toReference(createdAt), quantity]);
  }
}

async function addEarlierMail(status: string, createdAt: number, channel = 'mail', kind = 'request'): Promise<void> {
  const reference = toReference(createdAt);
  const sql = `INSERT INTO notifications (key, channel, kind, reference, due_at, status, next_attempt_at)
    VALUES (?, ?, ?, ?, 0, ?, 0)`;
  await run(sql, [`${kind}:${reference}:${createdAt}`, channel, kind, reference, status]);
}

test('each row of every state is copied once, in whatever number of openings', async () => {
  for (const [index, status] of STATUSES.entries()) {
    await addEarlier(`un-mensaje-${index}-largo`, status, index + 1);
    await addEarlier(`lista-${index}-de-tres-`, status, index + 101, 3);
  }
  for (const [index, status] of MAIL_STATUSES.entries()) await addEarlierMail(status, index + 1);
  await addEarlierMail('pending', 1, 'copy', 'copy');
  await addEarlierMail('pending', 1, 'webhook');
  await addEarlierMail('pending', 1, 'mail', 'reminder');
  const [store] = await Promise.all([open(), open(), open()]);
  const messages = (await store.list()).reverse();
  expect(
    messages.map(({ number, parts, isSuspected }) => [number, parts.length, parts[0]?.state, isSuspected]),
  ).toEqual(
    STATUSES.flatMap((status, index) => [
      [toReference(index + 1), 1, STATES[status], status === 'suspected'],
      [toReference(index + 101), 3, STATES[status], status === 'suspected'],
    ]),
  );
  expect(messages[1]).toMatchObject({ kind: 'quotation', createdAt: 101, policyVersion: '2026-10', mail: null });
  expect(messages[1]?.parts).toMatchObject(
    [1, 2, 3].map((place) => ({
      key: `quotation:lista-0-de-tres-.${place}of3:2026-11-20`,
      payload: { ...forwarded, description: 'lista-0-de-tres-', id_product: `${place + 100}` },
      quantity: place + 1,
      tries: 3,
    })),
  );
  // Four rows of each state; 'dead-letter' and 'suspected' are both held.
  expect(await countParts()).toEqual({ held: 8, received: 4, refused: 4, sent: 4, unknown: 4, waiting: 4 });
  const mails = await count('state', "deliveries WHERE destination = 'mail'");
  expect(mails).toEqual({ held: 2, refused: 1, sent: 1, unknown: 1, waiting: 1 });
  // Nothing of before is gone.
  expect(await countEarlier()).toEqual(Object.fromEntries(STATUSES.map((status) => [status, 4])));
  expect(await count('channel || kind', "notifications WHERE status = 'pending'")).toEqual({
    ...{ copycopy: 1, mailreminder: 1, mailrequest: 1, webhookrequest: 1 },
  });
  await addEarlier('mientras-tanto-llega', 'pending', 3_000);
  expect(await (await open()).list()).toHaveLength(messages.length + 1);
  expect(await count('state', "deliveries WHERE destination = 'mail'")).toEqual(mails);
});

test('a copy that fails in the middle leaves all as it was, and the next opening does all of it', async () => {
  await open();
  for (const [index, status] of STATUSES.entries()) await addEarlier(`un-mensaje-${index}-largo`, status, index + 1);
  await run("CREATE TRIGGER stop BEFORE INSERT ON deliveries BEGIN SELECT RAISE(ABORT, 'stop'); END");
  await expect(openStore(url)).rejects.toThrow();
  expect(await count('kind', 'form_messages')).toEqual({});
  await run('DROP TRIGGER stop');
  expect(await (await open()).list()).toHaveLength(STATUSES.length);
});

test('what waits is sent as it was stored; the same key is the message of before, another key is not', async () => {
  await addEarlier('un-mensaje-0-largo', 'pending', Date.now());
  await addEarlier('=abc:2026-11-20', 'delivered', Date.now() + 1);
  await addEarlier('una-lista-de-dos-', 'delivered', Date.now() + 2, 2);
  const store = await open();
  const { key, payload } = (await store.nextDue('backend', Date.now())) ?? {};
  expect([key, payload]).toEqual(['contact:un-mensaje-0-largo', { ...forwarded, description: 'un-mensaje-0-largo' }]);
  const isNew = async (message: Parameters<typeof toMessage>[0]) =>
    (await store.add(toMessage({ createdAt: Date.now(), ...message }), 0, 'a key')).isNew;
  expect(await isNew({ key: 'contact:un-mensaje-0-largo' })).toBe(false);
  expect(await isNew({ key: 'contact:=abc' })).toBe(false);
  expect(await isNew({ key: 'quotation:una-lista-de-dos-', kind: 'quotation' })).toBe(false);
  expect(await isNew({ key: 'contact:another-key-of-16' })).toBe(true);
});

test('whatever deletes a message deletes the row of before, its mails too', async () => {
  await addEarlier('un-mensaje-0-largo', 'delivered', 1);
  await addEarlierMail('pending', 1);
  await addEarlier('un-mensaje-1-largo', 'delivered', 2);
  const store = await open();
  expect(await store.erase({ where: 'number = ?', args: [toReference(1)] })).toMatchObject({ form_messages: 1 });
  expect([await countEarlier(), await count('kind', 'notifications')]).toEqual([{ delivered: 1 }, {}]);
  expect(await store.forget(3)).toBe(1);
  expect(await countEarlier()).toEqual({});
});

test('the second copy that a site without a backend kept is deleted, and nothing that is nowhere else', async () => {
  const store = await open();
  const { stored } = await store.add(toMessage(), 0, 'a key');
  await run('CREATE TABLE messages (id INTEGER PRIMARY KEY, payload TEXT, idempotency_key TEXT)');
  for (const key of [stored.parts[0]?.key ?? '', 'direct', null])
    await run('INSERT INTO messages (payload, idempotency_key) VALUES (?, ?)', ['{}', key]);
  await open();
  expect(await count('idempotency_key', 'messages')).toEqual({ direct: 1, null: 1 });
  expect(await store.list()).toHaveLength(1);
});
