import { BackendError } from '@/lib/backend/errors';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import type { NewSubmission, Submission } from '@/lib/forms/submission';
import { log, toErrorName } from '@/lib/log';
import { getBackoff, isGivenUp } from './backoff';
import type { Store } from './store';

/** Forwards a submission; throws a BackendError when it should be tried again. */
export type Send = (submission: NewSubmission) => Promise<SubmissionReply>;

/** Tries to deliver one submission and writes down what came of it; null when it waits, also for a fault of our own, which holds up no other. */
export async function deliver(
  store: Store,
  send: Send,
  submission: Submission,
  answerDue = 0,
): Promise<SubmissionReply | null> {
  try {
    const reply = await send(submission);
    await recordReply(store, submission.id, reply, Date.now() > answerDue);
    return reply;
  } catch (error) {
    await reschedule(store, submission, getReason(error));
    return null;
  }
}

function getReason(error: unknown): string {
  if (error instanceof BackendError) return error.digest;
  const reason = toErrorName(error);
  log.error({ error: reason }, 'a submission could not be sent for a fault of our own');
  return reason;
}

/** What the backend has answered stays true also when it cannot be written down: then the key keeps a second delivery from being a second message. */
async function recordReply(
  store: Store,
  id: number,
  { code, message }: SubmissionReply,
  isTold: boolean,
): Promise<void> {
  // The visitor was told 'received': the staff must see that the backend refused it later.
  const isBroken = code !== 200 && isTold;
  if (isBroken) log.error({ id, code }, 'the backend refused a submission that its visitor was told is received');
  const status = code === 200 ? 'delivered' : isBroken ? 'dead-letter' : 'refused';
  await store.settle(id, status, code, message).catch((error: unknown) => {
    log.error({ id, error }, 'an answer could not be written down');
  });
}

async function reschedule(store: Store, { id, attempts, createdAt }: Submission, reason: string): Promise<void> {
  const now = Date.now();
  if (isGivenUp(now - createdAt, attempts + 1)) {
    await store.settle(id, 'dead-letter', null, null);
    log.error({ id, reason }, 'submission given up after seven days and a hundred tries');
    return;
  }
  log.warn({ id, attempts: attempts + 1, reason }, 'submission waits for the backend');
  await store.reschedule(id, now + getBackoff(attempts + 1, Math.random()));
}
