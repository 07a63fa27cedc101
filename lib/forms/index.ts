import 'server-only';
import { after } from 'next/server';
import { messages } from '@/content/messages';
import { isBackendEmbedded, readProductName, sendContact, sendQuotation } from '@/lib/backend';
import { isReadOnlyDisk } from '@/lib/database/connect';
import { toOpenFailure } from '@/lib/database/open-failure';
import { busyTimeoutsMs } from '@/lib/database/writes';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { remember } from '@/lib/remember';
import { createBudgets } from './budgets';
import { createFormHandler, type FormDependencies } from './handler';
import { startMails } from './notifications';
import type { Send } from './outbox/delivery';
import { joinWorkers } from './outbox/queue-worker';
import { openStore } from './outbox/store';
import { createTidying, createWorker } from './outbox/worker';
import type { Outbox } from './submit';

const send: Send = async ({ kind, payload, key, policyVersion, createdAt }) => {
  const envelope = { key, policy: { version: policyVersion, acceptedAt: createdAt } };
  const reply = await (kind === 'quotation' ? sendQuotation(payload, envelope) : sendContact(payload, envelope));
  return { ...reply, isEmbedded: isBackendEmbedded };
};

const opening = remember<{ promise?: Promise<Outbox> | undefined }>('outbox', () => ({}));

/** The outbox of this process; null where nothing durable can be written; throws while it cannot be opened now, and may be called again. */
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
    const { databaseUrl, databaseMaxBytes, messagesKeptDays, mail, siteUrl } = env;
    const store = await openStore(databaseUrl, busyTimeoutsMs.site, databaseMaxBytes, mail !== undefined);
    const worker = createWorker(store, send, createTidying(store, messagesKeptDays));
    if (!mail) return { store, worker };
    const mailer = await startMails(mail, store.mails, { siteUrl, getName: readProductName });
    return { store, worker: joinWorkers([worker, mailer]) };
  } catch (error) {
    if (!isReadOnlyDisk(error)) throw error;
    return turnOff('the database cannot be opened', await toOpenFailure(env.databaseUrl, error));
  }
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

/** The key that signs receipts: the configured one, else the one that the database has; null where there is none. */
export async function getReceiptKey(): Promise<string | null> {
  if (env.receiptSecret) return env.receiptSecret;
  const outbox = await openOutbox();
  return outbox ? outbox.store.getReceiptKey() : null;
}

/** Of all addresses together, of which a third is the most that a network has: enough for one address. */
const MESSAGES_PER_MINUTE = Math.max(60, 3 * env.formsPerMinute);

const dependencies: FormDependencies = {
  outbox: openOutbox,
  send,
  isEmbedded: isBackendEmbedded,
  later: runLater,
  /** Of the whole process, made at the first message: both forms count together, and a build connects to nothing. */
  get budgets() {
    return remember('budgets of forms', () => createBudgets(env.formsPerMinute, MESSAGES_PER_MINUTE));
  },
  siteUrl: env.siteUrl,
  isPublished: env.isIndexable,
  trustedProxies: env.trustedProxies,
  // A visitor whose message was accepted must not see a failure because a number is missing.
  getReceiptKey: () => getReceiptKey().catch(() => null),
};

/** Once the visitor has the answer, on a serverless host too: https://nextjs.org/docs/app/api-reference/functions/after */
function runLater(work: () => Promise<unknown>): void {
  try {
    after(work);
  } catch {
    // Where the framework cannot: a stored message must not be answered with a failure for that.
    void work();
  }
}

/** POST /api/contact. */
export const postContact = createFormHandler('contact', dependencies);

/** POST /api/quotation. */
export const postQuotation = createFormHandler('quotation', dependencies);

/** Every other method: 405. */
export function refuseMethod(): Response {
  return Response.json({ code: 405, message: messages.forms.method }, { status: 405, headers: { Allow: 'POST' } });
}
