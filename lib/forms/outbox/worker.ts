import { setImmediate } from 'node:timers/promises';
import { log } from '@/lib/log';
import { limitToHourly } from '@/lib/process/clock';
import { deliver, type Send } from './delivery';
import type { Store } from './store';

/** A process with nothing to do looks again after this time. */
const POLL_MS = 5_000;

/** The worker that empties the outbox, one call at a time: woken at start, after each submission and when one is due; also does `tidy`. */
export function createWorker(store: Store, send: Send, tidy: () => Promise<void> = async () => undefined) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  /** Woken while a run was ending: it may have missed what it was woken for. */
  let isWokenAgain = false;

  const sendAll = async () => {
    while (!isStopped) {
      const submission = await store.nextDue(Date.now());
      if (!submission) return;
      await deliver(store, send, submission);
      // With the embedded backend all of this may be done without a pause: visitors have their turn in between.
      await setImmediate();
    }
  };

  const sleepUntilDue = async () => {
    if (isStopped) return;
    // Also with an empty queue: another process may have died with a message, or the staff put one back.
    const time = await store.nextTime();
    sleep(time === null ? POLL_MS : Math.min(Math.max(time - Date.now(), 100), POLL_MS));
  };

  const sleep = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void wake(), milliseconds);
    timer.unref();
  };

  const run = async () => {
    do {
      isWokenAgain = false;
      try {
        await sendAll();
        if (!isStopped) await tidy();
        await sleepUntilDue();
      } catch (error) {
        log.error({ error }, 'outbox worker failed; it will look again');
        sleep(POLL_MS);
      }
    } while (isWokenAgain && !isStopped);
    running = undefined;
  };

  /** Looks for what is due now; resolves when it has been tried and the worker sleeps again. */
  async function wake(): Promise<void> {
    isWokenAgain = running !== undefined;
    if (!isStopped) running ??= run();
    await running;
  }

  return {
    wake,
    /** Finishes the delivery under way. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

export type Worker = ReturnType<typeof createWorker>;

const DAY_MS = 24 * 60 * 60 * 1_000;
/** What nobody has opened or marked is not deleted before the log has named it so many days ago. */
const WARNING_DAYS = 7;

/** A function that, at most once an hour, deletes what the backend took or refused more than `keptDays` ago, and looks how much room is left. */
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
