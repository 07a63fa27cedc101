/** @jest-environment node */
import { type MailServer, startMailServer } from '@/e2e/support/mail-server';
import { setUpNotifications } from '@/e2e/support/notifications';
import { toMailSettings } from '@/e2e/support/notifications-settings';

const { start, receive, mark } = setUpNotifications();
const toTime = (local: string) => Date.parse(`${local}-05:00`);
const toLocal = (time = 0) => new Date(time - 5 * 3_600_000).toISOString().slice(0, 16);
let server: MailServer;
let now: jest.SpiedFunction<typeof Date.now>;

beforeEach(async () => {
  now = jest.spyOn(Date, 'now');
  server = await startMailServer();
});
afterEach(() => server.close());

const begin = (more: Record<string, string> = {}) => start({ ...toMailSettings(server.url), ...more });
const getReminder = async ({ store }: Awaited<ReturnType<typeof begin>>, reference = '') =>
  (await store.getNotifications(reference)).find(({ kind }) => kind === 'reminder');

test.each([
  ['an hour before', '60', '2026-11-24T10:20', '2026-11-25T10:00'],
  ['two hours before, on the day itself', '120', '2026-11-24T07:00', '2026-11-24T15:00'],
  ['at opening, an hour before', '60', '2026-11-24T08:30', '2026-11-25T08:00'],
  ['when the company closed last, where it is closed so long before', '90', '2026-11-24T08:30', '2026-11-24T17:00'],
  ['over a weekend', '90', '2026-11-27T08:30', '2026-11-27T17:00'],
  ['over a Monday that is a holiday', '120', '2026-11-13T09:00', '2026-11-13T17:00'],
  ['after such a Monday', '60', '2026-11-13T11:00', '2026-11-17T10:00'],
])('the company is reminded %s', async (_, minutes, received, reminded) => {
  now.mockReturnValue(toTime(received));
  const site = await begin({ NOTIFY_REMINDER_MINUTES: minutes });
  const [row] = await receive(site.store);
  expect(toLocal((await getReminder(site, row?.reference))?.dueAt)).toBe(reminded);
});

test('it is reminded once of what nobody has marked, and not before', async () => {
  now.mockReturnValue(toTime('2026-11-24T10:20'));
  const site = await begin();
  const [row] = await receive(site.store);
  const [marked] = await receive(site.store);
  await mark(marked?.id ?? 0, Date.now());
  now.mockReturnValue(toTime('2026-11-25T09:59'));
  await site.tell();
  expect(server.mails).toHaveLength(2);
  now.mockReturnValue(toTime('2026-11-25T10:00'));
  await site.tell();
  await site.tell();
  expect(server.mails.slice(2).map(({ mail }) => mail.subject)).toEqual([
    `Recordatorio: Solicitud de cotización ${row?.reference} sin responder`,
  ]);
  expect(server.mails[2]?.mail.messageId).not.toBe(server.mails[0]?.mail.messageId);
  expect((await getReminder(site, marked?.reference))?.status).toBe('not-needed');
});

test('one that comes late comes when somebody is there, and is not counted as waiting until then', async () => {
  now.mockReturnValue(toTime('2026-11-27T15:10'));
  const site = await begin();
  const [row] = await receive(site.store);
  await site.tell();
  // The server was away, from Monday's reminder to Tuesday.
  now.mockReturnValue(toTime('2026-11-30T20:00'));
  await site.tell();
  expect(server.mails).toHaveLength(1);
  expect(toLocal((await getReminder(site, row?.reference))?.dueAt)).toBe('2026-12-01T08:00');
  expect(await site.store.notifications.count(0, Date.now())).toMatchObject({ pending: 0, oldestAt: null });
  now.mockReturnValue(toTime('2026-12-01T08:00'));
  await site.tell();
  expect(server.mails.filter(({ mail }) => mail.subject?.startsWith('Recordatorio'))).toHaveLength(1);
});

test('with 0 minutes nobody is reminded', async () => {
  const site = await begin({ NOTIFY_REMINDER_MINUTES: '0' });
  const [row] = await receive(site.store);
  expect((await site.store.getNotifications(row?.reference ?? '')).map(({ kind }) => kind)).toEqual(['request']);
});

test('who deletes a message deletes its notifications', async () => {
  const site = await begin();
  const [row] = await receive(site.store);
  expect(await site.store.getNotifications(row?.reference ?? '')).toHaveLength(2);
  expect(await site.store.warn(Date.now() + 1, 0)).toBe(1);
  expect(await site.store.forget(Date.now() + 1, 1)).toBe(1);
  expect(await site.store.getNotifications(row?.reference ?? '')).toEqual([]);
});
