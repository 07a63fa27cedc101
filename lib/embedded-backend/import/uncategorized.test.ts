/** @jest-environment node */
import type { ImportRecord } from './row';
import { describeUncategorized } from './uncategorized';

const record = (line: number, fields: ImportRecord['fields']): ImportRecord => ({ line, fields });
const bed = record(6, { name: 'Cama', category: 'Camas' });

describe('describeUncategorized', () => {
  it('counts products without a category, names the first row and what may help', () => {
    const records = [bed, record(7, { category: ' ' }), record(8, {}), record(9, { category: 'Camas' })];
    expect(describeUncategorized(records, false)).toBe(
      "2 of 4 products have no category (the first is row 7) and come into 'Otros equipos'; are cells merged there? --fill-merged fills them",
    );
  });

  it('has no such help where merged cells were filled, or where no product has a category', () => {
    expect(describeUncategorized([bed, record(7, {})], true)).toMatch(/'Otros equipos'$/);
    expect(describeUncategorized([record(2, {}), record(3, {})], false)).toMatch(/^2 of 2 .*'Otros equipos'$/);
  });

  it('says nothing of services, nor of products with the id of a category', () => {
    const records = [bed, record(7, { type: 'Service' }), record(8, { category_id: 3 })];
    expect(describeUncategorized(records, false)).toBeNull();
  });
});
