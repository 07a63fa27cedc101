/** @jest-environment node */
import { runInRequest } from '@/lib/request-context';
import { toStatusError } from './errors';
import { getOutcome } from './outcome';

const GOOD = { ok: true, data: [1], isStale: false } as const;
const FAILED = { ok: false, failure: 'BACKEND_STATUS' } as const;

it('A failure of the backend becomes a value, and never a mistake of our own', async () => {
  expect(await getOutcome(Promise.resolve({ data: [1], isStale: false }))).toEqual(GOOD);
  expect(await getOutcome(Promise.reject(toStatusError('/x', 500)))).toEqual(FAILED);
  await expect(getOutcome(Promise.reject(new TypeError('oops')))).rejects.toThrow(TypeError);
});

afterEach(() => {
  delete process.env.NEXT_PHASE;
});

/** Reads for a page that has one from before or not, where that is known; gives what was read, or the digest of what was thrown. */
async function readFor(reader: 'mustRead' | 'readIfPossible', outcome: object, hasStoredPage?: boolean) {
  let reading: Promise<unknown> | undefined;
  await jest.isolateModulesAsync(async () => {
    const readers = await import('./outcome');
    const known = hasStoredPage === undefined ? {} : { hasStoredPage };
    reading = runInRequest({ id: 'a', address: 'a', ...known }, () =>
      readers[reader](Promise.resolve(outcome as never)),
    );
    reading.catch(() => undefined);
  });
  return reading?.catch(({ digest }: { readonly digest: string }) => digest);
}

it.each([
  ['mustRead', true, FAILED.failure],
  ['mustRead', false, FAILED.failure],
  ['mustRead', undefined, FAILED.failure],
  ['readIfPossible', true, FAILED.failure],
  ['readIfPossible', undefined, FAILED.failure],
  // What a page can do without, where no page from before could stay.
  ['readIfPossible', false, FAILED],
] as const)('%s of a failure for a page with one from before (%s) gives %j', async (reader, hasStoredPage, given) => {
  expect(await readFor(reader, FAILED, hasStoredPage)).toEqual(given);
  expect(await readFor(reader, GOOD, hasStoredPage)).toEqual(GOOD);
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await readFor(reader, FAILED, hasStoredPage)).toEqual(FAILED);
});
