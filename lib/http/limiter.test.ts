/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Redis } from 'ioredis';
import { connectRedis, createBudget, spend } from './limiter';

const LIMIT = 2;

let server: Server;
let client: Redis | undefined;
let asked = '';
const sockets = new Set<Socket>();

afterEach(async () => {
  client?.disconnect();
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** Answers what a client asks when it connects, and nothing after that: a Redis that froze later. */
function greet(socket: Socket): void {
  sockets.add(socket.on('error', () => undefined));
  socket.on('data', (data) => {
    const text = String(data).toLowerCase();
    asked += text;
    if (!/info|client|hello/.test(text)) return;
    for (const _ of text.match(/\*\d+\r\n/g) ?? []) socket.write('+redis_version:7.0.0\r\n');
  });
}

test('with a Redis that freezes a request is counted in time, and the limit is kept in memory', async () => {
  server = createServer(greet).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connectRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const budget = createBudget('pictures', LIMIT, undefined, client);
  await once(client, 'ready');
  const waits: number[] = [];
  for (let count = 0; count < LIMIT + 1; count++) waits.push(await spend(budget, '192.0.2.1'));
  expect(waits).toEqual([0, 0, expect.any(Number)]);
  expect(waits.at(-1)).toBeGreaterThan(0);
  // While it listens it is Redis that is asked to count.
  expect(asked).toContain('pictures:192.0.2.1');
});
