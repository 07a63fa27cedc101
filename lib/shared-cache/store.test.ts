/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import type { Redis } from 'ioredis';
import { log } from '../log';
import { createSharedCache } from './store';

const page = () => ({ value: { kind: 'APP_PAGE', html: 'x' }, lastModified: Date.now() });
const read = () => ({ value: new Uint8Array([1, 2]), tags: ['everything'], timestamp: Date.now() - 1 });
const pack = (entry: unknown) => gzipSync(serialize(entry));

/** A shared cache over a Redis that has `bytes` under every key, and its subscriber. */
function over(bytes: Buffer) {
  const redis = Object.assign(new EventEmitter(), { getrangeBuffer: async () => bytes });
  const subscriber = new EventEmitter();
  return { cache: createSharedCache(redis as unknown as Redis, subscriber as unknown as Redis), subscriber };
}

beforeEach(() => {
  jest.spyOn(log, 'warn').mockImplementation();
});

test.each([
  ['a page', pack(page()), true, false],
  ['a read', pack(read()), false, true],
  ['a page of another kind', pack({ ...page(), value: { kind: 'APP_ROUTE' } }), false, false],
  ['a page from the future', pack({ ...page(), lastModified: Date.now() + 60_000 }), false, false],
  ['a read from the future', pack({ ...read(), timestamp: Date.now() + 60_000 }), false, false],
  ['nothing', Buffer.alloc(0), false, false],
  ['garbage', Buffer.from('garbage'), false, false],
  ['half an entry', pack(page()).subarray(0, 20), false, false],
  ['another format', gzipSync('{"a":1}'), false, false],
  ['60 MB in 60 KB', pack(Buffer.alloc(60_000_000)), false, false],
])('%s in Redis is a page: %s, a read: %s', async (_, bytes, isPage, isRead) => {
  const { cache } = over(bytes);
  expect([(await cache.getPage('a', 'APP_PAGE')) !== null, (await cache.getRead('a')) !== null]).toEqual([
    isPage,
    isRead,
  ]);
});

test('revalidated tags of others make nothing out of date beyond this moment, and harm nobody when they make no sense', () => {
  const { cache, subscriber } = over(Buffer.alloc(0));
  const listen = jest.fn();
  cache.tags.follow(listen);
  for (const message of ['garbage', '{"a":null}']) subscriber.emit('message', 'biomedica:tags', message);
  expect(listen).not.toHaveBeenCalled();
  const tags = { a: { stale: Date.now() + 3_600_000, expired: 7 } };
  subscriber.emit('message', 'biomedica:tags', JSON.stringify(tags));
  const [{ a }] = listen.mock.lastCall;
  expect(a.stale).toBeLessThanOrEqual(Date.now());
  expect(a.expired).toBe(7);
});
