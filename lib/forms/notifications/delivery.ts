import { contact } from '@/content/contact';
import { log, toErrorName } from '@/lib/log';
import { getNextOpen } from '../opening-hours';
import { getBackoff, getUnansweredDelay, isGivenUp, isUnknown } from '../outbox/delays';
import type { Queue } from '../outbox/queue-worker';
import type { Notice } from './notice';
import type { ChannelName, Notification } from './notification';
import type { NotificationStore } from './store';

/**
 * What became of a call; `reason` is for the log. not-taken: it may simply be made again; refused: it never will be taken; unknown: it was sent,
 * and no answer came.
 */
export type SendResult =
  | { readonly result: 'sent' }
  | { readonly result: 'not-taken' | 'refused' | 'unknown'; readonly reason: string };

/** A way to tell the company or, with another notice, a visitor. */
export type Channel<N = Notice> = {
  readonly name: ChannelName;
  readonly send: (notice: N) => Promise<SendResult>;
};

type Delivery<N> = {
  readonly store: NotificationStore;
  readonly channel: Channel<N>;
  /** What a notification tells; null when there is nothing to tell. */
  readonly read: (notification: Notification) => Promise<N | null>;
  /** Called when it was sent. */
  readonly onSent: (notification: Notification) => Promise<void>;
};

/** What waits to be told by a channel. */
export function createNotificationQueue<N>(delivery: Delivery<N>): Queue {
  const { store, channel } = delivery;
  const deliverNext = async () => {
    const notification = await store.nextDue(channel.name, Date.now());
    if (notification) await deliver(delivery, notification);
    return notification !== null;
  };
  return { deliverNext, nextTime: () => store.nextTime(channel.name) };
}

/** Tries to send one and writes down what came of it. */
async function deliver<N>({ store, channel, read, onSent }: Delivery<N>, notification: Notification): Promise<void> {
  const now = Date.now();
  const opens = getNextOpen(now, contact.hours.schedule);
  // A request is told at once, also to its visitor; the rest only while somebody is there.
  if (['reminder', 'summary'].includes(notification.kind) && opens > now)
    return void (await store.defer(notification, opens));
  if (isUnknown(notification.unanswered)) return giveUp(store, notification, 'unknown-outcome');
  // Written down before the call, as if no answer came: nobody else makes it meanwhile, and a killed process leaves what is true.
  const claimed = await store.claim(notification, now + getUnansweredDelay(notification.unanswered));
  if (!claimed) return;
  const answer = await send(channel, read, claimed);
  if ('reason' in answer) return recordFailure(store, claimed, answer);
  await store.settle(claimed.id, answer.result);
  if (answer.result === 'sent') await onSent(claimed);
}

type Failure = Extract<SendResult, { reason: string }>;

async function send<N>(
  channel: Channel<N>,
  read: Delivery<N>['read'],
  claimed: Notification,
): Promise<SendResult | { readonly result: 'not-needed' }> {
  try {
    const notice = await read(claimed);
    return notice ? await channel.send(notice) : { result: 'not-needed' };
  } catch (error) {
    // A fault of our own: it must not keep back the others.
    log.error({ error, id: claimed.id }, 'a notification could not be made');
    return { result: 'not-taken', reason: toErrorName(error) };
  }
}

async function recordFailure(store: NotificationStore, claimed: Notification, { result, reason }: Failure) {
  const { id, channel, attempts } = claimed;
  if (result === 'unknown')
    return log.warn({ id, channel, attempts, reason }, 'nobody knows whether a notification came');
  if (result === 'refused' || isGivenUp(attempts)) return giveUp(store, claimed, 'dead-letter', reason);
  log.warn({ id, channel, attempts, reason }, 'a notification waits');
  await store.reschedule(claimed, Date.now() + getBackoff(attempts, Math.random()));
}

async function giveUp(
  store: NotificationStore,
  { id, channel, attempts }: Notification,
  status: 'dead-letter' | 'unknown-outcome',
  reason = 'no answer',
): Promise<void> {
  await store.settle(id, status);
  // A visitor's wrong address is no fault of the site.
  const level = channel === 'copy' ? 'warn' : 'error';
  log[level]({ id, channel, attempts, status, reason }, 'a notification was given up: docs/notifications.md');
}
