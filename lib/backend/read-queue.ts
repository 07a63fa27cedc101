import pLimit from 'p-limit';
import { BackendUnreachableError } from './errors';

/** Reads in flight at once in this process (docs/backend-contract.md#failures-and-limits). */
const MAX_IN_FLIGHT = 4;
/** Reads that wait for those in flight; one more fails at once. */
const MAX_WAITING = 400;
/** A waiting read gives up when none was answered for so long: the backend hangs, and its page must say so within five seconds. */
const MAX_SILENCE_MS = 2_500;

export type ReadQueue = <T>(read: () => Promise<T>) => Promise<T>;

/** A queue that runs four reads at a time; throws BackendUnreachableError when the backend hangs or too many wait. */
export function createReadQueue(): ReadQueue {
  const limit = pLimit(MAX_IN_FLIGHT);
  let lastAnswerAt = 0;
  return async (read) => {
    if (limit.pendingCount >= MAX_WAITING) throw new BackendUnreachableError('Too many reads wait');
    const askedAt = Date.now();
    let timer: NodeJS.Timeout | undefined;
    let isGivenUp = false;
    const silence = new Promise<never>((_, reject) => {
      const check = () => {
        const left = Math.max(askedAt, lastAnswerAt) + MAX_SILENCE_MS - Date.now();
        if (left > 0) timer = setTimeout(check, left);
        else {
          isGivenUp = true;
          reject(new BackendUnreachableError('No read was answered while this one waited'));
        }
      };
      check();
    });
    const answer = limit(async () => {
      clearTimeout(timer);
      if (isGivenUp) return silence;
      const value = await read();
      lastAnswerAt = Date.now();
      return value;
    });
    return Promise.race([answer, silence]);
  };
}
