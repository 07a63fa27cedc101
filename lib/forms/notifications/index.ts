import type { Notifications } from '@/lib/env-notifications';
import { log } from '@/lib/log';
import { limitToHourly } from '@/lib/process/clock';
import { createQueueWorker, type Queue, type Worker } from '../outbox/queue-worker';
import { readCopy } from './copy';
import { type Channel, createNotificationQueue } from './delivery';
import { type NoticeSource, readNotice } from './notice';
import type { Notification } from './notification';
import type { Telling } from './plan';
import { createWebhook } from './webhook';

/** What of the settings the outbox must know when it stores a request. */
export function getTelling({ mail, webhook, copies, reminderMinutes }: Notifications): Telling {
  const channels = [...(mail ? (['mail'] as const) : []), ...(webhook ? (['webhook'] as const) : [])];
  return { channels, reminderMinutes, sendsCopies: copies !== undefined };
}

/**
 * A worker for each way to tell the company, and for visitors' copies: one that hangs does not keep back the others, nor what goes to the backend.
 * `onSummary` is called when a summary was sent.
 */
export async function startNotifications(
  settings: Notifications,
  source: NoticeSource,
  onSummary: () => Promise<void>,
): Promise<Worker[]> {
  const { mail, webhook, copies } = settings;
  const { notifications: store } = source;
  const onSent = async ({ kind }: Notification) => (kind === 'summary' ? onSummary() : undefined);
  const toQueue = <N>(channel: Channel<N>, read: (from: NoticeSource, one: Notification) => Promise<N | null>) =>
    createNotificationQueue({ store, channel, read: (one) => read(source, one), onSent });
  const queues: Queue[] = [];
  // Only where it is wanted is the mail package loaded.
  if (mail) queues.push(toQueue((await import('./mail')).createMail(mail), readNotice));
  if (webhook) queues.push(toQueue(createWebhook(webhook), readNotice));
  if (copies) queues.push(toQueue((await import('./mail')).createCopies(copies), readCopy));
  if (queues.length === 0) return [];
  const count = await store.retryGivenUp(Date.now());
  if (count > 0) log.info({ count }, 'notifications that were given up are tried again');
  const tidy = limitToHourly(() => store.planSummary(Date.now()));
  return queues.map((queue) => createQueueWorker(queue, tidy));
}
