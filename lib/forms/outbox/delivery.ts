import { BackendError, isNotTaken } from '@/lib/backend/errors';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import type { NewSubmission, Submission } from '@/lib/forms/submission';
import { log, toErrorName } from '@/lib/log';
import type { Store } from './store';

/** `isEmbedded`: the answer is that of the backend inside this site, which nobody reads. */
type Reply = SubmissionReply & { readonly isEmbedded?: boolean };

/** Forwards a submission; throws a BackendError when there is no answer. */
export type Send = (submission: NewSubmission) => Promise<Reply>;

/**
 * Tries to deliver one submission and writes down what came of it; null when it waits, is in other hands or is given up. `isTold` says, when
 * the answer comes, whether the visitor has been told 'received' already.
 */
export async function deliver(
  store: Store,
  send: Send,
  submission: Submission,
  isTold = () => true,
): Promise<SubmissionReply | null> {
  if (isUnknown(submission.unanswered)) return giveUp(store, submission.id, 'unknown-outcome');
  // Written down before the call, as if no answer came: nobody else makes it meanwhile, and a killed process leaves what is true.
  const claimed = await store.claim(submission, Date.now() + getUnansweredDelay(submission.unanswered));
  if (!claimed) return null;
  try {
    const reply = await send(claimed);
    await recordReply(store, claimed.id, reply, isTold);
    return reply;
  } catch (error) {
    await recordFailure(store, claimed, error);
    return null;
  }
}

/** An answer that cannot be stored counts as unknown: the message waits as such. */
async function recordReply(
  store: Store,
  id: number,
  { code, message, isEmbedded }: Reply,
  isTold: () => boolean,
): Promise<void> {
  const record = (status: 'delivered' | 'received' | 'refused' | 'dead-letter') =>
    store.settle(id, status, code, message);
  try {
    if (code === 200) await record(isEmbedded ? 'received' : 'delivered');
    else if (!isTold()) await record('refused');
    if (code === 200 || !isTold()) return;
    // Before that was written the visitor was told 'received': the staff must see that the backend refused it.
    log.error({ id, code }, 'the backend refused a submission that its visitor was told is received');
    await record('dead-letter');
  } catch (error) {
    log.error({ id, error }, 'an answer could not be written down');
  }
}

async function recordFailure(store: Store, claimed: Submission, error: unknown): Promise<void> {
  const { id, attempts } = claimed;
  const reason = getReason(error);
  if (!isNotTaken(error))
    return log.warn({ id, attempts, reason }, 'nobody knows whether the backend has a submission');
  if (isGivenUp(attempts)) return void (await giveUp(store, id, 'dead-letter'));
  log.warn({ id, attempts, reason }, 'submission waits for the backend');
  await store.reschedule(claimed, Date.now() + getBackoff(attempts, Math.random()));
}

function getReason(error: unknown): string {
  if (error instanceof BackendError) return error.digest;
  const reason = toErrorName(error);
  log.error({ error: reason }, 'a submission could not be sent for a fault of our own');
  return reason;
}

async function giveUp(store: Store, id: number, status: 'dead-letter' | 'unknown-outcome'): Promise<null> {
  await store.settle(id, status, null, null);
  log.error({ id, status }, 'submission given up: npm run messages -- --pending');
  return null;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** About a week, counted in tries: a clock that jumps is no week, and who puts a message back into the queue starts anew. */
const MAX_ATTEMPTS = 1_000;
/** What the backend may have taken is sent again so often, after so long: each is more than a call may take (BACKEND_POST_SECONDS). */
const UNANSWERED_DELAYS_MS = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;

/** True when a submission that was tried `attempts` times is given up. */
const isGivenUp = (attempts: number): boolean => attempts >= MAX_ATTEMPTS;

/** True when a submission with `unanswered` calls is not sent again by itself. */
const isUnknown = (unanswered: number): boolean => unanswered > UNANSWERED_DELAYS_MS.length;

/** Milliseconds until attempt number `attempts + 1`: 2 s doubled each time up to 10 min, with jitter (`random` from 0 to 1 gives 75 to 125 %). */
export function getBackoff(attempts: number, random: number): number {
  const delay = Math.min(2 * SECOND_MS * 2 ** Math.max(0, attempts - 1), 10 * MINUTE_MS);
  return Math.round(delay * (0.75 + random / 2));
}

/** Milliseconds for which nobody else sends a submission that is being sent, and until it is checked again when no answer comes. */
function getUnansweredDelay(unanswered: number): number {
  return UNANSWERED_DELAYS_MS[unanswered] ?? UNANSWERED_DELAYS_MS[0];
}
