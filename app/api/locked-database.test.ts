/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDatabase } from '@/e2e/support/database';
import { contact } from '@/e2e/support/samples';
import { connect, type Database } from '@/lib/database/connect';

// The real route handler over the embedded backend, while another process holds the write lock of the one database.
const TURN_MS = 50;
/** A wait of four seconds has eighty; a process that stands still has one. */
const MIN_TURNS = 10;
const VISITORS = 12;

let folder: string;
let url: string;
let database: Database;
let post: (description: string) => Promise<Response>;
let closeOutbox: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locked-'));
  url = `file:${folder}/site.db`;
  Object.assign(process.env, { DATABASE_URL: url, FORMS_PER_MINUTE: '1000' });
  const { POST } = await import('./contact/route');
  const { openOutbox } = await import('@/lib/forms');
  closeOutbox = async () => {
    const outbox = await openOutbox();
    await outbox?.worker.stop();
    outbox?.store.close();
  };
  post = (description) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': description.padEnd(24, '_') };
    const body = JSON.stringify({ ...contact, description });
    return POST(new Request('http://site.test/api/contact', { method: 'POST', headers, body }));
  };
  // Everything is loaded and open before the clock runs.
  expect((await post('primero')).status).toBe(200);
  database = await connect(url);
});

afterAll(async () => {
  await closeOutbox();
  database.close();
  await rm(folder, { recursive: true });
});

async function send(description: string) {
  const response = await post(description);
  return { status: response.status, body: await response.json() };
}

/** How often the message is in the outbox and in the embedded backend's own table. */
async function timesStored(description: string): Promise<unknown[]> {
  const count = (table: string) =>
    `(SELECT count(*) FROM ${table} WHERE json_extract(payload, '$.description') = :description)`;
  const sql = `SELECT ${count('form_messages')} AS outbox, ${count('messages')} AS backend`;
  const [row] = (await database.execute({ sql, args: { description } })).rows;
  return [row?.outbox, row?.backend];
}

test('a lock of a second: the visitor waits for it, and the message is stored once', async () => {
  const unlock = await lockDatabase(url);
  const answers = Promise.all([send('un segundo'), send('un segundo')]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await unlock();
  for (const { status } of await answers) expect(status).toBe(200);
  expect(await timesStored('un segundo')).toEqual([1, 1]);
});

test('a longer lock: every visitor is told the truth in time, nobody else stands still, and sent again it is stored once', async () => {
  const names = Array.from({ length: VISITORS }, (_, index) => `visitante ${index}`.replace(' ', '-'));
  const unlock = await lockDatabase(url);
  // Others have their turn while these wait: SQLite's own busy timeout would block the process.
  let turns = 0;
  const others = setInterval(() => turns++, TURN_MS);
  // The lock is still held when they are answered.
  const answers = await Promise.all(names.map(send));
  clearInterval(others);
  for (const { status, body } of answers) expect([status, body.code]).toEqual([503, 503]);
  expect(turns).toBeGreaterThan(MIN_TURNS);
  await unlock();
  for (const name of names) {
    expect((await send(name)).status).toBe(200);
    expect(await timesStored(name)).toEqual([1, 1]);
  }
});
