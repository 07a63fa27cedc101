import { BackendError, BackendStatusError } from './errors';

/** Milliseconds for which an answer to 'are the lists there' counts, so that invented products cost no second call each. */
const PROBE_LIFE_MS = 1_000;

/**
 * Turns a 404 of one thing into null, if `readList` succeeds: a backend that has not even its lists (a wrong deployment, another site in its
 * place) does not know what exists. Then the 404 is thrown like any failure, and what was good before stays.
 */
export function createMissing(readList: () => Promise<unknown>) {
  let probe: { readonly isWell: Promise<boolean>; readonly at: number } | undefined;
  const hasLists = () => {
    if (!probe || Date.now() - probe.at >= PROBE_LIFE_MS) probe = { isWell: succeeds(readList), at: Date.now() };
    return probe.isWell;
  };
  return async <T>(read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      if (error instanceof BackendStatusError && error.status === 404 && (await hasLists())) return null;
      throw error;
    }
  };
}

async function succeeds(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read();
    return true;
  } catch (error) {
    if (error instanceof BackendError) return false;
    throw error;
  }
}
