/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letTenMinutesPass } from '@/e2e/support/database';
import { type FaultServer, startFaultServer } from '@/e2e/support/fault-server';
import { forwarded as payload } from '@/e2e/support/person';
import { connect, type Database } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { openStore, type Store } from './store';

/** A process of the site as far as deliveries go; says 'looked' each time that its worker has done what it could. */
const SCRIPT = `
  import { createClient } from './lib/backend/client';
  import { network } from './lib/backend/network';
  import { createSubmissionsClient } from './lib/backend/submissions-client';
  import { openStore } from './lib/forms/outbox/store';
  import { createWorker } from './lib/forms/outbox/worker';
  const baseUrl = process.env.BACKEND_TO_USE;
  const apiUrl = baseUrl + '/index.php/api/v1';
  const { sendContact } = createSubmissionsClient(createClient({ baseUrl, apiUrl, fetch: network, timeoutMs: 4000 }), apiUrl);
  const store = await openStore(process.env.URL_TO_OPEN);
  const worker = createWorker(store, ({ payload, key }) => sendContact(payload, { key }));
  setInterval(() => undefined, 60_000);
  await worker.wake();
  console.log('looked');
`;

const KEY = 'contact:one-message-only';

let folder: string;
let url: string;
let store: Store;
let data: Database;
let outbox: Database;
let backend: FaultServer;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processes-'));
  url = `file:${folder}/site.db`;
  store = await openStore(url);
  outbox = await connect(url);
  data = await openDatabase(`file:${folder}/backend.db`);
  const handler = createHandler(async () => data);
  backend = await startFaultServer(handler);
  children = [];
});

afterEach(async () => {
  for (const child of children) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await backend.close();
  store.close();
  outbox.close();
  data.close();
  await rm(folder, { recursive: true });
});

function start(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
    env: { ...process.env, URL_TO_OPEN: url, BACKEND_TO_USE: backend.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 40_000;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error('it did not happen in 40 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isDelivered = async () => (await store.get(1))?.status === 'delivered';
const keysAtBackend = async () =>
  (await data.execute('SELECT idempotency_key FROM messages')).rows.map((row) => row.idempotency_key);

/** One process waits for a backend that hangs; another is there. */
async function stuckAndOther(): Promise<ChildProcess> {
  const now = Date.now();
  await store.add([{ key: KEY, kind: 'contact', payload, policyVersion: '1', createdAt: now }], now);
  backend.set('hang');
  const holder = start();
  await until(() => backend.received.length === 1);
  await once(start().stdout ?? holder, 'data');
  return holder;
}

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'when a process gets %s in its call, another makes it ten minutes later, and the message is there once',
  async (signal) => {
    const holder = await stuckAndOther();
    holder.kill(signal);
    backend.set('none');
    expect(await store.get(1)).toMatchObject({ status: 'pending', attempts: 1, unanswered: 1 });
    expect(backend.received).toHaveLength(1);
    await letTenMinutesPass(outbox);
    await until(isDelivered);
    expect(backend.received).toHaveLength(2);
    expect(await keysAtBackend()).toEqual([KEY]);
    if (signal === 'SIGKILL') return;
    // The one that stood still wakes up in the middle of its delivery: what it finds out is old.
    holder.kill('SIGCONT');
    await once(holder.stdout ?? holder, 'data');
    expect(await store.get(1)).toMatchObject({ status: 'delivered', code: 200, attempts: 2 });
    expect(await keysAtBackend()).toEqual([KEY]);
  },
);
