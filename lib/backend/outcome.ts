import { BackendError, type FailureCode } from './errors';

/** What a read gives a page: the data or, only while the site is built, the failure. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: FailureCode };

/** Awaits a read. While building, a backend failure becomes a value (the build goes on); while serving it is thrown, so that the last good page stays. */
export async function outcomeOf<T>(read: Promise<T>, isBuilding: boolean): Promise<Outcome<T>> {
  try {
    return { ok: true, data: await read };
  } catch (error) {
    if (!isBuilding || !(error instanceof BackendError)) throw error;
    return { ok: false, failure: error.digest };
  }
}
