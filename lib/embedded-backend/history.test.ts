/** @jest-environment node */
import { importRows } from '@/e2e/support/import-rows';
import type { Database } from '@/lib/database/connect';
import { readStored } from './catalogue';
import { openDatabase, sampleCatalogue } from './database';
import { listKept, restoreKept, storeCatalogue } from './history';

let db: Database;

beforeEach(async () => {
  db = await openDatabase(':memory:');
});

afterEach(() => db.close());

const load = (rows: readonly object[], choices = {}) => importRows(db, rows, choices);

const getNames = async () => (await readStored(db)).products.map(({ name }) => name);

async function readAddresses() {
  return (await readStored(db)).products.map(({ id, code }) => [id, code]);
}

describe('the catalogues of before', () => {
  const one = (name: string) => [{ code: 'A', name, attributes: [{ name: 'Peso', value: '1 kg' }] }];

  it('are three at most, and each comes back whole', async () => {
    for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) await load(one(name));
    const before = await readStored(db);
    expect(await listKept(db)).toEqual([1, 2, 3].map(() => ({ storedAt: expect.any(Number), products: 1 })));
    await restoreKept(db, 3);
    expect(await getNames()).toEqual(['Dos']);
    await restoreKept(db, 1);
    expect(await readStored(db)).toEqual({ ...before, storedAt: expect.any(Number) });
    expect(await listKept(db)).toHaveLength(3);
  });

  it('are not pushed out by an import that changes nothing', async () => {
    for (const name of ['Uno', 'Dos', 'Dos', 'Dos', 'Dos']) await load(one(name));
    expect(await listKept(db)).toHaveLength(1);
    await restoreKept(db, 1);
    expect(await getNames()).toEqual(['Uno']);
  });

  it('keep the addresses of what they do not have from others', async () => {
    await load(one('Uno'));
    await load([...one('Uno'), { code: 'B', name: 'Otro' }]);
    await restoreKept(db, 1);
    await load([...one('Uno'), { code: 'C', name: 'Nuevo' }]);
    expect(await readAddresses()).toEqual([
      [1, 'A'],
      [3, 'C'],
    ]);
  });

  it('are none at first: an undo is refused and changes nothing', async () => {
    await expect(restoreKept(db, 1)).rejects.toThrow('No hay un catálogo 1 anterior');
    expect((await getNames()).sort()).toEqual(
      sampleCatalogue()
        .products.map(({ name }) => name)
        .sort(),
    );
  });

  it('are not replaced by an import that was worked out before another one came', async () => {
    await load(one('Uno'));
    await expect(storeCatalogue(db, await readStored(db), 1)).rejects.toThrow('Mientras tanto se cargó otro');
    expect(await listKept(db)).toEqual([]);
  });
});
