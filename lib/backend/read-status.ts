import { remember } from '@epic-web/remember';
import { LRUCache } from 'lru-cache';
import { getTime } from '@/lib/process/clock';
import { BackendError } from './errors';

type Read = {
  readonly firstGood: number | null;
  readonly lastGood: number | null;
};

/** One that nobody has asked for in this time is forgotten. */
const FORGET_AFTER_MS = 60 * 60 * 1_000;

const reads = remember('reads', () => new Map<string, Read>());

/** Reads that have only failed since `since`, by tag; `at` is the last time. */
const failing = remember(
  'failing reads',
  () => new LRUCache<string, { readonly since: number; readonly at: number }>({ max: 1_000 }),
);

const getVerb = (tag: string) => tag.split(':', 1)[0] ?? tag;

/** Awaits a read of what `tag` names and remembers when it succeeded or failed, in milliseconds since 1970. */
export async function trackRead<T>(tag: string, read: Promise<T>): Promise<T> {
  const verb = getVerb(tag);
  const before = reads.get(verb) ?? { firstGood: null, lastGood: null };
  try {
    const data = await read;
    reads.set(verb, { firstGood: before.firstGood ?? getTime(), lastGood: Date.now() });
    failing.delete(tag);
    return data;
  } catch (error) {
    const now = Date.now();
    if (!reads.has(verb)) reads.set(verb, before);
    if (error instanceof BackendError) failing.set(tag, { since: failing.get(tag)?.since ?? now, at: now });
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

/** For how many milliseconds reads of each verb have only failed, the longest of them: what pages show of it is from before. */
export function listFailingReads(now = Date.now()): Readonly<Record<string, number>> {
  const longest: Record<string, number> = {};
  for (const [tag, { since, at }] of failing.entries())
    if (now - at < FORGET_AFTER_MS) longest[getVerb(tag)] = Math.max(longest[getVerb(tag)] ?? 0, at - since);
  return longest;
}
