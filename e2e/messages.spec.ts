import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { connect as openOutbox } from '@/lib/database/connect';
import { countReceived, countStates, letTenMinutesPass, lockDatabase } from './support/database';
import { address, expect, fillForm, getConsent, test } from './support/fixtures';
import {
  type OwnBackend,
  pause,
  person,
  post,
  REVALIDATE_SECRET,
  startBackend,
  startFairSite,
} from './support/forms-site';
import { type MailServer, startMailServer, toMailSettings } from './support/servers';
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

test.describe('A site behind one proxy', () => {
  test.describe.configure({ mode: 'serial' });
  const PER_MINUTE = 4;
  let site: Site;
  test.beforeAll(async () => {
    site = await startFairSite({ FORMS_PER_MINUTE: String(PER_MINUTE), REVALIDATE_SECRET });
  });
  test.afterAll(() => site.stop());

  const send = async (visitor: string, path = '/api/contact', fields: object = person, more = {}) =>
    (await post(site, path, fields, { 'x-forwarded-for': visitor, ...more })).status;

  test('both forms count together for an address, whatever they are answered with', async () => {
    const statuses = [
      await send('1.1.1.1'),
      await send('1.1.1.1', '/api/contact', person, { origin: 'https://evil.example' }),
      await send('1.1.1.1', '/api/quotation', {}),
      await send('1.1.1.1', '/api/quotation', { x: 'x'.repeat(70_000) }),
      await send('1.1.1.1', '/api/quotation'),
      await send('2.2.2.2'),
    ];
    expect(statuses).toEqual([200, 403, 422, 413, 429, 200]);
  });

  test('who has many addresses of one IPv6 network, or invents some, is one visitor', async () => {
    for (const spellings of [
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'],
      ['198.51.100.7', '::ffff:198.51.100.7', '[::ffff:c633:6407]:443'],
      ['invented-1', 'invented-2'],
    ]) {
      const statuses: number[] = [];
      for (let count = 0; count <= PER_MINUTE; count++)
        statuses.push(await send(spellings[count % spellings.length] ?? ''));
      expect(statuses, spellings[0]).toEqual([...Array(PER_MINUTE).fill(200), 429]);
    }
    expect(await send('2001:db8:1:3::1')).toBe(200);
  });

  test('of what all addresses together may have stored a network has its share', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index++) {
      const message = { ...person, description: `Mensaje ${index}` };
      statuses.push(await send(`198.51.100.${100 + Math.floor(index / 2)}`, '/api/contact', message));
    }
    // A third of 60.
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  test('who asks for ?ready from elsewhere learns the status alone', async () => {
    const ask = async (headers: Record<string, string>) =>
      Object.keys(await (await fetch(`${site.url}/api/health?ready`, { headers })).json());
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
    expect(await ask(elsewhere)).toEqual(['status']);
    expect(await ask({ ...elsewhere, authorization: `Bearer ${REVALIDATE_SECRET}` })).toContain('suspected');
    expect(await ask({})).toContain('suspected');
  });
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

test.describe('Whatever a visitor does', () => {
  let own: OwnBackend;
  let site: Site;

  test.beforeAll(async () => {
    own = await startBackend();
    site = await own.serve();
  });

  test.afterAll(() => own.stop());

  /** How often a description is with the backend. */
  const times = async (description: string) => (await countReceived(own.data)).get(description) ?? 0;

  // Both forms are one component; the other one: forms.spec.ts.
  const path = '/contacto';
  const sendButton = (page: Page) => page.getByRole('button', { name: /^Enviar( Cotización)?$/ });

  async function fill(page: Page, path: string, description: string): Promise<void> {
    await page.goto(site.url + path);
    await fillForm(page, description);
    await getConsent(page).check();
  }

  test.describe('when the answer gets lost', () => {
    test.use({ tolerated: /ERR_FAILED/ });

    test('three clicks and a second try are the same message, and get one reference', async ({ page }) => {
      const description = `respuesta perdida`;
      await fill(page, path, description);
      const keys: (string | undefined)[] = [];
      await page.route('**/api/*', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await route.fetch();
        await (keys.length === 1 ? route.abort() : route.continue());
      });
      await sendButton(page).click({ clickCount: 3 });
      await expect(page.getByText('También puede enviarnos este mismo mensaje por:')).toBeVisible();
      await sendButton(page).click();
      await expect(page.getByText('Número de radicado')).toBeVisible();
      expect(new Set(keys).size).toBe(1);
      expect(await times(description)).toBe(1);
    });
  });

  test('a reload while it is being sent loses nothing, and sent again it is the same message', async ({ page }) => {
    const description = `recarga`;
    await fill(page, path, description);
    let arrived = () => {};
    const isThere = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    // The site has it; the page never hears of that.
    await page.route('**/api/*', async (route) => {
      await route.fetch();
      arrived();
    });
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Enviando…' })).toBeVisible();
    await isThere;
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.getByLabel('Comentarios')).toHaveValue(description);
    await getConsent(page).check();
    await sendButton(page).click();
    await expect(page.getByText('Número de radicado')).toBeVisible();
    expect(await times(description)).toBe(1);
  });

  test('the same text is one message, also twice as a plain form; another text with the same key is another', async () => {
    for (const _ of [1, 2]) {
      const body = new URLSearchParams({ ...person, description: 'dos veces' });
      const headers = { accept: 'text/html' };
      const answer = await fetch(`${site.url}/api/contact`, { method: 'POST', body, headers, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/^\/mensaje\/enviado\//),
      ]);
    }
    expect(await times('dos veces')).toBe(1);
    const key = { 'idempotency-key': 'una-clave-de-la-pagina-1' };
    const send = async (description: string) =>
      (await (await post(site, '/api/contact', { ...person, description }, key)).json()).reference;
    const [first, again, other] = [await send('uno'), await send('uno'), await send('otro')];
    expect([again === first, other === first]).toEqual([true, false]);
    expect([await times('uno'), await times('otro')]).toEqual([1, 1]);
  });
});

test.describe('What waits', () => {
  test.describe.configure({ timeout: 120_000 });

  let own: OwnBackend;
  let mails: MailServer;

  test.beforeEach(async () => {
    own = await startBackend();
    mails = await startMailServer();
  });

  test.afterEach(async () => {
    await own.stop();
    await mails.close();
  });

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

  test('is sent once by the next process, to the backend and by mail; neither log nor health has anything of a person', async () => {
    const first = await own.serve(toMailSettings(`smtp://user:hidden@127.0.0.1:${await freePort()}`));
    for (const fault of ['code-422', 'html'] as const) {
      own.backend.set(fault);
      await post(first, '/api/contact', { ...person, description: `${person.description} ${fault}` });
      await post(first, '/api/quotation', { ...person, email: 'zoraida@' });
      await fetch(`${first.url}/api/contact`, { method: 'POST', body: new URLSearchParams(person) });
    }
    // A mail waits ten seconds for the answer of the backend, which it tells.
    for (const destination of ['mail', 'backend'])
      await expect
        .poll(first.output, { timeout: 30_000 })
        .toMatch(new RegExp(`"destination":"${destination}"[^\\n]*"a delivery waits"`));
    const health = await (await fetch(`${first.url}/api/health?ready`)).json();
    expect(health.mails).toMatchObject({ givenUp: 0, oldestAt: expect.anything() });
    const { client_name: name, email, phone_number: phone, description } = person;
    for (const text of [name, email, phone, description, 'ventas@', 'sitio@', 'hidden'])
      expect(first.output() + JSON.stringify(health)).not.toContain(text);
    expect(await first.end()).toBe(143);

    own.backend.set('none');
    await own.serve(toMailSettings(mails.url));
    const outbox = await openOutbox(own.databaseUrl);
    const countAll = async () => {
      await letTenMinutesPass(outbox);
      return [await countStates(outbox), (await countStates(outbox, 'mail')).sent];
    };
    // The backend has refused what it was asked first.
    await expect.poll(countAll, { timeout: 30_000 }).toEqual([{ refused: 2, sent: 1 }, 1]);
    outbox.close();
    expect([...(await countReceived(own.data)).values()]).toEqual([1]);
    expect(mails.mails).toHaveLength(1);
  });

  test('as a mail has the names of the products, and keeps no answer waiting', async () => {
    mails.set('silent');
    const site = await own.serve(toMailSettings(mails.url));
    const outbox = await openOutbox(own.databaseUrl);
    // The mail server never answers: who waited for it would wait longer than this test.
    const response = await post(site, '/api/quotation', { ...person, items: '101x2-305' });
    expect([response.status, await countStates(outbox, 'mail')]).toEqual([200, { waiting: 1 }]);
    outbox.close();
    const { reference } = await response.json();
    await expect.poll(() => mails.mails.length, { timeout: 15_000 }).toBe(1);
    const [{ mail } = { mail: undefined }] = mails.mails;
    expect(mail?.subject).toBe(`Solicitud de cotización ${reference}`);
    const [, name = ''] = /^- (.+) \(Referencia 101, cantidad 2\)$/m.exec(mail?.text ?? '') ?? [];
    expect(await (await fetch(`${site.url}/p/101`)).text()).toContain(`>${name}<`);
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
