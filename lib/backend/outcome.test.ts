/** @jest-environment node */
import { BackendAnswerError, BackendStatusError, BackendUnreachableError } from './errors';
import { outcomeOf } from './outcome';

describe('outcomeOf', () => {
  it.each([true, false])('gives the data of a read that went well (building: %s)', async (isBuilding) => {
    await expect(outcomeOf(Promise.resolve({ data: [1], isOld: false }), isBuilding)).resolves.toEqual({
      ok: true,
      data: [1],
      isOld: false,
    });
  });

  it.each([
    [new BackendUnreachableError('x'), 'BACKEND_UNREACHABLE'],
    [new BackendStatusError('/x', 500), 'BACKEND_STATUS'],
    [new BackendAnswerError('x'), 'BACKEND_ANSWER'],
  ])('turns %s into the value %s while building, so that the build goes on', async (error, failure) => {
    await expect(outcomeOf(Promise.reject(error), true)).resolves.toEqual({ ok: false, failure });
  });

  it('throws the failure while serving, so that the last good page stays', async () => {
    const error = new BackendUnreachableError('x');
    await expect(outcomeOf(Promise.reject(error), false)).rejects.toBe(error);
  });

  it.each([true, false])('never hides a mistake of our own (building: %s)', async (isBuilding) => {
    await expect(outcomeOf(Promise.reject(new TypeError('oops')), isBuilding)).rejects.toThrow(TypeError);
  });
});
