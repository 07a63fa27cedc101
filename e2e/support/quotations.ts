import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@/lib/backend/client';
import { network } from '@/lib/backend/network';
import { createSubmissionsClient } from '@/lib/backend/submissions-client';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { createBudgets } from '@/lib/forms/budgets';
import type { FormKind } from '@/lib/forms/fields';
import { createFormHandler } from '@/lib/forms/handler';
import { createNumber } from '@/lib/forms/number';
import { openStore } from '@/lib/forms/store';
import type { Outbox } from '@/lib/forms/submit';
import { createBackendSender, createWorker, type PostToBackend } from '@/lib/forms/worker';
import { getReceived } from './database';
import { startFaultServer } from './fault-server';
import { contact } from './person';

type Call = { readonly body: Record<string, string>; readonly key: string | null; readonly version: string | null };

const SITE_KEY = 'a key that signs receipts';
/** The key of a request, and its number. */
export const KEY = 'abcdef01-of-sixteen';
export const NUMBER = createNumber(`quotation:${KEY}`, SITE_KEY);

/** The embedded backend over HTTP, with what came to it, and what it answers for a product instead of storing it. */
export async function startQuotations() {
  const folder = await mkdtemp(join(tmpdir(), 'lists-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  const handler = createHandler(async () => data);
  const calls: Call[] = [];
  const failing = new Map<string, () => Response | Promise<Response>>();
  const backend = await startFaultServer(async (request) => {
    const body = await request.clone().json();
    calls.push({ body, key: request.headers.get('idempotency-key'), version: request.headers.get('x-policy-version') });
    return (failing.get(body.id_product) ?? failing.get(body.description))?.() ?? handler(request);
  });
  return {
    url: backend.url,
    database: `file:${folder}/site.db`,
    calls,
    failing,
    received: backend.received,
    setFault: backend.set,
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

type Options = {
  /** Where nothing can be stored: why. */
  readonly outbox?: () => Promise<Outbox>;
  readonly perMinute?: number;
  readonly maxBytes?: number;
  readonly isMailed?: boolean;
  readonly timeoutMs?: number;
};

/** A process of the site as far as messages go. */
export async function startQuotationSite(url: string, database: string, options: Options = {}) {
  const { perMinute = 1_000_000, maxBytes, isMailed, timeoutMs = 3_500 } = options;
  const apiUrl = `${url}/index.php/api/v1`;
  const client = createClient({ baseUrl: url, apiUrl, fetch: network, timeoutMs, postTimeoutMs: timeoutMs });
  const { sendContact, sendQuotation } = createSubmissionsClient(client, apiUrl);
  const post: PostToBackend = ({ kind, payload, key, policyVersion, createdAt }) =>
    (kind === 'contact' ? sendContact : sendQuotation)(payload, {
      key,
      policy: { version: policyVersion, acceptedAt: createdAt },
    });
  const store = await openStore(database, undefined, maxBytes, isMailed);
  const worker = createWorker(store, { backend: createBackendSender(post) });
  const background: Promise<unknown>[] = [];
  const dependencies = {
    outbox: options.outbox ?? (async () => ({ store, worker })),
    post,
    later: (work: () => Promise<unknown>) => void background.push(work()),
    budgets: createBudgets(perMinute, perMinute),
    siteUrl: 'http://site.test',
    trustedProxies: 0,
    getSiteKey: async () => SITE_KEY,
  };
  const handlers = {
    contact: createFormHandler('contact', dependencies),
    quotation: createFormHandler('quotation', dependencies),
  };
  const request = (init: RequestInit, kind: FormKind = 'quotation') =>
    handlers[kind](new Request('http://site.test', { method: 'POST', ...init }));
  const send = (fields: object, key: string | null = KEY, kind?: FormKind) => {
    const headers = { 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) };
    return request({ headers, body: JSON.stringify(fields) }, kind);
  };
  return {
    store,
    request,
    post: send,
    /** The answer to a request for `items`. */
    ask: async (items: string, key = KEY) => (await send({ ...contact, items }, key)).json(),
    /** Where a browser without JavaScript lands. */
    land: async (items: string) => {
      const body = new URLSearchParams({ ...contact, items });
      return (await request({ headers: { accept: 'text/html' }, body })).headers.get('location');
    },
    wake: worker.wake,
    /** What was stored, in the order in which it came. */
    messages: async () => (await store.list()).reverse(),
    /** What is sent of it. */
    parts: async () => (await store.list()).reverse().flatMap(({ parts }) => parts),
    stop: async () => {
      await Promise.all(background);
      await worker.stop();
      store.close();
    },
  };
}
