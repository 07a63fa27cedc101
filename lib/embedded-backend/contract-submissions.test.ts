/** @jest-environment node */
import { doors, type Embedded, openEmbedded } from '@/e2e/support/backend';
import { forwarded, getForwarded } from '@/e2e/support/samples';

describe.each(Object.entries(doors))('the embedded backend %s, when it receives', (_, open) => {
  let embedded: Embedded;
  let database: Embedded['database'];
  let sender: Embedded['sender'];
  let door: Embedded['door'];

  beforeAll(async () => {
    embedded = await openEmbedded(open);
    ({ database, sender, door } = embedded);
  });

  afterAll(() => embedded.close());

  const contact = forwarded;
  const quotation = { ...contact, id_product: '101' };
  const storedQuotation = { ...getForwarded('quotation'), id_product: 101 };
  const stored = async () =>
    (await database.execute('SELECT kind, payload FROM messages ORDER BY id')).rows.map(({ kind, payload }) => ({
      kind,
      payload: JSON.parse(String(payload)),
    }));

  beforeEach(() => database.execute('DELETE FROM messages'));

  it('stores a contact message with exactly the keys of the contract', async () => {
    await expect(sender.sendContact({ ...contact, ...{ extra: 'x' } })).resolves.toMatchObject({ code: 200 });
    expect(await stored()).toEqual([{ kind: 'contact', payload: contact }]);
  });

  it('stores a quotation with exactly the keys of the contract', async () => {
    await expect(sender.sendQuotation(quotation)).resolves.toMatchObject({ code: 200, message: expect.any(String) });
    expect(await stored()).toEqual([{ kind: 'quotation', payload: storedQuotation }]);
  });

  it('stores the same message once when it comes again with its Idempotency-Key', async () => {
    for (const key of ['k-1', 'k-1', 'k-2']) {
      await expect(sender.sendContact(contact, { key })).resolves.toMatchObject({ code: 200 });
    }
    expect(await stored()).toHaveLength(2);
  });

  describe('the acceptance of the data policy, in headers', () => {
    const acceptedAt = Date.UTC(2026, 10, 21, 13, 5, 7, 89);
    const policy = { version: '2026-11', acceptedAt };
    const time = '2026-11-21T13:05:07.089Z';
    const accepted = async () =>
      (await database.execute('SELECT policy_version, policy_accepted_at FROM messages')).rows.map((row) => [
        row.policy_version,
        row.policy_accepted_at,
      ]);

    it('keeps it beside the message, whose payload has no other keys', async () => {
      await sender.sendContact(contact, { policy });
      await sender.sendQuotation(quotation, { policy });
      expect(await accepted()).toEqual([
        ['2026-11', time],
        ['2026-11', time],
      ]);
      expect((await stored()).map(({ payload }) => payload)).toEqual([contact, storedQuotation]);
    });

    it.each([
      {},
      { 'x-policy-version': '2026-11' },
      { 'x-policy-accepted-at': time },
      { 'x-policy-version': '2026-11', 'x-policy-accepted-at': 'ayer' },
    ])('keeps the message but nothing as accepted for %j, which proves nothing', async (headers) => {
      const init = { method: 'POST', headers, body: JSON.stringify(contact) };
      const response = await door.fetch(new Request(`${door.base}/index.php/api/v1/contact`, init));
      expect([response.status, await accepted()]).toEqual([200, [[null, null]]]);
    });
  });

  it.each([
    { ...contact, client_name: ' ' },
    { ...contact, email: 'ana' },
    { ...contact, email: 'a@b' },
    { ...contact, phone_number: '300-000' },
    { ...contact, description: '' },
  ])('answers code 422 to %j and stores nothing', async (bad) => {
    await expect(sender.sendContact(bad)).resolves.toMatchObject({ code: 422, message: expect.any(String) });
    expect(await stored()).toEqual([]);
  });

  it.each(['', 'x', '-1', '1.5'])('answers code 422 to a quotation of the product %j', async (id_product) => {
    await expect(sender.sendQuotation({ ...contact, id_product })).resolves.toMatchObject({ code: 422 });
  });

  it.each(['[]', 'null', '"x"', '{"client_name":', ''])('answers 422 to the body %j', async (body) => {
    const request = new Request(`${door.base}/index.php/api/v1/contact`, { method: 'POST', body });
    expect((await door.fetch(request)).status).toBe(422);
  });
});
