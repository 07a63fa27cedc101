/** @jest-environment node */
import { importRows, manyRows } from '@/e2e/support/import-rows';
import type { Database } from '@/lib/database/connect';
import { openDatabase } from '@/lib/embedded-backend/database';
import { readStored } from '@/lib/embedded-backend/stored';

let db: Database;

beforeEach(async () => {
  db = await openDatabase(':memory:');
});

afterEach(() => db.close());

const load = (rows: readonly object[], choices = {}) => importRows(db, rows, choices);

describe('what a file would do', () => {
  const services = [
    { name: 'Calibración', type: 'SERVICE' },
    { name: 'Reparación', type: 'SERVICE', lang: 'en' },
  ];

  it('is doubted when more than a fifth goes, of products or of services', async () => {
    await load([...manyRows, ...services]);
    const { doubts } = await load([...manyRows.slice(0, 48), ...services]);
    expect(doubts).toEqual([]);
    expect((await load([...manyRows.slice(0, 38), services[0] ?? {}])).doubts).toEqual([
      '10 of 48 products would be removed',
      '1 of 2 services would be removed (--keep-services keeps them)',
    ]);
  });

  it('is doubted when rows without keys are no product by name, and not when all are', async () => {
    await load(manyRows);
    const names = manyRows.map(({ name }) => ({ name }));
    expect((await load(names)).doubts).toEqual([]);
    const { doubts, keys } = await load([{ name: 'Equipo 0 bis' }, ...names.slice(1)]);
    expect(doubts).toEqual([expect.stringContaining('no key (neither id nor code), and 1 of its rows are no product')]);
    expect(keys.strangers).toEqual([{ line: 2, reason: "'Equipo 0 bis' would be new, as product 61" }]);
  });

  it('is a list of what is added, changed field by field, and removed', async () => {
    const facts = (value: string) => ({ attributes: [{ name: 'Peso', value }] });
    await load([
      { code: 'A', name: 'Uno', brand: 'M', ...facts('1 kg') },
      { code: 'B', name: 'Dos', related_products: ['A'] },
    ]);
    const { differences } = await load([
      { code: 'A', name: 'Uno', ...facts('2 kg') },
      { code: 'C', name: 'Tres', category: 'Nueva', featured: 'no' },
    ]);
    const shown = differences.map(({ change, type, code, name, field, old, new: current }) =>
      [change, type, code, name, field, old, current].join('|'),
    );
    expect(shown).toEqual([
      'added|CATEGORY||Nueva|||',
      'changed|PRODUCT|A|Uno|brand|M|',
      'changed|PRODUCT|A|Uno|Peso|1 kg|2 kg',
      'added|PRODUCT|C|Tres|||',
      'changed|FEATURED|||ids|1 2|1 3',
      'removed|PRODUCT|B|Dos|||',
    ]);
  });

  it('leaves services as they are where that is asked, and refuses those of the file then', async () => {
    await load([...manyRows, ...services]);
    const before = (await readStored(db)).catalogue.products.filter(({ type }) => type === 'SERVICE');
    const { differences } = await load(manyRows, { keepsServices: true, lang: 'de' });
    expect(differences.filter(({ type }) => type === 'SERVICE')).toEqual([]);
    expect((await readStored(db)).catalogue.products.filter(({ type }) => type === 'SERVICE')).toEqual(before);
    await expect(load(services, { keepsServices: true })).rejects.toThrow('services of its own (row 2)');
  });
});
