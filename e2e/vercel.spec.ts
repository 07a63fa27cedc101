import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '@/content/messages';
import { getReceived } from './support/database';
import { expect, test } from './support/fixtures';
import { type OwnBackend, pause, post, startBackend } from './support/forms-site';
import { contact } from './support/samples';
import { startLibsqlServer } from './support/servers';
import { buildForVercel, type Site, serveBare } from './support/site';

// The site as Vercel has it: its own build, without server/, and with a hosted database or none.

test.describe.configure({ mode: 'serial', timeout: 90_000 });

const BUILD = '.next-vercel';
const CRON_SECRET = 'a-secret-of-some-length';
const ERROR = /Error: (?:<!-- -->)?el catálogo /;
const OWN_WORDS = 'Recibimos su solicitud. Pronto nos comunicaremos con usted.';

let own: OwnBackend;
let isHeld = false;
let plain: Site;
const start = (environment: Record<string, string>) =>
  serveBare({
    VERCEL: '1',
    NEXT_DIST_DIR: BUILD,
    BACKEND_URL: own.backend.url,
    FORMS_PER_MINUTE: '1000',
    CRON_SECRET,
    ...environment,
  });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  own = await startBackend((handler) => async (request) => {
    const reply = await handler(request);
    while (isHeld && request.method === 'POST') await pause(20);
    return reply;
  });
  own.backend.set('reset');
  // Without a database, as its page says before the forms.
  await buildForVercel({ NEXT_DIST_DIR: BUILD, BACKEND_URL: own.backend.url, REVALIDATE_SECONDS: '2' });
  plain = await start({});
});

test.afterAll(async () => {
  await plain.stop();
  await own.stop();
  await rm(BUILD, { recursive: true, force: true });
});

test('pages that are built while the backend is away say so, show the rest, do not expire, and heal when it is back', async () => {
  const getText = async (path: string) => (await fetch(plain.url + path)).text();
  const { routes } = JSON.parse(await readFile(join(BUILD, 'prerender-manifest.json'), 'utf8')) as {
    readonly routes: Record<string, { readonly initialExpireSeconds?: number }>;
  };
  // An expired page is a 500 until the backend is back.
  for (const path of ['/', '/productos', '/ley-1831'])
    expect(routes[path]?.initialExpireSeconds, path).toBeGreaterThan(86_400);
  for (const path of ['/', '/productos']) expect(await getText(path), path).toMatch(ERROR);
  expect(await getText('/')).toContain('Nuestros eventos');
  own.backend.set('none');
  for (const [path, link] of [
    ['/', 'href="/producto/'],
    ['/productos', 'href="/productos/'],
  ] as const)
    await expect(async () => {
      const html = await getText(path);
      expect(html).not.toMatch(ERROR);
      expect(html).toContain(link);
    }).toPass();
});

test('a backend that is good, slow or away gets each message once where there is a hosted database; else only its own words count', async () => {
  const database = await startLibsqlServer(`${own.folder}/hosted.db`);
  const hosted = await start({ DATABASE_URL: database.url });
  const send = async (site: Site, description: string) =>
    (await post(site, '/api/contact', { ...contact, description })).json();
  const getTimes = async (text: string) =>
    (await getReceived(own.data)).filter(({ description }) => description === text).length;
  // The form says so before it is sent.
  await expect.poll(async () => (await fetch(`${plain.url}/contacto`)).text()).toContain(messages.forms.direct);
  expect(await send(hosted, 'bueno')).toMatchObject({ code: 200, message: OWN_WORDS });
  expect(await send(plain, 'bueno sin base')).toMatchObject({ code: 200, message: OWN_WORDS });

  isHeld = true;
  const waiting = send(plain, 'lento sin base');
  const slow = send(hosted, 'lento');
  // Its visitor does not wait for the backend; that of the other does, three times as long.
  expect(await Promise.race([slow.then(() => 'stored'), waiting.then(() => 'waited')])).toBe('stored');
  expect(await slow).toMatchObject({ code: 200, message: messages.forms.received, reference: expect.any(String) });
  await pause(1_000);
  isHeld = false;
  expect(await waiting).toMatchObject({ code: 200, message: OWN_WORDS });

  own.backend.set('status-500');
  expect(await send(hosted, 'caído')).toMatchObject({ code: 200, message: messages.forms.received });
  expect(await send(plain, 'caído sin base')).toMatchObject({ code: 503, message: messages.forms.unreachable });
  own.backend.set('none');
  const deliver = async (secret: string) =>
    (await fetch(`${hosted.url}/api/deliver`, { headers: { authorization: `Bearer ${secret}` } })).status;
  expect([await deliver('another-secret-of-some'), await deliver('')]).toEqual([401, 401]);
  await expect
    .poll(async () => [await deliver(CRON_SECRET), await getTimes('caído')], { timeout: 20_000 })
    .toEqual([200, 1]);
  for (const text of ['bueno', 'lento', 'caído', 'lento sin base'])
    expect([text, await getTimes(text)]).toEqual([text, 1]);
  await hosted.stop();
  await database.close();
});
