/** @jest-environment node */
import { BASE, toCatalogue } from '@/e2e/support/embedded';
import { log } from '@/lib/log';
import { MAX_ITEMS } from './catalogue';

const monitor = { id: 1, name: 'Monitor', type: 'PRODUCT', brand: 'Quindavel', description: 'De cabecera' };
const repair = { id: 2, name: 'Reparación', type: 'SERVICE', brand: 'Quindavel', description: 'Con repuestos' };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Equipo ${index}` }));

/** A backend that knows no product and no category, and has its lists. */
const onlyLists = (path: string) => (/^\/(product|category)\//.test(path) ? 404 : 200);

describe('the calls of the catalogue', () => {
  it('are the six GETs of the contract, to the letter', async () => {
    const catalogue = toCatalogue([]);
    await catalogue.suggestedProducts();
    await catalogue.services();
    await catalogue.categories();
    await catalogue.categoryProducts('3');
    await catalogue.search('50% más & ñ');
    expect(await catalogue.product('7')).toBeNull();
    expect(catalogue.asked).toEqual([
      '/products/suggested',
      '/products?page=1&limit=100',
      '/categories/PRODUCT',
      '/category/3',
      '/products?page=1&limit=50&q=50%25%20m%C3%A1s%20%26%20%C3%B1',
      '/product/7',
      // Whether it is gone, or the backend is another one.
      '/categories/PRODUCT',
    ]);
  });
});

it('reads attributes of what a search finds, and of no longer list', async () => {
  const catalogue = toCatalogue([{ ...monitor, attributes: [{ name: 'Peso', value: '2 kg' }] }]);
  const [found] = (await catalogue.search('x')).items;
  expect(found?.facts).toEqual(['Peso: 2 kg']);
  for (const list of [await catalogue.categoryProducts('3'), await catalogue.suggestedProducts()])
    expect(list?.map((item) => 'facts' in item)).toEqual([false]);
});

describe('a card', () => {
  const getCard = async (item: object) => (await toCatalogue([{ id: 1, name: 'x', ...item }]).suggestedProducts())[0];

  it('takes id_product when there is one, else id', async () => {
    expect(await getCard({ id: 1, id_product: 201 })).toMatchObject({ id: '201' });
    expect(await getCard({ id: 1, id_product: null })).toMatchObject({ id: '1' });
    expect(await getCard({ id: null, id_product: '201' })).toMatchObject({ id: '201' });
  });

  it('of equipment has a brand and no description', async () => {
    expect(await getCard(monitor)).toMatchObject({ isService: false, brand: 'Quindavel', description: '' });
  });

  it('of a service has a description and no brand', async () => {
    expect(await getCard(repair)).toMatchObject({ isService: true, brand: '', description: 'Con repuestos' });
  });

  it.each([
    ['service', true],
    ['SERVICE', true],
    ['', false],
    [null, false],
    ['OTHER', false],
  ])('of type %j is a service: %s', async (type, isService) => {
    expect(await getCard({ type })).toMatchObject({ isService });
  });

  it('describes its picture by the slug, or by the name when there is none', async () => {
    expect(await getCard({ slug: 'monitor-mv-12' })).toMatchObject({ alt: 'monitor-mv-12' });
    expect(await getCard({ slug: null })).toMatchObject({ alt: 'x' });
  });

  it('shows the small picture, else the large one, else none; never one of another host', async () => {
    expect(await getCard({ image_sm: '/s.webp', image: '/l.webp' })).toMatchObject({ imageSm: `${BASE}/s.webp` });
    expect(await getCard({ image_sm: ' ', image: 'l.webp' })).toMatchObject({ imageSm: `${BASE}/l.webp` });
    expect(await getCard({ image_sm: 'https://evil.test/s.webp' })).toMatchObject({ imageSm: null });
  });
});

describe('the day of the last change', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21 08:30:00', '2026-11-21'],
    ['2026-11-21T08:30:00.000000Z', '2026-11-21'],
    ['2026-99-99', null],
    ['ayer', null],
    [null, null],
    [undefined, null],
  ])('of %j is %j', async (updated_at, updatedAt) => {
    const catalogue = toCatalogue([{ id: 1, name: 'x', updated_at }]);
    expect((await catalogue.suggestedProducts())[0]).toMatchObject({ updatedAt });
    expect((await catalogue.categories())[0]).toMatchObject({ updatedAt });
  });
});

describe('a category', () => {
  it('has an id, a name and a picture or none', async () => {
    const sent = [
      { id: 1, name: 'Infusión', image_sm: '/c.webp' },
      { id: '2', name: 'Otros' },
    ];
    await expect(toCatalogue({ data: sent }).categories()).resolves.toEqual([
      { id: '1', name: 'Infusión', imageSm: `${BASE}/c.webp`, updatedAt: null },
      { id: '2', name: 'Otros', imageSm: null, updatedAt: null },
    ]);
  });

  it('has products, all of those that the backend sends', async () => {
    await expect(toCatalogue({ data: many(400) }).categoryProducts('1')).resolves.toHaveLength(400);
  });

  it('that the backend does not know is null', async () => {
    await expect(toCatalogue([], onlyLists).categoryProducts('99')).resolves.toBeNull();
  });
});

describe('a product', () => {
  const productOf = (item: object) => toCatalogue({ id: 1, name: 'x', ...item }).product('1');

  it('has its whole description, also when it is equipment', async () => {
    expect(await productOf(monitor)).toMatchObject({ description: 'De cabecera', brand: 'Quindavel' });
  });

  it('shows the large picture, else the small one', async () => {
    expect(await productOf({ image: '/l.webp', image_sm: '/s.webp' })).toMatchObject({ image: `${BASE}/l.webp` });
    expect(await productOf({ image_sm: '/s.webp' })).toMatchObject({ image: `${BASE}/s.webp` });
  });

  it.each([
    ['https://maker.test/x.pdf', 'https://maker.test/x.pdf'],
    ['storage/docs/x.pdf', `${BASE}/storage/docs/x.pdf`],
    ['', null],
    [null, null],
    ['javascript:alert(1)', null],
  ])('with the url %j has the data sheet %j', async (url, dataSheet) => {
    expect(await productOf({ url })).toMatchObject({ dataSheet });
  });

  it('has at most three related ones, and never itself', async () => {
    const found = await productOf({ related_products: many(5) });
    expect(found?.related.map(({ id }) => id)).toEqual(['2', '3', '4']);
  });

  it.each([[null], ['x'], [7], [{}], [{ data: 'x' }], [[null, { id: 3 }]]])(
    'has no related ones when the list is %j, and shows all the same',
    async (related_products) => {
      jest.spyOn(log, 'warn').mockImplementation();
      expect(await productOf({ related_products })).toMatchObject({ name: 'x', related: [] });
    },
  );

  it.each([
    [
      { id: 3, name: 'Infusión', image_sm: '/c.webp' },
      { id: '3', name: 'Infusión' },
    ],
    [{ id: null, name: 'Infusión' }, null],
    ['Infusión', null],
    [undefined, null],
  ])('with the category %j has the category %j', async (sent, category) => {
    expect(await productOf({ category: sent })).toMatchObject({ category });
  });

  it('that the backend does not know is null', async () => {
    await expect(toCatalogue([], onlyLists).product('99')).resolves.toBeNull();
  });

  it('is a failure under any other status', async () => {
    await expect(toCatalogue({}, () => 403).product('1')).rejects.toMatchObject({ status: 403 });
  });
});

describe('the services', () => {
  it('are the items of type SERVICE', async () => {
    await expect(toCatalogue({ data: [monitor, repair] }).services()).resolves.toMatchObject([{ name: 'Reparación' }]);
  });

  it('say once in the log that there are more pages', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    const catalogue = toCatalogue({ data: [repair], total: 101 });
    await catalogue.services();
    await catalogue.services();
    expect(warn.mock.calls).toEqual([[{ total: 101, limit: 100 }, expect.stringContaining('services')]]);
  });
});

describe('a search', () => {
  it.each([
    [{ data: many(50), total: 51 }, 51, true],
    [{ data: many(50), total: 50 }, 50, false],
    [{ data: many(50) }, null, true],
    [{ data: many(49) }, null, false],
    [{ data: [] }, null, false],
  ])('knows whether there are more than it shows (case %#)', async (answer, total, hasMore) => {
    await expect(toCatalogue(answer).search('x')).resolves.toMatchObject({ total, hasMore });
  });
});

describe('a backend that answers 404 to everything, such as a wrong deployment', () => {
  it('has lost no product and no category: it fails', async () => {
    const catalogue = toCatalogue({}, () => 404);
    await expect(catalogue.product('1')).rejects.toMatchObject({ status: 404 });
    await expect(catalogue.categoryProducts('1')).rejects.toMatchObject({ status: 404 });
  });

  it('is asked for its categories at most once a second, however many products are invented', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'] });
    const catalogue = toCatalogue([], onlyLists);
    const probes = () => catalogue.asked.filter((path) => path === '/categories/PRODUCT').length;
    for (let id = 1; id <= 20; id++) await catalogue.product(String(id));
    expect(probes()).toBe(1);
    jest.setSystemTime(Date.now() + 1_001);
    await catalogue.product('1');
    expect(probes()).toBe(2);
    jest.useRealTimers();
  });
});

it('fills no list beyond its bound, whatever the backend sends', async () => {
  const { suggestedProducts, services, categories, categoryProducts, search } = toCatalogue({
    data: many(20_000).map((item) => ({ ...item, type: 'SERVICE' })),
  });
  const found = await search('x');
  expect([found.items.length, found.hasMore]).toEqual([50, true]);
  expect(await services()).toHaveLength(100);
  expect(await suggestedProducts()).toHaveLength(MAX_ITEMS.suggested);
  expect(await categories()).toHaveLength(MAX_ITEMS.categories);
  expect(await categoryProducts('1')).toHaveLength(MAX_ITEMS.category);
});

it.each([
  ['EN-us', 'en-US'],
  ['english', undefined],
  ['" onload="', undefined],
  [7, undefined],
])('The language said as %j is %j', async (sent, lang) => {
  const item = { id: 1, name: 'x', lang: sent };
  expect((await toCatalogue([item]).categories())[0]).toHaveProperty('lang', lang);
  expect(await toCatalogue({ ...item, category: item }).product('1')).toMatchObject({ lang, category: { lang } });
});
