import type { Notifications } from '@/lib/env-notifications';
import { log } from '@/lib/log';
import { limitToHourly } from '@/lib/process/clock';
import { createQueueWorker, type Worker } from '../outbox/queue-worker';
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
  const channels = await openChannels(settings);
  const copies = settings.copies && (await import('./mail')).createCopies(settings.copies);
  if (channels.length === 0 && !copies) return [];
  const { notifications: store } = source;
  const count = await store.retryGivenUp(Date.now());
  if (count > 0) log.info({ count }, 'notifications that were given up are tried again');
  const tidy = limitToHourly(() => store.planSummary(Date.now()));
  const read = (notification: Notification) => readNotice(source, notification);
  const onSent = async ({ kind }: Notification) => (kind === 'summary' ? onSummary() : undefined);
  const queues = channels.map((channel) => createNotificationQueue({ store, channel, read, onSent }));
  const readOne = (notification: Notification) => readCopy(source, notification);
  if (copies) queues.push(createNotificationQueue({ store, channel: copies, read: readOne, onSent }));
  return queues.map((queue) => createQueueWorker(queue, tidy));
}

async function openChannels({ mail, webhook }: Notifications): Promise<Channel[]> {
  const channels: Channel[] = [];
  // Only where it is wanted is the mail package loaded.
  if (mail) channels.push((await import('./mail')).createMail(mail));
  if (webhook) channels.push(createWebhook(webhook));
  return channels;
}
