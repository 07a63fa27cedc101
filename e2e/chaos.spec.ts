import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { connect } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { type Fault, type FaultServer, startFaultServer } from './support/backend';
import { countReceived, countStates, letTenMinutesPass } from './support/database';
import { pause, sendThroughFaults } from './support/forms-site';
import { contact as person } from './support/samples';
import { serve } from './support/site';

const SUBMISSIONS = 200;
/** Each third submission is a request for these. */
const PRODUCTS = ['101', '305', '404'];
const FAULTS: readonly Fault[] = [
  'none',
  'status-500',
  'html',
  'reset',
  'hang',
  'answer-lost',
  'status-429',
  'truncated',
  'slow',
  'none',
];

/** Longer than a visitor waits, shorter than a process that is told to end. */
const SLOW_MS = 7_000;

test('whatever fails, each message that was answered 200 reaches the backend exactly once', async () => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  let backend: FaultServer | null = await startFaultServer(createHandler(async () => data));
  const { url: backendUrl } = backend;
  const port = Number(new URL(backendUrl).port);
  const environment = {
    BACKEND_URL: backendUrl,
    BACKEND_POST_SECONDS: '3',
    DATABASE_URL: `file:${folder}/site.db`,
    FORMS_PER_MINUTE: '1000',
  };
  /** The backend fails at random, and now and then it is gone altogether. */
  const disturb = async () => {
    if (Math.random() < 0.15 && backend) {
      await backend.close();
      backend = null;
    } else if (!backend) {
      backend = await startFaultServer(
        createHandler(async () => data),
        port,
      );
    }
    backend?.set(FAULTS[Math.floor(Math.random() * FAULTS.length)] ?? 'none');
    await pause(400);
  };

  const items = PRODUCTS.join('-');
  const { site, answered } = await sendThroughFaults({
    environment,
    count: SUBMISSIONS,
    prefix: 'mensaje',
    items,
    disturb,
  });
  /** What the backend must have of them: a message, or each product of a list. */
  const expected = new Set(
    [...answered].flatMap(([name, isList]) => (isList ? PRODUCTS : ['']).map((product) => name + product)),
  );
  backend ??= await startFaultServer(
    createHandler(async () => data),
    port,
  );
  backend.set('none');

  const counts = () =>
    countReceived(data, ({ description = '', id_product = '' }) => description.split('\n', 1)[0] + id_product);
  const outbox = await connect(environment.DATABASE_URL);
  // Calls that still hang have their end.
  await pause(4_000);
  const countArrived = async () => {
    await letTenMinutesPass(outbox);
    return (await counts()).size;
  };
  await expect.poll(countArrived, { timeout: 120_000, intervals: [1_000] }).toBe(expected.size);
  outbox.close();
  const arrived = await counts();
  const lost = [...expected].filter((name) => !arrived.has(name)).length;
  const doubled = [...arrived.values()].filter((times) => times > 1).length;
  console.log(`chaos: sent ${answered.size} as ${expected.size}, lost ${lost}, doubled ${doubled}`);
  await site.stop();
  await backend.close();
  data.close();
  await rm(folder, { recursive: true });
  expect([answered.size, lost, doubled]).toEqual([SUBMISSIONS, 0, 0]);
});

test('a backend that is slower than visitors wait and forgets keys gets each message once, after a kill twice', async () => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'slow-'));
  const arrivals = new Map<string, number>();
  const count = (name: string) => arrivals.get(name) ?? 0;
  const backend = await startFaultServer(async (request) => {
    if (request.method !== 'POST') return Response.json([]);
    const { description, id_product = '' } = await request.json();
    const name = description.split('\n', 1)[0] + id_product;
    arrivals.set(name, count(name) + 1);
    await pause(SLOW_MS);
    return Response.json({ code: 200, message: 'Gracias' });
  });
  const environment = { BACKEND_URL: backend.url, DATABASE_URL: `file:${folder}/site.db` };
  let site = await serve(environment);
  const outbox = await connect(environment.DATABASE_URL);
  const send = async (path: string, description: string, more: object = {}) => {
    const response = await fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, description, ...more }),
    });
    return response.status;
  };
  const isDelivered = (number: number) =>
    expect.poll(() => countStates(outbox), { timeout: 60_000 }).toEqual({ sent: number });

  const items = PRODUCTS.join('-');
  const sent = [send('/api/contact', 'uno-'), send('/api/quotation', 'lista-', { items })];
  expect(await Promise.all(sent)).toEqual([200, 200]);
  await isDelivered(4);

  // A call under way has its end before the process has.
  const ending = send('/api/contact', 'restart-');
  await expect.poll(() => count('restart-')).toBe(1);
  await site.end();
  expect(await ending).toBe(200);
  expect(await countStates(outbox)).toEqual({ sent: 5 });
  site = await serve(environment);

  const killed = send('/api/contact', 'kill-').catch(() => null);
  await expect.poll(() => count('kill-')).toBe(1);
  await site.stop();
  expect(await killed).toBeNull();
  site = await serve(environment);
  expect(await send('/api/contact', 'dos-')).toBe(200);
  await expect.poll(() => countStates(outbox), { timeout: 60_000 }).toEqual({ sent: 6, waiting: 1 });
  expect(count('kill-')).toBe(1);
  await letTenMinutesPass(outbox);
  await isDelivered(7);

  await site.stop();
  await backend.close();
  outbox.close();
  await rm(folder, { recursive: true });
  const once = ['uno-', ...PRODUCTS.map((product) => `lista-${product}`), 'restart-', 'dos-'].map((name) => [name, 1]);
  expect(Object.fromEntries(arrivals)).toEqual({ ...Object.fromEntries(once), 'kill-': 2 });
});
