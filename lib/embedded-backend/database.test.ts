/** @jest-environment node */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sampleItems } from '@/e2e/support/samples';
import type { Database } from '@/lib/database/connect';
import { openDatabase, storeCatalogue } from './database';
import { planImport } from './plan';
import { findProducts, listCategories } from './queries';
import { readCatalogue } from './read-file';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-database-'));
});

afterAll(() => rm(folder, { recursive: true }));

const LIMIT = 100;
const toCatalogue = (...rows: object[]) => planImport(readCatalogue(rows), null).catalogue;

async function namesIn(db: Database, q = ''): Promise<unknown[]> {
  return (await findProducts(db, q, LIMIT)).data.map(({ name }) => name);
}

/** Opens the database and says how many products it finds. */
const SCRIPT = `import { openDatabase } from './lib/embedded-backend/database';
  const db = await openDatabase(process.env.URL_TO_OPEN);
  const sql = "SELECT (SELECT count(*) FROM products) AS p, (SELECT count(*) FROM product_search) AS s";
  const { rows } = await db.execute(sql);
  console.log(rows[0].p + '/' + rows[0].s);`;

async function openInProcess(url: string): Promise<string> {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT];
  return (await run(process.execPath, options, { env: { ...process.env, URL_TO_OPEN: url } })).stdout.trim();
}

describe('openDatabase', () => {
  it('loads the sample once when several processes open a new file at once', async () => {
    const urls = Array<string>(3).fill(`file:${folder}/new.db`);
    const counts = `${sampleItems.length}/${sampleItems.length}`;
    expect(await Promise.all(urls.map(openInProcess))).toEqual([counts, counts, counts]);
  });
});

test('the files of a database that was open to others are for their owner only', async () => {
  const path = join(folder, 'private.db');
  const files = [path, `${path}-wal`, `${path}-shm`];
  const before = await openDatabase(`file:${path}`);
  for (const file of files) await chmod(file, 0o644);
  const db = await openDatabase(`file:${path}`);
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600);
  for (const one of [before, db]) one.close();
});

describe('storeCatalogue', () => {
  let db: Database;

  beforeEach(async () => {
    db = await openDatabase(':memory:');
  });

  afterEach(() => db.close());

  it('replaces everything: products, categories, featured ones and searches', async () => {
    await storeCatalogue(db, toCatalogue({ name: 'Láser SpO₂', category: 'Estética', description: 'CO₂' }));
    for (const q of ['', 'laser', 'spo2', 'SpO₂ co2']) expect(await namesIn(db, q)).toEqual(['Láser SpO₂']);
    expect(await namesIn(db, 'monitor')).toEqual([]);
    expect(await listCategories(db)).toMatchObject([{ id: 1, name: 'Estética' }]);
  });

  it('is all or nothing: a bad row leaves the old catalogue whole', async () => {
    const readAll = async () => [await namesIn(db), await namesIn(db, 'monitor'), await listCategories(db)];
    const before = await readAll();
    const good = toCatalogue({ name: 'nuevo', category: 'Nueva' });
    const bad = { ...good, products: [...good.products, ...good.products] };
    await expect(storeCatalogue(db, bad)).rejects.toThrow(/UNIQUE/);
    expect(await readAll()).toEqual(before);
  });
});
