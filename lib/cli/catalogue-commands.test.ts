/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { runCommand } from '@/e2e/support/database';

/** A workbook whose second sheet is a catalogue: merged cells, three products in two categories. */
function makeWorkbook(): Promise<Uint8Array> {
  const rows = [
    ['CÓDIGO', 'NOMBRE DEL EQUIPO', 'Línea', 'Foto'],
    ['BM-0', 'Monitor', 'Monitoreo y diagnóstico', ''],
    ['BM-1', 'Bomba', '', '/images/products/no-existe.webp'],
    ['BM-2', 'Centrífuga', 'Laboratorio', ''],
  ];
  const data = rows.map((row) => row.map((value) => (value === '' ? null : { value }))) as SheetData;
  return writeExcelFile([
    { data: [['Lista de precios']], sheet: 'Notas' },
    { data, sheet: 'Catálogo' },
  ]).toBuffer();
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-commands-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs a command with the database of the test. */
const run = (command: string, ...options: string[]) =>
  runCommand(`catalogue-${command}`, options, { DATABASE_URL: `file:${folder}/site.db` });

async function write(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

const load = async (text: string, ...options: string[]) => run('import', await write('a.csv', text), ...options);
const THREE = 'code;name;category\nA;Uno;Camas\nB;Dos;Camas\nC;Tres;Camas\n';

describe('npm run catalogue:import', () => {
  it('names bad rows and loads nothing: not even a database is made', async () => {
    const faults = 'fila 3: falta el nombre\nfila 4: la fila tiene 3 celdas y el encabezado 2\n';
    const err = `${faults}No se cargó nada: filas con errores: 2.\n`;
    expect(await load('id,name\n1,A\n2,\n3,C,D\n4,E\n')).toMatchObject({ code: 1, err });
    expect((await load('id,name\n')).err).toContain('no tiene productos');
    expect((await run('import', await write('b.json', '[{"id":1,'))).code).toBe(1);
    expect((await load(THREE, '--dry-run')).out).toContain('El archivo sirve; no se cargó nada');
    expect(existsSync(join(folder, 'site.db'))).toBe(false);
  });

  it('shows what changes, and asks for --yes when more than half is removed', async () => {
    await load(THREE);
    const { out } = await load('code;name;category\nA;Uno más;Camas\nB;Dos;Camas\nD;Cuatro;Camas', '--dry-run');
    const changes = out.split('\n').filter((line) => /^(?:quitado|cambiado|nuevo) /.test(line));
    expect(changes).toEqual([
      'quitado  PRODUCT  3  C  Tres',
      "cambiado  PRODUCT  1  A  Uno más  name: 'Uno' → 'Uno más'",
      "cambiado  FEATURED  ids: '1 2 3' → '1 2 4'",
      'nuevo  PRODUCT  4  D  Cuatro',
    ]);
    expect(out).toContain('1 nuevos, 1 cambiados, 1 quitados\n');
    const fewer = 'code;name;category\nA;Uno;Camas\n';
    expect(await load(fewer)).toMatchObject({ code: 1, err: expect.stringContaining('se quitarían 2 de 3 productos') });
    expect((await load(fewer, '--dry-run')).out).toContain('Para cargarlo hace falta --yes: se quitarían 2 de 3');
    expect(await load(fewer, '--yes')).toMatchObject({ code: 0 });
  });

  it('reads the sheet of a workbook that is named, and keeps the services that it has not', async () => {
    const file = await write('messy.xlsx', await makeWorkbook());
    const { code, out } = await run('import', file, '--sheet', 'catalogo');
    expect([code, out]).toEqual([0, expect.stringMatching(/hoja: Catálogo\n[\s\S]*3 productos en 3 categorías: carg/)]);
    expect(out).toContain('hojas que no se leen: Notas');
    expect(out).toContain('no existe la foto /images/products/no-existe.webp');
    expect((await run('import', file, '--sheet', 'Hoja1')).err).toContain(
      "no hay una hoja 'Hoja1'; las hojas son: Nota",
    );
    await load('code;name;type\nS;Calibración;SERVICE\nA;Uno;\n', '--yes');
    expect((await load('code;name\nA;Uno\n', '--keep-services')).out).toContain('2 productos en 1 categorías: carg');
  });
});

describe('npm run catalogue:export and catalogue:undo', () => {
  it('write what an import reads, bring back what was before, and bring that back again', async () => {
    await load('code;name\nA;Uno\nB;Dos\n');
    const file = join(folder, 'before.xlsx');
    expect(await run('export', file)).toMatchObject({ code: 0, out: expect.stringContaining('2 productos en 1') });
    expect(await run('export', file)).toMatchObject({ code: 1, err: expect.stringContaining('ya existe') });
    expect((await run('undo')).err).toContain('No hay un catálogo anterior a este');
    await load('code;name\nA;Uno más\nB;Dos\nC;Tres\n');
    const changes = /^Volvió el anterior: 0 nuevos, 1 cambiados, 1 quitados\.\nVéalo/;
    expect(await run('undo')).toMatchObject({ code: 0, out: expect.stringMatching(changes) });
    expect((await run('import', file, '--dry-run')).out).toContain('0 nuevos, 0 cambiados, 0 quitados');
    expect((await run('undo')).out).toContain('1 nuevos, 1 cambiados, 0 quitados');
  });

  it('refuse what they do not know', async () => {
    expect((await run('undo', 'a')).code).toBe(2);
    expect((await run('undo', '--nothing')).code).toBe(1);
    expect((await run('export', join(folder, 'a.csv'))).err).toMatch(/There is no database/);
  });
});
