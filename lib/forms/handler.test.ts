/** @jest-environment node */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { BackendUnreachableError } from '@/lib/backend/errors';
import type { Send } from './delivery';
import { createFormHandler } from './handler';

const fields = { client_name: 'Ana', email: 'ana@example.com', phone_number: '300', description: 'Hola', policy: true };
const answering: Send = async () => ({ code: 200, message: '' });
const unreachable: Send = async () => {
  throw new BackendUnreachableError('nobody answers');
};

/** A handler where nothing can be stored. */
function handler(send: Send, points = 100) {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return createFormHandler('contact', {
    outbox: async () => null,
    send,
    later: (work) => void work(),
    limiter,
    siteUrl: 'http://site.test',
    trustedProxies: 1,
  });
}

function request(headers: Record<string, string> = {}): Request {
  const all = { 'content-type': 'application/json', ...headers };
  return new Request('http://site.test/api/contact', { method: 'POST', headers: all, body: JSON.stringify(fields) });
}

test('without an outbox an unreachable backend gives 503, never 200', async () => {
  const response = await handler(unreachable)(request());
  expect([response.status, (await response.json()).code]).toEqual([503, 503]);
});

test('without an outbox the answer of the backend is the answer', async () => {
  const response = await handler(answering)(request());
  expect(await response.json()).toEqual({ code: 200, message: 'Recibimos tu mensaje y te responderemos pronto.' });
});

test('a plain form that cannot be sent lands on a page that says so', async () => {
  const response = await handler(unreachable)(request({ accept: 'text/html,*/*' }));
  expect([response.status, response.headers.get('location')]).toEqual([303, '/mensaje/no-enviado']);
});

test('too many messages of one address are 429 with Retry-After, and others are still heard', async () => {
  const handle = handler(answering, 2);
  const from = (address: string) => handle(request({ 'x-forwarded-for': address }));
  await from('1.1.1.1');
  await from('1.1.1.1');
  const third = await from('1.1.1.1');
  expect([third.status, Number(third.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await third.json()).message).toMatch(/Espere un minuto/);
  expect((await from('2.2.2.2')).status).toBe(200);
});

describe('every POST counts, before its body is read', () => {
  /** A body that tells whether anyone has looked at it. */
  function watched() {
    const state = { isRead: false };
    const pull = (controller: ReadableStreamDefaultController) => {
      state.isRead = true;
      controller.enqueue(new TextEncoder().encode(JSON.stringify(fields)));
      controller.close();
    };
    return { state, stream: new ReadableStream({ pull }, { highWaterMark: 0 }) };
  }

  test.each([
    [403, { origin: 'https://evil.example' }],
    [413, { 'content-length': '40000' }],
    [415, { 'content-type': 'text/plain' }],
    [422, { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('one that is answered with %i too', async (status, headers: Record<string, string>) => {
    const handle = handler(answering, 2);
    expect([(await handle(request(headers))).status, (await handle(request(headers))).status]).toEqual([
      status,
      status,
    ]);
    const { state, stream } = watched();
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: stream, duplex: 'half' };
    const third = await handle(new Request('http://site.test/api/contact', init));
    expect([third.status, state.isRead]).toEqual([429, false]);
  });
});

test('a body that does not arrive in ten seconds is 408, and the connection ends', async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
  const start = Date.now();
  const response = await handler(answering)(new Request('http://site.test/api/contact', init));
  expect([response.status, response.headers.get('connection')]).toEqual([408, 'close']);
  expect(await response.json()).toEqual({ code: 408, message: expect.stringMatching(/^El mensaje tardó demasiado/) });
  expect(Date.now() - start).toBeLessThan(11_000);
});

test('an error of our own is a sentence, not a stack trace', async () => {
  const broken: Send = async () => {
    throw new TypeError('secret detail');
  };
  const response = await handler(broken)(request());
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('secret');
});
