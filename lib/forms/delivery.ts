import { randomUUID } from 'node:crypto';
import { BackendError } from '@/lib/backend/errors';
import type { CallReply } from '@/lib/backend/sender';
import { log } from '@/lib/log';
import { backoff, GIVE_UP_AFTER } from './backoff';
import type { Store, Submission } from './store';

/** Forwards a submission; throws a BackendError when it should be tried again. */
export type Send = (submission: Pick<Submission, 'kind' | 'payload' | 'key'>) => Promise<CallReply>;

const LEASE = 'outbox';
/** Longer than any single delivery, so that two processes never work at once; short, so that a killed one is soon replaced. */
const LEASE_MILLISECONDS = 15_000;
/** A process without the lease, or with nothing to do, looks again after this time. */
const LOOK_AGAIN = 5_000;

/** Tries to deliver one submission and writes down what came of it; null when it has to wait. */
export async function deliver(store: Store, send: Send, submission: Submission): Promise<CallReply | null> {
  try {
    const reply = await send(submission);
    await writeDown(store, submission, reply);
    return reply;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    await postpone(store, submission, error);
    return null;
  }
}

/** What the backend has answered stays true also when it cannot be written down: then the key keeps a second delivery from being a second message. */
async function writeDown(store: Store, { id, attempts }: Submission, { code, message }: CallReply): Promise<void> {
  // The visitor was told 'received': the staff must see that the backend refused it later.
  const isBroken = code !== 200 && attempts > 0;
  if (isBroken) log.error({ id, code }, 'the backend refused a submission that its visitor was told is received');
  const status = code === 200 ? 'delivered' : isBroken ? 'aside' : 'refused';
  await store.settle(id, status, code, message).catch((error: unknown) => {
    log.error({ id, error: error instanceof Error ? error.name : 'unknown' }, 'an answer could not be written down');
  });
}

async function postpone(store: Store, { id, attempts, createdAt }: Submission, error: BackendError): Promise<void> {
  const now = Date.now();
  if (now - createdAt > GIVE_UP_AFTER) {
    await store.settle(id, 'aside', null, null);
    log.error({ id, reason: error.digest }, 'submission set aside after seven days');
    return;
  }
  log.warn({ id, attempts: attempts + 1, reason: error.digest }, 'submission waits for the backend');
  await store.postpone(id, now + backoff(attempts + 1, Math.random()));
}

/** The worker that empties the outbox: one process at a time, woken at start, after each submission and when the next one is due. */
export function createWorker(store: Store, send: Send) {
  const holder = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  /** Woken while a run was ending: it may have missed what it was woken for. */
  let isWokenAgain = false;

  const holdsLease = () => store.lease(LEASE, holder, Date.now(), Date.now() + LEASE_MILLISECONDS);

  const empty = async () => {
    while (!isStopped && (await holdsLease())) {
      const submission = await store.nextDue(Date.now());
      if (!submission) break;
      await deliver(store, send, submission);
    }
  };

  const sleepUntilDue = async () => {
    const time = await store.nextTime();
    if (time === null) await store.release(LEASE, holder);
    if (isStopped) return;
    // Also with an empty queue: another process may have died with a message, or the staff put one back.
    const delay = time !== null && (await holdsLease()) ? time - Date.now() : LOOK_AGAIN;
    sleep(Math.min(Math.max(delay, 100), LOOK_AGAIN));
  };

  const sleep = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(wake, milliseconds);
    timer.unref();
  };

  const run = async () => {
    try {
      await empty();
      await sleepUntilDue();
    } catch (error) {
      log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'outbox worker failed; it will look again');
      sleep(LOOK_AGAIN);
    } finally {
      running = undefined;
      if (isWokenAgain) wake();
    }
  };

  function wake(): void {
    isWokenAgain = running !== undefined;
    if (!isStopped) running ??= run();
  }

  return {
    wake,
    /** Finishes the delivery under way and gives the lease up. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await store.release(LEASE, holder);
    },
  };
}

export type Worker = ReturnType<typeof createWorker>;
