import { isBackendError, isNotTaken } from '@/lib/backend/errors';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import type { NewSubmission, Submission } from '@/lib/forms/submission';
import { log, toErrorName } from '@/lib/log';
import { getBackoff, getUnansweredDelay, isGivenUp, isUnknown } from './delays';
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
  if (isBackendError(error)) return error.digest;
  const reason = toErrorName(error);
  log.error({ error: reason }, 'a submission could not be sent for a fault of our own');
  return reason;
}

async function giveUp(store: Store, id: number, status: 'dead-letter' | 'unknown-outcome'): Promise<null> {
  await store.settle(id, status, null, null);
  log.error({ id, status }, 'submission given up: npm run messages -- --pending');
  return null;
}
