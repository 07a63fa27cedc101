import { setImmediate } from 'node:timers/promises';
import { isNotTaken } from '@/lib/backend/errors';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import { log, toErrorName } from '@/lib/log';
import { limitToHourly } from '@/lib/process/time';
import { getBackoff, getUnansweredDelay, isGivenUp, isUnknown } from './delays';
import type { Delivery, Destination, Store } from './store';

/**
 * What came of a call. not taken: it may simply be made again; unknown: it was sent, and no answer came; held: it never will be taken; refused:
 * the receiver's last word or, of a mail, that there is nothing to tell.
 */
export type Result = Answered | { readonly state: 'not taken' | 'unknown'; readonly reason: string };

type Answered = { readonly state: 'sent' | 'received' | 'refused' | 'held'; readonly reply?: SubmissionReply };

/** Makes one call. */
export type Send = (delivery: Delivery) => Promise<Result>;

/** Posts to the backend; throws where there is no answer (lib/backend/errors.ts). */
export type PostToBackend = (
  part: Pick<Delivery, 'kind' | 'payload' | 'key' | 'policyVersion' | 'createdAt'>,
) => Promise<SubmissionReply>;

/** A process with nothing to do looks again after this time. */
const POLL_MS = 5_000;

/** Sends to the backend; `isEmbedded`: the one inside this site, which nobody reads. */
export function createBackendSender(post: PostToBackend, isEmbedded = false): Send {
  return async (delivery) => {
    try {
      const reply = await post(delivery);
      return { state: reply.code !== 200 ? 'refused' : isEmbedded ? 'received' : 'sent', reply };
    } catch (error) {
      return { state: isNotTaken(error) ? 'not taken' : 'unknown', reason: toErrorName(error) };
    }
  };
}

export type Worker = ReturnType<typeof createWorker>;

/**
 * Sends what is due, one call at a time for each destination, so that one that hangs does not keep back the others: woken at start, after each
 * message and when something is due; also does `tidy`.
 */
export function createWorker(
  store: Store,
  destinations: Partial<Readonly<Record<Destination, Send>>>,
  tidy: () => Promise<unknown> = async () => undefined,
) {
  let isStopped = false;

  /**
   * Tries one delivery and writes down what came of it; the receiver's answer, or null when there is none. `isTold` says, when the answer comes,
   * whether the visitor has been told 'received' already.
   */
  async function deliver(delivery: Delivery, isTold = () => true): Promise<SubmissionReply | null> {
    const { id, destination, unanswered } = delivery;
    const send = destinations[destination];
    if (!send) return null;
    if (isUnknown(unanswered)) return giveUp(delivery, 'unknown', 'no answer');
    // Written down before the call, as if no answer came: nobody else makes it meanwhile, and a killed process leaves what is true.
    const claimed = await store.claim(delivery, Date.now() + getUnansweredDelay(unanswered));
    if (!claimed) return null;
    const result = await send(claimed);
    const { tries } = claimed;
    if ('reason' in result) {
      const { reason } = result;
      if (result.state === 'unknown')
        log.warn({ id, destination, tries, reason }, 'nobody knows whether a delivery was taken');
      else if (isGivenUp(tries)) await giveUp(claimed, 'held', reason);
      else {
        log.warn({ id, destination, tries, reason }, 'a delivery waits');
        await store.postpone(claimed, Date.now() + getBackoff(tries, Math.random()));
      }
      return null;
    }
    // An answer that cannot be written down counts as unknown: the delivery waits as such.
    await record(claimed, result, isTold).catch((error: unknown) =>
      log.error({ id, error }, 'an answer could not be written down'),
    );
    return result.reply ?? null;
  }

  async function record({ id, destination }: Delivery, { state, reply }: Answered, isTold: () => boolean) {
    const { code = null, message = null } = reply ?? {};
    const isRefusal = state === 'refused' && destination === 'backend';
    if (!isRefusal || !isTold()) await store.settle(id, state, code, message);
    if (!isRefusal || !isTold()) return;
    // Before that was written the visitor was told 'received': the staff must see that the backend refused it.
    log.error({ id, code }, 'the backend refused a message that its visitor was told is received');
    await store.settle(id, 'held', code, message);
  }

  async function giveUp(
    { id, destination, tries }: Delivery,
    state: 'held' | 'unknown',
    reason: string,
  ): Promise<null> {
    await store.settle(id, state);
    log.error({ id, destination, tries, state, reason }, 'a delivery was given up: npm run messages -- --pending');
    return null;
  }

  const loops = (Object.keys(destinations) as Destination[]).map((destination) => {
    const sendAll = async () => {
      for (let next = await take(); next; next = await take()) {
        await deliver(next);
        // With the embedded backend all of this may be done without a pause: visitors have their turn in between.
        await setImmediate();
      }
      if (!isStopped && destination === 'backend') await tidy();
      return store.nextTime(destination);
    };
    const take = async () => (isStopped ? null : store.nextDue(destination, Date.now()));
    return createLoop(sendAll);
  });
  return {
    deliver,
    /** Looks for what is due now; resolves when it has been tried and the worker sleeps again. */
    wake: async () => void (await Promise.all(loops.map(({ wake }) => wake()))),
    /** Finishes the calls under way. */
    stop: async () => {
      isStopped = true;
      await Promise.all(loops.map(({ stop }) => stop()));
    },
  };
}

/** Does `work` when it is woken and again at the time that it gives, or soon; one run at a time. */
function createLoop(work: () => Promise<number | null>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  /** Woken while a run was ending: it may have missed what it was woken for. */
  let isWokenAgain = false;

  const sleep = (milliseconds: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void wake(), milliseconds);
    timer.unref();
  };

  const run = async () => {
    do {
      isWokenAgain = false;
      try {
        // Also with an empty queue: another process may have died with a message, or the staff put one back.
        const time = (await work()) ?? Number.POSITIVE_INFINITY;
        sleep(Math.min(Math.max(time - Date.now(), 100), POLL_MS));
      } catch (error) {
        log.error({ error }, 'outbox worker failed; it will look again');
        sleep(POLL_MS);
      }
    } while (isWokenAgain && !isStopped);
    running = undefined;
  };

  async function wake(): Promise<void> {
    isWokenAgain = running !== undefined;
    if (!isStopped) running ??= run();
    await running;
  }

  const stop = async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
  return { wake, stop };
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** What nobody has opened or marked is not deleted before the staff was told of it so many days ago. */
const WARNING_DAYS = 7;

/**
 * A function that, at most once an hour, warns of what will be deleted unread, deletes what the backend took or refused more than `keptDays`
 * ago, and looks how much room is left.
 */
export function createTidying(store: Pick<Store, 'warn' | 'forget' | 'checkpoint' | 'room'>, keptDays: number) {
  return limitToHourly(async () => {
    const now = Date.now();
    const days = Math.max(keptDays - WARNING_DAYS, 0);
    const warned = await sumPortions(() => store.warn(now - days * DAY_MS, now));
    if (warned > 0)
      log.warn(
        { count: warned, days: WARNING_DAYS },
        'messages that nobody has opened will be deleted: npm run messages',
      );
    const count = await sumPortions(() => store.forget(now - keptDays * DAY_MS, now - WARNING_DAYS * DAY_MS));
    await store.checkpoint();
    if (count > 0) log.info({ count, keptDays }, 'messages kept long enough were deleted');
    await store.room();
  });
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
