/** @jest-environment node */
import { doors, type Embedded, openEmbedded } from '@/e2e/support/backend';
import { forwarded as contact, getForwarded } from '@/e2e/support/samples';

describe.each(Object.entries(doors))('the embedded backend %s, when it receives', (_, open) => {
  let embedded: Embedded;

  beforeAll(async () => {
    embedded = await openEmbedded(open);
  });

  afterAll(() => embedded.close());

  beforeEach(() => embedded.database.execute('DELETE FROM messages'));

  const acceptedAt = Date.UTC(2026, 10, 21, 13, 5, 7, 89);
  const policy = { version: '2026-11', acceptedAt };
  const time = '2026-11-21T13:05:07.089Z';
  const read = async (columns: string) =>
    (await embedded.database.execute(`SELECT ${columns} FROM messages ORDER BY id`)).rows;

  it('stores exactly the keys of the contract, and the acceptance of the policy beside them', async () => {
    const { sendContact, sendQuotation } = embedded.sender;
    await expect(sendContact({ ...contact, ...{ extra: 'x' } }, { policy })).resolves.toMatchObject({ code: 200 });
    await sendQuotation({ ...contact, id_product: '101' });
    const stored = (await read('*')).map((row) => [row.kind, JSON.parse(String(row.payload)), row.policy_accepted_at]);
    expect(stored).toEqual([
      ['contact', contact, time],
      ['quotation', { ...getForwarded('quotation'), id_product: 101 }, null],
    ]);
  });

  it('stores the same message once when it comes again with its Idempotency-Key', async () => {
    for (const key of ['k-1', 'k-1', 'k-2'])
      await expect(embedded.sender.sendContact(contact, { key })).resolves.toMatchObject({ code: 200 });
    expect(await read('id')).toHaveLength(2);
  });

  const post = (body: string, headers: Record<string, string> = {}) => {
    const { base, fetch } = embedded.door;
    return fetch(new Request(`${base}/index.php/api/v1/contact`, { method: 'POST', headers, body }));
  };

  it.each([
    {},
    { 'x-policy-version': '2026-11' },
    { 'x-policy-accepted-at': time },
    { 'x-policy-version': '2026-11', 'x-policy-accepted-at': 'ayer' },
  ])('keeps the message but nothing as accepted for %j, which proves nothing', async (headers) => {
    expect((await post(JSON.stringify(contact), headers)).status).toBe(200);
    expect(await read('policy_version, policy_accepted_at')).toEqual([
      { policy_version: null, policy_accepted_at: null },
    ]);
  });

  it.each([{ client_name: ' ' }, { email: 'ana' }, { email: 'a@b' }, { phone_number: '300-000' }, { description: '' }])(
    'answers code 422 to %j and stores nothing',
    async (bad) => {
      await expect(embedded.sender.sendContact({ ...contact, ...bad })).resolves.toMatchObject({ code: 422 });
      expect(await read('id')).toEqual([]);
    },
  );

  it.each(['[]', 'null', '"x"', '{"client_name":', ''])('answers 422 to the body %j', async (body) => {
    expect((await post(body)).status).toBe(422);
  });
});
