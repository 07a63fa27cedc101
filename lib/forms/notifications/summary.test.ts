/** @jest-environment node */
import { type MailServer, startMailServer } from '@/e2e/support/mail-server';
import { SITE, setUpNotifications } from '@/e2e/support/notifications';
import { toMailSettings } from '@/e2e/support/notifications-settings';
import { forwarded } from '@/e2e/support/person';
import { log } from '@/lib/log';

const { start, receive, mark, open } = setUpNotifications();
const toTime = (local: string) => Date.parse(`${local}-05:00`);
let server: MailServer;
let now: jest.SpiedFunction<typeof Date.now>;

beforeEach(async () => {
  now = jest.spyOn(Date, 'now').mockReturnValue(toTime('2026-11-18T12:00'));
  server = await startMailServer();
});
afterEach(() => server.close());

const begin = () => start({ ...toMailSettings(server.url), NOTIFY_REMINDER_MINUTES: '0' });
const getSummaries = () => server.mails.filter(({ mail }) => mail.subject?.startsWith('Resumen'));

test('on Monday at opening it says what came of the week, without anything that a visitor wrote', async () => {
  const site = await begin();
  const add = (local: string, items?: string) =>
    receive(site.store, {
      createdAt: toTime(local),
      ...(items ? { payload: { ...forwarded, items } } : { kind: 'contact' as const }),
    });
  await add('2026-11-13T16:00');
  const [early] = await add('2026-11-18T10:00', '101x2-305');
  const [late] = await add('2026-11-19T10:00', '101');
  await add('2026-11-20T10:00');
  await add('2026-11-22T23:59');
  await mark(early?.id ?? 0, toTime('2026-11-19T10:00'));
  await mark(late?.id ?? 0, toTime('2026-11-20T10:01'));
  await site.tell();
  server.mails.length = 0;
  now.mockReturnValue(toTime('2026-11-23T07:59'));
  await add('2026-11-23T00:00');
  await site.tell();
  expect(getSummaries()).toHaveLength(0);
  now.mockReturnValue(toTime('2026-11-23T08:00'));
  await site.tell();
  await site.tell();
  expect(getSummaries()).toHaveLength(1);
  const [{ mail, raw } = { mail: undefined, raw: '' }] = getSummaries();
  expect([mail?.subject, mail?.to, mail?.replyTo]).toEqual([
    'Resumen de solicitudes del 16 de noviembre al 22 de noviembre',
    [{ name: '', address: 'ventas@example.com' }],
    undefined,
  ]);
  expect(mail?.text).toBe(`Resumen de solicitudes del 16 de noviembre al 22 de noviembre

4 solicitudes recibidas
1 respondida a tiempo
1 respondida tarde
2 sin responder
1 sin responder de semanas anteriores

Lo más pedido:
- Monitor de signos vitales (Referencia 101, 2 solicitudes)
  ${SITE}/p/101
- Desfibrilador <DEA> (Referencia 305, 1 solicitud)
  ${SITE}/p/305
`);
  expect(raw).not.toMatch(/Ana|ana@|300123|Hola/);
});

test.each([
  ['2026-11-12T12:00', '2026-11-16T12:00', '2026-11-17T08:00'],
  ['2026-03-26T12:00', '2026-03-30T07:00', '2026-03-30T08:00'],
])('planned on %s it does not come on %s, but when the week begins to work, on %s', async (planned, closed, opens) => {
  now.mockReturnValue(toTime(planned));
  const site = await begin();
  await site.tell();
  now.mockReturnValue(toTime(closed));
  await site.tell();
  expect(getSummaries()).toHaveLength(0);
  now.mockReturnValue(toTime(opens));
  await site.tell();
  expect(getSummaries()).toHaveLength(1);
});

test('several processes plan and send one, and each week has its own', async () => {
  const sites = [await begin(), await begin(), await begin()];
  for (const monday of ['2026-11-23T08:00', '2026-11-30T08:00']) {
    await Promise.all((await Promise.all([begin(), begin()])).concat(sites).map(({ tell }) => tell()));
    now.mockReturnValue(toTime(monday));
    await Promise.all(sites.map(({ tell }) => tell()));
  }
  expect(getSummaries().map(({ mail }) => mail.subject)).toEqual([
    'Resumen de solicitudes del 16 de noviembre al 22 de noviembre',
    'Resumen de solicitudes del 23 de noviembre al 29 de noviembre',
  ]);
});

test('it names what nobody has looked at and is deleted within a week, and the log says it once', async () => {
  const site = await begin();
  await site.tell();
  const [old, opened, marked] = await Promise.all(
    [1, 2, 3].map(async () => (await receive(site.store, { createdAt: toTime('2026-10-31T07:00') }))[0]?.id ?? 0),
  );
  await receive(site.store, { createdAt: toTime('2026-11-20T08:00') });
  await open(opened ?? 0);
  await mark(marked ?? 0, 1);
  const warn = jest.spyOn(log, 'warn');
  for (const monday of ['2026-11-23T08:00', '2026-11-23T09:00']) {
    now.mockReturnValue(toTime(monday));
    await site.tell();
  }
  expect(getSummaries()[0]?.mail.text).toContain(
    'Una solicitud que nadie ha abierto ni marcado se borrará en los próximos 7 días.',
  );
  expect(warn.mock.calls).toEqual([
    [{ count: 1, days: 7 }, 'messages that nobody has opened will be deleted: npm run messages'],
  ]);
  expect(old).toBeGreaterThan(0);
});
