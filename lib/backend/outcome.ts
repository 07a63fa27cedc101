import { BackendError, type FailureCode } from './errors';
import type { Read } from './last-good/read-through';

/** What a read gives a page: the data or, while the site is built and where no page from before could stay, the failure. */
export type Outcome<T> = ({ readonly ok: true } & Read<T>) | { readonly ok: false; readonly failure: FailureCode };

/** Awaits a read. Where it `mayFail`, as while building, a backend failure becomes a value; else it is thrown, so that the last good page stays. */
export async function getOutcome<T>(read: Promise<Read<T>>, mayFail: boolean): Promise<Outcome<T>> {
  try {
    return { ok: true, ...(await read) };
  } catch (error) {
    if (!mayFail || !(error instanceof BackendError)) throw error;
    return { ok: false, failure: error.digest };
  }
}
