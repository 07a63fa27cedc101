/** @jest-environment node */
import type { ProductRow } from '@/lib/embedded-backend/catalogue';
import { buildCatalogue } from './build';

const build = (rows: readonly object[], given = {}) =>
  buildCatalogue(
    rows.map((fields, index) => ({ line: index + 2, fields: { ...fields } })),
    given,
  );

const toFaults = (...rows: object[]) => build(rows).faults;

describe('buildCatalogue', () => {
  it('makes a product of a row that has only a name', () => {
    const { catalogue, faults } = build([{ name: ' Monitor  de\nsignos ' }]);
    expect(faults).toEqual([]);
    expect(catalogue.products).toEqual([
      {
        id: 1,
        category_id: 1,
        name: 'Monitor de signos',
        slug: 'Monitor de signos',
        type: 'PRODUCT',
        brand: '',
        image_sm: '',
        image: '',
        description: '',
        url: '',
        lang: null,
        attributes: null,
        code: null,
        details: null,
      },
    ]);
    expect(catalogue.categories).toEqual([{ id: 1, name: 'Otros equipos', image_sm: '', lang: null }]);
  });

  it('makes a category of each new name, in the order of the file', () => {
    const { catalogue } = build([
      { name: 'a', category: 'X' },
      { name: 'b', category: 'Y' },
      { name: 'c', category: 'X' },
    ]);
    expect(catalogue.categories.map(({ id, name }) => [id, name])).toEqual([
      [1, 'X'],
      [2, 'Y'],
    ]);
    expect(catalogue.products.map(({ category_id }) => category_id)).toEqual([1, 2, 1]);
  });

  it('uses the categories that are given, by name or by id, and numbers new ones after them', () => {
    const categories = [{ id: 7, name: 'X', image_sm: '/x.webp', lang: null }];
    const rows = [
      { name: 'a', category: 'X' },
      { name: 'b', category_id: '7' },
      { name: 'c', category: 'Y' },
    ];
    const { catalogue } = build(rows, { categories });
    expect(catalogue.products.map(({ category_id }) => category_id)).toEqual([7, 7, 8]);
    expect(catalogue.categories[0]).toEqual(categories[0]);
  });

  it('notes the language of the rows that say none, and of the categories that they name', () => {
    const categories = [
      { id: 1, name: 'Given', image_sm: '', lang: null },
      { id: 2, name: 'Dada', image_sm: '', lang: 'es' },
    ];
    const rows = [{ name: 'a', category: 'New' }, { name: 'b', category: 'Neu', lang: 'de' }, { name: 'c' }];
    const { catalogue } = build([...rows, { name: 'd', lang: '' }], { categories, lang: 'en' });
    expect(catalogue.products.map(({ lang }) => lang)).toEqual(['en', 'de', 'en', null]);
    expect(catalogue.categories.map(({ name, lang }) => [name, lang])).toEqual([
      ['Given', 'en'],
      ['Dada', 'es'],
      ['New', 'en'],
      ['Neu', 'de'],
      ['Otros equipos', null],
    ]);
  });

  it('keeps the attributes of a JSON row as they are, to be checked when they are read', () => {
    const { catalogue } = build([
      { name: 'a', attributes: [{ name: 'Peso', value: 3 }] },
      { name: 'b', attributes: 'x' },
    ]);
    expect(catalogue.products.map(({ attributes }) => attributes)).toEqual(['[{"name":"Peso","value":3}]', null]);
  });

  it('puts services into no category', () => {
    const { catalogue } = build([{ name: 'Reparación', type: 'service', category: 'X' }]);
    expect(catalogue).toMatchObject({ categories: [], products: [{ type: 'SERVICE', category_id: null }] });
  });

  it('keeps names with slashes, percent signs, quotes and emoji as they are', () => {
    const name = 'Bomba 100% acero / 5" <b> ñ ™ 🫀 ../';
    expect(build([{ name }]).catalogue.products[0]?.name).toBe(name);
  });

  it.each([
    [{ name: '' }, 'name is empty'],
    [{ name: '  ' }, 'name is empty'],
    [{ name: null }, 'name is empty'],
    [{}, 'name is empty'],
    [{ name: 'x', id: 'A1' }, 'id is not a number'],
    [{ name: 'x', id: '1.5' }, 'id is not a whole number'],
    [{ name: 'x', id: '-3' }, 'id is not positive'],
    [{ name: 'x', id: 0 }, 'id is not positive'],
    [{ name: 'x', type: 'GADGET' }, 'type is neither PRODUCT nor SERVICE'],
    [{ name: 'x', category_id: 'X' }, 'category_id is not a number'],
    [{ name: 'x', lang: 'english' }, 'lang is no language (BCP 47)'],
  ])('reports %j with its line: %s', (row, reason) => {
    expect(toFaults({ name: 'good' }, row)).toEqual([{ line: 3, reason }]);
  });

  it('reports every fault of every row', () => {
    expect(toFaults({ id: 'x' }, { name: 'good' }, { name: '' })).toEqual([
      { line: 2, reason: expect.stringMatching(/id is not a number.*name is empty|name is empty.*id is not a number/) },
      { line: 4, reason: 'name is empty' },
    ]);
  });

  it('reports an id that is there twice', () => {
    expect(toFaults({ id: 5, name: 'a' }, { id: '5', name: 'b' })).toEqual([
      { line: 3, reason: 'id 5 is there twice: row 2 is that product too' },
    ]);
  });

  it('takes a blank id for none, and counts the rows instead', () => {
    expect(
      build([
        { id: '', name: 'a' },
        { id: null, name: 'b' },
      ]).catalogue.products.map(({ id }) => id),
    ).toEqual([1, 2]);
  });

  it('reads related products as ids or as products', () => {
    const { catalogue } = build([{ id: 1, name: 'a', related_products: [2, '3', { id: 4 }, 'x', null] }]);
    expect(catalogue.related.get(1)?.slice(0, 3)).toEqual([2, 3, 4]);
  });

  it('features the products that the file says, else ten that have a picture, a made one too, else ten', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      name: `n${index}`,
      image_sm: index > 27 ? '/x.webp' : '',
    }));
    expect(build(rows, { suggested: [9, 8] }).catalogue.suggested).toEqual([9, 8]);
    expect(build(rows).catalogue.suggested).toEqual([29, 30]);
    expect(build(rows.slice(0, 20)).catalogue.suggested).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const join = (product: ProductRow, line: number) =>
      line === 15 ? { ...product, image_sm: '/made.webp' } : product;
    expect(build(rows.slice(0, 20), { join }).catalogue.suggested).toEqual([14]);
  });

  it('tells how far it is, every thousand rows', () => {
    const said: number[][] = [];
    const records = Array.from({ length: 2_500 }, (_, index) => ({ line: index, fields: { name: `n${index}` } }));
    buildCatalogue(records, {}, (...progress) => said.push(progress));
    expect(said).toEqual([
      [1_000, 2_500],
      [2_000, 2_500],
    ]);
  });
});

test('a category that is nowhere named is a fault, and rows without an id take numbers that nobody claims', () => {
  const record = (line: number, fields: object) => ({ line, fields: { ...fields } });
  const lost = buildCatalogue([record(2, { name: 'A', category_id: 99 })]);
  expect(lost.faults).toEqual([{ line: 2, reason: 'there is no category 99' }]);
  const mixed = buildCatalogue([record(1, { id: 2, name: 'A' }), record(2, { name: 'B' }), record(3, { name: 'C' })]);
  expect(mixed.faults).toEqual([]);
  expect(mixed.catalogue.products.map(({ id }) => id)).toEqual([2, 1, 3]);
});
