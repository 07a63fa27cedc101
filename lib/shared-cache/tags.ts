import type { Redis } from 'ioredis';
import { isRecord } from '@/lib/http/records';
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

  const join = async () => {
    const fields = await attempt(async () => {
      await subscriber.subscribe(BOARD);
      return redis.hgetall(BOARD);
    });
    if (fields) listener?.(readTags(fields));
    else later();
  };
  subscriber.on('message', (_, message) => listener?.(readTags(parse(message))));
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

/** The tags that a message names, or the fields of the board, each of which is JSON; what is invalid is left out with a line in the log. */
export function readTags(sent: unknown): TagsByName {
  const entries = Object.entries(isRecord(sent) ? sent : { '': null });
  const good = entries.flatMap(([tag, one]) => {
    const times = readTimes(typeof one === 'string' ? parse(one) : one);
    return times ? [[tag, times] as const] : [];
  });
  if (good.length < entries.length)
    warnOnce('invalid revalidated tags are ignored', { ignored: entries.length - good.length });
  return Object.fromEntries(good);
}

/** A host whose clock is ahead must not make everything out of date until then: nothing is staler than now. */
function readTimes(sent: unknown): TagTimes | null {
  if (!isRecord(sent) || ![sent.stale, sent.expired].every((time) => time === undefined || isTime(time))) return null;
  const { stale, expired } = sent as TagTimes;
  return {
    ...(stale !== undefined && { stale: Math.min(stale, Date.now()) }),
    ...(expired !== undefined && { expired }),
  };
}

/** True for a number of milliseconds or seconds. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** The JSON in `text`; undefined when there is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
