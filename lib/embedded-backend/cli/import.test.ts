/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMessyProducts, toMessyXlsx } from '@/e2e/support/messy-catalogue';
import { runCommand } from '@/e2e/support/run-command';
import { openDatabase } from '@/lib/embedded-backend/database';
import { findProducts } from '@/lib/embedded-backend/queries';

const GOOD = 'CODE|TITLE\n7|Tubo 6" 100% acero/níquel\n8|Otro\n';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-import-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs the command on a file with `text`; its database is a file of its own. */
function run(name: string, text: string, ...options: string[]) {
  return runWith({}, name, text, ...options);
}

async function runWith(given: Readonly<Record<string, string>>, name: string, text: string, ...options: string[]) {
  const file = join(folder, name);
  await writeFile(file, text);
  return runFile(given, file, ...options);
}

async function runFile(given: Readonly<Record<string, string>>, file: string, ...options: string[]) {
  const database = `${file}.db`;
  const result = await runCommand('catalogue-import', [file, ...options], {
    DATABASE_URL: `file:${database}`,
    ...given,
  });
  return { ...result, database };
}

describe('npm run catalogue:import', () => {
  it('loads a file whose columns are mapped, in place of the sample catalogue', async () => {
    const { code, database } = await run('good.csv', GOOD, '--map', 'id=CODE,name=TITLE', '--lang', 'en');
    expect(code).toBe(0);
    const db = await openDatabase(`file:${database}`);
    const { data } = await findProducts(db, '', { page: 1, limit: 100 });
    db.close();
    expect(data.map(({ id, name, lang }) => [id, name, lang])).toEqual([
      [7, 'Tubo 6" 100% acero/níquel', 'en'],
      [8, 'Otro', 'en'],
    ]);
  });

  it('says where to look', async () => {
    const options = ['--map', 'id=CODE,name=TITLE'];
    const { out } = await runWith({ SITE_URL: 'https://www.example.com' }, 'look.csv', GOOD, ...options);
    expect(out).toContain('See it at https://www.example.com/productos');
    const hidden = await runWith({ BACKEND_URL: 'http://backend.test' }, 'hidden.csv', GOOD, ...options);
    expect(hidden.out).toContain('A site with BACKEND_URL (http://backend.test) does not show it');
  });

  it('reports bad rows with their lines and loads nothing', async () => {
    const { code, err, database } = await run('bad.csv', 'id,name\n1,A\n2,\n3,C,D\n4,E\n');
    expect(code).toBe(1);
    expect(err).toMatch(/row 3: name is empty\nrow 4: the row has 3 cells, the header 2\nNothing was loaded/);
    expect(existsSync(database)).toBe(false);
  });

  it('tells what each column is, and which fields there are', async () => {
    const { out } = await run('guess.csv', 'Lista\n\nPRODUCTO;Precio\nMonitor;5\n', '--dry-run');
    expect(out).toMatch(
      /guess.csv\nutf-8\nheader: row 3\nPRODUCTO → name\nignored columns: Precio\n1 products in 1 cat/,
    );
    const { code, err, database } = await run('fields.csv', GOOD, '--map', 'nombre=TITLE');
    expect([code, err]).toEqual([1, expect.stringMatching(/no field 'nombre'; fields: id code name/)]);
    expect(existsSync(database)).toBe(false);
  });

  it('loads facts that the vocabulary does not have, and says which it may mean', async () => {
    const products = [{ name: 'Silla', category: 'Mobiliario clínico', attributes: [{ name: 'Pezo', value: '7 kg' }] }];
    const { code, out } = await run('facts.json', JSON.stringify({ products }));
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/row 1: .+'Pezo' \(products: 1\); did you mean 'Peso'\?\n1 pro/),
    ]);
  });

  it('reads the sheet of a workbook that is named, with its merged cells', async () => {
    const file = join(folder, 'messy.xlsx');
    await writeFile(file, await toMessyXlsx(createMessyProducts()));
    const { code, out } = await runFile({}, file, '--fill-merged', '--sheet', 'catalogo');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/sheet: Catálogo\n[\s\S]*300 products in 6 categories loaded/),
    ]);
    const { err } = await runFile({}, file, '--sheet', 'Hoja1');
    expect(err).toContain("there is no sheet 'Hoja1'; the sheets are: Notas, Catálogo");
  });

  it('refuses a language that is none', async () => {
    const { code, err, database } = await run('lang.csv', GOOD, '--map', 'name=TITLE', '--lang', 'english');
    expect([code, err]).toEqual([1, "--lang takes a language tag such as en or pt-BR, not 'english'\n"]);
    expect(existsSync(database)).toBe(false);
  });

  it('only reports with --dry-run', async () => {
    const { code, out, database } = await run('dry.csv', GOOD, '--map', 'name=TITLE', '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('2 products in 1 categories');
    expect(existsSync(database)).toBe(false);
  });

  it.each([
    ['empty.csv', 'id,name\n'],
    ['broken.json', '[{"id":1,'],
  ])('refuses %s, which has no products, and keeps the old catalogue', async (name, text) => {
    const { code, err, database } = await run(name, text);
    expect([code, err]).toEqual([1, expect.stringMatching(/no products|JSON/)]);
    expect(existsSync(database)).toBe(false);
  });
});
