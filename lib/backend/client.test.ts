/** @jest-environment node */
import { isBulkheadRejectedError } from 'cockatiel';
import { type Fault, type FaultServer, startFaultServer } from '@/e2e/support/fault-server';
import { createClient, createReadPolicy } from './client';
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

function client(timeoutMs = ENOUGH, fetch: Transport = network, restMs?: number) {
  const options = { baseUrl: server.url, apiUrl: server.url + API, fetch, timeoutMs };
  return createClient(options, createReadPolicy(timeoutMs, restMs));
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

  it.each<[Fault, number, string]>([
    ['status-500', ENOUGH, 'BACKEND_STATUS'],
    ['status-429', ENOUGH, 'BACKEND_STATUS'],
    ['status-404', ENOUGH, 'BACKEND_STATUS'],
    ['html', ENOUGH, 'BACKEND_ANSWER'],
    ['truncated', ENOUGH, 'BACKEND_ANSWER'],
    ['empty', ENOUGH, 'BACKEND_ANSWER'],
    ['huge', ENOUGH, 'BACKEND_ANSWER'],
    ['redirect-away', ENOUGH, 'BACKEND_ANSWER'],
    ['reset', ENOUGH, 'BACKEND_UNREACHABLE'],
    ['hang', SHORT, 'BACKEND_UNREACHABLE'],
    ['drip', SHORT, 'BACKEND_UNREACHABLE'],
  ])('of a backend with the fault %s (timeout %i ms) fails as %s', async (fault, timeout, digest) => {
    server.set(fault);
    await expect(client(timeout).get('/products/suggested')).rejects.toMatchObject({ digest });
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

  it('is not made a third time', async () => {
    server.set('reset');
    await expect(client().get('/products/suggested')).rejects.toThrow();
    expect(server.received).toHaveLength(2);
  });

  it.each([400, 403, 404, 422])('is not made again after a %i', async (status) => {
    answer = async () => Response.json({ code: status }, { status });
    await expect(client().get('/product/1')).rejects.toMatchObject({ digest: 'BACKEND_STATUS', status });
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

async function until(condition: () => boolean) {
  while (!condition()) await new Promise(setImmediate);
}

describe('calls at once', () => {
  it('are at most four; the others wait their turn', async () => {
    const waiting: (() => void)[] = [];
    let [inFlight, most] = [0, 0];
    answer = async () => {
      most = Math.max(most, ++inFlight);
      await new Promise<void>((resolve) => waiting.push(resolve));
      inFlight--;
      return Response.json([]);
    };
    const { get } = client();
    const calls = Promise.all(Array.from({ length: 10 }, (_, call) => get(`/product/${call}`)));
    await until(() => waiting.length === 4);
    for (let done = 0; done < 10; done++) {
      await until(() => waiting.length > 0);
      waiting.shift()?.();
    }
    await calls;
    expect(most).toBe(4);
    expect(server.received).toHaveLength(10);
  });

  it('that wait while those in flight time out fail without being made', async () => {
    server.set('hang');
    const { get } = client(3_500);
    const calls = await Promise.allSettled(Array.from({ length: 20 }, (_, call) => get(`/product/${call}`)));
    expect(calls.map((call) => call.status === 'rejected' && call.reason)).toEqual(
      Array(20).fill(expect.objectContaining({ digest: 'BACKEND_UNREACHABLE' })),
    );
    expect(server.received.length).toBeLessThanOrEqual(4);
  });

  it('fail at once when four hundred wait already', async () => {
    server.set('hang');
    const { get } = client(3_500);
    const calls = await Promise.allSettled(Array.from({ length: 410 }, (_, call) => get(`/product/${call}`)));
    const refused = calls.filter((call) => call.status === 'rejected' && isBulkheadRejectedError(call.reason.cause));
    expect(refused).toHaveLength(6);
    expect(calls.filter(({ status }) => status === 'rejected')).toHaveLength(410);
    expect(server.received).toHaveLength(4);
  });
});

describe('a redirect', () => {
  const redirect = (location: string, status = 302) => new Response(null, { status, headers: { location } });

  /** Redirects from /3 to /2 to /1 to /0, which answers. */
  const countdown = async (request: Request) => {
    const left = Number(new URL(request.url).pathname.slice(1));
    return left === 0 ? Response.json('there') : redirect(`/${left - 1}`, left % 2 ? 301 : 307);
  };

  it('within the backend is followed, three times at most', async () => {
    answer = countdown;
    await expect(client().get('/3')).resolves.toBe('there');
    await expect(client().get('/4')).rejects.toMatchObject({ digest: 'BACKEND_ANSWER' });
  });

  it.each(['http://127.0.0.1:9/', '//example.com/', 'https://example.com/', 'file:///etc/passwd'])(
    'to %s is refused, and nothing is asked there',
    async (location) => {
      answer = async () => redirect(location);
      await expect(client().get('/products')).rejects.toMatchObject({
        fault: { field: 'status', expected: '200', received: 'redirect elsewhere' },
      });
    },
  );

  it('of a POST is refused, since the message would be lost', async () => {
    answer = async () => redirect('/elsewhere');
    await expect(client().post('/contact', {})).rejects.toMatchObject({ digest: 'BACKEND_ANSWER' });
    expect(server.received).toHaveLength(1);
  });
});

describe('a backend that failed five times in a row', () => {
  const REST_MS = 300;
  const failFiveTimes = async ({ get }: ReturnType<typeof client>) => {
    server.set('html');
    for (let call = 0; call < 5; call++) await expect(get(`/product/${call}`)).rejects.toThrow();
  };
  /** The rest is a length of time; nothing else tells its end. */
  const rested = () => new Promise((resolve) => setTimeout(resolve, REST_MS + 50));

  it('is not asked again, and calls fail at once', async () => {
    const one = client();
    await failFiveTimes(one);
    const calls = await Promise.allSettled(Array.from({ length: 50 }, (_, call) => one.get(`/product/${call}`)));
    expect(calls.filter((call) => call.status === 'rejected' && isBackendError(call.reason))).toHaveLength(50);
    expect(server.received).toHaveLength(5);
  });

  it('is tried by one call after its rest, while the others fail', async () => {
    const one = client(1_000, network, REST_MS);
    await failFiveTimes(one);
    server.set('hang');
    await rested();
    const calls = await Promise.allSettled(Array.from({ length: 20 }, (_, call) => one.get(`/product/${call}`)));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(server.received).toHaveLength(6);
  });

  it('is asked by everyone again once it has answered', async () => {
    const one = client(ENOUGH, network, REST_MS);
    await failFiveTimes(one);
    server.set('none');
    await rested();
    const calls = Array.from({ length: 10 }, (_, call) => one.get(`/product/${call}`));
    expect(await Promise.all(calls)).toEqual(Array(10).fill(PRODUCTS));
  });
});

it('A refusal of one address is no failure of the backend', async () => {
  answer = async ({ url }) => (url.endsWith('/404') ? new Response('', { status: 404 }) : Response.json('good'));
  const { get } = client();
  for (let call = 0; call < 10; call++) await expect(get('/product/404')).rejects.toMatchObject({ status: 404 });
  expect(await get('/product/1')).toBe('good');
});

it('All who ask the same at once share one call, and the next one is made anew', async () => {
  const { get } = client();
  await Promise.all(Array.from({ length: 30 }, () => get('/product/1')));
  expect(server.received).toHaveLength(1);
  await get('/product/1');
  expect(server.received).toHaveLength(2);
});

describe('the body of an answer', () => {
  const answerWith = (body: BodyInit, type = 'application/json') => {
    answer = async () => new Response(body, { headers: { 'content-type': type } });
    return client().get('/products');
  };
  const latin = Buffer.from('{"name":"Ecógrafo"}', 'latin1');

  it('that is not UTF-8 is read as it is declared, else as Windows-1252', async () => {
    expect(await answerWith(latin)).toEqual({ name: 'Ecógrafo' });
    expect(await answerWith(latin, 'application/json; charset=ISO-8859-1')).toEqual({ name: 'Ecógrafo' });
    expect(await answerWith('{"name":"Ecógrafo"}', 'application/json; charset=ISO-8859-1')).toEqual({
      name: 'Ecógrafo',
    });
  });

  it('may have a byte order mark, and words of PHP before or behind one whole value', async () => {
    expect(await answerWith('\uFEFF[1]')).toEqual([1]);
    expect(await answerWith('<br />\n<b>Warning</b>: a[1] in <b>x.php</b><br />\n{"data":[{"id":1}]}')).toEqual({
      data: [{ id: 1 }],
    });
    expect(await answerWith('{"data":[]}\nNotice: x in y')).toEqual({ data: [] });
  });

  it.each([
    '',
    ' ',
    '<h1>Mantenimiento</h1>',
    '{"data":[{"id":1},{"id":2},{"name":"Mon',
    'Warning\n{"data":[{"id":1},{"id":2}',
  ])('is refused where it is %j', async (text) => {
    await expect(answerWith(text)).rejects.toMatchObject({ digest: 'BACKEND_ANSWER' });
  });
});
