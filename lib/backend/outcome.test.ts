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
