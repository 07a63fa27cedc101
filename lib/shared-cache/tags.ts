import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { warnOnce } from '../log';

/** When a tag was revalidated: entries older than `stale` are made anew in the background, older than `expired` at once; milliseconds since 1970. */
export type TagTimes = { readonly stale?: number; readonly expired?: number };
export type TagsByName = Readonly<Record<string, TagTimes>>;

type Attempt = <T>(work: () => Promise<T>) => Promise<T | null>;

/** A hash of JSON by tag, and what tells that it has changed. */
const BOARD = 'biomedica:tags';
const VERSION = 'biomedica:tags:version';
/** Longer than any entry lives in Redis. */
const TTL_S = 8 * 86_400;
/** How often a process looks for what others have revalidated, and tries again to send what Redis did not take. */
const POLL_MS = 500;

/** The revalidated tags of all processes: each publishes its own, and looks for those of the others. */
export function createTagBoard(redis: Redis, attempt: Attempt) {
  const unsent = new Map<string, TagTimes>();
  let listener: ((tags: TagsByName) => void) | undefined;
  let known: string | undefined;

  const send = async () => {
    const tags = [...unsent];
    if (tags.length === 0) return;
    const fields = tags.flatMap(([tag, times]) => [tag, JSON.stringify(times)]);
    const sent = await attempt(() =>
      redis.multi().hset(BOARD, fields).expire(BOARD, TTL_S).set(VERSION, randomUUID(), 'EX', TTL_S).exec(),
    );
    if (sent) for (const [tag, times] of tags) if (unsent.get(tag) === times) unsent.delete(tag);
  };

  const look = async () => {
    await send();
    const version = listener && (await attempt(() => redis.get(VERSION)));
    if (!version || version === known) return;
    const fields = await attempt(() => redis.hgetall(BOARD));
    if (!fields) return;
    known = version;
    listener?.(parseFields(fields));
  };
  setInterval(look, POLL_MS).unref();

  return {
    /** Publishes to all processes; what cannot be sent now is sent when Redis is back. */
    publish: async (tags: TagsByName): Promise<void> => {
      for (const [tag, times] of Object.entries(tags)) unsent.set(tag, times);
      await send();
    },
    /** Calls `listen` with the whole board, soon and whenever it has changed. */
    follow: (listen: (tags: TagsByName) => void): void => {
      listener = listen;
    },
  };
}

/** What makes sense of the board. A host whose clock is ahead must not make everything out of date until then: nothing is staler than now. */
function parseFields(fields: Readonly<Record<string, string>>): TagsByName {
  const now = Date.now();
  const entries = Object.entries(fields).flatMap(([tag, text]) => {
    try {
      const times: TagTimes = JSON.parse(text);
      return [[tag, { ...times, stale: Math.min(times.stale ?? 0, now) }] as const];
    } catch {
      warnOnce('revalidated tags that make no sense are ignored', {});
      return [];
    }
  });
  return Object.fromEntries(entries);
}
