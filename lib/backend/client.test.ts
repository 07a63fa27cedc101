/** @jest-environment node */
import { isBulkheadRejectedError } from 'cockatiel';
import { type Fault, type FaultServer, startFaultServer } from '@/e2e/support/backend';
import { createClient } from './client';
import { isBackendError } from './errors';
import { network, type Transport } from './network';

const PRODUCTS = [{ id: 1, name: 'Monitor' }];
const API = '/index.php/api/v1';
const SHORT = 300;
const ENOUGH = 20_000;

let server: FaultServer;
let answer: (request: Request) => Promise<Response>;

beforeEach(async () => {
  answer = async () => Response.json(PRODUCTS);
  server = await startFaultServer((request) => answer(request));
});

afterEach(() => server.close());

const client = (timeoutMs = ENOUGH, fetch: Transport = network) =>
  createClient({ baseUrl: server.url, apiUrl: server.url + API, fetch, timeoutMs });

type Get = ReturnType<typeof client>['get'];
/** Asks for `count` products at once. */
const ask = (get: Get, count: number) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => get(`/product/${index}`)));
const countFailures = (calls: readonly PromiseSettledResult<unknown>[]) =>
  calls.filter((call) => call.status === 'rejected' && isBackendError(call.reason)).length;

it.each<[Fault, number, string, number]>([
  ['status-500', ENOUGH, 'BACKEND_STATUS', 2],
  ['status-429', ENOUGH, 'BACKEND_STATUS', 2],
  ['status-404', ENOUGH, 'BACKEND_STATUS', 1],
  ['html', ENOUGH, 'BACKEND_ANSWER', 1],
  ['empty', ENOUGH, 'BACKEND_ANSWER', 1],
  ['huge', ENOUGH, 'BACKEND_ANSWER', 1],
  ['redirect-away', ENOUGH, 'BACKEND_ANSWER', 1],
  ['reset', ENOUGH, 'BACKEND_UNREACHABLE', 2],
  ['hang', SHORT, 'BACKEND_UNREACHABLE', 1],
  ['drip', SHORT, 'BACKEND_UNREACHABLE', 1],
])(
  'A GET of a backend with the fault %s fails within %i ms as %s after %i calls',
  async (fault, timeout, digest, count) => {
    server.set(fault);
    await expect(client(timeout).get('/products/suggested')).rejects.toMatchObject({ digest });
    expect(server.received).toHaveLength(count);
    if (count === 1) return;
    // A fault that passes is not seen.
    server.set(fault, 1);
    await expect(client().get('/products/suggested')).resolves.toEqual(PRODUCTS);
  },
);

it('A fault of our own says so, and the backend is not blamed for it', async () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'url')");
  let isBroken = true;
  const { get, post } = client(ENOUGH, async (request) => {
    if (isBroken) throw fault;
    return network(request);
  });
  for (let call = 0; call < 6; call++) await expect(get(`/product/${call}`)).rejects.toBe(fault);
  await expect(post('/contact', {})).rejects.toBe(fault);
  isBroken = false;
  await expect(get('/products')).resolves.toEqual(PRODUCTS);
});

it('Of 410 calls at once four are made and 400 wait, which fail without being made where those four hang', async () => {
  server.set('hang');
  const calls = await ask(client(3_500).get, 410);
  expect(countFailures(calls)).toBe(410);
  expect(calls.filter((one) => one.status === 'rejected' && isBulkheadRejectedError(one.reason.cause))).toHaveLength(6);
  expect(server.received).toHaveLength(4);
});

it('Who asks the same at once shares a call', async () => {
  const { get } = client();
  expect((await Promise.all([ask(get, 3), ask(get, 3)])).map(countFailures)).toEqual([0, 0]);
  expect(server.received).toHaveLength(3);
});

it('A redirect within the backend is followed, three times at most, and still says which site asks', async () => {
  answer = async (request) => {
    const left = Number(new URL(request.url).pathname.slice(1));
    const headers = { location: `/${left - 1}` };
    return left === 0 ? Response.json('there') : new Response(null, { status: left % 2 ? 301 : 307, headers });
  };
  await expect(client().get('/3')).resolves.toBe('there');
  const { headers } = server.received[3] ?? {};
  expect(headers).toMatchObject({ 'user-agent': expect.stringContaining('biomedica'), 'cache-control': 'no-cache' });
  await expect(client().get('/4')).rejects.toMatchObject({ digest: 'BACKEND_ANSWER' });
});

it.each<[BodyInit, string | undefined, unknown]>([
  [Buffer.from('["Ecógrafo \x93A\x94"]', 'latin1'), undefined, ['Ecógrafo “A”']],
  [Buffer.from('["Ecógrafo"]', 'latin1'), 'application/json; charset=ISO-8859-1', ['Ecógrafo']],
  ['["Ecógrafo"]', 'application/json; charset=ISO-8859-1', ['Ecógrafo']],
  ['\uFEFF[1]', undefined, [1]],
  ['<br />\n<b>Warning</b>: a[1] in <b>x.php</b><br />\n{"data":[{"id":1}]}', undefined, { data: [{ id: 1 }] }],
  ['{"data":[]}\nNotice: x in y', undefined, { data: [] }],
  [Buffer.from('["Ec\x97grafo"]', 'latin1'), 'application/json; charset=macintosh', ['Ecógrafo']],
  ...['', '<h1>Mantenimiento</h1>', '{"data":[{"id":1},{"name":"Mon', 'Warning\n{"data":[{"id":1}'].map(
    (refused): [string, undefined, string] => [refused, undefined, 'BACKEND_ANSWER'],
  ),
])('A body is read in its encoding, without the words around it, or refused (case %#)', async (body, type, value) => {
  answer = async () => new Response(body, { headers: { 'content-type': type ?? 'application/json' } });
  const read = client().get('/products');
  expect(await read.catch(({ digest }) => digest)).toEqual(value);
});
