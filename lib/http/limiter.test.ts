/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Redis } from 'ioredis';
import { connectRedis, createBudget, spend } from './limiter';

const LIMIT = 2;

let server: Server;
let client: Redis | undefined;
const sockets = new Set<Socket>();

afterEach(async () => {
  client?.disconnect();
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

/** A limiter, and its client, over something that listens like a Redis; `speak` is given each connection. */
async function over(speak: (socket: Socket) => void) {
  server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    speak(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connection = connectRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client = connection;
  return { budget: createBudget('pictures', LIMIT, undefined, connection), connection };
}

let asked = '';

/** Answers what a client asks when it connects, and nothing after that: a Redis that froze later. */
function greet(socket: Socket): void {
  socket.on('data', (data) => {
    const text = String(data).toLowerCase();
    asked += text;
    if (!/info|client|hello/.test(text)) return;
    for (const _ of text.match(/\*\d+\r\n/g) ?? []) socket.write('+redis_version:7.0.0\r\n');
  });
}

const silent = () => undefined;

test.each([
  ['that accepts and never answers', silent, false],
  ['that froze after it had greeted', greet, true],
])('with a Redis %s a post is counted in time, and the limit is kept in memory', async (_, speak, greeted) => {
  const { budget, connection } = await over(speak);
  if (greeted) await once(connection, 'ready');
  else await once(server, 'connection');
  const waits: number[] = [];
  for (let count = 0; count < LIMIT + 1; count++) waits.push(await spend(budget, '192.0.2.1'));
  expect(waits).toEqual([0, 0, expect.any(Number)]);
  expect(waits.at(-1)).toBeGreaterThan(0);
  expect(await spend(budget, 'another address')).toBe(0);
  // While it listens it is Redis that is asked to count.
  expect(asked.includes('pictures:another address')).toBe(greeted);
});
