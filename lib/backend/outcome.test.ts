/** @jest-environment node */
import { runInRequest } from '@/lib/request-context';
import { toAnswerError, toStatusError, toUnreachable } from './errors';
import { getOutcome } from './outcome';

describe('getOutcome', () => {
  it('gives the data of a read that went well', async () => {
    await expect(getOutcome(Promise.resolve({ data: [1], isStale: false }))).resolves.toEqual({
      ok: true,
      data: [1],
      isStale: false,
    });
  });

  it.each([
    [toUnreachable('x'), 'BACKEND_UNREACHABLE'],
    [toStatusError('/x', 500), 'BACKEND_STATUS'],
    [toAnswerError({ field: 'code', expected: 'whole number', received: 'absent' }), 'BACKEND_ANSWER'],
  ])('turns %s into the value %s', async (error, failure) => {
    await expect(getOutcome(Promise.reject(error))).resolves.toEqual({ ok: false, failure });
  });

  it('never hides a mistake of our own', async () => {
    await expect(getOutcome(Promise.reject(new TypeError('oops')))).rejects.toThrow(TypeError);
  });
});

type Reader = 'mustRead' | 'readIfPossible';

const GOOD = { ok: true, data: [1], isStale: false } as const;
const FAILED = { ok: false, failure: 'BACKEND_STATUS' } as const;
const THROWN = { name: 'ReadError', digest: FAILED.failure };

afterEach(() => {
  delete process.env.NEXT_PHASE;
});

/** The readers of a process that builds the site, or serves it. */
async function load(isBuilding: boolean): Promise<typeof import('./outcome')> {
  if (isBuilding) process.env.NEXT_PHASE = 'phase-production-build';
  let loaded: typeof import('./outcome') | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./outcome');
  });
  if (!loaded) throw new Error('The module was not loaded');
  return loaded;
}

/** Reads for a page that has one from before or not, where that is known. */
const readFor = async (reader: Reader, outcome: typeof GOOD | typeof FAILED, hasStoredPage?: boolean) => {
  const readers = await load(false);
  const known = hasStoredPage === undefined ? {} : { hasStoredPage };
  return runInRequest({ id: 'a', address: 'a', ...known }, () => readers[reader](Promise.resolve(outcome)));
};

describe.each<Reader>(['mustRead', 'readIfPossible'])('%s', (reader) => {
  it.each([true, false, undefined])('gives what was read (page from before: %s)', async (hasStoredPage) => {
    expect(await readFor(reader, GOOD, hasStoredPage)).toBe(GOOD);
  });

  it('gives a failure as a value while the site is built', async () => {
    expect(await (await load(true))[reader](Promise.resolve(FAILED))).toBe(FAILED);
  });

  it.each([true, undefined])('throws a failure where a page from before may stay: %s', async (hasStoredPage) => {
    await expect(readFor(reader, FAILED, hasStoredPage)).rejects.toMatchObject(THROWN);
  });
});

describe('a failed read for a page that nobody has seen yet', () => {
  it('is thrown where the page is nothing without it', async () => {
    await expect(readFor('mustRead', FAILED, false)).rejects.toMatchObject(THROWN);
  });

  it('is a value where the page can do without it', async () => {
    expect(await readFor('readIfPossible', FAILED, false)).toBe(FAILED);
  });
});
