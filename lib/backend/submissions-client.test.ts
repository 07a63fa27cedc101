/** @jest-environment node */
import { createClient } from './client';
import { createSubmissionsClient } from './submissions-client';

const API = 'https://interno.example.net/index.php/api/v1';
const payload = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola' };

/** Sends to a backend that answers so. */
function sendTo(status: number, body: unknown) {
  const fetch = async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  const client = createClient({ baseUrl: 'https://interno.example.net', apiUrl: API, fetch, timeout: 5_000 });
  return createSubmissionsClient(client, API).sendContact(payload);
}

test.each([
  'El correo no existe.',
  'Su solicitud fue recibida el 21/11/2026 a las 8:00. Gracias, ¡hasta pronto!',
  'Escriba a ventas@empresa.example o llame al 601 000 0000.',
])('a sentence for people is passed on: %s', async (message) => {
  expect(await sendTo(200, { code: 422, message })).toEqual({ code: 422, message });
});

test.each([
  'SQLSTATE[HY000] [2002] Connection refused',
  'Illuminate\\Database\\QueryException',
  'Undefined variable $x in /var/www/html/index.php on line 3',
  'open /srv/app/storage/logs failed',
  'C:\\inetpub\\wwwroot',
  '#0 main()\n#1 run()',
  '<b>Fatal error</b>',
  'Could not reach https://otro.example.net/x',
  'Connection to 10.0.0.12 refused',
  'connect ECONNREFUSED localhost',
  'interno.example.net está en mantenimiento',
  'redis:6379 no responde',
  'x'.repeat(301),
])('what looks like the insides of a server is not: %.40s', async (message) => {
  for (const code of [200, 422]) expect(await sendTo(200, { code, message })).toEqual({ code, message: '' });
});

test.each([
  [500, { code: 200, message: 'ok' }],
  [200, { code: 500, message: 'x' }],
  [200, { code: 429, message: 'x' }],
  [429, 'x'],
  [408, ''],
  [200, '<h1>Mantenimiento</h1>'],
  [200, { weather: 'sunny' }],
  [404, '{"message":"Not found"}'],
])('HTTP %i with %j is tried again later', async (status, body) => {
  await expect(sendTo(status, body)).rejects.toMatchObject({ digest: expect.stringMatching(/^BACKEND_/) });
});
