/** @jest-environment node */
import { dataPolicy } from '@/content/documents';
import { newKey, post, setUpRoutes } from '@/e2e/support/routes';
import { contact, forwarded } from '@/e2e/support/samples';

const { site, getOutbox } = setUpRoutes();

test.each([
  [422, 200],
  [500, 200],
  [408, 408],
  [429, 429],
])("the backend's refusal with code %i and HTTP status %i is final and shown", async (code, status) => {
  site.backend.answerWith(status, { code, message: 'Hoy no recibimos mensajes.' });
  const key = newKey();
  const before = site.backend.received.length;
  const response = await post(site.contact, contact, { 'idempotency-key': key });
  expect([response.status, await response.json()]).toEqual([422, { code, message: 'Hoy no recibimos mensajes.' }]);
  const landing = await post(site.contact, contact, { 'idempotency-key': key, accept: 'text/html' });
  const page = code === 422 ? '/mensaje/datos' : '/mensaje/rechazado';
  expect([landing.status, landing.headers.get('location')]).toEqual([303, page]);
  expect(await getOutbox(`contact:${key}`)).toMatchObject([{ state: 'refused', code, tries: 1 }]);
  expect(site.backend.received).toHaveLength(before + 1);
});

test("Laravel's 422 without a code becomes a Spanish sentence", async () => {
  site.backend.set('laravel-422');
  const response = await post(site.contact, contact);
  expect(await response.json()).toEqual({
    code: 422,
    message: 'No pudimos aceptar el mensaje. Revise los datos e intente de nuevo.',
  });
});

test('the accepted version of the policy and the moment travel in headers and are kept at both ends', async () => {
  const [key, before] = [newKey(), Date.now()];
  await post(site.quotation, { ...contact, id_product: '201' }, { 'idempotency-key': key });
  expect(site.bodies.at(-1)).toEqual({ ...forwarded, id_product: '201' });
  const sql = 'SELECT policy_version, policy_accepted_at FROM messages WHERE idempotency_key LIKE ?';
  const [atTheBackend] = (await site.backendData.execute({ sql, args: [`quotation:${key}%`] })).rows;
  const headers: Record<string, unknown> = { ...site.backend.received.at(-1)?.headers };
  const time = String(headers['x-policy-accepted-at']);
  expect(headers['x-policy-version']).toBe(dataPolicy.version);
  expect(atTheBackend).toEqual({ policy_version: dataPolicy.version, policy_accepted_at: time });
  const [inOutbox] = await getOutbox(`quotation:${key}`);
  expect([inOutbox?.policyVersion, inOutbox?.createdAt]).toEqual([dataPolicy.version, Date.parse(time)]);
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
});
