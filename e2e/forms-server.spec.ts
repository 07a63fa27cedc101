import { connect } from 'node:net';
import { address, expect, test } from './support/fixtures';
import { pause, person, post, startFairSite } from './support/forms-site';
import type { Site } from './support/site';

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
    const states = new Set<string>();
    let answer = await post(site, '/api/contact');
    for (let count = 0; answer.status === 200 && count < 1_000; count++) {
      states.add((await ready()).database);
      answer = await post(site, '/api/contact', { ...person, description: `${count} ${description}`.slice(0, 2_000) });
    }
    expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringContaining('use otro medio')]);
    expect([...states]).toEqual(['on', 'nearly full', 'full']);
    expect(await ready()).toMatchObject({ status: 'degraded', backend: 'embedded', database: 'full' });
    expect(site.output()).toContain('the database of the outbox is nearly full');
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
