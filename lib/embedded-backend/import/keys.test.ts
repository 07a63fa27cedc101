/** @jest-environment node */
import { detailedCatalogue } from '@/e2e/support/detailed-catalogue';
import { assignIds } from './keys';
import type { Known } from './known';

const toRecords = (...rows: readonly object[]) =>
  rows.map((fields, index) => ({ line: index + 2, fields: { ...fields } }));

const known: Known = {
  products: [
    { id: 1, code: 'BM-0001', name: 'Monitor' },
    { id: 2, code: 'BM-0002', name: 'Bomba' },
    { id: 3, code: null, name: 'Camilla' },
    { id: 4, code: null, name: 'Báscula' },
    { id: 5, code: null, name: 'Báscula' },
  ],
  removed: [{ id: 9, code: 'BM-0009', name: 'Autoclave' }],
  categories: [],
};

const assign = (...rows: readonly object[]) => assignIds(toRecords(...rows), known);
const getIds = (...rows: readonly object[]) => assign(...rows).records.map(({ fields }) => fields.id);
const getNotes = (...rows: readonly object[]) => assign(...rows).notes.map(({ line, reason }) => `${line}: ${reason}`);
const getFaults = (...rows: readonly object[]) =>
  assign(...rows).faults.map(({ line, reason }) => `${line}: ${reason}`);

describe('assignIds', () => {
  it('finds a product by its code, in whatever row and however it is written', () => {
    const rows = [
      { code: 'BM-0050', name: 'Nuevo' },
      { code: ' bm - 0002', name: 'Otra' },
      { code: 'ＢＭ-0001', name: 'x' },
    ];
    expect(getIds(...rows)).toEqual([10, 2, 1]);
  });

  it('gives a new product an id that nobody had, also when it says the place of another one', () => {
    expect(getIds({ code: 'N1', name: 'a' }, { id: 11, name: 'b' }, { code: 'N2', name: 'c' })).toEqual([10, 11, 12]);
  });

  it('gives a product that was removed its address back, and to no other one', () => {
    expect(getIds({ code: 'BM-0009', name: 'Autoclave' })).toEqual([9]);
    expect(getNotes({ code: 'BM-0009', name: 'Autoclave' })).toEqual([
      '2: product 9 was removed before; it is back at its address',
    ]);
    expect(getFaults({ id: 9, code: 'BM-0070', name: 'Otra' })).toEqual([
      '2: id 9 was of BM-0009 (Autoclave), which was removed: leave the id of BM-0070 blank',
    ]);
  });

  it('joins a product without a code by a name that is there once in both, and says so', () => {
    const rows = [
      { code: 'BM-0003', name: 'CAMILLA' },
      { code: 'BM-0004', name: 'Báscula' },
    ];
    expect(getIds(...rows)).toEqual([3, 10]);
    expect(getNotes(...rows)).toEqual(['2: joined by name with product 3']);
    expect(getIds({ code: 'A', name: 'Camilla' }, { code: 'B', name: 'Camilla' })).toEqual([10, 11]);
  });

  it('joins a product whose code has changed by its name or its id, and says so', () => {
    const rows = [
      { code: 'BM-0001A', name: 'Monitor' },
      { id: 2, code: 'BM-0002A', name: 'Bomba nueva' },
    ];
    expect(getIds(...rows)).toEqual([1, 2]);
    expect(getNotes(...rows)).toEqual([
      '2: code BM-0001 becomes BM-0001A: product 1 by its name',
      '3: code BM-0002 becomes BM-0002A: product 2 by its id',
    ]);
  });

  it('keeps the code of a product whose row has none', () => {
    const { records } = assign({ id: 1, name: 'Monitor' }, { code: '', name: 'Bomba' });
    expect(records.map(({ fields }) => fields.code)).toEqual(['BM-0001', 'BM-0002']);
  });

  it('names the rows without a code in a file that has codes, but for services', () => {
    const rows = [{ code: 'BM-0001', name: 'Monitor' }, { name: 'Camilla' }, { name: 'Nueva' }];
    expect(getNotes(...rows, { name: 'Calibración', type: 'service' })).toEqual([
      '3: joined by name with product 3; it has no code',
      '4: no code: product 10, a new one',
    ]);
  });

  it.each([
    [
      [
        { code: 'X', name: 'a' },
        { code: 'x ', name: 'b' },
      ],
      '3: code x is there twice: row 2 has it too',
    ],
    [
      [
        { id: 1, name: 'a' },
        { code: 'BM-0001', name: 'b' },
      ],
      '3: id 1 is there twice: row 2 is that product too',
    ],
    [[{ id: 2, code: 'BM-0001', name: 'a' }], '2: code BM-0001 is of product 1 (Monitor), not of 2'],
  ])('refuses %j', (rows, fault) => {
    expect(getFaults(...rows)).toEqual([fault]);
  });

  it('tells of a file without keys which rows are no product by name', () => {
    expect(assign({ name: 'Monitor' }, { name: 'Monitor 2' }).strangers).toEqual([
      { line: 3, reason: "'Monitor 2' would be new, as product 10" },
    ]);
    expect(assign({ name: 'Monitor' }).strangers).toEqual([]);
    expect(assign({ code: 'N', name: 'Monitor 2' }).strangers).toEqual([]);
    expect(assignIds(toRecords({ name: 'Monitor 2' })).strangers).toEqual([]);
  });

  it('takes codes for the products that a row names, and ids as they are', () => {
    const lists = { related_products: ['bm-0002', '1', 2], accessories: [2], replaced_by: 'BM-0002' };
    const { records } = assign({ code: 'BM-0001', name: 'a', ...lists }, { code: 'BM-0002', name: 'b' });
    expect(records[0]?.fields).toMatchObject({ related_products: [2, '1', 2], accessories: [2], replaced_by: 2 });
  });

  it('leaves the ids of a file that has them as they are', () => {
    const { records, ways } = assignIds(toRecords(...detailedCatalogue.products));
    expect(records.map(({ fields }) => fields.id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(ways).toEqual({ id: 7, code: 0, name: 0, new: 0 });
  });
});
