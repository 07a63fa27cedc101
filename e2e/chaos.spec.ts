import { expect, test } from '@playwright/test';
import { connect } from '@/lib/database/connect';
import type { Fault } from './support/backend';
import { countReceived, countStates, getReceived, letTenMinutesPass } from './support/database';
import { pause, post, startBackend } from './support/forms-site';
import { contact as person, sampleItems } from './support/samples';
import { type MailFault, type ReceivedMail, startMailServer, toMailSettings } from './support/servers';
import type { Site } from './support/site';

test.describe.configure({ timeout: 300_000 });

const REQUESTS = 48;
const CLIENTS = 8;
/** The site is killed when so many requests have been answered. */
const KILLED_AT = [15, 32] as const;
/** Each third request is for these, and for something that the catalogue has not. */
const PRODUCTS = sampleItems.slice(0, 5).map(({ id }) => String(id));
const FREE_LINE = 'x2__silla_de_ruedas';
const FAULTS: readonly Fault[] = [
  ...(['none', 'status-500', 'html', 'reset', 'hang'] as const),
  ...(['answer-lost', 'status-429', 'truncated', 'slow', 'none'] as const),
];
const MAIL_FAULTS: readonly MailFault[] = ['none', 'none', 'address-450', 'text-451', 'reset', 'answer-lost'];

const pick = <T>(values: readonly T[], otherwise: T): T =>
  values[Math.floor(Math.random() * values.length)] ?? otherwise;

/** Sends requests, each again until it is answered 200, while the site is killed twice; says which are lists. */
async function sendThroughKills(start: () => Promise<Site>) {
  let site = await start();
  const answered = new Map<string, boolean>();
  let next = 0;
  const send = async (name: string, isList: boolean) => {
    const list = isList && { items: PRODUCTS.join('-'), extras: FREE_LINE };
    const fields = { ...person, description: name, ...list };
    const key = { 'idempotency-key': name.padEnd(24, '_') };
    for (;;) {
      const answer = post(site, isList ? '/api/quotation' : '/api/contact', fields, key);
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
      site = await start();
    }
  };
  await Promise.all([...Array.from({ length: CLIENTS }, visit), kill()]);
  return answered;
}

test('whatever fails, each request that was answered 200 reaches the backend exactly once, and the company by a mail', async () => {
  const own = await startBackend();
  const { data, backend } = own;
  const mailServer = await startMailServer();
  const { mails } = mailServer;
  let isOver = false;
  /** Both fail at random. */
  const disturb = async () => {
    while (!isOver) {
      backend.set(pick(FAULTS, 'none'));
      mailServer.set(pick(MAIL_FAULTS, 'none'));
      await pause(400);
    }
  };
  const disturbing = disturb();
  const settings = { ...toMailSettings(mailServer.url), BACKEND_POST_SECONDS: '3' };
  const answered = await sendThroughKills(() => own.serve(settings));
  isOver = true;
  await disturbing;
  backend.set('none');
  mailServer.set('none');

  /** What the backend must have of them: a message, or each product of a list. */
  const expected = new Set(
    [...answered].flatMap(([name, isList]) => (isList ? PRODUCTS : ['']).map((product) => name + product)),
  );
  const counts = () =>
    countReceived(data, ({ description = '', id_product = '' }) => description.split('\n', 1)[0] + id_product);
  const outbox = await connect(own.databaseUrl);
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
  const lists = [...answered.values()].filter(Boolean).length;
  const free = (await getReceived(data)).filter(({ description }) => description?.includes('2 × silla de ruedas'));
  await own.stop();
  await mailServer.close();
  expect([answered.size, lost, doubled, free.length]).toEqual([REQUESTS, 0, 0, lists]);

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
  const arrivals: string[] = [];
  let isOpen = false;
  const own = await startBackend((handler) => async (request) => {
    if (request.method !== 'POST') return handler(request);
    arrivals.push((await request.json()).description);
    while (!isOpen) await pause(20);
    return Response.json({ code: 200, message: 'Gracias' });
  });
  let site = await own.serve();
  const outbox = await connect(own.databaseUrl);
  const send = async (description: string) => {
    isOpen = false;
    const { status } = await post(site, '/api/contact', { ...person, description });
    // Its visitor has the answer of the site alone.
    isOpen = true;
    return status;
  };
  const expectStates = (states: Record<string, number>) =>
    expect.poll(() => countStates(outbox), { timeout: 60_000 }).toEqual(states);

  expect(await send('uno')).toBe(200);
  await expectStates({ sent: 1 });
  const killed = send('muerto').catch(() => null);
  await expect.poll(() => arrivals).toContain('muerto');
  await site.stop();
  expect(await killed).toBeNull();
  site = await own.serve();
  expect(await send('dos')).toBe(200);
  await expectStates({ sent: 2, waiting: 1 });
  await letTenMinutesPass(outbox);
  await expectStates({ sent: 3 });
  outbox.close();
  await own.stop();
  expect(arrivals).toEqual(['uno', 'muerto', 'dos', 'muerto']);
});
