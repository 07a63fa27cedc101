import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { connect } from '@/lib/database/connect';
import { countStates } from './support/database';
import { contact as person } from './support/samples';
import { type MailServer, startMailServer, toMailSettings } from './support/servers';
import { freePort, type Site, serve } from './support/site';

test.describe.configure({ timeout: 90_000 });

let folder: string;
let mails: MailServer;
let site: Site | undefined;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'told-'));
  mails = await startMailServer();
});

test.afterEach(async () => {
  await site?.stop();
  await mails.close();
  await rm(folder, { recursive: true });
});

const toSettings = (mailServer: string) => ({
  ...toMailSettings(mailServer),
  DATABASE_URL: `file:${folder}/site.db`,
});

const send = (path: string, fields: object, { url } = site as Site) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, ...fields }),
  });

test('a request is mailed with the names of its products, and the answer waits for no mail', async () => {
  mails.set('silent');
  site = await serve(toSettings(mails.url));
  const database = await connect(toSettings(mails.url).DATABASE_URL);
  // The mail server never answers: who waited for it would wait longer than this test.
  const response = await send('/api/quotation', { items: '101x2-305' });
  expect([response.status, await countStates(database, 'mail')]).toEqual([200, { waiting: 1 }]);
  database.close();
  const { reference } = await response.json();
  await expect.poll(() => mails.mails.length, { timeout: 15_000 }).toBe(1);
  const [{ mail } = { mail: undefined }] = mails.mails;
  expect(mail?.subject).toBe(`Solicitud de cotización ${reference}`);
  const catalogue = await (await fetch(`${site.url}/p/101`)).text();
  const [, name = ''] = /^- (.+) \(Referencia 101, cantidad 2\)$/m.exec(mail?.text ?? '') ?? [];
  expect(name).not.toBe('Producto o servicio');
  expect(catalogue).toContain(`>${name}<`);
});

test('neither log nor health has anything of a visitor or a seller, whatever fails', async () => {
  const gone = `smtp://user:hidden@127.0.0.1:${await freePort()}`;
  site = await serve(toSettings(gone));
  for (let count = 0; count < 3; count++) await send('/api/contact', { description: `Hola ${count}` });
  await expect
    .poll(() => site?.output().match(/"destination":"mail"[^\n]*"a delivery waits"/g)?.length, { timeout: 15_000 })
    .toBeGreaterThan(2);
  const health = await (await fetch(`${site.url}/api/health?ready`)).json();
  expect(health.mails).toMatchObject({ pending: 3, givenUp: 0, oldestAt: expect.anything() });
  expect(site.output() + JSON.stringify(health)).not.toMatch(/ana@|ventas@|sitio@|Ana P|Hola|300 ?123|hidden/);
});

test('what waits when a process ends is sent once by the next one', async () => {
  site = await serve(toSettings(`smtp://127.0.0.1:${await freePort()}`));
  await send('/api/contact', {});
  await expect.poll(() => site?.output()).toContain('a delivery waits');
  expect(await site.end()).toBe(143);
  site = await serve(toSettings(mails.url));
  const database = await connect(`file:${folder}/site.db`);
  await expect.poll(() => countStates(database, 'mail'), { timeout: 20_000 }).toEqual({ sent: 1 });
  database.close();
  expect(mails.mails).toHaveLength(1);
});

test('where nothing can be stored the start says that nobody gets a mail', async () => {
  site = await serve({ ...toSettings(mails.url), DATABASE_URL: ':memory:' });
  await expect.poll(() => site?.output()).toContain('no mails are sent: nothing can be stored');
});
