import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { connect as openOutbox } from '@/lib/database/connect';
import type { Fault } from './support/backend';
import { countReceived, countStates, getReceived, letTenMinutesPass, lockDatabase } from './support/database';
import { address, expect, fillPerson, getConsent, getSendButton, test } from './support/fixtures';
import {
  type OwnBackend,
  pause,
  person,
  post,
  REVALIDATE_SECRET,
  startBackend,
  startFairSite,
} from './support/forms-site';
import { contact, sampleItems } from './support/samples';
import { type MailFault, type ReceivedMail, startMailServer, toMailSettings } from './support/servers';
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
  const answers = await Promise.all(rows.map(([, path, lines, chunk, everyMs]) => send(path, lines, chunk, everyMs)));
  for (const [index, [status]] of rows.entries()) {
    expect(answers[index]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answers[index]).toMatch(/\r\nConnection: close\r\n/i);
  }
});

test('Behind a proxy both forms count together for an address, and who asks from elsewhere learns the status alone', async () => {
  const site = await startFairSite({ FORMS_PER_MINUTE: '4', REVALIDATE_SECRET });
  const send = async (visitor: string, path: string, fields: object = person, more = {}) =>
    (await post(site, path, fields, { 'x-forwarded-for': visitor, ...more })).status;
  // Which addresses are one visitor: lib/http/guards.test.ts.
  const statuses = [
    await send('1.1.1.1', '/api/contact'),
    await send('1.1.1.1', '/api/contact', person, { origin: 'https://evil.example' }),
    await send('1.1.1.1', '/api/quotation', {}),
    await send('1.1.1.1', '/api/quotation', { x: 'x'.repeat(70_000) }),
    await send('1.1.1.1', '/api/quotation'),
    await send('2.2.2.2', '/api/contact'),
  ];
  expect(statuses).toEqual([200, 403, 422, 413, 429, 200]);

  const ask = async (headers: Record<string, string>) =>
    Object.keys(await (await fetch(`${site.url}/api/health?ready`, { headers })).json());
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
  expect(await ask(elsewhere)).toEqual(['status']);
  expect(await ask({ ...elsewhere, authorization: `Bearer ${REVALIDATE_SECRET}` })).toContain('suspected');
  expect(await ask({})).toContain('suspected');
  await site.stop();
});

test('A site without a proxy says once that X-Forwarded-For is not believed; when its database is full it says so, and serves pages', async () => {
  const site = await startFairSite({
    BACKEND_URL: '',
    TRUSTED_PROXIES: '',
    FORMS_PER_MINUTE: '1000',
    DATABASE_MAX_MB: '1',
  });
  const countWarnings = () => site.output().match(/X-Forwarded-For comes and is not believed/g)?.length ?? 0;
  const readReady = async (headers = {}) => (await fetch(`${site.url}/api/health?ready`, { headers })).json();
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  let answer = await post(site, '/api/contact');
  expect(countWarnings()).toBe(0);
  await fetch(`${site.url}/search/monitor`, { headers });
  await post(site, '/api/contact', { ...person, description: 'Detrás de un proxy' }, headers);
  await readReady(headers);
  await expect.poll(countWarnings).toBe(1);

  let state = '';
  // What is forwarded meanwhile gives a little room back.
  for (let count = 0; !(answer.status === 503 && state === 'full') && count < 1_000; count++) {
    const description = `${count} ${'ñ'.repeat(2_000)}`.slice(0, 2_000);
    answer = await post(site, '/api/contact', { ...person, description });
    state = (await readReady()).database;
  }
  expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringContaining('use otro medio')]);
  expect(await readReady()).toMatchObject({ status: 'degraded', database: 'full', backend: 'embedded' });
  expect((await fetch(`${site.url}/contacto`)).status).toBe(200);
  await site.stop();
});

test.describe('When answers get lost', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('three clicks, a second try and a reload while it is being sent are one message with one reference', async ({
    page,
  }) => {
    // Both forms are one component; the other one: forms.spec.ts.
    const own = await startBackend();
    const { url } = await own.serve();
    const send = getSendButton(page, 'Enviar');
    await page.goto(`${url}/contacto`);
    await fillPerson(page);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    let arrived = 0;
    // The site has it; the page hears of a failure, and then nothing.
    await page.route('**/api/*', async (route) => {
      await route.fetch();
      arrived++;
      if (arrived === 1) await route.abort();
    });
    await send.click({ clickCount: 3 });
    await expect(page.getByText('También puede enviarnos este mismo mensaje por:')).toBeVisible();
    await send.click();
    await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
    await expect.poll(() => arrived).toBe(2);
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.getByLabel('Comentarios')).toHaveValue('Para tres sedes');
    await getConsent(page).check();
    await send.click();
    await expect(page.getByText('Número de radicado')).toBeVisible();
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect([...(await countReceived(own.data))]).toEqual([['Para tres sedes', 1]]);
    await own.stop();
  });
});

test.describe('What waits', () => {
  test.describe.configure({ timeout: 120_000 });

  let own: OwnBackend;

  test.beforeEach(async () => {
    own = await startBackend();
  });

  test.afterEach(() => own.stop());

  test('keeps a serverless host awake until the delivery has been tried and the outbox looked through', async () => {
    const { backend, folder } = own;
    const [preload, notes] = [join(folder, 'preload.cjs'), join(folder, 'notes.txt')];
    // What such a host gives the framework: https://nextjs.org/docs/app/api-reference/functions/after
    await writeFile(
      preload,
      `const note = (text) => require('node:fs').appendFileSync(${JSON.stringify(notes)}, text);
     const waitUntil = (promise) => { note('awake '); promise.finally(() => note('asleep ')); };
     globalThis[Symbol.for('@next/request-context')] = { get: () => ({ waitUntil }) };`,
    );
    const site = await own.serve({ NODE_OPTIONS: `--require ${preload}` });
    const counts = async () => {
      const words = (await readFile(notes, 'utf8').catch(() => '')).split(' ');
      return ['awake', 'asleep'].map((word) => words.filter((one) => one === word).length);
    };
    const isAsleep = async () => {
      const [awake, asleep] = await counts();
      return awake === asleep;
    };
    await expect.poll(isAsleep).toBe(true);
    const [before = 0] = await counts();
    backend.set('status-500', 1, '/index.php/api/v1/contact');
    expect((await post(site, '/api/contact')).status).toBe(200);
    await expect.poll(async () => (await isAsleep()) && ((await counts())[0] ?? 0) > before).toBe(true);
    // The call that failed, and the one that went through.
    await expect.poll(() => backend.received.filter(({ method }) => method === 'POST').length).toBe(2);
  });

  test('is in neither log nor health with anything of a person', async () => {
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
  });

  test('while another process locks the database pages are served at once, and the visitor is told the truth in time', async () => {
    // With the embedded backend, which has no other way for a message.
    const site = await own.serve({ NEXT_DIST_DIR: '', BACKEND_URL: '' });
    expect((await post(site, '/api/contact')).status).toBe(200);
    const unlock = await lockDatabase(own.databaseUrl);
    const fields = { ...person, description: 'Otro texto' };
    const answer = post(site, '/api/contact', fields);
    let served = 0;
    for (let isOver = false; !isOver; ) {
      expect((await fetch(`${site.url}/contacto`)).status).toBe(200);
      served++;
      isOver = await Promise.race([answer.then(() => true), pause(100).then(() => false)]);
    }
    expect((await answer).status).toBe(503);
    // The lock is still held; a process that stood still for it would have served one.
    expect(served).toBeGreaterThan(3);
    await unlock();
    expect((await post(site, '/api/contact', fields)).status).toBe(200);
  });
});

const REQUESTS = 36;
const CLIENTS = 8;
/** The site is killed when so many requests have been answered. */
const KILLED_AT = [12, 24] as const;
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
    const fields = { ...contact, description: name, ...list };
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
  const outbox = await openOutbox(own.databaseUrl);
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

test('A backend that is slower than visitors wait and forgets keys gets each message once, after a kill twice', async () => {
  test.setTimeout(300_000);
  const arrivals: string[] = [];
  let isOpen = false;
  const own = await startBackend((handler) => async (request) => {
    if (request.method !== 'POST') return handler(request);
    arrivals.push((await request.json()).description);
    while (!isOpen) await pause(20);
    return Response.json({ code: 200, message: 'Gracias' });
  });
  let site = await own.serve();
  const outbox = await openOutbox(own.databaseUrl);
  const send = async (description: string) => {
    isOpen = false;
    const { status } = await post(site, '/api/contact', { ...contact, description });
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
