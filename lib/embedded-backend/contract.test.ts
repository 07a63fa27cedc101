/** @jest-environment node */
import { doors, type Embedded, openEmbedded } from '@/e2e/support/backend';
import { sampleCategories, sampleItems, suggestedIds } from '@/e2e/support/samples';

const NO_PATHS = ['/product/9999', '/category/999999999999999999', '/product/abc', '/product/1%27', '/category/-1'];
const HARMFUL = ['%', '"', 'a OR *', '../..', 'ñ™🫀', "'; DROP TABLE products; --", 'x'.repeat(2_000)];

describe.each(Object.entries(doors))('the embedded backend %s', (_, open) => {
  let embedded: Embedded;
  let catalogue: Embedded['catalogue'];
  let raw: Embedded['raw'];

  beforeAll(async () => {
    embedded = await openEmbedded(open);
    ({ catalogue, raw } = embedded);
  });

  afterAll(() => embedded.close());

  it('suggests the featured products in their order, by id_product', async () => {
    expect(await raw.get('/products/suggested')).toEqual(
      suggestedIds.map((id, index) => expect.objectContaining({ id: index + 1, id_product: id })),
    );
    expect((await catalogue.suggestedProducts()).map(({ id }) => Number(id))).toEqual(suggestedIds);
  });

  it('has every category, with its products', async () => {
    const categories = await catalogue.categories();
    expect(categories.map(({ name }) => name)).toEqual(sampleCategories.map(({ name }) => name));
    for (const { id } of categories) {
      const expected = sampleItems.filter(({ category_id }) => String(category_id) === id).map((item) => item.id);
      const products = await catalogue.categoryProducts(id);
      expect(products?.map((product) => Number(product.id))).toEqual(expected);
    }
  });

  it('has each product whole, with at most three related ones in their order', async () => {
    for (const { id, name, description, brand, type, url, attributes, related_products } of sampleItems) {
      const found = await catalogue.product(String(id));
      expect(found).toMatchObject({ name, description, brand, attributes, isService: type === 'SERVICE' });
      expect(found?.dataSheet).toBe(url || null);
      expect((found?.relations.related_products ?? []).map((related) => Number(related.id))).toEqual(
        related_products.slice(0, 3),
      );
    }
  });

  it.each([...NO_PATHS, '/categories/SERVICE', '/nothing', '/product/../x'])('answers 404 to %s', async (path) => {
    await expect(raw.get(path)).rejects.toMatchObject({ status: 404 });
  });

  describe('when it searches', () => {
    const names = async (q: string) => (await catalogue.search(q)).items.map(({ name }) => name);

    it('wants every word, minds neither accents nor case, and shows those with a word in their name before those with it elsewhere', async () => {
      expect(await names('desfib qwertyuiop')).toEqual([]);
      expect((await names('ELECTROCARDIOGRAFO'))[0]).toMatch(/electrocardiógrafo/i);
      const hasWord = (await names('monitor')).map((name) => /monitor/i.test(name));
      expect(hasWord).toEqual(hasWord.toSorted((a, b) => Number(b) - Number(a)));
      expect(new Set(hasWord).size).toBe(2);
    });

    it('shows the product of a reference first, and once', async () => {
      const ids = (await catalogue.search('ref. 101')).items.map(({ id }) => id);
      expect([ids[0], new Set(ids).size]).toEqual(['101', ids.length]);
    });

    it('finds what a description says of a product, not what comes with it; facts only of equipment', async () => {
      const search = async (q: string) => (await catalogue.search(q)).items.map(({ id, facts }) => [id, facts?.length]);
      expect(await search('oscilométrico')).toEqual([['103', 2]]);
      expect([await search('guantes'), await search('ventiladores')]).toEqual([[], [['301', 2]]]);
      expect(await search('horarios')).toEqual([['901', undefined]]);
    });

    it.each(HARMFUL)('takes %j without harm', async (q) => {
      await expect(catalogue.search(q)).resolves.toMatchObject({ hasMore: false });
    });
  });
});
