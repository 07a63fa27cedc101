/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRows, manyRows, shuffle } from '@/e2e/support/import-rows';
import type { Database } from '@/lib/database/connect';
import { readStored } from './catalogue';
import { openDatabase } from './database';
import { listKept } from './history';

let db: Database;

beforeEach(async () => {
  db = await openDatabase(':memory:');
});

afterEach(() => db.close());

const load = (rows: readonly object[], choices = {}) => importRows(db, rows, choices);

/** What the addresses of products and categories lead to. */
async function readAddresses() {
  const stored = await readStored(db);
  const products = stored.products.map(({ id, code, name }) => [id, code ?? name] as const);
  return { products, categories: stored.categories.map(({ id, name }) => [id, name] as const) };
}

describe('addresses', () => {
  it('stay over ten imports of rows in other orders, with one on top and one that is away for a while', async () => {
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

  it("of the sample are nobody's: the first import begins at 1", async () => {
    await load(manyRows.slice(0, 2));
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
    expect((await readStored(db)).categories).toEqual([{ id: 3, name: 'LINEA', image_sm: '/l.webp' }]);
  });

  it('of what an exported file says was removed are kept free in a new database', async () => {
    const gone = [
      { id: 7, type: 'REMOVED', code: 'BM-7', name: 'Viejo' },
      { id: 5, type: 'REMOVED CATEGORY', name: 'Vieja' },
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
    await load(manyRows.map(({ name, category }) => ({ name, category })));
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
      const { notes, doubts } = await load([{ code: 'N', name: 'Nuevo' }, ...shuffle(manyRows, 3)]);
      expect(notes.join()).toContain('1 nuevos, 60 por nombre');
      expect(doubts).toEqual([]);
      expect(await readOlder()).toEqual([...before, { id: 61, name: 'Nuevo' }]);
      await rm(folder, { recursive: true });
    },
  );
});
