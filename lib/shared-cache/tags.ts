import type { Redis } from 'ioredis';
import { warnOnce } from '../log';

/** When a tag was revalidated: entries older than `stale` are made anew in the background, older than `expired` at once; milliseconds since 1970. */
export type TagTimes = { readonly stale?: number; readonly expired?: number };
export type TagsByName = Readonly<Record<string, TagTimes>>;

type Listener = (tags: TagsByName) => void;
type Attempt = <T>(work: () => Promise<T>) => Promise<T | null>;

const BOARD = 'biomedica:tags';
/** Longer than any entry lives in Redis. */
const BOARD_TTL_S = 8 * 86_400;
/** Milliseconds after which what Redis did not take or give is tried again: a connection that only was slow does not come back by itself. */
const RETRY_MS = 2_000;

/** The board of revalidated tags: what one process publishes all receive at once, and those that were disconnected read it when they reconnect. */
export function createTagBoard(redis: Redis, subscriber: Redis, attempt: Attempt) {
  const unsent = new Map<string, TagTimes>();
  let listener: Listener | undefined;
  let isWaiting = false;

  const later = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      void send();
      if (subscriber.status === 'ready') join();
    }, RETRY_MS).unref();
  };

  const send = async () => {
    const tags = Object.fromEntries(unsent);
    const fields = Object.entries(tags).flatMap(([tag, times]) => [tag, JSON.stringify(times)]);
    if (fields.length === 0) return;
    const sent = await attempt(() =>
      redis.multi().hset(BOARD, fields).expire(BOARD, BOARD_TTL_S).publish(BOARD, JSON.stringify(tags)).exec(),
    );
    if (!sent) return later();
    for (const [tag, times] of Object.entries(tags)) if (unsent.get(tag) === times) unsent.delete(tag);
  };

  const receive = (read: () => TagsByName) => {
    try {
      listener?.(withoutFuture(read()));
    } catch {
      warnOnce('revalidated tags that make no sense are ignored', {});
    }
  };

  const join = async () => {
    const fields = await attempt(async () => {
      await subscriber.subscribe(BOARD);
      return redis.hgetall(BOARD);
    });
    if (fields) receive(() => parseFields(fields));
    else later();
  };
  subscriber.on('message', (_, message) => receive(() => JSON.parse(message)));
  subscriber.on('ready', join);
  redis.on('ready', () => void send());

  return {
    /** Publishes to all processes; what cannot be sent now is sent when Redis is back. */
    publish: async (tags: TagsByName): Promise<void> => {
      for (const [tag, times] of Object.entries(tags)) unsent.set(tag, times);
      await send();
    },
    /** Calls `listen` with what other processes publish, and with the whole board now and after each reconnection. */
    follow: (listen: Listener): void => {
      listener = listen;
      if (subscriber.status === 'ready') void join();
    },
  };
}

/** The board, each of whose fields is JSON. */
function parseFields(fields: Readonly<Record<string, string>>): TagsByName {
  return Object.fromEntries(Object.entries(fields).map(([tag, text]) => [tag, JSON.parse(text)]));
}

/** A host whose clock is ahead must not make everything out of date until then: nothing is staler than now. */
function withoutFuture(tags: TagsByName): TagsByName {
  const now = Date.now();
  const entries = Object.entries(tags);
  return Object.fromEntries(entries.map(([tag, times]) => [tag, { ...times, stale: Math.min(times.stale ?? 0, now) }]));
}
