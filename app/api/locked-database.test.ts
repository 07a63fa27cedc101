/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { lockDatabase } from '@/e2e/support/lock-database';
import { connect, type Database } from '@/lib/database/connect';

// The real route handler over the embedded backend, while another process holds the write lock of the one database.
const PATIENCE = 6_000;
/** Milliseconds for which this process may stand still: a busy machine needs some, the driver's own wait would be seconds. */
const STANDSTILL = 1_000;
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
    const person = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', policy: true };
    const headers = { 'content-type': 'application/json', 'idempotency-key': description.padEnd(24, '_') };
    const body = JSON.stringify({ ...person, description });
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

async function timed(description: string) {
  const start = Date.now();
  const response = await post(description);
  return { status: response.status, body: await response.json(), milliseconds: Date.now() - start };
}

/** How often the message is in the outbox and in the embedded backend's own table. */
async function timesStored(description: string): Promise<unknown[]> {
  const count = (table: string) =>
    `(SELECT count(*) FROM ${table} WHERE json_extract(payload, '$.description') = :description)`;
  const sql = `SELECT ${count('submissions')} AS outbox, ${count('messages')} AS backend`;
  const [row] = (await database.execute({ sql, args: { description } })).rows;
  return [row?.outbox, row?.backend];
}

test('a lock of a second: the visitor waits for it, and the message is stored once', async () => {
  const unlock = await lockDatabase(url);
  const answers = Promise.all([timed('un segundo'), timed('un segundo')]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await unlock();
  for (const { status, milliseconds } of await answers) {
    expect(status).toBe(200);
    expect(milliseconds).toBeLessThan(PATIENCE);
  }
  expect(await timesStored('un segundo')).toEqual([1, 1]);
});

test('a longer lock: every visitor is told the truth in time, nobody else stands still, and sent again it is stored once', async () => {
  const names = Array.from({ length: VISITORS }, (_, index) => `visitante ${index}`.replace(' ', '-'));
  const unlock = await lockDatabase(url);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const answers = await Promise.all(names.map(timed));
  delay.disable();
  for (const { status, body, milliseconds } of answers) {
    expect([status, body.code]).toEqual([503, 503]);
    expect(milliseconds).toBeLessThan(PATIENCE);
  }
  expect(delay.max / 1e6).toBeLessThan(STANDSTILL);
  await unlock();
  for (const name of names) {
    expect((await timed(name)).status).toBe(200);
    expect(await timesStored(name)).toEqual([1, 1]);
  }
});
