/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { sampleItems } from '@/content/catalogue/catalogue';
import { openDatabase, storeCatalogue } from './database';
import { buildCatalogue } from './import/build';
import { categories, products } from './queries';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-database-'));
});

afterAll(() => rm(folder, { recursive: true }));

const PAGE = { page: 1, limit: 100 };
const catalogueOf = (...rows: object[]) =>
  buildCatalogue(rows.map((fields, index) => ({ line: index + 1, fields: { ...fields } }))).catalogue;

async function namesIn(db: Client, q = ''): Promise<unknown[]> {
  return (await products(db, q, PAGE)).data.map(({ name }) => name);
}

describe('openDatabase', () => {
  it('makes the folder and the file, and fills it with the sample catalogue', async () => {
    const db = await openDatabase(`file:${folder}/deep/er/site.db`);
    expect(await namesIn(db)).toHaveLength(sampleItems.length);
    db.close();
  });

  it('may be called many times at once on a new file: the catalogue is loaded once', async () => {
    const url = `file:${folder}/parallel.db`;
    const databases = await Promise.all(Array.from({ length: 8 }, () => openDatabase(url)));
    for (const db of databases) {
      expect(await namesIn(db)).toHaveLength(sampleItems.length);
      db.close();
    }
  });

  it('leaves a file alone that was filled before', async () => {
    const url = `file:${folder}/again.db`;
    const first = await openDatabase(url);
    await storeCatalogue(first, catalogueOf({ name: 'Solo uno' }));
    first.close();
    const second = await openDatabase(url);
    expect(await namesIn(second)).toEqual(['Solo uno']);
    second.close();
  });

  it('fails on a file that is no database', async () => {
    await expect(openDatabase('file:package.json')).rejects.toThrow(/not a database/);
  });
});

describe('storeCatalogue', () => {
  let db: Client;

  beforeEach(async () => {
    db = await openDatabase(':memory:');
  });

  afterEach(() => db.close());

  it('replaces everything: products, categories, featured ones and searches', async () => {
    await storeCatalogue(db, catalogueOf({ name: 'Láser 1064 nm', category: 'Estética' }));
    expect(await namesIn(db)).toEqual(['Láser 1064 nm']);
    expect(await namesIn(db, 'laser')).toEqual(['Láser 1064 nm']);
    expect(await namesIn(db, 'monitor')).toEqual([]);
    expect(await categories(db)).toMatchObject([{ id: 1, name: 'Estética' }]);
  });

  it('may run again with the same catalogue', async () => {
    const catalogue = catalogueOf({ id: 1, name: 'a', related_products: [2] }, { id: 2, name: 'b' });
    await storeCatalogue(db, catalogue);
    await storeCatalogue(db, catalogue);
    expect(await namesIn(db)).toEqual(['a', 'b']);
  });

  it('is all or nothing: a bad row leaves the old catalogue whole', async () => {
    const before = [await products(db, '', PAGE), await products(db, 'monitor', PAGE), await categories(db)];
    const good = catalogueOf({ name: 'nuevo', category: 'Nueva' });
    const bad = { ...good, products: [...good.products, ...good.products] };
    await expect(storeCatalogue(db, bad)).rejects.toThrow(/UNIQUE/);
    const after = [await products(db, '', PAGE), await products(db, 'monitor', PAGE), await categories(db)];
    expect(after).toEqual(before);
  });

  it('keeps the messages of visitors', async () => {
    await db.execute("INSERT INTO messages (kind, payload) VALUES ('contact', '{}')");
    await storeCatalogue(db, catalogueOf({ name: 'x' }));
    expect((await db.execute('SELECT count(*) AS count FROM messages')).rows[0]?.count).toBe(1);
  });

  it('makes a search rank the name over the brand over the description', async () => {
    const filler = 'equipo para uso clínico con accesorios y garantía '.repeat(3);
    await storeCatalogue(
      db,
      catalogueOf(
        { name: 'En la descripción', brand: 'Otra', description: 'Láser y más láser. '.repeat(6) },
        { name: 'En la marca', brand: 'Láser Ejemplo', description: filler },
        { name: 'En el nombre: láser', brand: 'Otra', description: filler.repeat(4) },
        { name: 'En ninguna parte', brand: 'Otra', description: filler },
      ),
    );
    expect(await namesIn(db, 'laser')).toEqual(['En el nombre: láser', 'En la marca', 'En la descripción']);
  });

  it('makes small signs found by their plain form', async () => {
    await storeCatalogue(db, catalogueOf({ name: 'Sensor SpO₂', description: 'CO₂ y cmH₂O' }));
    expect(await namesIn(db, 'spo2')).toEqual(['Sensor SpO₂']);
    expect(await namesIn(db, 'SpO₂ co2')).toEqual(['Sensor SpO₂']);
  });
});
