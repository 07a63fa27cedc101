/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataPolicy } from '@/content/documents';
import { type FaultServer, startFaultServer } from '@/e2e/support/backend';
import { contact, forwarded } from '@/e2e/support/samples';

// The real route handlers over a backend that takes what comes, and a database of their own.
let folder: string;
let backend: FaultServer;
let post: (kind: 'contact' | 'quotation', fields: object, headers?: Record<string, string>) => Promise<Response>;
let openOutbox: typeof import('@/lib/forms').openOutbox;
const bodies: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'));
  backend = await startFaultServer(async (request) => {
    bodies.push(await request.json());
    return Response.json({ code: 200, message: 'Gracias' });
  });
  Object.assign(process.env, {
    BACKEND_URL: backend.url,
    DATABASE_URL: `file:${folder}/site.db`,
    FORMS_PER_MINUTE: '1000',
  });
  const routes = {
    contact: await import('@/app/api/contact/route'),
    quotation: await import('@/app/api/quotation/route'),
  };
  ({ openOutbox } = await import('@/lib/forms'));
  post = (kind, fields, headers) =>
    routes[kind].POST(
      new Request(`http://site.test/api/${kind}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(fields),
      }),
    );
});

afterAll(async () => {
  const outbox = await openOutbox();
  await outbox?.worker.stop();
  outbox?.store.close();
  await backend.close();
  await rm(folder, { recursive: true });
});

/** What waits or is settled under a key that begins so. */
async function readOutbox(key: string) {
  const messages = (await (await openOutbox())?.store.list()) ?? [];
  return messages.flatMap(({ parts }) => parts).filter((part) => part.key.startsWith(key));
}

test.each([
  [422, 200],
  [500, 200],
  [408, 408],
  [429, 429],
])("the backend's refusal with code %i and HTTP status %i is final and shown", async (code, status) => {
  backend.answerWith(status, { code, message: 'Hoy no recibimos mensajes.' });
  const key = { 'idempotency-key': `key-of-a-message-${code}` };
  const before = backend.received.length;
  const response = await post('contact', contact, key);
  expect([response.status, await response.json()]).toEqual([422, { code, message: 'Hoy no recibimos mensajes.' }]);
  const landing = await post('contact', contact, { ...key, accept: 'text/html' });
  const page = code === 422 ? '/mensaje/datos' : '/mensaje/rechazado';
  expect([landing.status, landing.headers.get('location')]).toEqual([303, page]);
  expect(await readOutbox(`contact:${key['idempotency-key']}`)).toMatchObject([{ state: 'refused', code, tries: 1 }]);
  expect(backend.received).toHaveLength(before + 1);
});

test("Laravel's 422 without a code becomes a Spanish sentence", async () => {
  backend.set('laravel-422');
  const response = await post('contact', { ...contact, description: 'Otro mensaje' });
  expect(await response.json()).toEqual({
    code: 422,
    message: 'No pudimos aceptar el mensaje. Revise los datos e intente de nuevo.',
  });
});

test('the accepted version of the policy and the moment travel in headers and are kept', async () => {
  backend.set('none');
  const [key, before] = ['key-of-a-quotation-1', Date.now()];
  await post('quotation', { ...contact, id_product: '201' }, { 'idempotency-key': key });
  expect(bodies.at(-1)).toEqual({ ...forwarded, id_product: '201' });
  const headers: Record<string, unknown> = { ...backend.received.at(-1)?.headers };
  const time = Date.parse(String(headers['x-policy-accepted-at']));
  expect(headers['x-policy-version']).toBe(dataPolicy.version);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(await readOutbox(`quotation:${key}`)).toMatchObject([{ policyVersion: dataPolicy.version, createdAt: time }]);
});
