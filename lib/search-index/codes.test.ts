import { createCodeIndex, toCode } from './codes';
import { toDocuments } from './documents';
import { createSearchIndex } from './search-index';

const item = (id: string, more = {}) => ({
  id,
  name: `Monitor ${id}`,
  alt: '',
  isService: false,
  brand: '',
  imageSm: null,
  description: '',
  ...more,
});
const category = { id: '1', name: 'Monitoreo', imageSm: null };
const documents = toDocuments(
  [
    {
      category,
      products: [
        item('101'),
        item('102', { code: 'BM-0001', healthRegistration: 'INVIMA 2018DM-0001234-R1' }),
        item('103', { code: 'BM-0002', healthRegistration: 'INVIMA 2018DM-0001234-R1' }),
      ],
    },
  ],
  [],
);

test.each([
  ['BM-0001', 'bm0001'],
  [' b.m. 0001 ', 'bm0001'],
  ['INVIMA 2018DM-0001234-R1', '2018dm0001234r1'],
  ['Registro sanitario: INVIMA 2018DM-1', '2018dm1'],
  ['Registro sanitario INVIMA', ''],
  ['B-1', ''],
  ['?', ''],
])('%j is compared as %j', (text, code) => {
  expect(toCode(text)).toBe(code);
});

describe('the search index', () => {
  const find = async (q: string) => (await createSearchIndex(documents)).find(q, 5).map(({ document }) => document.id);

  it.each([
    ['BM-0001', ['102']],
    ['bm 0001', ['102']],
    ['bm00', ['102', '103']],
    ['INVIMA 2018DM-0001234-R1', ['102', '103']],
    ['2018DM0001234', ['102', '103']],
    ['BM-0009', []],
  ])('finds by the code %j the products %j', async (q, ids) => {
    expect(await find(q)).toEqual(ids);
  });

  it('finds a product once where its words match too', async () => {
    const index = await createSearchIndex(
      toDocuments([{ category, products: [item('5', { code: 'Monitor 5' }), item('6')] }], []),
    );
    expect(index.find('monitor 5', 5).map(({ document }) => document.id)).toEqual(['5']);
  });

  it('keeps nothing of a code where there is none', () => {
    expect(Object.keys(documents[1] ?? {})).not.toEqual(expect.arrayContaining(['code']));
    expect(createCodeIndex(documents)('zzz')).toEqual([]);
  });
});
