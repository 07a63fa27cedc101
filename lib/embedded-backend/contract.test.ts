/** @jest-environment node */
import { doors, type Embedded, openEmbedded } from '@/e2e/support/backend';
import { sampleCategories, sampleItems, suggestedIds } from '@/e2e/support/samples';

describe.each(Object.entries(doors))('the embedded backend %s', (_, open) => {
  let embedded: Embedded;
  let catalogue: Embedded['catalogue'];
  let raw: Embedded['raw'];

  beforeAll(async () => {
    embedded = await openEmbedded(open);
    ({ catalogue, raw } = embedded);
  });

  afterAll(() => embedded.close());

  const _services = sampleItems.filter(({ type }) => type === 'SERVICE');

  it('suggests the featured products in their order, by id_product', async () => {
    const featured = await catalogue.suggestedProducts();
    expect(featured.map(({ id }) => Number(id))).toEqual(suggestedIds);
    expect(await raw.get('/products/suggested')).toEqual(
      suggestedIds.map((id, index) => expect.objectContaining({ id: index + 1, id_product: id })),
    );
  });

  it('has every category, with the number of its products', async () => {
    const getCount = (id: number) => sampleItems.filter(({ category_id }) => category_id === id).length;
    expect((await catalogue.categories()).map(({ name, count }) => [name, count])).toEqual(
      sampleCategories.map(({ id, name }) => [name, getCount(id)]),
    );
  });

  it.each(sampleCategories)('has the products of the category $name', async ({ id }) => {
    const products = await catalogue.categoryProducts(String(id));
    const expected = sampleItems.filter(({ category_id }) => category_id === id);
    expect(products?.map((product) => Number(product.id))).toEqual(expected.map((item) => item.id));
  });

  it('has each product whole, with at most three related ones in their order', async () => {
    for (const item of sampleItems) {
      const found = await catalogue.product(String(item.id));
      const { name, description, brand } = item;
      expect(found).toMatchObject({ name, description, brand, isService: item.type === 'SERVICE' });
      expect(found?.dataSheet).toBe(item.url || null);
      expect(found?.attributes).toEqual(item.attributes);
      expect(found?.related.map(({ id }) => Number(id))).toEqual(item.related_products.slice(0, 3));
    }
  });

  it.each(['9999', '999999999999999999'])('does not know the product nor the category %s', async (id) => {
    await expect(catalogue.product(id)).resolves.toBeNull();
    await expect(catalogue.categoryProducts(id)).resolves.toBeNull();
  });

  it.each(['/product/abc', '/product/1%27', '/category/-1', '/categories/SERVICE', '/nothing', '/product/../x'])(
    'answers 404 to %s',
    async (path) => {
      await expect(raw.get(path)).rejects.toMatchObject({ status: 404 });
    },
  );

  describe('when it searches', () => {
    const names = async (q: string) => (await catalogue.search(q)).items.map(({ name }) => name);

    it.each([
      ['ELECTROCARDIOGRAFO', /electrocardiógrafo/i],
      ['desfib', /^Desfibrilador/],
      ['cama', /^Cama /],
      ['camillas', /^Camilla/],
      ['desfibriladores', /^Desfibrilador/],
      ['MV-12', /^Monitor de signos vitales MV-12$/],
      ['mv12', /^Monitor de signos vitales MV-12$/],
      ['MV 12', /^Monitor de signos vitales MV-12$/],
      ['mantenimiento preventivo', /^Mantenimiento preventivo/i],
    ])('minds neither accents nor case for %j, and shows first what begins with it', async (q, first) => {
      expect((await names(q))[0]).toMatch(first);
    });

    it('wants every word, and shows those with a word in their name before those with it elsewhere', async () => {
      expect(await names('desfib qwertyuiop')).toEqual([]);
      const hasWord = (await names('monitor')).map((name) => /monitor/i.test(name));
      expect(hasWord).toEqual(hasWord.toSorted((a, b) => Number(b) - Number(a)));
      expect(new Set(hasWord).size).toBe(2);
    });

    it.each(['ref. 101', '101'])('shows the product of the reference %j first, and once', async (q) => {
      const { items, total } = await catalogue.search(q);
      expect(items[0]?.id).toBe('101');
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      expect(total).toBe(items.length);
    });

    it('finds what a description says of a product, not what comes with it; facts only of equipment', async () => {
      const search = async (q: string) => (await catalogue.search(q)).items.map(({ id, facts }) => [id, facts?.length]);
      expect(await search('oscilométrico')).toEqual([['103', 2]]);
      expect([await search('guantes'), await search('ventiladores')]).toEqual([[], [['301', 2]]]);
      expect(await search('horarios')).toEqual([['901', undefined]]);
    });

    it.each(['%', '"', 'a OR *', '../..', 'ñ™🫀', "'; DROP TABLE products; --", 'x'.repeat(2_000)])(
      'takes %j without harm',
      async (q) => {
        await expect(catalogue.search(q)).resolves.toMatchObject({ hasMore: false });
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
});
