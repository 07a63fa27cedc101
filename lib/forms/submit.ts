import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { messages } from '@/content/messages';
import { isBackendError } from '@/lib/backend/errors';
import type { SubmissionReply } from '@/lib/backend/submissions-client';
import { waitUntil } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import { remember } from '@/lib/remember';
import type { FormAnswer } from './answer';
import { BusyError } from './budgets';
import { chooseKey, toContentKey } from './keys';
import { deliver, type Send } from './outbox/delivery';
import type { Worker } from './outbox/queue-worker';
import type { Store } from './outbox/store';
import { createReference } from './reference';
import { toAnswer } from './replies';
import { toRows } from './rows';
import type { Content, NewSubmission, Submission } from './submission';

/** Longest wait for an answer, in ms: the 6 s of docs/behaviour.md#limits less what the limiter and the way here may take. */
const ANSWER_MS = 5_300;
/** Of these, the milliseconds in which a message must be stored; what is left is for the backend's own answer. */
const STORE_MS = 4_200;
/** The worker leaves a submission to the request that brought it for this long. */
const FIRST_ATTEMPT_MS = 10_000;
const POLL_MS = 50;
/** Longest work after the calls of a request: a server that shuts down waits for it. */
const AWAKE_MS = 25_000;

export type Outbox = { readonly store: Store; readonly worker: Worker } | null;

export type SubmitDependencies = {
  readonly outbox: () => Promise<Outbox>;
  readonly send: Send;
  /** The key that signs the address of a receipt, and of which numbers are made; null where there is none. */
  readonly getReceiptKey?: () => Promise<string | null>;
  /** Where the backend is this site's own, what cannot be stored here cannot be stored there. */
  readonly isEmbedded?: boolean;
  /** Does what need not wait for the answer, once the visitor has it; a serverless host stays awake for it. */
  readonly later: (work: () => Promise<unknown>) => void;
};

/** Deliveries of all requests of this process at once, whose visitors wait; the worker makes one more. */
const MAX_DELIVERIES = 4;
/** Deliveries at once that took longer than their visitors wait: a backend that hung keeps these and no places of others. */
const MAX_LATE_DELIVERIES = 12;
/** A place is kept a little longer than its visitor waits, so that those who came together begin no call when nobody waits for it. */
const SPARE_MS = 200;
/** Of one request: half of them, so that others have their turn. */
const MAX_CONCURRENT_DELIVERIES = 2;

const turns = remember('turns of deliveries', () => pLimit(MAX_DELIVERIES));
const late = remember('late deliveries', () => pLimit(MAX_LATE_DELIVERIES));

/**
 * Stores a valid request and forwards each of its products: the backend's answer in time, else 'received'; 503 where it cannot be stored. Unless
 * it is stored already `admit` is called, which may refuse it by throwing.
 */
export async function submit(
  ways: SubmitDependencies,
  request: NewSubmission,
  receivedAt: number,
  admit: () => Promise<void> = async () => {},
): Promise<FormAnswer> {
  const due = receivedAt + ANSWER_MS;
  const kept = await waitUntil(receivedAt + STORE_MS, keep(ways, request, admit));
  if (!kept) {
    // Also where nothing tells whether it came before.
    await admit();
    return request.isSuspected || ways.isEmbedded ? UNSTORED : answerUnstored(ways, request, due);
  }
  const { store, worker, isNew, stored } = kept;
  // A refusal is one that the visitor saw, or one that the staff must see: by what was answered, not by a clock.
  let isAnswered = false;
  const deliverNow = (row: Submission) => deliver(store, ways.send, row, () => isAnswered).catch(report);
  const isForwarded = isNew && !request.isSuspected;
  if (isNew && request.isSuspected)
    log.warn({ id: stored[0]?.id }, 'a message is suspected: npm run messages -- --pending');
  const replies = isForwarded
    ? runConcurrently(stored, due, deliverNow)
    : stored.map((row) => getAnswer(store, row, due).catch(report));
  ways.later(async () => {
    await Promise.all(replies);
    await waitUntil(Date.now() + AWAKE_MS, worker.wake());
  });
  const answers = await Promise.all(replies.map((reply) => waitUntil(due, reply)));
  isAnswered = true;
  return toAnswer(stored, answers);
}

/** Does `work` for each row, some at once; null, without it, for those whose turn comes after `due`: the worker's own turn comes soon. */
function runConcurrently<R, T>(rows: readonly R[], due: number, work: (row: R) => Promise<T>): Promise<T | null>[] {
  const limit = pLimit(MAX_CONCURRENT_DELIVERIES);
  return rows.map((row) => limit(() => takeTurn(due, () => work(row))));
}

/** Does `work` in its turn; when it takes past `due` the next one has its turn, unless too many are late. */
async function takeTurn<T>(due: number, work: () => Promise<T>): Promise<T | null> {
  const begun = await turns(async () => {
    if (Date.now() >= due) return null;
    const call = work();
    const end = call.then(Boolean, Boolean);
    const isOver = await waitUntil(due + SPARE_MS, end);
    if (isOver === null && late.activeCount + late.pendingCount < MAX_LATE_DELIVERIES) void late(() => end);
    else await end;
    return { call };
  });
  return begun ? begun.call : null;
}

type Kept = NonNullable<Outbox> & { readonly isNew: boolean; readonly stored: readonly Submission[] };

/** Stores a request; null, logged, where that cannot be done, for good or for now: then the backend's own answer has to do. */
async function keep(
  { outbox: open, getReceiptKey }: SubmitDependencies,
  request: NewSubmission,
  admit: () => Promise<void>,
): Promise<Kept | null> {
  try {
    const outbox = await open();
    if (!outbox) return null;
    const receiptKey = (await getReceiptKey?.()) ?? '';
    for (const key of getKeys(request)) {
      const { isNew, submissions: stored } = await add(outbox.store, { ...request, key }, receiptKey, admit);
      // The same key with another text is another message: it must not be answered with the first one's success.
      if (isNew || isSame(stored, toRows({ ...request, key, reference: stored[0]?.reference })))
        return { ...outbox, isNew, stored };
    }
    throw new Error('No key is free');
  } catch (error) {
    if (error instanceof BusyError) throw error;
    log.error({ error }, 'a submission could not be stored');
    return null;
  }
}

/** Adds a request under the number of its key or, while another message has that, under a random one. */
async function add(
  store: Store,
  request: NewSubmission,
  receiptKey: string,
  admit: () => Promise<void>,
): ReturnType<Store['add']> {
  for (let { key } = request; ; key = randomUUID()) {
    const rows = toRows({ ...request, reference: createReference(key, receiptKey) });
    const added = await store.add(rows, request.createdAt + FIRST_ATTEMPT_MS, admit);
    if (added.submissions.length > 0) return added;
  }
}

/** The keys to try, at most three: its own, one that no visitor can choose, and one that nobody has. */
function getKeys(submission: NewSubmission): readonly string[] {
  const ofContent = toContentKey(submission);
  return [submission.key, ofContent, `${ofContent}:${randomUUID()}`];
}

function isSame(some: readonly Content[], others: readonly Content[]): boolean {
  return some.map(toContentKey).join() === others.map(toContentKey).join();
}

const UNSTORED: FormAnswer = { code: 503, message: messages.forms.unreachable };

/** Where nothing can be stored only the backend's own answer counts: never 200 for a message that is nowhere. */
async function answerUnstored(
  { send, later, getReceiptKey }: SubmitDependencies,
  request: NewSubmission,
  due: number,
): Promise<FormAnswer> {
  const receiptKey = getReceiptKey ? await waitUntil(due, getReceiptKey()) : null;
  const reference = createReference(request.key, receiptKey ?? '');
  const rows = toRows({ ...request, reference }).map((row) => ({
    ...row,
    key: chooseKey(row.key, false, row.createdAt),
  }));
  const sending = runConcurrently(rows, due, (row) =>
    send(row).catch((error: unknown) => {
      if (isBackendError(error)) return null;
      throw error;
    }),
  );
  later(() => Promise.all(sending).catch(report));
  const replies = await Promise.all(sending.map((reply) => waitUntil(due, reply)));
  return replies.includes(null) ? UNSTORED : toAnswer(rows, replies);
}

/** The first one's answer for a key that came twice, waited for while the first may be under way; null where there is none. */
async function getAnswer(store: Store, { id }: Submission, deadline: number): Promise<SubmissionReply | null> {
  for (let current = await store.get(id); current; current = await store.get(id)) {
    if (current.code !== null) return { code: current.code, message: current.message ?? '' };
    const isUnderWay = current.status === 'pending' && (current.attempts === 0 || current.unanswered > 0);
    if (!isUnderWay || Date.now() > deadline) return null;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return null;
}

/** A stored submission whose delivery fails in an unforeseen way is still stored: the worker tries again. */
function report(error: unknown): null {
  log.error({ error }, 'a submission could not be delivered or written down');
  return null;
}
