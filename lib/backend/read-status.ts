import { remember } from '@epic-web/remember';
import { getTime } from '@/lib/process/clock';
import { BackendError } from './errors';

type Read = {
  readonly firstGood: number | null;
  readonly lastGood: number | null;
  readonly lastFailed: number | null;
};

const reads = remember('reads', () => new Map<string, Read>());

/** Awaits a read of the verb `verb` and remembers when it last succeeded or failed, in milliseconds since 1970. */
export async function trackRead<T>(verb: string, read: Promise<T>): Promise<T> {
  const before = reads.get(verb) ?? { firstGood: null, lastGood: null, lastFailed: null };
  try {
    const data = await read;
    reads.set(verb, { ...before, firstGood: before.firstGood ?? getTime(), lastGood: Date.now() });
    return data;
  } catch (error) {
    if (error instanceof BackendError) reads.set(verb, { ...before, lastFailed: Date.now() });
    throw error;
  }
}

/** True when `verb` has succeeded in this process before `time`, in milliseconds since 1970: the same answer whatever is read meanwhile. */
export function wasReadBefore(verb: string, time: number): boolean {
  const first = reads.get(verb)?.firstGood;
  return typeof first === 'number' && first < time;
}

/** When each verb last succeeded in this process, as ISO 8601; null when it never has. */
export function listLastGoodReads(): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    [...reads].map(([verb, { lastGood }]) => [verb, lastGood ? new Date(lastGood).toISOString() : null]),
  );
}
