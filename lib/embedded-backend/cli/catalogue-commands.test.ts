/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  breakMessyCodes,
  createMessyProducts,
  getMessyRow,
  type MessyProduct,
  toMessyCsv,
  toMessyXlsx,
} from '@/e2e/support/messy-catalogue';
import { runCommand } from '@/e2e/support/run-command';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-commands-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs a command with the database of the test. */
function run(command: string, ...options: string[]) {
  return runCommand(`catalogue-${command}`, options, { DATABASE_URL: `file:${folder}/site.db` });
}

async function write(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

/** The next list of the company: a changed code, a removed product, a new one on top, another brand. */
function change(products: readonly MessyProduct[]): MessyProduct[] {
  const [first, second, , ...others] = products;
  if (!first || !second) throw new Error('there are no products');
  const changed = [
    { ...first, brand: 'Otra marca' },
    { ...second, code: 'BM-0002-A' },
  ];
  return [{ ...first, code: 'BM-9000', name: 'Equipo nuevo' }, ...changed, ...others];
}

describe.each([
  ['csv', async (products: readonly MessyProduct[]) => toMessyCsv(products)],
  ['xlsx', toMessyXlsx],
] as const)('the messy file of 300 products as %s', (ending, toBytes) => {
  const products = createMessyProducts();
  const load = async (name: string, list: readonly MessyProduct[], ...options: string[]) =>
    run('import', await write(`${name}.${ending}`, await toBytes(list)), '--fill-merged', ...options);

  it('is refused with the rows of the doubled codes', async () => {
    const { code, err } = await load('broken', breakMessyCodes(products));
    expect([code, err]).toEqual([
      1,
      `row ${getMessyRow(20)}: code BM-0020 is there twice: row ${getMessyRow(19)} has it too\nNothing was loaded: 1 bad rows.\n`,
    ]);
  });

  it('has a report that is true: what is new, what changed field by field, what is removed', async () => {
    expect(await load('first', products)).toMatchObject({
      code: 0,
      out: expect.stringContaining('6 categories: 300 new\n'),
    });
    const csv = join(folder, 'report.csv');
    const { code, out } = await load('second', change(products), '--dry-run', '--csv', csv);
    expect(code).toBe(0);
    expect(out).toContain(`row ${getMessyRow(2)}: code BM-0002 becomes BM-0002-A: product 2 by its name\n`);
    const report = out
      .slice(out.indexOf('300 products in'))
      .split('\n')
      .map((line) => line.trim().split(/\s{2,}/));
    const [monitor, other, gone] = products.map(({ name }) => name);
    expect(report).toEqual([
      ['300 products in 6 categories: 298 by code, 1 joined by name, 1 new'],
      ['removed', 'PRODUCT', '3', 'BM-0003', gone],
      ['changed', 'PRODUCT', '1', 'BM-0001', monitor, "brand: '' → 'Otra marca'"],
      ['changed', 'PRODUCT', '2', 'BM-0002-A', other, "code: 'BM-0002' → 'BM-0002-A'"],
      ['changed', 'FEATURED', "ids: '1 2 3 4 5 6 7 8 9 10' → '1 2 4 5 6 7 8 9 10 11'"],
      ['added', 'PRODUCT', '301', 'BM-9000', 'Equipo nuevo'],
      ['1 added, 2 changed, 1 removed'],
      ['The file is good; nothing was loaded (--dry-run).'],
      [''],
    ]);
    expect(await readFile(csv, 'utf8')).toContain(
      `"changed";"PRODUCT";"1";"BM-0001";"${monitor}";"brand";"";"Otra marca"`,
    );
    expect(await load('third', change(products))).toMatchObject({ code: 0 });
    const { out: after } = await load('fourth', change(products), '--dry-run');
    expect(after).toContain('300 by code\n0 added, 0 changed, 0 removed\n');
  });

  it('says how many products have no category where merged cells are not filled', async () => {
    const { code, err } = await run('import', await write(`merged.${ending}`, await toBytes(products)), '--dry-run');
    expect([code, err]).toEqual([
      0,
      expect.stringContaining('288 of 300 products have no category (the first is row 7)'),
    ]);
  });

  it('names the row without a code', async () => {
    const list = products.map((product, index) => (index === 10 ? { ...product, code: '' } : product));
    const { code, out } = await load('uncoded', list);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(`row ${getMessyRow(10)}: no code: product 11, a new one\n`),
    ]);
  });
});

describe('npm run catalogue:import', () => {
  it('asks for --yes when more than a fifth is removed, and says how many', async () => {
    await run('import', await write('a.csv', 'code;name;category\nA;Uno;Camas\nB;Dos;Camas\nC;Tres;Camas\n'));
    const fewer = await write('b.csv', 'code;name;category\nA;Uno;Camas\nB;Dos;Camas\n');
    expect(await run('import', fewer)).toMatchObject({
      code: 1,
      err: 'Nothing was loaded: 1 of 3 products would be removed. Look at it with --dry-run; --yes loads it.\n',
    });
    expect((await run('import', fewer, '--dry-run')).out).toContain(
      '--yes is needed to load it: 1 of 3 products would',
    );
    expect(await run('import', fewer, '--yes')).toMatchObject({ code: 0 });
  });

  it('says what a file without a key would do, before it loads', async () => {
    await run('import', await write('a.csv', 'name\nUno\nDos\n'));
    expect(await run('import', await write('same.csv', 'name\nDos\nUno\n'))).toMatchObject({ code: 0 });
    const { code, out, err } = await run('import', await write('b.csv', 'name\nNuevo\nUno\nDos\n'));
    expect(out).toContain("row 2: 'Nuevo' would be new, as product 3\n");
    expect([code, err]).toEqual([1, expect.stringContaining('no key (neither id nor code), and 1 of its rows')]);
  });
});

describe('npm run catalogue:export and catalogue:undo', () => {
  it('write what an import reads, bring back what was before, and bring that back again', async () => {
    await run('import', await write('a.csv', 'code;name\nA;Uno\nB;Dos\n'));
    const [before, after] = ['before.xlsx', 'after.csv'].map((name) => join(folder, name));
    expect(await run('export', String(before))).toMatchObject({
      code: 0,
      out: expect.stringContaining('2 products in 1'),
    });
    expect(await run('export', String(before))).toMatchObject({
      code: 1,
      err: expect.stringContaining('is there already'),
    });
    expect(await run('import', String(before))).toMatchObject({
      code: 0,
      out: expect.stringContaining('0 added, 0 changed, 0'),
    });
    expect((await run('undo', '--list')).out).toBe('There is no catalogue before this one.\n');
    await run('import', await write('b.csv', 'code;name\nA;Uno más\nB;Dos\nC;Tres\n'));
    await run('export', String(after));
    expect(await run('undo')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^1 {2}loaded \d{4}-.+Z {2}2 products\nNumber 1 is back: 0 added, 1 changed, 1 removed\.\nSee it at/,
      ),
    });
    expect((await run('undo', '--list')).out).toMatch(/^1 {2}loaded .+ {2}3 products\n$/);
    expect((await run('import', String(before), '--dry-run')).out).toContain('0 added, 0 changed, 0 removed');
    await run('undo');
    expect((await run('import', String(after), '--dry-run')).out).toContain('0 added, 0 changed, 0 removed');
    expect(await run('undo', '2')).toMatchObject({
      code: 1,
      err: 'There is no catalogue 2 before this one: nothing was changed\n',
    });
  });

  it('explain themselves, and refuse what they do not know', async () => {
    for (const command of ['import', 'export', 'undo']) {
      expect(await run(command, '--help')).toMatchObject({
        code: 0,
        out: expect.stringContaining(`catalogue:${command}`),
      });
      expect((await run(command, 'a', 'b')).code).toBe(2);
      expect((await run(command, '--nothing')).code).toBe(1);
    }
    expect((await run('export', join(folder, 'a.csv'))).err).toMatch(/There is no database/);
  });
});
