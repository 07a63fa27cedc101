/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type MailServer, setUpNotifications, startMailServer, toSettings } from '@/e2e/support/mail-server';
import { eventually } from '@/e2e/support/wait';

/** A process of the site as far as notifications go; says 'looked' each time that it has told what it could. */
const SCRIPT = `
  import { startMails } from './lib/forms/notifications';
  import { openStore } from './lib/forms/outbox/store';
  const store = await openStore(process.env.URL_TO_OPEN);
  const catalogue = { siteUrl: 'https://www.example.com', getName: async () => '' };
  const worker = await startMails(JSON.parse(process.env.MAIL), store.mails, catalogue);
  setInterval(() => undefined, 60_000);
  console.log('open');
  await worker.wake();
  console.log('looked');
`;

const { getUrl, start, receive, wait } = setUpNotifications();
const MINUTE = 60_000;
let server: MailServer;
let children: ChildProcess[];

beforeEach(async () => {
  server = await startMailServer();
  children = [];
});

afterEach(async () => {
  for (const child of children) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await server.close();
});

function launch(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
    env: { ...process.env, MAIL: JSON.stringify(toSettings(server.url)), URL_TO_OPEN: getUrl() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

const getIds = () => server.mails.map(({ mail }) => mail.messageId);

test('two processes on one database send each of forty mails once', async () => {
  // Knows of mails, and sends none.
  const { store } = await start(toSettings('smtp://127.0.0.1:9'));
  const references: string[] = [];
  for (let count = 0; count < 40; count++)
    for (const { reference } of await receive(store, { kind: 'contact' })) references.push(reference);
  launch();
  launch();
  const getStatus = async (reference: string) => (await store.mails.getMail(reference))?.status;
  await eventually(async () => (await Promise.all(references.map(getStatus))).every((status) => status === 'sent'));
  expect([server.mails.length, new Set(getIds()).size]).toEqual([40, 40]);
});

test('when a process is killed before it wrote down that a mail was sent, the mail comes once more with the same Message-ID', async () => {
  const { store } = await start(toSettings('smtp://127.0.0.1:9'));
  const [row] = await receive(store);
  server.set('silent');
  const holder = launch();
  await eventually(async () => server.mails.length === 1);
  // While the outcome is unknown nobody else sends it.
  const other = launch();
  for (let text = ''; !text.includes('looked'); ) text += String((await once(other.stdout ?? other, 'data'))[0]);
  holder.kill('SIGKILL');
  server.set('none');
  expect(server.mails).toHaveLength(1);
  const getTold = () => store.mails.getMail(row?.reference ?? '');
  expect(await getTold()).toMatchObject({ status: 'pending', attempts: 1, unanswered: 1 });
  await wait(10 * MINUTE);
  await eventually(async () => (await getTold())?.status === 'sent');
  expect(getIds()).toHaveLength(2);
  expect(new Set(getIds()).size).toBe(1);
});
