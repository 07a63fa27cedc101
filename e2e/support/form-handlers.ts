import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBudgets } from '@/lib/forms/budgets';
import type { FormKind } from '@/lib/forms/fields';
import { createFormHandler } from '@/lib/forms/handler';
import type { Send } from '@/lib/forms/outbox/delivery';
import { openStore, type Store } from '@/lib/forms/outbox/store';
import { createWorker } from '@/lib/forms/outbox/worker';
import { contact } from './person';

/** How often a message may be tried to be stored before there is an answer. */
export const MOST_TRIES = 3;

/** A whole form with this text. */
export const getFields = (description: string) => ({ ...contact, description, id_product: '201' });

/** For the tests of a file: a store for each test, what was sent from it, and the tries of the last message to be stored. */
export function setUpHandlers() {
  const site = { store: {} as Store, sent: [] as string[], tries: 0 };
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keys-'));
    site.store = await openStore(`file:${folder}/site.db`);
    site.sent = [];
  });
  afterEach(async () => {
    site.store.close();
    await rm(folder, { recursive: true });
  });

  const send: Send = async ({ kind, payload }) => {
    site.sent.push(`${kind} ${payload.description}`);
    return { code: 200, message: 'ok' };
  };

  /** The handlers of a site; one that tries to store a message too often is told that the database failed, so that it ends. */
  function handlers(budgets = createBudgets(100_000, 100_000)) {
    const worker = createWorker(site.store, send);
    const add: Store['add'] = (...args) => {
      site.tries += 1;
      return site.tries > MOST_TRIES ? Promise.reject(new Error('too many tries')) : site.store.add(...args);
    };
    const dependencies = {
      outbox: async () => ({ store: { ...site.store, add }, worker }),
      send,
      later: (work: () => Promise<unknown>) => void work(),
      budgets,
      siteUrl: 'http://site.test',
      trustedProxies: 0,
    };
    const posts = {
      contact: createFormHandler('contact', dependencies),
      quotation: createFormHandler('quotation', dependencies),
    };
    const post = async (kind: FormKind, description: string, key: string | null): Promise<Response> => {
      site.tries = 0;
      const headers = { 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) };
      const init = { method: 'POST', headers, body: JSON.stringify(getFields(description)) };
      return posts[kind](new Request('http://site.test/api', init));
    };
    const handle = async (...message: Parameters<typeof post>) => (await post(...message)).status;
    return { post, handle, stop: () => worker.stop() };
  }

  return { site, handlers };
}
