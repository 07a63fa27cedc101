/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleCategories, sampleItems, suggestedIds } from '@/content/catalogue/catalogue';
import { startFaultServer } from '@/e2e/support/fault-server';
import { createCatalog } from '../catalog';
import { createClient } from '../client';
import { network, type Transport } from '../redirects';
import { createSender } from '../sender';
import type { Database } from './connect';
import { openDatabase } from './database';
import { createHandler } from './handler';

type Door = { readonly base: string; readonly fetch: Transport; readonly close: () => Promise<void> };

/** The two ways to the same backend: a function call, and HTTP. */
const doors: Record<string, (handler: Transport) => Promise<Door>> = {
  'in process': async (handler) => ({ base: 'http://embedded.invalid', fetch: handler, close: async () => undefined }),
  'over HTTP': async (handler) => {
    const { url, close } = await startFaultServer(handler);
    return { base: url, fetch: network, close };
  },
};

describe.each(Object.entries(doors))('the embedded backend %s', (_, open) => {
  let folder: string;
  let database: Database;
  let door: Door;
  let catalog: ReturnType<typeof createCatalog>;
  let sender: ReturnType<typeof createSender>;
  let raw: ReturnType<typeof createClient>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biomedica-contract-'));
    database = await openDatabase(`file:${folder}/site.db`);
    door = await open(createHandler(async () => database));
    const { base, fetch } = door;
    const apiUrl = `${base}/index.php/api/v1`;
    raw = createClient({ baseUrl: base, apiUrl, fetch, timeout: 20_000 });
    catalog = createCatalog(raw, { origin: null, imageOrigins: [] });
    sender = createSender(raw, apiUrl);
  });

  afterAll(async () => {
    await door.close();
    database.close();
    await rm(folder, { recursive: true });
  });

  const services = sampleItems.filter(({ type }) => type === 'SERVICE');

  it('suggests the featured products in their order, by id_product', async () => {
    const featured = await catalog.suggestedProducts();
    expect(featured.map(({ id }) => Number(id))).toEqual(suggestedIds);
    expect(await raw.get('/products/suggested')).toEqual(
      suggestedIds.map((id, index) => expect.objectContaining({ id: index + 1, id_product: id })),
    );
  });

  it('has the services within the first 100 products', async () => {
    const found = await catalog.services();
    expect(found.map(({ id }) => Number(id)).sort()).toEqual(services.map(({ id }) => id).sort());
    expect(found.every(({ isService, brand }) => isService && brand === '')).toBe(true);
  });

  it('has every category', async () => {
    expect((await catalog.categories()).map(({ name }) => name)).toEqual(sampleCategories.map(({ name }) => name));
  });

  it.each(sampleCategories)('has the products of the category $name', async ({ id }) => {
    const products = await catalog.categoryProducts(String(id));
    const expected = sampleItems.filter(({ categoryId }) => categoryId === id);
    expect(products?.map((product) => Number(product.id))).toEqual(expected.map((item) => item.id));
  });

  it('has each product whole, with at most three related ones in their order', async () => {
    for (const item of sampleItems) {
      const found = await catalog.product(String(item.id));
      const { name, description, brand } = item;
      expect(found).toMatchObject({ name, description, brand, isService: item.type === 'SERVICE' });
      expect(found?.dataSheet).toBe(item.dataSheet || null);
      expect(found?.related.map(({ id }) => Number(id))).toEqual(item.related.slice(0, 3));
    }
  });

  it.each(['9999', '999999999999999999'])('does not know the product nor the category %s', async (id) => {
    await expect(catalog.product(id)).resolves.toBeNull();
    await expect(catalog.categoryProducts(id)).resolves.toBeNull();
  });

  it.each(['/product/abc', '/product/1%27', '/category/-1', '/categories/SERVICE', '/nothing', '/product/../x'])(
    'answers 404 to %s',
    async (path) => {
      await expect(raw.get(path)).rejects.toMatchObject({ status: 404 });
    },
  );

  describe('when it searches', () => {
    const names = async (q: string) => (await catalog.search(q)).items.map(({ name }) => name);

    it('minds neither accents nor case', async () => {
      const found = await names('electrocardiografo');
      expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/electrocardiógrafo/i)]));
      expect(await names('ELECTROCARDIÓGRAFO')).toEqual(found);
    });

    it('is content with the beginning of a word, and wants every word', async () => {
      expect(await names('desfib')).not.toEqual([]);
      expect(await names('desfib qwertyuiop')).toEqual([]);
    });

    it('shows those with the word in their name before those with it elsewhere', async () => {
      const hasWord = (await names('monitor')).map((name) => /monitor/i.test(name));
      expect(hasWord).toEqual(hasWord.toSorted((a, b) => Number(b) - Number(a)));
      expect(new Set(hasWord).size).toBe(2);
    });

    it('finds services too', async () => {
      expect((await catalog.search('mantenimiento preventivo')).items[0]).toMatchObject({ isService: true });
    });

    it.each(['%', '"', 'a OR *', '../..', 'ñ™🫀', "'; DROP TABLE products; --", 'x'.repeat(2_000)])(
      'takes %j without harm',
      async (q) => {
        await expect(catalog.search(q)).resolves.toMatchObject({ hasMore: false });
      },
    );
  });

  it('parts the list of products into pages and tells how many there are', async () => {
    const total = sampleItems.length;
    const [first, last] = [await raw.get('/products?page=1&limit=50'), await raw.get('/products?page=2&limit=50')];
    expect(first).toMatchObject({ total, page: 1, limit: 50, last_page: Math.ceil(total / 50) });
    const ids = [first, last].flatMap((page) => (page as { data: { id: number }[] }).data.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(sampleItems.map(({ id }) => id).toSorted());
    await expect(raw.get('/products?page=3&limit=50')).resolves.toMatchObject({ data: [], total });
    await expect(raw.get('/products?page=-1&limit=x')).resolves.toMatchObject({ page: 1, limit: 15 });
  });

  describe('when it receives', () => {
    const contact = { client_name: 'Ana Ñ', email: 'ana@example.com', phone_number: '3000000000', description: 'Hola' };
    const quotation = { ...contact, id_product: '101' };
    const stored = async () =>
      (await database.execute('SELECT kind, payload FROM messages ORDER BY id')).rows.map(({ kind, payload }) => ({
        kind,
        payload: JSON.parse(String(payload)),
      }));

    beforeEach(() => database.execute('DELETE FROM messages'));

    it('stores a contact message with exactly the keys of the spec', async () => {
      await expect(sender.sendContact({ ...contact, ...{ extra: 'x' } })).resolves.toMatchObject({ code: 200 });
      expect(await stored()).toEqual([{ kind: 'contact', payload: contact }]);
    });

    it('stores a quotation with exactly the keys of the spec', async () => {
      await expect(sender.sendQuotation(quotation)).resolves.toMatchObject({ code: 200, message: expect.any(String) });
      expect(await stored()).toEqual([{ kind: 'quotation', payload: { ...contact, id_product: 101 } }]);
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
        expect((await stored()).map(({ payload }) => payload)).toEqual([contact, { ...contact, id_product: 101 }]);
      });

      it.each([
        {},
        { 'x-policy-version': '2026-11' },
        { 'x-policy-accepted-at': time },
        { 'x-policy-version': '<b>', 'x-policy-accepted-at': time },
        { 'x-policy-version': 'x'.repeat(33), 'x-policy-accepted-at': time },
        { 'x-policy-version': '2026-11', 'x-policy-accepted-at': '2026-13-41T13:05:07Z' },
        { 'x-policy-version': '2026-11', 'x-policy-accepted-at': 'ayer' },
      ])('keeps the message but nothing as accepted for %j, which proves nothing', async (headers) => {
        const init = { method: 'POST', headers, body: JSON.stringify(contact) };
        const response = await door.fetch(new Request(`${door.base}/index.php/api/v1/contact`, init));
        expect([response.status, await accepted()]).toEqual([200, [[null, null]]]);
      });
    });

    it('stores messages without a key as often as they come', async () => {
      await Promise.all([sender.sendContact(contact), sender.sendContact(contact)]);
      expect(await stored()).toHaveLength(2);
    });

    it.each([
      { ...contact, client_name: ' ' },
      { ...contact, email: 'ana' },
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
});
