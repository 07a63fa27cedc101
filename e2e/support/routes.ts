import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import type { Delivery } from '@/lib/forms/store';
import { type FaultServer, startFaultServer } from './backend';
import { getReceived } from './database';

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

  return { site, getOutbox, atBackend: (key: string) => getReceived(site.backendData, key) };
}
