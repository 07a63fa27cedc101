/** @jest-environment node */
import { deserialize, serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { log } from '../log';
import { decodeEntry, isSharedPage, isSharedRead } from './store';
import { readTags } from './tags';

const now = () => Date.now();
const bytes = new Uint8Array([1, 2]);
const page = () => ({
  value: {
    kind: 'APP_PAGE',
    html: '<!DOCTYPE html>',
    rscData: Buffer.from('x'),
    postponed: undefined,
    headers: { 'x-next-cache-tags': 'everything', link: ['<a>', '<b>'] },
    status: 200,
    segmentData: new Map([['/_tree', Buffer.from('y')]]),
  },
  lastModified: now(),
  cacheControl: { revalidate: 300, expire: 31_536_000 },
});
const route = () => ({
  value: { kind: 'APP_ROUTE', body: Buffer.from('<urlset/>'), headers: {}, status: 200 },
  lastModified: now(),
  cacheControl: { revalidate: false, expire: undefined },
});
const read = () => ({
  value: bytes,
  tags: ['everything'],
  timestamp: now() - 1,
  stale: 300,
  revalidate: 300,
  expire: 900,
});

describe('an entry of the shared cache', () => {
  it('is known as what the site has stored', () => {
    const travelled = (entry: unknown): unknown => deserialize(serialize(entry));
    expect(isSharedPage(travelled(page()), 'APP_PAGE')).toBe(true);
    expect(isSharedPage(travelled(route()), 'APP_ROUTE')).toBe(true);
    expect(isSharedRead(travelled(read()))).toBe(true);
  });

  it.each([
    ['of another kind', (): object => route()],
    ['from the future', () => ({ ...page(), lastModified: now() + 60_000 })],
    ['without a value', () => ({ ...page(), value: null })],
    ['whose data are a text', () => ({ ...page(), value: { ...page().value, rscData: 'x' } })],
    ['whose status is none', () => ({ ...page(), value: { ...page().value, status: 99_999 } })],
    ['whose headers are a text', () => ({ ...page(), value: { ...page().value, headers: 'x' } })],
    ['that is a list', () => [page()]],
  ])('%s is no page', (_, entry) => {
    expect(isSharedPage(entry(), 'APP_PAGE')).toBe(false);
  });

  it.each([
    ['from the future', () => ({ ...read(), timestamp: now() + 60_000 })],
    ['whose value is a text', () => ({ ...read(), value: 'x' })],
    ['without a life', () => ({ ...read(), revalidate: undefined })],
    ['that is null', () => null],
  ])('%s is no read', (_, entry) => {
    expect(isSharedRead(entry())).toBe(false);
  });
});

describe('the bytes of an entry', () => {
  it.each([
    ['garbage', Buffer.from('garbage')],
    ['empty', Buffer.alloc(0)],
    ['cut', gzipSync(serialize({ a: 'x'.repeat(1_000) })).subarray(0, 20)],
    ['of another format', gzipSync('{"a":1}')],
    // 60 MB in 60 KB.
    ['a bomb', gzipSync(serialize(Buffer.alloc(60_000_000)))],
  ])('that are %s are none', async (_, packed) => {
    expect(await decodeEntry(packed)).toBeNull();
  });
});

describe('revalidated tags of others', () => {
  it('are left out when they make no sense, and one line in the log says so', () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    for (const sent of [undefined, 'x', null, 7, [], { a: null }, { a: 'garbage' }, { a: { stale: 'x' } }, { a: [1] }])
      expect(readTags(sent)).toEqual({});
    const odd = {
      b: null,
      c: { stale: -1 },
      d: { expired: Number.POSITIVE_INFINITY },
    };
    expect(readTags({ a: { stale: 1 }, ...odd })).toEqual({ a: { stale: 1 } });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('make nothing out of date beyond this moment', () => {
    expect(readTags({ a: { stale: Date.now() + 3_600_000 } }).a?.stale).toBeLessThanOrEqual(Date.now());
  });
});
