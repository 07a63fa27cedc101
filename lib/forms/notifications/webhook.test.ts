/** @jest-environment node */
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { type FaultServer, startFaultServer } from '@/e2e/support/fault-server';
import { SITE, setUpNotifications } from '@/e2e/support/notifications';
import { SECRET } from '@/e2e/support/notifications-settings';
import { forwarded } from '@/e2e/support/person';
import { freePort } from '@/e2e/support/site';
import { createWebhook } from './webhook';

const { start, receive, wait } = setUpNotifications();
const MONDAY = Date.parse('2026-11-23T10:30:00-05:00');
const MINUTE = 60_000;

type Posted = { readonly headers: Record<string, string>; readonly body: string };
let server: FaultServer;
let posted: Posted[];

beforeEach(async () => {
  posted = [];
  server = await startFaultServer(async (request) => {
    posted.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
    return new Response(null, { status: 204 });
  });
});
afterEach(() => server.close());

const toSettings = () => ({ NOTIFY_URL: `${server.url}/hook/`, NOTIFY_SECRET: SECRET });

test('a request is posted once, and the library of the convention finds its signature right', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(MONDAY);
  const { store, tell } = await start(toSettings());
  const [row] = await receive(store, { payload: { ...forwarded, items: '101x2-999' } });
  await tell();
  await tell();
  expect(server.received.map(({ method, path }) => [method, path])).toEqual([['POST', '/hook/']]);
  const [{ headers, body } = { headers: {}, body: '' }] = posted;
  const line = (id: string, name: string | null, quantity: number) => ({
    id_product: id,
    name,
    url: `${SITE}/p/${id}`,
    quantity,
  });
  expect(new Webhook(SECRET).verify(body, headers)).toEqual({
    type: 'request.received',
    timestamp: '2026-11-23T15:30:00.000Z',
    data: {
      reference: row?.reference,
      form: 'quotation',
      received_at: '2026-11-23T15:30:00.000Z',
      answer_before: '2026-11-24T16:00:00.000Z',
      policy_version: '2026-11',
      ...forwarded,
      lines: [line('101', 'Monitor de signos vitales', 2), line('999', null, 1)],
    },
  });
  expect(() => new Webhook(SECRET).verify(body.replace('Ana', 'Eva'), headers)).toThrow('No matching signature found');
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature found');
});

test('one that is posted again has the same id, and a moment and signature of its own', async () => {
  server.set('answer-lost', 1);
  const { store, tell } = await start(toSettings());
  await receive(store, { kind: 'contact' });
  await tell();
  const first = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(first + 10 * MINUTE);
  await tell();
  expect(posted).toHaveLength(2);
  const [one, other] = posted.map(({ headers }) => headers);
  expect(other?.['webhook-id']).toBe(one?.['webhook-id']);
  expect(Number(other?.['webhook-timestamp']) - Number(one?.['webhook-timestamp'])).toBeGreaterThanOrEqual(590);
  expect(new Webhook(SECRET).verify(posted[1]?.body ?? '', other ?? {})).toHaveProperty('type', 'request.received');
});

test.each([
  ['status-500', 'pending', 0],
  ['status-404', 'pending', 0],
  ['status-429', 'pending', 0],
  ['redirect-away', 'pending', 0],
  ['reset', 'pending', 1],
  ['html', 'sent', 1],
  ['huge', 'sent', 1],
] as const)('what comes of %s is %s', async (fault, status, unanswered) => {
  server.set(fault);
  const { store, tell } = await start(toSettings());
  const [row] = await receive(store, { kind: 'contact' });
  await tell();
  const [told] = await store.getNotifications(row?.reference ?? '');
  expect(told).toMatchObject({ status, attempts: 1, unanswered });
  expect(server.received).toHaveLength(1);
});

test('who answers 410 gets no more of it; the next request is posted all the same', async () => {
  server.answerWith(410, {});
  const { store, tell } = await start(toSettings());
  const [row] = await receive(store, { kind: 'contact' });
  await tell();
  await wait(60 * MINUTE);
  server.set('none');
  await receive(store, { kind: 'contact' });
  await tell();
  expect([server.received.length, posted.length]).toEqual([2, 1]);
  expect((await store.getNotifications(row?.reference ?? ''))[0]).toMatchObject({ status: 'dead-letter' });
});

test('a redirect is not followed, also to the same host: what is signed goes nowhere else', async () => {
  let count = 0;
  const redirecting = createServer((request, response) => {
    count += 1;
    response.writeHead(307, { location: `http://${request.headers.host}/other` }).end();
  });
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
  const { port } = redirecting.address() as { port: number };
  const notice = { kind: 'request', id: 'a', fields: {}, lines: [], receivedAt: 0, answerTime: 0 } as never;
  const webhook = createWebhook({ url: `http://127.0.0.1:${port}/hook`, key: Buffer.alloc(32) });
  expect(await webhook.send(notice)).toEqual({ result: 'not-taken', reason: 'redirect' });
  expect(count).toBe(1);
  await new Promise((resolve) => redirecting.close(resolve));
});

test('nobody there is not taken; no answer in time may have been', async () => {
  const notice = { kind: 'request', id: 'a', fields: {}, lines: [], receivedAt: 0, answerTime: 0 } as never;
  const key = Buffer.alloc(32);
  const away = createWebhook({ url: `http://127.0.0.1:${await freePort()}`, key });
  expect(await away.send(notice)).toEqual({ result: 'not-taken', reason: 'ECONNREFUSED' });
  server.set('hang');
  expect(await createWebhook({ url: server.url, key }, 300).send(notice)).toMatchObject({ result: 'unknown' });
});

test('a receiver that fails does not keep back the mails, nor the other way round', async () => {
  server.set('hang');
  const both = { ...toSettings(), SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  const { store, tell } = await start({ ...both, NOTIFY_FROM: 'a@example.com', NOTIFY_TO: 'b@example.com' });
  const [row] = await receive(store, { kind: 'contact' });
  const telling = tell();
  const getMail = async () =>
    (await store.getNotifications(row?.reference ?? '')).find(({ channel }) => channel === 'mail');
  while ((await getMail())?.attempts === 0 || (await getMail())?.unanswered === 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await getMail()).toMatchObject({ status: 'pending', attempts: 1, unanswered: 0 });
  server.set('none');
  await server.close();
  await telling;
});
