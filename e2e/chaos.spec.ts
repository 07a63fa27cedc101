import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { connect } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { type Fault, type FaultServer, startFaultServer } from './support/backend';
import { countReceived, countStates, letTenMinutesPass } from './support/database';
import { pause } from './support/forms-site';
import { contact as person } from './support/samples';
import { type MailFault, type MailServer, type ReceivedMail, startMailServer, toMailSettings } from './support/servers';
import { type Site, serve } from './support/site';

test.describe.configure({ timeout: 300_000 });

const REQUESTS = 100;
const CLIENTS = 8;
/** The site is killed when so many requests have been answered. */
const KILLED_AT = [30, 65] as const;
/** Each third request is for these. */
const PRODUCTS = ['101', '305', '404'];
const FAULTS: readonly Fault[] = [
  ...(['none', 'status-500', 'html', 'reset', 'hang'] as const),
  ...(['answer-lost', 'status-429', 'truncated', 'slow', 'none'] as const),
];
const MAIL_FAULTS: readonly MailFault[] = ['none', 'none', 'address-450', 'text-451', 'reset', 'answer-lost'];

/** Longer than a visitor waits, shorter than a process that is told to end. */
const SLOW_MS = 7_000;

const pick = <T>(values: readonly T[], otherwise: T): T =>
  values[Math.floor(Math.random() * values.length)] ?? otherwise;
const postTo = (site: Site, path: string, fields: object, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...person, ...fields }),
  });

/** Sends requests, each again until it is answered 200, while the site is killed twice; says which are lists. */
async function sendThroughKills(environment: Readonly<Record<string, string>>) {
  let site: Site = await serve(environment);
  const answered = new Map<string, boolean>();
  let next = 0;
  const send = async (name: string, isList: boolean) => {
    const fields = { description: name, ...(isList && { items: PRODUCTS.join('-') }) };
    const key = { 'idempotency-key': name.padEnd(24, '_') };
    for (;;) {
      const answer = postTo(site, isList ? '/api/quotation' : '/api/contact', fields, key);
      if ((await answer.catch(() => null))?.status === 200) return void answered.set(name, isList);
      await pause(200);
    }
  };
  const visit = async () => {
    while (next < REQUESTS) await send(`solicitud-${next++}-`, next % 3 === 0);
  };
  const kill = async () => {
    for (const number of KILLED_AT) {
      while (answered.size < number) await pause(20);
      await site.stop();
      site = await serve(environment);
    }
  };
  await Promise.all([...Array.from({ length: CLIENTS }, visit), kill()]);
  return { site, answered };
}

test('whatever fails, each request that was answered 200 reaches the backend exactly once, and the company by a mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  const mails: ReceivedMail[] = [];
  const startBackend = (port?: number) =>
    startFaultServer(
      createHandler(async () => data),
      port,
    );
  let backend: FaultServer | null = await startBackend();
  let mailServer: MailServer | null = await startMailServer(0, mails);
  const [port, mailPort] = [backend.url, mailServer.url].map((url) => Number(new URL(url).port));
  const environment = {
    ...toMailSettings(mailServer.url),
    BACKEND_URL: backend.url,
    BACKEND_POST_SECONDS: '3',
    DATABASE_URL: `file:${folder}/site.db`,
    FORMS_PER_MINUTE: '1000',
  };
  /** Both fail at random, and now and then one is gone altogether. */
  const disturb = async () => {
    const isGone = Math.random() < 0.15;
    if (isGone && backend) {
      await backend.close();
      backend = null;
    } else backend ??= await startBackend(port);
    backend?.set(pick(FAULTS, 'none'));
    if (isGone && mailServer) {
      await mailServer.close();
      mailServer = null;
    } else mailServer ??= await startMailServer(mailPort, mails);
    mailServer?.set(pick(MAIL_FAULTS, 'none'));
    await pause(400);
  };
  let isOver = false;
  const disturbing = (async () => {
    while (!isOver) await disturb();
  })();
  const { site, answered } = await sendThroughKills(environment);
  isOver = true;
  await disturbing;
  backend ??= await startBackend(port);
  backend.set('none');
  mailServer ??= await startMailServer(mailPort, mails);
  mailServer.set('none');

  /** What the backend must have of them: a message, or each product of a list. */
  const expected = new Set(
    [...answered].flatMap(([name, isList]) => (isList ? PRODUCTS : ['']).map((product) => name + product)),
  );
  const counts = () =>
    countReceived(data, ({ description = '', id_product = '' }) => description.split('\n', 1)[0] + id_product);
  const outbox = await connect(environment.DATABASE_URL);
  // Calls that still hang have their end.
  await pause(4_000);
  const countArrived = async () => {
    await letTenMinutesPass(outbox);
    return [(await counts()).size, await countStates(outbox, 'mail')];
  };
  await expect
    .poll(countArrived, { timeout: 120_000, intervals: [1_000] })
    .toEqual([expected.size, { sent: REQUESTS }]);
  outbox.close();
  const arrived = await counts();
  const lost = [...expected].filter((name) => !arrived.has(name)).length;
  const doubled = [...arrived.values()].filter((times) => times > 1).length;
  await site.stop();
  await backend.close();
  await mailServer.close();
  data.close();
  await rm(folder, { recursive: true });
  expect([answered.size, lost, doubled]).toEqual([REQUESTS, 0, 0]);

  const toName = ({ mail }: ReceivedMail) => /> (solicitud-\d+-)/.exec(mail.text ?? '')?.[1] ?? '';
  const untold = [...answered.keys()].filter((name) => !mails.some((mail) => toName(mail) === name));
  // Nobody else's mail has the same id.
  const messages = new Set(mails.map((mail) => `${mail.mail.messageId} ${toName(mail)}`));
  const unknown = mails.filter(({ isAnswered }) => !isAnswered).length;
  console.log(`sent ${answered.size} as ${expected.size}, mails ${mails.length}, answers lost ${unknown}`);
  expect([untold, messages.size]).toEqual([[], REQUESTS]);
  // Each answer that was lost may repeat a mail, and each kill one.
  expect(mails.length - REQUESTS).toBeLessThanOrEqual(unknown + KILLED_AT.length);
});

test('a backend that is slower than visitors wait and forgets keys gets each message once, after a kill twice', async () => {
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
  const send = async (path: string, description: string, more: object = {}) =>
    (await postTo(site, path, { description, ...more })).status;
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

/** A list of a hundred lines. */
const LISTED = Array.from({ length: 90 }, (_, index) => String(1_001 + index));
const FREE = Array.from({ length: 10 }, (_, index) => `x${index + 1}__cosa_${index + 1}`);

test('of a hundred lines whose process is killed in the middle, before a backend that fails on every third, none is lost or doubled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'long-list-'));
  const taken: string[] = [];
  let calls = 0;
  let isOpen = false;
  const keys = new Set<string | null>();
  const backend = await startFaultServer(async (request) => {
    if (request.method !== 'POST') return Response.json([]);
    const { description, id_product } = await request.json();
    const key = request.headers.get('idempotency-key');
    // What it refused before the kill is taken after it: each further round costs the pause of the worker.
    if (++calls % 3 === 0 && !isOpen) return new Response(null, { status: 500 });
    if (calls > 20) while (!isOpen) await pause(20);
    // As the contract asks: one message for each key.
    if (!keys.has(key)) taken.push(`${id_product} ${description}`);
    keys.add(key);
    return Response.json({ code: 200, message: 'Gracias' });
  });
  const environment = { BACKEND_URL: backend.url, DATABASE_URL: `file:${folder}/long.db` };
  const first = await serve(environment);
  const list = { items: LISTED.join('-'), extras: FREE.join('___') };
  const answer = postTo(first, '/api/quotation', list).catch(() => null);
  await expect.poll(() => calls).toBeGreaterThan(20);
  await first.stop();
  await answer;
  isOpen = true;
  const outbox = await connect(environment.DATABASE_URL);
  expect((await countStates(outbox)).waiting).toBeGreaterThan(0);
  const second = await serve(environment);
  const settle = async () => {
    await letTenMinutesPass(outbox);
    return countStates(outbox);
  };
  await expect.poll(settle, { timeout: 150_000 }).toEqual({ sent: 90 });
  outbox.close();
  await second.stop();
  await backend.close();
  await rm(folder, { recursive: true });
  expect(taken.map((text) => text.split(' ')[0]).sort()).toEqual(LISTED);
  const free = taken.flatMap((text) => text.split('\n').filter((line) => line.startsWith('- ')));
  expect(free).toEqual(FREE.map((_, index) => `- ${index + 1} × cosa ${index + 1}`));
});
