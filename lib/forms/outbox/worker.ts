import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { log } from '@/lib/log';
import { deliver, type Send } from './delivery';
import type { Store } from './store';

const LEASE = 'outbox';
/** Longer than any single delivery, so that two processes never work at once; short, so that a killed one is soon replaced. */
const LEASE_MS = 15_000;
/** A process without the lease, or with nothing to do, looks again after this time. */
const POLL_MS = 5_000;

/** The worker that empties the outbox, one process at a time: woken at start, after each submission and when one is due; also does `tidy`. */
export function createWorker(store: Store, send: Send, tidy: () => Promise<void> = async () => undefined) {
  const holder = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isHolder = false;
  let isStopped = false;
  /** Woken while a run was ending: it may have missed what it was woken for. */
  let isWokenAgain = false;

  /** Delivers what is due; false when another process is at it. An idle look only reads: nothing is written while nothing waits. */
  const sendAll = async (): Promise<boolean> => {
    while (!isStopped && (await store.nextDue(Date.now()))) {
      isHolder = await store.lease(LEASE, holder, Date.now(), Date.now() + LEASE_MS);
      if (!isHolder) return false;
      // The holder before may have delivered it meanwhile.
      const submission = await store.nextDue(Date.now());
      if (submission) await deliver(store, send, submission);
      // With the embedded backend all of this may be done without a pause: visitors have their turn in between.
      await setImmediate();
    }
    return true;
  };

  const giveUpLease = async () => {
    if (isHolder) await store.release(LEASE, holder);
    isHolder = false;
  };

  const sleepUntilDue = async (isAlone: boolean) => {
    if (isStopped) return;
    // Also with an empty queue: another process may have died with a message, or the staff put one back.
    const time = isAlone ? await store.nextTime() : null;
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
        const isAlone = await sendAll();
        await giveUpLease();
        if (!isStopped) await tidy();
        await sleepUntilDue(isAlone);
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
    /** Finishes the delivery under way and gives the lease up. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await giveUpLease();
    },
  };
}

export type Worker = ReturnType<typeof createWorker>;
