import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@/lib/backend/client';
import { network } from '@/lib/backend/network';
import { createSubmissionsClient } from '@/lib/backend/submissions-client';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { createBudgets } from '@/lib/forms/budgets';
import { createFormHandler } from '@/lib/forms/handler';
import type { Send } from '@/lib/forms/outbox/delivery';
import { openStore } from '@/lib/forms/outbox/store';
import { createWorker } from '@/lib/forms/outbox/worker';
import { createReference } from '@/lib/forms/reference';
import { getReceived } from './database';
import { startFaultServer } from './fault-server';
import { contact } from './person';

type Call = { readonly body: Record<string, string>; readonly key: string | null; readonly version: string | null };

const RECEIPT_KEY = 'a key that signs receipts';
/** The key of a request, and its reference. */
export const KEY = 'abcdef01-of-sixteen';
export const REFERENCE = createReference(`quotation:${KEY}`, RECEIPT_KEY);

/** The embedded backend over HTTP, with what came to it, and what it answers for a product instead of storing it. */
export async function startQuotations() {
  const folder = await mkdtemp(join(tmpdir(), 'lists-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  const handler = createHandler(async () => data);
  const calls: Call[] = [];
  const failing = new Map<string, () => Response>();
  let pause = async () => {};
  const backend = await startFaultServer(async (request) => {
    await pause();
    const body = await request.clone().json();
    calls.push({ body, key: request.headers.get('idempotency-key'), version: request.headers.get('x-policy-version') });
    return failing.get(body.id_product)?.() ?? handler(request);
  });
  return {
    url: backend.url,
    database: `file:${folder}/site.db`,
    calls,
    failing,
    received: backend.received,
    setFault: backend.set,
    /** What each call waits for. */
    setPause: (wait: () => Promise<void>) => {
      pause = wait;
    },
    /** The ids of the products in the backend's own table. */
    stored: async () => getProducts((await getReceived(data)).map((body) => ({ body }))),
    close: async () => {
      await backend.close();
      data.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The ids of the products in `calls`, sorted. */
export function getProducts(calls: readonly Pick<Call, 'body'>[]): string[] {
  return calls.map(({ body }) => String(body.id_product)).sort((one, other) => Number(one) - Number(other));
}

type Options = { readonly isStored?: boolean; readonly perMinute?: number; readonly maxBytes?: number };

/** A process of the site as far as quotations go. */
export async function startQuotationSite(url: string, database: string, options: Options = {}) {
  const { isStored = true, perMinute = 1_000_000, maxBytes } = options;
  const apiUrl = `${url}/index.php/api/v1`;
  const client = createClient({ baseUrl: url, apiUrl, fetch: network, timeoutMs: 3_500 });
  const { sendContact, sendQuotation } = createSubmissionsClient(client, apiUrl);
  const send: Send = ({ kind, payload, key, policyVersion, createdAt }) =>
    (kind === 'contact' ? sendContact : sendQuotation)(payload, {
      key,
      policy: { version: policyVersion, acceptedAt: createdAt },
    });
  const store = await openStore(database, undefined, maxBytes);
  const worker = createWorker(store, send);
  const background: Promise<unknown>[] = [];
  const handle = createFormHandler('quotation', {
    outbox: async () => (isStored ? { store, worker } : null),
    send,
    later: (work) => void background.push(work()),
    budgets: createBudgets(perMinute, perMinute),
    siteUrl: 'http://site.test',
    trustedProxies: 0,
    getReceiptKey: async () => RECEIPT_KEY,
  });
  const request = (init: RequestInit) => handle(new Request('http://site.test', { method: 'POST', ...init }));
  const post = (fields: object, key = KEY) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    return request({ headers, body: JSON.stringify(fields) });
  };
  return {
    post,
    /** The answer to a request for `items`. */
    ask: async (items: unknown, key = KEY) => (await post({ ...contact, items }, key)).json(),
    /** Where a browser without JavaScript lands. */
    land: async (items: string) => {
      const response = await request({
        headers: { accept: 'text/html' },
        body: new URLSearchParams({ ...contact, items }),
      });
      return response.headers.get('location');
    },
    wake: worker.wake,
    /** In the order in which they came. */
    rows: async () => (await store.page({ pending: false, since: 0, afterId: 0, limit: 1_000 })).reverse(),
    stop: async () => {
      await Promise.all(background);
      await worker.stop();
      store.close();
    },
  };
}
