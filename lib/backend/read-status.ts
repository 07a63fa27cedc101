import { remember } from '@epic-web/remember';
import { LRUCache } from 'lru-cache';
import { BackendError } from './errors';
import { type Read, toTag } from './read';

/** One that nobody has asked for in this time is forgotten. */
const FORGET_AFTER_MS = 60 * 60 * 1_000;

/** When each verb last succeeded, in milliseconds since 1970; null when it never has. */
const lastGood = remember('last good reads', () => new Map<Read['verb'], number | null>());

/** Reads that have only failed since `since`, by tag; `at` is the last time. */
const failing = remember(
  'failing reads',
  () =>
    new LRUCache<string, { readonly verb: Read['verb']; readonly since: number; readonly at: number }>({ max: 1_000 }),
);

/** Awaits the answer to a read and remembers when it succeeded or failed, in milliseconds since 1970. */
export async function trackRead<T>(read: Read, answer: Promise<T>): Promise<T> {
  const { verb } = read;
  const tag = toTag(read);
  try {
    const data = await answer;
    lastGood.set(verb, Date.now());
    failing.delete(tag);
    return data;
  } catch (error) {
    const now = Date.now();
    if (!lastGood.has(verb)) lastGood.set(verb, null);
    if (error instanceof BackendError) failing.set(tag, { verb, since: failing.get(tag)?.since ?? now, at: now });
    throw error;
  }
}

/** When each verb last succeeded in this process, as ISO 8601; null when it never has. */
export function listLastGoodReads(): Readonly<Record<string, string | null>> {
  return Object.fromEntries([...lastGood].map(([verb, at]) => [verb, at === null ? null : new Date(at).toISOString()]));
}

/** For how many milliseconds reads of each verb have only failed, the longest of them: what pages show of it is from before. */
export function listFailingReads(now = Date.now()): Readonly<Record<string, number>> {
  const longest: Record<string, number> = {};
  for (const { verb, since, at } of failing.values())
    if (now - at < FORGET_AFTER_MS) longest[verb] = Math.max(longest[verb] ?? 0, at - since);
  return longest;
}
