/** @jest-environment node */
import { serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import type { Redis } from 'ioredis';
import { log } from '../log';
import { createSharedCache, type TagsByName } from './store';

const page = () => ({ value: { kind: 'APP_PAGE', html: 'x' }, lastModified: Date.now() });
const read = () => ({ value: new Uint8Array([1, 2]), tags: ['everything'], timestamp: Date.now() - 1 });
const pack = (entry: unknown) => gzipSync(serialize(entry));

/** A shared cache over a Redis that has `bytes` under every key, and these times of tags. */
const over = (bytes: Buffer, board: Readonly<Record<string, string>> = {}) =>
  createSharedCache({
    getrangeBuffer: async () => bytes,
    get: async () => 'v1',
    hgetall: async () => board,
  } as unknown as Redis);

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation();
});

test.each([
  ['a page', true, false, pack(page())],
  ['a read', false, true, pack(read())],
  ['a page of another kind', false, false, pack({ ...page(), value: { kind: 'APP_ROUTE' } })],
  ['a page from the future', false, false, pack({ ...page(), lastModified: Date.now() + 60_000 })],
  ['a read from the future', false, false, pack({ ...read(), timestamp: Date.now() + 60_000 })],
  ['nothing', false, false, Buffer.alloc(0)],
  ['garbage', false, false, Buffer.from('garbage')],
  ['half an entry', false, false, pack(page()).subarray(0, 20)],
  ['another format', false, false, gzipSync('{"a":1}')],
  ['60 MB in 60 KB', false, false, pack(Buffer.alloc(60_000_000))],
])('%s in Redis is a page: %s, a read: %s', async (_, isPage, isRead, bytes) => {
  const cache = over(bytes);
  expect([(await cache.getPage('a', 'APP_PAGE')) !== null, (await cache.getRead('a')) !== null]).toEqual([
    isPage,
    isRead,
  ]);
});

test('revalidated tags of others make nothing out of date beyond this moment, and harm nobody when they make no sense', async () => {
  const times = `${Date.now() + 3_600_000} 7`;
  const { tags } = over(Buffer.alloc(0), { a: times, b: 'garbage', c: '' });
  const board = await new Promise<TagsByName>((resolve) => tags.follow(resolve));
  const nothing = { stale: 0, expired: 0 };
  expect(board).toEqual({ a: { stale: expect.any(Number), expired: 7 }, b: nothing, c: nothing });
  expect(board.a?.stale).toBeLessThanOrEqual(Date.now());
});
