/** @jest-environment node */
import { limits } from '@/content/limits';
import { toCatalogue } from '@/e2e/support/embedded';
import { completeProduct, listRelated } from '@/lib/backend/catalogue';
import { log } from '@/lib/log';

const LONG = 'x'.repeat(10_000);
const HOSTILE: readonly unknown[] = [LONG, [], ['x'], {}, { number: {} }, true, { toString: null }];
const DOCUMENT = { type: 'manual', url: '/docs/a.pdf' };
const NONE = {
  registration: null,
  identity: {},
  documents: [],
  belongings: {},
  replacedBy: null,
  healthRegistration: '',
};

let faults: string[];
let time = 0;
beforeEach(() => {
  faults = [];
  // The same is logged again after an hour.
  time += 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(time);
  jest.spyOn(log, 'warn').mockImplementation((fault) => void faults.push((fault as { field: string }).field));
});

const read = (fields: object) => toCatalogue({ id: 1, name: 'Monitor', ...fields }).product('1');

it('reads every optional field of a product', async () => {
  const registro_sanitario = {
    number: ' INVIMA  2018DM-1 ',
    holder: 'Titular',
    expires_at: '2031-05-31 00:00:00',
    url: 'https://a.example/1',
  };
  const texts = {
    code: 'BM-1',
    risk_class: 'IIb',
    udi_di: 770,
    gmdn: '36872',
    umdns: '12-636',
    unspsc: '42',
    manufacturer: 'F',
    country: 'C',
  };
  const documents = [{ ...DOCUMENT, name: 'Uso', lang: 'ES', date: '2026-03-01', size: 2_400_000, extra: 'x' }];
  const related = { accessories: [{ id: 2, name: 'Sensor' }], spares: { data: [{ id: 3, name: 'Batería' }] } };
  const product = await read({
    registro_sanitario,
    ...texts,
    documents,
    ...related,
    replaced_by: { id: 4, name: 'Nuevo' },
  });
  expect(product).toMatchObject({
    code: 'BM-1',
    healthRegistration: 'INVIMA 2018DM-1',
    registration: { holder: 'Titular', expiresAt: '2031-05-31', href: 'https://a.example/1' },
    documents: [{ type: 'manual', name: 'Uso', lang: 'es', date: '2026-03-01', size: 2_400_000 }],
    belongings: { accessories: [{ id: '2', name: 'Sensor' }], spares: [{ id: '3' }] },
    replacedBy: { id: '4', name: 'Nuevo' },
  });
  const { code: _, risk_class: riskClass, udi_di, ...same } = texts;
  expect(product?.identity).toEqual({ ...same, riskClass, udiDi: '770' });
  expect(faults).toEqual([]);
});

it('reads a registration that is only a text, and finds nothing where nothing was sent', async () => {
  expect(await read({ registro_sanitario: 'INVIMA 1' })).toMatchObject({ ...NONE, healthRegistration: 'INVIMA 1' });
  const nulls = Object.fromEntries(
    ['code', 'registro_sanitario', 'country', 'documents', 'spares', 'replaced_by'].map((it) => [it, null]),
  );
  for (const fields of [{}, nulls, { code: ' ', registro_sanitario: '', documents: [], accessories: [] }]) {
    const product = await read(fields);
    expect(product).toMatchObject(NONE);
    expect(product).not.toHaveProperty('code');
  }
  expect(faults).toEqual([]);
});

it.each(HOSTILE.map((value, index) => [index, value]))(
  'is not cost a product by hostile value %d in any optional field: it is left out and logged',
  async (_, value) => {
    const texts = [
      'code',
      'registro_sanitario',
      'risk_class',
      'udi_di',
      'gmdn',
      'umdns',
      'unspsc',
      'manufacturer',
      'country',
    ];
    for (const field of texts) {
      expect(await read({ [field]: value })).toMatchObject({ name: 'Monitor', ...NONE });
      expect(faults.splice(0)).toEqual([field]);
    }
    for (const field of ['documents', 'accessories', 'spares', 'consumables', 'services', 'replaced_by'])
      expect(await read({ [field]: value })).toMatchObject({ name: 'Monitor', ...NONE });
    const parts = { holder: value, expires_at: value, url: value };
    const product = await read({ registro_sanitario: { number: 'INVIMA 1', ...parts } });
    expect(product?.registration).toMatchObject({ holder: '', expiresAt: null });
  },
);

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', `https://a.example/${LONG}`, '', ' '])(
  'links no document and no registration by such an address (%#)',
  async (url) => {
    const product = await read({
      registro_sanitario: { number: 'INVIMA 1', url },
      documents: [{ type: 'manual', url }],
    });
    expect([product?.registration?.href, product?.documents]).toEqual([null, []]);
  },
);

it('reads twenty documents and twenty products of each kind at most, and never the product itself', async () => {
  const products = Array.from({ length: 1_000 }, (_, index) => ({ id: index + 1, name: 'x' }));
  const product = await read({
    documents: Array(1_000).fill(DOCUMENT),
    accessories: products,
    replaced_by: { id: 1, name: 'x' },
  });
  expect(product?.documents).toHaveLength(limits.details.documents);
  expect(product?.belongings.accessories?.map(({ id }) => id)).toEqual(
    products.slice(1, 20).map(({ id }) => String(id)),
  );
  expect(product?.replacedBy).toBeNull();
  expect(faults).toContain('documents');
});

it('leaves out what of a document makes no sense', async () => {
  const odd = { lang: 'qqqqqqqq1', date: 'ayer', size: -1, name: LONG };
  const documents = [
    { ...DOCUMENT, ...odd },
    { ...DOCUMENT, type: 'foto' },
    { ...DOCUMENT, type: ['manual'] },
    null,
    'x',
  ];
  const [first, ...others] = (await read({ documents }))?.documents ?? [];
  expect(first).toMatchObject({ type: 'manual', name: '', lang: undefined, date: null, size: undefined });
  expect(others).toEqual([]);
});

it('reads code and registration of the products of a list too', async () => {
  const sent = [
    { id: 1, name: 'x', code: 7, registro_sanitario: { number: 'INVIMA 1' } },
    { id: 2, name: 'y', code: LONG },
  ];
  const [first, second] = await toCatalogue(sent).suggestedProducts();
  expect(first).toMatchObject({ code: '7', healthRegistration: 'INVIMA 1' });
  expect(Object.keys(second ?? {})).not.toEqual(expect.arrayContaining(['code']));
});

it('completes a product that was kept before there were details', async () => {
  const { registration, identity, documents, belongings, replacedBy, ...older } = (await read({})) ?? {};
  const related = [{ id: '2' }];
  const complete = completeProduct({ ...older, related } as never);
  expect(complete).toMatchObject({ name: 'Monitor', registration, identity, documents, belongings, replacedBy });
  expect(listRelated(complete)).toEqual(related);
});
