import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { BackendError, BackendStatusError, BackendUnreachableError } from './errors';

/** Failures in a row after which the backend is left alone. */
const MAX_FAILURES = 5;
/** Milliseconds of rest before one call tries again; short, so that pages are back within seconds of the backend's return. */
const COOLDOWN_MS = 2_000;

/** Runs a call, or fails it at once while the backend rests. */
export type Breaker = <T>(call: () => Promise<T>) => Promise<T>;

/** A circuit breaker: after five failures in a row calls fail at once with BackendUnreachableError, and after `rest` ms one of them tries. */
export function createBreaker(rest = COOLDOWN_MS): Breaker {
  const policy = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: rest,
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });
  return async (call) => {
    try {
      return await policy.execute(call);
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new BackendUnreachableError('The backend rests after failing several times', { cause: error });
    }
  };
}

/** A refusal of one request (404, 422) says nothing about the backend's health. */
function isOutage(error: Error): boolean {
  if (error instanceof BackendStatusError) return error.status >= 500 || error.status === 408 || error.status === 429;
  return error instanceof BackendError;
}
