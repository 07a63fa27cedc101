import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@/lib/backend/client';
import { network } from '@/lib/backend/network';
import { createSubmissionsClient } from '@/lib/backend/submissions-client';
import type { Database } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { createBudgets } from '@/lib/forms/budgets';
import type { FormKind } from '@/lib/forms/fields';
import { createFormHandler } from '@/lib/forms/handler';
import { createNumber } from '@/lib/forms/receipt';
import { type Delivery, openStore } from '@/lib/forms/store';
import type { Outbox } from '@/lib/forms/submit';
import { createBackendSender, createWorker, type PostToBackend } from '@/lib/forms/worker';
import { type FaultServer, startFaultServer } from './backend';
import { getReceived } from './database';
import { contact } from './samples';

type Route = { readonly POST: (request: Request) => Promise<Response> };

type Site = {
  readonly contact: Route;
  readonly quotation: Route;
  readonly backend: FaultServer;
  readonly backendData: Database;
  /** What came over the wire. */
  readonly bodies: unknown[];
};

let number = 0;
/** An idempotency key that no message has yet. */
export const newKey = () => `key-${number++}-`.padEnd(24, '0');

/** Sends a form as the page's script does. */
export function post(route: Route, fields: object, headers: Record<string, string> = {}): Promise<Response> {
  const all = { 'content-type': 'application/json', 'idempotency-key': newKey(), ...headers };
  return route.POST(
    new Request('http://site.test/api', { method: 'POST', headers: all, body: JSON.stringify(fields) }),
  );
}

/** For the tests of a file: the real route handlers, the embedded backend over HTTP with faults in front, and a real database file. */
export function setUpRoutes() {
  const site = {} as Site;
  let folder: string;
  let openOutbox: typeof import('@/lib/forms').openOutbox;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forms-'));
    const backendData = await openDatabase(`file:${folder}/backend.db`);
    const handler = createHandler(async () => backendData);
    const bodies: unknown[] = [];
    const backend = await startFaultServer(async (request) => {
      bodies.push(await request.clone().json());
      return handler(request);
    });
    Object.assign(process.env, {
      BACKEND_URL: backend.url,
      DATABASE_URL: `file:${folder}/site.db`,
      FORMS_PER_MINUTE: '1000',
      BACKEND_POST_SECONDS: '4',
    });
    // What was imported before read other settings.
    jest.resetModules();
    const contact = await import('@/app/api/contact/route');
    const quotation = await import('@/app/api/quotation/route');
    ({ openOutbox } = await import('@/lib/forms'));
    Object.assign(site, { contact, quotation, backend, backendData, bodies } satisfies Site);
  });

  afterAll(async () => {
    const outbox = await openOutbox();
    await outbox?.worker.stop();
    outbox?.store.close();
    await site.backend.close();
    site.backendData.close();
    await rm(folder, { recursive: true });
  });

  beforeEach(() => site.backend.set('none'));

  /** What waits or is settled under a key that begins so. */
  async function getOutbox(key: string): Promise<Delivery[]> {
    const outbox = await openOutbox();
    const messages = await outbox?.store.list();
    return (messages ?? []).flatMap(({ parts }) => parts).filter((part) => part.key.startsWith(key));
  }

  return { site, getOutbox };
}

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
function getProducts(calls: readonly Pick<Call, 'body'>[]): string[] {
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
