import { remember } from '@epic-web/remember';
import { BackendError } from './errors';

type Read = { readonly lastGood: number | null; readonly lastFailed: number | null };

const reads = remember('reads', () => new Map<string, Read>());

/** Awaits a read of the verb `verb` and remembers when it last succeeded or failed, in milliseconds since 1970. */
export async function noted<T>(verb: string, read: Promise<T>): Promise<T> {
  const before = reads.get(verb) ?? { lastGood: null, lastFailed: null };
  try {
    const data = await read;
    reads.set(verb, { ...before, lastGood: Date.now() });
    return data;
  } catch (error) {
    if (error instanceof BackendError) reads.set(verb, { ...before, lastFailed: Date.now() });
    throw error;
  }
}

/** When each verb last succeeded in this process, as ISO 8601; null when it never has. */
export function lastGoodReads(): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    [...reads].map(([verb, { lastGood }]) => [verb, lastGood ? new Date(lastGood).toISOString() : null]),
  );
}
