import { createHash } from 'node:crypto';
import { dataPolicy } from '@/content/documents';
import { messages } from '@/content/messages';
import { BackendError } from '@/lib/backend/errors';
import type { CallReply } from '@/lib/backend/sender';
import { log } from '@/lib/log';
import { deliver, type Send, type Worker } from './delivery';
import type { NewSubmission, Store, Submission } from './store';

/** Milliseconds that a visitor waits for the backend at most; then the message is safely stored and delivered later. */
const PATIENCE = 6_000;
/** The worker leaves a submission to the request that brought it for this long. */
const FIRST_ATTEMPT = 10_000;
const POLL = 50;

export type Outbox = { readonly store: Store; readonly worker: Worker } | null;

const received: CallReply = { code: 200, message: messages.forms.received };
const unreachable: CallReply = { code: 503, message: messages.forms.unreachable };

type Content = Pick<NewSubmission, 'kind' | 'payload'>;

/** A key made of what is sent: two submissions with the same content have the same. */
export function keyOfContent({ kind, payload }: Content): string {
  const entries = Object.entries(payload).sort(([one], [other]) => one.localeCompare(other));
  return `${kind}:${createHash('sha256').update(JSON.stringify(entries)).digest('hex')}`;
}

/** Stores a valid submission and forwards it: the backend's answer within 6 s, else 'received', because it is stored; without an outbox, 503. */
export async function submit(
  outbox: Outbox,
  send: Send,
  submission: Omit<NewSubmission, 'policyVersion'>,
): Promise<CallReply> {
  const complete = { ...submission, policyVersion: dataPolicy.version };
  if (!outbox) return withoutOutbox(send, complete);
  const { store, worker } = outbox;
  const now = Date.now();
  const added = await keep(store, complete, now);
  if (!added?.submission) return withoutOutbox(send, complete);
  const { isNew, submission: stored } = added;
  // The same key with another text is another message: it must not be answered with the first one's success.
  if (!isNew && !isSame(stored, complete))
    return submit(outbox, send, { ...submission, key: keyOfContent(submission) });
  const answer = isNew ? deliver(store, send, stored) : answerOf(store, stored);
  const reply = await Promise.race([answer, patience()]);
  void answer.catch(report).finally(() => worker.wake());
  return worded(reply ?? received);
}

/** Stores a submission; null, said in the log, when the disk cannot be written: then the backend's own answer has to do. */
async function keep(
  store: Store,
  submission: NewSubmission,
  now: number,
): Promise<Awaited<ReturnType<Store['add']>> | null> {
  try {
    return await store.add(submission, now, now + FIRST_ATTEMPT);
  } catch (error) {
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a submission could not be stored');
    return null;
  }
}

const isSame = (one: Content, other: Content) => keyOfContent(one) === keyOfContent(other);

/** Where nothing can be stored only the backend's own answer counts: never 200 for a message that is nowhere. */
async function withoutOutbox(send: Send, submission: NewSubmission): Promise<CallReply> {
  try {
    return worded(await send(submission));
  } catch (error) {
    if (error instanceof BackendError) return unreachable;
    throw error;
  }
}

/** The first one's answer for a key that came twice, also while the first is still under way; null while it waits for the backend. */
async function answerOf(store: Store, { id }: Submission): Promise<CallReply | null> {
  const deadline = Date.now() + PATIENCE;
  for (let current = await store.get(id); current; current = await store.get(id)) {
    if (current.code !== null) return { code: current.code, message: current.message ?? '' };
    if (current.attempts > 0 || Date.now() > deadline) return null;
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  return null;
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE).unref());
}

function worded({ code, message }: CallReply): CallReply {
  return { code, message: message || (code === 200 ? messages.forms.received : messages.forms.refused) };
}

function report(error: unknown): void {
  log.error(
    { error: error instanceof Error ? error.name : 'unknown' },
    'a submission could not be delivered or written down',
  );
}
