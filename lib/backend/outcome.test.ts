/** @jest-environment node */
import { BackendAnswerError, BackendStatusError, BackendUnreachableError } from './errors';
import { getOutcome } from './outcome';

describe('getOutcome', () => {
  it.each([true, false])('gives the data of a read that went well (building: %s)', async (isBuilding) => {
    await expect(getOutcome(Promise.resolve({ data: [1], isStale: false }), isBuilding)).resolves.toEqual({
      ok: true,
      data: [1],
      isStale: false,
    });
  });

  it.each([
    [new BackendUnreachableError('x'), 'BACKEND_UNREACHABLE'],
    [new BackendStatusError('/x', 500), 'BACKEND_STATUS'],
    [new BackendAnswerError({ field: 'code', expected: 'whole number', received: 'absent' }), 'BACKEND_ANSWER'],
  ])('turns %s into the value %s while building, so that the build goes on', async (error, failure) => {
    await expect(getOutcome(Promise.reject(error), true)).resolves.toEqual({ ok: false, failure });
  });

  it('throws the failure while serving, so that the last good page stays', async () => {
    const error = new BackendUnreachableError('x');
    await expect(getOutcome(Promise.reject(error), false)).rejects.toBe(error);
  });

  it.each([true, false])('never hides a mistake of our own (building: %s)', async (isBuilding) => {
    await expect(getOutcome(Promise.reject(new TypeError('oops')), isBuilding)).rejects.toThrow(TypeError);
  });
});
