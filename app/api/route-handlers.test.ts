/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataPolicy } from '@/content/documents';
import { getReceivedUnder, letTenMinutesPass } from '@/e2e/support/database';
import { eventually } from '@/e2e/support/eventually';
import { type Fault, type FaultServer, startFaultServer } from '@/e2e/support/fault-server';
import { contact, forwarded } from '@/e2e/support/person';
import { connect, type Database } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import type { Submission } from '@/lib/forms/submission';

// The real route handlers, the embedded backend over HTTP with faults in front, and a real database file.
type Route = { readonly POST: (request: Request) => Promise<Response> };

const RECEIVED = 'Recibimos su mensaje y le responderemos pronto.';
const RECEIPT: object = {
  reference: expect.stringMatching(/^\d{4} \d{4}-\d$/),
  promise: expect.stringMatching(/^Le respondemos antes del /),
};

let folder: string;
let backend: FaultServer;
let backendData: Database;
let outboxData: Database;
let contactRoute: Route;
let quotationRoute: Route;
let openOutbox: typeof import('@/lib/forms').openOutbox;
let number = 0;
/** What came over the wire. */
const bodies: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'));
  backendData = await openDatabase(`file:${folder}/backend.db`);
  const handler = createHandler(async () => backendData);
  backend = await startFaultServer(async (request) => {
    bodies.push(await request.clone().json());
    return handler(request);
  });
  Object.assign(process.env, {
    BACKEND_URL: backend.url,
    DATABASE_URL: `file:${folder}/site.db`,
    FORMS_PER_MINUTE: '1000',
    BACKEND_POST_SECONDS: '4',
  });
  contactRoute = await import('./contact/route');
  quotationRoute = await import('./quotation/route');
  ({ openOutbox } = await import('@/lib/forms'));
  outboxData = await connect(`file:${folder}/site.db`);
});

afterAll(async () => {
  const outbox = await openOutbox();
  await outbox?.worker.stop();
  outbox?.store.close();
  await backend.close();
  backendData.close();
  outboxData.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => backend.set('none'));

const newKey = () => `key-${number++}-`.padEnd(24, '0');

function post(route: Route, fields: object, headers: Record<string, string> = {}): Promise<Response> {
  const all = { 'content-type': 'application/json', 'idempotency-key': newKey(), ...headers };
  return route.POST(
    new Request('http://site.test/api', { method: 'POST', headers: all, body: JSON.stringify(fields) }),
  );
}

async function getOutbox(key: string): Promise<Submission[]> {
  const outbox = await openOutbox();
  const rows = await outbox?.store.page({ pending: false, since: 0, afterId: 0, limit: 1_000 });
  return (rows ?? []).filter((row) => row.key === key);
}

const atBackend = (key: string) => getReceivedUnder(backendData, key);

test('forwards exactly the payload of the contract and gives the answer of the backend', async () => {
  const key = newKey();
  const response = await post(contactRoute, { ...contact, role: 'admin' }, { 'idempotency-key': key });
  expect([response.status, await response.json()]).toEqual([
    200,
    { code: 200, message: 'Recibimos su mensaje. Pronto nos comunicaremos con usted.', ...RECEIPT },
  ]);
  expect(await atBackend(`contact:${key}`)).toEqual([forwarded]);
});

test('the accepted version of the policy and the moment travel in headers and are kept at both ends', async () => {
  const [key, before] = [newKey(), Date.now()];
  await post(quotationRoute, { ...contact, id_product: '201' }, { 'idempotency-key': key });
  expect(bodies.at(-1)).toEqual({ ...forwarded, id_product: '201' });
  const sql = 'SELECT policy_version, policy_accepted_at FROM messages WHERE idempotency_key = ?';
  const [atTheBackend] = (await backendData.execute({ sql, args: [`quotation:${key}`] })).rows;
  const headers: Record<string, unknown> = { ...backend.received.at(-1)?.headers };
  const time = String(headers['x-policy-accepted-at']);
  expect(headers['x-policy-version']).toBe(dataPolicy.version);
  expect(atTheBackend).toEqual({ policy_version: dataPolicy.version, policy_accepted_at: time });
  const [inOutbox] = await getOutbox(`quotation:${key}`);
  expect([inOutbox?.policyVersion, inOutbox?.createdAt]).toEqual([dataPolicy.version, Date.parse(time)]);
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
});

test('a quotation carries its product', async () => {
  const key = newKey();
  await post(quotationRoute, { ...contact, id_product: '201' }, { 'idempotency-key': key });
  expect(await atBackend(`quotation:${key}`)).toEqual([{ ...forwarded, id_product: 201 }]);
});

test('a wrong form is 422 with an error for each field, and nothing is forwarded', async () => {
  const before = backend.received.length;
  const response = await post(contactRoute, {});
  const { code, errors } = await response.json();
  expect([response.status, code, Object.keys(errors).sort()]).toEqual([
    422,
    422,
    ['client_name', 'description', 'email', 'phone_number', 'policy'],
  ]);
  expect(backend.received).toHaveLength(before);
});

test('the trap field is answered like a success and goes nowhere', async () => {
  const before = backend.received.length;
  const response = await post(contactRoute, { ...contact, website: 'http://spam.example' });
  expect(await response.json()).toEqual({ code: 200, message: RECEIVED, ...RECEIPT });
  expect(backend.received).toHaveLength(before);
});

test("the backend's refusal with code 422 is final and shown", async () => {
  backend.set('code-422');
  const key = newKey();
  const response = await post(contactRoute, contact, { 'idempotency-key': key });
  expect([response.status, await response.json()]).toEqual([422, { code: 422, message: 'El correo no existe.' }]);
  backend.set('none');
  const again = await post(contactRoute, contact, { 'idempotency-key': key });
  expect(await again.json()).toEqual({ code: 422, message: 'El correo no existe.' });
});

test.each([
  [500, 200],
  [408, 200],
  [429, 200],
  [500, 500],
  [408, 408],
  [429, 429],
])("the backend's refusal with code %i and HTTP status %i is final and shown", async (code, status) => {
  backend.answerWith(status, { code, message: 'Hoy no recibimos mensajes.' });
  const key = newKey();
  const before = backend.received.length;
  const response = await post(contactRoute, contact, { 'idempotency-key': key });
  expect([response.status, await response.json()]).toEqual([422, { code, message: 'Hoy no recibimos mensajes.' }]);
  const landing = await post(contactRoute, contact, { 'idempotency-key': key, accept: 'text/html' });
  expect([landing.status, landing.headers.get('location')]).toEqual([303, '/mensaje/rechazado']);
  expect(await getOutbox(`contact:${key}`)).toMatchObject([{ status: 'refused', code, attempts: 1 }]);
  expect(backend.received).toHaveLength(before + 1);
});

test("Laravel's 422 without a code becomes a Spanish sentence", async () => {
  backend.set('laravel-422');
  const response = await post(contactRoute, contact);
  expect(await response.json()).toEqual({
    code: 422,
    message: 'No pudimos aceptar el mensaje. Revise los datos e intente de nuevo.',
  });
});

test.each<Fault>(['status-500', 'html', 'reset', 'status-429', 'truncated', 'nonsense', 'hang', 'answer-lost'])(
  'with the fault %s the visitor is told the truth, and the message arrives once later',
  async (fault) => {
    backend.set(fault);
    const key = newKey();
    // Answered while the fault lasts.
    const response = await post(contactRoute, contact, { 'idempotency-key': key });
    expect(await response.json()).toEqual({ code: 200, message: RECEIVED, ...RECEIPT });
    backend.set('none');
    await letTenMinutesPass(outboxData);
    await eventually(async () => (await atBackend(`contact:${key}`)).length > 0);
    expect(await atBackend(`contact:${key}`)).toEqual([forwarded]);
  },
  40_000,
);

test('a slow backend within the patience of the visitor gives its own answer', async () => {
  backend.set('slow');
  const response = await post(contactRoute, contact);
  expect((await response.json()).message).toBe('Recibimos su mensaje. Pronto nos comunicaremos con usted.');
}, 15_000);

test('the same key at once, five times, is one message with one answer', async () => {
  const key = newKey();
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => post(contactRoute, contact, { 'idempotency-key': key })),
  );
  const answers = new Set(await Promise.all(responses.map((response) => response.text())));
  expect(answers.size).toBe(1);
  expect(await atBackend(`contact:${key}`)).toHaveLength(1);
});

test('a plain form lands on a page, and the same content twice is one message', async () => {
  const body = new URLSearchParams({ ...contact, description: 'Sin JavaScript' });
  const send = () =>
    contactRoute.POST(new Request('http://site.test/api', { method: 'POST', headers: { accept: 'text/html' }, body }));
  const [first, second] = [await send(), await send()];
  expect([first.status, first.headers.get('location'), second.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/),
    first.headers.get('location'),
  ]);
  const { rows } = await backendData.execute("SELECT 1 FROM messages WHERE payload LIKE '%Sin JavaScript%'");
  expect(rows).toHaveLength(1);
});

test('another site cannot post here', async () => {
  const response = await post(contactRoute, contact, { origin: 'https://evil.example' });
  expect(response.status).toBe(403);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
});
