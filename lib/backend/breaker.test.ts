/** @jest-environment node */
import { type FaultServer, startFaultServer } from '@/e2e/support/fault-server';
import { createBreaker } from './breaker';
import { createClient, createShared } from './client';
import { BackendStatusError, BackendUnreachableError } from './errors';
import { network } from './redirects';

const REST = 300;
let server: FaultServer;

beforeEach(async () => {
  server = await startFaultServer(async (request) =>
    request.url.endsWith('/product/404') ? new Response('', { status: 404 }) : Response.json('good'),
  );
});

afterEach(() => server.close());

function client(timeout = 1_000) {
  const options = { baseUrl: server.url, apiUrl: server.url, fetch: network, timeout };
  return createClient(options, { ...createShared(), breaker: createBreaker(REST) });
}

async function failFiveTimes({ get }: ReturnType<typeof client>) {
  for (let call = 0; call < 5; call++) await expect(get(`/product/${call}`)).rejects.toThrow();
}

/** The rest is a length of time; nothing else tells its end. */
function rested(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST + 50));
}

describe('a backend that failed five times in a row', () => {
  it('is not asked again, and calls fail at once', async () => {
    const one = client();
    server.set('html');
    await failFiveTimes(one);
    expect(server.received).toHaveLength(5);
    const calls = await Promise.allSettled(Array.from({ length: 50 }, (_, call) => one.get(`/product/${call}`)));
    expect(calls.map((call) => call.status === 'rejected' && call.reason)).toEqual(
      Array(50).fill(expect.any(BackendUnreachableError)),
    );
    // After the rest one of them would have been tried.
    expect(server.received).toHaveLength(5);
  });

  it('is tried by one call after its rest, while the others fail', async () => {
    const one = client();
    server.set('html');
    await failFiveTimes(one);
    server.set('hang');
    await rested();
    const calls = await Promise.allSettled(Array.from({ length: 20 }, (_, call) => one.get(`/product/${call}`)));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(server.received).toHaveLength(6);
  });

  it('is asked by everyone again once it has answered', async () => {
    const one = client();
    server.set('html');
    await failFiveTimes(one);
    server.set('none');
    let answer: unknown;
    while (answer !== 'good') answer = await one.get('/product/1').catch(() => undefined);
    const calls = Array.from({ length: 10 }, (_, call) => one.get(`/product/${call}`));
    expect(await Promise.all(calls)).toEqual(Array(10).fill('good'));
  });
});

it('A refusal of one address is no failure of the backend', async () => {
  const { get } = client();
  for (let call = 0; call < 10; call++) await expect(get('/product/404')).rejects.toThrow(BackendStatusError);
  expect(await get('/product/1')).toBe('good');
});

it('All who ask the same at once share one call, and the next one is made anew', async () => {
  const { get } = client();
  expect(await Promise.all(Array.from({ length: 30 }, () => get('/product/1')))).toEqual(Array(30).fill('good'));
  expect(server.received).toHaveLength(1);
  await get('/product/1');
  expect(server.received).toHaveLength(2);
});
