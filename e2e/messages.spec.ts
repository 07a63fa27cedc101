import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Database, connect as openOutbox } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { countReceived, countStates, lockDatabase } from './support/database';
import { address, expect, fillForm, getConsent, getSendButton, getToast } from './support/fixtures';
import { pause, person, post, startFairSite, test } from './support/forms-site';
import { contact } from './support/samples';
import { type MailServer, startMailServer, toMailSettings } from './support/servers';
import { freePort, type Site, serve } from './support/site';

test.describe('What a server takes', () => {
  // What route handlers cannot show by themselves: the server around them, and what it refuses.
  test.describe.configure({ timeout: 120_000 });

  const JSON_TYPE = 'Content-Type: application/json';

  test('a body that drips is answered with 408 after ten seconds, and the connection is closed', async () => {
    const url = address('SAMPLE_SITE');
    const body = JSON.stringify(person).repeat(3);
    let sent = 0;
    async function* drip() {
      for (const letter of body) {
        await pause(100);
        sent++;
        yield letter;
      }
    }
    const lines = [JSON_TYPE, 'Content-Length: 3000'];
    const { text, isClosed } = await rawPost(`${url}/api/contact`, lines, drip());
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"message":"El mensaje tardó demasiado en llegar.');
    expect(isClosed).toBe(true);
    expect(sent).toBeLessThan(body.length);
  });

  test('a body of unknown length is answered with 413 as soon as it is too long', async () => {
    const url = address('SAMPLE_SITE');
    async function* flood() {
      for (let count = 0; count < 80; count++) {
        await pause(10);
        yield `400\r\n${'x'.repeat(1_024)}\r\n`;
      }
    }
    const { text, isClosed } = await rawPost(`${url}/api/contact`, [JSON_TYPE, 'Transfer-Encoding: chunked'], flood());
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain('"code":413');
    expect(isClosed).toBe(true);
  });

  for (const [path, type, status] of [
    ['/contacto', JSON_TYPE, 405],
    ['/api/contact', 'Content-Type: text/plain', 415],
  ] as const)
    test(`an answer ${status} to who has not sent its body ends the connection`, async () => {
      async function* nothing() {
        await pause(100);
        yield '';
      }
      const lines = [type, 'Content-Length: 3000'];
      const { text, isClosed } = await rawPost(address('SAMPLE_SITE') + path, lines, nothing());
      expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(text).toMatch(/\r\nConnection: close\r\n/i);
      expect(isClosed).toBe(true);
    });

  test('every method but POST is 405, and says which one is allowed', async () => {
    const url = address('SAMPLE_SITE');
    for (const path of ['/api/contact', '/api/quotation'])
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']) {
        const response = await fetch(url + path, { method });
        expect([path, method, response.status, response.headers.get('allow')]).toEqual([path, method, 405, 'POST']);
      }
  });

  test.describe('A site behind one proxy', () => {
    test.describe.configure({ mode: 'serial' });
    const PER_MINUTE = 4;
    let site: Site;
    test.beforeAll(async () => {
      site = await startFairSite({
        FORMS_PER_MINUTE: String(PER_MINUTE),
        REVALIDATE_SECRET: 'a-secret-of-some-length',
      });
    });
    test.afterAll(() => site.stop());

    test('both forms count together for an address, whatever they are answered with', async () => {
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const statuses = [
        (await post(site, '/api/contact', person, from('1.1.1.1'))).status,
        (await post(site, '/api/contact', person, { ...from('1.1.1.1'), origin: 'https://evil.example' })).status,
        (await post(site, '/api/quotation', {}, from('1.1.1.1'))).status,
        (await post(site, '/api/quotation', { x: 'x'.repeat(70_000) }, from('1.1.1.1'))).status,
        (await post(site, '/api/quotation', person, from('1.1.1.1'))).status,
        (await post(site, '/api/contact', person, from('2.2.2.2'))).status,
      ];
      expect(statuses).toEqual([200, 403, 422, 413, 429, 200]);
    });

    test('who has many addresses of one IPv6 network, or invents some, is one visitor', async () => {
      const from = async (address: string) =>
        (await post(site, '/api/contact', person, { 'x-forwarded-for': address })).status;
      for (const spellings of [
        ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'],
        ['198.51.100.7', '::ffff:198.51.100.7', '[::ffff:c633:6407]:443'],
        ['invented-1', 'invented-2'],
      ]) {
        const statuses: number[] = [];
        for (let count = 0; count <= PER_MINUTE; count++)
          statuses.push(await from(spellings[count % spellings.length] ?? ''));
        expect(statuses, spellings[0]).toEqual([...Array(PER_MINUTE).fill(200), 429]);
      }
      expect(await from('2001:db8:1:3::1')).toBe(200);
    });

    test('of what all addresses together may have stored a network has its share', async () => {
      const send = async (count: number, fields?: object) => {
        const statuses: number[] = [];
        for (let index = 0; index < count; index++) {
          const headers = { 'x-forwarded-for': `198.51.100.${100 + Math.floor(index / 2)}` };
          const message = { ...person, description: `Mensaje ${index}` };
          statuses.push((await post(site, '/api/contact', fields ?? message, headers)).status);
        }
        return statuses;
      };
      expect(await send(3, {})).toEqual([422, 422, 422]);
      // A third of 60.
      expect(await send(21)).toEqual([...Array(20).fill(200), 429]);
    });

    test('who asks for ?ready from elsewhere learns the status alone', async () => {
      const ask = async (headers: Record<string, string>) =>
        Object.keys(await (await fetch(`${site.url}/api/health?ready`, { headers })).json());
      const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
      expect(await ask(elsewhere)).toEqual(['status']);
      expect(await ask({ ...elsewhere, authorization: 'Bearer a-secret-of-some-length' })).toContain('suspected');
      expect(await ask({})).toContain('suspected');
    });
  });

  test.describe('A site without a proxy, with little room on its disk', () => {
    test.describe.configure({ mode: 'serial' });
    let site: Site;
    test.beforeAll(async () => {
      site = await startFairSite({
        BACKEND_URL: '',
        TRUSTED_PROXIES: '',
        FORMS_PER_MINUTE: '1000',
        DATABASE_MAX_MB: '1',
      });
    });
    test.afterAll(() => site.stop());

    test('X-Forwarded-For that is not believed is said once, and only when it comes', async () => {
      const warnings = () => site.output().match(/X-Forwarded-For comes and is not believed/g)?.length ?? 0;
      const ask = (headers: Record<string, string> = {}) => fetch(`${site.url}/search/monitor`, { headers });
      await ask();
      await post(site, '/api/contact');
      expect(warnings()).toBe(0);
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      await ask(headers);
      await post(site, '/api/contact', { ...person, description: 'Detrás de un proxy' }, headers);
      await fetch(`${site.url}/api/health?ready`, { headers });
      await expect.poll(warnings).toBe(1);
    });

    test('when the database is full no message is stored, the visitor is told, ?ready says so, and pages are served', async () => {
      const ready = async () => (await fetch(`${site.url}/api/health?ready`)).json();
      const description = 'ñ'.repeat(2_000);
      let state = '';
      let answer = await post(site, '/api/contact');
      // What is forwarded meanwhile gives a little room back.
      for (let count = 0; !(answer.status === 503 && state === 'full') && count < 1_000; count++) {
        answer = await post(site, '/api/contact', {
          ...person,
          description: `${count} ${description}`.slice(0, 2_000),
        });
        state = (await ready()).database;
      }
      expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringContaining('use otro medio')]);
      expect(await ready()).toMatchObject({ status: 'degraded', database: 'full', backend: 'embedded' });
      expect((await fetch(`${site.url}/contacto`)).status).toBe(200);
    });
  });

  /** What came back on the connection, and whether it was closed. */
  type RawAnswer = { readonly text: string; readonly isClosed: boolean };

  /**
   * POSTs to `url` byte by byte, as no client library does: `lines` are sent as they are, then each of `chunks` after its pause. Resolves when
   * the connection is closed, or once the answer is there and `stays` milliseconds have passed.
   */
  async function rawPost(
    url: string,
    lines: readonly string[],
    chunks: AsyncIterable<string>,
    stays = 2_000,
  ): Promise<RawAnswer> {
    const { hostname, port, pathname } = new URL(url);
    const socket = connect(Number(port), hostname);
    let text = '';
    const answer = new Promise<RawAnswer>((resolve) => {
      socket.on('error', () => undefined);
      socket.on('close', () => resolve({ text, isClosed: true }));
      socket.on('data', (data) => {
        if (text === '') setTimeout(() => resolve({ text, isClosed: false }), stays);
        text += String(data);
      });
    });
    socket.write(`${[`POST ${pathname} HTTP/1.1`, `Host: ${hostname}:${port}`, ...lines].join('\r\n')}\r\n\r\n`);
    for await (const chunk of chunks) {
      if (socket.destroyed || text !== '') break;
      socket.write(chunk);
    }
    const result = await answer;
    socket.destroy();
    return result;
  }
});

test.describe('Whatever a visitor does', () => {
  // Whatever a visitor does, one message: counted in the database of a site of its own.
  let folder: string;
  let site: Site;
  let database: Database;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'once-'));
    const url = `file:${folder}/site.db`;
    site = await serve({ DATABASE_URL: url, FORMS_PER_MINUTE: '1000' });
    database = await openDatabase(url);
  });

  test.afterAll(async () => {
    database.close();
    await site.stop();
    await rm(folder, { recursive: true });
  });

  /** How often a description is with the embedded backend. */
  async function times(description: string): Promise<number> {
    return (await countReceived(database)).get(description) ?? 0;
  }

  // Both forms are one component; the other one: forms.spec.ts.
  const path = '/producto/-/101';
  const sendButton = (page: Page) => page.getByRole('button', { name: /^Enviar( Cotización)?$/ });

  async function fill(page: Page, path: string, description: string): Promise<void> {
    await page.goto(site.url + path);
    await fillForm(page, description);
    await getConsent(page).check();
  }

  test('three clicks are one message', async ({ page }) => {
    const description = `tres clics`;
    await fill(page, path, description);
    await sendButton(page).click({ clickCount: 3 });
    await expect(page.getByText('Número de radicado')).toBeVisible();
    expect(await times(description)).toBe(1);
  });

  test.describe('when the answer gets lost', () => {
    test.use({ tolerated: /ERR_FAILED/ });

    test('a second try is the same message, and gets the same reference', async ({ page }) => {
      const description = `respuesta perdida`;
      await fill(page, path, description);
      const keys: (string | undefined)[] = [];
      await page.route('**/api/*', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await route.fetch();
        await (keys.length === 1 ? route.abort() : route.continue());
      });
      await sendButton(page).click();
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

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('going back and sending again is one message', async ({ page }) => {
      const description = `atrás`;
      await fill(page, path, description);
      for (const _ of [1, 2]) {
        await sendButton(page).click();
        await expect(page).toHaveURL(/\/mensaje\/enviado\//);
        await page.goBack();
        await expect(page.getByLabel('Comentarios')).toHaveValue(description);
      }
      expect(await times(description)).toBe(1);
    });
  });
});

test.describe('What waits', () => {
  // What a whole process does with messages that wait.
  test.describe.configure({ timeout: 120_000 });

  test('a serverless host is kept awake until the delivery has been tried and the outbox looked through', async ({
    server,
  }) => {
    const [preload, notes] = [join(server.folder, 'preload.cjs'), join(server.folder, 'notes.txt')];
    // What such a host gives the framework: https://nextjs.org/docs/app/api-reference/functions/after
    await writeFile(
      preload,
      `const note = (text) => require('node:fs').appendFileSync(${JSON.stringify(notes)}, text);
     const waitUntil = (promise) => { note('awake '); promise.finally(() => note('asleep ')); };
     globalThis[Symbol.for('@next/request-context')] = { get: () => ({ waitUntil }) };`,
    );
    const site = await server.serve({ BACKEND_URL: server.backend.url, NODE_OPTIONS: `--require ${preload}` });
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
    server.backend.set('status-500', 1);
    const received = server.backend.received.length;
    const response = await post(site, '/api/contact');
    expect(response.status).toBe(200);
    await expect.poll(async () => (await isAsleep()) && ((await counts())[0] ?? 0) > before).toBe(true);
    // The call that failed, and the one that went through: the next test counts its own alone.
    const contact = '/index.php/api/v1/contact';
    await expect
      .poll(() => server.backend.received.slice(received).map(({ path }) => path))
      .toEqual([contact, contact]);
  });

  test('a start alone takes up what the process before it had to leave', async ({ server }) => {
    const environment = { BACKEND_URL: server.backend.url, DATABASE_URL: `file:${server.folder}/left.db` };
    const first = await server.serve(environment);
    server.backend.set('status-500', 1);
    expect((await post(first, '/api/contact', { ...person, description: 'quedó pendiente' })).status).toBe(200);
    await first.stop();
    const before = server.backend.received.length;
    await server.serve(environment);
    await expect
      .poll(() => server.backend.received.slice(before).map(({ path }) => path))
      .toEqual(['/index.php/api/v1/contact']);
  });

  test('while another process locks the database pages are served at once, and the visitor is told the truth in time', async ({
    server,
  }) => {
    const site = await server.serve({});
    expect((await post(site, '/api/contact')).status).toBe(200);
    const unlock = await lockDatabase(site.database);
    const answer = post(site, '/api/contact', { ...person, description: 'Otro texto' });
    let served = 0;
    for (let isOver = false; !isOver; ) {
      expect((await fetch(`${site.url}/contacto`)).status).toBe(200);
      served++;
      isOver = await Promise.race([answer.then(() => true), pause(100).then(() => false)]);
    }
    expect((await answer).status).toBe(503);
    // The lock is still held; a process that stood still for it would have served one.
    expect(served).toBeGreaterThan(5);
    await unlock();
    expect((await post(site, '/api/contact', { ...person, description: 'Otro texto' })).status).toBe(200);
  });

  test('without a durable database the start log says that the outbox is off, and a silent backend gives 503', async ({
    server,
  }) => {
    const site = await server.serve({ DATABASE_URL: '', VERCEL: '1', BACKEND_URL: 'http://127.0.0.1:9' });
    await expect.poll(site.output).toContain('the outbox is off');
    const response = await post(site, '/api/contact');
    expect([response.status, (await response.json()).code]).toEqual([503, 503]);
  });

  test('what people write is never in the log', async ({ server }) => {
    const site = await server.serve({ BACKEND_URL: server.backend.url });
    for (const fault of ['none', 'status-500', 'code-422', 'html'] as const) {
      server.backend.set(fault);
      await post(site, '/api/contact', { ...person, description: `${person.description} ${fault}` });
      await post(site, '/api/quotation', { ...person, email: 'zoraida@' });
      await fetch(`${site.url}/api/contact`, { method: 'POST', body: new URLSearchParams(person) });
    }
    server.backend.set('none');
    await expect.poll(site.output).toContain('a delivery waits');
    for (const text of Object.values(person).slice(0, 4)) expect(site.output()).not.toContain(text);
  });
});

test.describe('A refusal of the backend', () => {
  // While it refuses every call, the pages that a link fetches before it is pressed fail too.
  test.use({ tolerated: /the server responded with a status of (?:422|503)/ });

  // What the backend answers with a code and a message, whatever its HTTP status: docs/backend-contract.md#submissions.

  const WORDS = 'Hoy no recibimos mensajes.';
  async function sendFrom(page: Page, url: string, description: string): Promise<void> {
    await page.goto(`${url}/contacto`);
    // Before its scripts are there a form is answered by a page.
    await expect(page.locator('main form[novalidate]')).toBeVisible();
    await fillForm(page, description);
    await getConsent(page).check();
    await getSendButton(page, 'Enviar').click();
  }

  // With every code, and without JavaScript: app/api/backend-answers.test.ts.
  test("the backend's words are shown as a failure, what was written stays, and nothing is sent again", async ({
    server,
    context,
  }) => {
    const site = await server.serve({ BACKEND_URL: server.backend.url });
    const posts = () => server.backend.received.filter(({ method }) => method === 'POST').length;
    server.backend.answerWith(200, { code: 429, message: WORDS });
    const page = await context.newPage();
    await sendFrom(page, site.url, 'una negativa');
    await expect(getToast(page)).toHaveText(WORDS);
    await expect(page.getByLabel('Comentarios')).toHaveValue('una negativa');
    await expect(page.getByText('Número de radicado')).toHaveCount(0);
    expect(posts()).toBe(1);
    // The worker has looked again since: it sends this one. A tab of its own, where the draft of the other is not.
    server.backend.set('status-500', 1, '/index.php/api/v1/contact');
    await sendFrom(await context.newPage(), site.url, 'uno que espera');
    await expect.poll(posts, { timeout: 20_000 }).toBe(3);
  });
});

test.describe('The mail to the company', () => {
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
      body: JSON.stringify({ ...contact, ...fields }),
    });

  test('a request is mailed with the names of its products, and the answer waits for no mail', async () => {
    mails.set('silent');
    site = await serve(toSettings(mails.url));
    const database = await openOutbox(toSettings(mails.url).DATABASE_URL);
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
    const database = await openOutbox(`file:${folder}/site.db`);
    await expect.poll(() => countStates(database, 'mail'), { timeout: 20_000 }).toEqual({ sent: 1 });
    database.close();
    expect(mails.mails).toHaveLength(1);
  });

  test('where nothing can be stored the start says that nobody gets a mail', async () => {
    site = await serve({ ...toSettings(mails.url), DATABASE_URL: ':memory:' });
    await expect.poll(() => site?.output()).toContain('no mails are sent: nothing can be stored');
  });
});
