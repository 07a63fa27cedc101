import { after } from 'next/server';
import pLimit from 'p-limit';
import { formMessages } from '@/content/form-messages';
import { isBackendEmbedded } from '@/lib/backend';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import { waitFor } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import { type FormAnswer, toAnswer } from './answer';
import { BusyError } from './budgets';
import { type NewMessage, toParts } from './message';
import { getSiteKey, openOutbox, post } from './outbox';
import { createNumber } from './receipt';
import type { Delivery, Store } from './store';

/** Longest wait for an answer, in ms: the 6 s of docs/behaviour.md#limits less what the limiter and transport take. */
const ANSWER_MS = 5_300;
/** Of these, the milliseconds in which a message must be stored; what is left is for the backend's own answer. */
const STORE_MS = 4_200;
/** Without a database only the backend's answer says whether a message arrived; less than the page's own timeout. */
const WITHOUT_DATABASE_MS = 18_000;
/** The worker leaves a message to the request that brought it for this long. */
const FIRST_TRY_MS = 10_000;
const POLL_MS = 50;
/** Longest work after the calls of a request: a server that shuts down waits for it. */
const AWAKE_MS = 25_000;
/** Calls at once of one request; how many requests there are is bounded by their budgets. */
const MAX_CALLS = 2;

const UNSTORED: FormAnswer = { code: 503, message: formMessages.unreachable };

/** Stores and sends a valid message, and answers as the backend does in time, or 'received'; `admit` may refuse it. */
export async function submit(message: NewMessage, receivedAt: number, admit: () => Promise<void>): Promise<FormAnswer> {
  const due = receivedAt + ANSWER_MS;
  let admission: Promise<void> | undefined;
  const admitOnce = () => {
    admission ??= admit();
    return admission;
  };
  const kept = await waitFor(receivedAt + STORE_MS - Date.now(), keep(message, admitOnce));
  if (!kept || kept === 'no database') {
    // Also if it cannot be known whether it came before.
    await admitOnce();
    // Where the backend is this site's own, it cannot store it either.
    if (message.isSuspected || isBackendEmbedded) return UNSTORED;
    return sendUnstored(message, kept ? receivedAt + WITHOUT_DATABASE_MS : due);
  }
  const { store, worker, isNew, stored } = kept;
  // Whether the visitor has got an answer: a later refusal is shown to the staff.
  let isAnswered = false;
  const deliverNow = (part: Delivery) => worker.deliver(part, () => isAnswered).catch(report);
  if (isNew && stored.isSuspected) log.warn({ id: stored.id }, 'a message is suspected: npm run messages -- --pending');
  const replies =
    isNew && !stored.isSuspected
      ? callInTurn(stored.parts, due, deliverNow)
      : stored.parts.map((_, index) => readReply(store, stored.id, index, due).catch(report));
  after(async () => {
    await Promise.all(replies);
    await waitFor(AWAKE_MS, worker.wake());
  });
  const answers = await Promise.all(replies.map((reply) => waitFor(due - Date.now(), reply)));
  isAnswered = true;
  return toAnswer(stored.parts, answers, stored);
}

/** Makes the call for each part, some at once; null, without a call, after `due`: the worker's own turn comes soon. */
function callInTurn<P, T>(parts: readonly P[], due: number, call: (part: P) => Promise<T>): Promise<T | null>[] {
  const limit = pLimit(MAX_CALLS);
  return parts.map((part) => limit(async () => (Date.now() < due ? call(part) : null)));
}

/** Stores a message; null, logged, where that cannot be done now. */
async function keep(message: NewMessage, admit: () => Promise<void>) {
  try {
    const outbox = await openOutbox();
    if (!outbox) return 'no database';
    const siteKey = (await getSiteKey()) ?? '';
    return { ...outbox, ...(await outbox.store.add(message, message.createdAt + FIRST_TRY_MS, siteKey, admit)) };
  } catch (error) {
    if (error instanceof BusyError) throw error;
    log.error({ error }, 'a message could not be stored');
    return null;
  }
}

/** Where nothing can be stored, only the backend's answer counts: never 200 for a message that is kept nowhere. */
async function sendUnstored(message: NewMessage, due: number) {
  const { policyVersion, createdAt } = message;
  const number = createNumber(message.key, (await waitFor(due - Date.now(), getSiteKey().catch(report))) ?? '');
  const parts = toParts(message, number);
  const sending = callInTurn(parts, due, (part) => post({ ...part, policyVersion, createdAt }).catch(report));
  after(() => Promise.all(sending));
  const replies = await Promise.all(sending.map((reply) => waitFor(due - Date.now(), reply)));
  return replies.includes(null) ? UNSTORED : toAnswer(parts, replies, { number, createdAt });
}

/** For a repeated message: the answer to the first, waited for while it may be in flight; null if there is none. */
async function readReply(store: Store, id: number, index: number, due: number): Promise<SubmissionReply | null> {
  for (;;) {
    const part = (await store.getMessage(id)).parts[index];
    if (part && part.code !== null) return { code: part.code, message: part.answer ?? '' };
    const isUnderWay = part?.state === 'waiting' && (part.tries === 0 || part.unanswered > 0);
    if (!isUnderWay || Date.now() > due) return null;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A stored message whose delivery fails in an unforeseen way is still stored: the worker tries again. */
function report(error: unknown): null {
  log.error({ error }, 'a message could not be delivered or written down');
  return null;
}
