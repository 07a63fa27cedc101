/** @jest-environment node */
import fc from 'fast-check';
import { log } from '@/lib/log';
import {
  readCategory,
  readCategories as readFirstCategories,
  readProducts as readFirstProducts,
  readProduct as readOneProduct,
} from './answers';
import { BackendAnswerError } from './errors';
import { listFaults } from './faults';

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

  it('may be empty', () => {
    expect(readProducts({ data: [] })).toEqual({ items: [], total: null, isCut: false });
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
    [{ data: {} }, 'data', 'list', 'object'],
    ['Ana', 'answer', 'list', 'text'],
  ])('of which nothing can be read is a failure, which names the field and no value: %j', (answer, ...words) => {
    const [field, expected, received] = words;
    const fault = { field, expected, received };
    expect(() => readProducts(answer)).toThrow(expect.objectContaining({ name: 'BackendAnswerError', fault }));
    expect(listFaults()[CALL]).toEqual({ ...fault, at: expect.any(String) });
    expect(JSON.stringify([listFaults(), warn.mock.calls])).not.toMatch(/Ana|BM-1/);
  });

  it('says nothing in the log when every item is good', () => {
    readCategories([item]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([[null], [undefined], ['text'], [5], [true], [{}], [{ weather: 'sunny' }], [{ data: null }], [{ data: {} }]])(
    'is a failure when it is %j',
    (answer) => {
      expect(() => readProducts(answer)).toThrow(BackendAnswerError);
      expect(() => readCategories(answer)).toThrow(BackendAnswerError);
    },
  );

  it('is read, or refused as an answer, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        try {
          return readProducts({ data: [answer] }).items.every(({ name }) => typeof name === 'string' && name !== '');
        } catch (error) {
          return error instanceof BackendAnswerError;
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
  ])('%j is read as %j', (id, text) => {
    expect(readCategories([{ id, name: 'x' }]).items[0]?.id).toBe(text);
  });

  it.each([[0], [-1], [1.5], ['x'], ['1x'], [''], ['007'], [null], [true], [[1]], [{}], ['1'.repeat(19)]])(
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
      name: 'Monitor \uFFFD',
      description: '\uFFFD \u{1FAC0}',
      url: '/a\uFFFD.pdf',
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
      expect(() => readProduct(answer)).toThrow(BackendAnswerError);
    },
  );
});
