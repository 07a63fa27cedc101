/** @jest-environment node */
import { readJson } from './read-json';

const rows = [{ id: 1, name: 'Monitor' }, { name: 'Bomba' }];
const records = rows.map((fields, index) => ({ line: index + 1, fields }));

describe('readJson', () => {
  it.each([
    ['a list of products', rows],
    ['an answer with data', { data: rows }],
    ['a whole catalogue', { products: rows }],
  ])('reads %s, each with its place in the list', (_, whole) => {
    expect(readJson(JSON.stringify(whole)).records).toEqual(records);
  });

  it('reads the categories and the featured products of a whole catalogue', () => {
    const whole = {
      categories: [
        { id: '3', name: 'Infusión' },
        { id: 4, name: 'Beds', lang: 'en' },
      ],
      products: rows,
      suggested: [2, '1'],
    };
    expect(readJson(JSON.stringify(whole))).toMatchObject({
      categories: [
        { id: 3, name: 'Infusión', image_sm: '', lang: null },
        { id: 4, name: 'Beds', image_sm: '', lang: 'en' },
      ],
      suggested: [2, 1],
    });
  });

  it('takes what is no product for one without fields, so that it is reported with its place', () => {
    expect(readJson('[null, 5, []]').records.map(({ fields }) => fields)).toEqual([{}, {}, {}]);
  });

  it.each(['{}', 'null', '5', '{"data":{}}', '{"products":"x"}'])('refuses %s, which has no list', (text) => {
    expect(() => readJson(text)).toThrow('the file has no list of products');
  });

  it('refuses what is not JSON', () => {
    expect(() => readJson('[{"id":1,')).toThrow(/JSON/);
  });
});
