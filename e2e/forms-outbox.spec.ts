import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { lockDatabase } from './support/database';
import { pause, person, post, test } from './support/forms-site';

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
  await expect.poll(() => server.backend.received.slice(received).map(({ path }) => path)).toEqual([contact, contact]);
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
