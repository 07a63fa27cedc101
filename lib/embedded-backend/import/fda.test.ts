/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRows, shuffle } from '@/e2e/support/import-rows';
import { createCatalogue } from '@/lib/backend/catalogue';
import { createClient } from '@/lib/backend/client';
import { openDatabase } from '@/lib/embedded-backend/database';
import { createHandler } from '@/lib/embedded-backend/handler';
import { storeCatalogue } from '@/lib/embedded-backend/history';
import { buildCatalogue } from './build';
import { readCatalogueFile } from './read-file';

/** The FDA's device classification (public domain): names with slashes, percent signs and commas, in Windows-1252. */
const FILE = 'e2e/data/foiclass.txt';
const COLUMNS = { category: 'MEDICALSPECIALTY', name: 'DEVICENAME', description: 'DEFINITION' };
const SIZE = 6_530;

describe('the import of the whole FDA file', () => {
  let folder: string;
  let built: ReturnType<typeof buildCatalogue>;
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let catalogue: ReturnType<typeof createCatalogue>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'biomedica-fda-'));
    const { records, faults } = await readCatalogueFile(FILE, { maps: COLUMNS });
    expect(faults).toEqual([]);
    built = buildCatalogue(records);
    database = await openDatabase(`file:${folder}/fda.db`);
    await storeCatalogue(database, built.catalogue);
    const handler = createHandler(async () => database);
    const client = createClient({
      baseUrl: 'http://fda.test',
      apiUrl: 'http://fda.test',
      fetch: handler,
      timeoutMs: 20_000,
    });
    catalogue = createCatalogue(client, { origin: null });
  });

  afterAll(async () => {
    database.close();
    await rm(folder, { recursive: true });
  });

  it('takes all of its 6,530 products without a fault', () => {
    expect(built.faults).toEqual([]);
    expect(built.catalogue.products).toHaveLength(SIZE);
  });

  it('makes 21 categories, and serves every product within one of them', async () => {
    const categories = await catalogue.categories();
    expect(categories).toHaveLength(21);
    const products = await Promise.all(categories.map(({ id }) => catalogue.categoryProducts(id)));
    expect(products.flat()).toHaveLength(SIZE);
  });

  it('keeps names with slashes, percent signs and commas', async () => {
    for (const sign of ['/', '%', ',']) {
      const stored = built.catalogue.products.find(({ name }) => name.includes(sign));
      await expect(catalogue.product(String(stored?.id))).resolves.toMatchObject({ name: stored?.name });
    }
  });

  it('reads the quotation marks and dashes of Windows-1252', () => {
    const text = built.catalogue.products.map(({ name, description }) => name + description).join();
    expect(text).toMatch(/[“”’–]/);
    expect(text).not.toMatch(/[\u0080-\u009F\uFFFD]/);
  });

  it('has ten featured products', async () => {
    await expect(catalogue.suggestedProducts()).resolves.toHaveLength(10);
  });

  it('finds the first 50 of many and tells how many there are', async () => {
    const { items, total, hasMore } = await catalogue.search('catheter');
    expect([items.length, hasMore]).toEqual([50, true]);
    expect(total).toBeGreaterThan(50);
    expect(items[0]?.name).toMatch(/catheter/i);
  });
});

test('the devices of the FDA keep their addresses by their product codes, in another order and with new ones among them', async () => {
  const { records } = await readCatalogueFile(FILE, { maps: { ...COLUMNS, code: 'PRODUCTCODE' } });
  const rows = records.map(({ fields }) => fields);
  const database = await openDatabase(':memory:');
  const first = await importRows(database, rows);
  expect(first.keys.ways).toEqual({ id: 0, code: 0, name: 0, new: SIZE });
  const other = [{ code: 'ZZZZ', name: 'New' }, ...shuffle(rows, 1).slice(30)];
  const { keys, differences } = await importRows(database, other);
  expect(keys.ways).toEqual({ id: 0, code: SIZE - 30, name: 0, new: 1 });
  const kinds = (change: string) => differences.filter((it) => it.change === change && it.type === 'PRODUCT').length;
  expect([kinds('added'), kinds('removed')]).toEqual([1, 30]);
  expect(differences.filter(({ type, field }) => type === 'PRODUCT' && field !== '')).toEqual([]);
  database.close();
});
