import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { connect } from '@/lib/database/connect';
import { countStates, letTenMinutesPass } from './support/database';
import { KILLED_AT, pause, sendThroughFaults } from './support/forms-site';
import { type MailFault, type MailServer, type ReceivedMail, startMailServer, toMailSettings } from './support/servers';

const REQUESTS = 200;
const FAULTS: readonly MailFault[] = ['none', 'none', 'address-450', 'text-451', 'reset', 'answer-lost'];

test('whatever fails, the company gets a mail of each request, once but where the site cannot know that it was taken', async () => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'told-'));
  const mails: ReceivedMail[] = [];
  let mailServer: MailServer | null = await startMailServer(0, mails);
  const { url } = mailServer;
  const port = Number(new URL(url).port);
  const environment = {
    ...toMailSettings(url),
    DATABASE_URL: `file:${folder}/site.db`,
    FORMS_PER_MINUTE: '1000',
  };
  /** The mail server fails at random, and now and then it is gone altogether. */
  const disturb = async () => {
    if (Math.random() < 0.15 && mailServer) {
      await mailServer.close();
      mailServer = null;
    } else mailServer ??= await startMailServer(port, mails);
    mailServer?.set(FAULTS[Math.floor(Math.random() * FAULTS.length)] ?? 'none');
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

  const database = await connect(environment.DATABASE_URL);
  const mailAll = async () => {
    await letTenMinutesPass(database);
    return countStates(database, 'mail');
  };
  await expect.poll(mailAll, { timeout: 120_000, intervals: [1_000] }).toEqual({ sent: REQUESTS });
  database.close();
  await site.stop();
  await mailServer.close();
  await rm(folder, { recursive: true });

  const toName = ({ mail }: ReceivedMail) => /> (solicitud-\d+-)/.exec(mail.text ?? '')?.[1] ?? '';
  const lost = [...answered.keys()].filter((name) => !mails.some((mail) => toName(mail) === name));
  // Nobody else's mail has the same id.
  const messages = new Set(mails.map((mail) => `${mail.mail.messageId} ${toName(mail)}`));
  const unknown = mails.filter(({ isAnswered }) => !isAnswered).length;
  console.log(`mails ${mails.length}, lost ${lost.length}, answers lost ${unknown}`);
  expect([answered.size, lost, messages.size]).toEqual([REQUESTS, [], REQUESTS]);
  // Each answer that was lost may repeat a mail, and each kill one.
  expect(mails.length - REQUESTS).toBeLessThanOrEqual(unknown + KILLED_AT.length);
});
