import { strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Database } from '@/lib/database/connect';
import { readStored } from '@/lib/embedded-backend/catalogue';
import { openDatabase, storeCatalogue } from '@/lib/embedded-backend/database';
import { planImport } from '@/lib/embedded-backend/plan';
import { readCatalogueFile } from '@/lib/embedded-backend/read-file';

const FDA_FILE = 'e2e/data/foiclass.txt';
const COLUMNS = { name: 'DEVICENAME', category: 'MEDICALSPECIALTY', description: 'DEFINITION' };

/** The FDA's devices, as the import reads them. */
export function readDevices() {
  return readCatalogueFile(FDA_FILE, { maps: COLUMNS });
}

/** Opens a new database at `url` with the FDA's devices, the first ten of them featured, and products with awkward names and pictures. */
export async function openCatalogue(url: string) {
  const read = await readDevices();
  const english = read.records.map(({ line, fields }) => ({ line, fields: { ...fields, lang: 'en' } }));
  const awkward = awkwardNames.map((name, index) => ({
    name,
    category: awkwardCategory,
    ...(index < 9 && { brand: index < 5 ? awkwardBrand : 'Otra marca' }),
  }));
  const own = [...awkward, ...pictureFields].map((fields) => ({ line: 0, fields }));
  const suggested = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const { catalogue, faults } = planImport({ ...read, records: [...english, ...own], suggested }, null);
  if (faults.length > 0) throw new Error(`${FDA_FILE} has bad rows, the first: ${JSON.stringify(faults[0])}`);
  const database = await openDatabase(url);
  await storeCatalogue(database, catalogue);
  return database;
}

/** A category whose own name is awkward, too. */
export const awkwardCategory = 'Nombres raros / 100 % "reales" #1?';

export const awkwardBrand = 'Marca / A & B';

/** As long as a name can get, and without a single place to break it. */
const longName = 'Electroencefalografista'.repeat(8).slice(0, 180);

/** Names that break careless addresses, markup or layouts. */
export const awkwardNames: readonly string[] = [
  ...['Sonda 1/2 pulgada', 'Cánula 100% acero', '¿Esterilizable? Sí', 'Cable #4', 'Pantalla de 5" plana'],
  ...['Filtro < 5 µm > 1 µm', 'Niño y cigüeña, ñandú', 'Marca™ registrada®', 'Corazón 🫀 y familia 👩‍👩‍👧'],
  ...['../../etc/passwd', '..', '.', 'Barra \\ invertida', 'A&B=C;D+E,F:G@H!$', 'Ya escapado %2F y %E0%A4'],
  ...["Panel <x onclick=alert('x')>", 'Guion_bajo y / barra', 'عربي שלום 日本', '...Puntos delante'],
  ...['   Espacios delante y detrás  ', '%', '?', '# #', '&', 'Comillas \' y " juntas', 'ñ', longName],
];

type Handler = (request: Request) => Promise<Response>;
type Product = { readonly id: number; readonly name: string };

/** Names that a build cannot make a folder of as they are; the first three have addresses that can be one. */
const ODD_NAMES = ['\uD800', '.', '..', 'Monitor\0', 'x'.repeat(240_000)];
/** How many of their pages a build makes. */
export const ODD_PAGES = 3;

/** `handler` with products of odd names among the featured ones for as long as `isOdd` says so. */
export function withOddNames(handler: Handler, isOdd: () => boolean): Handler {
  const odd: readonly Product[] = ODD_NAMES.map((name, index) => ({ id: 900_001 + index, name }));
  return async (request) => {
    const { pathname } = new URL(request.url);
    const product = odd.find(({ id }) => pathname === `/product/${id}`);
    if (!isOdd() || !(product || pathname === '/products/suggested')) return handler(request);
    if (product) return Response.json(product);
    const suggested = (await (await handler(request)).json()) as readonly Product[];
    return Response.json([...suggested, ...odd]);
  };
}

/** A category whose products have pictures that cannot be shown, and one of each other kind to compare them with. */
export const picturesCategory = 'Fotos';

export const pictures = {
  good: { name: 'Con foto', file: '/images/products/aed-800.webp' },
  /** With a query, so that the optimiser would not take it. */
  unoptimised: { name: 'Foto con versión', file: '/images/products/aed-800.webp?v=2' },
  none: { name: 'Sin foto', file: '' },
  missing: { name: 'Foto que ya no está', file: '/images/products/nada-800.webp' },
  broken: { name: 'Foto que no es una foto', file: '/docs/ley-1831-2017.pdf' },
} as const;

/** As rows of an import. */
const pictureFields = Object.values(pictures).map(({ name, file }) => ({
  name,
  category: picturesCategory,
  image: file,
  image_sm: file,
}));

/** Loads rows as the command does, whatever its doubts; throws when one has a fault. */
export async function importRows(
  db: Database,
  rows: readonly object[],
  choices: Parameters<typeof planImport>[2] = {},
) {
  const stored = await readStored(db);
  const records = rows.map((fields, index) => ({ line: index + 2, fields: { ...fields } }));
  const plan = planImport({ records, suggested: [], faults: [], notes: [] }, stored, choices);
  if (plan.faults.length > 0) throw new Error(JSON.stringify(plan.faults));
  await storeCatalogue(db, plan.catalogue, stored.storedAt);
  return plan;
}

/** The same rows in an order that `seed` decides. */
export function shuffle<T>(rows: readonly T[], seed: number): T[] {
  const keyed = rows.map((row, index) => ({ row, key: Math.sin(seed * 1_000 + index) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row);
}

/** 60 products in seven categories, with codes. */
export const manyRows = Array.from({ length: 60 }, (_, index) => ({
  code: `BM-${index}`,
  name: `Equipo ${index}`,
  category: `Línea ${index % 7}`,
}));

/** A catalogue in the shape of an import (docs/content.md): product 1 has every optional field, product 2 has none, product 3 was withdrawn. */
export const detailedCatalogue = {
  categories: [{ id: 1, name: 'Monitoreo y diagnóstico' }],
  products: [
    {
      id: 1,
      name: 'Monitor de signos vitales Alfa',
      category: 'Monitoreo y diagnóstico',
      brand: 'Marca Alfa',
      description: 'Vigila a un paciente adulto.',
      code: 'BM-0001',
      registro_sanitario: {
        number: 'INVIMA 2018DM-0001234-R1',
        holder: 'Titular Alfa S. A. S.',
        expires_at: '2031-05-31',
        url: 'https://registros.example/2018DM-0001234-R1',
      },
      risk_class: 'IIb',
      udi_di: '07701234567897',
      gmdn: '36872',
      umdns: '12-636',
      unspsc: '42181904',
      manufacturer: 'Fábrica Alfa GmbH',
      country: 'Alemania',
      documents: [
        {
          type: 'manual',
          name: 'Manual de uso',
          url: '/docs/manual-alfa.pdf',
          lang: 'es',
          date: '2026-03-01',
          size: 2_400_000,
        },
        { type: 'manual', url: '/docs/manual-alfa-en.pdf', lang: 'en' },
        { type: 'declaracion', url: 'https://docs.example/declaracion.pdf', date: '2025-11-30' },
        { type: 'certificado', name: 'ISO 13485', url: '/docs/iso-13485.pdf', size: 120_000 },
      ],
      accessories: [4],
      spares: [5],
      consumables: [6],
      services: [7],
    },
    { id: 2, name: 'Báscula Beta', category: 'Monitoreo y diagnóstico' },
    { id: 3, name: 'Monitor Antiguo', category: 'Monitoreo y diagnóstico', replaced_by: 1 },
    { id: 4, name: 'Sensor de dedo', category: 'Accesorios de monitores', code: 'BM 0104' },
    {
      id: 5,
      name: 'Batería de repuesto',
      category: 'Accesorios de monitores',
      registro_sanitario: 'INVIMA 2020DM-0009876',
    },
    { id: 6, name: 'Papel térmico', category: 'Accesorios de monitores' },
    { id: 7, name: 'Calibración de monitores', type: 'SERVICE', description: 'Calibra monitores.' },
  ],
} as const;

/** Of the blocks of the workbook, as they are spelled there. */
const BLOCKS = [
  ...['Monitoreo y diagnóstico', 'Infusión y succión', 'Laboratorio clínico', 'Metrología y patrones'],
  ...['Mobiliario clínico', 'Esterilización y limpieza', 'MONITOREO  Y DIAGNOSTICO', 'infusión y succión'],
  ...['Monitoreo y diagnóstico', 'Infusión y succión', 'Laboratorio clínico', 'Mobiliario clínico'],
];
const ROWS_IN_BLOCK = 25;

/** A workbook as the company has it: its second sheet has titles, a blank row, two rows of headings, merged cells, and 300 products in six categories. */
export async function makeMessyWorkbook(): Promise<Uint8Array> {
  const toRow = (cells: readonly (string | number | object)[]) =>
    cells.map((cell) => (cell === '' ? null : typeof cell === 'object' ? cell : { value: cell }));
  const title = (value: string) => [{ value, columnSpan: 9 }];
  const heading = [
    ...['CÓDIGO', 'NOMBRE DEL EQUIPO', 'Línea', 'MARCA', 'Descripción', 'Foto', 'Registro Sanitario'],
    ...['Precio', 'Peso (kg)'],
  ];
  const above = [title('CATÁLOGO DE EQUIPOS'), title('Actualizado en noviembre'), [], [...Array(8).fill(''), 'Otros']];
  const blocks = BLOCKS.map((category, block) =>
    Array.from({ length: ROWS_IN_BLOCK }, (_, at) => {
      const number = block * ROWS_IN_BLOCK + at + 1;
      const shelf = at === 0 ? { value: category, rowSpan: ROWS_IN_BLOCK } : '';
      const picture = number === 8 ? '/images/products/no-existe.webp' : '';
      const words = [number % 3 ? 'Médica Ñ' : '', number % 2 ? 'Para niños.\nIncluye batería.' : '', picture];
      const name = `Bomba "S" de jeringa; O'Connor ${number}`;
      return [`BM-${number}`, name, shelf, ...words, `INVIMA 2026DM-${10_000 + number}`, 990_000, number / 10];
    }),
  );
  const rows = [...above, heading, ...blocks.flatMap((block) => [[], ...block]).slice(1)].map(toRow) as SheetData;
  const notes = { data: [['Lista de precios de 2026'], ['Válida hasta diciembre']], sheet: 'Notas' };
  return writeExcelFile([notes, { data: rows, sheet: 'Catálogo' }]).toBuffer();
}

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
export async function makeHostileFiles(): Promise<
  readonly (readonly [name: string, bytes: Uint8Array, error: string])[]
> {
  const numbers = Array.from({ length: 1_000_000 }, (_, index) => index + 2);
  const rows = numbers.map((row) => `<row r="${row}"><c r="A${row}"><v>${row}</v></c></row>`).join('');
  const cells = '<c><v>1</v></c>'.repeat(16_000);
  const bomb = makeBomb(300);
  return [
    ['bomb.xlsx', bomb, 'descomprimido pasa de'],
    ['lying-bomb.xlsx', lie(bomb, 1_000), 'dañado'],
    ['rows.xlsx', await withParts({ [SHEET]: toSheet(rows) }), 'más de 100000 filas'],
    ['rows.csv', strToU8(`nombre\n${numbers.join('\n')}`), 'más de 100000 filas'],
    ['columns.xlsx', await withParts({ [SHEET]: toSheet(`<row>${cells}</row>`) }), 'no dicen su lugar'],
    ['columns.csv', strToU8(`nombre${';a'.repeat(16_000)}`), '16001 columnas'],
    [
      'far-cells.xlsx',
      await withParts({ [SHEET]: toSheet('<row><c r="XFD9"><v>1</v></c></row>'.repeat(50_000)) }),
      '16384 columnas',
    ],
    [
      'texts.xlsx',
      await withParts({ 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(3_000_000)}</sst>` }),
      'marcas de textos',
    ],
    [
      'links.xlsx',
      await withParts({ 'xl/externalLinks/externalLink1.xml': '<externalLink/>' }),
      'vínculos a otros archivos',
    ],
    [
      'entities.xlsx',
      await withParts({ [SHEET]: `<!DOCTYPE a [<!ENTITY b "c">]>${toSheet('')}` }),
      'tipo de documento',
    ],
    ['cut.xlsx', (await withParts({})).subarray(0, 1_500), 'no es un .xlsx'],
    ['archive.xlsx', zipSync({ 'a.xml': strToU8('<a/>') }), 'no tiene libro'],
    ['archive.csv', zipSync({ 'a.xml': strToU8('<a/>') }), 'no tiene libro'],
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
