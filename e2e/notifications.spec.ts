import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { connect } from '@/lib/database/connect';
import { countTold } from './support/database';
import { type FaultServer, startFaultServer } from './support/fault-server';
import { type MailServer, startMailServer } from './support/mail-server';
import { SECRET, toMailSettings } from './support/notifications-settings';
import { contact as person } from './support/person';
import { freePort, type Site, serve } from './support/site';

test.describe.configure({ timeout: 90_000 });

let folder: string;
let mails: MailServer;
let receiver: FaultServer;
let site: Site | undefined;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'told-'));
  mails = await startMailServer();
  receiver = await startFaultServer(async () => new Response(null, { status: 204 }));
});

test.afterEach(async () => {
  await site?.stop();
  await mails.close();
  await receiver.close();
  await rm(folder, { recursive: true });
});

const toSettings = (mailServer: string) => ({
  ...toMailSettings(mailServer),
  NOTIFY_URL: receiver.url,
  NOTIFY_SECRET: SECRET,
  DATABASE_URL: `file:${folder}/site.db`,
});

const send = (path: string, fields: object, { url } = site as Site) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, ...fields }),
  });

test('a request is told with the names of its products, and the answer waits for neither mail nor webhook', async () => {
  mails.set('silent');
  receiver.set('hang');
  site = await serve(toSettings(mails.url));
  const database = await connect(toSettings(mails.url).DATABASE_URL);
  // Neither ever answers: who waited for them would wait longer than this test.
  const response = await send('/api/quotation', { items: '101x2-305' });
  expect([response.status, await countTold(database)]).toEqual([200, { 'mail pending': 1, 'webhook pending': 1 }]);
  database.close();
  const { reference } = await response.json();
  await expect.poll(() => [mails.mails.length, receiver.received.length], { timeout: 15_000 }).toEqual([1, 1]);
  const [{ mail } = { mail: undefined }] = mails.mails;
  expect(mail?.subject).toBe(`Solicitud de cotización ${reference}`);
  const catalogue = await (await fetch(`${site.url}/p/101`)).text();
  const [, name = ''] = /^- (.+) \(Referencia 101, cantidad 2\)$/m.exec(mail?.text ?? '') ?? [];
  expect(name).not.toBe('Producto o servicio');
  expect(catalogue).toContain(`>${name}<`);
});

test('neither log nor health has anything of a visitor or a seller, whatever fails', async () => {
  const gone = `smtp://user:hidden@127.0.0.1:${await freePort()}`;
  receiver.set('status-500');
  site = await serve(toSettings(gone));
  for (let count = 0; count < 3; count++) await send('/api/contact', { description: `Hola ${count}` });
  await expect
    .poll(() => site?.output().match(/"a notification waits"/g)?.length, { timeout: 15_000 })
    .toBeGreaterThan(5);
  const health = await (await fetch(`${site.url}/api/health?ready`)).json();
  expect(health.outbox.notifications).toMatchObject({ givenUp: 0, oldestAt: expect.anything() });
  expect(site.output() + JSON.stringify(health)).not.toMatch(/ana@|ventas@|sitio@|Ana P|Hola|300 ?123|hidden|whsec_/);
});

test('what waits when a process ends is sent once by the next one', async () => {
  site = await serve(toSettings(`smtp://127.0.0.1:${await freePort()}`));
  await send('/api/contact', {});
  await expect.poll(() => site?.output()).toContain('a notification waits');
  expect(await site.end()).toBe(143);
  site = await serve(toSettings(mails.url));
  const database = await connect(`file:${folder}/site.db`);
  await expect.poll(() => countTold(database), { timeout: 20_000 }).toEqual({ 'mail sent': 1, 'webhook sent': 1 });
  database.close();
  expect(mails.mails).toHaveLength(1);
});

test('where nothing can be stored the start says that nobody is told', async () => {
  site = await serve({ ...toSettings(mails.url), DATABASE_URL: ':memory:' });
  await expect.poll(() => site?.output()).toContain('notifications are off: nothing can be stored');
});
