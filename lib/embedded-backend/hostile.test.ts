/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { runCommand } from '@/e2e/support/database';

const MEGABYTE = 1024 ** 2;
const HEADER = '<row r="1"><c r="A1" t="inlineStr"><is><t>nombre</t></is></c></row>';

const toSheet = (rows: string) => `<worksheet><sheetData>${HEADER}${rows}</sheetData></worksheet>`;

/** One part that unpacks to `size` megabytes of spaces. */
function makeBomb(size: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  const part = new ZipDeflate('xl/workbook.xml', { level: 1 });
  zip.add(part);
  const spaces = new Uint8Array(MEGABYTE).fill(0x20);
  for (let done = 1; done <= size; done += 1) part.push(spaces, done === size);
  zip.end();
  return Buffer.concat(chunks);
}

/** The same archive, whose list says that every part has only `size` bytes. */
function lie(archive: Uint8Array, size: number): Uint8Array {
  const lying = Buffer.from(archive);
  const signature = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = lying.indexOf(signature); at !== -1; at = lying.indexOf(signature, at + 1))
    lying.writeUInt32LE(size, at + 24);
  return lying;
}

/** Files that would fill the memory or mislead, each with a part of the error that it must end with. */
async function makeHostileFiles(): Promise<readonly (readonly [name: string, bytes: Uint8Array, error: string])[]> {
  const numbers = Array.from({ length: 1_000_000 }, (_, index) => index + 2);
  const rows = numbers.map((row) => `<row r="${row}"><c r="A${row}"><v>${row}</v></c></row>`).join('');
  const far = '<row><c r="XFD9"><v>1</v></c></row>'.repeat(50_000);
  const texts = { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(3_000_000)}</sst>` };
  const links = { 'xl/externalLinks/externalLink1.xml': '<externalLink/>' };
  const entities = { [SHEET]: `<!DOCTYPE a [<!ENTITY b "c">]>${toSheet('')}` };
  const [bomb, archive] = [makeBomb(300), zipSync({ 'a.xml': strToU8('<a/>') })];
  return [
    ['bomb.xlsx', bomb, 'descomprimido pasa de'],
    ['lying-bomb.xlsx', lie(bomb, 1_000), 'dañado'],
    ['rows.xlsx', await withParts({ [SHEET]: toSheet(rows) }), 'más de 100000 filas'],
    ['rows.csv', strToU8(`nombre\n${numbers.join('\n')}`), 'más de 100000 filas'],
    ['columns.xlsx', await withParts({ [SHEET]: toSheet('<row><c><v>1</v></c></row>') }), 'no dicen su lugar'],
    ['columns.csv', strToU8(`nombre${';a'.repeat(16_000)}`), '16001 columnas'],
    ['far-cells.xlsx', await withParts({ [SHEET]: toSheet(far) }), '16384 columnas'],
    ['texts.xlsx', await withParts(texts), 'marcas de textos'],
    ['links.xlsx', await withParts(links), 'vínculos a otros archivos'],
    ['entities.xlsx', await withParts(entities), 'tipo de documento'],
    ['cut.xlsx', (await withParts({})).subarray(0, 1_500), 'no es un .xlsx'],
    ['archive.csv', archive, 'no tiene libro'],
    ['text.xlsx', strToU8('id;nombre\n1;Monitor'), 'no es un .xlsx'],
    ['locked.xlsx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'contraseña'],
    ['one-text.csv', strToU8(`nombre\n"${'a'.repeat(2_000_000)}`), 'comillas'],
  ];
}

/** Where a workbook of one sheet has its rows. */
const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook of one sheet whose parts are those of a good one but for `changed`. */
async function withParts(changed: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const good = unzipSync(await writeExcelFile([[{ value: 'nombre' }]]).toBuffer());
  const parts = Object.entries(changed).map(([name, xml]) => [name, strToU8(xml)]);
  return zipSync({ ...good, ...Object.fromEntries(parts) }, { level: 1 });
}

const HEAP_MB = 256;
/** Of the whole process; the command takes 100 to refuse an empty file. */
const MAX_RSS_MB = 400;
const REPORT = "process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))";
const NODE_OPTIONS = [`--max-old-space-size=${HEAP_MB}`, '--import', `data:text/javascript,${REPORT}`];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-hostile-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs the import on a file of `bytes`, with a database that is not there yet. */
async function run(name: string, bytes: Uint8Array) {
  const [file, database] = [join(folder, name), join(folder, `${name}.db`)];
  await writeFile(file, bytes);
  const environment = { DATABASE_URL: `file:${database}` };
  const { code, err } = await runCommand('catalogue-import', [file], environment, NODE_OPTIONS);
  const [, peak = 'none'] = /^peak (\d+)$/m.exec(err) ?? [];
  return { code, err, peak: Number(peak) / 1024, isLoaded: existsSync(database) };
}

test('hostile files end with a clear error, in bounded memory, and nothing is loaded', async () => {
  const files = await makeHostileFiles();
  for (const [name, bytes, error] of files) {
    const { code, err, peak, isLoaded } = await run(name, bytes);
    expect([name, code, isLoaded]).toEqual([name, 1, false]);
    expect(`${name}: ${err}`).toContain(error);
    expect([name, peak < MAX_RSS_MB]).toEqual([name, true]);
  }
}, 300_000);
