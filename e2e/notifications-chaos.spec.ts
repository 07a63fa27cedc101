import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { connect } from '@/lib/database/connect';
import { KILLED_AT, pause, sendThroughFaults } from './support/chaos';
import { countTold, letTenMinutesPassForNotifications } from './support/database';
import { type Fault, startFaultServer } from './support/fault-server';
import { type MailFault, type MailServer, type ReceivedMail, startMailServer } from './support/mail-server';
import { SECRET, toMailSettings } from './support/notifications-settings';

const REQUESTS = 200;
const MAIL_FAULTS: readonly MailFault[] = ['none', 'none', 'address-450', 'text-451', 'reset', 'answer-lost'];
const POST_FAULTS: readonly Fault[] = ['none', 'none', 'status-500', 'reset', 'answer-lost', 'slow'];

const choose = <T>(some: readonly [T, ...T[]] | readonly T[]) => some[Math.floor(Math.random() * some.length)] as T;

test('whatever fails, the company is told of each request, once but for mails whose taking the site cannot know of', async () => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'told-'));
  const mails: ReceivedMail[] = [];
  const posted: { readonly id: string; readonly name: string }[] = [];
  let mailServer: MailServer | null = await startMailServer(0, mails);
  const { url } = mailServer;
  const port = Number(new URL(url).port);
  const receiver = await startFaultServer(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const event = new Webhook(SECRET).verify(await request.text(), headers) as { data: { description: string } };
    posted.push({ id: headers['webhook-id'] ?? '', name: event.data.description });
    return new Response(null, { status: 204 });
  });
  const environment = {
    ...toMailSettings(url),
    NOTIFY_URL: receiver.url,
    NOTIFY_SECRET: SECRET,
    DATABASE_URL: `file:${folder}/site.db`,
    FORMS_PER_MINUTE: '1000',
  };
  /** Mail server and receiver fail at random, and now and then the mail server is gone altogether. */
  const disturb = async () => {
    if (Math.random() < 0.15 && mailServer) {
      await mailServer.close();
      mailServer = null;
    } else mailServer ??= await startMailServer(port, mails);
    mailServer?.set(choose(MAIL_FAULTS));
    receiver.set(choose(POST_FAULTS));
    await pause(300);
  };

  const items = '101x2-305-102-103-104-105';
  const { site, answered } = await sendThroughFaults({
    environment,
    count: REQUESTS,
    prefix: 'solicitud',
    items,
    disturb,
  });
  mailServer ??= await startMailServer(port, mails);
  mailServer.set('none');
  receiver.set('none');

  const database = await connect(environment.DATABASE_URL);
  const tellAll = async () => {
    await letTenMinutesPassForNotifications(database);
    return countTold(database);
  };
  const all = { 'mail sent': REQUESTS, 'webhook sent': REQUESTS };
  await expect.poll(tellAll, { timeout: 120_000, intervals: [1_000] }).toEqual(all);
  database.close();
  await site.stop();
  await mailServer.close();
  await receiver.close();
  await rm(folder, { recursive: true });

  const toName = ({ mail }: ReceivedMail) => /> (solicitud-\d+-)/.exec(mail.text ?? '')?.[1] ?? '';
  const lost = [...answered.keys()].filter((name) => !mails.some((mail) => toName(mail) === name));
  const unposted = [...answered.keys()].filter((name) => !posted.some((one) => one.name === name));
  // The receiver knows by the id what it has already; nobody else's has it.
  const ids = new Set(posted.map(({ id, name }) => `${id} ${name}`));
  const messages = new Set(mails.map((mail) => `${mail.mail.messageId} ${toName(mail)}`));
  const unknown = mails.filter(({ isAnswered }) => !isAnswered).length;
  const repeated = mails.length - REQUESTS;
  console.log(`told: mails ${mails.length}, lost ${lost.length}, answers lost ${unknown}, posts ${posted.length}`);
  expect([answered.size, lost, unposted, messages.size, ids.size]).toEqual([REQUESTS, [], [], REQUESTS, REQUESTS]);
  // Each answer that was lost may repeat a mail, and each kill one.
  expect(repeated).toBeLessThanOrEqual(unknown + KILLED_AT.length);
});
