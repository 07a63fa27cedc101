import { connect } from 'node:net';
import { createClient } from '@libsql/client';
import { connect as openOutbox } from '@/lib/database/connect';
import type { Fault } from './support/backend';
import { countReceived, countStates, getReceived } from './support/database';
import { address, expect, test } from './support/fixtures';
import { pause, person, post, REVALIDATE_SECRET, startBackend, startFairSite } from './support/forms-site';
import { contact, sampleItems } from './support/samples';
import { type MailFault, startMailServer, toMailSettings } from './support/servers';
import { freePort, type Site } from './support/site';

const JSON_TYPE = 'Content-Type: application/json';

test('A body is waited for ten seconds and is bounded; an answer to who has not sent its body ends the connection', async () => {
  const { hostname, port } = new URL(address('SAMPLE_SITE'));
  /** What comes back until the connection is closed, when `chunk` follows every so many milliseconds until there is an answer. */
  const send = (path: string, lines: readonly string[], chunk: string, everyMs: number) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname);
      let text = '';
      const following = setInterval(() => text === '' && socket.write(chunk), everyMs);
      socket.setEncoding('utf8').on('error', () => undefined);
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => {
        clearInterval(following);
        resolve(text);
      });
      socket.write(`${[`POST ${path} HTTP/1.1`, 'Host: x', ...lines].join('\r\n')}\r\n\r\n`);
    });
  const length = 'Content-Length: 3000';
  const rows = [
    [408, '/api/contact', [JSON_TYPE, length], 'x', 100],
    [413, '/api/contact', [JSON_TYPE, 'Transfer-Encoding: chunked'], `400\r\n${'x'.repeat(1_024)}\r\n`, 10],
    [405, '/contacto', [JSON_TYPE, length], '', 100],
    [415, '/api/contact', ['Content-Type: text/plain', length], '', 100],
  ] as const;
  const answers = rows.map(async ([status, path, lines, chunk, everyMs]) => {
    const answer = await send(path, lines, chunk, everyMs);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  });
  await Promise.all(answers);
});

test('Behind a proxy both forms count together for an address, and who asks from elsewhere learns the status alone', async () => {
  const site = await startFairSite({ FORMS_PER_MINUTE: '4', REVALIDATE_SECRET });
  // Which addresses are one visitor: lib/http/guards.test.ts.
  for (const [status, visitor, path, fields, more = {}] of [
    [200, '1.1.1.1', '/api/contact', person],
    [403, '1.1.1.1', '/api/contact', person, { origin: 'https://evil.example' }],
    [422, '1.1.1.1', '/api/quotation', {}],
    [413, '1.1.1.1', '/api/quotation', { x: 'x'.repeat(70_000) }],
    [429, '1.1.1.1', '/api/quotation', person],
    [200, '2.2.2.2', '/api/contact', person],
  ] as const) {
    const answer = await post(site, path, fields, { 'x-forwarded-for': visitor, ...more });
    expect(answer.status, `${visitor} ${path}`).toBe(status);
  }
  const ask = async (headers: Record<string, string>) =>
    Object.keys(await (await fetch(`${site.url}/api/health?ready`, { headers })).json());
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
  expect(await ask(elsewhere)).toEqual(['status']);
  expect(await ask({ ...elsewhere, authorization: `Bearer ${REVALIDATE_SECRET}` })).toContain('suspected');
  expect(await ask({})).toContain('suspected');
  await site.stop();
});

test('When its database is full a site says so, and serves pages', async () => {
  const site = await startFairSite({ BACKEND_URL: '', FORMS_PER_MINUTE: '1000', DATABASE_MAX_MB: '1' });
  const readReady = async () => (await fetch(`${site.url}/api/health?ready`)).json();
  let count = 0;
  // What is forwarded meanwhile gives a little room back.
  await expect(async () => {
    const description = `${count++} ${'ñ'.repeat(2_000)}`.slice(0, 2_000);
    const answer = await post(site, '/api/contact', { ...person, description });
    const said = [answer.status, (await answer.json()).message];
    expect(said).toEqual([503, expect.stringContaining('use otro medio')]);
    expect(await readReady()).toMatchObject({ status: 'degraded', database: 'full', backend: 'embedded' });
  }).toPass({ intervals: [0], timeout: 50_000 });
  expect((await fetch(`${site.url}/contacto`)).status).toBe(200);
  await site.stop();
});

test('What waits is in neither log nor health with anything of a person', async () => {
  test.setTimeout(120_000);
  const own = await startBackend();
  const site = await own.serve(toMailSettings(`smtp://user:hidden@127.0.0.1:${await freePort()}`));
  for (const fault of ['code-422', 'html'] as const) {
    own.backend.set(fault);
    await post(site, '/api/contact', { ...person, description: `${person.description} ${fault}` });
    await post(site, '/api/quotation', { ...person, email: 'zoraida@' });
    await fetch(`${site.url}/api/contact`, { method: 'POST', body: new URLSearchParams(person) });
  }
  // A mail waits ten seconds for the answer of the backend, which it tells.
  for (const destination of ['mail', 'backend'])
    await expect
      .poll(site.output, { timeout: 30_000 })
      .toMatch(new RegExp(`"destination":"${destination}"[^\\n]*"a delivery waits"`));
  const health = await (await fetch(`${site.url}/api/health?ready`)).json();
  expect(health.mails).toMatchObject({ givenUp: 0, oldestAt: expect.anything() });
  const { client_name: name, email, phone_number: phone, description } = person;
  for (const text of [name, email, phone, description, 'ventas@', 'sitio@', 'hidden'])
    expect(site.output() + JSON.stringify(health)).not.toContain(text);
  await own.stop();
});

test('While another process locks the database pages are served at once, and the visitor is told the truth in time', async () => {
  // With the embedded backend, which has no other way for a message.
  const own = await startBackend();
  const site = await own.serve({ NEXT_DIST_DIR: '', BACKEND_URL: '' });
  expect((await post(site, '/api/contact')).status).toBe(200);
  const other = createClient({ url: own.databaseUrl, timeout: 10_000 });
  const lock = await other.transaction('write');
  const fields = { ...person, description: 'Otro texto' };
  let isOver = false;
  const answer = post(site, '/api/contact', fields).finally(() => {
    isOver = true;
  });
  let served = 0;
  for (; !isOver; served++) {
    expect((await fetch(`${site.url}/contacto`)).status).toBe(200);
    await pause(100);
  }
  expect((await answer).status).toBe(503);
  // The lock is still held; a process that stood still for it would have served one.
  expect(served).toBeGreaterThan(3);
  await lock.rollback();
  other.close();
  expect((await post(site, '/api/contact', fields)).status).toBe(200);
  await own.stop();
});

const REQUESTS = 36;
const CLIENTS = 8;
/** The site is killed when so many requests have been answered. */
const KILLED_AT = [12, 24] as const;
/** Each third request is for these, and for something that the catalogue has not. */
const PRODUCTS = sampleItems.slice(0, 5).map(({ id }) => String(id));
const LIST = { items: PRODUCTS.join('-'), extras: 'x2__silla_de_ruedas' };
const FAULTS: readonly Fault[] = [
  ...(['none', 'status-500', 'html', 'reset', 'hang'] as const),
  ...(['answer-lost', 'status-429', 'truncated', 'slow', 'none'] as const),
];
const MAIL_FAULTS: readonly MailFault[] = ['none', 'none', 'address-450', 'text-451', 'reset', 'answer-lost'];

const pick = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T;

/** Sends requests, each again until it is answered 200, while the site is killed twice; says which are lists. */
async function sendThroughKills(start: () => Promise<Site>) {
  let site = await start();
  const answered = new Map<string, boolean>();
  let next = 0;
  const send = async (name: string, isList: boolean) => {
    const fields = { ...contact, description: name, ...(isList && LIST) };
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

test('Whatever fails, each request that was answered 200 reaches the backend exactly once, and the company by a mail', async () => {
  test.setTimeout(300_000);
  const own = await startBackend();
  const { data, backend } = own;
  const mailServer = await startMailServer();
  const { mails } = mailServer;
  /** Both fail at random. */
  const disturbing = setInterval(() => {
    backend.set(pick(FAULTS));
    mailServer.set(pick(MAIL_FAULTS));
  }, 400);
  const settings = { ...toMailSettings(mailServer.url), BACKEND_POST_SECONDS: '3' };
  const answered = await sendThroughKills(() => own.serve(settings));
  clearInterval(disturbing);
  backend.set('none');
  mailServer.set('none');

  /** What the backend must have of them, once each: a message, or each product of a list. */
  const expected = [...answered].flatMap(([name, isList]) => (isList ? PRODUCTS : ['']).map((id) => name + id));
  const outbox = await openOutbox(own.databaseUrl);
  const count = () =>
    countReceived(data, ({ description = '', id_product = '' }) => description.split('\n', 1)[0] + id_product);
  // Calls that still hang have their end.
  await pause(4_000);
  const countArrived = async () => {
    // Ten minutes are longer than the wait after a call that was not accepted, and after the first one of unknown outcome.
    await outbox.execute("UPDATE deliveries SET next_at = next_at - 600000 WHERE state = 'waiting'");
    return [(await count()).size, await countStates(outbox, 'mail')];
  };
  await expect
    .poll(countArrived, { timeout: 120_000, intervals: [1_000] })
    .toEqual([expected.length, { sent: REQUESTS }]);
  outbox.close();
  const arrived = [...(await count())].sort();
  const free = (await getReceived(data)).filter(({ description }) => description?.includes('2 × silla de ruedas'));
  await own.stop();
  await mailServer.close();
  expect(answered.size).toBe(REQUESTS);
  expect(arrived).toEqual(expected.sort().map((name) => [name, 1]));
  expect(free).toHaveLength([...answered.values()].filter(Boolean).length);

  // Each request has one id, and nobody else's mail has it.
  const toName = (text = '') => /> (solicitud-\d+-)/.exec(text)?.[1] ?? '';
  const messages = new Map(mails.map(({ mail }) => [`${mail.messageId} ${toName(mail.text)}`, toName(mail.text)]));
  expect([...messages.values()].sort()).toEqual([...answered.keys()].sort());
  // Each answer that was lost may repeat a mail, and each kill one.
  const unknown = mails.filter(({ isAnswered }) => !isAnswered).length;
  expect(mails.length - REQUESTS).toBeLessThanOrEqual(unknown + KILLED_AT.length);
});
