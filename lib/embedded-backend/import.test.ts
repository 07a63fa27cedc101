/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalogue, readStored, type Stored } from './catalogue';
import { readMaps } from './columns';
import { openDatabase, storeCatalogue } from './database';
import { toBytes } from './export';
import { planImport } from './plan';
import { type ReadOptions, readCatalogue, readCatalogueFile } from './read-file';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biomedica-import-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: string | Uint8Array, options: ReadOptions = {}, name = 'a.csv') {
  await writeFile(join(folder, name), bytes);
  return readCatalogueFile(join(folder, name), options);
}

const plan = async (bytes: string | Uint8Array, stored: Catalogue | null = null, options: ReadOptions = {}) =>
  planImport(await read(bytes, options), stored && toStored(stored));
const toStored = (catalogue: Catalogue): Stored => ({ ...catalogue, removed: [], storedAt: 1 });
/** The products of a file without what is the same in all of them. */
async function getProducts(bytes: string | Uint8Array, options: ReadOptions = {}) {
  const { catalogue, faults } = await plan(bytes, null, options);
  expect(faults).toEqual([]);
  return catalogue.products.map(({ id: _, type: __, category_id: ___, ...product }) => product);
}

describe('the columns of a spreadsheet', () => {
  test.each([
    ['Título de la lista\n\nCÓDIGO;Nombre_del_Equipo;Marcas\nA;b;c', { code: 'A', name: 'b', brand: 'c' }],
    [
      'Handle,Title,Body (HTML),Vendor,Variant SKU,Image Src\nx,b,<p>t</p>,c,A,/i.jpg',
      { code: 'A', name: 'b', description: 't', brand: 'c', image: '/i.jpg' },
    ],
    ['SKU,Nombre,Descripción,Imágenes\nA,b,t,/i.jpg', { code: 'A', name: 'b', description: 't', image: '/i.jpg' }],
    ['Active (0/1);Name *;Reference #;Image URLs (x,y,z...)\n1;b;A;/i.jpg', { code: 'A', name: 'b', image: '/i.jpg' }],
    ['Referencia interna;Nombre;Descripción corta\nA;b;t', { code: 'A', name: 'b', description: 't' }],
    ['Item Name;Item Code\nb;A', { code: 'A', name: 'b' }],
    ['_NombreProducto,_NombreMarca,_CódigoReferenciaSKU\nb,c,A', { code: 'A', name: 'b', brand: 'c' }],
    ['Code,Name,Brand Name,Product Visible\nA,b,c,Y', { code: 'A', name: 'b', brand: 'c' }],
    ['ÍTEM;EQUIPO;MODELO;SERIE;SERVICIO\n1;b;M-1;9;UCI', { name: 'b', attributes: [{ name: 'Modelo', value: 'M-1' }] }],
    ['Nombre;Peso (kg);Precio\nb;4,2;5', { name: 'b', attributes: [{ name: 'Peso', value: '4,2 kg' }] }],
    [
      'Nombre;Clasificación por riesgo;Vence;Registro sanitario\nb;IIB;31/12/2027;1',
      { name: 'b', risk_class: 'IIB', registro_sanitario: { number: '1', expires_at: '2027-12-31' } },
    ],
    ['Nombre;Registro sanitario;Vence\nb;1;Indefinido', { name: 'b', registro_sanitario: '1' }],
    ['id;Nombre\n__export__.a;b', { name: 'b' }],
    ['sep=;\nNombre;Marca\nMonitor 12" LCD;c', { name: 'Monitor 12" LCD', brand: 'c' }],
    ['Nombre;Tipo\nb;Portátil', { name: 'b' }],
  ])('%j', async (csv, product) => {
    expect(await getProducts(csv)).toEqual([product]);
  });

  test('--map says otherwise, and leaves a column out', async () => {
    const maps = readMaps(['name=TITLE, LONG', 'code = REF', 'id=-']);
    expect(await getProducts('id;TITLE, LONG;REF;Nombre\nx;b;A;c', { maps })).toEqual([{ code: 'A', name: 'b' }]);
    expect(() => readMaps(['nombre=X'])).toThrow("no conoce el campo 'nombre'; campos: id code name");
    await expect(read('CODIGO;DESCRIPCION\n1;2')).rejects.toThrow('--map name=COLUMNA');
  });

  test('what another shop hides, and further rows of one product, stay out and are counted', async () => {
    const csv = 'Handle,Title,Status,Mostrar en tienda\nx,a,active,SÍ\nx,,,\ny,b,draft,SÍ\nz,c,Activo,NO\nw,d,Bueno,';
    const { catalogue, notes } = await plan(csv);
    expect(catalogue.products.map(({ name }) => name)).toEqual(['a', 'd']);
    expect(notes.join('\n')).toMatch(/no muestra, y que no entran: 2 \(Status, Mostrar en tienda\)\notras filas .*: 1/);
  });
});

describe('the texts of a file', () => {
  // Each way to clean one: lib/plain-text.test.ts.
  test('are cleaned, the first picture is taken, and addresses are whole', async () => {
    const csv = 'Nombre;Marca;Imágenes;Ficha técnica\n"A &amp; B\n<b>c</b>";N/A;"/a.jpg, /b.jpg";www.x.co/f.pdf';
    expect(await getProducts(csv)).toEqual([{ name: 'A & B c', image: '/a.jpg', url: 'https://www.x.co/f.pdf' }]);
  });

  test('what cannot be repaired is asked about, and a damaged code is named', async () => {
    const { doubts, notes } = await plan('Código;Nombre\n7,70E+12;CÃ mara');
    expect(doubts.join()).toContain('letras dañadas');
    expect(notes.join()).toContain('códigos que Excel dañó');
  });

  test('letters of two encodings in one file are read as one and repaired, and the report says which', async () => {
    const file = await read(Buffer.from('Nombre;Marca\nPresi\xC3\xB3n ni\xF1os;x', 'latin1'));
    expect([file.notes[0], planImport(file, null).catalogue.products[0]?.name]).toEqual([
      'windows-1252',
      'Presión niños',
    ]);
  });
});

describe('a fault names its row', () => {
  test.each([
    ['Código;Nombre\nA;a\nA;b', 3, 'el código A está dos veces: también en la fila 2'],
    ['id;Nombre\n5;a\n5;b', 3, 'el id 5 está dos veces'],
    ['id;Nombre\n5;a\nx;b', 3, 'id no es un número'],
    ['Nombre;Marca\na;b\n;c', 3, 'falta el nombre'],
    ['Nombre;Marca\na;#REF!', 2, "Marca es '#REF!': una fórmula sin valor"],
    ['Nombre;Marca\na;b;c', 2, 'la fila tiene 3 celdas y el encabezado 2'],
    [`Nombre;UDI\na;${'x'.repeat(201)}`, 2, 'udi_di pasa de 200 caracteres'],
    ['Nombre;Documentos\na;folleto|/a.pdf', 2, 'el tipo de un documento no es'],
  ])('%j', async (csv, line, reason) => {
    expect((await plan(csv)).faults).toContainEqual({ line, reason: expect.stringContaining(reason) });
  });

  test('of JSON too, and nothing is polluted', () => {
    const text =
      '[{"name":"a","__proto__":{"polluted":1}},{"name":"b","attributes":[{"name":"__proto__","value":"x"}]},{"name":"c","category_id":9}]';
    const { faults } = planImport(readCatalogue(JSON.parse(text)), null);
    expect(faults).toEqual([{ line: 3, reason: 'no hay una categoría 9' }]);
    expect('polluted' in {}).toBe(false);
  });
});

describe('whose address a row has', () => {
  const before = async () => (await plan('Código;Nombre\nA;Monitor\nB;Cama\nC;Balanza')).catalogue;
  const find = async (csv: string) => {
    const { catalogue, doubts, swapped } = await plan(csv, await before());
    return { products: catalogue.products.map(({ id, name }) => `${id} ${name}`), doubts, swapped };
  };

  test('it is found by its code, else by its name, and a new one gets a new number', async () => {
    const { products, doubts } = await find('Código;Nombre\nN;Nuevo\nB;Otra cama\nC;Balanza\n;Monitor');
    expect(products).toEqual(['1 Monitor', '2 Otra cama', '3 Balanza', '4 Nuevo']);
    expect(doubts).toEqual([]);
  });

  test.each([
    ['id;Nombre\n1;Balanza\n2;Cama\n3;Monitor', [2, 4]],
    ['id;Código;Nombre\n1;B;Cama\n2;A;Monitor\n3;C;Balanza', [2, 3]],
  ])('%j: an id of one product and the name or code of another are asked about', async (csv, lines) => {
    const { doubts, swapped } = await find(csv);
    expect(doubts).toEqual([expect.stringContaining('2 filas tienen el id de un producto')]);
    expect(swapped.filter(({ reason }) => reason.includes('es de')).map(({ line }) => line)).toEqual(lines);
  });

  test('more than half removed, or no keys at all, is asked about', async () => {
    expect((await find('Código;Nombre\nA;Monitor')).doubts).toEqual(['se quitarían 2 de 3 productos']);
    expect((await find('Código;Nombre\nA;Monitor\nB;Cama')).doubts).toEqual([]);
    expect((await find('Nombre\nMonitor\nCama\nBalanza\nGasa')).doubts.join()).toContain('no tiene claves');
  });
});

const FORMULAS = ['=HYPERLINK("http://x")', '+1', '-40 a 85 °C', '@SUM(A1)', "'=1", "'t Hooft", "''5", '＝1'];
const registration = { number: 'INVIMA 1', holder: 'Alfa S. A.', expires_at: '2031-05-31', url: 'https://a.co/1' };
const codes = { udi_di: '07701234567897', gmdn: '36872', umdns: '12-636', unspsc: '42181904' };
const documents = [
  { type: 'manual', name: 'Manual de uso', url: '/docs/a.pdf', lang: 'es', date: '2026-03-01', size: 2_400_000 },
  { type: 'declaracion', url: 'https://docs.example/declaracion.pdf', date: '2025-11-30' },
];
const attributes = [
  { name: '2024', value: "'8" },
  { name: 'Peso (kg)', value: '3' },
  { name: 'Tipo', value: '0' },
];
const lists = { accessories: [4], spares: [5], consumables: [30], services: [80] };
/** Every optional field, and texts that a spreadsheet or a CSV would change. */
const { catalogue } = planImport(
  readCatalogue({
    categories: [
      { id: 1, name: 'Monitoreo y diagnóstico' },
      { id: 9, name: '=Categoría', image_sm: '/c.webp' },
    ],
    suggested: [31, 30],
    products: [
      {
        ...{ id: 1, name: 'Monitor Alfa', category_id: 1, brand: 'Marca Alfa', code: 'BM-0001', risk_class: 'IIb' },
        ...{ registro_sanitario: registration, manufacturer: 'Fábrica GmbH', country: 'Alemania', documents },
        ...{ ...codes, ...lists },
      },
      { id: 3, name: 'Monitor Antiguo', category_id: 1, replaced_by: 1 },
      { id: 4, name: 'Sensor de dedo', category_id: 1, code: 'BM 0104' },
      { id: 5, name: 'Batería', category_id: 1, registro_sanitario: 'INVIMA 2020DM-0009876' },
      {
        ...{ id: 30, code: '=A1', name: '=cmd|calc!A0', slug: 'otro;"n"', category_id: 9 },
        description: 'Uno;\n"dos",\n\n-tres',
      },
      ...FORMULAS.map((name, at) => ({ id: 31 + at, name, brand: name, code: `C ${at}`, related_products: [30] })),
      { id: 80, name: 'Servicio', type: 'SERVICE', attributes },
    ],
  }),
  null,
);

describe('an export', () => {
  test.each(['json', 'csv', 'xlsx'])('as %s is read as it was stored', async (ending) => {
    const database = await openDatabase(':memory:');
    await storeCatalogue(database, catalogue);
    const stored = await readStored(database);
    database.close();
    const again = planImport(await read(await toBytes(stored, `a.${ending}`), {}, `a.${ending}`), stored);
    expect(again).toMatchObject({ faults: [], differences: [], catalogue });
  });

  test('of a release before is read without what was removed', async () => {
    const old =
      '"id";"code";"type";"name"\n"1";;"PRODUCT";"Cama"\n"1";"B-1";"REMOVED";"Balanza"\n"7";;"REMOVED CATEGORY";"UCI"';
    expect(await getProducts(old)).toEqual([{ name: 'Cama' }]);
  });

  test('as CSV has no cell that is a formula for a spreadsheet', async () => {
    const csv = (await toBytes(catalogue, 'a.csv')).toString().replace('\uFEFF', '');
    const cells = csv.match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^;"\n]*)(?=;|$)/gm) ?? [];
    expect(cells.length).toBeGreaterThan(100);
    expect(cells.filter((cell) => /^"?\s*[=+\-@＝]/.test(cell))).toEqual([]);
  });
});
