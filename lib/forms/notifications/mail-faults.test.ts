/** @jest-environment node */
import {
  type MailFault,
  type MailServer,
  setUpNotifications,
  startMailServer,
  toSettings,
} from '@/e2e/support/mail-server';
import { freePort } from '@/e2e/support/site';
import { connect } from '@/lib/database/connect';
import type { ToldRequest } from './request';
import { sendMail } from './smtp';

const { getUrl, start, receive, change, wait } = setUpNotifications();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

type Site = Awaited<ReturnType<typeof start>>;

const getTold = ({ store }: Site, reference = '') => store.mails.getMail(reference);

test('while the server is down a mail waits, longer each time, and comes once when it is back', async () => {
  const port = await freePort();
  const site = await start(toSettings(`smtp://127.0.0.1:${port}`));
  const [row] = await receive(site.store);
  const delays: number[] = [];
  for (let count = 0; count < 3; count++) {
    const before = Date.now();
    await site.tell();
    delays.push(((await getTold(site, row?.reference))?.nextAttemptAt ?? 0) - before);
    await wait(10 * MINUTE);
  }
  expect(delays.map((delay, index) => delay > 1_400 * 2 ** index && delay < 3_500 * 2 ** index)).toEqual([
    true,
    true,
    true,
  ]);
  const back = await startMailServer(port);
  await site.tell();
  await site.tell();
  expect(back.mails).toHaveLength(1);
  expect(await getTold(site, row?.reference)).toMatchObject({ status: 'sent', attempts: 4, unanswered: 1 });
  await back.close();
});

test.each<[MailFault, string, number]>([
  ['address-450', 'pending', 0],
  ['text-451', 'pending', 0],
  ['reset', 'pending', 0],
  ['address-550', 'dead-letter', 1],
  ['text-554', 'dead-letter', 1],
])('what the server refuses (%s) is %s, and nobody has it', async (fault, status, unanswered) => {
  server.set(fault);
  const site = await start(toSettings(server.url));
  const [row] = await receive(site.store);
  await site.tell();
  expect(await getTold(site, row?.reference)).toMatchObject({ status, attempts: 1, unanswered });
  expect(server.mails).toHaveLength(0);
});

test('what was refused for good is tried again at the next start, where a setting may be another', async () => {
  server.set('address-550');
  const site = await start(toSettings(server.url));
  const [row] = await receive(site.store);
  await site.tell();
  await site.tell();
  expect(server.connections()).toBe(1);
  server.set('none');
  const next = await start(toSettings(server.url, ['otra@example.com']));
  await next.tell();
  expect(server.mails.map(({ envelope }) => envelope.to)).toEqual([['otra@example.com']]);
  expect(await getTold(site, row?.reference)).toMatchObject({ status: 'sent', attempts: 1 });
});

test('a mail whose answer is lost is sent again after ten minutes, an hour and six, each time with the same Message-ID', async () => {
  server.set('answer-lost');
  const site = await start(toSettings(server.url));
  const [row] = await receive(site.store);
  for (const pause of [10 * MINUTE, HOUR, 6 * HOUR]) {
    await site.tell();
    await wait(pause - MINUTE);
    await site.tell();
    await wait(MINUTE);
  }
  await site.tell();
  expect(server.mails).toHaveLength(4);
  expect(new Set(server.mails.map(({ mail }) => mail.messageId)).size).toBe(1);
  await wait(10 * MINUTE);
  await site.tell();
  expect(server.mails).toHaveLength(4);
  expect(await getTold(site, row?.reference)).toMatchObject({ status: 'unknown-outcome', attempts: 4 });
});

const request: ToldRequest = {
  ...{ reference: '4821 7703-4', form: 'contact', receivedAt: 0, answerTime: 0 },
  ...{ fields: {}, lines: [] },
};

test('a server that never answers is given up in time: the mail may have come or not', async () => {
  server.set('silent');
  const limits = { connect: 5_000, greet: 5_000, answer: 300, whole: 5_000 };
  const send = (timeouts: typeof limits) => sendMail(toSettings(server.url), 'a', request, timeouts);
  expect(await send(limits)).toEqual({ result: 'unknown', reason: 'ETIMEDOUT' });
  expect(await send({ ...limits, answer: 5_000, whole: 300 })).toMatchObject({ result: 'unknown' });
  expect(server.mails).toHaveLength(2);
});

test('one of two addresses that is refused does not keep the mail from the other', async () => {
  server.refuse('fuera@example.com');
  const settings = toSettings(server.url, ['fuera@example.com', 'ventas@example.com']);
  expect(await sendMail(settings, 'a', request)).toEqual({ result: 'sent' });
  expect(server.mails.map(({ envelope }) => envelope.to)).toEqual([['ventas@example.com']]);
});

test('what a database of the release before holds: the mail that waits is sent, and the rest stays as it is', async () => {
  const site = await start(toSettings(server.url));
  const [row] = await receive(site.store);
  const reference = row?.reference ?? '';
  const others = [
    ['webhook', 'request', reference],
    ['copy', 'copy', reference],
    ['mail', 'reminder', reference],
    ['webhook', 'reminder', reference],
    ['mail', 'summary', null],
  ];
  const insert = `INSERT INTO notifications (key, channel, kind, reference, due_at, next_attempt_at)
    SELECT value ->> 1 || ':old', value ->> 0, value ->> 1, value ->> 2, 0, 0 FROM json_each(?)`;
  await change(insert, JSON.stringify(others));
  await site.tell();
  expect(server.mails.map(({ mail }) => mail.subject)).toEqual([`Solicitud de cotización ${reference}`]);
  expect(await getTold(site, reference)).toMatchObject({ status: 'sent' });
  expect(await site.store.mails.nextTime()).toBeNull();
  expect(await site.store.mails.count(0)).toEqual({ pending: 0, oldestAt: null, givenUp: 0 });
  const db = await connect(getUrl());
  const { rows } = await db.execute("SELECT channel, kind FROM notifications WHERE status = 'pending' ORDER BY id");
  db.close();
  expect(rows.map(({ channel, kind }) => [channel, kind])).toEqual(others.map((other) => other.slice(0, 2)));
});
