import { setImmediate } from 'node:timers/promises';
import { log } from '@/lib/log';

/** A process with nothing to do looks again after this time. */
const POLL_MS = 5_000;

/** What waits to be sent. */
export type Queue = {
  /** Tries what has waited longest among what is due; false when nothing is. */
  readonly deliverNext: () => Promise<boolean>;
  /** When the next one's time comes, or null when none waits. */
  readonly nextTime: () => Promise<number | null>;
};

/** Empties a queue, one call at a time: woken at start, after each request and when something is due; also does `tidy`. */
export function createQueueWorker(queue: Queue, tidy: () => Promise<void> = async () => undefined) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  /** Woken while a run was ending: it may have missed what it was woken for. */
  let isWokenAgain = false;

  const sendAll = async () => {
    // With the embedded backend all of this may be done without a pause: visitors have their turn in between.
    while (!isStopped && (await queue.deliverNext())) await setImmediate();
  };

  const sleepUntilDue = async () => {
    if (isStopped) return;
    // Also with an empty queue: another process may have died with a message, or the staff put one back.
    const time = await queue.nextTime();
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

export type Worker = ReturnType<typeof createQueueWorker>;

/** Several workers as one. */
export function joinWorkers(workers: readonly Worker[]): Worker {
  return {
    wake: async () => void (await Promise.all(workers.map(({ wake }) => wake()))),
    stop: async () => void (await Promise.all(workers.map(({ stop }) => stop()))),
  };
}
