/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/lib/database/connect';
import { openDatabase, sampleCatalogue } from './database';
import { listKept, restoreKept, storeCatalogue } from './history';
import { splitRows } from './import/file-rows';
import { planImport } from './import/plan';
import { readStored } from './stored';

let db: Database;

beforeEach(async () => {
  db = await openDatabase(':memory:');
});

afterEach(() => db.close());

const MANY = Array.from({ length: 60 }, (_, index) => ({
  code: `BM-${index}`,
  name: `Equipo ${index}`,
  category: `Línea ${index % 7}`,
}));

/** Imports rows as the command does. */
async function load(rows: readonly object[], choices = {}) {
  const records = rows.map((fields, index) => ({ line: index + 2, fields: { ...fields } }));
  const read = splitRows({ records, faults: [], notes: [] });
  const stored = await readStored(db);
  const plan = planImport(read, stored, choices);
  expect(plan.faults).toEqual([]);
  await storeCatalogue(db, plan.catalogue, { removed: read.removed, expected: stored.storedAt });
  return plan;
}

/** What the addresses of products and categories lead to. */
async function readAddresses() {
  const { catalogue } = await readStored(db);
  const products = catalogue.products.map(({ id, code, name }) => [id, code ?? name] as const);
  return { products, categories: catalogue.categories.map(({ id, name }) => [id, name] as const) };
}

/** The same rows in an order that `seed` decides. */
function shuffle<T>(rows: readonly T[], seed: number): T[] {
  const keyed = rows.map((row, index) => ({ row, key: Math.sin(seed * 1_000 + index) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row);
}

const getNames = async () => (await readStored(db)).catalogue.products.map(({ name }) => name);

describe('addresses', () => {
  it('stay over ten imports of rows in other orders, with one on top and one that is away for a while', async () => {
    await load(MANY);
    const before = await readAddresses();
    for (let turn = 1; turn <= 10; turn += 1) {
      const away = turn % 2 === 0 ? [] : [`BM-${turn}`];
      const rows = shuffle(MANY, turn).filter(({ code }) => !away.includes(code));
      await load([{ code: `N-${turn}`, name: `Nuevo ${turn}`, category: `Nueva ${turn}` }, ...rows]);
      const { products, categories } = await readAddresses();
      expect(products.slice(0, -1)).toEqual(before.products.filter(([, code]) => !away.includes(String(code))));
      expect(products.at(-1)).toEqual([60 + turn, `N-${turn}`]);
      expect(categories).toEqual([...before.categories, [7 + turn, `Nueva ${turn}`]]);
    }
  });

  it("of the sample are nobody's: the first import begins at 1", async () => {
    await load(MANY.slice(0, 2));
    expect((await readAddresses()).products).toEqual([
      [1, 'BM-0'],
      [2, 'BM-1'],
    ]);
    expect(await listKept(db)).toEqual([]);
    expect((await readStored(db)).removed).toEqual([]);
  });

  it('stay with a picture of their category that a file does not name', async () => {
    await load([
      { id: 3, type: 'CATEGORY', name: 'Línea', image_sm: '/l.webp' },
      { name: 'a', category: 'Línea' },
    ]);
    await load([{ name: 'a', category: 'LINEA' }]);
    expect((await readStored(db)).catalogue.categories).toEqual([
      { id: 3, name: 'LINEA', image_sm: '/l.webp', lang: null },
    ]);
  });

  it('of what an exported file says was removed are kept free in a new database', async () => {
    const gone = [
      { id: 7, type: 'REMOVED', code: 'BM-7', name: 'Viejo' },
      { id: 5, type: 'removed category', name: 'Vieja' },
    ];
    await load([{ code: 'A', name: 'a', category: 'Otra' }, ...gone]);
    await load([
      { code: 'A', name: 'a', category: 'Otra' },
      { code: 'B', name: 'b', category: 'Nueva' },
    ]);
    await load([{ code: 'BM-7', name: 'Viejo', category: 'Vieja' }]);
    expect(await readAddresses()).toEqual({ products: [[7, 'BM-7']], categories: [[5, 'Vieja']] });
  });
});

describe('a database that an older version filled', () => {
  /** Products had no codes then, their ids were their rows, and nothing was kept. */
  async function makeOlder(hasMark: boolean) {
    await load(MANY.map(({ name, category }) => ({ name, category })));
    await db.write(['DROP TABLE removed', 'DROP TABLE kept_catalogues', 'ALTER TABLE products DROP COLUMN code']);
    await db.write(hasMark ? [] : ["DELETE FROM meta WHERE key = 'imported_at'"]);
    return readOlder();
  }
  const readOlder = async () => (await db.execute('SELECT id, name FROM products ORDER BY id')).rows;

  it.each([true, false])(
    'keeps its addresses when a file with codes comes (its import left a mark: %s)',
    async (hasMark) => {
      const folder = await mkdtemp(join(tmpdir(), 'biomedica-older-'));
      db.close();
      db = await openDatabase(`file:${folder}/site.db`);
      const before = await makeOlder(hasMark);
      db.close();
      db = await openDatabase(`file:${folder}/site.db`);
      const { keys, doubts } = await load([{ code: 'N', name: 'Nuevo' }, ...shuffle(MANY, 3)]);
      expect(keys.ways).toEqual({ id: 0, code: 0, name: 60, new: 1 });
      expect(doubts).toEqual([]);
      expect(await readOlder()).toEqual([...before, { id: 61, name: 'Nuevo' }]);
      await rm(folder, { recursive: true });
    },
  );
});

describe('what a file would do', () => {
  const services = [
    { name: 'Calibración', type: 'SERVICE' },
    { name: 'Reparación', type: 'SERVICE', lang: 'en' },
  ];

  it('is doubted when more than a fifth goes, of products or of services', async () => {
    await load([...MANY, ...services]);
    const { doubts } = await load([...MANY.slice(0, 48), ...services]);
    expect(doubts).toEqual([]);
    expect((await load([...MANY.slice(0, 38), services[0] ?? {}])).doubts).toEqual([
      '10 of 48 products would be removed',
      '1 of 2 services would be removed (--keep-services keeps them)',
    ]);
  });

  it('is doubted when rows without keys are no product by name, and not when all are', async () => {
    await load(MANY);
    const names = MANY.map(({ name }) => ({ name }));
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
      'removed|PRODUCT|B|Dos|||',
    ]);
  });

  it('leaves services as they are where that is asked, and refuses those of the file then', async () => {
    await load([...MANY, ...services]);
    const before = (await readStored(db)).catalogue.products.filter(({ type }) => type === 'SERVICE');
    const { differences } = await load(MANY, { keepsServices: true, lang: 'de' });
    expect(differences.filter(({ type }) => type === 'SERVICE')).toEqual([]);
    expect((await readStored(db)).catalogue.products.filter(({ type }) => type === 'SERVICE')).toEqual(before);
    await expect(load(services, { keepsServices: true })).rejects.toThrow('services of its own (row 2)');
  });
});

describe('the catalogues of before', () => {
  const one = (name: string) => [{ code: 'A', name, attributes: [{ name: 'Peso', value: '1 kg' }] }];

  it('are three at most, and each comes back whole', async () => {
    for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) await load(one(name));
    const before = await readStored(db);
    expect(await listKept(db)).toEqual([1, 2, 3].map(() => ({ storedAt: expect.any(Number), products: 1 })));
    await restoreKept(db, 3);
    expect(await getNames()).toEqual(['Dos']);
    await restoreKept(db, 1);
    expect((await readStored(db)).catalogue).toEqual(before.catalogue);
    expect(await listKept(db)).toHaveLength(3);
  });

  it('keep the addresses of what they do not have from others', async () => {
    await load(one('Uno'));
    await load([...one('Uno'), { code: 'B', name: 'Otro' }]);
    await restoreKept(db, 1);
    await load([...one('Uno'), { code: 'C', name: 'Nuevo' }]);
    expect((await readAddresses()).products).toEqual([
      [1, 'A'],
      [3, 'C'],
    ]);
  });

  it('are none at first: an undo is refused and changes nothing', async () => {
    await expect(restoreKept(db, 1)).rejects.toThrow('There is no catalogue 1 before this one');
    expect((await getNames()).sort()).toEqual(
      sampleCatalogue()
        .products.map(({ name }) => name)
        .sort(),
    );
  });

  it('are not replaced by an import that was worked out before another one came', async () => {
    await load(one('Uno'));
    const { catalogue } = await readStored(db);
    await expect(storeCatalogue(db, catalogue, { expected: 1 })).rejects.toThrow(
      'another catalogue was loaded meanwhile',
    );
    expect(await listKept(db)).toEqual([]);
  });
});
