/** @jest-environment node */
import { log } from '@/lib/log';
import { remember } from '@/lib/remember';
import { createCatalogue, MAX_ITEMS } from './catalogue';
import { createClient } from './client';
import { toPicture } from './mapping';

/** Where the backend of `toCatalogue` would be. */
const BASE = 'http://backend.test';

/** A catalogue over a transport that answers `body` with the status of each path; `asked` are the paths that were asked for. */
function toCatalogue(body: unknown, getStatus: (path: string) => number = () => 200) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: BASE,
    apiUrl: `${BASE}/index.php/api/v1`,
    timeoutMs: 20_000,
    fetch: async ({ url }) => {
      const path = url.slice(BASE.length);
      asked.push(path);
      return Response.json(body, { status: getStatus(path) });
    },
  });
  return { asked, ...createCatalogue(client, BASE) };
}

const monitor = { id: 1, name: 'Monitor', type: 'PRODUCT', brand: 'Quindavel', description: 'De cabecera' };
const repair = { id: 2, name: 'Reparación', type: 'service', brand: 'Quindavel', description: 'Con repuestos' };
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, name: 'Equipo' }));
/** A backend that knows no product and no category, and has its lists. */
const onlyLists = (path: string) => (/^\/(product|category)\//.test(path) ? 404 : 200);
const productOf = (item: object) => toCatalogue({ id: 1, name: 'x', ...item }).product('1');

let faults: string[];
let time = 0;
beforeEach(() => {
  faults = [];
  remember('warnings', () => new Map()).clear();
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  jest.spyOn(log, 'warn').mockImplementation((fault) => void faults.push((fault as { field: string }).field));
});

it('The calls are the six GETs of the contract, to the letter', async () => {
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

it.each<[object, object]>([
  [{ id_product: 201 }, { id: '201' }],
  [repair, { isService: true, brand: '', description: 'Con repuestos' }],
  [monitor, { isService: false, brand: 'Quindavel', description: '' }],
  [{ slug: 'monitor-mv-12' }, { alt: 'monitor-mv-12' }],
  [{ slug: null }, { alt: 'x' }],
  [{ image_sm: '/s.webp', image: '/l.webp' }, { imageSm: `${BASE}/s.webp` }],
  [{ image_sm: ' ', image: 'l.webp' }, { imageSm: `${BASE}/l.webp` }],
  [{ image_sm: 'https://evil.test/s.webp' }, { imageSm: null }],
])('A card of %j has %j', async (sent, card) => {
  const { suggestedProducts } = toCatalogue([{ id: 1, name: 'x', ...sent }]);
  expect((await suggestedProducts())[0]).toMatchObject(card);
});

it.each<[object, object]>([
  [monitor, { description: 'De cabecera' }],
  [{ image: '/l.webp', image_sm: '/s.webp' }, { image: `${BASE}/l.webp` }],
  [{ image_sm: '/s.webp' }, { image: `${BASE}/s.webp` }],
  [{ url: 'https://maker.test/x.pdf' }, { dataSheet: 'https://maker.test/x.pdf' }],
  [{ url: 'javascript:alert(1)' }, { dataSheet: null }],
  [{ related_products: { data: 'x' } }, { name: 'x', relations: {} }],
])('A product of %j has %j', async (sent, product) => {
  expect(await productOf(sent)).toMatchObject(product);
});

it('reads every optional field of a product', async () => {
  const codes = { udi_di: 770, gmdn: '36872', umdns: '12-636', unspsc: '42' };
  const product = await productOf({
    code: 'BM-1',
    registro_sanitario: {
      number: ' INVIMA  2018DM-1 ',
      holder: 'Titular',
      expires_at: '2031-05-31 00:00:00',
      url: 'https://a.example/1',
    },
    ...{ risk_class: 'IIb', manufacturer: 'F', country: 'C', ...codes },
    documents: [{ type: 'manual', url: '/docs/a.pdf', name: 'Uso' }],
    attributes: [
      { name: 'Peso', value: '0' },
      { name: 'Peso', value: '2 kg' },
    ],
    related_products: many(5),
    accessories: [{ id: 2, name: 'Sensor' }],
    spares: { data: [{ id: 3, name: 'Batería' }] },
    replaced_by: { id: 4, name: 'Nuevo' },
  });
  expect(product).toMatchObject({
    code: 'BM-1',
    healthRegistration: 'INVIMA 2018DM-1',
    identity: [
      { name: 'Registro sanitario', value: 'INVIMA 2018DM-1', href: 'https://a.example/1' },
      ...['Titular', '2031-05-31', 'IIb', 'F', 'C', '770', '36872', '12-636', '42'].map((value) => ({ value })),
    ],
    documents: [{ type: 'manual', name: 'Uso' }],
    attributes: [{ name: 'Peso', value: '0' }],
    relations: {
      // At most three, and never itself.
      related_products: [{ id: '2' }, { id: '3' }, { id: '4' }],
      accessories: [{ id: '2', name: 'Sensor' }],
      spares: [{ id: '3' }],
      replaced_by: [{ id: '4', name: 'Nuevo' }],
    },
  });
  expect(faults).toEqual(['attributes']);
});

const NONE = { identity: [], documents: [], relations: {}, attributes: [], category: null };
const TEXTS = ['code', 'registro_sanitario', 'risk_class', 'udi_di', 'country'];
const PARTS = ['documents', 'accessories', 'services', 'replaced_by', 'attributes', 'category'];

it.each([undefined, null, '', ' ', 'x'.repeat(10_000), [], ['x'], {}, { number: {} }, true].map((value) => [value]))(
  'No optional field costs a product, and none is invented: %.30j is left out, and logged where it is something',
  async (value) => {
    const isSent = !['', ' ', undefined, null].includes(value as string);
    for (const field of TEXTS) {
      expect(await productOf({ [field]: value })).toMatchObject({ name: 'x', ...NONE });
      expect(faults.splice(0)).toEqual(isSent ? [field] : []);
    }
    for (const field of PARTS) expect(await productOf({ [field]: value })).toMatchObject({ name: 'x', ...NONE });
    const product = await productOf({ registro_sanitario: { number: 'I', holder: value, expires_at: value } });
    expect(product?.identity).toEqual([{ name: 'Registro sanitario', value: 'I', href: null }]);
  },
);

it.each([
  [50, true],
  [49, false],
])('A search of %i results may have more: %s', async (count, hasMore) => {
  expect(await toCatalogue({ data: many(count) }).search('x')).toMatchObject({ hasMore });
});

it('What the backend does not know is null while it has its lists, for which it is asked at most once a second', async () => {
  const catalogue = toCatalogue([], onlyLists);
  const countProbes = () => catalogue.asked.filter((path) => path === '/categories/PRODUCT').length;
  for (let id = 1; id <= 20; id++) expect(await catalogue.product(String(id))).toBeNull();
  expect(countProbes()).toBe(1);
  time += 1_001;
  expect(await catalogue.categoryProducts('99')).toBeNull();
  expect(countProbes()).toBe(2);
});

it.each([403, 404])('The status %i of everything, as a wrong deployment answers, is a failure', async (status) => {
  const catalogue = toCatalogue({}, () => status);
  await expect(catalogue.product('1')).rejects.toMatchObject({ status });
  await expect(catalogue.categoryProducts('1')).rejects.toMatchObject({ status });
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

const WRONG_ADDRESSES = [
  ...['', 'https://evil.test/a.webp', 'https://backend.test@evil.test/a.webp', '//evil.test/a.webp', 'http://[bad'],
  ...['\\\\evil.test\\a.webp', 'java\nscript:alert(1)', `https://backend.test/${'a'.repeat(2_048)}`],
];

it.each<[string, string | null, string | null]>([
  ['https://backend.test/a.webp?w=1', 'https://backend.test/a.webp?w=1', null],
  ['storage/a b.webp', 'https://backend.test/storage/a%20b.webp', '/storage/a%20b.webp'],
  ['/../../etc/passwd', 'https://backend.test/etc/passwd', '/etc/passwd'],
  ['/..//evil.test/a.webp', 'https://backend.test//evil.test/a.webp', '/evil.test/a.webp'],
  ...WRONG_ADDRESSES.map((text): [string, null, null] => [text, null, null]),
])('The picture at %.60j is %j of a backend, and %j of the site', (text, ofBackend, ofSite) => {
  expect(toPicture(text, 'https://backend.test')).toBe(ofBackend);
  expect(toPicture(text, null)).toBe(ofSite);
});
