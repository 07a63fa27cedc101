import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { type FaultServer, startFaultServer } from './support/fault-server';
import { lockDatabase } from './support/lock-database';
import { rawPost } from './support/raw-post';
import { type Site, serve } from './support/site';

// What route handlers cannot show by themselves: the server of `next start` around them.
test.describe.configure({ timeout: 120_000 });

const person = {
  client_name: 'Zoraida Quintero',
  email: 'zoraida@example.com',
  phone_number: '3009998877',
  description: 'Texto muy personal',
  policy: 'on',
};
const JSON_TYPE = 'Content-Type: application/json';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let folder: string;
let backend: FaultServer;
const sites: Site[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-server-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  backend = await startFaultServer(createHandler(async () => data));
});

test.afterAll(async () => {
  for (const site of sites) await site.stop();
  await backend.close();
  await rm(folder, { recursive: true });
});

async function siteWith(environment: Record<string, string>): Promise<Site> {
  const database = `file:${folder}/site-${sites.length}.db`;
  const site = await serve({ DATABASE_URL: database, FORMS_PER_MINUTE: '1000', ...environment });
  sites.push(site);
  return site;
}

const post = (site: Site, path: string, fields: object = person, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });

test('a body that drips is answered with 408 after ten seconds, and the connection is closed', async () => {
  const site = await siteWith({});
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
  const { text, isClosed } = await rawPost(`${site.url}/api/contact`, lines, drip());
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('"message":"El mensaje tardó demasiado en llegar.');
  expect(isClosed).toBe(true);
  expect(sent).toBeLessThan(body.length);
});

test('a body of unknown length is answered with 413 as soon as it is too long', async () => {
  const site = await siteWith({});
  async function* flood() {
    for (let count = 0; count < 40; count++) {
      await pause(10);
      yield `400\r\n${'x'.repeat(1_024)}\r\n`;
    }
  }
  const { text } = await rawPost(`${site.url}/api/contact`, [JSON_TYPE, 'Transfer-Encoding: chunked'], flood());
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toContain('"code":413');
});

test('both forms count together for an address, whatever they are answered with', async () => {
  const site = await siteWith({ FORMS_PER_MINUTE: '4', TRUSTED_PROXIES: '1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const statuses = [
    (await post(site, '/api/contact', person, from('1.1.1.1'))).status,
    (await post(site, '/api/contact', person, { ...from('1.1.1.1'), origin: 'https://evil.example' })).status,
    (await post(site, '/api/quotation', {}, from('1.1.1.1'))).status,
    (await post(site, '/api/quotation', { x: 'x'.repeat(40_000) }, from('1.1.1.1'))).status,
    (await post(site, '/api/quotation', person, from('1.1.1.1'))).status,
    (await post(site, '/api/contact', person, from('2.2.2.2'))).status,
  ];
  expect(statuses).toEqual([200, 403, 422, 413, 429, 200]);
});

test('who has many addresses of one IPv6 network, or invents some, is one visitor', async () => {
  const site = await siteWith({ FORMS_PER_MINUTE: '1', TRUSTED_PROXIES: '1' });
  const from = async (address: string) =>
    (await post(site, '/api/contact', person, { 'x-forwarded-for': address })).status;
  expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::2')]).toEqual([200, 429]);
  expect([await from('2001:db8:1:3::1'), await from('198.51.100.7')]).toEqual([200, 200]);
  expect([await from('::ffff:198.51.100.7'), await from('[::ffff:c633:6407]:443')]).toEqual([429, 429]);
  expect([await from('invented-1'), await from('invented-2')]).toEqual([200, 429]);
});

test('two messages of a stranger, one under the key that is made of the other, freeze nothing and are both delivered', async () => {
  const site = await siteWith({ BACKEND_URL: backend.url });
  backend.set('none');
  const fields = { ...person, description: 'La misma clave' };
  const { policy: _, ...payload } = fields;
  const entries = Object.entries(payload).sort(([one], [other]) => one.localeCompare(other));
  const key = createHash('sha256').update(JSON.stringify(entries)).digest('hex');
  const before = backend.received.length;
  const other = await post(site, '/api/contact', { ...fields, description: 'Otra' }, { 'idempotency-key': key });
  expect([other.status, (await post(site, '/api/contact', fields)).status]).toEqual([200, 200]);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  const keys = backend.received.slice(before).map(({ headers }) => String(headers['idempotency-key']));
  expect(keys).toEqual([`contact:${key}`, expect.stringMatching(`^contact:=${key}:\\d{4}-\\d\\d-\\d\\d$`)]);
});

test('all addresses together have a budget for what is stored', async () => {
  const site = await siteWith({ FORMS_PER_MINUTE_TOTAL: '2', TRUSTED_PROXIES: '1' });
  const from = async (number: number, fields: object = { ...person, description: `Mensaje ${number}` }) =>
    (await post(site, '/api/contact', fields, { 'x-forwarded-for': `198.51.100.${number}` })).status;
  expect([await from(1, {}), await from(2, {}), await from(3, {})]).toEqual([422, 422, 422]);
  expect([await from(4), await from(5), await from(6)]).toEqual([200, 200, 429]);
});

test('when the database is full no message is stored, the visitor is told, ?ready says so, and pages are served', async () => {
  const site = await siteWith({ DATABASE_MAX_MB: '1' });
  const ready = async () => (await fetch(`${site.url}/api/health?ready`)).json();
  const description = 'ñ'.repeat(2_000);
  const states = new Set<string>();
  let answer = await post(site, '/api/contact');
  for (let count = 0; answer.status === 200 && count < 1_000; count++) {
    states.add((await ready()).outbox.state);
    answer = await post(site, '/api/contact', { ...person, description: `${count} ${description}`.slice(0, 2_000) });
  }
  expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringContaining('use otro medio')]);
  expect([...states]).toEqual(['on', 'nearly full', 'full']);
  expect(await ready()).toMatchObject({ status: 'degraded', backend: 'embedded', outbox: { state: 'full' } });
  expect(site.output()).toContain('the database of the outbox is nearly full');
  expect((await fetch(`${site.url}/contacto`)).status).toBe(200);
});

test('X-Forwarded-For that is not believed is said once, and only when it comes', async () => {
  const site = await siteWith({});
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

test('who asks for ?ready from elsewhere learns the status alone', async () => {
  const site = await siteWith({ TRUSTED_PROXIES: '1', REVALIDATE_SECRET: 'a-secret-of-some-length' });
  const ask = async (headers: Record<string, string>) =>
    Object.keys(await (await fetch(`${site.url}/api/health?ready`, { headers })).json());
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
  expect(await ask(elsewhere)).toEqual(['status']);
  expect(await ask({ ...elsewhere, authorization: 'Bearer a-secret-of-some-length' })).toContain('outbox');
  expect(await ask({})).toContain('outbox');
});

test('every method but POST is 405, and says which one is allowed', async () => {
  const site = await siteWith({});
  for (const path of ['/api/contact', '/api/quotation'])
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(site.url + path, { method });
      expect([path, method, response.status, response.headers.get('allow')]).toEqual([path, method, 405, 'POST']);
    }
});

test('a serverless host is kept awake until the delivery has been tried and the outbox looked through', async () => {
  const [preload, notes] = [join(folder, 'preload.cjs'), join(folder, 'notes.txt')];
  // What such a host gives the framework: https://nextjs.org/docs/app/api-reference/functions/after
  await writeFile(
    preload,
    `const note = (text) => require('node:fs').appendFileSync(${JSON.stringify(notes)}, text);
     const waitUntil = (promise) => { note('awake '); promise.finally(() => note('asleep ')); };
     globalThis[Symbol.for('@next/request-context')] = { get: () => ({ waitUntil }) };`,
  );
  const site = await siteWith({ BACKEND_URL: backend.url, NODE_OPTIONS: `--require ${preload}` });
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
  backend.set('reset', 1);
  const received = backend.received.length;
  const response = await post(site, '/api/contact');
  expect(response.status).toBe(200);
  await expect.poll(async () => (await isAsleep()) && ((await counts())[0] ?? 0) > before).toBe(true);
  // The call that was cut off, and the one that went through: the next test counts its own alone.
  const contact = '/index.php/api/v1/contact';
  await expect.poll(() => backend.received.slice(received).map(({ path }) => path)).toEqual([contact, contact]);
});

test('a start alone takes up what the process before it had to leave', async () => {
  const environment = { BACKEND_URL: backend.url, DATABASE_URL: `file:${folder}/left.db` };
  const first = await siteWith(environment);
  backend.set('reset', 1);
  expect((await post(first, '/api/contact', { ...person, description: 'quedó pendiente' })).status).toBe(200);
  await first.stop();
  const before = backend.received.length;
  await siteWith(environment);
  await expect
    .poll(() => backend.received.slice(before).map(({ path }) => path))
    .toEqual(['/index.php/api/v1/contact']);
});

test('while another process locks the database pages are served at once, and the visitor is told the truth in time', async () => {
  const site = await siteWith({});
  expect((await post(site, '/api/contact')).status).toBe(200);
  const unlock = await lockDatabase(`file:${folder}/site-${sites.indexOf(site)}.db`);
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

test('without a durable database the start log says that the outbox is off, and a silent backend gives 503', async () => {
  const site = await siteWith({ DATABASE_URL: '', VERCEL: '1', BACKEND_URL: 'http://127.0.0.1:9' });
  await expect.poll(site.output).toContain('the outbox is off');
  const response = await post(site, '/api/contact');
  expect([response.status, (await response.json()).code]).toEqual([503, 503]);
});

test('what people write is never in the log', async () => {
  const site = await siteWith({ BACKEND_URL: backend.url });
  for (const fault of ['none', 'status-500', 'code-422', 'html'] as const) {
    backend.set(fault);
    await post(site, '/api/contact', { ...person, description: `${person.description} ${fault}` });
    await post(site, '/api/quotation', { ...person, email: 'zoraida@' });
    await fetch(`${site.url}/api/contact`, { method: 'POST', body: new URLSearchParams(person) });
  }
  backend.set('none');
  await expect.poll(site.output).toContain('submission waits for the backend');
  for (const text of Object.values(person).slice(0, 4)) expect(site.output()).not.toContain(text);
});
