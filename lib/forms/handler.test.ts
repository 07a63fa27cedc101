/** @jest-environment node */
import { contact } from '@/e2e/support/person';
import { toUnreachable } from '@/lib/backend/errors';
import { createBudgets } from './budgets';
import { createFormHandler } from './handler';
import type { Send } from './outbox/delivery';

const answering: Send = async () => ({ code: 200, message: '' });
const unreachable: Send = async () => {
  throw toUnreachable('nobody answers');
};

/** A handler where nothing can be stored. */
function handler(send: Send, points = 100, total = 1_000) {
  return createFormHandler('contact', {
    outbox: async () => null,
    send,
    later: (work) => void work(),
    budgets: createBudgets(points, total),
    siteUrl: 'http://site.test',
    trustedProxies: 1,
  });
}

function request(headers: Record<string, string> = {}): Request {
  const all = { 'content-type': 'application/json', ...headers };
  return new Request('http://site.test/api/contact', { method: 'POST', headers: all, body: JSON.stringify(contact) });
}

test('without an outbox an unreachable backend gives 503, never 200', async () => {
  const response = await handler(unreachable)(request());
  expect([response.status, (await response.json()).code]).toEqual([503, 503]);
});

test('without an outbox the answer of the backend is the answer', async () => {
  const response = await handler(answering)(request());
  expect(await response.json()).toEqual({
    code: 200,
    message: 'Recibimos su solicitud y le responderemos pronto.',
    reference: expect.stringMatching(/^\d{4} \d{4}-\d$/),
    promise: expect.stringMatching(/^Le respondemos a más tardar el /),
    // Nothing here signs the address of a page with a number.
    receipt: '/mensaje/enviado',
  });
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

describe('all addresses together have a budget', () => {
  const messageFrom = (address: string) => request({ 'x-forwarded-for': address });

  test('valid messages of everyone are 429 beyond it, with Retry-After and other ways to reach the company', async () => {
    const handle = handler(answering, 100, 6);
    const codes: number[] = [];
    for (const address of ['1.1.1.1', '1.1.1.2', '2.2.2.2', '2.2.2.3', '3.3.3.3', '3.3.3.4'])
      codes.push((await handle(messageFrom(address))).status);
    const next = await handle(messageFrom('3.3.3.5'));
    expect([new Set(codes), next.status, Number(next.headers.get('retry-after')) > 0]).toEqual([
      new Set([200]),
      429,
      true,
    ]);
    expect((await next.json()).message).toMatch(/otro medio/);
  });

  test('above it each network still has two messages a day, a /48 one', async () => {
    const handle = handler(answering, 100, 12);
    for (let count = 0; count < 12; count++) await handle(messageFrom(`10.0.${count}.1`));
    const statuses = async (...addresses: string[]) => {
      const answers: number[] = [];
      for (const address of addresses) answers.push((await handle(messageFrom(address))).status);
      return answers;
    };
    expect(await statuses('4.4.4.4', '4.4.4.5', '4.4.4.6', '5.5.5.5')).toEqual([200, 200, 429, 200]);
    expect(await statuses('2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2:1::1')).toEqual([200, 429, 200]);
  });

  test('no network has more than a third of it, a /48 a sixth; what it sends beyond takes nothing from the others', async () => {
    const handle = handler(answering, 100, 12);
    const countTaken = async (toAddress: (count: number) => string) => {
      let taken = 0;
      for (let count = 1; count <= 10; count++)
        if ((await handle(messageFrom(toAddress(count)))).status === 200) taken++;
      return taken;
    };
    expect(await countTaken((count) => `1.1.1.${count}`)).toBe(4);
    expect(await countTaken((count) => `2001:db8:1:${count}::1`)).toBe(2);
    expect(await countTaken((count) => `3.3.${count}.1`)).toBe(10);
  });

  test('what is refused anyway takes nothing from it, and neither does who is over the own budget', async () => {
    const handle = handler(answering, 2, 12);
    const empty = () =>
      new Request('http://site.test/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '1.1.1.1' },
        body: '{}',
      });
    for (const status of [422, 422, 429, 429]) expect((await handle(empty())).status).toBe(status);
    for (const status of [200, 200, 429, 429]) expect((await handle(messageFrom('2.2.2.2'))).status).toBe(status);
    for (let count = 0; count < 9; count++) await handle(messageFrom(`10.0.${count}.1`));
    // One is left and then, above it, two for a network.
    for (const [index, status] of [200, 200, 200, 429].entries())
      expect((await handle(messageFrom(`3.3.3.${index}`))).status).toBe(status);
  });

  test('a /48 network of IPv6 has ten times that of an address, its neighbours their own', async () => {
    const handle = handler(answering, 1, 1_000);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++)
      statuses.push((await handle(messageFrom(`2001:db8:1:${count}::1`))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await handle(messageFrom('2001:db8:2::1'))).status).toBe(200);
  });

  test('who is over the own budget takes nothing from the network’s', async () => {
    const handle = handler(answering, 1, 1_000);
    for (let count = 0; count < 30; count++) await handle(messageFrom('2001:db8:1:1::1'));
    expect((await handle(messageFrom('2001:db8:1:2::1'))).status).toBe(200);
  });
});

describe('every POST counts, before its body is read', () => {
  /** A body that tells whether anyone has looked at it. */
  function watched() {
    const state = { isRead: false };
    const pull = (controller: ReadableStreamDefaultController) => {
      state.isRead = true;
      controller.enqueue(new TextEncoder().encode(JSON.stringify(contact)));
      controller.close();
    };
    return { state, stream: new ReadableStream({ pull }, { highWaterMark: 0 }) };
  }

  test.each([
    [403, { origin: 'https://evil.example' }],
    [413, { 'content-length': '66000' }],
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

test('a body that does not arrive in ten seconds is 408', async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const answer = handler(answering)(new Request('http://site.test/api/contact', init));
  const isAnswered = jest.fn();
  void answer.then(isAnswered);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(isAnswered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  const response = await answer;
  expect(response.status).toBe(408);
  expect(await response.json()).toEqual({ code: 408, message: expect.stringMatching(/^El mensaje tardó demasiado/) });
});

test('an error of our own is a sentence, not a stack trace', async () => {
  const broken: Send = async () => {
    throw new TypeError('secret detail');
  };
  const response = await handler(broken)(request());
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('secret');
});
