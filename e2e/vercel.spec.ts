import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { messages } from '@/content/messages';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createServer } from '@/lib/embedded-backend/server';
import { type FaultServer, startFaultServer } from './support/backend';
import { getReceived } from './support/database';
import { pause } from './support/forms-site';
import { contact } from './support/samples';
import { startLibsqlServer } from './support/servers';
import { buildForVercel, type Site, serveBare } from './support/site';

// The site as Vercel has it: its own build, without server/, and with a hosted database or none.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const BUILD = '.next-vercel';
const CRON_SECRET = 'a-secret-of-some-length';
const SLOW_MS = 12_000;

let folder: string;
let data: Awaited<ReturnType<typeof openDatabase>>;
let backend: FaultServer;
let isSlow = false;
/** Messages that a slow backend has answered. */
let answeredLate = 0;
const sites: Site[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(join(tmpdir(), 'vercel-'));
  data = await openDatabase(`file:${folder}/backend.db`);
  const answer = createServer(async () => data);
  backend = await startFaultServer(async (request) => {
    const reply = await answer(request);
    if (isSlow && request.method === 'POST') {
      await pause(SLOW_MS);
      answeredLate += 1;
    }
    return reply;
  });
  // Without a database, as its page says before the forms.
  await buildForVercel({ NEXT_DIST_DIR: BUILD, BACKEND_URL: backend.url });
});

test.afterAll(async () => {
  for (const site of sites) await site.stop();
  await backend.close();
  data.close();
  await rm(folder, { recursive: true });
  await rm(BUILD, { recursive: true, force: true });
});

test.beforeEach(() => {
  isSlow = false;
  backend.set('none');
});

async function start(environment: Record<string, string>): Promise<Site> {
  const site = await serveBare({
    VERCEL: '1',
    NEXT_DIST_DIR: BUILD,
    BACKEND_URL: backend.url,
    FORMS_PER_MINUTE: '1000',
    CRON_SECRET,
    ...environment,
  });
  sites.push(site);
  return site;
}

async function send(site: Site, description: string) {
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contact, description }),
  });
  return response.json();
}

const getTimes = async (text: string) =>
  (await getReceived(data)).filter(({ description }) => description === text).length;

const OWN_WORDS = 'Recibimos su solicitud. Pronto nos comunicaremos con usted.';

test('with a hosted database a backend that is good, slow or away gets each message once', async () => {
  const database = await startLibsqlServer(`${folder}/site.db`);
  const site = await start({ DATABASE_URL: database.url });
  expect(await send(site, 'bueno')).toMatchObject({ code: 200, message: OWN_WORDS });
  isSlow = true;
  const slow = await send(site, 'lento');
  expect(slow).toMatchObject({ code: 200, message: messages.forms.received, reference: expect.any(String) });
  // The visitor does not wait for the backend.
  expect(answeredLate).toBe(0);
  isSlow = false;
  backend.set('status-500');
  expect(await send(site, 'caído')).toMatchObject({ code: 200, message: messages.forms.received });
  backend.set('none');
  const deliver = async (secret: string) =>
    (await fetch(`${site.url}/api/deliver`, { headers: { authorization: `Bearer ${secret}` } })).status;
  expect([await deliver('another-secret-of-some'), await deliver('')]).toEqual([401, 401]);
  await expect
    .poll(async () => [await deliver(CRON_SECRET), await getTimes('caído')], { timeout: 20_000 })
    .toEqual([200, 1]);
  await pause(SLOW_MS);
  expect([await getTimes('bueno'), await getTimes('lento'), await getTimes('caído')]).toEqual([1, 1, 1]);
  await site.stop();
  await database.close();
});

test('without a database the form says so before it is sent, and only the words of the backend count, slow ones too', async () => {
  const site = await start({});
  await expect.poll(async () => (await fetch(`${site.url}/contacto`)).text()).toContain(messages.forms.direct);
  expect(await send(site, 'bueno sin base')).toMatchObject({ code: 200, message: OWN_WORDS });
  isSlow = true;
  expect(await send(site, 'lento sin base')).toMatchObject({ code: 200, message: OWN_WORDS });
  isSlow = false;
  backend.set('status-500');
  expect(await send(site, 'caído sin base')).toMatchObject({ code: 503, message: messages.forms.unreachable });
  expect(await getTimes('lento sin base')).toBe(1);
});
