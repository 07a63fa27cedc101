import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { isNotAccepted } from '@/lib/backend/errors';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import { log, toErrorName } from '@/lib/log';
import type { Delivery, Destination, Store } from './store';

/** not accepted: it can be repeated; unknown: sent without an answer; held: never accepted; refused: a final answer. */
export type Result = Answered | { readonly state: 'not accepted' | 'unknown'; readonly reason: string };

type Answered = { readonly state: 'sent' | 'received' | 'refused' | 'held'; readonly reply?: SubmissionReply };

export type Send = (delivery: Delivery) => Promise<Result>;

/** Posts to the backend; throws where there is no answer (lib/backend/errors.ts). */
export type PostToBackend = (
  part: Pick<Delivery, 'kind' | 'payload' | 'key' | 'policyVersion' | 'createdAt'>,
) => Promise<SubmissionReply>;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How often a process looks for what is due. */
const POLL_MS = 5 * SECOND_MS;
/** About a week, counted in tries, because clocks jump; a message that is put back into the queue starts again. */
const MAX_TRIES = 1_000;
/** Delays before a call of unknown outcome is repeated: each is longer than a call may take (BACKEND_POST_SECONDS). */
const UNANSWERED_DELAYS_MS = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;

/** Milliseconds until try number `tries + 1`: 2 s doubled each time up to 10 min, with jitter of a quarter. */
function getBackoff(tries: number): number {
  const delay = Math.min(2 * SECOND_MS * 2 ** Math.max(0, tries - 1), 10 * MINUTE_MS);
  return Math.round(delay * (0.75 + Math.random() / 2));
}

/** Sends to the backend. */
export function createBackendSender(post: PostToBackend): Send {
  return async (delivery) => {
    const reply = await post(delivery);
    return { state: reply.code === 200 ? 'sent' : 'refused', reply };
  };
}

/** What a failure of a call means, also one of our own, which must not keep back the others. */
const toFailure = (error: unknown): Result => ({
  state: isNotAccepted(error) ? 'not accepted' : 'unknown',
  reason: toErrorName(error),
});

export type Worker = ReturnType<typeof createWorker>;

/** Sends what is due, one call at a time for each destination, when woken and every few seconds; calls `cleanUp`. */
export function createWorker(
  store: Store,
  destinations: Partial<Readonly<Record<Destination, Send>>>,
  cleanUp: () => Promise<unknown> = async () => undefined,
) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** Makes one call and stores its result. `isAnswered`: whether the visitor has been told that it is received. */
  async function deliver(delivery: Delivery, isAnswered = () => true): Promise<SubmissionReply | null> {
    const { destination, unanswered } = delivery;
    const send = destinations[destination];
    if (!send) return null;
    const delay = UNANSWERED_DELAYS_MS[unanswered] ?? UNANSWERED_DELAYS_MS[0];
    if (unanswered > UNANSWERED_DELAYS_MS.length) return giveUp(delivery, 'unknown', 'no answer');
    // Stored first, as unanswered: no other process makes the call, and the state is right if this process is killed.
    const claimed = await store.claim(delivery, Date.now() + delay);
    if (!claimed) return null;
    const result = await send(claimed).catch(toFailure);
    if ('reason' in result) return putOff(claimed, result.state, result.reason);
    // If the answer cannot be stored, the delivery stays unanswered and is sent again as such.
    await record(claimed, result, isAnswered).catch((error: unknown) =>
      log.error({ id: claimed.id, error }, 'an answer could not be written down'),
    );
    return result.reply ?? null;
  }

  async function putOff(claimed: Delivery, state: 'not accepted' | 'unknown', reason: string): Promise<null> {
    const { id, destination, tries } = claimed;
    if (state === 'not accepted' && tries >= MAX_TRIES) return giveUp(claimed, 'held', reason);
    log.warn({ id, destination, tries, state, reason }, 'a delivery waits');
    if (state === 'not accepted') await store.postpone(claimed, Date.now() + getBackoff(tries));
    return null;
  }

  async function record({ id, destination }: Delivery, { state, reply }: Answered, isAnswered: () => boolean) {
    const isRefusal = state === 'refused' && destination === 'backend';
    if (!isRefusal || !isAnswered()) await store.settle(id, state, reply);
    // Again: while that was stored the visitor may have been told 'received', and then the staff must see the refusal.
    if (isRefusal && isAnswered()) {
      log.error({ id, code: reply?.code }, 'the backend refused a message that its visitor was told is received');
      await store.settle(id, 'held', reply);
    }
  }

  async function giveUp({ id, destination, tries }: Delivery, state: 'held' | 'unknown', reason: string) {
    await store.settle(id, state);
    log.error({ id, destination, tries, state, reason }, 'a delivery was given up: npm run messages -- --pending');
    return null;
  }

  async function sendDue(destination: Destination): Promise<void> {
    for (;;) {
      const next = isStopped ? null : await store.nextDue(destination, Date.now());
      if (!next) break;
      await deliver(next);
      // Without a backend all of this is done without a pause: visitors have their turn in between.
      await setImmediate();
    }
    if (!isStopped && destination === 'backend') await cleanUp();
  }

  const queues = (Object.keys(destinations) as Destination[]).map((destination) =>
    createQueue(() =>
      sendDue(destination).catch((error) => log.error({ error }, 'outbox worker failed; it will look again')),
    ),
  );
  const look = async () => void (await Promise.all(queues.map((lookAt) => lookAt())));
  return {
    deliver,
    /** Looks for what is due now, and from now on; resolves when it has been tried. */
    wake: (): Promise<void> => {
      // Also with an empty queue: another process may have died with a message, or the staff has put one back.
      timer ??= setInterval(look, POLL_MS).unref();
      return look();
    },
    /** Finishes the calls under way. */
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await look();
    },
  };
}

/** Does `work` one run at a time; a call during a run leads to another one, which all who call meanwhile share. */
function createQueue(work: () => Promise<void>): () => Promise<void> {
  const limit = pLimit(1);
  let last = Promise.resolve();
  return () => {
    if (limit.pendingCount === 0) last = limit(work);
    return last;
  };
}

/** Makes a function that, at most hourly, deletes finished messages older than `keptDays` and logs if space is low. */
export function createCleanup(store: Store, keptDays: number): () => Promise<void> {
  let next = 0;
  return async () => {
    // By a monotonic clock.
    if (performance.now() < next) return;
    next = performance.now() + HOUR_MS;
    const count = await store.forget(Date.now() - keptDays * DAY_MS);
    if (count > 0) log.info({ count, keptDays }, 'messages kept long enough were deleted');
    await store.checkpoint();
    const room = await store.room();
    if (room.state !== 'on') log.error(room, `the database of the outbox is ${room.state}`);
  };
}
