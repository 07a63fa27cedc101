/** @jest-environment node */
import { dataPolicy } from '@/content/documents';
import { newKey, post, RECEIPT, setUpRoutes } from '@/e2e/support/routes';
import { contact, forwarded, getForwarded } from '@/e2e/support/samples';
import { getFieldNames } from '@/lib/forms/fields';

const { site, atBackend, getOutbox } = setUpRoutes();

test('forwards exactly the payload of the contract and gives the answer of the backend', async () => {
  const key = newKey();
  const response = await post(site.contact, { ...contact, role: 'admin' }, { 'idempotency-key': key });
  expect([response.status, await response.json()]).toEqual([
    200,
    { code: 200, message: 'Recibimos su solicitud. Pronto nos comunicaremos con usted.', ...RECEIPT },
  ]);
  expect(await atBackend(`contact:${key}`)).toEqual([forwarded]);
});

test('the accepted version of the policy and the moment travel in headers and are kept at both ends', async () => {
  const [key, before] = [newKey(), Date.now()];
  await post(site.quotation, { ...contact, id_product: '201' }, { 'idempotency-key': key });
  expect(site.bodies.at(-1)).toEqual({ ...getForwarded('quotation'), id_product: '201' });
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

test('a quotation carries its product', async () => {
  const key = newKey();
  await post(site.quotation, { ...contact, id_product: '201' }, { 'idempotency-key': key });
  expect(await atBackend(`quotation:${key}`)).toEqual([{ ...getForwarded('quotation'), id_product: 201 }]);
});

test('a wrong form is 422 with an error for each field, and nothing is forwarded', async () => {
  const before = site.backend.received.length;
  const response = await post(site.contact, {});
  const { code, errors } = await response.json();
  expect([response.status, code, Object.keys(errors).sort()]).toEqual([
    422,
    422,
    [...getFieldNames('contact'), 'policy'].toSorted(),
  ]);
  expect(site.backend.received).toHaveLength(before);
});

test('the same key at once, five times, is one message with one answer', async () => {
  const key = newKey();
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => post(site.contact, contact, { 'idempotency-key': key })),
  );
  const answers = new Set(await Promise.all(responses.map((response) => response.text())));
  expect(answers.size).toBe(1);
  expect(await atBackend(`contact:${key}`)).toHaveLength(1);
});

test('a plain form lands on a page, and the same content twice is one message', async () => {
  const body = new URLSearchParams({ ...contact, description: 'Sin JavaScript' });
  const send = () =>
    site.contact.POST(new Request('http://site.test/api', { method: 'POST', headers: { accept: 'text/html' }, body }));
  const [first, second] = [await send(), await send()];
  expect([first.status, first.headers.get('location'), second.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/mensaje\/enviado\/\d{9}\/\d{8}\/[\w-]{12}$/),
    first.headers.get('location'),
  ]);
  const { rows } = await site.backendData.execute("SELECT 1 FROM messages WHERE payload LIKE '%Sin JavaScript%'");
  expect(rows).toHaveLength(1);
});

test('another site cannot post here', async () => {
  const response = await post(site.contact, contact, { origin: 'https://evil.example' });
  expect(response.status).toBe(403);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
});
