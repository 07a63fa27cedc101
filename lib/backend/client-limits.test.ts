/** @jest-environment node */
import { collectGarbage } from '@/e2e/support/collect-garbage';
import { type FaultServer, startFaultServer } from '@/e2e/support/fault-server';
import { createClient } from './client';
import { BackendAnswerError, BackendUnreachableError } from './errors';
import { network } from './redirects';

let server: FaultServer;
let answer: (request: Request) => Promise<Response>;

beforeEach(async () => {
  server = await startFaultServer((request) => answer(request));
});

afterEach(() => server.close());

function client(timeout = 20_000) {
  return createClient({ baseUrl: server.url, apiUrl: server.url, fetch: network, timeout });
}

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
    const calls = await Promise.allSettled(Array.from({ length: 6 }, (_, call) => get(`/product/${call}`)));
    expect(calls.map((call) => call.status === 'rejected' && call.reason)).toEqual(
      Array(6).fill(expect.any(BackendUnreachableError)),
    );
    expect(server.received.length).toBeLessThanOrEqual(4);
  });

  it('do not count their waiting as time of the backend', async () => {
    const waiting: (() => void)[] = [];
    answer = async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return Response.json([]);
    };
    const { get } = client();
    const calls = Promise.all(Array.from({ length: 8 }, (_, call) => get(`/product/${call}`)));
    for (let done = 0; done < 8; done++) {
      await until(() => waiting.length > 0);
      waiting.shift()?.();
    }
    expect(await calls).toHaveLength(8);
  });

  it('fail at once when four hundred wait already', async () => {
    server.set('hang');
    const { get } = client(3_500);
    const calls = await Promise.allSettled(Array.from({ length: 410 }, (_, call) => get(`/product/${call}`)));
    const reasons = calls.map((call) => call.status === 'rejected' && String(call.reason));
    expect(reasons.filter((reason) => reason === 'BackendUnreachableError: Too many reads wait')).toHaveLength(6);
    expect(server.received).toHaveLength(4);
  });

  it('make room for the next ones after a failure', async () => {
    server.set('reset', 8);
    answer = async () => Response.json('good');
    const { get, post } = client();
    await Promise.allSettled(Array.from({ length: 8 }, () => post('/contact', {})));
    await expect(get('/products')).resolves.toBe('good');
  });
});

describe('an answer that never ends', () => {
  it('is left at 5 MB: the server notices that nobody reads on', async () => {
    const state = { sent: 0, isCancelled: false };
    const block = new Uint8Array(256 * 1024).fill(32);
    answer = async () =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            state.sent += block.byteLength;
            controller.enqueue(block);
          },
          cancel: () => {
            state.isCancelled = true;
          },
        }),
      );
    await expect(client().get('/products')).rejects.toThrow(BackendAnswerError);
    await until(() => state.isCancelled);
    // What lay in the buffers of both ends was sent too.
    expect(state.sent).toBeLessThan(50 * 1024 * 1024);
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
    await expect(client().get('/4')).rejects.toThrow(BackendAnswerError);
  });

  it('keeps saying which site asks', async () => {
    answer = countdown;
    await client().get('/1');
    expect(server.received[1]?.headers).toMatchObject({ 'user-agent': expect.stringContaining('biomedica') });
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

  it('to an address that is none is a failure of the backend', async () => {
    answer = async () => redirect('http://[bad');
    await expect(client().get('/products')).rejects.toMatchObject({ digest: 'BACKEND_ANSWER' });
  });

  it('of a POST is refused, since the message would be lost', async () => {
    answer = async () => redirect('/elsewhere');
    await expect(client().post('/contact', {})).rejects.toThrow(BackendAnswerError);
    expect(server.received).toHaveLength(1);
  });
});

it.each(['hang', 'drip'] as const)('A call ends in time though garbage is collected meanwhile (%s)', async (fault) => {
  server.set(fault);
  const { get } = client(400);
  const calls = [1, 2, 3, 4].map((call) => expect(get(`/product/${call}`)).rejects.toThrow(BackendUnreachableError));
  await until(() => server.received.length === 4);
  collectGarbage();
  await Promise.all(calls);
  server.set('none');
  answer = async () => Response.json('good');
  expect(await get('/product/5')).toBe('good');
});
