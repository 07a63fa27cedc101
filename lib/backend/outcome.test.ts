/** @jest-environment node */
import { toStatusError } from './errors';
import { getOutcome } from './outcome';

const GOOD = { ok: true, data: [1], isStale: false } as const;
const FAILED = { ok: false, failure: 'BACKEND_STATUS' } as const;

it('A failure of the backend becomes a value, and never a mistake of our own', async () => {
  expect(await getOutcome(Promise.resolve({ data: [1], isStale: false }))).toEqual(GOOD);
  expect(await getOutcome(Promise.reject(toStatusError('/x', 500)))).toEqual(FAILED);
  await expect(getOutcome(Promise.reject(new TypeError('oops')))).rejects.toThrow(TypeError);
});

const KEPT = { BACKEND_URL: 'https://backend.test' };
const UNKEPT = { ...KEPT, DATABASE_URL: ':memory:' };
const BUILD = { NEXT_PHASE: 'phase-production-build' };

/** Gives what was read with these settings, or the digest of what was thrown. */
async function readFor(reader: 'mustRead' | 'readIfPossible', outcome: object, settings: Record<string, string>) {
  const environment = process.env;
  process.env = { ...environment, ...settings };
  let readers: typeof import('./outcome') | undefined;
  await jest.isolateModulesAsync(async () => {
    readers = await import('./outcome');
  });
  process.env = environment;
  return readers?.[reader](Promise.resolve(outcome as never)).catch(
    ({ digest }: { readonly digest: string }) => digest,
  );
}

it.each([
  ['mustRead', KEPT, FAILED.failure],
  ['mustRead', {}, FAILED.failure],
  ['mustRead', BUILD, FAILED],
  // Nobody has ever had an answer: no page from before could stay.
  ['readIfPossible', KEPT, FAILED],
  ['readIfPossible', UNKEPT, FAILED.failure],
  ['readIfPossible', {}, FAILED.failure],
  ['readIfPossible', BUILD, FAILED],
] as const)('%s of a failure with %j gives %j', async (reader, settings, given) => {
  expect(await readFor(reader, FAILED, settings)).toEqual(given);
  expect(await readFor(reader, GOOD, settings)).toEqual(GOOD);
});
