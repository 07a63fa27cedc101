import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hasNginx, type NginxSite, NO_NGINX, startNginxSite } from './support/cluster';

test.describe.configure({ mode: 'serial' });
test.skip(!hasNginx, NO_NGINX);

let server: NginxSite;

test.beforeAll(async () => {
  server = await startNginxSite();
});

test.afterAll(() => server.stop());

test('its logs name no visitor and nothing of what visitors write', async () => {
  const secrets = [
    'palabra-secreta',
    'numero-secreto',
    '203.0.113.77',
    'agente-secreto',
    'referencia-secreta',
    '101x7',
  ];
  const headers = {
    'x-visitor': '203.0.113.77',
    'user-agent': 'agente-secreto',
    referer: 'http://x/referencia-secreta',
  };
  for (const path of [
    '/search/palabra-secreta',
    '/search?q=palabra-secreta',
    '/api/suggest?q=palabra-secreta',
    '/mensaje/enviado/numero-secreto/1',
    '/cotizacion/101x7-305',
    '/producto/palabra-secreta/101',
    '/palabra-secreta',
    '/contacto?utm_source=palabra-secreta',
  ])
    await server.ask(path, headers);
  // Refused, which nginx would say in its log of errors.
  await Promise.all(Array.from({ length: 40 }, () => server.ask('/api/contact?x=palabra-secreta', headers)));
  await server.askRaw('/search/palabra-secreta#a');
  const read = (name: string) => readFile(join(server.folder, name), 'utf8');
  await expect.poll(async () => (await read('access.log')).includes('"status":429')).toBe(true);
  const log = await read('access.log');
  for (const secret of [...secrets, '127.0.0.1,'])
    expect(log + (await read('error.log')), secret).not.toContain(secret);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const routes = new Set(lines.map(({ route }) => route));
  for (const route of [
    '/search/...',
    '/search',
    '/api/suggest',
    '/mensaje/...',
    '/cotizacion/...',
    '/producto/.../101',
    '/...',
    '/contacto',
  ])
    expect(routes).toContain(route);
  const { headers: got } = await server.ask('/contacto');
  const written = async () =>
    (await read('access.log')).split('\n').find((line) => line.includes(String(got['x-request-id'])));
  await expect.poll(written).toBeTruthy();
  expect(JSON.parse((await written()) ?? '')).toMatchObject({
    method: 'GET',
    status: 200,
    cache: 'HIT',
    seconds: expect.any(Number),
  });
});

test('the id that a visitor got leads to what nginx and the site say of the request', async () => {
  // Nobody listens there: a page that is not stored fails.
  const failing = await startNginxSite({ BACKEND_URL: 'http://127.0.0.1:9' });
  try {
    const { status, headers } = await failing.ask('/producto/monitor/101');
    expect([status, headers['x-request-id']]).toEqual([503, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    const find = (log: string) => log.split('\n').filter((line) => line.includes(String(headers['x-request-id'])));
    const nginx = async () => find(await readFile(join(failing.folder, 'access.log'), 'utf8'));
    await expect.poll(async () => (await nginx()).length).toBe(1);
    expect(JSON.parse((await nginx())[0] ?? '')).toMatchObject({
      time: expect.any(String),
      route: '/producto/.../101',
      status: 503,
      siteStatus: '503',
      seconds: expect.any(Number),
      siteSeconds: expect.stringMatching(/^\d+\.\d+$/),
    });
    await expect
      .poll(() => find(failing.site.output()).map((line) => JSON.parse(line) as Record<string, unknown>))
      .toContainEqual(
        expect.objectContaining({
          msg: 'a request failed',
          route: '/producto/[name]/[id]/page',
          digest: 'BACKEND_UNREACHABLE',
        }),
      );
  } finally {
    await failing.stop();
  }
});
