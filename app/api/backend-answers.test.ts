/** @jest-environment node */

import type { Fault } from '@/e2e/support/backend';
import { letTenMinutesPass } from '@/e2e/support/database';
import { eventually } from '@/e2e/support/requests';
import { newKey, post, RECEIPT, RECEIVED, setUpRoutes } from '@/e2e/support/routes';
import { contact, forwarded } from '@/e2e/support/samples';

const { site, atBackend, getOutbox } = setUpRoutes();

test("the backend's refusal with code 422 is final and shown", async () => {
  site.backend.set('code-422');
  const key = newKey();
  const response = await post(site.contact, contact, { 'idempotency-key': key });
  expect([response.status, await response.json()]).toEqual([422, { code: 422, message: 'El correo no existe.' }]);
  site.backend.set('none');
  const again = await post(site.contact, contact, { 'idempotency-key': key });
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
  site.backend.answerWith(status, { code, message: 'Hoy no recibimos mensajes.' });
  const key = newKey();
  const before = site.backend.received.length;
  const response = await post(site.contact, contact, { 'idempotency-key': key });
  expect([response.status, await response.json()]).toEqual([422, { code, message: 'Hoy no recibimos mensajes.' }]);
  const landing = await post(site.contact, contact, { 'idempotency-key': key, accept: 'text/html' });
  expect([landing.status, landing.headers.get('location')]).toEqual([303, '/mensaje/rechazado']);
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

test.each<Fault>(['status-500', 'hang', 'answer-lost'])(
  'with the fault %s the visitor is told the truth, and the message arrives once later',
  async (fault) => {
    site.backend.set(fault);
    const key = newKey();
    // Answered while the fault lasts.
    const response = await post(site.contact, contact, { 'idempotency-key': key });
    expect(await response.json()).toEqual({ code: 200, message: RECEIVED, ...RECEIPT });
    site.backend.set('none');
    await letTenMinutesPass(site.outboxData);
    await eventually(async () => (await atBackend(`contact:${key}`)).length > 0);
    expect(await atBackend(`contact:${key}`)).toEqual([forwarded]);
  },
  40_000,
);

test('a slow backend within the patience of the visitor gives its own answer', async () => {
  site.backend.set('slow');
  const response = await post(site.contact, contact);
  expect((await response.json()).message).toBe('Recibimos su solicitud. Pronto nos comunicaremos con usted.');
}, 15_000);
