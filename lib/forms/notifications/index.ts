import type { MailSettings } from '@/lib/env-mail';
import { log } from '@/lib/log';
import { createQueueWorker, type Worker } from '../outbox/queue-worker';
import { createMailQueue } from './delivery';
import { type Catalogue, readRequest } from './request';
import type { MailStore } from './store';

/** A worker that mails each request to the company: a mail server that hangs does not keep back what goes to the backend. */
export async function startMails(settings: MailSettings, store: MailStore, catalogue: Catalogue): Promise<Worker> {
  // Only where it is wanted is the mail package loaded.
  const { sendMail } = await import('./smtp');
  const count = await store.retryGivenUp(Date.now());
  if (count > 0) log.info({ count }, 'mails that were given up are tried again');
  const queue = createMailQueue(store, async ({ key, reference }) => {
    const request = await readRequest(await store.getRows(reference), catalogue);
    return request ? sendMail(settings, key, request) : { result: 'not-needed' };
  });
  return createQueueWorker(queue);
}
