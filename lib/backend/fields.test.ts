/** @jest-environment node */
import { log } from '@/lib/log';
import { noteFault, toCall } from './errors';
import { productFields, readList, readOne, refuseNothing } from './fields';

const CALL = 'GET /category/{id}';
const readProducts = (answer: unknown, most = 50) => readList(productFields, answer, most, CALL);
const readProduct = (fields: object) => readOne(productFields, { id: 1, name: 'x', ...fields }, CALL);

let warn: jest.SpiedFunction<typeof log.warn>;

beforeEach(() => {
  warn = jest.spyOn(log, 'warn').mockImplementation();
});

it.each<[string, unknown, unknown]>([
  ['name', ' Monitor ', 'Monitor'],
  ['name', 'A &amp; B', 'A & B'],
  ['name', 'Monitor\r\nMV\u200B 12\u00A0x\0', 'Monitor MV 12 x'],
  ['name', '<b>Cama</b>', 'Cama'],
  ['name', 'R&D <5 mmHg', 'R&D <5 mmHg'],
  ['name', 'Monitor \uD800', 'Monitor'],
  ['description', '<p>Uno</p><ul><li>Dos</li><li>Tres</li></ul><script>x()</script>', 'Uno\n- Dos\n- Tres'],
  ['description', 'Uno\\r\\nDos', 'Uno\nDos'],
  ['description', 'x'.repeat(100_000), 'x'.repeat(20_000)],
  ...['null', 'N/A', '-', '0', '#', 'undefined', null, undefined, '', '  ', {}, [], false].flatMap((nothing) =>
    ['brand', 'description', 'image', 'url', 'slug', 'type', 'image_sm'].map((field): [string, unknown, unknown] => [
      field,
      nothing,
      '',
    ]),
  ),
  ['image', 'a.jpg, b.jpg', 'a.jpg'],
  ['image', '["a.jpg","b.jpg"]', 'a.jpg'],
  ['image', ['a.jpg', 'b.jpg'], 'a.jpg'],
  ['image', `/${'a'.repeat(2_048)}`, ''],
  ['url', 'www.example.com/ficha.pdf', 'https://www.example.com/ficha.pdf'],
  ['code', 'x'.repeat(201), ''],
  ['registro_sanitario', { number: ' INVIMA  1 ' }, { number: 'INVIMA 1', holder: '', expiresAt: null, url: '' }],
  ['category', { id: '3', name: 'Infusión', image_sm: '/c.webp' }, { id: '3', name: 'Infusión' }],
  ['category', 'Infusión', null],
  ['id', ' 0035 ', '35'],
])('The field %s with %.40j is read as %.40j', (field, sent, read) => {
  expect(readProduct({ [field]: sent })[field as 'name']).toEqual(read);
});

describe('a list', () => {
  const item = { id: 1, name: 'Monitor' };
  const list = { 0: item, 2: { id: 3, name: 'Cama' } };

  it.each<[unknown, readonly string[]]>([
    [[item], ['1']],
    [{ data: [item], total: 730, last_page: 15 }, ['1']],
    [{ data: [item, item], total: 1 }, ['1', '1']],
    [list, ['1', '3']],
    [{ data: [] }, []],
    [{ data: {} }, []],
    [[{ id_product: 5, name: 'x' }], ['5']],
    [[{ ...item, id_product: null }], ['1']],
    [[{ ...item, id_product: ' 5 ' }], ['5']],
    [[{ id: '', id_product: 3, name: 'x' }], ['3']],
  ])('%j has the products %j', (answer, ids) => {
    expect(readProducts(answer).items.map(({ id }) => id)).toEqual(ids);
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves bad items out, says what the first one lacks, and keeps the rest', () => {
    const ids = [0, -1, 1.5, 'x', '1x', '', null, true, [1], {}, '1'.repeat(19)].map((id) => ({ id, name: 'x' }));
    const bad = [null, 7, 'x', [], {}, { id: 2 }, { name: 'no id' }, { id: 3, name: ' ' }, { id: 4, name: null }];
    expect(readProducts([...bad, ...ids, item]).items.map(({ name }) => name)).toEqual(['Monitor']);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ field: 'item', expected: 'object', received: 'null' }),
      expect.any(String),
    );
  });

  const ID_WORDS = 'number or text of 1 to 18 digits';
  it.each<[unknown, string, string, string]>([
    [{ data: [{ id: 'BM-1', name: 'Ana' }] }, 'id', ID_WORDS, 'text'],
    [{ data: [{ name: 'Ana' }] }, 'id', ID_WORDS, 'absent'],
    [[{ id: [], name: 'Ana' }], 'id', ID_WORDS, 'list'],
    [[{ id: 1, name: ' ' }], 'name', 'text', 'blank text'],
    [['Ana'], 'item', 'object', 'text'],
    [{ items: [item] }, 'data', 'list', 'absent'],
    [{ data: { x: 1 } }, 'data', 'list', 'object'],
    ['Ana', 'answer', 'list', 'text'],
  ])('of which nothing can be read is a failure, which names the field and no value: %j', (answer, ...words) => {
    const [field, expected, received] = words;
    const fault = { field, expected, received };
    expect(() => readProducts(answer)).toThrow(expect.objectContaining({ digest: 'BACKEND_ANSWER', fault }));
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Ana|BM-1/);
  });
});

it.each<[boolean, unknown, path?: string]>([
  ...[null, {}, { data: [] }, { success: false }, { code: 404, message: 'x' }].map((none): [true, unknown] => [
    true,
    none,
  ]),
  [false, { id: 1, name: 'x' }],
  [false, { error: 'x' }],
  [false, { id: 1, code: 404 }],
  [false, { data: [] }, '/category/1'],
])('It is %s that the answer %j to one product means that there is none', (isNone, answer, path = '/product/1') => {
  const read = () => refuseNothing(answer, path);
  if (isNone) expect(read).toThrow(expect.objectContaining({ status: 404 }));
  else expect(read()).toBe(answer);
});

it('A fault is logged for each shape, by its call without ids and words', () => {
  const fault = { field: 'id', expected: 'number', received: 'text' };
  const call = toCall('GET', '/products?page=1&limit=50&q=ana%40example.com');
  expect([call, toCall('GET', '/category/12')]).toEqual(['GET /products?page=1&limit=50&q={q}', CALL]);
  for (let times = 0; times < 3; times++) noteFault(call, fault);
  noteFault(call, { ...fault, received: 'null' });
  expect(warn.mock.calls.map(([noted]) => noted)).toEqual([
    { call, ...fault },
    { call, ...fault, received: 'null' },
  ]);
});
