/** @jest-environment node */
import { createBreaker } from './breaker';
import { BackendAnswerError, BackendError, BackendStatusError, BackendUnreachableError } from './errors';

/** The module as another part of the site has it: the framework loads it for pages and again for route handlers. */
function loadAgain(): typeof import('./errors') {
  let loaded: typeof import('./errors') | undefined;
  jest.isolateModules(() => {
    loaded = require('./errors');
  });
  if (!loaded) throw new Error('Not loaded');
  return loaded;
}

test('an error of the other copy of the module is of its class, and of no other', () => {
  const other = loadAgain();
  const error = new other.BackendStatusError('/product/1', 404);
  expect(Object.getPrototypeOf(error)).not.toBe(BackendStatusError.prototype);
  const classes = [BackendError, BackendStatusError, BackendUnreachableError, BackendAnswerError];
  expect(classes.map((one) => error instanceof one)).toEqual([true, true, false, false]);
  for (const foreign of [new Error('x'), Object.assign(new Error('x'), { digest: 'BACKEND_STATUS' }), null, 'x'])
    expect(foreign instanceof BackendError).toBe(false);
});

test('the breaker opens for the failures of both copies', async () => {
  const other = loadAgain();
  const breaker = createBreaker();
  const call = jest.fn(() => Promise.reject(new other.BackendUnreachableError('away')));
  for (let tries = 0; tries < 8; tries++) await expect(breaker(call)).rejects.toThrow(BackendUnreachableError);
  expect(call).toHaveBeenCalledTimes(5);
});
