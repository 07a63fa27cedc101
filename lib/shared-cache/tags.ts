import type { Redis } from 'ioredis';
import { log, warnOnce } from '../log';
import { readBoard, readMessage, type TagsByName, type TagTimes } from './tag-times';

type Listener = (tags: TagsByName) => void;
type Attempt = <T>(work: () => Promise<T>) => Promise<T | null>;

const BOARD = 'biomedica:tags';
/** Longer than any entry lives in Redis. */
const BOARD_TTL_S = 8 * 86_400;
/** More than there are products, and few enough to be read within the deadline of a command. */
const MAX_FIELDS = 50_000;
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

  const readFields = async () => {
    const count = await redis.hlen(BOARD);
    if (count <= MAX_FIELDS) return redis.hgetall(BOARD);
    warnOnce('the board of revalidated tags is not read: it has too many', { count });
    return {};
  };

  const read = async () => {
    const board = await attempt(() => catchForeign(readFields(), {}));
    if (!board) return later();
    listener?.(readBoard(board));
  };

  const join = () => {
    subscriber
      .subscribe(BOARD)
      .then(read)
      .catch((error: Error) => {
        log.warn({ error: error.name }, 'the channel of the shared cache cannot be subscribed');
        later();
      });
  };
  subscriber.on('message', (_, message) => listener?.(readMessage(message)));
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
      if (subscriber.status === 'ready') join();
    },
  };
}

/** Awaits a command of Redis; `otherwise` when its key holds another type of value, which is no failure. */
export async function catchForeign<T>(command: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await command;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return otherwise;
    throw error;
  }
}
