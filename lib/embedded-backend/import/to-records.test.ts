/** @jest-environment node */
import { buildCatalogue } from './build';
import { readMaps } from './headings';
import { readCsv } from './read-csv';
import { type RecordOptions, toRecords } from './to-records';

const read = (text: string, options: RecordOptions = {}) => toRecords(readCsv(text), options);
const toFields = (text: string, options: RecordOptions = {}) => read(text, options).records.map(({ fields }) => fields);

describe('toRecords', () => {
  it('finds the header below title lines and blank rows, and numbers the rows as the spreadsheet does', () => {
    const { records, notes } = read(
      'EQUIPOS;;\n;;\nProductos de 2026;;\nCÓDIGO;Nombre del  equipo;Nota\nA1;Monitor;x\n\nA2;Bomba;\n',
    );
    expect(records).toEqual([
      { line: 5, fields: { code: 'A1', name: 'Monitor' } },
      { line: 7, fields: { code: 'A2', name: 'Bomba' } },
    ]);
    expect(notes).toEqual(['header: row 4', 'CÓDIGO → code', 'Nombre del equipo → name', 'ignored columns: Nota']);
  });

  it('reads headings of two lines, and skips rows that repeat the header', () => {
    expect(read('"Nombre\ndel equipo";marca\na;b\n"Nombre\ndel equipo";marca\nc;d')).toMatchObject({
      records: [{ line: 2 }, { line: 4 }],
      notes: expect.arrayContaining(['Nombre del equipo → name']),
    });
  });

  it.each([
    ['Categoria', 'category'],
    ['grupo', 'category'],
    ['LÍNEA', 'category'],
    ['Marca', 'brand'],
    ['Referencia', 'code'],
    ['foto', 'image'],
    ['Ficha  Técnica', 'url'],
    ['REGISTRO SANITARIO', 'registro_sanitario'],
    ['image_sm', 'image_sm'],
  ])('takes %s for %s', (heading, field) => {
    expect(read(`nombre;${heading}\na;b`).notes).toContain(`${heading.replace('  ', ' ')} → ${field}`);
  });

  it('takes the surest of several headings for a field, and the operator at their word', () => {
    expect(toFields('Referencia;Código;Producto;Nombre\nR;C;P;N')).toEqual([{ code: 'C', name: 'N' }]);
    const maps = { code: 'referencia', name: 'Producto', brand: 'Producto' };
    expect(toFields('Referencia;Código;Producto;Nombre\nR;C;P;N', { maps })).toEqual([
      { code: 'R', name: 'P', brand: 'P' },
    ]);
  });

  it('says which column or header is not there, and what the first rows are', () => {
    expect(() => read('Lista\nid,nombre\n1,a', { maps: { brand: 'MAKER' } })).toThrow(
      'no column MAKER in row 2: id | nombre',
    );
    expect(() => read('Lista\nid,precio\n1,5')).toThrow(
      /no row with a name column.*\n1: Lista\n2: id \| precio\n3: 1 \| 5$/,
    );
    expect(() => read('id,nombre\n1,a', { maps: { name: 'TITLE' } })).toThrow('no row with the column TITLE');
  });

  it('reports a heading that is there twice, where it is used', () => {
    const { faults } = read('Nombre;MARCA;Marca ;x;x\na;b;c;d;e');
    expect(faults).toEqual([{ line: 1, reason: 'the heading MARCA is there 2 times (columns B, C)' }]);
  });

  it('reports formulas without a value and rows with more cells than the header', () => {
    const { faults } = read('nombre,marca\n#REF!,a\n"=CONCAT(A1,B1)",=B7\n#¡VALOR!,#N/D\na,b,c\n=2 mm,#1\n');
    expect(faults.map(({ line }) => line)).toEqual([2, 3, 3, 4, 4, 5]);
    expect(faults[0]?.reason).toBe("nombre is '#REF!': a formula without a value");
    expect(faults[5]?.reason).toBe('the row has 3 cells, the header 2');
  });

  it('joins the names of a category: the most frequent spelling stays, of equals the first', () => {
    const rows = 'nombre;grupo\na;Camas\nb;Infusión\nc;INFUSION\nd;infusion\ne;INFUSION\nf;CAMAS\ng;';
    const { records, notes } = read(rows);
    expect(records.map(({ fields }) => fields.category)).toEqual([
      ...['Camas', 'INFUSION', 'INFUSION', 'INFUSION', 'INFUSION', 'Camas', ''],
    ]);
    expect(notes.filter((note) => note.startsWith('category'))).toEqual([
      "category 'CAMAS' (rows: 1) → 'Camas'",
      "category 'Infusión' (rows: 1) → 'INFUSION'",
      "category 'infusion' (rows: 1) → 'INFUSION'",
    ]);
  });

  it('shows nothing that a terminal would obey, in bounded lines', () => {
    const long = `\u001b[31m${'x'.repeat(10_000)}`;
    const rows = Array.from({ length: 60 }, (_, index) => `a;Camas${'.'.repeat(index)};=A1`);
    const { notes, faults } = read(`nombre;grupo;marca;${long}\n${rows.join('\n')}`);
    expect(notes).toHaveLength(26);
    expect(notes.at(-1)).toBe('… and 39 more spellings of categories');
    expect(JSON.stringify([notes, faults])).not.toMatch(/u001b|x{81}/);
    expect(() => read(long)).toThrow(`1: [31m${'x'.repeat(76)}…`);
  });

  it('fills empty categories downwards when asked', () => {
    const rows = 'nombre;grupo\na;\nb;Camas\nc;\nd;Sillas';
    expect(toFields(rows).map(({ category }) => category)).toEqual(['', 'Camas', '', 'Sillas']);
    expect(toFields(rows, { isFilled: true }).map(({ category }) => category)).toEqual([
      '',
      'Camas',
      'Camas',
      'Sillas',
    ]);
  });

  it('takes a column Tipo for the type only when it says so', () => {
    expect(toFields('nombre;tipo\na;Servicio\nb;equipo')).toEqual([
      { name: 'a', type: 'SERVICE' },
      { name: 'b', type: 'PRODUCT' },
    ]);
    expect(read('nombre;tipo\na;Portátil').notes).toContain('ignored columns: tipo');
  });

  it('makes the JSON shape of flat columns', () => {
    const header = 'nombre;registro sanitario;titular;vence;enlace del registro;documentos;accesorios;reemplazado por';
    const [full, plain] = toFields(
      `${header}\na;2026DM-1;ACME;31/1/2027;https://x.co;"ficha|/a.pdf manual|/b.pdf\ncertificado|/c.pdf|CE 2026|en";B2, C3;D4\nb;2026DM-2`,
    );
    expect(full).toEqual({
      name: 'a',
      registro_sanitario: { number: '2026DM-1', holder: 'ACME', expires_at: '2027-01-31', url: 'https://x.co' },
      documents: [
        { type: 'ficha', url: '/a.pdf' },
        { type: 'manual', url: '/b.pdf' },
        { type: 'certificado', url: '/c.pdf', name: 'CE 2026', lang: 'en' },
      ],
      accessories: ['B2', 'C3'],
      replaced_by: 'D4',
    });
    expect(plain).toMatchObject({ registro_sanitario: '2026DM-2', documents: [], accessories: [] });
  });

  it('makes fields that an import takes', () => {
    const header = 'id;nombre;registro sanitario;vence;UDI;documentos;accesorios;reemplazado por';
    const { records } = read(`${header}\n1;a;2026DM-1;31/1/2027;0770;ficha|/a.pdf;2 3;2\n2;b\n3;c`);
    const { catalogue, faults } = buildCatalogue(records);
    expect(faults).toEqual([]);
    expect(JSON.parse(catalogue.products[0]?.details ?? '')).toEqual({
      registro_sanitario: { number: '2026DM-1', expires_at: '2027-01-31' },
      udi_di: '0770',
      documents: [{ type: 'ficha', url: '/a.pdf' }],
      accessories: [2, 3],
      replaced_by: 2,
    });
    expect(catalogue.products[1]?.details).toBeNull();
  });

  it('has nothing to give for a file with only a header, or an empty one', () => {
    expect(read('id,name\n').records).toEqual([]);
    expect(read('')).toEqual({ records: [], faults: [], notes: [] });
  });
});

describe('the names of products', () => {
  it.each(['Producto', 'EQUIPO', 'nombre', 'Nombre del producto', 'name'])('stand under %s', (heading) => {
    expect(toFields(`${heading};marca\na;b`)).toEqual([{ name: 'a', brand: 'b' }]);
  });
});

describe('readMaps', () => {
  it('refuses a field that nobody knows, with those that are known, and keeps commas of a column', () => {
    const maps = readMaps(['name=NOMBRE, GRANDE,brand = MARCA', 'id=A=B']);
    expect(maps).toEqual({ name: 'NOMBRE, GRANDE', brand: 'MARCA', id: 'A=B' });
    expect(() => readMaps(['nombre=X'])).toThrow(/no field 'nombre'; fields: id code name category/);
    expect(() => readMaps(['name='])).toThrow("FIELD=COLUMN, not 'name='");
  });
});
