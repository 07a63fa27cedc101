import { setImmediate } from 'node:timers/promises';
import { log } from '@/lib/log';
import { limitToHourly } from '@/lib/process/clock';
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

/** A function that, at most once an hour, deletes what the backend took or refused more than `keptDays` ago, and looks how much room is left. */
export function createTidying(
  store: Pick<Store, 'forget' | 'checkpoint' | 'room'>,
  keptDays: number,
): () => Promise<void> {
  return limitToHourly(async () => {
    const before = Date.now() - keptDays * DAY_MS;
    let count = 0;
    for (let some = await store.forget(before); some > 0; some = await store.forget(before)) {
      count += some;
      // The driver is synchronous: visitors have their turn between two portions.
      await setImmediate();
    }
    await store.checkpoint();
    if (count > 0) log.info({ count, keptDays }, 'messages kept long enough were deleted');
    await store.room();
  });
}
