/** @jest-environment node */
import { runInRequest } from '@/lib/request-context';
import { toStatusError } from './errors';
import { getOutcome } from './outcome';

it('A failure of the backend becomes a value, and never a mistake of our own', async () => {
  expect(await getOutcome(Promise.resolve({ data: [1], isStale: false }))).toEqual({
    ok: true,
    data: [1],
    isStale: false,
  });
  expect(await getOutcome(Promise.reject(toStatusError('/x', 500)))).toEqual({ ok: false, failure: 'BACKEND_STATUS' });
  await expect(getOutcome(Promise.reject(new TypeError('oops')))).rejects.toThrow(TypeError);
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
