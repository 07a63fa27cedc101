/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { dataPolicy } from '@/content/documents';
import { createBackend, startFaultServer } from '@/e2e/support/backend';
import { contact, getForwarded } from '@/e2e/support/samples';
import { openDatabase } from '@/lib/embedded-backend/database';
import { type FormKind, fieldNames, getFieldNames, HONEYPOT_FIELD } from './fields';
import { createNumber } from './receipt';

type Call = {
  readonly body: Record<string, string>;
  readonly type: string | null;
  readonly key: string | null;
  readonly version: string | null;
  readonly acceptedAt: string | null;
};

const SITE_KEY = 'a key that signs receipts';
/** The key of a request, and its number. */
const KEY = 'abcdef01-of-sixteen';
const NUMBER = createNumber(`quotation:${KEY}`, SITE_KEY);

/** A backend over HTTP, with what came to it, and what it answers for a product or a text instead of storing it. */
async function startBackend() {
  const folder = await mkdtemp(join(tmpdir(), 'lists-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  const handler = await createBackend(data);
  const calls: Call[] = [];
  const failing = new Map<string, () => Response>();
  const server = await startFaultServer(async (request) => {
    const body = await request.clone().json();
    const read = (name: string) => request.headers.get(name);
    calls.push({
      body,
      type: read('content-type'),
      key: read('idempotency-key'),
      version: read('x-policy-version'),
      acceptedAt: read('x-policy-accepted-at'),
    });
    return (failing.get(body.id_product) ?? failing.get(body.description))?.() ?? handler(request);
  });
  return {
    url: server.url,
    database: `file:${folder}/site.db`,
    calls,
    failing,
    close: async () => {
      await server.close();
      data.close();
      await rm(folder, { recursive: true });
    },
  };
}

jest.mock('next/server', () => ({ after: (work: () => Promise<unknown>) => void background.push(work()) }));
const background: Promise<unknown>[] = [];
let backend: Awaited<ReturnType<typeof startBackend>>;
/** Ends the site of a test. */
let stop: () => Promise<void>;

/** A process of the site as far as messages go. */
async function start(environment: Record<string, string> = {}) {
  const usual = { BACKEND_URL: backend.url, DATABASE_URL: backend.database, ...NO_MAIL };
  Object.assign(process.env, { FORMS_PER_MINUTE: '1000', RECEIPT_SECRET: SITE_KEY, ...usual, ...environment });
  jest.resetModules();
  delete (globalThis as { siteValues?: unknown }).siteValues;
  const handlers = await import('./handler');
  const { openOutbox, closeOutbox } = await import('./outbox');
  const outbox = await openOutbox();
  if (!outbox) throw new Error('nothing can be stored');
  const { store, worker } = outbox;
  const request = (init: RequestInit, kind: FormKind = 'quotation') =>
    handlers[kind === 'contact' ? 'postContact' : 'postQuotation'](
      new Request('http://site.test', { method: 'POST', ...init }),
    );
  const send = (fields: object, key: string | null = KEY, kind?: FormKind) => {
    const headers = { 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) };
    return request({ headers, body: JSON.stringify(fields) }, kind);
  };
  const list = async () => (await store.list()).reverse();
  stop = async () => {
    await Promise.all(background.splice(0));
    await closeOutbox();
    store.close();
  };
  return {
    store,
    request,
    post: send,
    /** The answer to a request for `items`. */
    ask: async (items: string) => (await send({ ...contact, items })).json(),
    wake: worker.wake,
    /** What was stored, in the order in which it came. */
    messages: list,
    /** What is sent of it. */
    parts: async () => (await list()).flatMap(({ parts }) => parts),
  };
}

type Site = Awaited<ReturnType<typeof start>>;

// The handlers of both forms over a database file and a backend with faults.

const ITEMS = '101x2-305-404x999';
const IDS = ['101', '305', '404'];
const RECEIPT = {
  reference: NUMBER,
  promise: expect.stringMatching(/^Le respondemos a más tardar el /) as unknown,
  receipt: expect.stringMatching(/^\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/) as unknown,
};
/** No mails, and mails to a server that does not answer. */
const NO_MAIL = { SMTP_URL: '', NOTIFY_FROM: '', NOTIFY_TO: '' };
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_FROM: 'sitio@example.com', NOTIFY_TO: 'ventas@example.com' };
const down = () => new Response(null, { status: 500 });
const refuse = () => Response.json({ code: 422, message: 'Ya no vendemos este producto.' });

/** Only what the clock says; timers run as they do. */
const setFakeClock = () =>
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] });

beforeEach(async () => {
  backend = await startBackend();
});

afterEach(async () => {
  jest.useRealTimers();
  await stop();
  await backend.close();
});

const getStates = async (site: Site) => (await site.parts()).map(({ state }) => state);

test('three products are three calls, each with the payload of a quotation, a key of its own and the policy', async () => {
  const site = await start();
  expect(await site.ask(ITEMS)).toEqual({
    code: 200,
    message: 'Recibimos su solicitud. Pronto nos comunicaremos con usted.',
    ...RECEIPT,
  });
  const line = (quantity: number, number: number) =>
    `Hola\nCantidad: ${quantity}. Producto ${number} de 3 de la solicitud ${NUMBER}.`;
  const sent = [...backend.calls].sort((one, other) => String(one.key).localeCompare(String(other.key)));
  const [message] = await site.messages();
  const acceptedAt = new Date(message?.createdAt ?? 0).toISOString();
  expect(sent).toEqual(
    [line(2, 1), line(1, 2), line(999, 3)].map((description, index) => ({
      body: { ...getForwarded('quotation'), description, id_product: IDS[index] },
      type: 'application/json',
      key: expect.stringMatching(`^quotation:${KEY}-[0-9a-f]{8}\\.${index + 1}of3$`) as unknown,
      version: dataPolicy.version,
      acceptedAt,
    })),
  );
  // Once, with its lines in order.
  expect(await site.messages()).toMatchObject([{ number: NUMBER, lines: IDS.map((id) => ({ id })) }]);
});

test.each([
  [201, 200],
  [422, 200],
  [500, 200],
  [408, 408],
  [429, 429],
])('the refusal with code %i and HTTP status %i is final and shown', async (code, status) => {
  const refusal = { code, message: 'Hoy no recibimos mensajes.' };
  backend.failing.set('Hola', () => Response.json(refusal, { status }));
  const site = await start();
  const response = await site.post(contact, KEY, 'contact');
  expect([response.status, await response.json()]).toEqual([422, refusal]);
  const body = new URLSearchParams(contact);
  const landing = await site.request({ headers: { accept: 'text/html', 'idempotency-key': KEY }, body }, 'contact');
  const page = code === 422 ? '/mensaje/datos' : '/mensaje/rechazado';
  expect([landing.status, landing.headers.get('location')]).toEqual([303, page]);
  expect([await site.parts(), backend.calls.length]).toMatchObject([[{ state: 'refused', code, tries: 1 }], 1]);
});

test('without a backend a message is received, not delivered: nobody has read it', async () => {
  const site = await start({ BACKEND_URL: '' });
  expect((await site.post(contact, KEY, 'contact')).status).toBe(200);
  expect(await site.parts()).toMatchObject([{ state: 'received', code: 200, tries: 1 }]);
});

test('a key that a stranger can work out names no message of another, and one key with two texts is two messages', async () => {
  const site = await start();
  await site.post(contact, null, 'contact');
  const stolen = String((await site.parts())[0]?.key.replace(/^\w+:=|:[\d-]+$/g, ''));
  const other = { ...contact, description: 'Otro texto' };
  for (const key of [stolen, `=${stolen}`, `contact:=${stolen}`, KEY, KEY])
    expect((await site.post(other, key, 'contact')).status).toBe(200);
  await site.post({ ...contact, description: 'Un texto más' }, KEY, 'contact');
  const numbers = (await site.messages()).map(({ number }) => number);
  const keys = backend.calls.map((call) => call.key);
  expect([numbers.length, new Set(numbers).size, keys.length, new Set(keys).size]).toEqual([5, 5, 5, 5]);
});

test('without a key the same text is the same message for a day, and has a key of its own after that', async () => {
  const site = await start();
  const post = async (time: string) => {
    setFakeClock();
    jest.setSystemTime(Date.parse(time));
    await site.post(contact, null, 'contact');
    return (await site.parts()).at(-1)?.key;
  };
  const first = await post('2026-11-21T23:59:59Z');
  expect(first).toMatch(/^contact:=[0-9a-f]{64}:2026-11-21$/);
  expect(await post('2026-11-22T00:00:01Z')).toBe(first);
  // Also when nothing is left of the first: the backend may remember its key for ever, and would swallow the second.
  expect(await site.store.forget(Date.parse('2026-12-22'))).toBe(1);
  expect(await post('2026-12-22T12:00:00Z')).toMatch(/:2026-12-22$/);
  jest.setSystemTime(Date.parse('2026-12-23T12:00:01Z'));
  expect(await post('2026-12-23T12:00:01Z')).toMatch(/:2026-12-23$/);
});

test('a refusal in the middle is told with the product, and the others are done', async () => {
  backend.failing.set('305', refuse);
  backend.failing.set('404', down);
  const site = await start();
  const receipt = { ...RECEIPT, receipt: expect.stringMatching(/^\/mensaje\/parcial\/\d{9}\//) as unknown };
  const refusal = { code: 422, message: 'Ya no vendemos este producto.', ...receipt, refused: ['305'] };
  expect([await site.ask(ITEMS), await site.ask(ITEMS)]).toEqual([refusal, refusal]);
  backend.failing.clear();
  setFakeClock();
  jest.setSystemTime(Date.now() + 15 * 60_000);
  await site.wake();
  expect(await getStates(site)).toEqual(['sent', 'refused', 'sent']);
});

test('whoever fills the hidden field is answered; the message is stored, and sent and mailed once it is released', async () => {
  const FILLED = { ...contact, items: '101-305x2', [HONEYPOT_FIELD]: 'https://h.example.com' };
  const site = await start(MAIL);
  const { code, reference } = await (await site.post(FILLED)).json();
  await site.wake();
  const { store } = site;
  expect([code, await getStates(site), backend.calls]).toEqual([200, ['held', 'held'], []]);
  // The same again is the same message, and to try it is not to release it.
  expect((await (await site.post(FILLED)).json()).reference).toBe(reference);
  expect(await store.retry((await site.parts())[0]?.id ?? 0, 0)).toBe(false);
  expect([await store.countSuspected(), await store.release(reference, Date.now())]).toEqual([1, 2]);
  await site.wake();
  expect([await getStates(site), (await site.messages())[0]?.mail]).toEqual([['sent', 'sent'], 'waiting']);
  expect([await store.countSuspected(), await store.release(reference, 0)]).toEqual([0, 0]);
});

const name = fc.constantFrom(...fieldNames, 'policy', 'id_product', 'items', HONEYPOT_FIELD, '__proto__');
const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('201', '101x2-305', 'on', true), fc.jsonValue());
const fields = fc.dictionary(name, value).map((some) => JSON.stringify({ ...contact, id_product: '7', ...some }));

test('no body makes a handler fail, and nothing that the contract has not is sent', async () => {
  const site = await start();
  const text = fc.oneof({ arbitrary: fields, weight: 4 }, fc.string({ unit: 'binary' }));
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom<FormKind>('contact', 'quotation'), async (body, kind) => {
      const init = { headers: { 'content-type': 'application/json' }, body };
      expect((await site.request(init, kind)).status).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
  expect(backend.calls.length).toBeGreaterThan(0);
  for (const { body: sent } of backend.calls) {
    const { id_product: id = '1', ...rest } = sent;
    const names = getFieldNames('id_product' in sent ? 'quotation' : 'contact');
    expect(Object.keys(rest).toSorted()).toEqual(names.toSorted());
    expect([rest.phone_number, id]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^[1-9]\d{0,17}$/)]);
  }
}, 60_000);
