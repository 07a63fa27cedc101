import { randomUUID } from 'node:crypto';
import { messages } from '@/content/messages';
import { BackendError } from '@/lib/backend/errors';
import type { CallReply } from '@/lib/backend/sender';
import { log } from '@/lib/log';
import { by, type Deadlines } from './deadline';
import { deliver, type Send } from './delivery';
import { keyOfContent, keyToStore } from './keys';
import type { Store } from './store';
import type { Content, NewSubmission, Submission } from './submission';
import type { Worker } from './worker';

/** The worker leaves a submission to the request that brought it for this long. */
const FIRST_ATTEMPT = 10_000;
const POLL = 50;
/** Longest work after an answer: a server that is told to stop waits for it. */
const AWAKE = 25_000;

export type Outbox = { readonly store: Store; readonly worker: Worker } | null;

export type Ways = {
  readonly outbox: () => Promise<Outbox>;
  readonly send: Send;
  /** Does what need not wait for the answer, once the visitor has it; a serverless host stays awake for it. */
  readonly later: (work: () => Promise<unknown>) => void;
};

const received: CallReply = { code: 200, message: messages.forms.received };
const unreachable: CallReply = { code: 503, message: messages.forms.unreachable };

/** Stores a valid submission and forwards it: the backend's answer in time, else 'received', because it is stored; where it cannot be stored, 503. */
export async function submit(ways: Ways, submission: NewSubmission, deadlines: Deadlines): Promise<CallReply> {
  const kept = await by(deadlines.storing, keep(ways.outbox, submission));
  if (!kept) return unstored(ways, submission, deadlines);
  const { store, worker, isNew, stored } = kept;
  const answer = (isNew ? deliver(store, ways.send, stored) : answerOf(store, stored, deadlines.answer)).catch(report);
  ways.later(() => by(Date.now() + AWAKE, answer.then(worker.wake)));
  return worded((await by(deadlines.answer, answer)) ?? received);
}

type Kept = NonNullable<Outbox> & { readonly isNew: boolean; readonly stored: Submission };

/** Stores a submission; null, said in the log, where that cannot be done, for good or for now: then the backend's own answer has to do. */
async function keep(open: Ways['outbox'], submission: NewSubmission): Promise<Kept | null> {
  try {
    const outbox = await open();
    if (!outbox) return null;
    for (const key of keysFor(submission)) {
      const { isNew, submission: stored } = await outbox.store.add(
        { ...submission, key },
        submission.createdAt + FIRST_ATTEMPT,
      );
      // The same key with another text is another message: it must not be answered with the first one's success.
      if (stored && (isNew || isSame(stored, submission))) return { ...outbox, isNew, stored };
    }
    throw new Error('No key is free');
  } catch (error) {
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a submission could not be stored');
    return null;
  }
}

/** The keys to try, at most three: its own, one that no visitor can choose, and one that nobody has. */
function keysFor(submission: NewSubmission): readonly string[] {
  const ofContent = keyOfContent(submission);
  return [submission.key, ofContent, `${ofContent}:${randomUUID()}`];
}

const isSame = (one: Content, other: Content) => keyOfContent(one) === keyOfContent(other);

/** Where nothing can be stored only the backend's own answer counts: never 200 for a message that is nowhere. */
async function unstored({ send, later }: Ways, submission: NewSubmission, { answer }: Deadlines): Promise<CallReply> {
  const { key, createdAt } = submission;
  const sending = send({ ...submission, key: keyToStore(key, false, createdAt) }).catch((error: unknown) => {
    if (error instanceof BackendError) return unreachable;
    throw error;
  });
  later(() => sending.catch(report));
  return worded((await by(answer, sending)) ?? unreachable);
}

/** The first one's answer for a key that came twice, also while the first is still under way; null while it waits for the backend. */
async function answerOf(store: Store, { id }: Submission, deadline: number): Promise<CallReply | null> {
  for (let current = await store.get(id); current; current = await store.get(id)) {
    if (current.code !== null) return { code: current.code, message: current.message ?? '' };
    if (current.attempts > 0 || Date.now() > deadline) return null;
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  return null;
}

function worded({ code, message }: CallReply): CallReply {
  return { code, message: message || (code === 200 ? messages.forms.received : messages.forms.refused) };
}

/** A stored submission whose delivery fails in an unforeseen way is still stored: the worker tries again. */
function report(error: unknown): null {
  log.error(
    { error: error instanceof Error ? error.name : 'unknown' },
    'a submission could not be delivered or written down',
  );
  return null;
}
