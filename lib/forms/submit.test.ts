/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { dataPolicy } from '@/content/documents';
import { startFaultServer } from '@/e2e/support/backend';
import { contact, getForwarded } from '@/e2e/support/samples';
import { createClient } from '@/lib/backend/client';
import { network } from '@/lib/backend/network';
import { createSubmissionsClient } from '@/lib/backend/submissions-client';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { createBudgets } from './budgets';
import { type FormKind, getFieldNames, HONEYPOT_FIELD } from './fields';
import { createFormHandler } from './handler';
import { createNumber } from './receipt';
import { openStore } from './store';
import { createBackendSender, createWorker, type PostToBackend } from './worker';

type Call = {
  readonly body: Record<string, string>;
  readonly key: string | null;
  readonly version: string | null;
  readonly acceptedAt: string | null;
};

const SITE_KEY = 'a key that signs receipts';
/** The key of a request, and its number. */
const KEY = 'abcdef01-of-sixteen';
const NUMBER = createNumber(`quotation:${KEY}`, SITE_KEY);

/** The embedded backend over HTTP, with what came to it, and what it answers for a product or a text instead of storing it. */
async function startBackend() {
  const folder = await mkdtemp(join(tmpdir(), 'lists-'));
  const data = await openDatabase(`file:${folder}/backend.db`);
  const handler = createHandler(async () => data);
  const calls: Call[] = [];
  const failing = new Map<string, () => Response>();
  const server = await startFaultServer(async (request) => {
    const body = await request.clone().json();
    const read = (name: string) => request.headers.get(name);
    calls.push({
      body,
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

/** A process of the site as far as messages go. */
async function startSite(url: string, database: string, isMailed: boolean, isEmbedded: boolean) {
  const apiUrl = `${url}/index.php/api/v1`;
  const client = createClient({ baseUrl: url, apiUrl, fetch: network, timeoutMs: 3_500, postTimeoutMs: 3_500 });
  const { sendContact, sendQuotation } = createSubmissionsClient(client);
  const post: PostToBackend = ({ kind, payload, key, policyVersion, createdAt }) =>
    (kind === 'contact' ? sendContact : sendQuotation)(payload, {
      key,
      policy: { version: policyVersion, acceptedAt: createdAt },
    });
  const store = await openStore(database, undefined, undefined, isMailed);
  const worker = createWorker(store, { backend: createBackendSender(post, isEmbedded) });
  const background: Promise<unknown>[] = [];
  const dependencies = {
    outbox: async () => ({ store, worker }),
    post,
    later: (work: () => Promise<unknown>) => void background.push(work()),
    budgets: createBudgets(1_000_000, 1_000_000),
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
  const list = async () => (await store.list()).reverse();
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
    stop: async () => {
      await Promise.all(background);
      await worker.stop();
      store.close();
    },
  };
}

// The handlers of both forms over a database file and a backend with faults.

const ITEMS = '101x2-305-404x999';
const IDS = ['101', '305', '404'];
const RECEIPT = {
  reference: NUMBER,
  promise: expect.stringMatching(/^Le respondemos a más tardar el /) as unknown,
  receipt: expect.stringMatching(/^\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/) as unknown,
};
const DAY_MS = 24 * 60 * 60_000;
const down = () => new Response(null, { status: 500 });
const refuse = () => Response.json({ code: 422, message: 'Ya no vendemos este producto.' });

let backend: Awaited<ReturnType<typeof startBackend>>;
type Site = Awaited<ReturnType<typeof startSite>>;
let sites: Site[];

async function start(isMailed = false, isEmbedded = false): Promise<Site> {
  const site = await startSite(backend.url, backend.database, isMailed, isEmbedded);
  sites.push(site);
  return site;
}

/** Only what the clock says; timers run as they do. */
const setFakeClock = () =>
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] });

beforeEach(async () => {
  sites = [];
  backend = await startBackend();
});

afterEach(async () => {
  jest.useRealTimers();
  for (const site of sites) await site.stop();
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
      key: expect.stringMatching(`^quotation:${KEY}-[0-9a-f]{8}\\.${index + 1}of3$`) as unknown,
      version: dataPolicy.version,
      acceptedAt,
    })),
  );
  // Once, with its lines in order.
  expect(await site.messages()).toMatchObject([{ number: NUMBER, lines: IDS.map((id) => ({ id })) }]);
});

test.each([
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

test("Laravel's 422 without a code becomes a Spanish sentence", async () => {
  const said = { message: 'The given data was invalid.', errors: { email: ['invalid'] } };
  backend.failing.set('Hola', () => Response.json(said, { status: 422 }));
  const answer = await (await start()).post(contact, KEY, 'contact');
  const message = 'No pudimos aceptar el mensaje. Revise los datos e intente de nuevo.';
  expect(await answer.json()).toEqual({ code: 422, message });
});

test('without a backend a message is received, not delivered: nobody has read it', async () => {
  const site = await start(false, true);
  expect((await site.post(contact, KEY, 'contact')).status).toBe(200);
  expect(await site.parts()).toMatchObject([{ state: 'received', code: 200, tries: 1 }]);
});

const hash = async (site: Site, kind: FormKind, description: string) => {
  await site.post({ ...contact, description, id_product: '201' }, null, kind);
  return String((await site.messages()).at(-1)?.parts[0]?.key.replace(/^\w+:=|:[\d-]+$/g, ''));
};

test('whatever keys are chosen for whatever messages, each is answered, each text is sent once, and no number is given twice', async () => {
  const site = await start();
  // A key that is made of a text, which a stranger can work out.
  const stolen = await hash(site, 'contact', 'uno');
  const kinds = ['contact', 'quotation'] as const;
  const texts = ['uno', 'dos', 'tres'];
  const key = fc.constantFrom(null, stolen, 'k'.repeat(16), 'another-key-of-16', '=invented', `contact:=${stolen}`);
  const message = fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...texts), key);
  await fc.assert(
    fc.asyncProperty(message, async ([kind, description, chosen]) => {
      const answer = await site.post({ ...contact, description, id_product: '201' }, chosen, kind);
      expect(answer.status).toBe(200);
    }),
    { numRuns: 100 },
  );
  const messages = await site.messages();
  expect(new Set(messages.map(({ number }) => number)).size).toBe(messages.length);
  // One without a key, and one for each of three keys, of each text.
  expect(messages.length).toBeLessThanOrEqual(texts.length * kinds.length * 4);
  const keys = backend.calls.map((call) => call.key);
  expect([keys.length, new Set(keys).size]).toEqual([messages.length, messages.length]);
}, 60_000);

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
  const site = await start(true);
  const { code, reference } = await (await site.post(FILLED)).json();
  await site.wake();
  const { store } = site;
  expect([code, await getStates(site), backend.calls]).toEqual([200, ['held', 'held'], []]);
  expect([await store.countSuspected(), (await store.count('backend', 0)).pending]).toEqual([1, 0]);
  expect(await store.nextDue('mail', Date.now() + 30 * DAY_MS)).toBeNull();
  // The same again is the same message, and to try it is not to release it.
  expect((await (await site.post(FILLED)).json()).reference).toBe(reference);
  expect(await store.retry((await site.parts())[0]?.id ?? 0, 0)).toBe(false);
  expect(await store.release('1234 5678-9', Date.now())).toBe(0);
  expect(await store.release(reference, Date.now())).toBe(2);
  await site.wake();
  expect(await getStates(site)).toEqual(['sent', 'sent']);
  expect(await store.nextDue('mail', Date.now())).toMatchObject({ tries: 0 });
  expect([await store.countSuspected(), await store.release(reference, 0)]).toEqual([0, 0]);
});

const name = fc.constantFrom(...getFieldNames('contact'), 'policy', 'id_product', 'items', HONEYPOT_FIELD, '__proto__');
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Ana', 'ana@example.com', '300 123', 'on', '201', '101x2-305', true, null, 0, '<script>'),
  fc.jsonValue(),
);
const fields = fc.dictionary(name, value).map((some) => ({ ...contact, id_product: '7', ...some }));
const body = fc.oneof(
  fields.map((all) => ['application/json', JSON.stringify(all)] as const),
  fields.map((all) => {
    const texts = Object.entries(all).map(([key, one]) => [key, typeof one === 'string' ? one : JSON.stringify(one)]);
    return ['application/x-www-form-urlencoded', new URLSearchParams(texts).toString()] as const;
  }),
  fc.tuple(fc.constantFrom('application/json', 'text/plain', ''), fc.string({ unit: 'binary' })),
);

test('no body makes a handler fail, and nothing that the contract has not is sent', async () => {
  const site = await start();
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom('contact', 'quotation'), async ([type, text], kind) => {
      const init = { headers: { 'content-type': type }, body: text };
      expect((await site.request(init, kind as FormKind)).status).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
  expect(backend.calls.length).toBeGreaterThan(0);
  for (const { body: sent } of backend.calls) {
    const { id_product: id = '1', ...rest } = sent;
    expect(Object.keys(rest).toSorted()).toEqual(getFieldNames('contact').toSorted());
    expect([rest.phone_number, id]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^[1-9]\d{0,17}$/)]);
  }
}, 60_000);
