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

test('an error of our own is a sentence, not a stack trace', async () => {
  const broken: Send = async () => {
    throw new TypeError('secret detail');
  };
  const response = await handler(broken)(request());
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('secret');
});
