import { createContext, runInContext } from 'node:vm';

/** Far more than a search that reads its text once needs, far less than one that reads it again for each letter. */
const TIMEOUT_MS = 5_000;

/** Does `work`; throws when it goes on and on, as a search does that reads a hostile text again for each of its letters. */
export function finishing<T>(work: () => T): T {
  return runInContext('work()', createContext({ work }), { timeout: TIMEOUT_MS });
}
