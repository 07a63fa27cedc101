/** @jest-environment node */
import { type MailServer, startMailServer } from '@/e2e/support/mail-server';
import { SITE, setUpNotifications } from '@/e2e/support/notifications';
import { toMailSettings } from '@/e2e/support/notifications-settings';
import { forwarded } from '@/e2e/support/person';
import type { Store } from '../outbox/store';
import { isReceiptPath } from '../receipt';

const { start, receive, mark } = setUpNotifications();
const MONDAY = Date.parse('2026-11-23T10:30:00-05:00');
const HOUR = 60 * 60 * 1_000;
const HUNDRED = Array.from({ length: 100 }, (_, index) => index + 101).join('-');
let server: MailServer;

/** A site that mails to visitors alone. */
const toSettings = ({ url }: MailServer) => ({
  SMTP_URL: url,
  NOTIFY_FROM: 'sitio@example.com',
  NOTIFY_VISITOR: '1',
});

const setTime = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);

beforeEach(async () => {
  setTime(MONDAY);
  server = await startMailServer();
});
afterEach(() => server.close());

const ask = (store: Store, fields: object = {}, refused: readonly number[] = []) =>
  receive(store, { wantsCopy: true, payload: { ...forwarded, id_product: '101', ...fields } }, refused);

const getStatuses = async (store: Store, reference = '') =>
  (await store.getNotifications(reference)).map(({ channel, status }) => `${channel} ${status}`);

const getReceivers = () => server.mails.map(({ envelope }) => envelope.to.join());

test('a request for a hundred products is one copy, to its address alone, with nothing that its visitor wrote or chose', async () => {
  const { store, tell } = await start(toSettings(server));
  const { email } = forwarded;
  const evil = 'Gane dinero en https://evil.example';
  const payload = { client_name: `${evil} 1`, email, phone_number: '3009998877', description: evil, items: HUNDRED };
  const [row] = await receive(store, { payload, wantsCopy: true });
  await tell();
  await tell();
  expect(server.mails).toHaveLength(1);
  const [{ mail, envelope, raw } = { mail: undefined, envelope: undefined, raw: '' }] = server.mails;
  expect(envelope).toEqual({ from: 'sitio@example.com', to: [email] });
  expect([mail?.to, mail?.cc, mail?.bcc, mail?.attachments]).toEqual([
    [{ name: '', address: email }],
    undefined,
    undefined,
    [],
  ]);
  expect([mail?.subject, mail?.from, mail?.replyTo]).toEqual([
    `Recibimos su solicitud de cotización: radicado ${row?.reference}`,
    { name: 'Biomédica Ejemplo', address: 'sitio@example.com' },
    [{ name: '', address: 'ventas@example.com' }],
  ]);
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  const path = /\/mensaje\/(enviado\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(isReceiptPath(path, (await store.getReceiptKey()) ?? '')).toBe(true);
  expect(mail?.text).toBe(`Recibimos su solicitud de cotización en Biomédica Ejemplo

Radicado: ${row?.reference}
Recibida: lunes, 23 de noviembre de 2026, 10:30 a. m.
Le respondemos a más tardar el martes 24 de noviembre a las 11:00 a. m.
Teléfono: (601) 000 0000
Celular: 300 000 0000
Correo: ventas@example.com

Su constancia:
- Ver y guardar la constancia (radicado ${row?.reference})
  ${SITE}/mensaje/${path}

Si usted no hizo esta solicitud, ignore este mensaje.
`);
  expect(mail?.html).toContain(`<a href="${SITE}/mensaje/${path}">Ver y guardar la constancia</a>`);
  const decoded = JSON.stringify(mail) + raw;
  expect(decoded).not.toMatch(/dinero|evil|3009998877|Monitor|Desfibrilador|10[1-5]x|\/p\//);
});

test('only who asks for it has one, and only where the setting is on', async () => {
  const on = await start({ ...toSettings(server), ...toMailSettings(server.url) });
  const [row] = await receive(on.store);
  await on.tell();
  expect(getReceivers()).toEqual(['ventas@example.com']);
  expect(await getStatuses(on.store, row?.reference)).toEqual(['mail sent', 'mail pending']);
  const off = await start(toMailSettings(server.url));
  const [other] = await ask(off.store);
  await off.tell();
  expect(getReceivers()).toEqual(['ventas@example.com', 'ventas@example.com']);
  expect(await getStatuses(off.store, other?.reference)).toEqual(['mail sent', 'mail pending']);
});

test('what waits when the setting is taken away is not sent', async () => {
  const on = await start(toSettings(server));
  await ask(on.store);
  const off = await start(toMailSettings(server.url));
  await off.tell();
  expect(server.mails).toHaveLength(0);
});

test('an address gets three copies a day in any letters, also of two workers at once; the next day it gets more', async () => {
  const { store, tell } = await start(toSettings(server));
  const other = await start(toSettings(server));
  const tellAll = () => Promise.all([tell(), other.tell()]);
  for (const email of ['ana@example.com', 'ANA@example.com', 'Ana@Example.com', 'ana@EXAMPLE.com', 'ana@example.com'])
    await ask(store, { email });
  await ask(store, { email: 'otra@example.com' });
  await tellAll();
  await tellAll();
  const sent = getReceivers().map((address) => address.toLowerCase());
  expect(sent.toSorted()).toEqual([...Array(3).fill('ana@example.com'), 'otra@example.com']);
  setTime(MONDAY + 12 * HOUR);
  const [late] = await ask(store);
  await tellAll();
  expect(await getStatuses(store, late?.reference)).toEqual(['copy not-needed']);
  setTime(MONDAY + 25 * HOUR);
  const [next] = await ask(store);
  await tellAll();
  expect(await getStatuses(store, next?.reference)).toEqual(['copy sent']);
  expect(server.mails).toHaveLength(5);
});

test('after a day without a mail server nobody gets a heap of old copies', async () => {
  const { store } = await start(toSettings(server));
  const [row] = await ask(store);
  setTime(MONDAY + 25 * HOUR);
  const { tell } = await start(toSettings(server));
  await tell();
  expect(await getStatuses(store, row?.reference)).toEqual(['copy not-needed']);
  expect(server.mails).toHaveLength(0);
});

test('what its visitor was refused has no copy; of a request taken in part the copy leads to the page that says so', async () => {
  const { store, tell } = await start(toSettings(server));
  await ask(store, {}, [0]);
  await receive(store, { wantsCopy: true, payload: { ...forwarded, items: '101-305' } }, [0]);
  await tell();
  expect(server.mails.map(({ mail }) => /\/mensaje\/(\w+)\//.exec(mail.text ?? '')?.[1])).toEqual(['parcial']);
});

test.each([
  'ana@example.com, todos@example.net',
  'ana@example.com,todos@example.net',
  'ana@example.com;todos@example.net',
  '<todos@example.net>ana@example.com',
  'ana@example.com\r\nBcc: todos@example.net',
  'ana@example.com\u2028todos@example.net',
  '"x"@example.com',
  'ana@[127.0.0.1]',
  '',
])('an address that is not one plain address has no copy, whoever stored it: %j', async (email) => {
  const { store, tell } = await start(toSettings(server));
  const [row] = await ask(store, { email });
  await tell();
  expect([server.mails.length, server.connections()]).toEqual([0, 0]);
  expect(await getStatuses(store, row?.reference)).toEqual([expect.stringMatching(/^copy (not-needed|dead-letter)$/)]);
});

test('an address that the server refuses is given up for good, and is no alarm', async () => {
  server.set('address-550');
  const site = await start(toSettings(server));
  const [row] = await ask(site.store);
  await site.tell();
  server.set('none');
  const next = await start({ ...toSettings(server), ...toMailSettings(server.url) });
  await next.tell();
  expect(await getStatuses(next.store, row?.reference)).toEqual(['copy dead-letter']);
  expect(await next.store.notifications.count(0, MONDAY + HOUR)).toEqual({ givenUp: 0, pending: 0, oldestAt: null });
  expect(server.mails).toHaveLength(0);
});

test('whatever is kept of a copy goes with its message', async () => {
  const { store, tell } = await start(toSettings(server));
  const [row] = await ask(store);
  await tell();
  await mark(row?.id ?? 0, MONDAY);
  expect(await getStatuses(store, row?.reference)).toEqual(['copy sent']);
  expect(await store.forget(MONDAY + HOUR, 0)).toBe(1);
  expect(await getStatuses(store, row?.reference)).toEqual([]);
});

test('a copy whose answer is lost is sent again with the same Message-ID', async () => {
  server.set('answer-lost');
  const { store, tell } = await start(toSettings(server));
  await ask(store);
  await tell();
  server.set('none');
  setTime(MONDAY + HOUR);
  await tell();
  expect(server.mails).toHaveLength(2);
  expect(new Set(server.mails.map(({ mail }) => mail.messageId)).size).toBe(1);
});
