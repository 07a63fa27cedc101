import { log, toErrorName } from '@/lib/log';
import { getBackoff, getUnansweredDelay, isGivenUp, isUnknown } from '../outbox/delays';
import type { Queue } from '../outbox/queue-worker';
import type { SendResult } from './smtp';
import type { Mail, MailStore } from './store';

type Failure = Extract<SendResult, { reason: string }>;

/** Sends a mail; not-needed: there is nothing to tell (any more). */
export type SendMail = (mail: Mail) => Promise<SendResult | { readonly result: 'not-needed' }>;

/** The mails that wait to be sent. */
export function createMailQueue(store: MailStore, send: SendMail): Queue {
  const deliverNext = async () => {
    const mail = await store.nextDue(Date.now());
    if (mail) await deliver(store, send, mail);
    return mail !== null;
  };
  return { deliverNext, nextTime: store.nextTime };
}

/** Tries to send one and writes down what came of it. */
async function deliver(store: MailStore, send: SendMail, mail: Mail): Promise<void> {
  if (isUnknown(mail.unanswered)) return giveUp(store, mail, 'unknown-outcome', 'no answer');
  // Written down before the call, as if no answer came: nobody else makes it meanwhile, and a killed process leaves what is true.
  const claimed = await store.claim(mail, Date.now() + getUnansweredDelay(mail.unanswered));
  if (!claimed) return;
  const answer = await send(claimed).catch((error: unknown): Failure => {
    // A fault of our own: it must not keep back the others.
    log.error({ error, id: claimed.id }, 'a mail could not be made');
    return { result: 'not-taken', reason: toErrorName(error) };
  });
  if ('reason' in answer) await recordFailure(store, claimed, answer);
  else await store.settle(claimed.id, answer.result);
}

async function recordFailure(store: MailStore, claimed: Mail, { result, reason }: Failure): Promise<void> {
  const { id, attempts } = claimed;
  if (result === 'unknown') return log.warn({ id, attempts, reason }, 'nobody knows whether a mail came');
  if (result === 'refused' || isGivenUp(attempts)) return giveUp(store, claimed, 'dead-letter', reason);
  log.warn({ id, attempts, reason }, 'a mail waits');
  await store.reschedule(claimed, Date.now() + getBackoff(attempts, Math.random()));
}

async function giveUp(
  store: MailStore,
  { id, attempts }: Mail,
  status: 'dead-letter' | 'unknown-outcome',
  reason: string,
): Promise<void> {
  await store.settle(id, status);
  log.error({ id, attempts, status, reason }, 'a mail was given up: docs/operating.md#mail-to-the-company');
}
