import { setImmediate } from 'node:timers/promises';
import { log } from '@/lib/log';
import { limitToHourly } from '@/lib/process/hourly';
import type { Store } from './store';

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
