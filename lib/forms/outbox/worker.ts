import { setImmediate } from 'node:timers/promises';
import { log } from '@/lib/log';
import { limitToHourly } from '@/lib/process/clock';
import { WARNING_DAYS } from './delays';
import { deliver, type Send } from './delivery';
import { createQueueWorker, type Worker } from './queue-worker';
import type { Store } from './store';

/** The worker that empties the outbox. */
export function createWorker(store: Store, send: Send, tidy?: () => Promise<void>): Worker {
  const deliverNext = async () => {
    const submission = await store.nextDue(Date.now());
    if (submission) await deliver(store, send, submission);
    return submission !== null;
  };
  return createQueueWorker({ deliverNext, nextTime: store.nextTime }, tidy);
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * A function that, at most once an hour, warns of what will be deleted unread, deletes what the backend took or refused more than `keptDays`
 * ago, and looks how much room is left.
 */
export function createTidying(
  store: Pick<Store, 'warn' | 'forget' | 'checkpoint' | 'room'>,
  keptDays: number,
): () => Promise<void> {
  return limitToHourly(async () => {
    await warnOfUnread(store, keptDays);
    const now = Date.now();
    const count = await sumPortions(() => store.forget(now - keptDays * DAY_MS, now - WARNING_DAYS * DAY_MS));
    await store.checkpoint();
    if (count > 0) log.info({ count, keptDays }, 'messages kept long enough were deleted');
    await store.room();
  });
}

/** Says how many messages that nobody has opened or marked will be deleted, once of each, so that they can be read before. */
async function warnOfUnread(store: Pick<Store, 'warn'>, keptDays: number): Promise<void> {
  const now = Date.now();
  const before = now - Math.max(keptDays - WARNING_DAYS, 0) * DAY_MS;
  const count = await sumPortions(() => store.warn(before, now));
  if (count > 0)
    log.warn({ count, days: WARNING_DAYS }, 'messages that nobody has opened will be deleted: npm run messages');
}

/** Does `work` until it has done nothing; gives the sum of its numbers. */
async function sumPortions(work: () => Promise<number>): Promise<number> {
  let count = 0;
  for (let some = await work(); some > 0; some = await work()) {
    count += some;
    // The driver is synchronous: visitors have their turn between two portions.
    await setImmediate();
  }
  return count;
}
