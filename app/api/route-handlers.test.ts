/** @jest-environment node */
import { dataPolicy } from '@/content/documents';
import { newKey, post, setUpRoutes } from '@/e2e/support/routes';
import { contact, getForwarded } from '@/e2e/support/samples';
import { getFieldNames } from '@/lib/forms/fields';

const { site, getOutbox } = setUpRoutes();

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

test('another site cannot post here', async () => {
  const response = await post(site.contact, contact, { origin: 'https://evil.example' });
  expect(response.status).toBe(403);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
});
