/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Fault, type FaultServer, startFaultServer } from '@/e2e/support/fault-server';
import { createClient } from './client';
import { BackendAnswerError } from './errors';
import { network, type Transport } from './redirects';

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

function client(timeout = ENOUGH, fetch: Transport = network) {
  return createClient({ baseUrl: server.url, apiUrl: server.url + API, fetch, timeout });
}

describe('a GET', () => {
  it('gives the parsed answer and says which site asks', async () => {
    await expect(client().get('/products?page=1&limit=100')).resolves.toEqual(PRODUCTS);
    expect(server.received).toMatchObject([
      {
        method: 'GET',
        path: '/products?page=1&limit=100',
        headers: { 'user-agent': expect.stringContaining('biomedica'), accept: 'application/json' },
      },
    ]);
  });

  it.each<[Fault, number, string, string]>([
    ['status-500', ENOUGH, 'BackendStatusError', 'BACKEND_STATUS'],
    ['status-429', ENOUGH, 'BackendStatusError', 'BACKEND_STATUS'],
    ['status-404', ENOUGH, 'BackendStatusError', 'BACKEND_STATUS'],
    ['html', ENOUGH, 'BackendAnswerError', 'BACKEND_ANSWER'],
    ['truncated', ENOUGH, 'BackendAnswerError', 'BACKEND_ANSWER'],
    ['empty', ENOUGH, 'BackendAnswerError', 'BACKEND_ANSWER'],
    ['huge', ENOUGH, 'BackendAnswerError', 'BACKEND_ANSWER'],
    ['redirect-away', ENOUGH, 'BackendAnswerError', 'BACKEND_ANSWER'],
    ['reset', ENOUGH, 'BackendUnreachableError', 'BACKEND_UNREACHABLE'],
    ['hang', SHORT, 'BackendUnreachableError', 'BACKEND_UNREACHABLE'],
    ['drip', SHORT, 'BackendUnreachableError', 'BACKEND_UNREACHABLE'],
  ])('of a backend with the fault %s (timeout %i ms) fails as %s', async (fault, timeout, name, digest) => {
    server.set(fault);
    await expect(client(timeout).get('/products/suggested')).rejects.toMatchObject({ name, digest });
  });

  it('of a backend that is not there is unreachable, and keeps the reason', async () => {
    await server.close();
    await expect(client().get('/products/suggested')).rejects.toMatchObject({
      digest: 'BACKEND_UNREACHABLE',
      cause: { message: expect.any(String) },
    });
  });

  it.each([
    ['no HTTP at all', 'SSH-2.0-OpenSSH\r\n\r\n'],
    ['half an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n[{"id":1'],
    ['an answer that cannot be unpacked', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n[]'],
  ])('of something that sends %s is unreachable', async (_, bytes) => {
    const other = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(bytes)));
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { get } = createClient({ baseUrl, apiUrl: baseUrl, fetch: network, timeout: ENOUGH });
    await expect(get('/products')).rejects.toMatchObject({
      digest: 'BACKEND_UNREACHABLE',
      cause: { name: 'TypeError' },
    });
    other.close();
  });

  it('of a backend whose answer the framework’s fetch cannot take is unreachable', async () => {
    const invariant = Object.assign(new Error('Invariant: No cached response.'), { name: 'InvariantError' });
    const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(invariant);
    await expect(client().get('/products')).rejects.toMatchObject({ digest: 'BACKEND_UNREACHABLE', cause: invariant });
    fetch.mockRestore();
  });

  it.each([
    ['TypeError', new TypeError("Cannot read properties of undefined (reading 'url')")],
    ['RangeError', new RangeError('Invalid array length')],
  ])('that meets a fault of our own (%s) says so, and the backend is not blamed for it', async (_, fault) => {
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

  it.each<Fault>(['reset', 'status-500', 'status-429'])(
    'is made once more after %s, and then is good',
    async (fault) => {
      server.set(fault, 1);
      await expect(client().get('/products/suggested')).resolves.toEqual(PRODUCTS);
      expect(server.received).toHaveLength(2);
    },
  );

  it.each<Fault>(['reset', 'status-500'])('is not made a third time when %s goes on', async (fault) => {
    server.set(fault);
    await expect(client().get('/products/suggested')).rejects.toThrow();
    expect(server.received).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 422])('is not made again after a %i', async (status) => {
    answer = async () => Response.json({ code: status }, { status });
    await expect(client().get('/product/1')).rejects.toMatchObject({ digest: 'BACKEND_STATUS', status });
    expect(server.received).toHaveLength(1);
  });

  it.each<Fault>(['html', 'truncated', 'redirect-away'])(
    'is not made again after %s, which would come again',
    async (fault) => {
      server.set(fault);
      await expect(client().get('/products/suggested')).rejects.toThrow(BackendAnswerError);
      expect(server.received).toHaveLength(1);
    },
  );

  it.each([
    ['3600', 429],
    ['3', 503],
    [new Date(Date.now() + 3_600_000).toUTCString(), 429],
  ])('does not wait for a Retry-After of %s', async (after, status) => {
    answer = async () => new Response(null, { status, headers: { 'retry-after': after } });
    await expect(client().get('/products/suggested')).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(1);
  });
});

describe('a POST', () => {
  const payload = { client_name: 'Ana', email: 'ana@example.com' };

  it('goes below the API base as JSON, with its headers', async () => {
    let body: unknown;
    answer = async (request) => {
      body = await request.json();
      return Response.json({ code: 200, message: 'Gracias' });
    };
    await expect(client().post('/contact', payload, { 'Idempotency-Key': 'k-1' })).resolves.toEqual({
      status: 200,
      body: { code: 200, message: 'Gracias' },
    });
    expect(body).toEqual(payload);
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        path: `${API}/contact`,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1' },
      },
    ]);
  });

  it('gives the answer whatever its status, and null for a body that is no JSON', async () => {
    server.set('laravel-422');
    await expect(client().post('/contact', payload)).resolves.toMatchObject({ status: 422, body: { errors: {} } });
    for (const [fault, status] of [
      ['status-500', 500],
      ['html', 200],
    ] as const) {
      server.set(fault);
      await expect(client().post('/contact', payload)).resolves.toEqual({ status, body: null });
    }
  });

  it.each<Fault>(['reset', 'status-500', 'status-429', 'html', 'redirect-away', 'answer-lost'])(
    'is never made twice, not even after %s',
    async (fault) => {
      server.set(fault);
      await Promise.allSettled([client().post('/contact', payload)]);
      expect(server.received).toHaveLength(1);
    },
  );
});
