import 'server-only';
import { sendContact, sendQuotation } from '@/lib/backend';
import type { QuotationPayload } from '@/lib/backend/sender';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { createWorker, type Send } from './delivery';
import { createFormHandler, type FormDependencies } from './handler';
import { createLimiter } from './limiter';
import { openStore } from './store';
import type { Outbox } from './submit';

const send: Send = ({ kind, payload, key }) => {
  // The schema has checked these very keys before the submission was stored.
  const checked = payload as QuotationPayload;
  return kind === 'quotation' ? sendQuotation(checked, key) : sendContact(checked, key);
};

let opening: Promise<Outbox> | undefined;

/** The outbox of this process; null, said once in the log, where nothing durable can be written. */
export function openOutbox(): Promise<Outbox> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Outbox> {
  if (!env.isDatabaseDurable) return off('the database does not outlive this process');
  try {
    const store = await openStore(env.databaseUrl);
    return { store, worker: createWorker(store, send) };
  } catch (error) {
    return off(error instanceof Error ? error.message : 'unknown');
  }
}

function off(reason: string): null {
  log.warn({ reason }, 'the outbox is off: while the backend does not answer, forms say so (503)');
  return null;
}

const dependencies: FormDependencies = {
  outbox: openOutbox,
  send,
  limiter: createLimiter(env.formsPerMinute, env.redisUrl),
  siteUrl: env.siteUrl,
  trustedProxies: env.trustedProxies,
};

/** POST /api/contact. */
export const postContact = createFormHandler('contact', dependencies);

/** POST /api/quotation. */
export const postQuotation = createFormHandler('quotation', dependencies);
