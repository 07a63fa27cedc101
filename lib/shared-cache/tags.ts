import type { Redis } from 'ioredis';
import { log } from '../log';

/** When a tag was revalidated: entries older than `stale` are made anew in the background, older than `expired` at once; milliseconds since 1970. */
export type TagTimes = { readonly stale?: number; readonly expired?: number };
export type TagsByName = Readonly<Record<string, TagTimes>>;
type Listener = (tags: TagsByName) => void;
type Attempt = <T>(work: () => Promise<T>) => Promise<T | null>;

const BOARD = 'biomedica:tags';
/** Longer than any entry lives in Redis. */
const BOARD_LIFE = 8 * 86_400;
/** Milliseconds after which what Redis did not take or give is tried again: a connection that only was slow does not come back by itself. */
const TRY_AGAIN = 2_000;

/** The board of revalidated tags: what one process publishes all hear at once, and those that were away read it when they are back. */
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
    }, TRY_AGAIN).unref();
  };

  const send = async () => {
    const tags = Object.fromEntries(unsent);
    const fields = Object.entries(tags).flatMap(([tag, times]) => [tag, JSON.stringify(times)]);
    if (fields.length === 0) return;
    const sent = await attempt(() =>
      redis.multi().hset(BOARD, fields).expire(BOARD, BOARD_LIFE).publish(BOARD, JSON.stringify(tags)).exec(),
    );
    if (!sent) return later();
    for (const [tag, times] of Object.entries(tags)) if (unsent.get(tag) === times) unsent.delete(tag);
  };

  const read = async () => {
    const board = await attempt(() => redis.hgetall(BOARD));
    if (!board) return later();
    listener?.(Object.fromEntries(Object.entries(board).map(([tag, times]) => [tag, JSON.parse(times)])));
  };

  const join = () => {
    subscriber
      .subscribe(BOARD)
      .then(read)
      .catch((error: Error) => {
        log.warn({ error: error.name }, 'the shared cache cannot be heard');
        later();
      });
  };
  subscriber.on('message', (_, message) => listener?.(JSON.parse(message)));
  subscriber.on('ready', join);
  redis.on('ready', () => void send());

  return {
    /** Tells all processes; what cannot be told now is told when Redis is back. */
    publish: async (tags: TagsByName): Promise<void> => {
      for (const [tag, times] of Object.entries(tags)) unsent.set(tag, times);
      await send();
    },
    /** Calls `hear` with what other processes publish, and with the whole board now and after each time away. */
    follow: (hear: Listener): void => {
      listener = hear;
      if (subscriber.status === 'ready') join();
    },
  };
}
