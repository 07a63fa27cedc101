/** @jest-environment node */
import { BackendUnreachableError } from './errors';
import type { Read } from './read';
import { listFailingReads, trackRead } from './read-status';

const HOUR = 3_600_000;
const START = 1_000 * HOUR;
let clock: jest.SpiedFunction<typeof Date.now>;

const fail = (read: Read, at: number) => {
  clock.mockReturnValue(at);
  return expect(trackRead(read, Promise.reject(new BackendUnreachableError('down')))).rejects.toThrow();
};

beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(START);
});

it('tells for how long the reads of a verb have only failed, until one succeeds', async () => {
  for (const at of [0, HOUR / 2, HOUR]) await fail({ verb: 'category', id: '1' }, START + at);
  await fail({ verb: 'category', id: '2' }, START + HOUR);
  expect(listFailingReads()).toEqual({ category: HOUR });
  await trackRead({ verb: 'category', id: '2' }, Promise.resolve([]));
  expect(listFailingReads()).toEqual({ category: HOUR });
  await trackRead({ verb: 'category', id: '1' }, Promise.resolve([]));
  expect(listFailingReads()).toEqual({});
});

it('forgets what nobody asks for any more', async () => {
  await fail({ verb: 'product', id: '1' }, START);
  await fail({ verb: 'product', id: '1' }, START + HOUR);
  expect(listFailingReads(START + 2 * HOUR - 1)).toEqual({ product: HOUR });
  expect(listFailingReads(START + 2 * HOUR)).toEqual({});
});
