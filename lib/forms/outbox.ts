import { embeddedAnswers } from '@/content/requests';
import { isBackendEmbedded, readProductName, sendContact, sendQuotation } from '@/lib/backend';
import { isAuthorized } from '@/lib/backend/revalidate';
import { busyTimeoutsMs, isReadOnlyDisk } from '@/lib/database/connect';
import { toOpenFailure } from '@/lib/database/permissions';
import { env } from '@/lib/env';
import { waitFor } from '@/lib/http/timeout';
import { log } from '@/lib/log';
import { remember } from '@/lib/remember';
import { openStore, type Store } from './store';
import { createBackendSender, createCleanup, createWorker, type PostToBackend, type Send, type Worker } from './worker';

export type Outbox = { readonly store: Store; readonly worker: Worker } | null;

export const post: PostToBackend = ({ kind, payload, key, policyVersion, createdAt }) => {
  const envelope = { key, policy: { version: policyVersion, acceptedAt: createdAt } };
  return kind === 'quotation' ? sendQuotation(payload, envelope) : sendContact(payload, envelope);
};

/** Without a backend only this site has the message. */
const receive: Send = async () => ({ state: 'received', reply: { code: 200, message: embeddedAnswers.received } });

const opening = remember<{ promise?: Promise<Outbox> | undefined }>('outbox', () => ({}));

/** The outbox of this process, null without a durable database; throws, and may be called again, if it cannot open. */
export function openOutbox(): Promise<Outbox> {
  opening.promise ??= open().catch((error: unknown) => {
    opening.promise = undefined;
    throw error;
  });
  return opening.promise;
}

async function open(): Promise<Outbox> {
  if (!env.isDatabaseDurable) return turnOff('the database does not outlive this process');
  try {
    const { databaseUrl, databaseMaxBytes, messagesKeptDays, mail } = env;
    const store = await openStore(databaseUrl, busyTimeoutsMs.site, databaseMaxBytes, mail !== undefined);
    const backend = isBackendEmbedded ? receive : createBackendSender(post);
    const destinations = { backend, ...(await openMail(store)) };
    return { store, worker: createWorker(store, destinations, createCleanup(store, messagesKeptDays)) };
  } catch (error) {
    if (!isReadOnlyDisk(error)) throw error;
    return turnOff('the database cannot be opened', await toOpenFailure(env.databaseUrl, error));
  }
}

async function openMail(store: Store): Promise<{ readonly mail?: Send }> {
  const { mail, siteUrl } = env;
  if (!mail) return {};
  // Only where it is wanted is the mail package loaded.
  const { createMailSender } = await import('./mail');
  const count = await store.retryMails(Date.now());
  if (count > 0) log.info({ count }, 'mails that were given up are tried again');
  return { mail: createMailSender(mail, store, { siteUrl, getName: readProductName }) };
}

/** Begins no more deliveries in this process, and waits for the answer to the one under way; never throws. */
export async function closeOutbox(): Promise<void> {
  await opening.promise?.then((outbox) => outbox?.worker.stop()).catch(() => undefined);
}

function turnOff(reason: string, details: object = {}): null {
  log.warn({ reason, ...details }, 'the outbox is off: while the backend does not answer, forms say so (503)');
  if (env.mail) log.error({ reason }, 'no mails are sent: nothing can be stored');
  return null;
}

/** The key that signs receipts and makes numbers: the configured one, else the database's; null if there is none. */
export async function getSiteKey(): Promise<string | null> {
  return env.receiptSecret ?? (await openOutbox())?.store.getSiteKey() ?? null;
}

/** Longest work of one call of the platform's cron, less than its function's time (docs/deploying.md#vercel). */
const CRON_MS = 50_000;

/** GET /api/deliver, with CRON_SECRET: tries what is due, for a host where nothing runs between requests. */
export async function deliverDue({ headers }: Request): Promise<Response> {
  const isAllowed = isAuthorized(headers, env.cronSecret);
  if (isAllowed) await waitFor(CRON_MS, (await openOutbox())?.worker.wake() ?? Promise.resolve());
  const status = isAllowed ? 200 : 401;
  return Response.json({ code: status }, { status, headers: { 'Cache-Control': 'no-store' } });
}
