/** @jest-environment node */
import { type Fault, startFaultServer } from '@/e2e/support/backend';
import { createClient } from './client';
import { isBackendError, isNotAccepted, toUnreachable } from './errors';
import { network } from './network';
import { createSubmissionsClient } from './submissions-client';

const API = 'https://interno.example.net/index.php/api/v1';
const payload = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola' };

/** Sends to a backend that answers so. */
function sendTo(status: number, body: unknown) {
  const fetch = async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  const client = createClient({ baseUrl: 'https://interno.example.net', apiUrl: API, fetch, timeoutMs: 5_000 });
  return createSubmissionsClient(client).sendContact(payload);
}

test.each([
  ['El correo no existe.', undefined],
  ['Su solicitud fue recibida el 21/11/2026 a las 8:00. Gracias, ¡hasta pronto!', undefined],
  ['Escriba a ventas@interno.example.net o llame al 601 000 0000.', undefined],
  ['El nombre es obligatorio.\nEl correo es obligatorio.', 'El nombre es obligatorio. El correo es obligatorio.'],
  ['<p>El nombre &amp; el correo</p>', 'El nombre & el correo'],
  ['x'.repeat(301), `${'x'.repeat(300)}…`],
])('the sentence %j for people is passed on', async (message, read = message) => {
  expect(await sendTo(200, { code: 422, message })).toEqual({ code: 422, message: read });
});

test.each([
  'SQLSTATE[HY000] [2002] Connection refused',
  'open /srv/app/storage/logs failed',
  'Could not reach https://otro.example.net/x',
  'connect ECONNREFUSED localhost',
  'interno.example.net está en mantenimiento',
  'redis:6379 no responde',
])('what looks like the insides of a server is not, whatever the code and the status: %.40s', async (message) => {
  for (const [status, code] of Object.entries({ 200: 500, 408: 408, 429: '429', 500: 200 }))
    expect(await sendTo(Number(status), { code, message })).toEqual({ code: Number(code), message: '' });
});

test.each<[number, unknown, boolean]>([
  [500, { message: 'Server Error' }, true],
  [503, '', true],
  [400, '<h1>Bad Request</h1>', true],
  [200, '{"code":200,"mess', false],
  [200, { weather: 'sunny' }, false],
  [200, { code: 1e16 }, false],
  [504, '<h1>Gateway Time-out</h1>', false],
])('of HTTP %i with %j and no code it is %s that it was not accepted', async (status, body, isKnown) => {
  const failure: unknown = await sendTo(status, body).catch((error: unknown) => error);
  expect([isBackendError(failure), isNotAccepted(failure)]).toEqual([true, isKnown]);
});

describe('over the network', () => {
  const sendBy = (baseUrl: string, timeoutMs = 20_000) =>
    createSubmissionsClient(createClient({ baseUrl, apiUrl: baseUrl, fetch: network, timeoutMs }))
      .sendContact(payload)
      .catch((error: unknown) => error);

  test('nothing was sent where nobody listens, to a name that nobody has, nor to a server without TLS', async () => {
    const server = await startFaultServer(async () => new Response());
    expect(isNotAccepted(await sendBy(server.url.replace('http:', 'https:')))).toBe(true);
    await server.close();
    for (const url of [server.url, 'http://nobody.invalid']) expect(isNotAccepted(await sendBy(url))).toBe(true);
  });

  // As Node throws them when each address of a host fails in its own way.
  test.each([
    [Object.assign(new AggregateError([], 'all failed'), { code: 'ETIMEDOUT' }), true],
    [Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT', syscall: 'connect' }), true],
    [Object.assign(new Error('read ETIMEDOUT'), { code: 'ETIMEDOUT', syscall: 'read' }), false],
  ])('of %s it is %s that nothing was sent', (cause, isNothingSent) => {
    const failure = toUnreachable(new TypeError('fetch failed', { cause }));
    expect(isNotAccepted(failure)).toBe(isNothingSent);
  });

  test.each<Fault>(['reset', 'hang', 'drip', 'redirect-away', 'answer-lost'])(
    'after %s it may have been taken, and it is sent once',
    async (fault) => {
      const server = await startFaultServer(async () => new Response());
      server.set(fault);
      expect(isNotAccepted(await sendBy(server.url, 1_000))).toBe(false);
      expect(server.received).toHaveLength(1);
      await server.close();
    },
  );
});
