/** @jest-environment node */
import type { Database } from '@/lib/database/connect';
import { readStored } from './catalogue';
import { openDatabase, restoreKept, storeCatalogue } from './database';
import { planImport } from './plan';

/** The same rows in an order that `seed` decides. */
function shuffle<T>(rows: readonly T[], seed: number): T[] {
  const keyed = rows.map((row, index) => ({ row, key: Math.sin(seed * 1_000 + index) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row);
}

/** 60 products in seven categories, with codes. */
const toRow = (_: unknown, at: number) => ({ code: `BM-${at}`, name: `Equipo ${at}`, category: `Línea ${at % 7}` });
const manyRows = Array.from({ length: 60 }, toRow);

let db: Database;

beforeEach(async () => {
  db = await openDatabase(':memory:');
});

afterEach(() => db.close());

/** Loads rows as the command does, whatever its doubts; throws when one has a fault. */
async function load(rows: readonly object[], choices: Parameters<typeof planImport>[2] = {}) {
  const stored = await readStored(db);
  const records = rows.map((fields, index) => ({ line: index + 2, fields: { ...fields } }));
  const plan = planImport({ records, faults: [], notes: [] }, stored, choices);
  if (plan.faults.length > 0) throw new Error(JSON.stringify(plan.faults));
  await storeCatalogue(db, plan.catalogue, stored.storedAt);
  return plan;
}

/** What the addresses of products and categories lead to. */
async function readAddresses() {
  const stored = await readStored(db);
  const products = stored.products.map(({ id, code, name }) => [id, code ?? name] as const);
  return { products, categories: stored.categories.map(({ id, name }) => [id, name] as const) };
}

it('Addresses stay over ten imports of rows in other orders, with one on top and one that is away for a while', async () => {
  await load(manyRows);
  const before = await readAddresses();
  for (let turn = 1; turn <= 10; turn += 1) {
    const away = turn % 2 === 0 ? [] : [`BM-${turn}`];
    const rows = shuffle(manyRows, turn).filter(({ code }) => !away.includes(code));
    await load([{ code: `N-${turn}`, name: `Nuevo ${turn}`, category: `Nueva ${turn}` }, ...rows]);
    const { products, categories } = await readAddresses();
    expect(products.slice(0, -1)).toEqual(before.products.filter(([, code]) => !away.includes(String(code))));
    expect(products.at(-1)).toEqual([60 + turn, `N-${turn}`]);
    expect(categories).toEqual([...before.categories, [7 + turn, `Nueva ${turn}`]]);
  }
});

describe('the catalogues of before', () => {
  const one = (name: string) => [{ code: 'A', name, attributes: [{ name: 'Peso', value: '1 kg' }] }];

  it('are one, which comes back whole, and then the one after it', async () => {
    // One that changes nothing pushes none out.
    for (const name of ['Uno', 'Dos', 'Tres', 'Tres']) await load(one(name));
    const before = await readStored(db);
    await restoreKept(db);
    expect((await readStored(db)).products).toMatchObject([{ name: 'Dos' }]);
    await restoreKept(db);
    expect(await readStored(db)).toEqual({ ...before, storedAt: expect.any(Number) });
  });

  it('are not replaced by an import that was worked out before another one came', async () => {
    await load(one('Uno'));
    await expect(storeCatalogue(db, await readStored(db), 1)).rejects.toThrow('Mientras tanto se cargó otro');
  });
});
