/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type PageServer, startPageServer } from '@/e2e/support/requests';

let server: PageServer;

beforeAll(async () => {
  server = await startPageServer();
});

afterAll(() => server.close());

/** A connection that has sent `head`, and stays open when the other side ends; with what came back on it. */
async function open(head: string) {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  const state = { text: '', isEnded: false, isReset: false };
  socket.setEncoding('utf8').on('data', (data) => {
    state.text += data;
  });
  socket.on('end', () => Object.assign(state, { isEnded: true }));
  socket.on('error', () => Object.assign(state, { isReset: true }));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.write(`${head}\r\nHost: x\r\n\r\n`);
  return { socket, state, closed };
}

describe('an answer before the body', () => {
  it('ends the connection, also of who goes on to drip it', async () => {
    server.answerBy((response) => response.writeHead(405, { Allow: 'GET' }).end());
    const { socket, state, closed } = await open('POST /contacto HTTP/1.1\r\nContent-Length: 3000');
    const started = Date.now();
    const drip = setInterval(() => socket.write('x'), 100);
    await closed;
    clearInterval(drip);
    expect(Date.now() - started).toBeLessThan(5_000);
    expect(state.text).toMatch(/^HTTP\/1\.1 405 /);
    expect(state.text).toContain('\r\nConnection: close\r\n');
  });

  it('is not lost for who sends all of a large one before reading it', async () => {
    // As a handler that gives up a body that is too long.
    server.answerBy((response, request) => {
      request.once('data', () => response.writeHead(413, { 'Content-Length': '9' }).end('too large'));
    });
    const size = 20 * 65_536;
    const { socket, state, closed } = await open(`POST /api/contact HTTP/1.1\r\nContent-Length: ${size}`);
    socket.pause();
    for (let sent = 0; sent < size; sent += 65_536) {
      await setTimeout(5);
      socket.write('x'.repeat(65_536));
    }
    socket.resume().end();
    await closed;
    expect(state).toMatchObject({ isEnded: true, isReset: false });
    expect(state.text).toMatch(/^HTTP\/1\.1 413 /);
    expect(state.text).toContain('\r\nConnection: close\r\n');
    expect(state.text).toMatch(/too large$/);
  });
});

test.each([
  ['POST', 'abc'],
  ['GET', ''],
])('An answer after all of the request keeps the connection (%s)', async (method, body) => {
  server.answerBy(async (response, request) => {
    await request.resume().toArray();
    response.end();
  });
  const { socket, state } = await open(`${method} / HTTP/1.1\r\nContent-Length: ${body.length}`);
  socket.write(body);
  await once(socket, 'data');
  expect(state.text).toContain('Connection: keep-alive');
  socket.destroy();
});
