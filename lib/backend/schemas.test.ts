/** @jest-environment node */
import fc from 'fast-check';
import { log } from '@/lib/log';
import { isBackendError } from './errors';
import { listFaults } from './faults';
import {
  readCategory,
  readCategories as readFirstCategories,
  readProducts as readFirstProducts,
  readProduct as readOneProduct,
  readReply,
  refuseNothing,
  toAddress,
} from './schemas';

const CALL = 'GET /category/{id}';
const readProduct = (answer: unknown) => readOneProduct(answer, CALL);
const readProducts = (answer: unknown) => readFirstProducts(answer, 50, CALL);
const readCategories = (answer: unknown) => readFirstCategories(answer, 50, CALL);

let warn: jest.SpiedFunction<typeof log.warn>;

beforeEach(() => {
  warn = jest.spyOn(log, 'warn').mockImplementation();
});

describe('a list of the backend', () => {
  const item = { id: 1, name: 'Monitor' };

  it('may be a bare array or lie below data', () => {
    const [bare, wrapped] = [readProducts([item]), readProducts({ data: [item] })];
    expect(bare.items).toMatchObject([{ id: '1', name: 'Monitor' }]);
    expect(wrapped.items).toEqual(bare.items);
  });

  it('may be empty, also as the object that PHP makes of an empty list', () => {
    for (const answer of [{ data: [] }, [], {}, { data: {} }])
      expect(readProducts(answer)).toEqual({ items: [], total: null, isCut: false });
  });

  it('may be an object whose keys are whole numbers, as PHP sends a list from which something was taken', () => {
    const list = { 0: item, 2: { id: 3, name: 'Cama' } };
    for (const answer of [list, { data: list }])
      expect(readProducts(answer).items.map(({ id }) => id)).toEqual(['1', '3']);
  });

  it.each([
    ['at the top', { data: [item], total: 730, last_page: 15 }],
    ['as a text', { data: [item], total: '730' }],
    ['below meta', { data: [item], meta: { total: 730, last_page: 15 } }],
    ['below meta when the one at the top is null', { data: [item], total: null, meta: { total: 730 } }],
  ])('reports its total %s', (_, answer) => {
    expect(readProducts(answer).total).toBe(730);
  });

  it.each([
    [{ data: [item] }],
    [[item]],
    [{ data: [item], total: 'many' }],
    [{ data: [item], total: -1 }],
    [{ data: [item, item], total: 1 }],
    [{ data: [item], meta: [] }],
  ])('has no total in %j', (answer) => {
    expect(readProducts(answer).total).toBeNull();
  });

  it('leaves bad items out, says what the first one lacks, and keeps the rest', () => {
    const bad = [null, 7, 'x', [], {}, { id: 2 }, { name: 'no id' }, { id: 3, name: ' ' }, { id: 4, name: null }];
    const list = readProducts([...bad, item]);
    expect(list.items.map(({ name }) => name)).toEqual(['Monitor']);
    expect(listFaults()[CALL]).toMatchObject({ field: 'item', expected: 'object', received: 'null' });
  });

  it.each([
    [{ data: [{ id: 'BM-1', name: 'Ana' }] }, 'id', 'number or text of 1 to 18 digits', 'text'],
    [{ data: [{ name: 'Ana' }] }, 'id', 'number or text of 1 to 18 digits', 'absent'],
    [[{ id: [], name: 'Ana' }], 'id', 'number or text of 1 to 18 digits', 'list'],
    [[{ id: 1, name: ' ' }], 'name', 'text', 'blank text'],
    [[{ id: 1, name: {} }], 'name', 'text', 'object'],
    [['Ana'], 'item', 'object', 'text'],
    [{ items: [item] }, 'data', 'list', 'absent'],
    [{ data: { x: 1 } }, 'data', 'list', 'object'],
    ['Ana', 'answer', 'list', 'text'],
  ])('of which nothing can be read is a failure, which names the field and no value: %j', (answer, ...words) => {
    const [field, expected, received] = words;
    const fault = { field, expected, received };
    expect(() => readProducts(answer)).toThrow(expect.objectContaining({ digest: 'BACKEND_ANSWER', fault }));
    expect(listFaults()[CALL]).toEqual({ ...fault, at: expect.any(String) });
    expect(JSON.stringify([listFaults(), warn.mock.calls])).not.toMatch(/Ana|BM-1/);
  });

  it('says nothing in the log when every item is good', () => {
    readCategories([item]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([[null], [undefined], ['text'], [5], [true], [{ weather: 'sunny' }], [{ data: null }]])(
    'is a failure when it is %j',
    (answer) => {
      expect(() => readProducts(answer)).toThrow('not as agreed');
      expect(() => readCategories(answer)).toThrow('not as agreed');
    },
  );

  it('is read, or refused as an answer, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        try {
          return readProducts({ data: [answer] }).items.every(({ name }) => typeof name === 'string' && name !== '');
        } catch (error) {
          return isBackendError(error);
        }
      }),
    );
  });
});

describe('an id', () => {
  it.each([
    [12, '12'],
    ['12', '12'],
    [' 12 ', '12'],
    ['9'.repeat(18), '9'.repeat(18)],
    ['0035', '35'],
  ])('%j is read as %j', (id, text) => {
    expect(readCategories([{ id, name: 'x' }]).items[0]?.id).toBe(text);
  });

  it.each([[0], [-1], [1.5], ['x'], ['1x'], [''], [null], [true], [[1]], [{}], ['1'.repeat(19)]])(
    '%j is none',
    (id) => {
      expect(
        readCategories([
          { id, name: 'x' },
          { id: 1, name: 'y' },
        ]).items,
      ).toHaveLength(1);
    },
  );

  it.each([
    [{ id_product: 5 }, { id_product: '5' }],
    [
      { id: null, id_product: '5' },
      { id: null, id_product: '5' },
    ],
    [
      { id: 3, id_product: null },
      { id: '3', id_product: null },
    ],
    [
      { id: 1, id_product: 5 },
      { id: '1', id_product: '5' },
    ],
  ])('of a product may be given as %j', (ids, read) => {
    expect(readProducts([{ ...ids, name: 'x' }]).items).toMatchObject([read]);
  });

  it.each([[{ id: 3, id_product: '' }], [{ id: 3, id_product: ' ' }], [{ id: '', id_product: 3 }]])(
    'that is blank counts as absent beside a good one: %j',
    (ids) => {
      expect(readProducts([{ ...ids, name: 'x' }]).items).toHaveLength(1);
    },
  );
});

describe('a product of the backend', () => {
  it.each([[null], [undefined], [''], ['  '], [{}], [[]], [false]])('has empty texts where it says %j', (text) => {
    const names = ['slug', 'type', 'brand', 'image_sm', 'image', 'description', 'url'];
    const sent = { id: 1, name: 'x', ...Object.fromEntries(names.map((name) => [name, text])) };
    expect(readProduct(sent)).toMatchObject(Object.fromEntries(names.map((name) => [name, ''])));
  });

  it('has texts of bounded length: a name of 5 MB would stand twenty times on its page', () => {
    const long = '𝄞'.repeat(100_000);
    const sent = { id: 1, name: long, slug: long, brand: long, description: long, category: { id: 2, name: long } };
    const { name, slug, brand, description, category } = readProduct(sent);
    const lengths = [name, slug, brand, description, readCategory(category)?.name].map((text) => text?.length);
    expect(lengths).toEqual([500, 500, 500, 20_000, 500]);
  });

  it('has trimmed texts, and numbers for texts', () => {
    expect(readProduct({ id: 1, name: ' Monitor ', slug: 12 })).toMatchObject({ name: 'Monitor', slug: '12' });
  });

  it('has no lone surrogates, which no page can send; an emoji stays', () => {
    const sent = { id: 1, name: 'Monitor \uD800', description: '\uDC00 \u{1FAC0}', url: '/a\uDBFF.pdf' };
    expect(readProduct(sent)).toMatchObject({
      name: 'Monitor',
      description: '\u{1FAC0}',
      url: '/a.pdf',
    });
  });

  it('may lie below data', () => {
    expect(readProduct({ data: { id: 1, name: 'x' } }).id).toBe('1');
  });

  it('loses fields that nobody knows', () => {
    expect(readProduct({ id: 1, name: 'x', price: 100 })).not.toHaveProperty('price');
  });

  it.each([[null], [[]], [{}], [{ data: null }], [{ id: 1 }], [{ name: 'x' }], ['<h1>'], [5]])(
    'is a failure when it is %j',
    (answer) => {
      expect(() => readProduct(answer)).toThrow('not as agreed');
    },
  );
});

describe('texts', () => {
  it.each([
    ['A &amp; B', 'A & B'],
    ['Monitor\r\nMV\u200B 12\u00A0x', 'Monitor MV 12 x'],
    ['<b>Cama</b>', 'Cama'],
    ['R&D <5 mmHg', 'R&D <5 mmHg'],
  ])('name %j is %j: one line of plain text', (name, read) => {
    expect(readProduct({ id: 1, name }).name).toBe(read);
  });

  it('of several lines keep them, and lose their markup', () => {
    const description = '<p>Uno</p><ul><li>Dos</li><li>Tres</li></ul><script>x()</script>';
    expect(readProduct({ id: 1, name: 'x', description }).description).toBe('Uno\n- Dos\n- Tres');
  });

  it.each(['null', 'N/A', '-', '0', '#', 'undefined'])(
    '%j as a brand, description, picture or data sheet is none',
    (nothing) => {
      const fields = { brand: nothing, description: nothing, image: nothing, url: nothing };
      expect(readProduct({ id: 1, name: 'x', ...fields })).toMatchObject({
        brand: '',
        description: '',
        image: '',
        url: '',
      });
    },
  );
});

it.each([
  ['a.jpg, b.jpg', 'a.jpg'],
  ['a.jpg|b.jpg', 'a.jpg'],
  ['["a.jpg","b.jpg"]', 'a.jpg'],
  [['a.jpg', 'b.jpg'], 'a.jpg'],
  ['www.example.com/ficha.pdf', 'https://www.example.com/ficha.pdf'],
  ['/a,b.jpg', '/a,b.jpg'],
  [7, ''],
])('The address in %j is %j', (sent, address) => {
  expect(toAddress(sent)).toBe(address);
});

it.each([[null], [[]], [{}], [{ data: null }], [{ data: [] }], [{ success: false }], [{ code: 404, message: 'x' }]])(
  'The answer %j to one product means that there is none',
  (answer) => {
    expect(() => refuseNothing(answer, '/product/1')).toThrow(expect.objectContaining({ status: 404 }));
  },
);

it.each([
  [{ id: 1, name: 'x' }],
  [{ error: 'x' }],
  [{ data: { id: 1, name: 'x', code: 404 } }],
  [{ id: 1, code: 404 }],
])('The answer %j does not', (answer) => {
  expect(refuseNothing(answer, '/product/1')).toBe(answer);
});

it('An empty list is a category without products', () => {
  expect(refuseNothing({ data: [] }, '/category/1')).toEqual({ data: [] });
});

it.each([
  [
    { code: 200, message: 'Gracias' },
    { code: 200, message: 'Gracias' },
  ],
  [
    { code: '422', message: null, extra: 1 },
    { code: 422, message: '' },
  ],
  [{ code: 500 }, { code: 500, message: '' }],
  [{ message: 'x' }, null],
  [{ code: 1e16 }, null],
  [[], null],
])('The answer %j to a POST is read as %j', (answer, reply) => {
  expect(readReply(answer)).toEqual(reply);
});

it('A list is cut before it is checked, and given up after a thousand bad items', () => {
  let seen = 0;
  const item = {
    id: 1,
    get name() {
      seen++;
      return '';
    },
  };
  expect(() => readFirstProducts(Array(1_000_000).fill(item), 2_000, CALL)).toThrow('not as agreed');
  expect(seen).toBeLessThanOrEqual(3_000);
  const long = readFirstProducts({ data: Array(20_000).fill({ id: 1, name: 'x' }) }, 50, CALL);
  expect([long.items.length, long.isCut]).toEqual([50, true]);
});
